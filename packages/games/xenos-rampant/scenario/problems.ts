// XR-SCN-02 to XR-SCN-08 What keeps a scenario from being played, and what may surprise its players.
import { type Box, inBox } from '@xenotable/board';
import { BadInput, type ScenarioProblem, contentProblems } from '@xenotable/kernel';
import { BUILDING, TERRAIN } from '../content/terrain.ts';
import { profileOfEntry } from '../detachment/profile.ts';
import { faultsOf } from '../detachment/judge.ts';
import { UNIT_KIND, ownUnitFaults } from '../detachment/own.ts';
import { readBuild, readList } from '../detachment/text.ts';
import { housesOf } from '../ground.ts';
import { type Board, boardOf } from './board.ts';
import {
  type Goal,
  ROLES,
  type Role,
  type Scenario,
  type ZoneTerms,
  isObstacle,
  depthOf,
} from './scenario.ts';

type Add = (field: string, rule: string, reason: string, severity?: 'stop' | 'warn') => void;

const MOST_BUILDINGS = 12;
const MOST_PIECES = 60;
const MOST_OBSTACLES = 20;
/** A zone holds this many places of four inches, if it is to hold a detachment. */
const LEAST_ROOM = 6;
const TABLE: Box = { west: 0, south: 0, east: 4800, north: 4800 };

const codeUnder = (board: Board, x: number, y: number): number =>
  board.codes[
    Math.min(board.columns - 1, Math.floor(y / board.size)) * board.columns +
      Math.min(board.columns - 1, Math.floor(x / board.size))
  ] ?? 0;

const isSolid = (board: Board, x: number, y: number): boolean =>
  TERRAIN[codeUnder(board, x, y)]?.movement === 'impassable';

function pieceProblems({ pieces, points }: Scenario, board: Board, add: Add): void {
  if (pieces.length > MOST_PIECES)
    add('pieces', 'XR-SCN-02', `${pieces.length} pieces are more than ${MOST_PIECES}`);
  if (pieces.filter(({ kind }) => isObstacle(kind)).length > MOST_OBSTACLES)
    add('pieces', 'XR-SCN-02', `there may be ${MOST_OBSTACLES} obstacles at most`);
  pieces.forEach(({ kind, at, turn }, i) => {
    if (kind === 'building' && turn !== 0 && turn !== 90)
      add(`pieces[${i}].turn`, 'XR-SCN-02', 'a building stands straight: 0 or 90 degrees');
    if (!inBox(at[0] * 100, at[1] * 100, tableOf(points)))
      add(`pieces[${i}].at`, 'XR-SCN-02', 'lies outside the table of so small a game', 'warn');
  });
  const houses = housesOf(board);
  if (houses.length > MOST_BUILDINGS)
    add('buildings', 'XR-SCN-02', `${houses.length} buildings are more than ${MOST_BUILDINGS}`);
  for (const box of houses)
    for (let x = box.west + board.size / 2; x < box.east; x += board.size)
      for (let y = box.south + board.size / 2; y < box.north; y += board.size)
        if (codeUnder(board, x, y) !== BUILDING)
          return add(
            'pieces',
            'XR-SCN-02',
            'buildings that touch must make one rectangle, with nothing in it',
          );
}

/** XR-M-COM-06 A game of 12 points is played on the middle of the table. */
const tableOf = (points: number): Box =>
  points > 12 ? TABLE : { west: 600, south: 600, east: 4200, north: 4200 };

/** The boxes that a zone may be, whichever edge its side gets. */
export function areasOf(scenario: Scenario, role: Role, terms: ZoneTerms): Box[] {
  const box = tableOf(scenario.points);
  if ('middle' in terms) {
    const [x, y, r] = [terms.middle[0] * 100, terms.middle[1] * 100, terms.radius * 71];
    return [{ west: x - r, south: y - r, east: x + r, north: y + r }];
  }
  if ('from' in terms)
    return [
      {
        west: Math.max(box.west, terms.from[0] * 100),
        south: Math.max(box.south, terms.from[1] * 100),
        east: Math.min(box.east, terms.to[0] * 100),
        north: Math.min(box.north, terms.to[1] * 100),
      },
    ];
  const depth = depthOf(terms, scenario.points) * 100;
  const own = scenario.edges === null ? (['north', 'south'] as const) : [scenario.edges[role]];
  return (terms.edge === undefined ? own : [terms.edge]).map((edge) => {
    if (edge === 'north') return { ...box, south: box.north - depth };
    if (edge === 'south') return { ...box, north: box.south + depth };
    return edge === 'east' ? { ...box, west: box.east - depth } : { ...box, east: box.west + depth };
  });
}

