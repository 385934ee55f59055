// The games behind a mark: each opens as a replay, where it can be reviewed.
import type { Result } from '@xenotable/questions';
import { useEffect, useState } from 'react';
import { Alert } from '../../../kit/Alert.tsx';
import { Dialog } from '../../../kit/Dialog.tsx';
import { RadioSegments } from '../../../kit/Segments.tsx';
import { Icon } from '../../../kit/draw/Icon.tsx';
import { go } from '../../../kit/router.tsx';
import { capital } from '../../../kit/words.ts';
import { tablesWorker } from '../../../worker/client.ts';
import type { Behind } from '../../../worker/labApi.ts';
import { grouped } from '../charts/numbers.ts';
import type { Runner } from './runner.ts';

interface GamesDialogProps {
  runner: Runner;
  title: string;
  behind: Behind;
  close(): void;
}

const MOST = 50;

const OUTCOMES = [
  ['all', 'All'],
  ['won', 'Won'],
  ['drawn', 'Drawn'],
  ['lost', 'Lost'],
  ['unfinished', 'Unfinished'],
] as const;

type Outcome = (typeof OUTCOMES)[number][0];

const resultOf = ({ halves, finished }: Result): string =>
  finished ? (halves === 2 ? 'won' : halves === 1 ? 'drawn' : 'lost') : 'unfinished';

/** A game is one table on this device, however often it is opened. */
async function openReplay(runner: Runner, key: string): Promise<void> {
  const { run } = runner.state();
  const name = `Laboratory ${key} · ${run?.question.question ?? ''}`.slice(0, 60);
  const known = (await tablesWorker.tables()).find(
    (row) => row.name === name && row.game === run?.question.game,
  );
  const row = known ?? (await tablesWorker.take(await runner.record(key), name));
  go(`/replay/${row.id}`);
}

export function GamesDialog({ runner, title, behind, close }: GamesDialogProps) {
  const [outcome, setOutcome] = useState<Outcome>('all');
  const [found, setFound] = useState<{ games: Result[]; all: number } | null>(null);
  const [opening, setOpening] = useState<string | null>(null);
  const [problem, setProblem] = useState('');
  const { phase, run, answer } = runner.state();
  useEffect(() => {
    let left = false;
    runner.games(outcome === 'all' ? behind : { ...behind, outcome }, MOST).then(
      (games) => left || setFound(games),
      (error: Error) => left || setProblem(error.message),
    );
    return () => {
      left = true;
    };
  }, [runner, behind, outcome]);
  const open = (key: string): void => {
    setOpening(key);
    openReplay(runner, key).catch((error: Error) => {
      setOpening(null);
      setProblem(error.message);
    });
  };
  return (
    <Dialog title={`Games: ${title}`} close={close} wide>
      <div className="lab-games">
        <RadioSegments
          name="outcome"
          label="Which games"
          items={OUTCOMES}
          chosen={outcome}
          choose={setOutcome}
        />
        <p className="muted" aria-live="polite">
          {found === null
            ? 'Looking …'
            : `${grouped(found.all)} ${found.all === 1 ? 'game' : 'games'}${found.all > MOST ? `, the first ${MOST}` : ''}. Every game is played again from its deal to be shown.`}
        </p>
        {phase === 'closed' && (
          <p className="problem">
            Rules or programs have changed since: these games cannot be played again as they were.
          </p>
        )}
        <Alert words={problem} />
        <GamesTable
          games={found?.games ?? []}
          tables={answer?.arms.map(({ name }) => name) ?? []}
          opening={opening}
          open={phase === 'closed' || run === null ? null : open}
        />
      </div>
    </Dialog>
  );
}

interface GamesTableProps {
  games: readonly Result[];
  /** The names of the question's tables. */
  tables: readonly string[];
  /** The game that is being played again. */
  opening: string | null;
  /** Null if games cannot be played again. */
  open: ((key: string) => void) | null;
}

function GamesTable({ games, tables, opening, open }: GamesTableProps) {
  const several = tables.length > 1;
  return (
    <div className="lab-games-scroll" tabIndex={0} role="group" aria-label="List of games">
      <table className="lab-table">
        <thead>
          <tr>
            <th scope="col">Deal</th>
            {several && <th scope="col">Table</th>}
            <th scope="col">Result</th>
            <th scope="col">How it ended</th>
            <th scope="col">Rounds</th>
            <th scope="col">Replay</th>
          </tr>
        </thead>
        <tbody>
          {games.map((game) => {
            const [arm, deal, side] = game.key.split('.');
            return (
              <tr key={game.key}>
                <th scope="row">
                  {deal}
                  {side === '1' && ', sides changed'}
                </th>
                {several && <td>{tables[Number(arm)]}</td>}
                <td>{capital(resultOf(game))}</td>
                <td>{capital(game.why)}</td>
                <td>{game.rounds}</td>
                <td>
                  <button
                    type="button"
                    className="button small"
                    disabled={opening !== null || open === null}
                    aria-label={`Open game ${game.key} as a replay`}
                    onClick={() => open?.(game.key)}
                  >
                    <Icon name="play" size={13} />
                    {opening === game.key ? 'Playing it …' : 'Replay'}
                  </button>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
