// What a person plays for who leads the guards in a mission of the season: to hold out.
import type { RuleId } from '@xenotable/kernel';
import type { Goal } from '../../../table/storyContract.ts';
import type { MissionId, View } from '@xenotable/enemy-eternal/preview';
import { counter, enemies, goal } from './goalParts.ts';

type SeasonMission = Extract<MissionId, `SE${string}`>;
/** Missions in which one side attacks and the other guards; in SE1.8 both play for the same points. */
type Guarded = Exclude<SeasonMission, 'SE1.8'>;

interface Task {
  /** What holds the attackers up. */
  words: string;
  rule: RuleId;
  /** How far they have come. */
  points?: (view: View) => string;
}

const done = (view: View): string =>
  `${view.pieces.filter((piece) => piece.done).length} of ${view.pieces.length}`;

const TASKS: Readonly<Record<Guarded, Task>> = {
  'SE1.1': {
    words: 'Keep the marker free, or one guard alive',
    rule: 'EE-M-SE11-05',
    points: (view) => (counter(view, 'reached') === 1 ? 'marker reached' : 'marker free'),
  },
  'SE1.2': {
    words: 'Keep one crate from being searched, or one guard alive',
    rule: 'EE-M-SE12-05',
    points: done,
  },
  'SE1.3': { words: 'Kill the informant, or keep it from the Evac cells', rule: 'EE-M-SE13-05' },
  'SE1.4': {
    words: 'Stop the upload: stand beside the relay, or hack it back',
    rule: 'EE-M-SE14-06',
    points: (view) => `${counter(view, 'upload')} of 3`,
  },
  'SE1.5': {
    words: 'Keep one mast switched off at the end of each round',
    rule: 'EE-M-SE15-04',
    points: done,
  },
  'SE1.6': {
    words: 'Keep the cache out of their zone',
    rule: 'EE-M-SE16-05',
    points: (view) => (counter(view, 'found') === 1 ? 'found' : 'not found'),
  },
  'SE1.7': {
    words: 'Kill three civilians before four are saved',
    rule: 'EE-M-SE17-05',
    points: (view) => `${counter(view, 'dead')} of 3, ${counter(view, 'saved')} saved`,
  },
  'SE1.9': {
    words: 'Save one generator, or keep them out of the bunker',
    rule: 'EE-M-SE19-05',
    points: (view) => (counter(view, 'gate') === 1 ? 'gate open' : 'gate shut'),
  },
  'SE1.X': { words: 'Keep the vial from the Evac cells, and one guard alive', rule: 'EE-M-SE1X-05' },
};

export const isGuarded = (mission: View['mission']): mission is Guarded => mission in TASKS;

/** EE-M-SE-02 EE-M-SE-05 The goals of the side that guards. */
export function guardGoals(view: View, mission: Guarded): Goal[] {
  const { words, rule, points } = TASKS[mission];
  const waiting = view.pods.filter((pod) => pod.state === 'waiting').length;
  const attackers = enemies(view, 1).length;
  return [
    goal('guard', words, 'now', {
      rule,
      detail: `to the end of round ${view.shown.mission.rounds}`,
      ...(points !== undefined && { points: points(view) }),
    }),
    goal('destroy', 'Or destroy every attacker', 'open', {
      rule: 'EE-M-SE-02',
      points: view.shown.stage === 'deployment' ? 'being set up' : `${attackers} left`,
    }),
    ...(waiting === 0
      ? []
      : [
          goal('groups', 'Your guards are still to come', 'waiting', {
            rule: 'EE-M-SE-05',
            points: waiting === 1 ? 'one group' : `${waiting} groups`,
          }),
        ]),
  ];
}

/** The same before the first decision. */
export const guardSteps = (mission: Guarded): { text: string; rule: RuleId }[] => [
  { text: `**${TASKS[mission].words}**, to the end of the last round.`, rule: TASKS[mission].rule },
  { text: 'Or **destroy every attacker**.', rule: 'EE-M-SE-02' },
  {
    text: 'You lead the guards and muster no Squad. They stand in groups that come onto the board when the mission calls them; until then you have nobody to activate.',
    rule: 'EE-M-SE-05',
  },
];
