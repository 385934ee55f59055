// Home: go on, play now, join.
import { useEffect, useState } from 'react';
import { PageHeader } from '../../kit/shellParts.tsx';
import { Alert } from '../../kit/Alert.tsx';
import { titles } from '@xenotable/shelf';
import { useRecordDrop } from '../replay/drop.ts';
import { tablesWorker } from '../../worker/client.ts';
import { keepPlaying, wasPlaying } from '../../storage/playing.ts';
import type { TableRow } from '../../storage/tableRow.ts';
import { Continue, Welcome } from './Continue.tsx';
import { GameCard } from './GameCard.tsx';
import { Join, YourTables } from './Tables.tsx';
import './home.css';
import './cards.css';
import './narrow.css';

export function Home() {
  const [rows, setRows] = useState<TableRow[] | null>(null);
  const [problem, setProblem] = useState('');
  useEffect(() => {
    document.title = 'Xenotable';
    tablesWorker.tables().then(setRows, (error: Error) => setProblem(error.message));
  }, []);
  const dropped = useRecordDrop();
  const running = rows?.find((row) => row.over === null);
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
          ) : running ? (
            <Continue row={running} />
          ) : (
            <Welcome />
          )}
          <div className="side">
            <Join />
            <YourTables rows={rows} />
          </div>
        </div>
        <section className="second-row" aria-labelledby="now">
          <h2 id="now">
            Play now <small>one click, a legal random set-up, first decision in two seconds</small>
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
