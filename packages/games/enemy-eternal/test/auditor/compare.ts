// The reported table against the auditor's book.
import { type Json, isObject } from '@xenotable/kernel';
import { type Account, type Entry, Objection } from './account.ts';
import { keyOf } from './board.ts';

type Words = Record<string, unknown>;

const wordsOf = (value: unknown): Words => (isObject(value) ? value : {});

function same(what: string, booked: unknown, reported: unknown): void {
  if (JSON.stringify(booked) !== JSON.stringify(reported))
    throw new Objection(
      `${what}: the book says ${JSON.stringify(booked)}, the table ${JSON.stringify(reported)}`,
    );
}

/** What must be so for a model; at the end of a battle the flags of the round may be cleared or not. */
function compareModel(m: Entry, reported: Words): void {
  const at = Array.isArray(reported['at']) ? (reported['at'] as [number, number]) : null;
  // On its way a model may be in any cell of its path.
  if (m.path !== null && at !== null && m.path.some((spot) => keyOf(spot) === keyOf(at))) m.at = at;
  const figures: Words = {
    place: m.place,
    wounds: m.wounds,
    down: m.down,
    control: m.control === 0 ? 'A' : 'B',
    overwatch: m.overwatch,
    activated: m.activated,
    shield: m.shield,
    carries: [...m.carries].sort(),
    poisoned: m.poisoned,
    hits: m.hitBy.length,
    used: [...m.used].sort(),
    medikits: m.medikits,
    'disabled until': m.disabledUntil,
    'seen until': m.seenUntil,
    suppressed: m.suppressed,
    neutral: m.neutral,
    primary: m.primary,
    secondary: m.secondary,
    vest: m.vest,
    items: m.items.map((one) => one.item),
    leader: m.leader,
    kills: m.kills,
  };
  if (m.place === 'board') figures['at'] = m.at;
  for (const [name, booked] of Object.entries(figures)) {
    const told = reported[name];
    const sorted = name === 'used' || name === 'carries';
    same(`${name} of ${m.name}`, booked, sorted && Array.isArray(told) ? [...told].sort() : told);
  }
}

const countsOf = (counts: Iterable<readonly [string, number]>): string[] =>
  [...counts]
    .filter(([, count]) => count > 0)
    .map(([name, count]) => `${count} ${name}`)
    .sort();

/** Complains about the first figure of the report that is not in the book. */
export function compareTable(book: Account, report: Json): void {
  const table = wordsOf(report);
  const models = wordsOf(table['models']);
  same('the models', [...book.models.keys()].sort(), Object.keys(models).sort());
  for (const m of book.models.values()) compareModel(m, wordsOf(models[m.name]));
  same('the round', book.round, table['round']);
  const bag = Object.entries(wordsOf(table['bag'])).map(([name, count]) => [name, Number(count)] as const);
  same('the bag', countsOf(book.bag), countsOf(bag));
  same('the dice drawn', book.drawn, table['dice drawn']);
  for (const [i, side] of (['A', 'B'] as const).entries()) {
    const booked = book.sides[i as 0 | 1];
    for (const name of ['score', 'found', 'worth'] as const)
      same(`${name} of ${side}`, booked[name], wordsOf(table[name])[side]);
  }
  same(
    'the Leaders lost',
    (['A', 'B'] as const).filter((_, i) => book.sides[i as 0 | 1].leaderLost),
    table['leader lost'],
  );
  const tokens = Array.isArray(table['tokens']) ? table['tokens'].map(wordsOf) : [];
  // Which of several alike lies where does not matter to anybody.
  same(
    'the tokens',
    book.tokens.map(({ kind, at }) => `${kind} at ${at?.join() ?? 'nobody knows'}`).sort(),
    tokens
      .map(({ kind, at }) => `${String(kind)} at ${Array.isArray(at) ? at.join() : 'nobody knows'}`)
      .sort(),
  );
  const markers = [...book.markers.values()].reduce((sum, count) => sum + count, 0);
  same('the markers', markers, Array.isArray(table['markers']) ? table['markers'].length : -1);
  const gone = Array.isArray(table['gone']) ? table['gone'].map(String) : [];
  same('what is destroyed', [...book.ground.gone].sort(), gone.sort());
}
