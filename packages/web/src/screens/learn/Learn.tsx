// The lessons of a game: a list, or the only one at once.
import type { Lesson } from '@xenotable/kernel';
import { titleOf } from '@xenotable/shelf';
import { useEffect, useState } from 'react';
import { isPlayable } from '../../games/index.ts';
import { Fallback } from '../../kit/Fallback.tsx';
import { Icon } from '../../kit/draw/Icon.tsx';
import { Link } from '../../kit/router.tsx';
import { PageHeader } from '../../kit/shellParts.tsx';
import { lessonsDone } from '../../storage/lessonsDone.ts';
import { beginLesson, lessonPath, lessonsOf } from './lessons.ts';
import './learn.css';

/** `number` counts from 1; without it the list is shown, if there is more than one. */
export default function Learn({ game, number }: { game: string; number: string | null }) {
  const [lessons, setLessons] = useState<readonly Lesson[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    const open = async (): Promise<void> => {
      const found = isPlayable(game) ? await lessonsOf(game) : [];
      const lesson = number === null && found.length === 1 ? found[0] : found[Number(number ?? 0) - 1];
      if (lesson !== undefined) return beginLesson(game, lesson);
      if (found.length === 0 || number !== null) throw new Error('There is no such lesson here.');
      setLessons(found);
      return undefined;
    };
    open().catch((error: Error) => setProblem(error.message));
  }, [game, number]);
  if (problem !== null) return <Fallback problem={problem} />;
  if (lessons === null) return <main className="loading">Preparing the lesson …</main>;
  return <LessonList game={game} lessons={lessons} />;
}

/** Default minutes of a lesson. */
const SHORT = 3;

function LessonList({ game, lessons }: { game: string; lessons: readonly Lesson[] }) {
  const title = titleOf(game);
  const done = lessonsDone(game);
  const next = lessons.findIndex((lesson) => !done.includes(lesson.title));
  return (
    <div className="page" data-game={title?.accent}>
      <PageHeader place="play" />
      <main className="learn">
        <header>
          <i className="gametag" />
          <h1>Learn {title?.name}</h1>
        </header>
        <p className="muted">
          Short lessons at a real table. Any order; the last step of each leads into a game.
        </p>
        <ol className="plain">
          {lessons.map(({ title: name, minutes = SHORT, teaches }, i) => (
            <li key={name}>
              <i className="lesson-number" aria-hidden="true">
                {done.includes(name) ? <Icon name="check" size={16} /> : i + 1}
              </i>
              <div>
                <h2>{name}</h2>
                {teaches !== undefined && <p>{teaches}</p>}
                <p className="muted">
                  {minutes} min{done.includes(name) && ', finished'}
                </p>
              </div>
              <Link
                className={`button${i === next ? ' primary' : ''}`}
                href={lessonPath(game, i + 1)}
                aria-label={`${done.includes(name) ? 'Again' : 'Begin'} ${name}`}
              >
                <Icon name="play" size={14} />
                {done.includes(name) ? 'Again' : 'Begin'}
              </Link>
            </li>
          ))}
        </ol>
      </main>
    </div>
  );
}
