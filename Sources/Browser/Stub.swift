package enum BrowserStub {}
