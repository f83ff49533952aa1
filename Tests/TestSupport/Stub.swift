package enum TestSupportStub {}
