package enum ServerCoreStub {}
