// One card before the first decision: what wins, what the other side does, who fights.
import type { SeatPlan, Viewer } from '@xenotable/kernel';
import type { Briefing } from '../../../table/storyContract.ts';
import { percentOf } from '../../../kit/draw/text.ts';
import {
  endWords,
  eventSentences,
  goalSentences,
  typeOf,
  weaponName,
} from '@xenotable/enemy-eternal/content';
import { type Model, type Side, type View, sideOfSeat } from '@xenotable/enemy-eternal/preview';
import { colourOfSeat, colourOfSide, isShared } from '../shared/faces.ts';
import { seatName } from '../shared/seats.ts';
import { countedUnits, listedForces } from '../shared/guards.ts';
import { guardSteps, isGuarded } from './guards.ts';
import { MissionMap, ScenarioMap } from './MissionMap.tsx';
import { STEPS, type Step, type Steps } from './steps.ts';

/** Results of 2D6 at or below a value, out of 36. */
const waysOf = (value: number): number => {
  let ways = 0;
  for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) if (a + b <= value) ways++;
  return ways;
};

const own = (view: View, side: Side): Model[] =>
  view.models.filter((m) => m.side === side && m.unit !== 'Civilian' && m.place !== 'destroyed');

/** The best chance of the own side with two actions. */
function chanceOf({ on }: Step, view: View, side: Side): { value?: string } {
  const models = own(view, side);
  if (on === undefined || models.length === 0) return {};
  const best = models.reduce((most, m) => (m.skills[on] > most.skills[on] ? m : most));
  return { value: `${percentOf(waysOf(best.skills[on]), 36)} (${best.name})` };
}

const profile = (m: Model): string =>
  `${m.name}${m.leader ? ', Leader' : ''}: AIM ${m.skills.AIM}, ${m.wounds} Wounds, runs ${m.skills.MOBILITY}, ${[weaponName(m, 'primary'), weaponName(m, 'secondary')].filter((one) => one !== null).join(', ')}`;

/** Alike models on one line. */
function grouped(models: readonly Model[]): string[] {
  const alike = new Map<string, Model[]>();
  for (const m of models) alike.set(typeOf(m), [...(alike.get(typeOf(m)) ?? []), m]);
  return [...alike.values()].map((group) => {
    const [first] = group;
    if (first === undefined) return '';
    return group.length === 1
      ? profile(first)
      : profile({
          ...first,
          name: `${group.length} × ${typeOf(first)}`,
          leader: group.some((m) => m.leader),
        });
  });
}

/** EE-M-SE12-03 The groups that have not come yet; at the crates nobody knows which stands where. */
function guardLines(view: View, drawn: boolean): string[] {
  const lists = Object.entries(listedForces(view)?.pods ?? {});
  const isWaiting = (letter: string): boolean =>
    drawn || view.pods.some((pod) => pod.letter === letter && pod.state === 'waiting');
  return lists.flatMap(([letter, units]) => (isWaiting(letter) ? [`– ${countedUnits(units)}`] : []));
}

/** EE-DEP-09 Reinforcements, which are always open. */
const laterLines = (view: View): string[] =>
  Object.entries(listedForces(view)?.later ?? {}).flatMap(([round, units]) =>
    Number(round) > view.round ? [`in round ${round}: ${countedUnits(units)}`] : [],
  );

function enemyLines(view: View, side: Side): string[] {
  const seen = own(view, side === 0 ? 1 : 0).filter((m) => m.place === 'board');
  const waiting = view.pods.filter((pod) => pod.state === 'waiting').length;
  // EE-M-SE12-03 Only the groups of the crates are drawn; the others are in the mission's rule.
  const drawn = view.pods.some((pod) => pod.letter.startsWith('crate'));
  const how = drawn ? 'unseen' : 'not on the board yet';
  const named = side === 0 && waiting > 0 ? guardLines(view, drawn) : [];
  const coming =
    waiting === 0
      ? []
      : [`${waiting === 1 ? 'one group' : `${waiting} groups`}, ${how}${named.length === 0 ? '' : ':'}`];
  const lines = [...grouped(seen), ...coming, ...named, ...(side === 0 ? laterLines(view) : [])];
  return lines.length === 0 ? ['not set up yet'] : lines;
}

const LEVELS: Record<View['difficulty'], string> = {
  Easy: 'Easy: two dice fewer than models each round',
  Normal: 'Normal: one die fewer than models each round',
  Classic: 'Classic: a die for each of its models',
  Impossible: 'Impossible: one die more, so somebody acts twice',
};

const BriefingMap = ({ view }: { view: View }) =>
  view.mission === 'Scenario' ? (
    view.scenario && <ScenarioMap scenario={view.scenario} />
  ) : (
    <MissionMap mission={view.mission} />
  );

/** EE-SCN-01 A scenario says by its sentences how it is won. */
function stepsOf(view: View, side: Side): Steps {
  if (side === 1 && isGuarded(view.mission))
    return { you: guardSteps(view.mission), them: STEPS[view.mission][0].you };
  if (view.mission !== 'Scenario') return STEPS[view.mission][side];
  const { scenario } = view;
  if (scenario === null) return { you: [], them: [] };
  return {
    you: [...goalSentences(scenario, side === 0 ? 'A' : 'B'), ...eventSentences(scenario)],
    them: scenario.ends
      .filter((end) => end.wins === (side === 0 ? 'B' : 'A'))
      .map((end) => ({ text: endWords(end), rule: 'EE-SCN-09' })),
  };
}

/** EE-COO-01 Whoever shares a side commands models of his own. */
function ownForces(view: View, viewer: Viewer, side: Side, seats: readonly SeatPlan[]): Briefing['forces'] {
  if (!isShared(view, side))
    return [{ name: 'You', side: colourOfSide(view, side), lines: grouped(own(view, side)) }];
  const ordered = view.sides[side].seats.toSorted((a, b) => Number(b === viewer) - Number(a === viewer));
  return ordered.map((seat) => ({
    name: seat === viewer ? 'You' : `${seatName(seats, seat)}, on your side`,
    side: colourOfSeat(view, seat),
    lines: grouped(own(view, side).filter((m) => m.player === seat)),
  }));
}

export function briefing(view: View, viewer: Viewer, seats: readonly SeatPlan[]): Briefing<View> {
  const { mission } = view.shown;
  const side = sideOfSeat(view, viewer);
  const foe: Side = side === 0 ? 1 : 0;
  const steps = stepsOf(view, side);
  const automaton = view.sides[foe].seats.length === 0;
  return {
    length: `${mission.rounds} rounds`,
    story:
      (view.mission === 'Scenario' && mission.text !== '' ? `${mission.text} ` : '') +
      'All dice lie in one bag, one for each model. Whose die is drawn acts with one model: two actions, to run, attack, watch or work.',
    you: steps.you.map((step) => ({ text: step.text, rule: step.rule, ...chanceOf(step, view, side) })),
    them: [
      ...steps.them,
      ...(automaton
        ? [{ text: `The automaton is played by its cards. ${LEVELS[view.difficulty]}.`, rule: 'EE-DIF-01' }]
        : []),
    ],
    forces: [
      ...ownForces(view, viewer, side, seats),
      {
        name: automaton ? 'The automaton' : 'The enemy',
        side: colourOfSide(view, foe),
        lines: enemyLines(view, side),
      },
    ],
    Map: BriefingMap,
  };
}
