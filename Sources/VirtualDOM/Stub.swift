package enum VirtualDOMStub {}
