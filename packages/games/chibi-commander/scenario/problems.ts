// CC-SCN-02 to CC-SCN-06 Everything that keeps a scenario from being played, all at once.
import {
  FACTIONS,
  SIDES,
  type Side,
  type TypeName,
  factionsOf,
  otherSide,
  sideOf,
  typeOf,
  called,
  isOwnType,
} from '../content/units.ts';
import { TYPE_KIND, keyOf, ownFaults } from '../content/own.ts';
import { contentProblems } from '@xenotable/kernel';
import { aCell, cellName, cellsOf } from '../places.ts';
import type { Cell } from '../table.ts';
import { goalProblems } from './goalProblems.ts';
import { mapProblems } from './mapProblems.ts';
import { factionOf, sideOfPlaced } from './arrivals.ts';
import type { Problem } from './problem.ts';
import { eventProblems, typesOfEvents } from './eventProblems.ts';
import { type EventKind, eventOf } from './events.ts';
import { filled, listed } from './fields.ts';
import { hiddenProblems, postProblems } from './hiddenProblems.ts';
import { MIXED, type Placed, type Scenario, type Squad, squadSize, squadUnits } from './scenario.ts';

/** Fields that a side's squad needs: its units, and its Ghosts where Blips are used. */
function needed(scenario: Scenario, side: Side): number {
  const squads = factionsOf(side).flatMap((faction) => scenario.squads[faction] ?? []);
  const hidden = side === 'Invaders' && scenario.blips;
  return squads.reduce(
    (all, squad) => all + squadUnits(squad) + (hidden ? (squad.ghosts ?? squadSize(squad)) : 0),
    0,
  );
}

/** CC-SCN-03 Zones and targets lie on open fields; a squad has room to start, or a point to arrive at. */
function zoneProblems(scenario: Scenario): Problem[] {
  const problems: Problem[] = [];
  const add = (field: string, reason: string, cells: Cell[] = []): void =>
    void problems.push({ field, reason, rule: 'CC-SCN-03', severity: 'stop', cells });
  const isFilled = filled(scenario);
  const standing = scenario.units.filter((one) => one.round === undefined).map((one) => aCell(one.at, 'at'));
  const zones = SIDES.flatMap((side) =>
    (['start', 'arrive', 'exits'] as const).map(
      (name) => [`zones.${side}.${name}`, scenario.zones[side][name]] as const,
    ),
  );
  for (const [field, places] of [...zones, ['targets', scenario.targets] as const]) {
    const blocked = cellsOf(places).filter(isFilled);
    if (blocked.length > 0) add(field, `something stands on ${listed(blocked)}: choose open fields`, blocked);
  }
  for (const side of SIDES) {
    const { start, arrive } = scenario.zones[side];
    const room = cellsOf(start).filter((cell) => !isFilled(cell) && !standing.includes(cell)).length;
    const wanted = needed(scenario, side);
    if (wanted === 0) continue;
    if (start.length > 0 && room < wanted)
      add(`zones.${side}.start`, `${wanted} fields are needed to set up, ${room} are free`, cellsOf(start));
    // CC-SCN-19 Where waves come, people set up anywhere.
    if (start.length === 0 && arrive.length === 0 && eventOf(scenario.events, 'waves') === undefined)
      add(`zones.${side}`, 'its squad needs a zone to start in or to arrive at');
    if (
      start.length === 0 &&
      arrive.length > 0 &&
      cellsOf(arrive).filter((cell) => !isFilled(cell)).length < 4
    )
      add(
        `zones.${side}.arrive`,
        'a squad arrives on at least four open fields (CC-MAP-22)',
        cellsOf(arrive),
      );
  }
  const both = cellsOf(scenario.zones.Earth.start).filter((cell) =>
    cellsOf(scenario.zones.Invaders.start).includes(cell),
  );
  if (both.length > 0) add('zones.Invaders.start', `both sides would start on ${listed(both)}`, both);
  return problems;
}

/** Whether the automaton commands a unit. */
const isAutomaton = (scenario: Scenario, one: Placed): boolean =>
  scenario.play === 'against the automaton' && sideOfPlaced(one) === otherSide(scenario.people);

/** CC-SCN-04 What is wrong with a unit, where it stands aside. */
function* unitReasons(scenario: Scenario, one: Placed): Generator<string> {
  const hidden = one.blip === true || one.type === 'Ghost';
  if (hidden && sideOfPlaced(one) !== 'Invaders') yield `${one.type} cannot be a Blip: only Invaders hide`;
  else if (hidden && !scenario.blips) yield 'this scenario has no Blips';
  if (hidden && (one.coma !== undefined || one.lost !== undefined || one.round !== undefined))
    yield 'a Blip is awake, unhurt and there from the start';
  if (one.faction !== undefined && one.type !== 'Ghost')
    yield `${one.type} has its faction by its card: leave it out`;
  if (one.mode !== undefined && !isAutomaton(scenario, one)) yield 'only units of the automaton have a mode';
  if (one.mode === 'ESCAPE' && scenario.zones[sideOfPlaced(one) ?? 'Earth'].exits.length === 0)
    yield 'ESCAPE needs exits of its side';
  if (one.type !== 'Ghost' && one.lost !== undefined && one.lost >= typeOf(one.type).hearts)
    yield `${one.type} has ${typeOf(one.type).hearts} hearts: use coma where none is left`;
  if (one.round !== undefined && one.round > scenario.rounds)
    yield `it would come in round ${one.round}, after the last`;
}

