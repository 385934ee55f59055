// One step at a time, when it is needed. A choice off the rails is not played: the coach says what it waits for. The lesson changes no rule.
import { type Asked, type Json, same } from '@xenotable/kernel';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Alert } from '../../kit/Alert.tsx';
import { Marked } from '../../kit/Marked.tsx';
import { Icon } from '../../kit/draw/Icon.tsx';
import { Link } from '../../kit/router.tsx';
import type { Table } from '../client/table.ts';
import { type TableState, inFilm } from '../client/tableState.ts';
import type { GameModule } from '../contract.ts';
import { RuleChip } from '../rules/RuleChip.tsx';
import { useMarked } from './marks.ts';
import { type CoachPage, titleOf } from './pages.ts';
import { type LessonHere, expected, offTheRails, pageAt, standing } from './rails.ts';
import './coach.css';

export interface CoachProps {
  lesson: LessonHere;
  state: TableState;
  client: Table;
  module: GameModule;
  names: RegExp | null;
  picked: Json | null;
  pick(choice: Json): void;
  commit(choice: Json): void;
  undo(): void;
}

/** Its steps; what is said at the end is none. */
const stepsOf = ({ pages }: LessonHere): number =>
  pages.filter(({ expects }) => expects !== undefined).length;

/** While a step waits, nothing else is played. Answers with what was said last against another choice. */
function useRails(client: Table, page: CoachPage | null, { ask, seq }: TableState): string {
  const [said, setSaid] = useState<{ at: number; words: string } | null>(null);
  useEffect(() => {
    if (page === null || ask === null || page.expects === undefined) return undefined;
    return client.guardChoices((choice) => {
      const no = offTheRails(page, ask, choice);
      if (no !== null) setSaid({ at: seq, words: no.reason });
      return no;
    });
  }, [client, page, ask, seq]);
  return said?.at === seq ? said.words : '';
}

/** The step cannot be done from here: standing orders or another tab went elsewhere. */
function Astray({ lesson, canUndo, undo }: { lesson: LessonHere; canUndo: boolean; undo(): void }) {
  return (
    <>
      <p>The game has left the lesson’s path.</p>
      <div className="flex-row">
        {canUndo && (
          <button type="button" className="button small" onClick={undo}>
            <Icon name="undo" size={14} />
            Undo
          </button>
        )}
        <button type="button" className="button small" onClick={lesson.again}>
          Begin this lesson again
        </button>
      </div>
    </>
  );
}

/** Where to go from the end of a lesson. */
export function LessonEnd({ lesson }: { lesson: LessonHere }) {
  const [problem, setProblem] = useState('');
  const play = (): void => void lesson.playNow().catch((error: Error) => setProblem(error.message));
  const { finished } = lesson;
  useEffect(() => finished(), [finished]);
  return (
    <div className="flex-row">
      {lesson.next !== null && (
        <Link className="button primary" href={lesson.next.href}>
          Next: {lesson.next.name}
        </Link>
      )}
      <button type="button" className={lesson.next === null ? 'button primary' : 'button'} onClick={play}>
        <Icon name="play" size={14} />
        Play now: {lesson.plays}
      </button>
      <Link className="button quiet" href={lesson.all}>
        All lessons
      </Link>
      <Alert words={problem} />
    </div>
  );
}

interface StepProps extends Pick<CoachProps, 'picked' | 'pick' | 'commit'> {
  wanted: Json;
  /** What is wanted. */
  words: string;
}

function Step({ wanted, words, picked, pick, commit }: StepProps) {
  const ready = picked !== null && same(picked, wanted);
  return (
    <button
      type="button"
      className="button small hint"
      onClick={() => (ready ? commit(wanted) : pick(wanted))}
    >
      <Icon name="right" size={14} />
      {ready ? `Do it: ${words}` : `Try: ${words}`}
    </button>
  );
}

/** What a page waits for, as the list of actions says it. */
const wanting = ({ expects }: CoachPage, ask: Asked | null, wanted: Json): string | undefined =>
  typeof expects === 'string' ? expects : ask?.offers.find(({ choice }) => same(choice, wanted))?.words;

export function Coach({ lesson, state, client, module, names, picked, pick, commit, undo }: CoachProps) {
  const { ask, seq, undone, over, view } = state;
  const card = useRef<HTMLElement>(null);
  const [folded, setFolded] = useState(false);
  const page = pageAt(lesson.pages, standing(seq, undone));
  const [left, setLeft] = useState(false);
  const said = useRails(client, left ? null : page, state);
  const wanted = page === null || ask === null ? null : expected(page, ask);
  const things =
    page === null || ask === null || wanted === null
      ? (page?.things ?? [])
      : [...(page.things ?? []), ...module.things(wanted, view, ask.seat)];
  const corner = useMarked(folded || left ? [] : things, view, card);
  if (left || page === null || over !== null || inFilm(state)) return null;
  const last = page.expects === undefined;
  const title = titleOf(page);
  if (!last && ask === null) return null;
  const body = (): ReactNode => {
    if (last) return <LessonEnd lesson={lesson} />;
    if (wanted === null) return <Astray lesson={lesson} canUndo={state.undo > 0} undo={undo} />;
    return (
      <div className="flex-row">
        <Step
          {...{ wanted, picked, pick, commit }}
          words={wanting(page, ask, wanted) ?? module.say?.(wanted, view) ?? 'this step'}
        />
        <button type="button" className="button small quiet" onClick={() => setLeft(true)}>
          Skip the lesson
        </button>
      </div>
    );
  };
  return (
    <aside ref={card} className="coach" data-corner={corner} aria-label="Lesson" data-theme="paper">
      <p className="label">
        {lesson.name}
        {!last && ` · ${lesson.pages.indexOf(page) + 1} of ${stepsOf(lesson)}`} <RuleChip rule={page.rule} />
        <button
          type="button"
          className="button small quiet"
          aria-expanded={!folded}
          onClick={() => setFolded(!folded)}
        >
          {folded ? 'Unfold' : 'Fold'}
        </button>
      </p>
      <h2 className={!folded && page.text.startsWith(title) ? 'visually-hidden' : ''}>{title}</h2>
      {!folded && (
        <>
          {said !== '' && (
            <p className="coach-instead" role="alert">
              <b>Not this time.</b> {said}
            </p>
          )}
          <p>
            <Marked text={page.text} names={names} />
          </p>
          {body()}
        </>
      )}
    </aside>
  );
}
