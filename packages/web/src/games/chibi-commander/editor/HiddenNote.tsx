// What only the file says: Blips in unknown places and a landing. It can be seen and taken away here.
import type { Scenario } from '@xenotable/chibi-commander/content';
import { Icon } from '../../../kit/draw/Icon.tsx';

const sumOf = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

function hiddenWords({ hidden }: Scenario): string | null {
  if (hidden === undefined) return null;
  const { mix, scatter, awake, alarm } = hidden;
  return [
    `${sumOf(scatter.map(({ blips }) => blips))} Blips lie by chance in ${scatter.length} ${scatter.length === 1 ? 'area' : 'areas'}`,
    Object.entries(mix)
      .map(([kind, count]) => `${count} ${kind}`)
      .join(', '),
    awake !== undefined && `people wake ${awake} of them`,
    alarm === true && 'the first attack wakes everybody',
  ]
    .filter(Boolean)
    .join('; ');
}

interface HiddenNoteProps {
  scenario: Scenario;
  change(scenario: Scenario): void;
}

export function HiddenNote({ scenario, change }: HiddenNoteProps) {
  const words = hiddenWords(scenario);
  const { hidden: _hidden, ...open } = scenario;
  const { landing: _landing, ...earthbound } = scenario;
  return (
    <>
      {words !== null && (
        <p className="wide">
          {words}.{' '}
          <button type="button" className="button small" onClick={() => change(open)}>
            <Icon name="trash" />
            Take these Blips away
          </button>
        </p>
      )}
      {scenario.landing !== undefined && (
        <p className="wide">
          One unit of the squad may land on {scenario.landing.join(', ')}.{' '}
          <button type="button" className="button small" onClick={() => change(earthbound)}>
            <Icon name="trash" />
            No landing
          </button>
        </p>
      )}
    </>
  );
}
