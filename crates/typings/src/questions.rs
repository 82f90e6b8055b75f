//! The list of a game's questions (`words::questions!`), read as the enum it makes.

use syn::parse::ParseStream;
use syn::punctuated::Punctuated;
use syn::{Attribute, Ident, ItemEnum, Token, Type, Variant, braced, parse_quote};

/// The enum of all questions: a name for each that is plain, a name with its type for each that tells more.
pub(crate) fn all(input: ParseStream<'_>) -> syn::Result<ItemEnum> {
    let attributes = Attribute::parse_outer(input)?;
    input.parse::<Token![pub]>()?;
    input.parse::<Token![enum]>()?;
    let name: Ident = input.parse()?;
    word(input, "of")?;
    input.parse::<Type>()?;
    input.parse::<Token![;]>()?;
    let mut variants: Vec<Variant> = Vec::new();
    variants.extend(lines(input, "plain")?.into_iter().map(|(name, _)| parse_quote!(#name)));
    variants.extend(lines(input, "told")?.into_iter().map(|(name, kind)| parse_quote!(#name(#kind))));
    Ok(parse_quote!(#(#attributes)* pub enum #name { #(#variants),* }))
}

/// A word that stands there and nothing else.
fn word(input: ParseStream<'_>, expected: &str) -> syn::Result<()> {
    let found: Ident = input.parse()?;
    if found == expected {
        Ok(())
    } else {
        Err(syn::Error::new(found.span(), format!("`{expected}` is missing")))
    }
}

/// `name: Type` of every question of a kind.
fn lines(input: ParseStream<'_>, kind: &str) -> syn::Result<Vec<(Ident, Ident)>> {
    word(input, kind)?;
    let content;
    braced!(content in input);
    let line = |line: ParseStream<'_>| {
        let name = line.parse()?;
        line.parse::<Token![:]>()?;
        Ok((name, line.parse()?))
    };
    let all: Punctuated<(Ident, Ident), Token![,]> = content.parse_terminated(line, Token![,])?;
    Ok(all.into_iter().collect())
}

#[cfg(test)]
mod tests {
    use quote::ToTokens as _;
    use syn::parse::Parser as _;

    use super::*;

    #[test]
    fn a_list_is_the_enum_it_makes() {
        let list =
            "/// Asked.\n pub enum Prompt of Draughts; plain { Ready: GetReady, } told { Move: MovePiece, }";
        let made = all.parse_str(list).unwrap();
        let variants: Vec<_> = made.variants.iter().map(|one| one.to_token_stream().to_string()).collect();
        assert_eq!(variants, ["Ready", "Move (MovePiece)"]);
        assert_eq!((made.ident.to_string(), made.attrs.len()), ("Prompt".to_owned(), 1));
    }

    #[test]
    fn what_is_missing_is_told() {
        let error = all.parse_str("pub enum Prompt of Draughts; told {}").err().unwrap();
        assert_eq!(error.to_string(), "`plain` is missing");
    }
}
