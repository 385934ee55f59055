// A copy of the table, written by hand: searches and sessions copy before they play.
import { copyBag, copyFlow } from '@xenotable/kernel';
import type { Commander, Enemy, Table, Troop } from './table.ts';

const troop = (from: Troop): Troop => ({
  id: from.id,
  card: from.card,
  zone: from.zone,
  damage: from.damage,
  weapon: from.weapon,
  armor: from.armor,
  used: { troop: from.used.troop, weapon: from.used.weapon, armor: from.used.armor },
  webbed: from.webbed,
  boosts: from.boosts,
  fresh: from.fresh,
});

const enemy = (from: Enemy): Enemy => {
  const { id, up, zone, damage, bonus, stasis } = from;
  const rest = { id, up, from: from.from, zone, damage, bonus, stasis };
  const seenBy = from.seenBy.slice();
  const noted = from.noted.slice();
  return from.turned === null
    ? { ...rest, seenBy, noted, card: from.card, turned: null }
    : { ...rest, seenBy, noted, card: from.card, turned: { ...from.turned } };
};

const commander = (from: Commander): Commander => ({
  kind: from.kind,
  name: from.name,
  division: from.division,
  deck: copyBag(from.deck),
  hand: from.hand.slice(),
  shown: from.shown.slice(),
  discard: from.discard.slice(),
  purse: from.purse,
  cuts: from.cuts.slice(),
  used: from.used.slice(),
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
  options: w.options,
  commanders: w.commanders.map(commander),
  base: w.base,
  baseStart: w.baseStart,
  round: w.round,
  dawn: { base: w.dawn.base, kills: w.dawn.kills, lost: w.dawn.lost.slice() },
  phase: w.phase,
  first: w.first,
  opened: w.opened,
  active: w.active,
  stacks: { ...w.stacks },
  crystals: { ...w.crystals },
  slots: w.slots.map((slot) => ({ item: slot.item, left: slot.left })),
  trackers: copyBag(w.trackers),
  retired: w.retired.slice(),
  box: w.box.slice(),
  encounter: {
    bags: w.encounter.bags.map(copyBag),
    left: w.encounter.left,
    discard: w.encounter.discard.slice(),
  },
  perks: { ...w.perks },
  next: w.next,
});
