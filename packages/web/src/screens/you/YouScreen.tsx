// Statistics of the finished games on this device: what was won, with whom, where, and compared with what was expected.
import { useEffect, useState } from 'react';
import { Fallback } from '../../kit/Fallback.tsx';
import { Link } from '../../kit/router.tsx';
import { PageHeader } from '../../kit/shellParts.tsx';
import { type OwnGame, type OwnTitle, allOwnGames } from './games.ts';
import { FEW, type Tally, grouped, tallyOf, verdict } from './tally.ts';
import './you.css';

const percent = (share: number): string => `${Math.round(100 * share)} %`;

function Row({ word, tally }: { word: string; tally: Tally }) {
  const { games, won, lost, drawn, low, high, against } = tally;
  return (
    <tr>
      <th scope="row">{word}</th>
      <td>{games}</td>
      <td>{won}</td>
      <td>{lost}</td>
      <td>{drawn}</td>
      <td>
        <b>{percent(won / games)}</b>{' '}
        <span className="muted">
          {percent(low)} to {percent(high)}
        </span>
      </td>
      <td>{against === null ? '–' : against.expected.toFixed(1)}</td>
    </tr>
  );
}

function Counts({ caption, rows }: { caption: string; rows: readonly { word: string; tally: Tally }[] }) {
  return (
    <div className="you-table" tabIndex={0} role="group" aria-label={caption}>
      <table>
        <caption className="label">{caption}</caption>
        <thead>
          <tr>
            {['', 'Games', 'Won', 'Lost', 'Drawn', 'Share won, 19 in 20', 'Wins expected'].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ word, tally }) => (
            <Row key={word} word={word} tally={tally} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** All options in which the games of a title differ. */
function partsOf(games: readonly OwnGame[]): { caption: string; rows: { word: string; tally: Tally }[] }[] {
  const labels = [...new Set(games.flatMap(({ options }) => Object.keys(options)))];
  return [
    { caption: 'What you played', rows: grouped(games, ({ plays }) => plays) },
    { caption: 'Programs at the table', rows: grouped(games, ({ strength }) => strength) },
    ...labels.map((label) => ({
      caption: label,
      rows: grouped(games, ({ options }) => options[label] ?? null),
    })),
  ].filter(({ rows }) => rows.length > 1 || (rows.length === 1 && rows[0]?.tally.games !== games.length));
}

function OneTitle({ title, games }: OwnTitle) {
  const tally = tallyOf(games);
  return (
    <section aria-labelledby={`you-${title.game}`} data-game={title.accent}>
      <h2 id={`you-${title.game}`}>{title.name}</h2>
      <p>{verdict(tally)}.</p>
      <Counts caption={`All games of ${title.name}`} rows={[{ word: 'All', tally }]} />
      {partsOf(games).map((part) => (
        <Counts key={part.caption} {...part} />
      ))}
    </section>
  );
}

export default function YouScreen() {
  const [own, setOwn] = useState<readonly OwnTitle[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    allOwnGames().then(setOwn, (error: Error) => setProblem(error.message));
  }, []);
  if (problem !== null) return <Fallback problem={problem} />;
  return (
    <>
      <PageHeader place="replays" />
      <main className="yours">
        <h1>Your games</h1>
        <p className="muted">
          From the tables on this device, played here from their first decision to their end. Lessons, records
          that you were sent, tables that go on from a moment of another, and games of people against each
          other are not counted. Where a game began as <i>Play now</i> does, wins are expected as often as a
          steady program won at its level; with fewer than {FEW} games nearly everything is chance.
        </p>
        {own === null && <p role="status">Counting …</p>}
        {own?.length === 0 && (
          <p role="status">
            No game has been played to its end here yet. <Link href="/">Play one.</Link>
          </p>
        )}
        {own?.map((one) => (
          <OneTitle key={one.title.game} {...one} />
        ))}
      </main>
    </>
  );
}
