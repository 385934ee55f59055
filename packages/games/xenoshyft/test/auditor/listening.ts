// How the auditor listens: what was told, drawn and chosen, each compared with what its own account says must come next.
import { type Account, clockwise, isTroop, playerOf } from './account.ts';

export type Choice = Record<string, unknown>;

/** A question that must be open now: who is asked, by which rule, and everything that is legal. */
export interface Question {
  rule: string;
  seats: number[];
  offers(seat: number): Choice[];
  /** Legal ways back, and second names of the same acts. */
  back?(seat: number): Choice[];
}

/** A choice that somebody made. */
export interface Said {
  seat: number;
  choice: Choice;
}

/** A procedure of the rules that may ask. */
export type Flow<T = void> = Generator<Question, T, Said>;

export interface Drawn {
  why: string;
  /** How many things were in the bag. */
  of: number;
  name: string;
}

/** The Base has fallen, or the siege is won: nothing happens any more. */
export class GameOver extends Error {}
export class Difference extends Error {}

/** A value as text with its keys in order, to compare. */
export function plain(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(plain).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'nothing';
  const parts = Object.entries(value).map(([key, inner]) => `${key}:${plain(inner)}`);
  return `{${parts.sort().join(',')}}`;
}

/** What the program said and drew since the last choice. */
export class Hearing {
  readonly told: { what: { type: string }; rule: string }[] = [];
  readonly drawn: Drawn[] = [];

  /** This must have been told next. */
  tell(rule: string, type: string, figures: object = {}): void {
    const next = this.told.shift();
    if (next?.rule === rule && JSON.stringify(next.what) === JSON.stringify({ type, ...figures })) return;
    const expected = plain({ type, ...figures });
    if (next === undefined) throw new Difference(`nothing was told, expected ${expected} [${rule}]`);
    const got = plain(next.what);
    if (got !== expected || next.rule !== rule)
      throw new Difference(`told ${got} [${next.rule}], expected ${expected} [${rule}]`);
  }

  /** A draw from so many things must have come next; says what came out. */
  draw(why: string, of: number): string {
    const next = this.drawn.shift();
    if (next === undefined) throw new Difference(`nothing was drawn, expected a draw of ${of} by ${why}`);
    if (next.why !== why || next.of !== of)
      throw new Difference(`drawn of ${next.of} by ${next.why}, expected of ${of} by ${why}`);
    return next.name;
  }
}

export interface Audit {
  a: Account;
  hearing: Hearing;
}

/** One question to one seat. */
export function* askOne(rule: string, seat: number, offers: Choice[]): Flow<Choice> {
  const said = yield { rule, seats: [seat], offers: () => offers };
  return said.choice;
}

/** XS-REA-04 XS-REV-06 XS-DMG-09 In turn from one seat, a play or a pass each, until all have passed in a row; who can do nothing is passed over. */
export function* window(
  { a }: Audit,
  rule: string,
  from: number,
  plays: (seat: number) => Choice[],
  act: (seat: number, choice: Choice) => Flow | void,
  closed: () => boolean = () => false,
  barred: (seat: number) => boolean = () => false,
): Flow {
  const order = clockwise(a, from);
  let turn = 0;
  let passes = 0;
  while (!closed()) {
    let ahead = 0;
    const able = (seat: number): boolean => !barred(seat) && (plays(seat).length > 0 || mustAsk(a, seat));
    while (ahead < order.length - passes && !able(order[(turn + ahead) % order.length] ?? -1)) ahead++;
    if (ahead >= order.length - passes) return;
    const seat = order[(turn + ahead) % order.length] ?? -1;
    const { choice } = yield { rule, seats: [seat], offers: () => [...plays(seat), { do: 'pass' }] };
    turn = (turn + ahead + 1) % order.length;
    if (choice['do'] === 'pass') passes += ahead + 1;
    else {
      passes = 0;
      const more = act(seat, choice);
      if (more !== undefined) yield* more;
    }
  }
}

/** XS-REA-11 With closed hands whoever holds cards is asked. */
const mustAsk = (a: Account, seat: number): boolean =>
  a.options['hands'] === 'closed' && a.players.length > 1 && playerOf(a, seat).hand.length > 0;

export interface Effect {
  label: string;
  lane: number;
  does: () => Flow;
}

/** XS-SIM-01 XS-SIM-02 XS-GEN-06 Effects that fall together, in the order that the decider wants. */
export function* inOrder({ a }: Audit, effects: readonly Effect[]): Flow {
  const lanes = new Set(effects.map((one) => one.lane));
  const decider = lanes.size === 1 ? ([...lanes][0] ?? 0) : a.first;
  const waiting = effects.map((one) => ({
    ...one,
    label: lanes.size === 1 ? one.label : `${one.label} in lane ${String.fromCharCode(65 + one.lane)}`,
  }));
  while (waiting.length > 0) {
    const labels = [...new Set(waiting.map((one) => one.label))];
    let at = 0;
    if (labels.length > 1) {
      const choice = yield* askOne(
        'XS-SIM-01',
        decider,
        labels.map((first) => ({ first })),
      );
      at = waiting.findIndex((one) => one.label === choice['first']);
    }
    const [next] = waiting.splice(at, 1);
    if (next !== undefined) yield* next.does();
  }
}

/** Different cards of a list that are Troops. */
export const troopKinds = (cards: readonly string[]): string[] => [...new Set(cards)].filter(isTroop);
