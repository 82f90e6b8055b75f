//! Reading what players wrote so that an error says where it is.

use core::fmt;

use serde::de::{Deserialize, Error, MapAccess};

/// An error with what it is in, such as a piece or a field, and which.
pub(crate) struct In<N, E>(pub(crate) &'static str, pub(crate) N, pub(crate) E);

impl<N: fmt::Display, E: fmt::Display> fmt::Display for In<N, E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(what, name, error) = self;
        write!(f, "{what} {name}: {error}")
    }
}

/// Reads the value of a field that has not been there before.
pub(crate) fn read<'de, A: MapAccess<'de>, T: Deserialize<'de>>(
    map: &mut A,
    name: &'static str,
    into: &mut Option<T>,
) -> Result<(), A::Error> {
    if into.is_some() {
        return Err(A::Error::duplicate_field(name));
    }
    *into = Some(map.next_value().map_err(|error| A::Error::custom(In("its", name, error)))?);
    Ok(())
}
