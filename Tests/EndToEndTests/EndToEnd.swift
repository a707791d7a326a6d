// The suite of all tests that start programs, one at a time: they measure time and processor load,
// and would disturb each other.

import Testing

/// Tests of the built program from outside, as its user meets it.
@Suite(.serialized) enum EndToEnd {}
