package enum SyncEngineStub {}
