// CC-SCN-09, CC-SCN-12, CC-SCN-25 Target markers: searched, reached, held.
import { applies } from '@xenotable/kernel';
import type { Play } from '../book/chapter.ts';
import { depart, freeCells } from '../book/movement/arrivals.ts';
import { inShip } from '../book/movement/ship.ts';
import { awake, factionOfUnit, isMilitary, sideOfUnit } from '../book/who.ts';
import type { Side } from '../content/units.ts';
import type { Deal, Entry } from '../missions/mission.ts';
import { fieldOf } from '../names.ts';
import type { Cell, Table, Unit } from '../table.ts';
import { scenarioMemo } from './memo.ts';
import type { Scenario } from './scenario.ts';

const searchedBy = (w: Table, side: Side): readonly Cell[] => scenarioMemo.of(w).searched?.[side] ?? [];

const inspectors = (w: Table, side: Side): readonly number[] => scenarioMemo.of(w).inspectors?.[side] ?? [];

/** CC-SCN-25 Each unit searches once, as long as it counts. */
function mayInspect(w: Table, scenario: Scenario, side: Side, unit: Unit): boolean {
  const goal = scenario.goals[side].find((one) => one.goal === 'inspect');
  if (goal === undefined) return false;
  const done = inspectors(w, side);
  return !done.includes(unit.id) && done.length < (goal.needed ?? goal.most ?? Infinity);
}

/** CC-SCN-09 Each side searches each target once. */
const maySearch = (w: Table, scenario: Scenario, side: Side, cell: Cell): boolean =>
  scenario.goals[side].some(({ goal }) => goal === 'search') && !searchedBy(w, side).includes(cell);

/** CC-SCN-09, CC-SCN-25 A target marker is searched by standing on it, for one action. */
export const searching = (scenario: Scenario, targets: readonly Cell[]): Deal => ({
  rule: 'CC-SCN-09',
  price: 1,
  on: (w, unit) =>
    (unit.side === 'Earth' || unit.side === 'Invaders') &&
    targets.includes(unit.cell) &&
    (maySearch(w, scenario, unit.side, unit.cell) || mayInspect(w, scenario, unit.side, unit)),
  words: (look, _on, by) => `Search the target on ${fieldOf(look, by)}`,
  take(play, unit) {
    const { w } = play;
    const side = sideOfUnit(unit);
    const memo = scenarioMemo.of(w);
    const who = { unit: unit.id, kind: unit.type };
    if (maySearch(w, scenario, side, unit.cell)) {
      memo.searched = { ...memo.searched, [side]: [...searchedBy(w, side), unit.cell] };
      play.tell?.({ type: 'searched the target', ...who, cell: unit.cell }, 'CC-SCN-09');
    }
    if (!mayInspect(w, scenario, side, unit)) return;
    memo.inspectors = { ...memo.inspectors, [side]: [...inspectors(w, side), unit.id] };
    if (inShip(w, unit.cell)) play.tell?.({ type: 'searched the ship', ...who }, 'CC-SCN-25');
    else play.tell?.({ type: 'searched the target', ...who, cell: unit.cell }, 'CC-SCN-25');
  },
});

export const reaches = (scenario: Scenario, side: Side): boolean =>
  scenario.goals[side].some(({ goal }) => goal === 'reach');

/** CC-SCN-12 Whoever gets to a target that its side must reach is safe and gone; CC-PSI-12 nobody is forced to. */
export function reachTarget(
  play: Play,
  scenario: Scenario,
  targets: readonly Cell[],
  unit: Unit,
  how: Entry,
): void {
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
export function openTargets(w: Table, unit: Unit, scenario: Scenario, targets: readonly Cell[]): Cell[] {
  const side = sideOfUnit(unit);
  if (reaches(scenario, side)) return [...targets];
  const wants = (kind: string): boolean =>
    scenario.goals[side].some((one) => one.goal === kind && one.points > 0);
  if (wants('inspect')) return mayInspect(w, scenario, side, unit) ? freeCells(w, targets) : [];
  const searches = wants('search');
  return targets.filter(
    (cell) =>
      (cell === unit.cell || freeCells(w, [cell]).length > 0) &&
      !(searches && searchedBy(w, side).includes(cell)),
  );
}

/** Where the program scores: a target that nobody holds or has searched, an exit. */
export function lures(
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
  const open = wants('inspect')
    ? mayInspect(w, scenario, side, unit)
      ? free
      : []
    : wants('search')
      ? free.filter((cell) => !searchedBy(w, side).includes(cell))
      : wants('hold') || reaches(scenario, side)
        ? free
        : [];
  return open.length > 0 ? { cells: open, leave: false } : { cells: wants('exit') ? exits : [], leave: true };
}
