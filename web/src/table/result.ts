import type { Problem, RefusalInfo } from '../transport/wire';

/** What came of something that was asked of the hall: refusals are values. */
export type Result<T> = { ok: true; value: T } | { ok: false; refusal: RefusalInfo; unknown?: boolean };

/** A refusal of the page itself. */
export function own(id: string): RefusalInfo {
  return { rule: '', message: id, say: { id } };
}

/** What a problem says, for the strip. */
export function refusalOf(problem: Problem): RefusalInfo {
  return {
    rule: problem.rule ?? '',
    message: problem.message,
    refusal: problem.refusal,
    ...(problem.say ? { say: problem.say } : {}),
  };
}
