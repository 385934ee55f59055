// Find the move: positions in which one choice is clearly the best, at the real table.
import { titleOf, titles } from '@xenotable/shelf';
import { useEffect, useState } from 'react';
import { isPlayable, playable } from '../../games/index.ts';
import { Fallback } from '../../kit/Fallback.tsx';
import { Icon } from '../../kit/draw/Icon.tsx';
import { Link, go } from '../../kit/router.tsx';
import { PageHeader } from '../../kit/shellParts.tsx';
import { puzzleMarks } from '../../storage/puzzleMarks.ts';
import type { GameModule } from '../../table/contract.ts';
import { TableScreen } from '../../table/frame/TableScreen.tsx';
import { type Chosen, type PuzzleSet, chosenOf, loadSet, nextOf } from './puzzleSet.ts';
import { usePuzzle } from './usePuzzle.ts';
import '../learn/learn.css';

interface Loaded {
  set: PuzzleSet;
  module: GameModule;
}

/** Without a game all titles; without a place the next open puzzle. */
export default function PuzzlesScreen({ game, place }: { game: string | null; place: string | null }) {
  if (game === null) return <Titles />;
  return isPlayable(game) ? (
    <Puzzles key={game} game={game} place={place} />
  ) : (
    <Fallback problem="There is no such game here." />
  );
}

function Titles() {
  return (
    <div className="page">
      <PageHeader place="play" />
      <main className="learn">
        <header>
          <h1>Find the move</h1>
        </header>
        <p className="muted">
          Positions from played games in which one choice is clearly the best. You see what the player saw.
        </p>
        <ol className="plain">
          {titles
            .filter(({ puzzles }) => puzzles)
            .map(({ game, name, accent }) => (
              <li key={game} data-game={accent}>
                <i className="gametag" />
                <div>
                  <h2>{name}</h2>
                  <p className="muted">
                    {Object.values(puzzleMarks(game)).filter((mark) => mark !== 'shown').length} solved
                  </p>
                </div>
                <Link className="button" href={`/puzzles/${game}`} aria-label={`Puzzles of ${name}`}>
                  <Icon name="play" size={14} />
                  Solve
                </Link>
              </li>
            ))}
        </ol>
      </main>
    </div>
  );
}

function Puzzles({ game, place }: { game: string; place: string | null }) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [problem, setProblem] = useState('');
  const [version, setVersion] = useState(0);
  useEffect(() => {
    const load = async (): Promise<void> => {
      const [set, module] = await Promise.all([loadSet(game), playable(game).module()]);
      setLoaded({ set, module });
    };
    load().catch((error: Error) => setProblem(error.message));
  }, [game, version]);
  const open = loaded !== null && place === null && loaded.set.all.length > 0 ? loaded.set : null;
  useEffect(() => {
    if (open !== null) go(nextOf(open, ''), 'replace');
  }, [open]);
  if (problem !== '') return <Fallback problem={problem} />;
  if (loaded === null || open !== null) return <main className="loading">Laying out the puzzle …</main>;
  if (place === null)
    return (
      <Fallback
        problem={`${titleOf(game)?.name} has no puzzles yet. The review of a game makes one of a decision that went wrong.`}
      />
    );
  const chosen = chosenOf(loaded.set, place);
  if (chosen === null) return <Fallback problem={`${titleOf(game)?.name} has no such puzzle.`} />;
  const removed = (): void => {
    setVersion(version + 1);
    go(nextOf(loaded.set, ''));
  };
  return <Solving key={chosen.place} {...loaded} chosen={chosen} removed={removed} />;
}

interface SolvingProps extends Loaded {
  chosen: Chosen;
  /** Called after one of the player's own puzzles was deleted. */
  removed(): void;
}

function Solving({ set, module, chosen, removed }: SolvingProps) {
  const { client, here, problem } = usePuzzle(set, chosen, removed);
  if (problem !== '') return <Fallback problem={problem} />;
  if (client === null) return <main className="loading">Laying out the puzzle …</main>;
  return <TableScreen client={client} module={module} puzzle={here} />;
}
