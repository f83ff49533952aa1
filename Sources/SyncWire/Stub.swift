package enum SyncWireStub {}
