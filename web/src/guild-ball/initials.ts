/** Two letters for each name, all different: the first letter and the first later one that nobody has. */
export function initials(names: readonly string[]): string[] {
  const taken = new Set<string>();
  const firsts = names.map((name) => pairsOf(name)[0]);
  return names.map((name, at) => {
    const pairs = pairsOf(name);
    const shared = firsts.some((first, other) => other !== at && first === pairs[0]);
    const free = pairs.filter((pair) => !taken.has(pair));
    // Names that begin alike are told apart by what comes later in them.
    const found =
      (shared && at !== firsts.indexOf(pairs[0]) ? free.find((pair) => pair !== pairs[0]) : free[0]) ??
      numbered(name, taken);
    taken.add(found);
    return found;
  });
}

function pairsOf(name: string): [string, ...string[]] {
  const [, veteran] = /^Veteran (\p{L})/u.exec(name) ?? [];
  if (veteran !== undefined) return [`v${veteran}`];
  const [first = '?', ...rest] = [...name.replace(/[^\p{L}\p{N}]/gu, '')];
  const pairs = rest.map((letter) => first.toUpperCase() + letter.toLowerCase());
  return [pairs[0] ?? first.toUpperCase(), ...pairs.slice(1)];
}

function numbered(name: string, taken: ReadonlySet<string>): string {
  const first = [...name][0]?.toUpperCase() ?? '?';
  for (let number = 2; ; number += 1) if (!taken.has(`${first}${number}`)) return `${first}${number}`;
}
