//! Rosters as a short code that can be read out: `GB1-…` in letters and figures that are not mistaken for one another.
//!
//! After the mark come digits to the base 32: guild, limit, two for the number of each card, and three of a checksum.

use super::Roster;
use crate::catalog::{CardNumber, catalog};
use crate::guild::Guild;

/// The digits: no I, L, O and U, which are taken for others.
const DIGITS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/// What a code of this version begins with.
const MARK: &str = "GB1";
/// A prime below 32³: a wrong digit and two exchanged ones are always noticed.
const PRIME: u32 = 32_749;

/// Writes a roster as a short code.
///
/// # Errors
/// A card the catalog does not know, which has no number.
pub fn to_code(roster: &Roster) -> Result<String, String> {
    if roster.limit > 31 {
        return Err("a limit above 31 has no code".to_owned());
    }
    let mut digits = vec![roster.guild as u8, roster.limit];
    for id in &roster.models {
        let card = catalog().card(id).ok_or_else(|| format!("there is no model '{id}'"))?;
        let number = card.number.0;
        digits.extend([(number / 32) as u8, (number % 32) as u8]);
    }
    let sum = checksum(&digits);
    digits.extend([sum / 1024, sum / 32 % 32, sum % 32].map(|digit| digit as u8));
    let mut code = MARK.to_owned();
    for (place, &digit) in digits.iter().enumerate() {
        if place % 5 == 0 {
            code.push('-');
        }
        code.push(char::from(DIGITS[usize::from(digit) % 32]));
    }
    Ok(code)
}

/// Reads a short code. Hyphens, blanks and the size of letters do not matter; `O` is read as 0, `I` and `L` as 1.
///
/// # Errors
/// What is wrong with it.
pub fn from_code(code: &str) -> Result<Roster, String> {
    let signs: String = code.chars().filter(|sign| !sign.is_whitespace() && *sign != '-').collect();
    let signs = signs.to_uppercase();
    let Some(rest) = signs.strip_prefix(MARK) else {
        return Err(format!("a roster code begins with {MARK}"));
    };
    let digits = rest.chars().map(digit).collect::<Result<Vec<u8>, String>>()?;
    let Some((body, sum)) = digits.split_last_chunk::<3>().filter(|(body, _)| body.len() >= 2) else {
        return Err("the code is too short".to_owned());
    };
    let given = sum.iter().fold(0, |sum, &digit| sum * 32 + u32::from(digit));
    let (&[guild, limit], cards) = body.split_at_checked(2).and_then(two).unwrap_or((&[0, 0], &[]));
    if given != checksum(body) || cards.len() % 2 != 0 {
        return Err("the code has a slip: its checksum does not fit".to_owned());
    }
    let guild = Guild::ALL.get(usize::from(guild)).ok_or("the code names a guild that does not exist")?;
    let mut models = Vec::new();
    for pair in cards.chunks_exact(2) {
        let number = CardNumber(pair.iter().fold(0, |number, &digit| number * 32 + u16::from(digit)));
        let card = catalog().numbered(number);
        let card = card.ok_or_else(|| format!("the code names card {}, which is not known", number.0))?;
        models.push(card.id.clone());
    }
    Ok(Roster { guild: *guild, limit, models })
}

/// The first two digits and the rest.
fn two<'a>((head, rest): (&'a [u8], &'a [u8])) -> Option<(&'a [u8; 2], &'a [u8])> {
    Some((head.try_into().ok()?, rest))
}

fn checksum(digits: &[u8]) -> u32 {
    digits.iter().fold(1, |sum, &digit| (sum * 37 + u32::from(digit)) % PRIME)
}

fn digit(sign: char) -> Result<u8, String> {
    let sign = match sign {
        'O' => '0',
        'I' | 'L' => '1',
        sign => sign,
    };
    let at = DIGITS.iter().position(|&digit| char::from(digit) == sign);
    at.map(|at| at as u8).ok_or_else(|| format!("'{sign}' is no digit of a roster code"))
}
