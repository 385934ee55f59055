// What a plan of one or several choices may lead to. One walk through the rules reads every stake, and the figures improve while there is time.
import type { Space } from '../rules/flow.ts';
import type { AnyRules, Rules, Stake } from '../rules/game.ts';
import { type Told, listener } from '../rules/happening.ts';
import { itemAt } from '../read/itemAt.ts';
import type { Happening } from '../rules/happening.ts';
import type { RuleId, Seat, World } from '../rules/world.ts';
import type { Chance } from './chance.ts';
import { Enumerating } from './enumerating.ts';
import { fastChance } from './fast.ts';
import { type OddsLine, interval } from './odds.ts';

/** A stake and how likely each of its values is. */
export interface Prospect {
  key: string;
  title: string;
  values: Stake<World>['values'];
  lines: OddsLine[];
  /** Mean of the values; null unless they are numbers. */
  mean: number | null;
}

export interface Prospects {
  /** All combinations of results were counted. */
  exact: boolean;
  walks: number;
  stakes: Prospect[];
  /** For each choice of the plan, the chance that it is still legal when its turn comes. */
  reached: number[];
}

/** Thrown out of `play` when the act ends, to stop the rules from running on. */
class ActEnded extends Error {}

/** After this many replies a choice must have had its effect. */
const MOST_REPLIES = 1000;
/** An enumeration that needs more walks than this is abandoned. */
const MOST_EXACT = 20_000;
/** Walks after which the length of an enumeration can be estimated. */
const ENOUGH = 64;

/** Counts the results that were asked for. */
class Counted implements Chance {
  asked = 0;
  private readonly inner: Chance;
  constructor(inner: Chance) {
    this.inner = inner;
  }
  roll(sides: number, why: RuleId): number {
    this.asked++;
    return this.inner.roll(sides, why);
  }
  pick(weights: readonly number[], why: RuleId): number {
    this.asked++;
    return this.inner.pick(weights, why);
  }
}

/** How often each value came up: by exact chance or by counting samples. */
class Tally {
  walks = 0;
  mass = 0;
  readonly stakes: Map<number | string, number>[];
  readonly reached: number[];

  constructor(stakes: number, steps: number) {
    this.stakes = Array.from({ length: stakes }, () => new Map());
    this.reached = Array.from({ length: steps }, () => 0);
  }

  add({ values, reached }: Walked, chance: number): void {
    this.walks++;
    this.mass += chance;
    values.forEach((value, i) => {
      const counts = itemAt(this.stakes, i);
      counts.set(value, (counts.get(value) ?? 0) + chance);
    });
    for (let step = 0; step < reached; step++) this.reached[step] = itemAt(this.reached, step) + chance;
  }
}

interface Walked {
  values: (number | string)[];
  /** Number of the plan's choices that could be made. */
  reached: number;
}

/** All stakes of a plan, each once. */
function stakesOf<W extends World, C, V, H extends Happening, S extends Space>(
  game: Rules<W, C, V, H, S>,
  view: V,
  seat: Seat,
  plan: readonly C[],
): Stake<W, H>[] {
  const found = new Map<string, Stake<W, H>>();
  for (const choice of plan)
    for (const stake of game.stakes?.(view, seat, choice) ?? [])
      if (!found.has(stake.key)) found.set(stake.key, stake);
  return [...found.values()];
}

/** Walks through what a plan may lead to, using only what the seat with this view may know. */
export class Walks<W extends World, C, V, H extends Happening, S extends Space> {
  private readonly game: Rules<W, C, V, H, S>;
  private readonly view: V;
  private readonly seat: Seat;
  private readonly plan: readonly C[];
  private readonly stakes: Stake<W, H>[];
  private readonly every = new Enumerating();
  private readonly sampling: Chance;
  private readonly counted: Tally;
  private readonly sampled: Tally;
  /** The world that the view describes, if the view hides nothing. */
  private known: W | null = null;
  private complete = false;
  private tooMany = false;

  constructor(
    game: Rules<W, C, V, H, S>,
    { view, seat, plan, seed = 1 }: { view: V; seat: Seat; plan: readonly C[]; seed?: number },
  ) {
    this.game = game;
    this.view = view;
    this.seat = seat;
    this.plan = plan;
    this.stakes = stakesOf(game, view, seat, plan);
    this.counted = new Tally(this.stakes.length, plan.length);
    this.sampled = new Tally(this.stakes.length, plan.length);
    this.sampling = fastChance(seed);
  }

