package enum DomainStub {}
