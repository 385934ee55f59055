// After the game: where the points came from, who fell and how, and what could come next.
import type { LogLine, SeatPlan } from '@xenotable/kernel';
import type { Debrief, NextGame } from '../../table/storyContract.ts';
import { BESIDE_GOALS, patrolPoints } from './goals.ts';
import { missionName } from './missionName.ts';
import { MISSIONS, pointsOf, scenarioSheet, sheetHere } from '@xenotable/earth-war/content';
import type { View } from '@xenotable/earth-war/preview';

type Row = Debrief['points'][number];

const row = (words: string, value: string | number): Row => ({ words, value: String(value) });

function missionRows(view: View): Row[] {
  const { results, mission } = view.table;
  const goals = results.at(-1)?.goals ?? [];
  const reached = sheetHere(view.table).goals.filter((goal) => pointsOf(goal, mission.deeds) > 0);
  return [
    ...view.mission.goals.map(({ id, text }) => {
      const points = goals.find((one) => one.id === id)?.points ?? 0;
      // EW-M-COM-07 What was reached counts for nothing if nobody stands.
      const lost = points === 0 && reached.some((goal) => goal.id === id);
      return row(lost ? `${text} (reached, but nobody stands)` : text, points);
    }),
    ...(mission.points === 0 ? [] : [row(BESIDE_GOALS, mission.points)]),
  ];
}

function pointRows(view: View): Row[] {
  const { options, results, points, mission, squad, fallen } = view.table;
  if (options.play === 'mission') return missionRows(view);
  if (options.play === 'patrol')
    return [
      row('Threat of the patrol', options.threat),
      row('Wounds on the squad', patrolPoints(view) - options.threat),
      ...(mission.deeds.ends[0] === 'cleared' ? [] : [row('Not cleared', 'no points')]),
      row('Score', points),
    ];
  return [
    ...results.map((one) => row(`${missionName(view, one.number)}, ${one.won ? 'won' : 'lost'}`, one.points)),
    ...(results.length === MISSIONS.length ? [row('Alive, 2 each', 2 * squad.length)] : []),
    ...(fallen.length > 0 ? [row('Killed in action, 1 each', -fallen.length)] : []),
    row('Campaign', points),
  ];
}

const ROUND = /^Round /;

/** The part of the log in which a line stands: 'The control hut, round 4'. */
function momentAt(lines: readonly LogLine[], at: number): string {
  const sections = lines.slice(0, at + 1).flatMap(({ section }) => section ?? []);
  const now = sections.at(-1) ?? '';
  const place = sections.findLast((section) => !ROUND.test(section));
  return ROUND.test(now) && place !== undefined ? `${place}, ${now.toLowerCase()}` : now;
}

/** Who put a unit down: the last card that was told to hit or burn it before. */
function causeOf(lines: readonly LogLine[], at: number, name: string): string {
  for (let i = at; i >= 0; i--) {
    const line = lines[i];
    if (line === undefined) continue;
    const { what } = line;
    if (what.type === 'wounded' && 'unit' in what && what.unit === name)
      return line.words.slice(0, line.words.indexOf(` hits ${name}`));
    if (what.type === 'burnt' && 'unit' in what && what.unit === name) return 'acid';
  }
  return '';
}

function lossesOf(view: View, lines: readonly LogLine[]): Debrief['losses'] {
  const dead = new Set(view.table.fallen.map((one) => one.name));
  return lines.flatMap((line, at) => {
    const { what } = line;
    if ((what.type !== 'down' && what.type !== 'implanted') || !('unit' in what)) return [];
    const name = String(what.unit);
    const cause = causeOf(lines, at, name);
    return [
      {
        name,
        side: 'a' as const,
        how: `${what.type === 'implanted' ? 'implanted' : 'DOWN'}${cause === '' ? '' : ` by ${cause}`}${dead.has(name) ? ', killed in action' : ''}`,
        when: momentAt(lines, at),
      },
    ];
  });
}

const LEVELS = ['easy', 'standard', 'hard'] as const;

/** The mission after this one; another patrol. */
function nextGames({ table: { options, mission } }: View, seats: readonly SeatPlan[]): NextGame[] {
  const kept = { difficulty: options.difficulty };
  const plans = seats.map((seat) => ({ ...seat }));
  if (options.play === 'patrol') {
    const harder = LEVELS[LEVELS.indexOf(options.difficulty) + 1];
    return [
      { label: 'Another patrol', options: { ...kept, play: 'patrol', threat: options.threat }, seats: plans },
      harder === undefined
        ? {
            label: 'A larger patrol',
            options: { ...kept, play: 'patrol', threat: Math.min(16, options.threat + 2) },
            seats: plans,
          }
        : {
            label: `Another, ${harder}`,
            options: { difficulty: harder, play: 'patrol', threat: options.threat },
            seats: plans,
          },
      { label: 'The campaign', options: { play: 'campaign', squad: 'muster' }, seats: plans },
    ];
  }
  if (options.play === 'campaign') return [];
  if (options.scenario !== undefined)
    return [
      {
        label: 'The same again',
        options: { ...kept, ...scenarioSheet.options(options.scenario) },
        seats: plans,
      },
    ];
  const following = MISSIONS[mission.number];
  return following === undefined
    ? []
    : [
        {
          label: `Next: ${following.name}`,
          options: { ...kept, play: 'mission', mission: following.number },
          seats: plans,
        },
      ];
}

export const debrief = (view: View, lines: readonly LogLine[], seats: readonly SeatPlan[]): Debrief => ({
  points: pointRows(view),
  losses: lossesOf(view, lines),
  lost: 'of the squad went DOWN',
  next: nextGames(view, seats),
});

/** The squad at the end in signs, without giving the cards away: boxes for hits, a cross for who is down. */
export function squadMarks({ table: { squad, mission } }: View): string {
  const marks = squad.map((unit) =>
    unit.implanted
      ? '✚'
      : unit.status === 'down'
        ? '✖'
        : '▮'.repeat(unit.hits - unit.wounds) + '▯'.repeat(unit.wounds),
  );
  return `${marks.join(' ')} · ${mission.rounds} rounds, ${mission.wasted} AMMO on shadows`;
}
