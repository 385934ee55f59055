// The position in the players' words, to compare with.
import type { Json } from '@xenotable/kernel';
import { calledItem, calledUnit } from './content/force.ts';
import { identifierOf, kindAt } from './content/kinds.ts';
import { type Combat, type Table, type Unit, bandName } from './table.ts';

const reportUnit = (w: Table, unit: Unit): Json => ({
  id: unit.id,
  unit: calledUnit(unit),
  name: unit.name,
  seat: String.fromCharCode(65 + unit.seat),
  status: unit.status,
  implanted: unit.implanted,
  wounds: unit.wounds,
  rn: unit.rn,
  band: bandName(unit.band),
  items: unit.items.map((item) => ({ item: calledItem(item), uses: item.uses, used: item.used })),
  act: unit.act,
  rating: unit.rating,
  sl: unit.sl,
  incoming: unit.incoming.map((card) => identifierOf(w, card)),
  fire: unit.fire.slice(),
  melee: unit.melee,
  cap: unit.cap,
  hits: unit.hits,
  arm: unit.arm,
  wits: unit.wits,
  command: unit.command,
  leader: unit.leader,
  xp: unit.xp,
  promotions: unit.promotions,
});

const reportCombat = (w: Table, combat: Combat): Json => ({
  round: combat.round,
  step: combat.step,
  cards: Object.fromEntries(
    combat.cards.map((one) => [identifierOf(w, one.card), { wounds: one.wounds, sprung: one.sprung }]),
  ),
  killed: combat.killed.map((card) => identifierOf(w, card)),
  removed: combat.removed.map((card) => identifierOf(w, card)),
  slots: combat.slots.map((slot) => ({
    card: slot.card < 0 ? null : identifierOf(w, slot.card),
    up: slot.up,
    wounds: slot.wounds,
  })),
  aside: combat.aside,
  scanned: combat.scanned,
  cp: combat.cp,
  most: combat.cpMost,
  orders: combat.orders.slice(),
  charges: combat.charges,
  wounds: combat.volleys.map((volley) => ({
    kind: volley.kind,
    seat: String.fromCharCode(65 + volley.seat),
    wounds: volley.wounds,
  })),
});

export function report(w: Table): Json {
  const { mission } = w;
  return {
    at: w.flow.at(-1)?.step ?? '',
    squad: Object.fromEntries(w.squad.map((unit) => [unit.name, reportUnit(w, unit)])),
    roster: w.squad.map((unit) => unit.name),
    fallen: w.fallen.map((one) => one.name),
    rp: w.rp,
    campaignPoints: w.points,
    medlab: w.medlab,
    bursters: w.bursters,
    results: w.results.map((result) => ({
      number: result.number,
      won: result.won,
      points: result.points,
      goals: Object.fromEntries(result.goals.map((goal) => [goal.id, goal.points])),
    })),
    mission: mission.number,
    node: mission.node,
    ammo: mission.ammo,
    points: mission.points,
    won: mission.won,
    clock: mission.deeds.clock,
    lights: mission.lights,
    comrades: mission.comrades,
    owed: mission.owed.map((one) => ({ node: one.node, kind: kindAt(w, one.kind).name })),
    ends: mission.deeds.ends.slice(),
    killed: {
      ...Object.fromEntries(
        mission.deeds.killed.flatMap((count, kind) => (count > 0 ? [[kindAt(w, kind).name, count]] : [])),
      ),
      ...mission.deeds.ownKilled,
    },
    rescued: mission.deeds.rescued.slice(),
    ambushes: mission.deeds.ambushes,
    loose: mission.deeds.loose,
    combat: w.combat === null ? null : reportCombat(w, w.combat),
  };
}
