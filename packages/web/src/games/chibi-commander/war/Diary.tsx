// The diary of a campaign: its missions so far with their results, and those to come.
import { type View, bookMissions, missionNamed, sideOf } from '../rulebook.ts';
import { points } from './quarters.ts';

type Entry = NonNullable<View['campaign']>['missions'][number];

/** 'CHIBI COM 3 points · won in 6 rounds' */
function resultOf(entry: Entry): string {
  const scores = entry.results.map(({ faction, points: scored }) => `${faction} ${points(scored)}`);
  const rounds = `${entry.rounds} ${entry.rounds === 1 ? 'round' : 'rounds'}`;
  const versus = new Set(entry.results.map(({ faction }) => sideOf(faction))).size > 1;
  const end = versus ? (entry.winners.length === 1 ? `for the ${entry.winners[0]}` : 'undecided') : entry.winners.length > 0 ? 'won' : 'lost';
  return `${scores.join(', ')} · ${end} in ${rounds}`;
}

export function Diary({ view }: { view: View }) {
  const { number, missions } = view.campaign!;
  const first = view.settings.mission.startsWith('VS') ? 0 : 6;
  return (
    <section className="cc-diary" aria-label="Diary of the war">
      <h3>The war</h3>
      <ol className="plain">
        {bookMissions.slice(first, first + 6).map((name, i) => {
          const { title, variations } = missionNamed(name);
          const entry = missions[i];
          const now = entry === undefined && i + 1 === number;
          return (
            <li key={name} className={now ? 'now' : ''} aria-current={now ? 'step' : undefined}>
              <b>{i + 1}</b>
              <span>
                {title}
                {entry !== undefined && variations[entry.variation - 1] !== undefined && `, ${variations[entry.variation - 1]}`}
                {entry !== undefined && <small>{resultOf(entry)}</small>}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
