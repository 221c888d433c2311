"""Tests of the installed package against the built daemon. `test/bindings/python.test.ts` prepares and runs them."""
