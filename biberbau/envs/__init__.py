"""The games as the environments of other libraries.  Each needs its extra."""
