// CC-SCN-01 A scenario as a mission: its data behind the functions that every mission has.
import { scenarioAims } from './aims.ts';
import { tallied } from '../missions/state.ts';
import { fieldOf } from '../names.ts';
import { firstAttack, scatter, wakeSome } from './hidden.ts';
import { scenarioMemo } from './memo.ts';
import type { Play } from '../book/chapter.ts';
import { bagOf, applies } from '@xenotable/kernel';
import { unitsLeft } from '../book/campaign/ending.ts';
import { addUnit, bystander, depart, freeCells, nearestFree, put } from '../book/movement/arrivals.ts';
import { addBlip, spot } from '../book/blips/blips.ts';
import { armiesOf, awake, factionOfUnit, isMilitary, mainArmy, shareOf, sideOfUnit } from '../book/who.ts';
import {
  type Faction,
  SIDES,
  type Side,
  type TypeName,
  factionOfType,
  factionsOf,
  otherSide,
  sideOf,
  typeOf,
} from '../content/units.ts';
import { awakeQuestion } from '../missions/awake.ts';
import { captives, squad as withinLimits, typesFor } from '../missions/kit.ts';
import { type Deal, type Entry, type Mission, defineMission, type Squads } from '../missions/mission.ts';
import { aCell, cellsOf } from '../places.ts';
import { type Army, type Cell, GHOST, NONE, type Table, UNKNOWN, type Unit } from '../table.ts';
import { goalEnds, goalsOf, victorsByGoals } from './goals.ts';
import { type Placed, type Scenario, squadSize } from './scenario.ts';

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
function layBlips(play: Play, scenario: Scenario): void {
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

/** CC-SCN-08 Latecomers stand openly on their field at the start of their round, or on the nearest free one. */
function arrivals(play: Play, scenario: Scenario): void {
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

/** CC-SCN-05 LV1 costs nothing, LV2 two points, LV3 five. */
const price = (type: TypeName): number => [0, 0, 2, 5][typeOf(type).level] ?? 0;

/** Whether the squad that a type would join says its levels or their limits: then nobody pays for them. */
function byLevels(scenario: Scenario, type: TypeName): boolean {
  const own = factionOfType(type);
  const faction = scenario.play === 'versus' ? own : factionsOf(sideOf(own))[0];
  const squad = faction === undefined ? undefined : scenario.squads[faction];
  return squad !== undefined && ('levels' in squad || 'atMost' in squad);
}

const squadsOf = (scenario: Scenario): Squads => ({
  slots(_w, army) {
    const squad = scenario.squads[army.faction];
    return squad === undefined ? 0 : squadSize(squad);
  },
  bonus(_w, army) {
    const squad = scenario.squads[army.faction];
    return squad !== undefined && 'points' in squad ? squad.points : 0;
  },
  recruits(_w, army, chosen) {
    const squad = scenario.squads[army.faction];
    if (squad !== undefined && 'atMost' in squad)
      return withinLimits(
        army,
        chosen,
        squad.atMost.map(({ LV2, LV3 }) => [LV2, LV3] as const),
      );
    const levels =
      squad !== undefined && 'levels' in squad
        ? squad.levels.slice(chosen.length, chosen.length + 1)
        : [1, 2, 3];
    return typesFor(army, scenario.play === 'against the automaton', ...levels);
  },
  price: (_w, type) => (byLevels(scenario, type) ? 0 : price(type)),
  ghosts: (_w, army, chosen) => scenario.squads[army.faction]?.ghosts ?? chosen,
});

const searchedBy = (w: Table, side: Side): readonly Cell[] => scenarioMemo.of(w).searched?.[side] ?? [];

/** CC-SCN-09 A target marker is searched by standing on it, for one action; each side searches each target once. */
const searching = (scenario: Scenario, targets: readonly Cell[]): Deal => ({
  rule: 'CC-SCN-09',
  price: 1,
  on: (w, { side, cell }) =>
    (side === 'Earth' || side === 'Invaders') &&
    targets.includes(cell) &&
    scenario.goals[side].some((goal) => goal.goal === 'search') &&
    !searchedBy(w, side).includes(cell),
  words: (look, _on, by) => `Search the target on ${fieldOf(look, by)}`,
  take(play, unit) {
    const { w } = play;
    const side = sideOfUnit(unit);
    const memo = scenarioMemo.of(w);
    memo.searched = { ...memo.searched, [side]: [...searchedBy(w, side), unit.cell] };
    play.tell?.(
      { type: 'searched the target', unit: unit.id, kind: unit.type, cell: unit.cell },
      'CC-SCN-09',
    );
  },
});

/** CC-SCN-14 One unit of the people may still land. */
const mayLand = (w: Table, scenario: Scenario, side: Side): boolean =>
  scenario.landing !== undefined && side === scenario.people && scenarioMemo.list(w, 'landed').length === 0;

function noteLanding({ w }: Play, arrive: readonly Cell[], unit: Unit): void {
  if (w.scenario?.landing === undefined || arrive.includes(unit.cell)) return;
  applies('CC-SCN-14');
  scenarioMemo.add(w, 'landed', unit.id);
}

const reaches = (scenario: Scenario, side: Side): boolean =>
  scenario.goals[side].some(({ goal }) => goal === 'reach');

/** CC-SCN-12 Whoever gets to a target that its side must reach is safe and gone; CC-PSI-12 nobody is forced to. */
function reachTarget(play: Play, scenario: Scenario, targets: readonly Cell[], unit: Unit, how: Entry): void {
  const { side } = unit;
  if ((side !== 'Earth' && side !== 'Invaders') || !reaches(scenario, side)) return;
  if (!targets.includes(unit.cell) || !isMilitary(unit) || !awake(unit)) return;
  if (how === 'forced') {
    applies('CC-PSI-12');
    return;
  }
  applies('CC-SCN-12');
  const memo = scenarioMemo.of(play.w);
  memo.reached = { ...memo.reached, [side]: [...(memo.reached?.[side] ?? []), unit.id] };
  depart(play, unit, factionOfUnit(unit), unit.id);
}

/** Targets that nobody stands on and that are not searched yet. */
function openTargets(w: Table, unit: Unit, scenario: Scenario, targets: readonly Cell[]): Cell[] {
  const side = sideOfUnit(unit);
  if (reaches(scenario, side)) return [...targets];
  const searches = scenario.goals[side].some((one) => one.goal === 'search' && one.points > 0);
  return targets.filter(
    (cell) =>
      (cell === unit.cell || freeCells(w, [cell]).length > 0) &&
      !(searches && searchedBy(w, side).includes(cell)),
  );
}

/** Where the program scores: a target that nobody holds or has searched, an exit. */
function lures(
  w: Table,
  unit: Unit,
  scenario: Scenario,
  targets: readonly Cell[],
  exits: readonly Cell[],
): { cells: readonly Cell[]; leave: boolean } {
  const side = sideOfUnit(unit);
  const wants = (goal: string): boolean =>
    scenario.goals[side].some((one) => one.goal === goal && one.points > 0);
  const free = targets.filter((cell) => cell === unit.cell || freeCells(w, [cell]).length > 0);
  const open = wants('search')
    ? free.filter((cell) => !searchedBy(w, side).includes(cell))
    : wants('hold') || reaches(scenario, side)
      ? free
      : [];
  return open.length > 0 ? { cells: open, leave: false } : { cells: wants('exit') ? exits : [], leave: true };
}

/** CC-SCN-05 Fixed squads, and armies that bring nobody, have nothing to choose. */
function fixSquads(w: Table, scenario: Scenario): void {
  for (const army of w.armies) {
    const squad = scenario.squads[army.faction];
    if (squad !== undefined && !('units' in squad)) continue;
    applies('CC-SCN-05');
    army.squad = squad === undefined ? [] : squad.units.slice();
    army.ready = true;
  }
}

function build(scenario: Scenario): Mission {
  const zones = (side: Side) => {
    const { start, arrive, exits } = scenario.zones[side];
    return { start: cellsOf(start), arrive: cellsOf(arrive), exits: cellsOf(exits) };
  };
  const ground: Record<Side, ReturnType<typeof zones>> = {
    Earth: zones('Earth'),
    Invaders: zones('Invaders'),
  };
  const targets = cellsOf(scenario.targets);
  const landing = cellsOf(scenario.landing ?? []);
  const automaton = scenario.play === 'against the automaton';
  /** The side's points go to its first faction, as in the team missions of the book (CC-M-VS2-08). */
  const scores = (w: Table, army: Army): boolean =>
    armiesOf(w, army.side)[0] === army && (!automaton || army.side === scenario.people);
  return defineMission({
    name: 'Scenario',
    title: scenario.name,
    mode: automaton ? 'cooperative' : 'versus',
    people: scenario.people,
    layout: scenario.map.join('\n'),
    variations: [],
    doors: scenario.doors,
    fog: scenario.fog,
    options: [],
    endsByGoal: scenario.victory === 'goals',
    state: scenarioMemo,
    squads: squadsOf(scenario),
    setUp: {
      before: ({ w }) => fixSquads(w, scenario),
      layOut(play) {
        for (const one of scenario.units)
          if (one.round === undefined && one.blip !== true && one.type !== 'Ghost')
            stand(play.w, one, one.type, cellOf(one));
        layBlips(play, scenario);
        if (scenario.hidden !== undefined) scatter(play, scenario.hidden);
      },
      ready: (play) => (scenario.hidden === undefined ? undefined : wakeSome(play, scenario.hidden)),
      placing: (_w, unit) =>
        unit.faction !== null && ground[sideOf(unit.faction)].start.length > 0
          ? ground[sideOf(unit.faction)].start
          : null,
      placingGhosts: (_w, army) => ground[army.side].start,
    },
    ground: {
      visibility: () => scenario.visibility,
      blips: () => scenario.blips,
      spawns(w, unit) {
        applies('CC-SCN-03');
        if (unit.faction === null) return [];
        const side = sideOf(unit.faction);
        return freeCells(w, mayLand(w, scenario, side) ? landing : ground[side].arrive);
      },
      exits(_w, faction) {
        applies('CC-SCN-03');
        return ground[sideOf(faction)].exits;
      },
      // CC-SCN-12 Nobody stands in the way on a target that the other side must reach.
      barred: (_w, side) => (reaches(scenario, otherSide(side)) ? targets : []),
    },
    scoring: {
      goals: (w, army) => (scores(w, army) ? goalsOf(w, army.side, scenario) : []),
      // CC-SCN-07 Some goals end the mission; the last round does in any case (CC-VP-06).
      ending(w) {
        if (SIDES.some((side) => goalEnds(w, side, scenario))) return 'CC-SCN-07';
        // CC-SCN-11 Against the automaton people without anybody have lost.
        return scenario.victory === 'goals' && automaton && !unitsLeft(w, scenario.people)
          ? 'CC-SCN-11'
          : null;
      },
      ...(scenario.victory === 'goals' && {
        victors(w: Table) {
          applies('CC-SCN-11');
          return victorsByGoals(w, scenario);
        },
      }),
      mayStillArrive: (w, side) =>
        scenario.units.some(
          (one) => one.round !== undefined && one.round > w.round && sideOfPlaced(one) === side,
        ),
    },
    on: {
      startOfRound: (play) => arrivals(play, scenario),
      attacked(play) {
        if (scenario.hidden !== undefined) firstAttack(play, scenario.hidden);
      },
      entered(play, unit, how) {
        if (how === 'spawned' && unit.faction !== null)
          noteLanding(play, ground[sideOf(unit.faction)].arrive, unit);
        reachTarget(play, scenario, targets, unit, how);
      },
      crystalTaken({ w }, faction) {
        const memo = scenarioMemo.of(w);
        memo.crystals = tallied(memo.crystals, sideOf(faction));
      },
    },
    program: {
      lures: (w, unit) => lures(w, unit, scenario, targets, ground[sideOfUnit(unit)].exits),
      prizes: (w, unit) =>
        scenario.goals[sideOfUnit(unit)].some((goal) => goal.goal === 'capture' && goal.points > 0)
          ? captives(w, sideOfUnit(unit))
          : [],
    },
    aims: (w, unit) =>
      unit.faction === null
        ? {}
        : scenarioAims(
            w,
            unit,
            scenario,
            openTargets(w, unit, scenario, targets),
            ground[sideOf(unit.faction)].exits,
          ),
    deals: { search: searching(scenario, targets) },
    questions: { awake: awakeQuestion('CC-SCN-13') },
  });
}

const built = new WeakMap<Scenario, Mission>();

/** A table's scenario never changes: its mission is made once. */
export function missionFrom(scenario: Scenario | null): Mission {
  if (scenario === null) throw new Error('the table has no scenario');
  let mission = built.get(scenario);
  if (mission === undefined) built.set(scenario, (mission = build(scenario)));
  return mission;
}