/** How many units find room in an area, about. */
function roomIn(board: Board, box: Box): number {
  let room = 0;
  for (let x = box.west + 200; x <= box.east - 200; x += 400)
    for (let y = box.south + 200; y <= box.north - 200; y += 400) if (!isSolid(board, x, y)) room++;
  return room;
}

function zoneProblems(scenario: Scenario, board: Board, add: Add): void {
  const { edges } = scenario;
  for (const role of ROLES) {
    const zones = scenario.deployment[role] ?? scenario.zones[role];
    const field = scenario.deployment[role] === undefined ? `zones.${role}` : `deployment.${role}`;
    const edge = edges === null ? 'chosen' : edges[role];
    const ownEdge = [...scenario.zones[role], ...zones].some(
      (zone) => 'depth' in zone && zone.edge === undefined,
    );
    if (edge === null && ownEdge)
      add(field, 'XR-SCN-03', `the ${role} has no edge: name the edge of the strip`);
    else if (scenario.reserve.includes(role)) {
      if (edge === null && scenario.drop?.includes(role) !== true)
        add('reserve', 'XR-SCN-04', `the ${role} has no edge to enter by`);
    } else if (zones.length === 0) add(field, 'XR-SCN-03', `the ${role} has no place to set up`);
    else {
      // Every edge that it may get must have room.
      const choices = edges === null ? 2 : 1;
      const rooms = Array.from({ length: choices }, (_, i) =>
        zones.reduce((sum, zone) => {
          const areas = areasOf(scenario, role, zone);
          const area = areas[i] ?? areas[0];
          return area === undefined ? sum : sum + roomIn(board, area);
        }, 0),
      );
      if (Math.min(...rooms) < LEAST_ROOM)
        add(field, 'XR-SCN-03', `needs room for ${LEAST_ROOM} units, it has room for ${Math.min(...rooms)}`);
    }
  }
  for (const role of scenario.drop ?? [])
    if (!scenario.reserve.includes(role))
      add('drop', 'XR-SCN-10', `the ${role} drops from reserve: let it start there`);
  if (edges !== null && edges.attacker === edges.defender && edges.attacker !== null)
    add('edges', 'XR-SCN-03', 'both sides have the same edge');
}

