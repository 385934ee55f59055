// CC-SCN-16 to CC-SCN-22, CC-SCN-28 Events that cannot happen as they are written.
import { blockOf, freshBoard, terrainOf } from '../board.ts';
import {
  type TypeName,
  called,
  factionsOf,
  isOwnType,
  otherSide,
  typeOf,
  typesAt,
} from '../content/units.ts';
import { QUADRANTS, everywhere } from '../missions/areas.ts';
import { aCell, cellsOf } from '../places.ts';
import type { Cell } from '../table.ts';
import {
  EVENT_RULES,
  type Assault,
  type Bus,
  type Force,
  type Hatchery,
  type Member,
  type Reinforce,
  type ScenarioEvent,
  type Waves,
  byLevel,
  eventFits,
  eventPeople,
} from './events.ts';
import { filled } from './fields.ts';
import { isInvader } from './hiddenProblems.ts';
import type { Problem } from './problem.ts';
import type { Scenario } from './scenario.ts';

type Reason = [field: string, reason: string, cells?: Cell[]];

/** Every type that an event names. */
export function typesOfEvents(event: ScenarioEvent): TypeName[] {
  switch (event.event) {
    case 'reinforce':
      return [event.type];
    case 'force':
    case 'assault':
      return event.sets.flat().map(({ type }) => type);
    case 'waves':
      return byLevel(event.waves) ? [] : event.waves.flat();
    case 'hatchery':
      return event.brood;
    case 'strike':
    case 'purpose':
    case 'bus':
      return [];
  }
}

/** When an event puts a question to people. */
function moments(event: ScenarioEvent): string[] {
  switch (event.event) {
    case 'assault':
      return event.late === undefined ? [] : ['before the first round'];
    case 'waves':
      return [
        'before the first round',
        "at the start of the automaton's turn",
        ...(event.heal === 'one' ? ['after an attack'] : []),
      ];
    case 'purpose':
      return ["at the start of the automaton's turn"];
    case 'hatchery':
      return ['after an attack'];
    case 'strike':
      return ['at the start of the round'];
    case 'reinforce':
    case 'force':
    case 'bus':
      return [];
  }
}

const closedOn = (scenario: Scenario): Uint8Array | readonly number[] =>
  terrainOf(freshBoard(scenario.map.join('\n'))).closed;

function* setReasons(sets: readonly (readonly Member[])[], scenario: Scenario): Generator<Reason> {
  if (sets.length === 0) yield ['.sets', 'must name at least one set'];
  for (const [i, set] of sets.entries()) {
    if (set.length === 0) yield [`.sets[${i}]`, 'must name at least one unit'];
    for (const [k, { type, mode }] of set.entries()) {
      if (!isInvader(type)) yield [`.sets[${i}][${k}].type`, `${called(type)} is no Invader`];
      if (mode === 'ESCAPE' && scenario.zones.Invaders.exits.length === 0)
        yield [`.sets[${i}][${k}].mode`, 'ESCAPE needs exits of its side'];
    }
  }
}

const openIn = (scenario: Scenario, area: readonly string[]): number => {
  const isFilled = filled(scenario);
  return cellsOf(area).filter((cell) => !isFilled(cell)).length;
};

function* forceReasons({ sets, in: area }: Force, scenario: Scenario): Generator<Reason> {
  yield* setReasons(sets, scenario);
  const most = Math.max(0, ...sets.map((set) => set.length));
  const room = openIn(scenario, area);
  if (room < 2 * most)
    yield ['.in', `${2 * most} open fields are needed for ${most} units, not ${room}`, cellsOf(area)];
}

function* assaultReasons({ sets, entries, late = 0 }: Assault, scenario: Scenario): Generator<Reason> {
  yield* setReasons(sets, scenario);
  if (entries.length !== 6)
    yield ['.entries', `must name an area for each face of the die, not ${entries.length}`];
  for (const [i, area] of entries.entries())
    if (openIn(scenario, area) === 0) yield [`.entries[${i}]`, 'must have an open field', cellsOf(area)];
  const least = Math.min(...sets.map((set) => set.length));
  if (late >= least) yield ['.late', `a set has only ${least} units: somebody must come first`];
}

function* reinforceReasons({ type, at }: Reinforce, scenario: Scenario): Generator<Reason> {
  if (!isInvader(type)) yield ['.type', `${called(type)} is no Invader`];
  if (at.length === 0) yield ['.at', 'must name at least one field'];
  const isFilled = filled(scenario);
  for (const [i, place] of at.entries())
    if (isFilled(aCell(place, 'at'))) yield [`.at[${i}]`, 'must be an open field', [aCell(place, 'at')]];
}

/** How many of a level a wave can have: as many as there are figures. */
const figures = (scenario: Scenario, level: number): number =>
  factionsOf(otherSide(scenario.people))
    .flatMap((faction) => typesAt(faction, level))
    .reduce((all, type) => all + typeOf(type).figures, 0);