function unitProblems(scenario: Scenario): Problem[] {
  const problems: Problem[] = [];
  const add = (field: string, reason: string, cells: Cell[]): void =>
    void problems.push({ field, reason, rule: 'CC-SCN-04', severity: 'stop', cells });
  const isFilled = filled(scenario);
  const taken = new Map<Cell, string>();
  scenario.units.forEach((one, i) => {
    const cell = aCell(one.at, 'at');
    if (isFilled(cell))
      add(`units[${i}].at`, `${one.type} cannot stand on ${cellName(cell)}: something fills it`, [cell]);
    const other = taken.get(cell);
    if (one.round === undefined) {
      if (other !== undefined)
        add(`units[${i}].at`, `${other} and ${one.type} stand on the same field ${cellName(cell)}`, [cell]);
      taken.set(cell, one.type);
    }
    for (const reason of unitReasons(scenario, one)) add(`units[${i}]`, reason, [cell]);
  });
  if (scenario.units.length > 60) add('units', `60 units are enough, not ${scenario.units.length}`, []);
  if (scenario.blips && scenario.play === 'against the automaton' && scenario.people === 'Invaders')
    add('blips', 'Invaders do not hide from the automaton: set it to false', []);
  return problems;
}

/** Types that a squad names, by field. */
function named(squad: Squad): [field: string, types: readonly TypeName[]][] {
  if ('units' in squad) return [['units', squad.units]];
  if (!('of' in squad)) return [];
  return [
    ['of', squad.of],
    ...(squad.beside === undefined ? [] : [['beside', squad.beside] as [string, TypeName[]]]),
  ];
}

/** Events that bring enemies from the start on. */
const BRINGS: readonly EventKind[] = ['force', 'assault', 'waves'];

/** CC-SCN-05, CC-SCN-10 Both sides have somebody; squads belong to people. */
function squadProblems(scenario: Scenario): Problem[] {
  const problems: Problem[] = [];
  const add = (field: string, reason: string): void =>
    void problems.push({ field, reason, rule: 'CC-SCN-05', severity: 'stop', cells: [] });
  const automaton = scenario.play === 'against the automaton';
  const main = factionsOf(scenario.people)[0];
  for (const faction of FACTIONS) {
    const squad = scenario.squads[faction];
    if (squad === undefined) continue;
    if (automaton && faction !== main)
      add(`squads.${faction}`, `against the automaton only the people have a squad: name it ${main}`);
    if ('atMost' in squad && squad.atMost.length === 0)
      add(`squads.${faction}.atMost`, 'must name at least one limit');
    if ('levels' in squad && (squad.levels.length === 0 || squad.levels.length > 12))
      add(`squads.${faction}.levels`, `1 to 12 units, not ${squad.levels.length}`);
    if ('exactly' in squad && (squad.exactly.length !== 3 || squadSize(squad) === 0))
      add(
        `squads.${faction}.exactly`,
        'must say how many of LV1, LV2 and LV3 there are, at least one in all',
      );
    if (squadUnits(squad) > 12 && !('levels' in squad))
      add(
        `squads.${faction}${'units' in squad ? '.units' : ''}`,
        `12 units are enough, not ${squadUnits(squad)}`,
      );
    for (const [field, types] of named(squad)) {
      types.forEach((type, i) => {
        const { kin } = typeOf(type);
        const fits = automaton
          ? kin !== 'civilian' && kin !== 'animal' && sideOf(kin) === sideOf(faction)
          : kin === faction;
        if (!fits)
          add(
            `squads.${faction}.${field}[${i}]`,
            `${type} does not belong to ${automaton ? `the ${sideOf(faction)}` : faction}`,
          );
      });
      if (types.length === 0) add(`squads.${faction}.${field}`, 'must name at least one unit');
    }
  }
  for (const side of SIDES) {
    const present = scenario.units.some(
      (one) => one.type !== 'Ghost' && one.round === undefined && sideOfPlaced(one) === side,
    );
    const hides = side === 'Invaders' && scenario.hidden !== undefined;
    const comes =
      automaton &&
      side !== scenario.people &&
      (scenario.events ?? []).some(({ event }) => BRINGS.includes(event));
    if (!present && !hides && !comes && needed(scenario, side) === 0)
      add(automaton && side !== scenario.people ? 'units' : 'squads', `the ${side} have nobody`);
  }
  return problems;
}

/** CC-SCN-15 */
function ownProblems({ content = [], units, squads, hidden, events = [] }: Scenario): Problem[] {
  const problems: Problem[] = [];
  const add = (field: string, rule: string, reason: string): void =>
    void problems.push({ field, reason, rule, severity: 'stop', cells: [] });
  contentProblems([TYPE_KIND], content, { add, rule: 'CC-SCN-15', more: ownFaults });
  const known: readonly string[] = content.map(keyOf);
  const used = [
    ...units.map(({ type }) => type),
    ...Object.values(squads).flatMap((squad) => named(squad).flatMap(([, types]) => types)),
    ...events.flatMap(typesOfEvents),
    ...Object.keys(hidden?.mix ?? {}).filter((kind) => !MIXED.some((one) => one === kind)),
    ...(hidden?.types ?? []),
    ...(hidden?.types3 ?? []),
  ];
  for (const type of new Set(used))
    if (isOwnType(type) && !known.includes(type))
      add('content', 'CC-SCN-15', `${called(type)} is used and not among the content`);
  return problems;
}

export const problemsOf = (scenario: Scenario): Problem[] => [
  ...ownProblems(scenario),
  ...mapProblems(scenario.map.join('\n')),
  ...zoneProblems(scenario),
  ...unitProblems(scenario),
  ...squadProblems(scenario),
  ...goalProblems(scenario),
  ...hiddenProblems(scenario),
  ...postProblems(scenario),
  ...eventProblems(scenario),
];

/** Factions that take part. */
export const factionsIn = (scenario: Scenario) =>
  FACTIONS.filter(
    (faction) =>
      scenario.squads[faction] !== undefined || scenario.units.some((one) => factionOf(one) === faction),
  );
