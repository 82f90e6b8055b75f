//! Feeding a value to the mixing function, part by part.

use core::fmt::Display;

use serde::ser::{
    SerializeMap, SerializeSeq, SerializeStruct, SerializeStructVariant, SerializeTuple,
    SerializeTupleStruct, SerializeTupleVariant,
};
use serde::{Serialize, Serializer};

use super::Fingerprint;

const START: u64 = 0x243f_6a88_85a3_08d3;
const FACTOR: u64 = 0x9e37_79b9_7f4a_7c15;

/// What has been fed so far.
pub(super) struct Feed(u64);

/// A value refused to be written.
#[derive(Debug)]
pub(super) struct Unwritten;

impl Display for Unwritten {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str("the value cannot be written")
    }
}

impl core::error::Error for Unwritten {}

impl serde::ser::Error for Unwritten {
    fn custom<T: Display>(_: T) -> Self {
        Self
    }
}

type Fed = Result<(), Unwritten>;

impl Feed {
    pub(super) fn new() -> Self {
        Self(START)
    }

    /// Mixes 64 bits in: the two halves of a wide product.
    #[inline]
    pub(super) fn word(&mut self, word: u64) {
        let product = u128::from(self.0 ^ word) * u128::from(FACTOR);
        self.0 = (product as u64) ^ ((product >> 64) as u64).rotate_left(23) ^ START;
    }

    pub(super) fn finish(mut self) -> Fingerprint {
        self.word(FACTOR);
        self.word(START);
        Fingerprint(self.0)
    }

    fn bytes(&mut self, bytes: &[u8]) {
        self.word(bytes.len() as u64);
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.word(u64::from_le_bytes(word));
        }
    }
}

macro_rules! feed_numbers {
    ($($name:ident: $kind:ty),*) => {$(
        #[inline]
        fn $name(self, value: $kind) -> Fed {
            self.word(value as u64);
            Ok(())
        }
    )*};
}

impl Serializer for &mut Feed {
    type Ok = ();
    type Error = Unwritten;
    type SerializeSeq = Self;
    type SerializeTuple = Self;
    type SerializeTupleStruct = Self;
    type SerializeTupleVariant = Self;
    type SerializeMap = Self;
    type SerializeStruct = Self;
    type SerializeStructVariant = Self;

    feed_numbers! {
        serialize_bool: bool, serialize_i8: i8, serialize_i16: i16, serialize_i32: i32, serialize_i64: i64,
        serialize_u8: u8, serialize_u16: u16, serialize_u32: u32, serialize_u64: u64, serialize_char: char
    }

    fn serialize_i128(self, value: i128) -> Fed {
        self.serialize_u128(value as u128)
    }

    fn serialize_u128(self, value: u128) -> Fed {
        self.word(value as u64);
        self.word((value >> 64) as u64);
        Ok(())
    }

    fn serialize_f32(self, value: f32) -> Fed {
        self.serialize_u32(value.to_bits())
    }

    fn serialize_f64(self, value: f64) -> Fed {
        self.serialize_u64(value.to_bits())
    }

    fn serialize_str(self, value: &str) -> Fed {
        self.bytes(value.as_bytes());
        Ok(())
    }

    fn serialize_bytes(self, value: &[u8]) -> Fed {
        self.bytes(value);
        Ok(())
    }

    fn serialize_none(self) -> Fed {
        self.serialize_u8(0)
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Fed {
        self.word(1);
        value.serialize(self)
    }

    fn serialize_unit(self) -> Fed {
        self.serialize_u8(0)
    }

    fn serialize_unit_struct(self, _name: &'static str) -> Fed {
        Ok(())
    }

    fn serialize_unit_variant(self, _name: &'static str, index: u32, _variant: &'static str) -> Fed {
        self.serialize_u32(index)
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _name: &'static str, value: &T) -> Fed {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _name: &'static str,
        index: u32,
        _variant: &'static str,
        value: &T,
    ) -> Fed {
        self.word(u64::from(index));
        value.serialize(self)
    }

    fn serialize_seq(self, len: Option<usize>) -> Result<Self, Unwritten> {
        self.word(len.map_or(u64::MAX, |len| len as u64));
        Ok(self)
    }

    fn serialize_tuple(self, _len: usize) -> Result<Self, Unwritten> {
        Ok(self)
    }

    fn serialize_tuple_struct(self, _name: &'static str, _len: usize) -> Result<Self, Unwritten> {
        Ok(self)
    }

    fn serialize_tuple_variant(
        self,
        _name: &'static str,
        index: u32,
        _variant: &'static str,
        _len: usize,
    ) -> Result<Self, Unwritten> {
        self.word(u64::from(index));
        Ok(self)
    }

    fn serialize_map(self, len: Option<usize>) -> Result<Self, Unwritten> {
        self.serialize_seq(len)
    }

    fn serialize_struct(self, _name: &'static str, _len: usize) -> Result<Self, Unwritten> {
        Ok(self)
    }

    fn serialize_struct_variant(
        self,
        _name: &'static str,
        index: u32,
        _variant: &'static str,
        _len: usize,
    ) -> Result<Self, Unwritten> {
        self.word(u64::from(index));
        Ok(self)
    }

    fn is_human_readable(&self) -> bool {
        false
    }
}

macro_rules! feed_parts {
    ($($kind:ident.$part:ident),*) => {$(
        impl $kind for &mut Feed {
            type Ok = ();
            type Error = Unwritten;

            fn $part<T: Serialize + ?Sized>(&mut self, value: &T) -> Fed {
                value.serialize(&mut **self)
            }

            fn end(self) -> Fed {
                Ok(())
            }
        }
    )*};
}

feed_parts!(
    SerializeSeq.serialize_element,
    SerializeTuple.serialize_element,
    SerializeTupleStruct.serialize_field,
    SerializeTupleVariant.serialize_field
);

macro_rules! feed_fields {
    ($($kind:ident),*) => {$(
        impl $kind for &mut Feed {
            type Ok = ();
            type Error = Unwritten;

            fn serialize_field<T: Serialize + ?Sized>(&mut self, _key: &'static str, value: &T) -> Fed {
                value.serialize(&mut **self)
            }

            fn end(self) -> Fed {
                Ok(())
            }
        }
    )*};
}

feed_fields!(SerializeStruct, SerializeStructVariant);

impl SerializeMap for &mut Feed {
    type Ok = ();
    type Error = Unwritten;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Fed {
        key.serialize(&mut **self)
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Fed {
        value.serialize(&mut **self)
    }

    fn end(self) -> Fed {
        Ok(())
    }
}
