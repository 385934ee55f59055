// The table in the players' words again, to compare with. Hands are in card order, Discard Piles and the Hive's in alphabetical order.
import { type Json, type Seat, contents, seatLetter, sizeOf } from '@xenotable/kernel';
import { enemyHp, enemyPower, hp, power } from './book/values.ts';
import { type Commander, type Enemy, type Table, type Troop, laneOf } from './table.ts';

const troop = (w: Table, one: Troop): Json => ({
  troop: one.card,
  zone: one.zone,
  damage: one.damage,
  power: power(w, one),
  hp: hp(w, one),
  weapon: one.weapon,
  armor: one.armor,
  webbed: one.webbed,
  used: (['troop', 'weapon', 'armor'] as const).filter((token) => one.used[token]),
  boosts: one.boosts,
  fresh: one.fresh,
});

const enemy = (w: Table, seat: Seat, one: Enemy): Json => ({
  ...(one.turned === null
    ? { enemy: one.card === '' ? 'face-down' : one.card }
    : {
        converted: one.card,
        owner: seatLetter(one.turned.owner),
        weapon: one.turned.weapon,
        armor: one.turned.armor,
        boosts: one.turned.boosts,
      }),
  zone: one.zone,
  up: one.up,
  seen: one.seenBy.map(seatLetter),
  damage: one.damage,
  ...(one.card !== '' && { power: enemyPower(w, one), hp: enemyHp(w, one) }),
  bonus: one.bonus,
  stasis: one.stasis,
  noted: laneOf(w, seat).troops.flatMap(({ id, zone }) =>
    one.noted.includes(id) ? [`${seatLetter(seat)}${zone}`] : [],
  ),
});

const seat = (w: Table, one: Commander, at: Seat): Json => ({
  name: one.name,
  kind: one.kind,
  division: one.division,
  hand: one.hand.slice(),
  deck: [...contents(one.deck)].flatMap(([card, count]) => new Array<string>(count).fill(card)).sort(),
  'deck size': sizeOf(one.deck),
  discard: one.discard.toSorted(),
  purse: one.purse,
  used: one.used.toSorted(),
  cuts: one.cuts.map(seatLetter),
  ready: one.ready,
  wants: one.wants,
  troops: one.lane.troops.map((each) => troop(w, each)),
  enemies: one.lane.enemies.map((each) => enemy(w, at, each)),
  mines: one.lane.mines < 0 ? null : seatLetter(one.lane.mines),
  rampage: one.lane.rampage,
  added: one.lane.added,
  tally: { ...one.tally },
});

export const report = (w: Table): Json => ({
  round: w.round,
  phase: w.phase,
  base: w.base,
  first: w.opened ? seatLetter(w.first) : 'undecided',
  lane: w.active < 0 ? null : seatLetter(w.active),
  seats: w.commanders.map((one, at) => seat(w, one, at)),
  items: w.slots.map((slot) => ({ item: slot.item, left: slot.left })),
  stacks: { ...w.stacks, ...w.crystals },
  trackers: sizeOf(w.trackers),
  retired: w.retired.slice(),
  box: w.box.toSorted(),
  'hive deck': w.encounter.left,
  'hive discard': w.encounter.discard.toSorted(),
});
