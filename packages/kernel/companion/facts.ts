// Predicates with few answers. People are asked only those that can change the outcome.

/** Something that can be measured or seen on a table, with all possible answers. */
export interface Predicate<F> {
  key: keyof F & string;
  answers: readonly string[];
}

/** The answers so far; a missing predicate is not known. */
export type Facts = Readonly<Record<string, string>>;

function completions(known: Facts, unknown: readonly Predicate<Facts>[]): Facts[] {
  let all: Facts[] = [known];
  for (const { key, answers } of unknown)
    all = all.flatMap((facts) => answers.map((value) => ({ ...facts, [key]: value })));
  return all;
}

/**
 * The first unknown predicate, in the order given, whose answer can change the outcome; null if none can. `outcome`
 * names the result of a full set of facts. Predicates in `later` are asked after the others.
 */
export function nextPredicate(
  predicates: readonly Predicate<Facts>[],
  known: Facts,
  outcome: (facts: Facts) => string,
  later: readonly string[] = [],
): string | null {
  const unknown = predicates.filter(({ key }) => known[key] === undefined);
  const ordered = [
    ...unknown.filter(({ key }) => !later.includes(key)),
    ...unknown.filter(({ key }) => later.includes(key)),
  ];
  for (const one of ordered) {
    const others = unknown.filter(({ key }) => key !== one.key);
    const matters = completions(known, others).some((facts) => {
      const outcomes = new Set(one.answers.map((value) => outcome({ ...facts, [one.key]: value })));
      return outcomes.size > 1;
    });
    if (matters) return one.key;
  }
  return null;
}

/** The facts, completed with the first answer of each predicate that no longer matters. */
export const settled = (predicates: readonly Predicate<Facts>[], known: Facts): Facts =>
  completions(
    known,
    predicates
      .filter(({ key }) => known[key] === undefined)
      .map(({ key, answers }) => ({ key, answers: answers.slice(0, 1) })),
  )[0] ?? known;
