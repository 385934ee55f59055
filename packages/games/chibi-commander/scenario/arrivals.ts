// CC-SCN-04 The units of a scenario, as they come onto the map: openly, as Blips, later.
import { applies, bagOf } from '@xenotable/kernel';
import { changeBoard } from '../board.ts';
import { addBlip, spot } from '../book/blips/blips.ts';
import type { Play } from '../book/chapter.ts';
import { addUnit, bystander, freeCells, nearestFree, put } from '../book/movement/arrivals.ts';
import { mainArmy, shareOf } from '../book/who.ts';
import { type Faction, type Side, type TypeName, factionsOf, sideOf, typeOf } from '../content/units.ts';
import { aCell } from '../places.ts';
import { type Cell, GHOST, NONE, type Table, UNKNOWN, type Unit } from '../table.ts';
import { scenarioMemo } from './memo.ts';
import type { Placed, Scenario } from './scenario.ts';

const cellOf = (one: Placed): Cell => aCell(one.at, 'at');
/** The faction of a unit; null for bystanders. */
export const factionOf = (one: Placed): Faction | null => {
  if (one.type === 'Ghost') return one.faction ?? 'Aliens';
  const { kin } = typeOf(one.type);
  return kin === 'civilian' || kin === 'animal' ? null : kin;
};
export const sideOfPlaced = (one: Placed): Side | null => {
  const faction = factionOf(one);
  return faction === null ? null : sideOf(faction);
};

/** CC-SCN-04 Blips are mixed face down within their faction: the file does not say who is behind which. */
export function layBlips(play: Play, scenario: Scenario): void {
  const { w } = play;
  const hidden = scenario.units.filter((one) => one.blip === true || one.type === 'Ghost');
  const automaton = scenario.play === 'against the automaton';
  for (const faction of factionsOf('Invaders')) {
    const blips = hidden.filter((one) => automaton || factionOf(one) === faction);
    if (automaton) {
      // CC-NPC-01 Nobody knows them: they are drawn when they are revealed.
      const mix = bagOf(blips.map((one): string => one.type));
      w.pools.push({ blips: mix, types: bagOf<TypeName>([]), types3: bagOf<TypeName>([]) });
      for (const one of blips) addBlip(w, 'Aliens', cellOf(one), UNKNOWN, one.mode ?? 'NORMAL');
      return;
    }
    const mix = bagOf(blips.map((one) => one.type));
    for (const one of blips) {
      const type = play.draw(mix, 'CC-SCN-04');
      const real = type !== null && type !== 'Ghost';
      addBlip(w, faction, cellOf(one), real ? enlist(w, type, faction).id : GHOST);
    }
  }
}

/** A unit beside the map, with whoever commands it: against the automaton people share their side's units. */
function enlist(w: Table, type: TypeName, faction: Faction): Unit {
  const side = sideOf(faction);
  const army = w.armies.find((one) => one.faction === faction) ?? mainArmy(w, side);
  const shared = w.scenario?.play === 'against the automaton' && army.seat >= 0;
  const seat = shared ? shareOf(w, w.units.filter((unit) => unit.side === side).length) : army.seat;
  return addUnit(w, type, side, faction, seat);
}

function stand(w: Table, one: Placed, type: TypeName, cell: Cell): Unit {
  const faction = factionOf(one);
  const unit = faction === null ? bystander(w, type, cell) : enlist(w, type, faction);
  put(unit, cell);
  unit.mode = one.mode ?? 'NORMAL';
  unit.coma = one.coma === true;
  unit.lost = unit.coma ? typeOf(type).hearts : (one.lost ?? 0);
  return unit;
}

/** Units that stand on the map from the beginning, for all to see. */
export function standOpenly(w: Table, { units }: Scenario): void {
  for (const one of units)
    if (one.round === undefined && one.blip !== true && one.type !== 'Ghost')
      stand(w, one, one.type, cellOf(one));
}

/** CC-SCN-08 Latecomers stand openly on their field at the start of their round, or on the nearest free one. */
export function arrivals(play: Play, scenario: Scenario): void {
  const { w } = play;
  for (const one of scenario.units) {
    if (one.round !== w.round || one.type === 'Ghost') continue;
    const cell = freeCells(w, [cellOf(one)])[0] ?? nearestFree(w, cellOf(one));
    if (cell === NONE) continue;
    const unit = stand(w, one, one.type, cell);
    play.tell?.({ type: 'reinforcement', unit: unit.id, kind: unit.type, cell }, 'CC-SCN-08');
  }
  spot(play);
}

/** CC-SCN-14 One unit of the people may still land. */
export const mayLand = (w: Table, scenario: Scenario, side: Side): boolean =>
  scenario.landing !== undefined && side === scenario.people && scenarioMemo.list(w, 'landed').length === 0;

export function noteLanding({ w }: Play, arrive: readonly Cell[], unit: Unit): void {
  if (w.scenario?.landing === undefined || arrive.includes(unit.cell)) return;
  applies('CC-SCN-14');
  scenarioMemo.add(w, 'landed', unit.id);
}

/** CC-SCN-24 Doors that stand open from the beginning. */
export function openDoors(w: Table, doors: readonly number[]): void {
  if (doors.length === 0) return;
  applies('CC-SCN-24');
  changeBoard(w, { doors: doors.toSorted((a, b) => a - b) });
}