  /** Whether the figures cannot improve any further. */
  get done(): boolean {
    return this.complete || (this.stakes.length === 0 && this.plan.length < 2);
  }

  /** Runs while `goOn` returns true. It samples first, so that there is a figure at once, and counts all combinations if they may be few enough. */
  run(goOn: () => boolean): void {
    while (!this.done && goOn()) {
      if (this.tooMany || this.sampled.walks < ENOUGH) this.sampled.add(this.walk(this.sampling), 1);
      else this.countOne();
    }
  }

  private countOne(): void {
    const walked = this.walk(this.every);
    this.counted.add(walked, this.every.chance());
    this.complete = !this.every.next();
    const { walks, mass } = this.counted;
    this.tooMany = !this.complete && walks >= ENOUGH && (mass === 0 || walks / mass > MOST_EXACT);
  }

  private begin(chance: Chance): W {
    if (this.known !== null) return this.game.copy(this.known);
    const counting = new Counted(chance);
    const world = this.game.imagine(this.view, counting);
    if (counting.asked > 0) return world;
    this.known = world;
    return this.game.copy(world);
  }

  private walk(chance: Chance): Walked {
    const { game, seat, plan, stakes } = this;
    const w = this.begin(chance);
    const told: Told<H>[] = [];
    let reached = 0;
    for (const [i, choice] of plan.entries()) {
      if (reached > 0 && (w.over !== null || game.judge(w, seat, choice) !== null)) break;
      reached++;
      if (!this.playOn(w, choice, plan[i + 1], chance, told)) break;
    }
    return { values: stakes.map((stake) => stake.of(w, told)), reached };
  }

  /** Plays a choice and the replies of `oddsReply` after it, up to a question that the plan itself answers next; false if the act ends before the next question. */
  private playOn(w: W, choice: C, next: C | undefined, chance: Chance, told: Told<H>[]): boolean {
    const { game, seat } = this;
    const keep = listener(told);
    const tell: typeof keep = (what, rule, seenBy, others) => {
      keep(what, rule, seenBy, others);
      if (game.actEnds?.(what, seat, choice) === true) throw new ActEnded();
    };
    try {
      game.play(w, seat, choice, chance, tell);
      for (let replies = 0; w.over === null && replies < MOST_REPLIES; replies++) {
        if (next !== undefined && game.judge(w, seat, next) === null) return true;
        const reply = game.oddsReply?.(w, game.asks(w)) ?? null;
        if (reply === null) return true;
        game.play(w, reply.seat, reply.choice, chance, tell);
      }
    } catch (error) {
      if (!(error instanceof ActEnded)) throw error;
      return false;
    }
    return true;
  }

  /** What is known so far. */
  prospects(): Prospects {
    const tally = this.complete ? this.counted : this.sampled;
    const { walks, mass } = tally;
    const share = (count: number): number => (mass === 0 ? 0 : count / mass);
    return {
      exact: this.complete,
      walks,
      reached: tally.reached.map(share),
      stakes: this.stakes.map(({ key, title, values }, i) => {
        const lines = [...itemAt(tally.stakes, i)].map(([value, count]) => ({
          value,
          chance: share(count),
          give: this.complete ? 0 : interval(count, walks).give,
        }));
        return { key, title, values, lines: inOrder(lines, values), mean: meanOf(lines) };
      }),
    };
  }
}

/** Orders words as the stake lists them, and numbers from the smallest on. */
function inOrder(lines: OddsLine[], values: Prospect['values']): OddsLine[] {
  const place = ({ value }: OddsLine): number =>
    'words' in values ? values.words.indexOf(String(value)) : Number(value);
  return lines.sort((a, b) => place(a) - place(b));
}

const meanOf = (lines: readonly OddsLine[]): number | null =>
  lines.every(({ value }) => typeof value === 'number')
    ? lines.reduce((mean, { value, chance }) => mean + Number(value) * chance, 0)
    : null;

/** The prospects of a plan after at most this many walks: for tests and the laboratory. */
export function prospectsOf(
  game: AnyRules,
  question: { view: unknown; seat: Seat; plan: readonly unknown[]; seed?: number },
  most = MOST_EXACT,
): Prospects {
  const walks = new Walks(game, question);
  let left = most;
  walks.run(() => left-- > 0);
  return walks.prospects();
}
