// What the automaton announces, row by row, where the odds stand while nothing is planned.
import type { View } from '@xenotable/xenos-rampant/preview';
import type { Seat } from '@xenotable/kernel';
import { RuleChip } from '../../table/rules/RuleChip.tsx';
import { previewsOf } from '../../table/usePreview.ts';
import type { previews } from '@xenotable/xenos-rampant';
import { sampled } from './sampled.ts';

const usePreview = previewsOf<typeof previews>('xenos-rampant');

const wayWords = ({ words, chance }: { words: string; chance: number }): string =>
  `${words} ${sampled(chance)}`;

export function Intents({ view, seat }: { view: View; seat: Seat }) {
  const intents = usePreview('intents', [view, seat]);
  if (intents === null || intents.length === 0)
    return (
      <p className="muted quiet-note">
        Point at a unit or an enemy: chances appear here before anything is rolled.
      </p>
    );
  return (
    <section className="xr-intents" aria-label="What the automaton will do">
      <header>
        <h2 className="label">By the book, if you end your phase now</h2>
      </header>
      <ol>
        {intents.map((intent) => (
          <li key={intent.unit} className={intent.order === null ? 'stays' : undefined}>
            <b>{intent.words}</b>
            {(intent.hurt ?? 0) > 0 && (
              <em>
                hurts {sampled(intent.hurt ?? 0)}
                {intent.gone > 0 && `, destroys or routs ${sampled(intent.gone)}`}
              </em>
            )}{' '}
            <RuleChip rule={intent.rule} />
            {intent.ways !== undefined && <small>{intent.ways.map(wayWords).join(', ')}</small>}
          </li>
        ))}
      </ol>
    </section>
  );
}
