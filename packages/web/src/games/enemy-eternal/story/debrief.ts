// What is told when a battle is over: how it went, who fell by whom and when, what could be next.
import type { LogLine, SeatPlan } from '@xenotable/kernel';
import type { Debrief, NextGame } from '../../../table/storyContract.ts';
import { type Side, type View, nameOfThing } from '@xenotable/enemy-eternal/preview';
import { colourOfSide } from '../shared/faces.ts';
import { carriedOver } from './carried.ts';

const TYPE = 'destroyed';

/** Those who were destroyed, with the round in which it was told and whoever did it. */
function lossesOf(view: View, lines: readonly LogLine[]): Debrief['losses'] {
  let round = '';
  let last = '';
  const losses: Debrief['losses'][number][] = [];
  for (const line of lines) {
    if (line.section !== undefined) round = line.section;
    const name = line.about?.map(nameOfThing).find((one) => one !== null) ?? null;
    if (line.beat.kind === 'shot' || line.beat.kind === 'blow') last = name ?? '';
    if (line.what.type !== TYPE || name === null) continue;
    const m = view.models.find((one) => one.name === name);
    const by = 'by' in line.what && typeof line.what.by === 'string' ? line.what.by : last;
    losses.push({
      name,
      side: colourOfSide(view, m?.side ?? 0),
      how: by === '' || by === name ? 'destroyed' : `destroyed by ${by}`,
      when: round.toLowerCase(),
    });
  }
  return losses;
}

/** The frame offers the same battle at other levels. */
function nextOf(view: View, seats: readonly SeatPlan[]): NextGame[] {
  if (view.mode !== 'battle' || view.sides[1].seats.length > 0) return [];
  const campaign = {
    name: 'Campaign',
    options: { mode: 'campaign' },
    seats: seats.map((seat) => ({ ...seat })),
  };
  const given = carriedOver(view);
  return given === null
    ? [{ ...campaign, label: 'Begin the campaign' }]
    : [
        { ...campaign, label: 'Go on as a campaign: this mission is won', given },
        { ...campaign, label: 'Begin the campaign anew' },
      ];
}

/** Whose side it is, by name. */
function sideName(view: View, side: Side, seats: readonly SeatPlan[]): string {
  const names = view.sides[side].seats.flatMap((seat) => seats[seat]?.name ?? []);
  return view.sides[side].seats.length === 0
    ? 'The automaton'
    : names.length > 0
      ? names.join(' and ')
      : `Side ${side === 0 ? 'A' : 'B'}`;
}

/** The goal beside the goal: met, or missed where the mission has one. */
function secondGoal({ mission, result }: View): Debrief['points'] {
  if (result === null || !mission.startsWith('SE')) return [];
  return [
    { words: 'Second goal: one more reward card', value: result.secondary === true ? 'met' : 'missed' },
  ];
}

export function debrief(view: View, lines: readonly LogLine[], seats: readonly SeatPlan[]): Debrief {
  const sides = [0, 1] as const;
  const count = (side: Side): string => `${view.sides[side].lost} of ${view.sides[side].fielded}`;
  const best = view.models.filter((m) => m.kills > 0).sort((a, b) => b.kills - a.kills)[0];
  return {
    points: [
      { words: 'Rounds played', value: `${view.round} of ${view.shown.mission.rounds}` },
      ...sides.map((side) => ({ words: `${sideName(view, side, seats)}: models lost`, value: count(side) })),
      ...sides
        .filter((side) => view.sides[side].score > 0)
        .map((side) => ({
          words: `${sideName(view, side, seats)}: points`,
          value: String(view.sides[side].score),
        })),
      ...(best === undefined ? [] : [{ words: `Most kills: ${best.name}`, value: String(best.kills) }]),
      ...secondGoal(view),
    ],
    losses: lossesOf(view, lines),
    next: nextOf(view, seats),
  };
}
