// A complete world that a viewer could not tell from the real one: what it cannot see is dealt from what it has not seen.
import { type Bag, type Chance, type Kind, bagOf, copyFlow, takeOut } from '@xenotable/kernel';
import { CARDS, type CardId } from './content/cards.ts';
import type { EnemyId } from './content/enemies.ts';
import { bossesAt } from './siege.ts';
import type { Commander, Enemy, Hidden, Table, Troop } from './table.ts';
import type { Count, EnemyView, SeatView, TroopView, View } from './view.ts';

const bagFrom = <K extends Kind>(counts: readonly Count<K>[]): Bag<K> => ({
  top: [],
  kinds: counts.map((one) => one.card),
  left: counts.map((one) => one.count),
  bottom: [],
});

/** One of the things that are left, each as likely as the others. */
function dealt<K extends Kind>(bag: Bag<K>, chance: Chance, why: string): K {
  const kind = bag.kinds[chance.pick(bag.left, why)];
  if (kind === undefined) throw new Error('nothing is left to deal');
  takeOut(bag, kind);
  return kind;
}

const troop = (v: TroopView): Troop => ({
  id: v.id,
  card: v.card,
  zone: v.zone,
  damage: v.damage,
  weapon: v.weapon,
  armor: v.armor,
  used: { ...v.used },
  webbed: v.webbed,
  boosts: v.boosts,
  fresh: v.fresh,
});

/** Somebody else has looked at a card: it has an identity, but this viewer can only guess. */
function guess(bag: Bag<Hidden> | undefined, v: View, chance: Chance): EnemyId {
  if (bag === undefined) throw new Error('a face-down Enemy of no shuffle');
  const hidden = dealt(bag, chance, 'XS-FDN-06');
  return hidden === 'boss' ? dealt(bagOf(bossesAt(v)), chance, 'XS-SET-11') : hidden;
}

function enemy(v: EnemyView, bags: readonly Bag<Hidden>[], now: View, chance: Chance): Enemy {
  const { id, up, from, zone, damage, bonus, stasis } = v;
  const seen = {
    id,
    up,
    from,
    seenBy: v.seenBy.slice(),
    zone,
    damage,
    bonus,
    stasis,
    noted: v.noted.slice(),
  };
  if (v.turned !== null) return { ...seen, card: v.card, turned: { ...v.turned } };
  const card = v.card ?? (v.seenBy.length > 0 ? guess(bags[from], now, chance) : '');
  return { ...seen, card, turned: null };
}

function commander(v: SeatView, bags: readonly Bag<Hidden>[], now: View, chance: Chance): Commander {
  const deck = bagFrom<CardId>(v.unseen);
  let hand = v.hand?.slice();
  if (hand === undefined) {
    hand = v.shown.slice();
    for (const card of hand) takeOut(deck, card);
    while (hand.length < v.handSize) hand.push(dealt(deck, chance, 'XS-DRW-01'));
    hand.sort((a, b) => CARDS[a].at - CARDS[b].at);
  }
  return {
    kind: v.kind,
    name: v.name,
    division: v.division,
    deck,
    hand,
    shown: v.shown.slice(),
    discard: v.discard.slice(),
    purse: v.purse,
    cuts: v.cuts.slice(),
    used: v.abilities.filter((one) => one.used).map((one) => one.ability),
    ready: v.ready,
    wants: v.wants,
    lane: {
      troops: v.lane.troops.map(troop),
      enemies: v.lane.enemies.map((one) => enemy(one, bags, now, chance)),
      mines: v.lane.mines ?? -1,
      rampage: v.lane.rampage,
      added: v.lane.added,
    },
    tally: { ...v.tally },
  };
}

export function imagine(v: View, chance: Chance): Table {
  const bags = v.encounter.unseen.map((counts) => bagFrom<Hidden>(counts));
  return {
    edition: v.edition,
    flow: copyFlow(v.flow),
    undoBarrier: v.undoBarrier,
    over: v.over,
    options: v.options,
    commanders: v.seats.map((seat) => commander(seat, bags, v, chance)),
    base: v.base.now,
    baseStart: v.base.start,
    round: v.round,
    dawn: { ...v.dawn, lost: v.dawn.lost.slice() },
    phase: v.phase,
    first: v.first,
    opened: v.opened,
    active: v.active ?? -1,
    stacks: { ...v.market.stacks },
    crystals: { ...v.market.crystals },
    slots: v.market.slots.map((slot) => ({ ...slot })),
    trackers: bagFrom(v.trackers),
    retired: v.retired.slice(),
    box: v.box.slice(),
    encounter: { bags, left: v.encounter.left, discard: v.encounter.discard.slice() },
    perks: { ...v.perks },
    next: v.next,
  };
}
