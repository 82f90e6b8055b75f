//! The names of an enum's variants as they are saved, so that nobody has to list them a second time.

use core::fmt;

use serde::de::{DeserializeOwned, Deserializer, Visitor};
use serde::ser::{Impossible, Serializer};
use serde::{Serialize, forward_to_deserialize_any};

/// The saved names of all variants of an enum; empty for a type that is none.
#[must_use]
pub fn variants<T: DeserializeOwned>() -> &'static [&'static str] {
    T::deserialize(Loading).err().map_or(&[], |Listed(names)| names)
}

/// The saved name of the variant a value is; `None` for a value of another type.
#[must_use]
pub fn variant<T: Serialize>(value: &T) -> Option<&'static str> {
    value.serialize(Saving).err().and_then(|Named(name)| name)
}

/// Stops a type that loads itself at the first thing it says.
struct Loading;

/// The variants it would have known.
#[derive(Debug)]
struct Listed(&'static [&'static str]);

/// Stops a value that saves itself at the first thing it says.
struct Saving;

/// The variant it would have been.
#[derive(Debug)]
struct Named(Option<&'static str>);

impl fmt::Display for Listed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("nothing is loaded")
    }
}

impl fmt::Display for Named {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("nothing is saved")
    }
}

impl core::error::Error for Listed {}
impl core::error::Error for Named {}

impl serde::de::Error for Listed {
    fn custom<T: fmt::Display>(_: T) -> Self {
        Self(&[])
    }
}

impl serde::ser::Error for Named {
    fn custom<T: fmt::Display>(_: T) -> Self {
        Self(None)
    }
}

impl<'de> Deserializer<'de> for Loading {
    type Error = Listed;

    fn deserialize_any<V: Visitor<'de>>(self, _: V) -> Result<V::Value, Listed> {
        Err(Listed(&[]))
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        variants: &'static [&'static str],
        _: V,
    ) -> Result<V::Value, Listed> {
        Err(Listed(variants))
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option unit
        unit_struct newtype_struct seq tuple tuple_struct map struct identifier ignored_any
    }
}

/// Methods that save something that is no variant.
macro_rules! nothing {
    ($($method:ident($($kind:ty),*) -> $out:ty;)*) => {
        $(fn $method(self, $(_: $kind),*) -> Result<$out, Named> {
            Err(Named(None))
        })*
    };
}

type Never = Impossible<(), Named>;

impl Serializer for Saving {
    type Ok = ();
    type Error = Named;
    type SerializeSeq = Never;
    type SerializeTuple = Never;
    type SerializeTupleStruct = Never;
    type SerializeTupleVariant = Never;
    type SerializeMap = Never;
    type SerializeStruct = Never;
    type SerializeStructVariant = Never;

    nothing! {
        serialize_bool(bool) -> ();
        serialize_i8(i8) -> ();
        serialize_i16(i16) -> ();
        serialize_i32(i32) -> ();
        serialize_i64(i64) -> ();
        serialize_u8(u8) -> ();
        serialize_u16(u16) -> ();
        serialize_u32(u32) -> ();
        serialize_u64(u64) -> ();
        serialize_f32(f32) -> ();
        serialize_f64(f64) -> ();
        serialize_char(char) -> ();
        serialize_str(&str) -> ();
        serialize_bytes(&[u8]) -> ();
        serialize_none() -> ();
        serialize_unit() -> ();
        serialize_unit_struct(&'static str) -> ();
        serialize_seq(Option<usize>) -> Never;
        serialize_tuple(usize) -> Never;
        serialize_tuple_struct(&'static str, usize) -> Never;
        serialize_map(Option<usize>) -> Never;
        serialize_struct(&'static str, usize) -> Never;
    }

    fn serialize_some<T: ?Sized + Serialize>(self, _: &T) -> Result<(), Named> {
        Err(Named(None))
    }

    fn serialize_newtype_struct<T: ?Sized + Serialize>(self, _: &'static str, _: &T) -> Result<(), Named> {
        Err(Named(None))
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, name: &'static str) -> Result<(), Named> {
        Err(Named(Some(name)))
    }

    fn serialize_newtype_variant<T: ?Sized + Serialize>(
        self,
        _: &'static str,
        _: u32,
        name: &'static str,
        _: &T,
    ) -> Result<(), Named> {
        Err(Named(Some(name)))
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        name: &'static str,
        _: usize,
    ) -> Result<Never, Named> {
        Err(Named(Some(name)))
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        name: &'static str,
        _: usize,
    ) -> Result<Never, Named> {
        Err(Named(Some(name)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Draw, Ending, Misfit, Seat};

    #[test]
    fn all_variants_have_their_saved_names() {
        assert_eq!(variants::<Draw>(), ["dice", "one"]);
        assert_eq!(variants::<Ending>(), ["conceded", "agreed", "adjudicated", "void"]);
        assert_eq!(variants::<Seat>(), [""; 0]);
    }

    #[test]
    fn a_value_has_the_name_of_its_variant() {
        assert_eq!(variant(&Draw::One { of: 2 }), Some("one"));
        assert_eq!(variant(&Misfit::WrongDraw), Some("wrong_draw"));
        assert_eq!(variant(&Ending::Agreed), Some("agreed"));
        assert_eq!(variant(&Seat(1)), None);
        assert_eq!(variant(&Some(Ending::Agreed)), None);
    }
}
