// The position as `arrange` reads it, where it has words: between the events of a mission, and in the first round of an event.
import { type Json, same, seatLetter, top, writeScenarioFile } from '@xenotable/kernel';
import { campaign, muster } from './book/campaign.ts';
import { combat, newCombat } from './book/combat/combat.ts';
import { commandMaximum } from './book/combat/command.ts';
import { mission } from './book/mission/mission.ts';
import { calledItem, calledUnit } from './content/force.ts';
import { identifierOf, kindAt } from './content/kinds.ts';
import { aTaste } from './options.ts';
import { type Combat, type Mission, type Table, type Unit, bandName } from './table.ts';

const givenUnit = (w: Table, unit: Unit): Json => ({
  unit: calledUnit(unit),
  name: unit.name,
  seat: seatLetter(unit.seat),
  status: unit.status,
  implanted: unit.implanted,
  wounds: unit.wounds,
  rn: unit.rn,
  band: bandName(unit.band),
  items: unit.items.map((item) => ({ item: calledItem(item), uses: item.uses, used: item.used })),
  ...(unit.act !== '' && { act: unit.act }),
  sl: unit.sl,
  incoming: unit.incoming.map((card) => identifierOf(w, card)),
  xp: unit.xp,
  promotions: unit.promotions,
  fire: unit.fire.slice(),
  command: unit.command,
  leader: unit.leader,
  id: unit.id,
  saved: unit.saved,
  melee: unit.melee,
  cap: unit.cap,
  hits: unit.hits,
  arm: unit.arm,
  wits: unit.wits,
  raised: unit.raised.slice(),
  doubled: unit.doubled,
  roll: unit.roll,
  rating: unit.rating,
  again: unit.again,
  shells: unit.shells,
});

/** What an event remembers in the middle of a step or from an earlier round: there are no words for it. */
const UNSAID = [
  'moved',
  'moves',
  'moving',
  'flips',
  'flipper',
  'frosty',
  'bursts',
  'volleys',
  'strikes',
  'striker',
  'ambushers',
  'dead',
  'at',
  'splashed',
  'stimAsked',
  'stims',
  'hiveSlots',
  'unmasked',
] as const satisfies readonly (keyof Combat)[];

function givenCombat(w: Table, event: Combat): Json | null {
  const fresh = newCombat();
  if (!UNSAID.every((name) => same(event[name], fresh[name])) || event.cpMost !== commandMaximum(w))
    return null;
  return {
    cards: Object.fromEntries(
      event.cards.map((one) => [
        identifierOf(w, one.card),
        { wounds: one.wounds, sprung: one.sprung, fresh: one.fresh },
      ]),
    ),
    killed: event.killed.map((card) => identifierOf(w, card)),
    removed: event.removed.map((card) => identifierOf(w, card)),
    slots: event.slots.map((slot) => ({
      ...(slot.card >= 0 && { card: identifierOf(w, slot.card) }),
      up: slot.up,
      wounds: slot.wounds,
      early: slot.early,
      blades: slot.blades,
    })),
    round: event.round,
    cp: event.cp,
    orders: event.orders.slice(),
    charges: event.charges,
    ...(event.scanned >= 0 && { scanned: event.scanned }),
    shifted: event.shifted,
    rock: event.rock,
    hiveLooked: event.hiveLooked,
    ready: event.ready.map(seatLetter),
  };
}

const givenMission = (w: Table, { deeds, ...here }: Mission): Record<string, Json> => ({
  mission: here.number,
  node: here.node,
  ammo: here.ammo,
  points: here.points,
  lights: here.lights,
  clockHeld: here.clockHeld,
  comrades: here.comrades,
  command: here.command.slice(),
  owed: here.owed.map((one) => ({ node: one.node, kind: kindAt(w, one.kind).name })),
  patrol: here.patrol.map((kind) => kindAt(w, kind).name),
  rounds: here.rounds,
  wasted: here.wasted,
  clock: deeds.clock,
  ends: deeds.ends.slice(),
  killed: {
    ...Object.fromEntries(
      deeds.killed.flatMap((count, kind) => (count > 0 ? [[kindAt(w, kind).name, count]] : [])),
    ),
    ...deeds.ownKilled,
  },
  rescued: deeds.rescued.slice(),
  met: deeds.bystandersMet,
  bystandersKilled: deeds.bystandersKilled,
  ambushes: deeds.ambushes,
  loose: deeds.loose,
  kia: deeds.kia,
});

/** Whether the book is open where `arrange` can open it, and nothing happened before that it could not say. */
function hasWords(w: Table): boolean {
  const f = top(w);
  if (w.over !== null || w.fallen.length > 0 || w.results.length > 0 || w.repeated) return false;
  if (mission.has(f)) return f.branch === '' && f.healed.length === 0 && f.ready.length === 0;
  return campaign.has(f) || muster.has(f) || combat.has(f);
}

export function given(w: Table): Json | null {
  if (!hasWords(w)) return null;
  const event = w.combat === null ? null : givenCombat(w, w.combat);
  if (w.combat !== null && event === null) return null;
  const { play, difficulty, threat, scenario, ...tastes } = w.options;
  return {
    at: top(w).step,
    play,
    difficulty,
    threat,
    tastes: Object.entries(tastes).flatMap(([name, on]) => (on ? [aTaste(name, 'tastes')] : [])),
    seats: w.seats.map(({ kind, name }) => ({ kind, name })),
    squad: w.squad.map((unit) => givenUnit(w, unit)),
    nextId: w.nextId,
    rp: w.rp,
    campaignPoints: w.points,
    medlab: w.medlab,
    bursters: w.bursters,
    ...givenMission(w, w.mission),
    ...(scenario !== undefined && { scenario: JSON.parse(writeScenarioFile(scenario)) }),
    ...(event !== null && { combat: event }),
  };
}
