// People are asked only what can change the outcome: predicates with few answers, and what follows from all of them.

/** What can be measured or seen on a table, with all that it may be. */
export interface Predicate<F> {
  key: keyof F & string;
  answers: readonly string[];
}

/** Answers so far; a predicate that is not there is not known. */
export type Facts = Readonly<Record<string, string>>;

function completions(known: Facts, unknown: readonly Predicate<Facts>[]): Facts[] {
  let all: Facts[] = [known];
  for (const { key, answers } of unknown)
    all = all.flatMap((facts) => answers.map((value) => ({ ...facts, [key]: value })));
  return all;
}

/**
 * The first unknown predicate whose answer can change the outcome, in the order given; null when the outcome is settled.
 * `outcome` names what follows from a full set of facts; those in `later` are asked after the others.
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

/** The facts with the first answer of everything that does not matter any more. */
export const settled = (predicates: readonly Predicate<Facts>[], known: Facts): Facts =>
  completions(
    known,
    predicates
      .filter(({ key }) => known[key] === undefined)
      .map(({ key, answers }) => ({ key, answers: answers.slice(0, 1) })),
  )[0] ?? known;
