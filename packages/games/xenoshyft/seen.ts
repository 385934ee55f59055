// What a viewer may know of the table, built field by field.
import { type Seat, type Viewer, applies, contents, sizeOf } from '@xenotable/kernel';
import { bagAt } from './book/hive/encounter.ts';
import { hasCut, isUsed } from './book/abilities/divisions.ts';
import { seesHand } from './book/piles.ts';
import { type Price, priceOf, saleFault } from './book/acquire/prices.ts';
import { enemyHpOf, enemyPowerOf, hpOf, isBoss, powerOf } from './book/values.ts';
import { cardThatHits, openWindow, overrunLane } from './book/windows.ts';
import { CARDS, type Goods } from './content/cards.ts';
import { ABILITY_NUMBERS, abilityOf } from './content/divisions.ts';
import { FOR_SALE } from './content/troops.ts';
import { levelOf } from './options.ts';
import { roundsOf, supplyOf, waveNumber } from './siege.ts';
import { type Enemy, type Hidden, type Table, type Troop, commanderOf } from './table.ts';
import type {
  AbilityView,
  Count,
  EnemyView,
  Glimpse,
  GoodsView,
  SeatGlimpse,
  SeatView,
  Seen,
  TroopView,
} from './viewTypes.ts';

const counted = <K extends string>(all: Map<K, number>): Count<K>[] =>
  [...all].map(([card, count]) => ({ card, count }));

const byPlace = (a: Count, b: Count): number => CARDS[a.card].at - CARDS[b.card].at;

function troopView(w: Table, troop: Troop): TroopView {
  const hp = hpOf(w, troop);
  return {
    id: troop.id,
    card: troop.card,
    zone: troop.zone,
    damage: troop.damage,
    remaining: hp.value - troop.damage,
    power: powerOf(w, troop),
    hp,
    weapon: troop.weapon,
    armor: troop.armor,
    used: { ...troop.used },
    webbed: troop.webbed,
    boosts: troop.boosts,
    fresh: troop.fresh,
  };
}

/** XS-FDN-06 Who knows a card: everybody once it is face-up, otherwise those who looked (with open hands all of them tell). */
const knows = (w: Table, viewer: Viewer, enemy: Enemy): boolean =>
  enemy.up ||
  (enemy.seenBy.length > 0 &&
    (w.options.hands === 'open' || (viewer !== 'table' && enemy.seenBy.includes(viewer))));

function enemyView(w: Table, viewer: Viewer, enemy: Enemy): EnemyView {
  const known = knows(w, viewer, enemy);
  const hp = known ? enemyHpOf(w, enemy) : null;
  const seen = {
    id: enemy.id,
    zone: enemy.zone,
    up: enemy.up,
    from: enemy.from,
    seenBy: enemy.seenBy.slice(),
    damage: enemy.damage,
    remaining: hp && hp.value - enemy.damage,
    power: known ? enemyPowerOf(w, enemy) : null,
    hp,
    bonus: enemy.bonus,
    stasis: enemy.stasis,
    noted: enemy.noted.slice(),
  };
  if (enemy.turned !== null) return { ...seen, card: enemy.card, turned: { ...enemy.turned } };
  return { ...seen, card: known && enemy.card !== '' ? enemy.card : null, turned: null };
}

function abilityViews(w: Table, seat: Seat): AbilityView[] {
  const { division } = commanderOf(w, seat);
  if (division === '') return [];
  return ABILITY_NUMBERS.map((ability) => {
    const { text, verb } = abilityOf(division, ability);
    return {
      ability,
      text,
      unlocked: supplyOf(w) >= ability,
      used: isUsed(w, seat, ability),
      passive: verb === 'passive',
    };
  });
}

function seatGlimpse(w: Table, viewer: Viewer, seat: Seat): SeatGlimpse {
  const one = commanderOf(w, seat);
  return {
    seat,
    name: one.name,
    kind: one.kind,
    division: one.division,
    hand: seesHand(w, viewer, seat) ? one.hand.slice() : null,
    handSize: one.hand.length,
    discard: one.discard.slice(),
    purse: one.purse,
    cuts: one.cuts.slice(),
    ready: one.ready,
    wants: one.wants,
    lane: {
      troops: one.lane.troops.map((troop) => troopView(w, troop)),
      enemies: one.lane.enemies.map((enemy) => enemyView(w, viewer, enemy)),
      mines: one.lane.mines < 0 ? null : one.lane.mines,
      rampage: one.lane.rampage,
      added: one.lane.added,
    },
  };
}

