//! The attributes of serde that decide how a type is written.

use syn::meta::ParseNestedMeta;
use syn::{Attribute, LitStr, Type};

/// What the attributes of one item, variant or field say.
#[derive(Default)]
pub(crate) struct Attributes {
    /// Its doc comment, line by line.
    pub(crate) docs: Vec<String>,
    /// Whether serde's `Serialize` is derived.
    pub(crate) writes: bool,
    /// Whether serde's `Deserialize` is derived.
    pub(crate) reads: bool,
    pub(crate) rename: Option<String>,
    pub(crate) rename_all: Option<String>,
    pub(crate) tag: Option<String>,
    pub(crate) untagged: bool,
    pub(crate) transparent: bool,
    pub(crate) flatten: bool,
    pub(crate) skip: bool,
    pub(crate) skip_if: Option<String>,
    pub(crate) default: bool,
    pub(crate) into: Option<Type>,
}

impl Attributes {
    /// Reads them.
    ///
    /// # Errors
    /// When serde is told something that is not understood here.
    pub(crate) fn read(all: &[Attribute]) -> Result<Self, String> {
        let mut read = Self::default();
        for attribute in all {
            let path = attribute.path();
            if path.is_ident("doc") {
                read.docs.extend(doc(attribute));
            } else if path.is_ident("derive") {
                read.derive(attribute)?;
            } else if path.is_ident("serde") {
                attribute.parse_nested_meta(|meta| read.one(&meta)).map_err(|error| error.to_string())?;
            }
        }
        Ok(read)
    }

    fn derive(&mut self, attribute: &Attribute) -> Result<(), String> {
        let each = |meta: ParseNestedMeta<'_>| {
            let name = meta.path.segments.last().map(|segment| segment.ident.to_string());
            self.writes |= name.as_deref() == Some("Serialize");
            self.reads |= name.as_deref() == Some("Deserialize");
            Ok(())
        };
        attribute.parse_nested_meta(each).map_err(|error| error.to_string())
    }

    fn one(&mut self, meta: &ParseNestedMeta<'_>) -> syn::Result<()> {
        let name = meta.path.get_ident().map(ToString::to_string).unwrap_or_default();
        match name.as_str() {
            "rename" => self.rename = Some(text(meta)?),
            "rename_all" => self.rename_all = Some(text(meta)?),
            "tag" => self.tag = Some(text(meta)?),
            "skip_serializing_if" => self.skip_if = Some(text(meta)?),
            "into" => self.into = Some(syn::parse_str(&text(meta)?)?),
            "untagged" => self.untagged = true,
            "transparent" => self.transparent = true,
            "flatten" => self.flatten = true,
            "skip" | "skip_serializing" => self.skip = true,
            "default" => {
                self.default = true;
                if meta.input.peek(syn::Token![=]) {
                    text(meta)?;
                }
            }
            "deny_unknown_fields" => {}
            // Only what is read differs.
            "alias" | "deserialize_with" => drop(text(meta)?),
            "try_from" | "bound" => bound(meta)?,
            other => return Err(meta.error(format!("`serde({other})` is not known to the typings"))),
        }
        Ok(())
    }
}

fn text(meta: &ParseNestedMeta<'_>) -> syn::Result<String> {
    Ok(meta.value()?.parse::<LitStr>()?.value())
}

/// `bound = "…"` or `bound(serialize = "…", …)`: of no weight here.
fn bound(meta: &ParseNestedMeta<'_>) -> syn::Result<()> {
    if meta.input.peek(syn::Token![=]) {
        return text(meta).map(|_| ());
    }
    meta.parse_nested_meta(|inner| text(&inner).map(|_| ()))
}

fn doc(attribute: &Attribute) -> Option<String> {
    let value = &attribute.meta.require_name_value().ok()?.value;
    let syn::Expr::Lit(literal) = value else { return None };
    let syn::Lit::Str(line) = &literal.lit else { return None };
    let line = line.value();
    Some(line.strip_prefix(' ').unwrap_or(&line).to_owned())
}

/// A variant's name under serde's rule.
///
/// # Errors
/// When the rule is not known here.
pub(crate) fn renamed(name: &str, rule: Option<&str>) -> Result<String, String> {
    let parted = |with: char| {
        let mut out = String::new();
        for (at, letter) in name.char_indices() {
            if letter.is_uppercase() && at > 0 {
                out.push(with);
            }
            out.extend(letter.to_lowercase());
        }
        out
    };
    match rule {
        None => Ok(name.to_owned()),
        Some("snake_case") => Ok(parted('_')),
        Some("kebab-case") => Ok(parted('-')),
        Some("lowercase") => Ok(name.to_lowercase()),
        Some(other) => Err(format!("`rename_all = \"{other}\"` is not known to the typings")),
    }
}

/// A field's name under serde's rule.
///
/// # Errors
/// When the rule is not known here.
pub(crate) fn field_renamed(name: &str, rule: Option<&str>) -> Result<String, String> {
    let name = name.strip_prefix("r#").unwrap_or(name);
    match rule {
        None | Some("snake_case") => Ok(name.to_owned()),
        Some("kebab-case") => Ok(name.replace('_', "-")),
        Some(other) => Err(format!("`rename_all = \"{other}\"` is not known to the typings")),
    }
}
