import type { Blow, Flag as Mark, Preview } from '../generated/guild-ball';

/** A place on a way where something happens, with the number it has on the pitch and in the list. */
export interface Flag extends Mark {
  number: number;
}

/** The flags of a movement as the hall sees it, numbered in the order of the way. */
export function flagsOf(preview: Preview | null): Flag[] {
  return (preview?.walk?.flags ?? []).map((flag, at) => ({ ...flag, number: at + 1 }));
}

/** The parting blow at a flag, if there is one. */
export function blowOf(flag: Mark): Blow | null {
  return typeof flag.mark === 'object' ? flag.mark.blow : null;
}
