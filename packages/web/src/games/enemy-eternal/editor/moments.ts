// What happens in which round of a mission, and what comes due by something else.
import { type Scenario, endWords, podWords, scoreWords } from '@xenotable/enemy-eternal/content';
import type { Moment } from '../../../workshop/Rounds.tsx';

export function momentsOf(scenario: Scenario): Moment[] {
  const scored = scenario.scores.flatMap((score): Moment[] =>
    'from' in score && score.from !== undefined && score.verb === 'hold'
      ? [{ round: score.from, words: `counts from here: ${scoreWords(score)}` }]
      : [],
  );
  const ends = scenario.ends.flatMap((end) =>
    end.if.flatMap((one): Moment[] => {
      if (one.is !== 'round') return [];
      const round = one.least ?? one.most;
      return round === undefined ? [] : [{ round, words: endWords(end) }];
    }),
  );
  const arrivals = Object.values(scenario.forces).flatMap(({ later = {} }) =>
    Object.entries(later).map(([round, units]): Moment => ({
      round: Number(round),
      words: `${units.join(', ')} of side B`,
    })),
  );
  return [
    ...scenario.says.map(({ round, text }): Moment => ({ round, words: `“${text}”` })),
    ...arrivals,
    ...scored,
    ...ends,
    { round: scenario.rounds, words: 'the last round' },
  ];
}

export const looseOf = ({ pods }: Scenario): string[] => pods.map((terms) => podWords(terms));
