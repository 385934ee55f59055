// The purpose of a throw that people still have to make. The choice is tried with the smallest and with the largest
// results; what both trials tell in the same way is known before the dice are rolled.
import type { Chance } from '../chance/chance.ts';
import { NeedsResult, type Wanted } from '../chance/typed.ts';
import type { Json } from '../read/json.ts';
import type { Session } from '../record/session.ts';
import type { AnyRules } from '../rules/game.ts';
import { type Heard, heard } from '../rules/happening.ts';
import type { Beat, BeatDice, ThingId } from '../rules/log.ts';
import type { Seat, World } from '../rules/world.ts';

export interface Purpose {
  /** What the seat last saw happen between its choice and this throw. */
  after: string | null;
  /** 'The Turret fires at the Ranger'; null if the game has no words for it. */
  words: string | null;
  kind: Beat['kind'] | null;
  actor: ThingId | null;
  target: ThingId | null;
  by: Seat | null;
  /** '5+', '≤ 7'. */
  need: string | null;
  /** Whether each die needs the number, instead of their sum. */
  each: boolean;
  /** What is added to the sum. */
  modifier: number;
}

const UNKNOWN: Purpose = {
  after: null,
  words: null,
  kind: null,
  actor: null,
  target: null,
  by: null,
  need: null,
  each: false,
  modifier: 0,
};

/** Limits dice that are rolled repeatedly without anything being told. */
const MOST_FILLED = 200;

/** Thrown when the trial cannot tell any more. */
class Enough extends Error {}

type Extreme = 'least' | 'most';

const filling = ({ sides, names }: Wanted, extreme: Extreme): number => {
  if (names === undefined) return extreme === 'least' ? 1 : sides;
  return extreme === 'least'
    ? names.findIndex((name) => name !== '')
    : names.findLastIndex((name) => name !== '');
};

/** Supplies missing results instead of asking for them. */
class Filled implements Chance {
  private readonly chance: Chance;
  private readonly extreme: Extreme;
  /** Results supplied so far; the first ones are those of the throw that is asked for. */
  readonly given: number[] = [];
  /** Whether a draw is asked for instead of a throw. */
  draws = false;

  constructor(chance: Chance, extreme: Extreme) {
    this.chance = chance;
    this.extreme = extreme;
  }

  private fill(result: () => number): number {
    try {
      return result();
    } catch (error) {
      if (!(error instanceof NeedsResult)) throw error;
      const { wanted } = error;
      const value = filling(wanted, this.extreme);
      if (this.given.length === 0) this.draws = wanted.names !== undefined;
      if (this.given.push(value) > MOST_FILLED) throw new Enough();
      return value;
    }
  }

  announceThrow(dice: number): void {
    this.chance.announceThrow?.(dice);
  }

  roll(sides: number, why: string): number {
    return this.fill(() => this.chance.roll(sides, why));
  }

  pick(weights: readonly number[], why: string, name?: (index: number) => string): number {
    return this.fill(() => this.chance.pick(weights, why, name));
  }
}

const endsWith = (values: readonly number[], last: readonly number[]): boolean =>
  values.length >= last.length && last.every((value, i) => value === values[values.length - last.length + i]);

interface Awaiting {
  seat: Seat;
  choice: Json;
  results: readonly number[];
}

interface Throw {
  given: readonly number[];
  /** Whether nothing was told since the throw. */
  first: boolean;
}

type Given = 'dice' | 'back' | 'others';

/**
 * Which dice of a happening were supplied: the actor's, the target's, or others (if the told dice were changed or have
 * no picture). Null if the happening is about a later throw: something else was told before it, or more dice were
 * supplied than it tells.
 */
function givenIn({ dice, back }: Beat, thrown: readonly number[], { given, first }: Throw): Given | null {
  const own = dice?.values ?? [];
  const shown = [...own, ...(back?.values ?? [])];
  if (endsWith(shown, given)) return shown.length - given.length < own.length ? 'dice' : 'back';
  return first && thrown.length >= given.length ? 'others' : null;
}

/** What a happening says about its throw; null if these are not its dice. */
function told({ words }: AnyRules, { what }: Heard, thrown: Throw): Omit<Purpose, 'after'> | null {
  const beat: Beat | undefined = words.beat?.(what);
  const whose = beat && givenIn(beat, words.dice?.(what) ?? [], thrown);
  if (beat === undefined || whose == null) return null;
  const back = whose === 'back';
  const [actor = null, target = null] = back ? [beat.target, beat.actor] : [beat.actor, beat.target];
  const dice: BeatDice | undefined = whose === 'others' ? undefined : beat[whose];
  return {
    words: back ? null : (words.rolls?.(what) ?? null),
    kind: beat.kind,
    actor,
    target,
    by: words.by?.(what) ?? null,
    need: dice?.need ?? null,
    each: dice !== undefined && dice.values.length > 1 && dice.counts?.length === dice.values.length,
    modifier: dice?.modifier ?? 0,
  };
}

function tried(session: Session, { seat, choice, results }: Awaiting, extreme: Extreme): Purpose {
  const { game, names } = session;
  const chance = new Filled(session.chance(results), extreme);
  const world: World = game.copy(session.world);
  const found: Purpose = { ...UNKNOWN };
  let first = true;
  const hear = (got: Heard): void => {
    if (chance.given.length === 0) found.after = game.words.happening(got.what, names);
    else if (chance.draws) throw new Enough();
    else {
      const purpose = told(game, got, { given: chance.given, first });
      first = false;
      if (purpose === null) return;
      Object.assign(found, purpose);
      throw new Enough();
    }
  };
  try {
    game.play(world, seat, choice, chance, (what, rule, seenBy, others) => {
      const got = heard({ what, rule, ...(seenBy && { seenBy }), ...(others && { others }) }, seat);
      if (got !== null) hear(got);
    });
  } catch (error) {
    if (!(error instanceof Enough)) throw error;
  }
  return found;
}

const agreed = <T>(a: T, b: T, otherwise: T): T => (a === b ? a : otherwise);

export function purposeOf(session: Session, awaiting: Awaiting): Purpose {
  const least = tried(session, awaiting, 'least');
  const most = tried(session, awaiting, 'most');
  return {
    after: least.after,
    words: agreed(least.words, most.words, null),
    kind: agreed(least.kind, most.kind, null),
    actor: agreed(least.actor, most.actor, null),
    target: agreed(least.target, most.target, null),
    by: agreed(least.by, most.by, null),
    need: agreed(least.need, most.need, null),
    each: least.each && most.each,
    modifier: agreed(least.modifier, most.modifier, 0),
  };
}
