// The outlook of a lane: what the coming Combat does to it and to the Base, dealt many times. Deal number n turns up the
// same cards whatever is planned, so that the difference between two plans is steady.
import { type Chance, type Rules, type Seat, fastChance } from '@xenotable/kernel';
import { type Choice, does } from '../choices.ts';
import type { CardId } from '../content/cards.ts';
import type { Happening } from '../happenings.ts';
import { type Table, commanderOf, laneOf } from '../table.ts';
import type { View } from '../view.ts';
import { fightersIn } from '../viewReaders.ts';
import { replyOf } from './replying.ts';

/** What a number of deals came to. */
export interface Outlook {
  deals: number;
  /** Deals in which nothing came through the lane to the Base. */
  held: number;
  /** Deals in which the Base fell. */
  fell: number;
  /** Base damage of this round, and in how many deals. */
  damage: [damage: number, deals: number][];
  /** Troops of the lane that were lost, over all deals. */
  lost: number;
  /** By the number of a Troop that stands in the lane before the Combat, in how many deals it falls. */
  falls: [troop: number, deals: number][];
  /** How the Fight that comes next ends: deals in which the Enemy goes down, and the Troop. Null if no two face each other. */
  fight: { foe: number; own: number; both: number } | null;
  /** Cards that the script of the one who plans goes on to play in that Fight, and in how many deals. */
  helped?: [card: CardId, deals: number][];
}

/** The question before a Fight. */
const REACTION = 'XS-REA-04';

type TableRules = Rules<Table, Choice, View, Happening>;

/** More questions than any round can ask. */
const MOST_REPLIES = 2000;

/** Who of the two that fight next goes down in that Fight: it is over when somebody is hurt after one of them is down, or the next card is turned up. */
class FightWatch {
  foe = false;
  own = false;
  /** What the one who plans has played after the plan. */
  readonly helped = new Set<CardId>();
  private over = false;
  private readonly troop: number;
  private readonly enemy: number;
  constructor(troop: number, enemy: number) {
    this.troop = troop;
    this.enemy = enemy;
  }
  play(choice: Choice): void {
    if (!this.over && does(choice, 'play')) this.helped.add(choice.card);
  }
  hear(what: Happening): void {
    if ((what.type === 'revealed' && what.zone === 1) || (what.type === 'damaged' && (this.foe || this.own)))
      this.over = true;
    if (this.over || (what.type !== 'killed' && what.type !== 'burned')) return;
    if (what.unit === this.enemy) this.foe = true;
    if (what.unit === this.troop) this.own = true;
  }
}

class Tallying {
  readonly outlook: Outlook;
  private readonly damage = new Map<number, number>();
  private readonly falls = new Map<number, number>();
  private readonly helped = new Map<CardId, number>();
  constructor(fight: boolean) {
    this.outlook = {
      deals: 0,
      held: 0,
      fell: 0,
      damage: [],
      lost: 0,
      falls: [],
      fight: fight ? { foe: 0, own: 0, both: 0 } : null,
    };
  }
  add(before: Before, w: Table, seat: Seat, watch: FightWatch | null): void {
    const { outlook } = this;
    outlook.deals++;
    if (commanderOf(w, seat).tally.baseDamage === before.through) outlook.held++;
    if (w.over !== null && w.over.winners.length === 0) outlook.fell++;
    const damage = before.base - w.base;
    this.damage.set(damage, (this.damage.get(damage) ?? 0) + 1);
    const standing = new Set(laneOf(w, seat).troops.map((troop) => troop.id));
    for (const id of before.troops) {
      if (standing.has(id)) continue;
      outlook.lost++;
      this.falls.set(id, (this.falls.get(id) ?? 0) + 1);
    }
    if (watch === null || outlook.fight === null) return;
    for (const card of watch.helped) this.helped.set(card, (this.helped.get(card) ?? 0) + 1);
    if (watch.foe) outlook.fight.foe++;
    if (watch.own) outlook.fight.own++;
    if (watch.foe && watch.own) outlook.fight.both++;
  }
  result(): Outlook {
    this.outlook.damage = [...this.damage].sort((a, b) => a[0] - b[0]);
    this.outlook.falls = [...this.falls];
    if (this.outlook.fight !== null) this.outlook.helped = [...this.helped];
    return this.outlook;
  }
}

