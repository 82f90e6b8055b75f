//! From a type as declared to its shape as serde writes it.

use std::cell::RefCell;
use std::collections::BTreeMap;

use quote::ToTokens;
use syn::{Fields, GenericArgument, ItemEnum, ItemStruct, PathArguments, Type, TypePath, Variant};

use crate::attributes::{Attributes, field_renamed, renamed};
use crate::known;
use crate::shape::{Case, Declared, Field, Key, Shape};
use crate::source::{Found, Kind, Place, Sources};

/// Arrays up to this length are written as tuples.
const TUPLE_MAX: usize = 6;

/// Turns declarations into shapes.
pub(crate) struct Lower<'a> {
    sources: &'a Sources,
    /// Where the types mentioned so far are declared.
    homes: RefCell<BTreeMap<Key, &'a Found>>,
}

impl<'a> Lower<'a> {
    /// Nothing mentioned yet.
    pub(crate) fn new(sources: &'a Sources) -> Self {
        Self { sources, homes: RefCell::default() }
    }

    /// Where a type is declared that was mentioned, or that lies at the root of its crate.
    ///
    /// # Errors
    /// When there is no such type.
    pub(crate) fn found(&self, key: &Key) -> Result<&'a Found, String> {
        if let Some(found) = self.homes.borrow().get(key) {
            return Ok(found);
        }
        let place = Place { home: &key.home, module: &[] };
        let found = self.sources.find(place, std::slice::from_ref(&key.name))?;
        found.ok_or_else(|| format!("{} has no type `{}`", key.home, key.name))
    }

    /// The key of a type that is mentioned.
    fn key(&self, found: &'a Found, name: &str) -> Result<Key, String> {
        let key = Key::new(&found.home, known::name(&found.home, &found.module, name));
        let before = self.homes.borrow_mut().insert(key.clone(), found);
        match before.is_none_or(|before| before.module == found.module) {
            true => Ok(key),
            false => {
                Err(format!("two types `{name}` of {} are written; known.rs has to rename one", found.home))
            }
        }
    }

    /// The shape of a declared type.
    ///
    /// # Errors
    /// When something about it is not understood.
    pub(crate) fn declared(&self, found: &Found) -> Result<Declared, String> {
        let (name, attributes) = match &found.item {
            Kind::Struct(item) => (&item.ident, &item.attrs),
            Kind::Enum(item) => (&item.ident, &item.attrs),
            Kind::Alias(item) => (&item.ident, &item.attrs),
        };
        let told = |error| format!("{}::{name}: {error}", found.home);
        let attributes = Attributes::read(attributes).map_err(told)?;
        let shape = match known::shape(&found.home, &name.to_string()) {
            Some(shape) => shape,
            None => self.item(found, &name.to_string(), &attributes).map_err(told)?,
        };
        Ok(Declared { docs: attributes.docs, shape })
    }

    fn item(&self, found: &Found, name: &str, attributes: &Attributes) -> Result<Shape, String> {
        let place = Place { home: &found.home, module: &found.module };
        let derived = attributes.writes || attributes.reads;
        if !derived && !matches!(found.item, Kind::Alias(_)) {
            return Err(
                "it derives neither Serialize nor Deserialize; known.rs has to say its shape".to_owned()
            );
        }
        let heard = known::HEARD.contains(&name) || !attributes.writes;
        if let Some(into) = attributes.into.as_ref().filter(|_| attributes.writes) {
            return self.written_as(place, into);
        }
        match &found.item {
            Kind::Alias(item) => self.of(place, &item.ty),
            Kind::Struct(item) => self.of_struct(place, item, attributes, heard),
            Kind::Enum(item) => self.of_enum(place, item, attributes, heard),
        }
    }

    /// The shape of the type that stands in for another in JSON; its own name says nothing and is left out.
    fn written_as(&self, place: Place<'_>, into: &Type) -> Result<Shape, String> {
        let shape = self.of(place, into)?;
        let Shape::Named(key) = &shape else { return Ok(shape) };
        Ok(self.declared(self.found(key)?)?.shape)
    }

    fn of_struct(
        &self,
        place: Place<'_>,
        item: &ItemStruct,
        attributes: &Attributes,
        heard: bool,
    ) -> Result<Shape, String> {
        if !item.generics.params.is_empty() {
            return Err("it has parameters; known.rs has to say its shape".to_owned());
        }
        if attributes.transparent {
            let mut fields = item.fields.iter();
            return match (fields.next(), fields.next()) {
                (Some(only), None) => self.of(place, &only.ty),
                _ => Err("a transparent type has one field".to_owned()),
            };
        }
        self.fields(place, &item.fields, attributes, heard)
    }

    fn fields(
        &self,
        place: Place<'_>,
        fields: &Fields,
        outer: &Attributes,
        heard: bool,
    ) -> Result<Shape, String> {
        match fields {
            Fields::Unit => Ok(Shape::Null),
            Fields::Unnamed(list) if list.unnamed.len() == 1 => self.of(place, &list.unnamed[0].ty),
            Fields::Unnamed(list) => Ok(Shape::Tuple(
                list.unnamed.iter().map(|field| self.of(place, &field.ty)).collect::<Result<_, _>>()?,
            )),
            Fields::Named(list) => {
                let (mut own, mut parts) = (Vec::new(), Vec::new());
                for field in &list.named {
                    let attributes = Attributes::read(&field.attrs)?;
                    if attributes.flatten {
                        parts.push(self.of(place, &field.ty)?);
                    } else if !attributes.skip {
                        own.push(self.field(place, field, attributes, outer, heard)?);
                    }
                }
                if parts.is_empty() {
                    return Ok(Shape::Object(own));
                }
                if !own.is_empty() {
                    parts.push(Shape::Object(own));
                }
                Ok(Shape::Together(parts))
            }
        }
    }

    fn field(
        &self,
        place: Place<'_>,
        field: &syn::Field,
        attributes: Attributes,
        outer: &Attributes,
        heard: bool,
    ) -> Result<Field, String> {
        let name = field.ident.as_ref().map(ToString::to_string).unwrap_or_default();
        let name = match attributes.rename {
            Some(name) => name,
            None => field_renamed(&name, outer.rename_all.as_deref().filter(|_| outer.tag.is_none()))?,
        };
        let optional = attributes.skip_if.is_some() || heard && (attributes.default || outer.default);
        let inner = optional.then(|| option(&field.ty)).flatten();
        let never_null = attributes.skip_if.as_deref() == Some("Option::is_none") || heard;
        let shape = self.of(place, inner.filter(|_| never_null).unwrap_or(&field.ty))?;
        Ok(Field { name, docs: attributes.docs, shape, optional })
    }

    fn of_enum(
        &self,
        place: Place<'_>,
        item: &ItemEnum,
        attributes: &Attributes,
        heard: bool,
    ) -> Result<Shape, String> {
        let mut cases = Vec::new();
        for variant in &item.variants {
            let own = Attributes::read(&variant.attrs)?;
            if own.skip {
                continue;
            }
            let shape = self.variant(place, variant, attributes, &own, heard)?;
            cases.push(Case { docs: own.docs, shape });
        }
        Ok(Shape::Either(cases))
    }

    fn variant(
        &self,
        place: Place<'_>,
        variant: &Variant,
        outer: &Attributes,
        own: &Attributes,
        heard: bool,
    ) -> Result<Shape, String> {
        let name = match &own.rename {
            Some(name) => name.clone(),
            None => renamed(&variant.ident.to_string(), outer.rename_all.as_deref())?,
        };
        let inner = self.fields(place, &variant.fields, own, heard)?;
        if outer.untagged || own.untagged {
            return Ok(inner);
        }
        let plain =
            |name: &str, shape| Field { name: name.to_owned(), docs: Vec::new(), shape, optional: false };
        let Some(tag) = &outer.tag else {
            return Ok(match variant.fields {
                Fields::Unit => Shape::Word(name),
                Fields::Named(_) | Fields::Unnamed(_) => Shape::Object(vec![plain(&name, inner)]),
            });
        };
        let tag = plain(tag, Shape::Word(name));
        Ok(match inner {
            Shape::Null => Shape::Object(vec![tag]),
            Shape::Object(mut fields) => {
                fields.insert(0, tag);
                Shape::Object(fields)
            }
            other => Shape::Together(vec![Shape::Object(vec![tag]), other]),
        })
    }

    /// The shape of a type as mentioned at a place.
    ///
    /// # Errors
    /// When it is neither known nor declared in these crates.
    fn of(&self, place: Place<'_>, ty: &Type) -> Result<Shape, String> {
        match ty {
            Type::Reference(reference) => self.of(place, &reference.elem),
            Type::Group(group) => self.of(place, &group.elem),
            Type::Paren(paren) => self.of(place, &paren.elem),
            Type::Slice(slice) => Ok(Shape::List(Box::new(self.of(place, &slice.elem)?))),
            Type::Tuple(tuple) if tuple.elems.is_empty() => Ok(Shape::Null),
            Type::Tuple(tuple) => Ok(Shape::Tuple(
                tuple.elems.iter().map(|each| self.of(place, each)).collect::<Result<_, _>>()?,
            )),
            Type::Array(array) => {
                let of = self.of(place, &array.elem)?;
                Ok(match self.sources.number(place.home, &array.len).filter(|&length| length <= TUPLE_MAX) {
                    Some(length) => Shape::Tuple(vec![of; length]),
                    None => Shape::List(Box::new(of)),
                })
            }
            Type::Path(path) => self.named(place, path),
            other => Err(format!("`{}` has no shape in JSON", other.to_token_stream())),
        }
    }

    fn named(&self, place: Place<'_>, path: &TypePath) -> Result<Shape, String> {
        let names: Vec<String> = path.path.segments.iter().map(|segment| segment.ident.to_string()).collect();
        let inner = arguments(path).into_iter().map(|ty| self.of(place, ty));
        let inner = inner.collect::<Result<Vec<_>, _>>()?;
        let last = names.last().map(String::as_str).unwrap_or_default();
        if let Some(found) = self.sources.find(place, &names)? {
            let generic = known::generic(&found.home, last, &inner);
            return match generic {
                Some(shape) => Ok(shape),
                None => Ok(Shape::Named(self.key(found, last)?)),
            };
        }
        known::standard(last, &inner)
            .ok_or_else(|| format!("nothing is known of `{}`", path.to_token_stream()))
    }
}

/// The types between the angle brackets of the last part of a path.
fn arguments(path: &TypePath) -> Vec<&Type> {
    let Some(PathArguments::AngleBracketed(list)) = path.path.segments.last().map(|last| &last.arguments)
    else {
        return Vec::new();
    };
    let mut types = Vec::new();
    for argument in &list.args {
        // The name of a constant that gives a length looks like a type.
        if let GenericArgument::Type(ty) = argument
            && !is_constant(ty)
        {
            types.push(ty);
        }
    }
    types
}

fn is_constant(ty: &Type) -> bool {
    let Type::Path(path) = ty else { return false };
    let Some(last) = path.path.segments.last() else { return false };
    let name = last.ident.to_string();
    name.len() > 1
        && name.chars().all(|letter| letter.is_uppercase() || letter == '_' || letter.is_ascii_digit())
}

/// What an `Option` holds.
fn option(ty: &Type) -> Option<&Type> {
    let Type::Path(path) = ty else { return None };
    let last = path.path.segments.last()?;
    if last.ident == "Option" { arguments(path).into_iter().next() } else { None }
}
