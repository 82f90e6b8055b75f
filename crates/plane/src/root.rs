//! Integer square roots, the only roots the games need.

/// The square root rounded down.
#[inline]
pub const fn isqrt(n: u64) -> u64 {
    // Most numbers are squares of distances on a table and fit 32 bits, where the root is much quicker.
    if n <= u32::MAX as u64 { (n as u32).isqrt() as u64 } else { n.isqrt() }
}

/// The square root rounded up.
#[inline]
pub const fn isqrt_up(n: u64) -> u64 {
    let root = isqrt(n);
    if root * root == n { root } else { root + 1 }
}

/// The square root of a wide number rounded down, for the template vectors of GB-RUL-74.
#[inline]
pub const fn isqrt_wide(n: u128) -> u128 {
    n.isqrt()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn roots_bracket_their_squares() {
        for n in (0..5000u64).chain([u64::MAX, u64::from(u32::MAX), 1 << 62, (1 << 62) - 1]) {
            let (down, up) = (u128::from(isqrt(n)), u128::from(isqrt_up(n)));
            assert!(down * down <= u128::from(n) && u128::from(n) < (down + 1) * (down + 1));
            assert!(up * up >= u128::from(n) && up - down <= 1);
            assert_eq!(isqrt_wide(u128::from(n)), down);
        }
    }
}
