package enum StringsStub {}
