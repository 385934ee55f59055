// A complete world that a viewer could not tell from the real one: what it cannot see is dealt from what it has not seen.
import { type Bag, type Chance, type Kind, copyFlow } from '@xenotable/kernel';
import { CARDS, type CardId } from './content/cards.ts';
import { BOSSES, type EnemyId } from './content/enemies.ts';
import { FOR_SALE, type TroopId } from './content/troops.ts';
import type { Commander, Enemy, Hidden, Table, Troop, Wave } from './table.ts';
import type { Count, EnemyView, SeatView, TroopView, View } from './view.ts';

const bagFrom = <K extends Kind>(counts: readonly Count<K>[]): Bag<K> => ({
  top: [],
  kinds: counts.map((one) => one.card),
  left: counts.map((one) => one.count),
  bottom: [],
});

function dealt<K extends Kind>(bag: Bag<K>, chance: Chance, why: string): K {
  const at = chance.pick(bag.left, why);
  bag.left[at]!--;
  return bag.kinds[at]!;
}

const troop = (v: TroopView): Troop => ({
  id: v.id,
  card: v.card,
  zone: v.zone,
  damage: v.damage,
  weapon: v.weapon,
  armor: v.armor,
  used: (v.used.troop ? 1 : 0) | (v.used.weapon ? 2 : 0) | (v.used.armor ? 4 : 0),
  webbed: v.webbed,
  boosts: v.boosts,
  fresh: v.fresh,
});

function enemy(v: EnemyView, bags: readonly Bag<Hidden>[], wave: Wave, chance: Chance): Enemy {
  // Somebody else has looked at this card: it has an identity, but this viewer can only guess.
  const guess = (): EnemyId => {
    const hidden = dealt(bags[v.from]!, chance, 'XS-FDN-06');
    return hidden === 'boss' ? BOSSES[wave][chance.pick([1, 1], 'XS-SET-11')]! : hidden;
  };
  return {
    id: v.id,
    card: v.card ?? (v.seenBy.length > 0 ? guess() : ''),
    up: v.up,
    from: v.from,
    seen: v.seenBy.reduce((bits, seat) => bits | (1 << seat), 0),
    zone: v.zone,
    damage: v.damage,
    bonus: v.bonus,
    stasis: v.stasis,
    noted: v.noted.slice(),
    turned: v.turned && { ...v.turned },
  };
}

function commander(v: SeatView, bags: readonly Bag<Hidden>[], wave: Wave, chance: Chance): Commander {
  const deck = bagFrom<CardId>(v.unseen);
  let hand = v.hand?.slice();
  if (hand === undefined) {
    hand = v.shown.slice();
    for (const card of hand) deck.left[deck.kinds.indexOf(card)]!--;
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
    used: v.abilities.reduce((bits, one, i) => bits | (one.used ? 1 << i : 0), 0),
    ready: v.ready,
    wants: v.wants,
    lane: {
      troops: v.lane.troops.map(troop),
      enemies: v.lane.enemies.map((one) => enemy(one, bags, wave, chance)),
      mines: v.lane.mines ?? -1,
      rampage: v.lane.rampage,
      added: v.lane.added,
    },
    tally: { ...v.tally },
  };
}

export function imagine(v: View, chance: Chance): Table {
  const bags = v.encounter.unseen.map((counts) => bagFrom<Hidden>(counts));
  const stacks = Object.fromEntries(v.market.troops.map((goods) => [goods.card, goods.left])) as Record<
    (typeof FOR_SALE)[number],
    number
  >;
  return {
    edition: v.edition,
    flow: copyFlow(v.flow),
    undoBarrier: v.undoBarrier,
    over: v.over,
    rules: v.rules,
    commanders: v.seats.map((seat) => commander(seat, bags, v.wave, chance)),
    base: v.base.now,
    baseStart: v.base.start,
    round: v.round,
    dawn: { ...v.dawn, lost: v.dawn.lost.slice() },
    phase: v.phase,
    first: v.first,
    active: v.active ?? -1,
    stacks: stacks as Record<Exclude<TroopId, 'militia'>, number>,
    crystals: Object.fromEntries(v.market.crystals.map((one) => [one.card, one.count])) as Table['crystals'],
    slots: v.market.slots.map((slot) => ({ ...slot })),
    trackers: bagFrom(v.trackers),
    retired: v.retired.slice(),
    box: v.box.slice(),
    encounter: { bags, left: v.encounter.left, discard: v.encounter.discard.slice() },
    perks: v.perks,
    next: v.next,
  };
}
