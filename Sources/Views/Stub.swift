package enum ViewsStub {}
