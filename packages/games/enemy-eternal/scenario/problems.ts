// EE-SCN-02 to EE-SCN-10 What keeps a scenario from being played, and what may surprise.
import { BadInput, type ScenarioProblem, contentProblems } from '@xenotable/kernel';
import { gridOf } from '@xenotable/board';
import { cellsWith, groundOf, mayStop } from '../book/board/ground.ts';
import { problemsOf as squadProblemsOf } from '../book/squad/squad.ts';
import { unitOf } from '../content/units.ts';
import { KINDS, ownFaults } from '../own/kinds.ts';
import { unitBehind } from '../own/own.ts';
import { readSquadText } from '../squadText.ts';
import type { Cell, Squad } from '../table.ts';
import { boardFor } from './board.ts';
import { goalProblems } from './goalProblems.ts';
import { cellsOf } from './places.ts';
import { type Scenario, SIDE_LETTERS, isListed } from './scenario.ts';
import { reachProblems } from './reach.ts';

export interface Problem extends ScenarioProblem {
  /** Where on the map. */
  cells: readonly Cell[];
}

export type Add = (
  field: string,
  rule: string,
  reason: string,
  cells?: readonly Cell[],
  severity?: 'stop' | 'warn',
) => void;

/** The least number of cells of a zone in which somebody sets up. */
const LEAST_ZONE = 6;

function zoneProblems(scenario: Scenario, add: Add): void {
  const g = groundOf(boardFor(scenario));
  const free = (signs: string): Cell[] => cellsWith(g, signs).filter((cell) => mayStop(g, cell));
  const listed = isListed(scenario);
  const zoneA = free(scenario.evacStart ? 'AE' : 'A');
  if (zoneA.length < LEAST_ZONE)
    add(
      'map',
      'EE-SCN-03',
      `zone A needs ${LEAST_ZONE} cells where models can stand, it has ${zoneA.length}`,
      zoneA,
    );
  const needsB = !listed || Object.values(scenario.forces).some((forces) => (forces?.start ?? []).length > 0);
  const zoneB = free('B');
  if (needsB && zoneB.length < LEAST_ZONE)
    add(
      'map',
      'EE-SCN-03',
      `zone B needs ${LEAST_ZONE} cells where models can stand, it has ${zoneB.length}`,
      zoneB,
    );
  if (scenario.zones === 'free' && !needsB)
    add('zones', 'EE-SCN-03', "nobody of side B sets up: zones must be 'fixed'");
  if (scenario.evacStart && cellsWith(g, 'E').length === 0)
    add('evacStart', 'EE-SCN-03', 'there is no Evac cell on the map');
  const names = new Set<string>();
  scenario.areas.forEach((area, i) => {
    const cells = cellsOf(g.grid, area.cells);
    if (cells.length === 0) add(`areas[${i}].cells`, 'EE-SCN-03', `the area '${area.name}' has no cell`);
    else if (!cells.some((cell) => mayStop(g, cell)))
      add(`areas[${i}].cells`, 'EE-SCN-03', `nobody can stand in the area '${area.name}'`, cells);
    if (names.has(area.name)) add(`areas[${i}].name`, 'EE-SCN-03', `two areas are called '${area.name}'`);
    names.add(area.name);
  });
}

function squadProblems(scenario: Scenario, add: Add): void {
  const factions: Partial<Record<'A' | 'B', Squad['faction']>> = {};
  for (const side of SIDE_LETTERS) {
    const text = scenario.squads[side];
    if (text === null) continue;
    if (side === 'B' && isListed(scenario)) {
      add('squads.B', 'EE-SCN-04', 'side B has lists (forces): leave its Squad out');
      continue;
    }
    try {
      const squad = readSquadText(text, scenario.content);
      factions[side] = squad.faction;
      const [wrong] = squadProblemsOf(squad, {
        limit: 1_000_000,
        options: { facelessPrice: 114, compensation: false },
        campaign: false,
      });
      if (wrong !== undefined) add(`squads.${side}`, 'EE-SCN-04', wrong.reason);
    } catch (error) {
      if (!(error instanceof BadInput)) throw error;
      add(`squads.${side}`, 'EE-SCN-04', error.message);
    }
  }
  const { A } = factions;
  if (
    A !== undefined &&
    isListed(scenario) &&
    scenario.forces[A === 'XCOM' ? 'ADVENT' : 'XCOM'] === undefined
  )
    add('forces', 'EE-SCN-04', `side A is ${A}: side B needs a list of the other faction`);
}

