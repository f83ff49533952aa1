package enum ServerHTTPStub {}