/** How things stood before the fighting that is looked at. */
interface Before {
  base: number;
  /** What had come through the lane. */
  through: number;
  troops: number[];
}

const beforeOf = (w: Table, seat: Seat): Before => ({
  base: w.dawn.base,
  through: commanderOf(w, seat).tally.baseDamage,
  troops: laneOf(w, seat).troops.map((troop) => troop.id),
});

/** The fighting is over: for a play in Combat with the lane that fights, otherwise with the phase. */
const isOver = (w: Table, view: View): boolean =>
  w.over !== null ||
  w.phase === 'wrap-up' ||
  w.phase === 'draw' ||
  (view.active !== null && w.active !== view.active);

/** One deal; null where the plan cannot be carried out. */
function deal(
  game: TableRules,
  view: View,
  { seat, lane, plan }: Question,
  number: number,
): { before: Before; w: Table; watch: FightWatch | null } | null {
  const fills = view.phase === 'acquire' || view.phase === 'draw';
  // What is drawn by the plan itself does not change what the Hive turns up.
  const planning = fastChance(2 * number);
  const coming = fastChance(2 * number + 1);
  const pair = view.phase === 'combat' ? fightersIn(view, lane) : null;
  const watch = pair === null ? null : new FightWatch(pair.troop.id, pair.enemy.id);
  const tell = watch === null ? undefined : (what: Happening) => watch.hear(what);
  const w = game.imagine(view, planning);
  let before = beforeOf(w, lane);
  const play = (by: Seat, choice: Choice, chance: Chance): void => game.play(w, by, choice, chance, tell);
  // In Combat the first choice is made now; a second one is meant for the Reaction that follows.
  const [now, later] = view.phase === 'combat' ? [plan.slice(0, 1), plan[1]] : [plan, undefined];
  let meant = later;
  for (const choice of now) {
    if (w.over !== null || game.judge(w, seat, choice) !== null) return null;
    play(seat, choice, view.phase === 'combat' ? coming : planning);
  }
  for (let replies = 0; replies < MOST_REPLIES && !isOver(w, view); replies++) {
    if (view.phase !== 'combat' && w.phase !== 'combat') before = beforeOf(w, lane);
    const ask = game.asks(w).find((one) => one.offers.length > 0);
    if (ask === undefined) break;
    const reacts = ask.seat === seat && ask.rule === REACTION;
    const kept = meant !== undefined && reacts && game.judge(w, seat, meant) === null ? meant : undefined;
    if (reacts) meant = undefined;
    const reply = kept ?? replyOf(w, ask, fills);
    if (ask.seat === seat) watch?.play(reply);
    play(ask.seat, reply, coming);
  }
  return { before, w, watch };
}

interface Question {
  /** Who plans. */
  seat: Seat;
  /** The lane that is looked at. */
  lane: Seat;
  plan: readonly Choice[];
}

function outlookOf(
  game: TableRules,
  view: View,
  question: Question,
  from: number,
  deals: number,
): Outlook | null {
  const tally = new Tallying(view.phase === 'combat' && fightersIn(view, question.lane) !== null);
  for (let number = from; number < from + deals; number++) {
    const dealt = deal(game, view, question, number);
    if (dealt === null) return null;
    tally.add(dealt.before, dealt.w, question.lane, dealt.watch);
  }
  return tally.result();
}

/** The preview: several plans of a seat, each over the same deals; null for a plan that is not legal. */
export const outlooksWith =
  (game: TableRules) =>
  (
    view: View,
    seat: Seat,
    plans: readonly (readonly Choice[])[],
    from: number,
    deals: number,
  ): (Outlook | null)[] => {
    const lane = view.active ?? seat;
    return plans.map((plan) => outlookOf(game, view, { seat, lane, plan }, from, deals));
  };