function seatView(w: Table, viewer: Viewer, seat: Seat): SeatView {
  const one = commanderOf(w, seat);
  const glimpse = seatGlimpse(w, viewer, seat);
  const unseen = contents(one.deck);
  if (glimpse.hand === null) for (const card of one.hand) unseen.set(card, (unseen.get(card) ?? 0) + 1);
  return {
    ...glimpse,
    abilities: abilityViews(w, seat),
    shown: one.shown.slice(),
    deckSize: sizeOf(one.deck),
    unseen: counted(unseen).sort(byPlace),
    tally: { ...one.tally },
  };
}

function goodsView<C extends Goods>(w: Table, viewer: Viewer, card: C, left: number): GoodsView<C> {
  const { cost } = CARDS[card];
  const printed: Price = {
    value: cost,
    parts: [{ value: cost, because: CARDS[card].rule, label: 'printed' }],
  };
  return {
    card,
    left,
    cost,
    price: viewer === 'table' ? printed : priceOf(w, viewer, card, false),
    cutPrice: viewer !== 'table' && hasCut(w, viewer, card) ? priceOf(w, viewer, card, true) : null,
    locked: saleFault(w, card),
  };
}

const marketView = (w: Table, viewer: Viewer): Seen['market'] => ({
  troops: FOR_SALE.map((card) => goodsView(w, viewer, card, w.stacks[card])),
  items: w.slots.map((slot) => (slot.item === '' ? null : goodsView(w, viewer, slot.item, slot.left))),
  slots: w.slots.map((slot) => ({ ...slot })),
  stacks: { ...w.stacks },
  crystals: { ...w.crystals },
});

/** What a script sees from a seat while it decides: as in the view, but only what it reads, and the market only if it asks for it. */
class ScriptGlimpse implements Glimpse {
  readonly round: number;
  readonly rounds: number;
  readonly active: Seat | null;
  readonly seats: readonly SeatGlimpse[];
  readonly window: Seen['window'];
  readonly overrun: Seen['overrun'];
  readonly hitting: Seen['hitting'];
  private readonly w: Table;
  private readonly seat: Seat;
  private goods: Seen['market'] | undefined;

  constructor(w: Table, seat: Seat) {
    this.w = w;
    this.seat = seat;
    this.round = w.round;
    this.rounds = roundsOf(w.options);
    this.active = w.active < 0 ? null : w.active;
    this.seats = w.commanders.map((_, other) => seatGlimpse(w, seat, other));
    this.window = openWindow(w);
    this.overrun = overrunLane(w);
    this.hitting = cardThatHits(w);
  }

  get market(): Seen['market'] {
    return (this.goods ??= marketView(this.w, this.seat));
  }
}

export const glimpse = (w: Table, seat: Seat): Glimpse => new ScriptGlimpse(w, seat);

/** What is left unseen of one shuffle: the bag, and cards that only others have looked at. */
function unseenOf(w: Table, viewer: Viewer, from: number): Count<Hidden>[] {
  const bag = bagAt(w, from);
  const all = contents(bag);
  for (const { lane } of w.commanders) {
    for (const enemy of lane.enemies) {
      if (enemy.turned !== null || enemy.card === '' || enemy.from !== from || knows(w, viewer, enemy))
        continue;
      // Which Boss was shuffled in is known only to those who have seen it.
      const back: Hidden = isBoss(enemy) && bag.kinds.includes('boss') ? 'boss' : enemy.card;
      all.set(back, (all.get(back) ?? 0) + 1);
    }
  }
  return counted(all).sort((a, b) => (a.card < b.card ? -1 : 1));
}

export function seen(w: Table, viewer: Viewer): Seen {
  applies('XS-END-05');
  applies('XS-M-DIFF-02');
  return {
    viewer,
    edition: w.edition,
    undoBarrier: w.undoBarrier,
    over: w.over,
    options: w.options,
    level: levelOf(w.options),
    round: w.round,
    dawn: { ...w.dawn, lost: w.dawn.lost.slice() },
    rounds: roundsOf(w.options),
    wave: waveNumber(w),
    phase: w.phase,
    first: w.first,
    opened: w.opened,
    active: w.active < 0 ? null : w.active,
    base: { now: w.base, start: w.baseStart },
    seats: w.commanders.map((_, seat) => seatView(w, viewer, seat)),
    market: marketView(w, viewer),
    trackers: counted(contents(w.trackers)).sort(byPlace),
    retired: w.retired.slice(),
    box: w.box.slice(),
    encounter: {
      left: w.encounter.left,
      discard: w.encounter.discard.slice(),
      unseen: w.encounter.bags.map((_, from) => unseenOf(w, viewer, from)),
    },
    window: openWindow(w),
    overrun: overrunLane(w),
    hitting: cardThatHits(w),
    perks: { ...w.perks },
    next: w.next,
  };
}
