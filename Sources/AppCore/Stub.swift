package enum AppCoreStub {}
