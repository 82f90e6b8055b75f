import type { MatchSession } from './session.svelte';

/** Lets the browser save the record of a match as a file. */
export async function saveRecord(session: MatchSession): Promise<void> {
  const got = await session.save();
  if (!got.ok) {
    session.refusal = got.refusal;
    return;
  }
  const url = URL.createObjectURL(new Blob([got.value], { type: 'application/x-ndjson' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${session.game}-${session.match}.ndjson`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
