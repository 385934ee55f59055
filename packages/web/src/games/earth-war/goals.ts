// What wins and scores, as it stands: the goals of the mission, or what a patrol is worth now.
import type { Viewer } from '@xenotable/kernel';
import type { Goal, Score, TimeLeft } from '../../table/storyContract.ts';
import { initial } from '../../kit/words.ts';
import { sideOf } from './faces.ts';
import {
  type Goal as GoalSheet,
  isKept,
  progressOf,
  ruleOfGoal,
  sheetHere,
  worthOf,
} from '@xenotable/earth-war/content';
import { type View, isGone } from '@xenotable/earth-war/preview';

type Shown = View['mission']['goals'][number];

function stateOf(shown: Shown, gone: boolean, view: View): Goal['state'] {
  if (shown.points > 0) return 'done';
  if (gone || view.table.mission.won !== null) return 'lost';
  return shown.primary ? 'now' : 'open';
}

export const pointsWords = (points: number): string =>
  `${String(points).replace('-', '−')} point${Math.abs(points) === 1 ? '' : 's'}`;

/** Threat less the wounds on the squad; an implanted unit counts its HITS. */
export function patrolPoints({ table: { options, squad } }: View): number {
  const hurt = squad.reduce((sum, unit) => sum + (unit.implanted ? unit.hits : unit.wounds), 0);
  return Math.max(0, options.threat - hurt);
}

function patrolGoals(view: View): Goal[] {
  const { combat, options, squad, mission } = view.table;
  const enemies = view.deck.filter((one) => one.kind !== 'Merely Shadows' && !isBystander(one.kind)).length;
  const over = view.over !== null;
  const cleared = mission.deeds.ends[0] === 'cleared';
  return [
    {
      id: 'clear',
      words: 'Kill every enemy of the patrol',
      state: over ? (cleared ? 'done' : 'lost') : 'now',
      ...(combat !== null && { detail: `${enemies} left in the deck` }),
      rule: 'EW-M-PATROL-01',
    },
    {
      id: 'wounds',
      words: 'A wound costs a point',
      state: over ? 'done' : 'open',
      points: `${patrolPoints(view)} of ${options.threat} points`,
      rule: 'EW-M-PATROL-01',
    },
    {
      id: 'stand',
      words: 'Somebody still stands at the end',
      state: squad.some((unit) => unit.status === 'standing') ? 'done' : 'lost',
      detail: `${squad.filter((unit) => unit.status === 'standing').length} standing`,
      rule: 'EW-S7-11',
    },
  ];
}

const isBystander = (kind: string): boolean => kind === 'Civilian' || kind === 'Survivor';

/** What the hive wants: nobody of the squad standing, or as many wounds as there are points. */
function hiveGoals(view: View): Goal[] {
  const { squad } = view.table;
  const standing = squad.filter((unit) => unit.status === 'standing').length;
  const patrol = view.mission.number === 0;
  return [
    {
      id: 'down',
      words: 'Put the whole squad DOWN',
      state: standing === 0 ? 'done' : view.over === null ? 'now' : 'lost',
      detail: `${standing} standing`,
      rule: 'EW-S7-11',
    },
    {
      id: 'bite',
      words: patrol ? 'Bite away every point of the patrol' : 'Keep the squad from its goals',
      state: view.over === null ? 'open' : pointsNow(view) > 0 ? 'lost' : 'done',
      points: patrol
        ? `${patrolPoints(view)} of ${view.table.options.threat} left`
        : `${pointsNow(view)} so far`,
      rule: 'EW-M-HIVE-01',
    },
  ];
}

export const isHive = (view: View, viewer: Viewer): boolean =>
  viewer !== 'table' && view.table.seats[viewer]?.kind === 'hive';

/** How far a goal has come; `state` while the mission runs. The tile is narrow: a count that can still change needs no 'so far'. */
function detailOf(
  goal: GoalSheet,
  deeds: View['table']['mission']['deeds'],
  state: Goal['state'] | null,
): string {
  if (state === 'lost') return 'out of reach';
  const progress = progressOf(goal, deeds);
  // Who is meant need not be said once it is done, but that all goals fall with the squad (EW-M-COM-07).
  const counts = progress !== undefined && progress !== goal.progress;
  if (state === 'done' && !counts && (progress !== undefined || isKept(goal))) return 'so far';
  return progress ?? '';
}

export function goalsOf(view: View, viewer: Viewer): Goal[] {
  if (isHive(view, viewer)) return hiveGoals(view);
  if (view.mission.number === 0) return patrolGoals(view);
  const { goals } = sheetHere(view.table);
  const deeds = { ...view.table.mission.deeds, ammoLeft: view.table.mission.ammo };
  const ofMission = view.mission.goals.map((shown): Goal => {
    const goal = goals.find((one) => one.id === shown.id);
    const worth = goal && worthOf(goal);
    const gone = goal !== undefined && isGone(goal, view.table);
    const state = stateOf(shown, gone, view);
    const running = view.table.mission.won === null;
    const detail = goal === undefined ? '' : detailOf(goal, deeds, running ? state : null);
    return {
      id: shown.id,
      words: shown.text,
      state,
      ...(detail !== '' && { detail }),
      ...(worth !== undefined && { points: pointsWords(state === 'done' ? shown.points : worth) }),
      rule: ruleOfGoal(shown),
    };
  });
  return [...ofMission, ...besideGoals(view)];
}

export const BESIDE_GOALS = 'Bystanders and withdrawals';

/** Points that belong to no goal, so that what is shown adds up to the score. */
function besideGoals({ table: { mission } }: View): Goal[] {
  const { points } = mission;
  if (points === 0) return [];
  return [
    {
      id: 'beside the goals',
      words: BESIDE_GOALS,
      state: points > 0 ? 'done' : 'lost',
      points: pointsWords(points),
      rule: 'EW-TXT-03',
    },
  ];
}

/** The points of the campaign, or of this mission if it ended now. */
export function pointsNow(view: View): number {
  const { table, mission } = view;
  if (table.options.play === 'campaign') return table.points;
  if (mission.number === 0) return view.over === null ? patrolPoints(view) : table.points;
  return table.mission.points + mission.goals.reduce((sum, goal) => sum + goal.points, 0);
}

/** The letter of whoever leads, as on the badge of the seat. */
const leaderLetter = ({ table: { seats }, leaderSeat }: View): string =>
  initial(seats[leaderSeat]?.name ?? '');

export const scoreOf = (view: View): Score[] => [
  { side: sideOf(view, view.leaderSeat), letter: leaderLetter(view), points: String(pointsNow(view)) },
];

/** A node that ends by itself. */
export function timeLeft({ table, mission }: View): TimeLeft | null {
  const { combat } = table;
  const node = sheetHere(table).nodes[table.mission.node - 1];
  // Views of editions 1 and 2 say nothing of the last round: it was the node's at every difficulty.
  const last = mission.lastRound ?? (node?.kind === 'combat' ? node.until : undefined);
  if (combat === null || last === undefined) return null;
  return { count: Math.max(1, last - combat.round + 1), unit: 'round' };
}