/** EE-SCN-05 Lists, pods and reinforcements fit the map. */
function forceProblems(scenario: Scenario, add: Add): void {
  const g = groundOf(boardFor(scenario));
  const lists = Object.entries(scenario.forces);
  if (lists.length > 0 && scenario.play === 'versus')
    add('play', 'EE-SCN-05', "lists are for the automaton: play must be 'any' or 'automaton'", [], 'warn');
  const letters = new Set<string>();
  for (const [faction, forces] of lists) {
    const field = `forces.${faction}`;
    const all = [
      ...(forces.start ?? []),
      ...Object.values(forces.pods ?? {}).flat(),
      ...Object.values(forces.later ?? {}).flat(),
    ];
    if (all.length === 0) add(field, 'EE-SCN-05', 'must name at least one model');
    if (all.length > 40) add(field, 'EE-SCN-05', `40 models are enough, not ${all.length}`);
    const behind = (unit: string) => unitBehind(scenario.content ?? [], unit);
    const unknown = all.find((unit) => behind(unit) === null);
    if (unknown !== undefined) add(field, 'EE-SCN-05', `there is no unit ${unknown}`);
    const strange = all.find((name) => {
      const unit = behind(name);
      return unit !== null && unitOf(unit).faction !== faction;
    });
    if (strange !== undefined) add(field, 'EE-SCN-05', `${strange} does not fight for ${faction}`);
    const early =
      (forces.start ?? []).length +
      scenario.pods.filter((terms) => (forces.pods?.[terms.pod] ?? []).length > 0).length;
    if (all.length > 0 && early === 0)
      add(field, 'EE-SCN-05', 'somebody must be there from the start or come in a pod');
    for (const [letter, units] of Object.entries(forces.pods ?? {})) {
      letters.add(letter);
      if (units.length === 0) add(`${field}.pods.${letter}`, 'EE-SCN-05', 'the pod is empty: leave it out');
      if (cellsWith(g, letter).length !== 1)
        add(
          `${field}.pods.${letter}`,
          'EE-SCN-05',
          `the map needs one marker of pod ${letter}, it has ${cellsWith(g, letter).length}`,
        );
      if (!scenario.pods.some((terms) => terms.pod === letter))
        add(`${field}.pods.${letter}`, 'EE-SCN-05', `nothing says when pod ${letter} comes`);
    }
    for (const [round, units] of Object.entries(forces.later ?? {})) {
      if (units.length === 0) continue;
      if (Number(round) > scenario.rounds)
        add(`${field}.later.${round}`, 'EE-SCN-05', `they would come in round ${round}, after the last`);
      if (cellsWith(g, 'r').length === 0)
        add(`${field}.later.${round}`, 'EE-SCN-05', 'the map needs cells (r) where reinforcements arrive');
    }
  }
  scenario.pods.forEach((terms, i) => {
    if (!letters.has(terms.pod)) add(`pods[${i}]`, 'EE-SCN-05', `no list has a pod ${terms.pod}`);
    if (scenario.pods.findIndex((one) => one.pod === terms.pod) !== i)
      add(`pods[${i}]`, 'EE-SCN-05', `pod ${terms.pod} has two sentences`);
    if (
      terms.when === 'near' &&
      terms.area !== undefined &&
      !scenario.areas.some((area) => area.name === terms.area)
    )
      add(`pods[${i}].area`, 'EE-SCN-05', `there is no area '${terms.area}'`);
  });
}

const known = new WeakMap<Scenario, readonly Problem[]>();

/** Everything that is wrong at once; made once for each scenario. */
export function problemsOf(scenario: Scenario): readonly Problem[] {
  const before = known.get(scenario);
  if (before !== undefined) return before;
  const problems: Problem[] = [];
  const add: Add = (field, rule, reason, cells = [], severity = 'stop') =>
    void problems.push({ field, rule, reason, cells, severity });
  contentProblems(KINDS, scenario.content ?? [], {
    add,
    rule: 'EE-SCN-12',
    more: ownFaults(scenario.content ?? []),
  });
  zoneProblems(scenario, add);
  squadProblems(scenario, add);
  forceProblems(scenario, add);
  goalProblems(scenario, add);
  if (problems.every(({ field }) => field !== 'map')) reachProblems(scenario, add);
  known.set(scenario, problems);
  return problems;
}

export const gridOfScenario = (scenario: Scenario) =>
  gridOf(scenario.map[0]?.length ?? 0, scenario.map.length);
