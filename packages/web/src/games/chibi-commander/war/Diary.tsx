// The diary of a campaign: its missions so far with their results, and those to come.
import { sideOf } from '@xenotable/chibi-commander/content';
import { missionsOf, type View } from '@xenotable/chibi-commander/preview';
import { type Entry, points } from './quarters.ts';

/** 'CHIBI COM 3 points · won in 6 rounds' */
export function resultOf(entry: Entry): string {
  const scores = entry.results.map(({ faction, points: scored }) => `${faction} ${points(scored)}`);
  const rounds = `${entry.rounds} ${entry.rounds === 1 ? 'round' : 'rounds'}`;
  const versus = new Set(entry.results.map(({ faction }) => sideOf(faction))).size > 1;
  const end = versus
    ? entry.winners.length === 1
      ? `for the ${entry.winners[0]}`
      : 'undecided'
    : entry.winners.length > 0
      ? 'won'
      : 'lost';
  return `${scores.join(', ')} · ${end} in ${rounds}`;
}

export function Diary({ view }: { view: View }) {
  return (
    <section className="cc-diary" aria-label="Diary of the war">
      <h3>The war</h3>
      <ol className="plain">
        {missionsOf(view).map(({ name, title, variant, entry }, i) => {
          const now = i + 1 === view.campaign?.number;
          return (
            <li key={name} className={now ? 'current' : ''} aria-current={now ? 'step' : undefined}>
              <b>{i + 1}</b>
              <span>
                {title}
                {variant !== '' && `, ${variant}`}
                {entry !== undefined && <small>{resultOf(entry)}</small>}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
