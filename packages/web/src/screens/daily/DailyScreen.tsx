// Today's deals of all titles; or one of them, started at once or continued where it was begun.
import { type Title, titleOf, titles } from '@xenotable/shelf';
import { useEffect, useState } from 'react';
import { Fallback } from '../../kit/Fallback.tsx';
import { Icon } from '../../kit/draw/Icon.tsx';
import { Link, go } from '../../kit/router.tsx';
import { PageHeader } from '../../kit/shellParts.tsx';
import type { TableRow } from '../../storage/tableRow.ts';
import { dayOf, daySeed, dealOf, seatsOf, today, wrongDay } from '../../table/daily.ts';
import { tablesWorker } from '../../worker/client.ts';
import './daily.css';

export default function DailyScreen({ game, date }: { game: string | null; date: string | null }) {
  if (game === null) return <Deals />;
  const title = titleOf(game);
  if (title === undefined) return <Fallback problem="There is no such game." />;
  const wrong = date === null ? null : wrongDay(date);
  return wrong === null ? <Dealing title={title} day={date ?? today()} /> : <Fallback problem={wrong} />;
}

/** The table of a day, if it was begun on this device from its first decision. */
const begunOn = (rows: readonly TableRow[], game: string, day: string): TableRow | undefined =>
  rows.find((row) => row.game === game && dayOf(row.seats) === day && row.origin === 'here');

async function begin(title: Title, day: string): Promise<void> {
  const begun = begunOn(await tablesWorker.tables(), title.game, day);
  const row =
    begun ??
    (await tablesWorker.start({
      game: title.game,
      name: `${title.name}, daily deal ${day}`,
      options: dealOf(title, day).options,
      seats: seatsOf(title, day),
      cover: false,
      seed: daySeed(title.game, day),
    }));
  go(`/table/${row.id}`, 'replace');
}

function Dealing({ title, day }: { title: Title; day: string }) {
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    begin(title, day).catch((error: Error) => setProblem(error.message));
  }, [title, day]);
  return problem === null ? (
    <main className="loading">Dealing the cards of the day …</main>
  ) : (
    <Fallback problem={problem} />
  );
}

function stateOf(row: TableRow | undefined): string {
  if (row === undefined) return 'not begun';
  if (row.over === null) return `begun, ${row.entries} decisions`;
  return row.over.winners.includes(0) ? 'won' : 'lost';
}

function Deals() {
  const [rows, setRows] = useState<readonly TableRow[]>([]);
  const day = today();
  useEffect(() => {
    // The page works without the list of tables.
    tablesWorker.tables().then(setRows, () => {});
  }, []);
  return (
    <>
      <PageHeader place="play" />
      <main className="deals">
        <h1>Deals of {day}</h1>
        <p className="muted">
          One deal a day in each title: the same set-up, cards and dice for everybody. Your result can be sent
          to others who play it.
        </p>
        <ul className="plain">
          {titles.map((title) => {
            const row = begunOn(rows, title.game, day);
            return (
              <li key={title.game} data-game={title.accent}>
                <div>
                  <h2>{title.name}</h2>
                  <p>
                    Today: {dealOf(title, day).says}. <b>{stateOf(row)}</b>
                  </p>
                </div>
                <Link className="button primary" href={`/daily/${title.game}/${day}`}>
                  <Icon name="play" size={13} />
                  {row === undefined ? 'Play' : row.over === null ? 'Go on' : 'See the result'}
                  <span className="visually-hidden"> {title.name}</span>
                </Link>
              </li>
            );
          })}
        </ul>
      </main>
    </>
  );
}
