// The page on which a question is edited.
import type { Question } from '@xenotable/questions';
import { titleOf, titles } from '@xenotable/shelf';
import { useEffect, useState } from 'react';
import { isPlayable } from '../../../games/index.ts';
import { Alert } from '../../../kit/Alert.tsx';
import { Fallback } from '../../../kit/Fallback.tsx';
import { Link } from '../../../kit/router.tsx';
import { PageHeader } from '../../../kit/shellParts.tsx';
import type { LabSheet } from '../../../worker/labApi.ts';
import { clerk } from './clerk.ts';
import { Form } from './Form.tsx';
import { draftOf } from './draft.ts';
import '../../setup/options.css';
import './ask.css';

interface AskScreenProps {
  game: string;
  /** The question to start from: from a link, a file, or an earlier one. */
  first?: Question;
}

export function AskScreen({ game, first }: AskScreenProps) {
  const [sheet, setSheet] = useState<LabSheet | null>(null);
  const [problem, setProblem] = useState('');
  useEffect(() => {
    document.title = 'Ask the laboratory · Xenotable';
    if (isPlayable(game)) clerk.sheet(game).then(setSheet, (error: Error) => setProblem(error.message));
  }, [game]);
  if (!isPlayable(game)) return <Fallback problem="There is no such game here." />;
  return (
    <div className="page" data-game={titleOf(game)?.accent}>
      <PageHeader place="lab" />
      <main className="laboratory">
        <header className="lab-head">
          <div>
            <h1>Ask the laboratory</h1>
            <p>
              Programs play the games, on this device: every figure comes with its interval and with the games
              behind it.
            </p>
          </div>
        </header>
        <nav className="ask-titles" aria-label="Which game">
          {titles.map((title) => (
            <Link
              key={title.game}
              href={`/lab/ask/${title.game}`}
              data-game={title.accent}
              aria-current={title.game === game ? 'page' : undefined}
            >
              <i className="gametag" />
              {title.name}
            </Link>
          ))}
        </nav>
        {sheet === null ? (
          <Alert words={problem} />
        ) : (
          <Form key={game} game={game} sheet={sheet} first={first ?? draftOf('rate', game, sheet, null)} />
        )}
      </main>
    </div>
  );
}
