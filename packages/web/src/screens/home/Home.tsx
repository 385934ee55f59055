// The home page: continue, play now, join.
import { useEffect, useState } from 'react';
import { PageHeader } from '../../kit/shellParts.tsx';
import { Alert } from '../../kit/Alert.tsx';
import { titleOfCompanion, titles } from '@xenotable/shelf';
import { useRecordDrop } from '../replay/drop.ts';
import { tablesWorker } from '../../worker/client.ts';
import { keepPlaying, wasPlaying } from '../../storage/playing.ts';
import type { TableRow } from '../../storage/tableRow.ts';
import { type OnlineRow, onlineTables } from '../../table/client/lobby.ts';
import { Continue, Welcome } from './Continue.tsx';
import { ContinueBeside } from './ContinueBeside.tsx';
import { ContinueOnline } from './ContinueOnline.tsx';
import { GameCard } from './GameCard.tsx';
import { Join, YourTables } from './Tables.tsx';
import './home.css';
import './cards.css';
import './narrow.css';

/** Tables of this browser on a server. */
function useOnlineTables(): readonly OnlineRow[] {
  const [online, setOnline] = useState<readonly OnlineRow[]>([]);
  useEffect(() => {
    if (navigator.onLine) onlineTables().then(setOnline, () => setOnline([]));
  }, []);
  return online;
}

/** The table to continue: the last one, here or online; an online table only if it waits for this browser, or if there is nothing else. */
function goOnWith(rows: readonly TableRow[], online: readonly OnlineRow[]): TableRow | OnlineRow | undefined {
  const here = rows.find((row) => row.over === null);
  const there = online.filter(({ status }) => status === 'playing');
  const mine = there.filter((row) => row.waitingForMe).sort((a, b) => b.updated - a.updated)[0];
  if (here === undefined) return mine ?? there[0];
  return mine !== undefined && mine.updated > here.updated ? mine : here;
}

export function Home() {
  const [rows, setRows] = useState<TableRow[] | null>(null);
  const online = useOnlineTables();
  const [problem, setProblem] = useState('');
  useEffect(() => {
    document.title = 'Xenotable';
    // Lessons are not continued here: they are reached from their own list.
    tablesWorker.tables().then(
      (all) => setRows(all.filter(({ lesson }) => lesson === undefined)),
      (error: Error) => setProblem(error.message),
    );
  }, []);
  const dropped = useRecordDrop();
  const running = goOnWith(rows ?? [], online);
  useEffect(() => {
    if (rows !== null) keepPlaying(running !== undefined);
  }, [rows, running]);
  const unsure = rows === null && wasPlaying();
  return (
    <div className={`home-page${dropped.over ? ' over' : ''}`}>
      <PageHeader place="play" />
      <main className="home">
        <div className="first-row">
          {unsure ? (
            <article className="cont" aria-busy="true" />
          ) : running === undefined ? (
            <Welcome />
          ) : 'link' in running ? (
            <ContinueOnline row={running} />
          ) : titleOfCompanion(running.game) !== undefined ? (
            <ContinueBeside row={running} />
          ) : (
            <Continue row={running} />
          )}
          <div className="side">
            <Join />
            <YourTables rows={rows} online={online} />
          </div>
        </div>
        <section className="second-row" aria-labelledby="now">
          <h2 id="now">
            Play now <small>one click, and a briefing says what wins</small>
          </h2>
          <Alert words={problem || dropped.problem} />
          <div className="games">
            {titles.map((title) => (
              <GameCard key={title.game} title={title} fail={setProblem} />
            ))}
          </div>
        </section>
      </main>
    </div>
  );
}
