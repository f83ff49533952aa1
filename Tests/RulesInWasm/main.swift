import TestSupport
print("x")
