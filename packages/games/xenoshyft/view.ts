// The view: built field by field, never a stripped copy.
import { type Seat, type Viewer, copyFlow, contents, sizeOf } from '@xenotable/kernel';
import type { Hit } from './book/damage/hits.ts';
import { seesHand } from './book/piles.ts';
import { type Goods, type Price, hasCut, notForSale, priceOf } from './book/acquire/prices.ts';
import { enemyHpOf, enemyPowerOf, hpOf, isBoss, powerOf } from './book/values.ts';
import { CARDS } from './content/cards.ts';
import { DIVISIONS } from './content/divisions.ts';
import type { EnemyId } from './content/enemies.ts';
import type { ItemId } from './content/items.ts';
import { CRYSTAL_IDS, FOR_SALE, type TroopId } from './content/troops.ts';
import { levelOf } from './options.ts';
import { type Enemy, type Hidden, type Table, type Troop, waveOf } from './table.ts';
import type {
  AbilityView,
  Count,
  EnemyView,
  GoodsView,
  SeatView,
  TroopView,
  View,
  WindowView,
} from './viewTypes.ts';

export type * from './viewTypes.ts';

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
    used: { troop: (troop.used & 1) !== 0, weapon: (troop.used & 2) !== 0, armor: (troop.used & 4) !== 0 },
    webbed: troop.webbed,
    boosts: troop.boosts,
    fresh: troop.fresh,
  };
}

/** XS-FDN-06 Who knows a card: everybody once it is face-up, otherwise those who looked (with open hands all of them tell). */
export const knows = (w: Table, viewer: Viewer, enemy: Enemy): boolean =>
  enemy.up ||
  (enemy.seen !== 0 &&
    (w.rules.hands === 'open' || (viewer !== 'table' && (enemy.seen & (1 << viewer)) !== 0)));

function enemyView(w: Table, viewer: Viewer, enemy: Enemy): EnemyView {
  const known = knows(w, viewer, enemy);
  const hp = known ? enemyHpOf(w, enemy) : null;
  return {
    id: enemy.id,
    zone: enemy.zone,
    up: enemy.up,
    card: known && enemy.card !== '' ? enemy.card : null,
    from: enemy.from,
    seenBy: w.commanders.flatMap((_, seat) => ((enemy.seen & (1 << seat)) !== 0 ? [seat] : [])),
    damage: enemy.damage,
    remaining: hp && hp.value - enemy.damage,
    power: known ? enemyPowerOf(w, enemy) : null,
    hp,
    bonus: enemy.bonus,
    stasis: enemy.stasis,
    noted: enemy.noted.slice(),
    turned: enemy.turned && { ...enemy.turned },
  };
}

function abilityViews(w: Table, seat: Seat): AbilityView[] {
  const { division, used } = w.commanders[seat]!;
  if (division === '') return [];
  return DIVISIONS[division].abilities.map((ability, i) => ({
    ability: (i + 1) as 1 | 2 | 3,
    text: ability.text,
    unlocked: waveOf(w.round) > i,
    used: (used & (1 << i)) !== 0,
    passive: ability.verb === 'passive',
  }));
}

function seatView(w: Table, viewer: Viewer, seat: Seat): SeatView {
  const one = w.commanders[seat]!;
  const open = seesHand(w, viewer, seat);
  const unseen = contents(one.deck);
  if (!open) for (const card of one.hand) unseen.set(card, (unseen.get(card) ?? 0) + 1);
  return {
    seat,
    name: one.name,
    kind: one.kind,
    division: one.division,
    abilities: abilityViews(w, seat),
    hand: open ? one.hand.slice() : null,
    handSize: one.hand.length,
    shown: one.shown.slice(),
    deckSize: sizeOf(one.deck),
    unseen: counted(unseen).sort(byPlace),
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
    tally: { ...one.tally },
  };
}

function goodsView(w: Table, viewer: Viewer, card: Goods, left: number): GoodsView {
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
    locked: notForSale(w, card),
  };
}

/** What is left unseen of one shuffle: the bag, and cards that only others have looked at. */
function unseenOf(w: Table, viewer: Viewer, from: number): Count<Hidden>[] {
  const bag = w.encounter.bags[from]!;
  const all = contents(bag);
  for (const { lane } of w.commanders) {
    for (const enemy of lane.enemies) {
      if (enemy.card === '' || enemy.from !== from || knows(w, viewer, enemy)) continue;
      // Which Boss was shuffled in is known only to those who have seen it.
      const back: Hidden = isBoss(enemy) && bag.kinds.includes('boss') ? 'boss' : (enemy.card as EnemyId);
      all.set(back, (all.get(back) ?? 0) + 1);
    }
  }
  return counted(all).sort((a, b) => (a.card < b.card ? -1 : 1));
}

const WINDOWS: Record<string, WindowView['kind']> = {
  react: 'reaction',
  'answer the reveal': 'reveal',
  'answer the damage': 'damage',
  'answer the kill': 'kill',
};

function windowView(w: Table): WindowView | null {
  const f = w.flow.at(-1);
  if (f === undefined) return null;
  const kind = WINDOWS[f.step.split(':')[0]!];
  if (kind === undefined) return null;
  return {
    kind,
    lane: (f['lane'] as Seat | undefined) ?? w.active,
    enemy: (f['enemy'] as number | undefined) ?? null,
    hits: ((f['hits'] as Hit[] | undefined) ?? []).map((hit) => ({ ...hit })),
    killed: ((f['dead'] as number[] | undefined) ?? []).slice(),
  };
}

export function view(w: Table, viewer: Viewer): View {
  return {
    viewer,
    edition: w.edition,
    flow: copyFlow(w.flow),
    undoBarrier: w.undoBarrier,
    over: w.over,
    rules: w.rules,
    level: levelOf(w.rules),
    round: w.round,
    dawn: { ...w.dawn, lost: w.dawn.lost.slice() },
    rounds: w.rules.siege === 'training' ? 3 : 9,
    wave: waveOf(w.round),
    phase: w.phase,
    first: w.first,
    active: w.active < 0 ? null : w.active,
    combat: w.flow.find((f) => f.chapter === 'combat')?.step ?? null,
    base: { now: w.base, start: w.baseStart },
    seats: w.commanders.map((_, seat) => seatView(w, viewer, seat)),
    market: {
      troops: FOR_SALE.map((card) =>
        goodsView(w, viewer, card, w.stacks[card as Exclude<TroopId, 'militia'>]),
      ),
      items: w.slots.map((slot) => (slot.item === '' ? null : goodsView(w, viewer, slot.item, slot.left))),
      slots: w.slots.map((slot) => ({ ...slot })),
      crystals: CRYSTAL_IDS.map((card) => ({ card, count: w.crystals[card] })),
    },
    trackers: counted(contents(w.trackers)).sort(byPlace) as Count<ItemId>[],
    retired: w.retired.slice(),
    box: w.box.slice(),
    encounter: {
      left: w.encounter.left,
      discard: w.encounter.discard.slice(),
      unseen: w.encounter.bags.map((_, from) => unseenOf(w, viewer, from)),
    },
    window: windowView(w),
    perks: w.perks,
    next: w.next,
  };
}
