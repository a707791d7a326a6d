// What the plots need of mathematics.

import Glibc

/// The natural logarithm.
func logarithm(_ value: Double) -> Double { log(value) }

/// A base to the power of an exponent.
func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }
