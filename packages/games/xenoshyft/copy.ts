// A copy of the table, written by hand: searches and sessions copy before they play.
import { type Bag, type Kind, copyFlow } from '@xenotable/kernel';
import type { Commander, Enemy, Table, Troop } from './table.ts';

const bag = <K extends Kind>(from: Bag<K>): Bag<K> => ({
  top: from.top.slice(),
  kinds: from.kinds.slice(),
  left: from.left.slice(),
  bottom: from.bottom.slice(),
});

const troop = (from: Troop): Troop => ({
  id: from.id,
  card: from.card,
  zone: from.zone,
  damage: from.damage,
  weapon: from.weapon,
  armor: from.armor,
  used: from.used,
  webbed: from.webbed,
  boosts: from.boosts,
  fresh: from.fresh,
});

const enemy = (from: Enemy): Enemy => ({
  id: from.id,
  card: from.card,
  up: from.up,
  from: from.from,
  seen: from.seen,
  zone: from.zone,
  damage: from.damage,
  bonus: from.bonus,
  stasis: from.stasis,
  noted: from.noted.slice(),
  turned: from.turned && {
    owner: from.turned.owner,
    weapon: from.turned.weapon,
    armor: from.turned.armor,
    boosts: from.turned.boosts,
  },
});

const commander = (from: Commander): Commander => ({
  kind: from.kind,
  name: from.name,
  division: from.division,
  deck: bag(from.deck),
  hand: from.hand.slice(),
  shown: from.shown.slice(),
  discard: from.discard.slice(),
  purse: from.purse,
  cuts: from.cuts.slice(),
  used: from.used,
  ready: from.ready,
  wants: from.wants,
  lane: {
    troops: from.lane.troops.map(troop),
    enemies: from.lane.enemies.map(enemy),
    mines: from.lane.mines,
    rampage: from.lane.rampage,
    added: from.lane.added,
  },
  tally: { ...from.tally },
});

export const copy = (w: Table): Table => ({
  edition: w.edition,
  flow: copyFlow(w.flow),
  undoBarrier: w.undoBarrier,
  over: w.over,
  rules: w.rules,
  commanders: w.commanders.map(commander),
  base: w.base,
  baseStart: w.baseStart,
  round: w.round,
  dawn: { base: w.dawn.base, kills: w.dawn.kills, lost: w.dawn.lost.slice() },
  phase: w.phase,
  first: w.first,
  active: w.active,
  stacks: { ...w.stacks },
  crystals: { ...w.crystals },
  slots: w.slots.map((slot) => ({ item: slot.item, left: slot.left })),
  trackers: bag(w.trackers),
  retired: w.retired.slice(),
  box: w.box.slice(),
  encounter: {
    bags: w.encounter.bags.map(bag),
    left: w.encounter.left,
    discard: w.encounter.discard.slice(),
  },
  perks: w.perks,
  next: w.next,
});
