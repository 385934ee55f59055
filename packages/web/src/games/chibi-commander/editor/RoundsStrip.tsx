// Rounds of a mission in a row: what happens when. What has no round is named below.
import { type Scenario, called, eventOf } from '@xenotable/chibi-commander/content';
import { type Moment, Rounds } from '../../../workshop/Rounds.tsx';

export function momentsOf(scenario: Scenario): Moment[] {
  const late = scenario.units.flatMap(({ type, round }): Moment[] =>
    round === undefined ? [] : [{ round, words: `${called(type)} comes` }],
  );
  const assault = eventOf(scenario.events, 'assault');
  return [
    ...late,
    ...(eventOf(scenario.events, 'waves') === undefined ? [] : [{ round: 1, words: 'the first wave' }]),
    ...(assault === undefined ? [] : [{ round: 1, words: 'the assault' }]),
    ...(assault?.late === undefined ? [] : [{ round: 2, words: `${assault.late} more attackers` }]),
    { round: scenario.rounds, words: 'it is scored' },
  ];
}

/** Triggers without a round. */
function loose({ events = [], hidden }: Scenario): string[] {
  return [
    ...events.flatMap(({ event }) =>
      event === 'reinforce'
        ? ['when no Invader is awake: reinforcements']
        : event === 'waves'
          ? ['when a wave is dead: the next one']
          : event === 'strike'
            ? ['each round: permission for a strike']
            : event === 'purpose'
              ? ['each turn of the automaton: a Blip on purpose']
              : event === 'hatchery'
                ? ['when a human is killed: the hatchery']
                : [],
    ),
    ...(hidden?.alarm === true ? ['with the first attack: everybody wakes'] : []),
  ];
}

export const RoundsStrip = ({ scenario }: { scenario: Scenario }) => (
  <Rounds rounds={scenario.rounds} moments={momentsOf(scenario)} loose={loose(scenario)} />
);