function* waveReasons({ waves, spread = 1 }: Waves, scenario: Scenario): Generator<Reason> {
  const kins = factionsOf(otherSide(scenario.people));
  if (waves.length === 0) yield ['.waves', 'must name at least one wave'];
  for (const [i, wave] of waves.entries()) {
    let size = 0;
    for (const one of wave) size += typeof one === 'number' ? one : 1;
    if (size < spread)
      yield [`.waves[${i}]`, `has ${size} units, and ${spread} different points are to be used`];
    if (size > 16) yield [`.waves[${i}]`, `16 units are enough, not ${size}`];
    for (const [k, one] of wave.entries()) {
      if (typeof one === 'number') {
        if (one > figures(scenario, k + 1))
          yield [`.waves[${i}][${k}]`, `there are only ${figures(scenario, k + 1)} figures of LV${k + 1}`];
      } else if (isOwnType(one)) yield [`.waves[${i}][${k}]`, 'waves are made of printed units'];
      else if (!kins.some((kin) => kin === typeOf(one).kin))
        yield [`.waves[${i}][${k}]`, `${one} does not belong to the ${otherSide(scenario.people)}`];
    }
  }
}

/** Upper left fields of 2 x 2 open fields within some fields. */
function blocks(scenario: Scenario, within: readonly Cell[]): Cell[] {
  const closed = closedOn(scenario);
  const fits = (cell: Cell): boolean => within.includes(cell) && closed[cell] === 0;
  return within.filter((corner) => corner % 24 < 23 && blockOf(corner).every(fits));
}

function* pointReasons({ points, quadrants, spread = 1 }: Waves, scenario: Scenario): Generator<Reason> {
  const count = typeof points === 'number' ? points : points.length;
  if (spread > count) yield ['.spread', `${spread} different points are to be used, and there are ${count}`];
  if (typeof points === 'number') {
    if (quadrants === true && points > 4) yield ['.points', 'there are four quadrants'];
    // A point takes at most nine others away.
    const areas: readonly (readonly [readonly Cell[], number])[] =
      quadrants === true
        ? QUADRANTS.slice(0, points).map((area) => [area, 1] as const)
        : [[everywhere, points]];
    for (const [area, many] of areas)
      if (blocks(scenario, area).length <= 9 * (many - 1))
        yield ['.points', 'the map has too little open ground of 2 x 2 fields', [...area]];
    return;
  }
  if (points.length === 0) yield ['.points', 'must name at least one spawn point'];
  const legal = blocks(scenario, everywhere);
  const taken = new Set<Cell>();
  for (const [i, place] of points.entries()) {
    const corner = aCell(place, 'at');
    if (!legal.includes(corner))
      yield [`.points[${i}]`, 'must be the upper left of 2 x 2 open fields (CC-MAP-22)', [corner]];
    else if (blockOf(corner).some((cell) => taken.has(cell)))
      yield [`.points[${i}]`, 'lies on another spawn point', [corner]];
    else blockOf(corner).forEach((cell) => taken.add(cell));
  }
}

function* busReasons({ at }: Bus, scenario: Scenario): Generator<Reason> {
  const cell = aCell(at, 'at');
  if (filled(scenario)(cell) || scenario.units.some((one) => one.at === at))
    yield ['.at', 'the bus needs a field of its own', [cell]];
  if (scenario.zones.Earth.exits.length === 0) yield ['', 'the bus needs exits of the Earth'];
}

function* hatcheryReasons({ brood }: Hatchery): Generator<Reason> {
  if (brood.length === 0) yield ['.brood', 'must name at least one type'];
  for (const [i, type] of brood.entries())
    if (!isInvader(type)) yield [`.brood[${i}]`, `${called(type)} is no Invader`];
}

function* reasonsOf(event: ScenarioEvent, scenario: Scenario): Generator<Reason> {
  if (scenario.play !== 'against the automaton') yield ['', 'events happen only against the automaton'];
  else if (!eventFits(event.event, scenario))
    yield ['', `'${event.event}' is for people who play the ${eventPeople(event.event)}`];
  switch (event.event) {
    case 'reinforce':
      return yield* reinforceReasons(event, scenario);
    case 'force':
      return yield* forceReasons(event, scenario);
    case 'assault':
      return yield* assaultReasons(event, scenario);
    case 'waves':
      yield* waveReasons(event, scenario);
      return yield* pointReasons(event, scenario);
    case 'purpose':
      if (!scenario.blips) yield ['', 'without Blips nobody can act on purpose'];
      return;
    case 'bus':
      return yield* busReasons(event, scenario);
    case 'hatchery':
      return yield* hatcheryReasons(event);
    case 'strike':
      return;
  }
}

/** CC-SCN-16 Each kind once, and no two questions at the same moment. */
function* together(scenario: Scenario): Generator<[at: number, reason: string]> {
  const events = scenario.events ?? [];
  const asked = new Map<string, string>();
  if (scenario.hidden?.awake !== undefined) asked.set('before the first round', 'Blips that people wake');
  for (const [i, event] of events.entries()) {
    if (events.findIndex((other) => other.event === event.event) !== i)
      yield [i, `'${event.event}' is there already`];
    for (const moment of moments(event)) {
      const other = asked.get(moment);
      if (other !== undefined) yield [i, `people are asked about '${other}' ${moment} already`];
      asked.set(moment, event.event);
    }
  }
}

export function eventProblems(scenario: Scenario): Problem[] {
  const own = (scenario.events ?? []).flatMap((event, i) =>
    [...reasonsOf(event, scenario)].map(([field, reason, cells = []]): Problem => ({
      field: `events[${i}]${field}`,
      reason,
      rule: EVENT_RULES[event.event],
      severity: 'stop',
      cells,
    })),
  );
  const mixed = [...together(scenario)].map(([i, reason]): Problem => ({
    field: `events[${i}]`,
    reason,
    rule: 'CC-SCN-16',
    severity: 'stop',
    cells: [],
  }));
  return [...own, ...mixed];
}
