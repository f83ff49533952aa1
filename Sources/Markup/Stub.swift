package enum MarkupStub {}