function goalProblems(scenario: Scenario, board: Board, add: Add): void {
  const { goals, markers, placedMarkers, edges, turns, stances } = scenario;
  if (goals.length === 0) add('goals', 'XR-SCN-06', 'nobody can score: add a goal');
  const has = (verb: Goal['verb']): boolean => goals.some((goal) => goal.verb === verb);
  if (has('hold') && markers.length + placedMarkers === 0)
    add('goals', 'XR-SCN-06', 'there is no marker to hold');
  if (!has('hold') && markers.length + placedMarkers > 0)
    add('markers', 'XR-SCN-05', 'nobody scores for the markers', 'warn');
  if (goals.filter(({ verb }) => verb === 'carry').length > 1)
    add('goals', 'XR-SCN-06', 'only one VIP can be carried');
  if (goals.filter(({ verb }) => verb === 'control').length > 1)
    add('goals', 'XR-SCN-06', 'one ground is controlled');
  if (has('convoy') !== (scenario.trucks !== undefined))
    add('trucks', 'XR-SCN-11', has('convoy') ? 'the convoy has no trucks' : 'nobody scores for the trucks');
  if (has('convoy') && (has('exit') || has('carry')))
    add('goals', 'XR-SCN-11', 'with a convoy nobody else scores by leaving');
  if (
    scenario.trucks?.on !== undefined &&
    !scenario.rows.some((row) => row.includes(scenario.trucks?.on ?? ' '))
  )
    add('trucks.on', 'XR-SCN-11', `there is no ground ${scenario.trucks.on} among the letters`);
  if (has('carry') && has('exit')) add('goals', 'XR-SCN-06', 'with a VIP nobody else scores by leaving');
  const halves = edges === null || ROLES.every((role) => edges[role] === 'north' || edges[role] === 'south');
  if ((has('reach') || placedMarkers > 0) && !halves)
    add('edges', 'XR-SCN-06', 'halves of the table need edges in the north and the south');
  goals.forEach((goal, i) => {
    const owns = (role: Role): boolean => edges === null || edges[role] !== null;
    if (goal.verb === 'exit' && goal.edge === 'own' && !owns(goal.side))
      add(`goals[${i}].edge`, 'XR-SCN-06', `the ${goal.side} has no edge of its own`);
    if (goal.verb === 'carry' && !ROLES.every(owns))
      add('edges', 'XR-SCN-06', 'both sides need an edge to carry the VIP off by');
    if (goal.verb === 'hold' && (goal.from ?? 1) > turns)
      add(`goals[${i}].from`, 'XR-SCN-06', `the battle ends after turn ${turns}`);
    if (goal.verb === 'convoy' && goal.to - goal.from < 4)
      add(`goals[${i}].to`, 'XR-SCN-11', 'the way out must be at least 4" wide');
    if (goal.verb === 'control' && isSolid(board, goal.at[0] * 100, goal.at[1] * 100))
      add(`goals[${i}].at`, 'XR-SCN-06', 'lies on impassable ground');
    if (
      goal.verb === 'control' &&
      !scenario.rows.some((row) => row.includes(goal.ground)) &&
      scenario.rows.length > 0
    )
      add(`goals[${i}].ground`, 'XR-SCN-06', `there is no ground ${goal.ground} among the letters`);
    if (goal.verb === 'control' && scenario.rows.length === 0)
      add(`goals[${i}].ground`, 'XR-SCN-06', 'ground to control is drawn in letters: the scenario has none');
    if (goal.verb === 'carry' && isSolid(board, goal.at[0] * 100, goal.at[1] * 100))
      add(`goals[${i}].at`, 'XR-SCN-06', 'the VIP stands on impassable ground');
  });
  if (markers.length > 9) add('markers', 'XR-SCN-05', 'there may be nine markers at most');
  markers.forEach(([x, y], i) => {
    if (isSolid(board, x * 100, y * 100) || !inBox(x * 100, y * 100, tableOf(scenario.points)))
      add(`markers[${i}]`, 'XR-SCN-05', 'lies on impassable ground or off the table');
  });
  for (const role of ROLES)
    if (stances[role].seizeLate !== undefined && markers.length === 0)
      add(`stances.${role}.seizeLate`, 'XR-SCN-08', 'there is no marker to seize');
}

const wordsOf = (error: unknown): string => {
  if (error instanceof BadInput) return error.message;
  throw error;
};

function forceProblems(scenario: Scenario, add: Add): void {
  for (const side of ['A', 'B'] as const) {
    const text = scenario.lists[side];
    if (text === null) continue;
    try {
      const fault = faultsOf(readList(text, 'list', scenario.content), scenario.points, scenario.points)[0];
      if (fault !== undefined) add(`lists.${side}`, fault.rule, fault.reason);
    } catch (error) {
      add(`lists.${side}`, 'XR-SCN-04', wordsOf(error));
    }
  }
  scenario.reinforcements.forEach(({ units, turn }, i) => {
    if (turn > scenario.turns)
      add(`reinforcements[${i}].turn`, 'XR-SCN-07', `the battle ends after turn ${scenario.turns}`);
    if (units.length === 0 || units.length > 6)
      add(`reinforcements[${i}].units`, 'XR-SCN-07', 'one to six units come at once');
    units.forEach((build, j) => {
      try {
        if (profileOfEntry(readBuild(build, scenario.content)).immobile)
          add(`reinforcements[${i}].units[${j}]`, 'XR-SCN-07', 'an Immobile unit cannot come');
      } catch (error) {
        add(`reinforcements[${i}].units[${j}]`, 'XR-SCN-07', wordsOf(error));
      }
    });
  });
  if (scenario.reinforcements.length > 12) add('reinforcements', 'XR-SCN-07', 'twelve groups at most');
}

export function problemsOf(scenario: Scenario): ScenarioProblem[] {
  const found: ScenarioProblem[] = [];
  const add: Add = (field, rule, reason, severity = 'stop') =>
    void found.push({ field, rule, reason, severity });
  const board = boardOf(scenario);
  pieceProblems(scenario, board, add);
  zoneProblems(scenario, board, add);
  goalProblems(scenario, board, add);
  contentProblems([UNIT_KIND], scenario.content ?? [], { add, rule: 'XR-SCN-09', more: ownUnitFaults });
  forceProblems(scenario, add);
  return found;
}
