// What happens in which turn of a battle.
import type { Role, Scenario } from '@xenotable/xenos-rampant/content';
import type { Moment } from '../../../workshop/Rounds.tsx';
import { goalWords } from './edit.ts';

const ROLES: readonly Role[] = ['attacker', 'defender'];

export const momentsOf = ({ reinforcements, goals, stances, turns }: Scenario): Moment[] => [
  ...reinforcements.map(({ side, turn, edge, units }): Moment => ({
    round: turn,
    words: `${units.join(', ')} of the ${side} by the ${edge} edge`,
  })),
  ...goals.flatMap((goal): Moment[] =>
    goal.verb === 'hold' && goal.from !== undefined
      ? [{ round: goal.from, words: `counts from here: ${goalWords.hold}` }]
      : [],
  ),
  ...ROLES.flatMap((role): Moment[] => {
    const { seizeLate, coverEarly } = stances[role];
    return [
      ...(coverEarly === undefined
        ? []
        : [{ round: 1, words: `the automaton as ${role} covers until turn ${coverEarly}` }]),
      ...(seizeLate === undefined
        ? []
        : [
            {
              round: Math.max(1, turns - seizeLate + 1),
              words: `the automaton as ${role} goes for the marker`,
            },
          ]),
    ];
  }),
  { round: turns, words: 'the last turn' },
];
