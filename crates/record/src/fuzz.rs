//! A fuzz body: bytes as a record.

use kernel::Game;

use crate::Record;

/// Reads bytes as a record of `G`, folds, audits and resumes it. Whatever the bytes are, this comes to an end; what is
/// read must be written and read again alike. Says whether the record was sound.
///
/// # Errors
/// That a record was not the same after writing and reading.
pub fn fuzz_record<G: Game>(bytes: &[u8]) -> Result<bool, String> {
    let Ok(record) = Record::<G>::parse(&String::from_utf8_lossy(bytes)) else { return Ok(false) };
    let sound = record.fold().is_ok() && record.audit().is_ok();
    let resumed = record.resume().is_ok();
    if sound && !resumed {
        return Err("a record that passes its audit cannot be resumed".to_owned());
    }
    let text = record.to_ndjson().map_err(|why| why.to_string())?;
    match Record::<G>::parse(&text) {
        Ok(again) if again.entries() == record.entries() => Ok(sound),
        Ok(_) => Err("a record is not the same after writing and reading".to_owned()),
        Err(fault) => Err(format!("a record cannot be read after writing: {fault}")),
    }
}
