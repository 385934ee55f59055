// Explains one step at a time. A choice that the lesson does not expect is not played: the coach says what it waits for. The lesson changes no rule.
import { type Asked, type Json, same } from '@xenotable/kernel';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Alert } from '../../kit/Alert.tsx';
import { Marked } from '../../kit/Marked.tsx';
import { Icon } from '../../kit/draw/Icon.tsx';
import { Link } from '../../kit/router.tsx';
import type { Table } from '../client/table.ts';
import { type TableState, inFilm } from '../client/tableState.ts';
import type { GameModule } from '../contract.ts';
import { RuleChip } from '../rules/RuleChip.tsx';
import { useMarked } from './marks.ts';
import { titleOf } from './pages.ts';
import { type LessonHere, type Moment, expected, momentAt, offTheRails, standing } from './rails.ts';
import './coach.css';

export interface CoachProps {
  lesson: LessonHere;
  state: TableState;
  client: Table;
  module: GameModule;
  names: RegExp | null;
  picked: Json | null;
  /** Null puts down what is planned. */
  pick(choice: Json | null): void;
  commit(choice: Json): void;
  undo(): void;
}

/** The number of steps; the farewell does not count. */
const stepsOf = ({ pages }: LessonHere): number =>
  pages.filter(({ expects }) => expects !== undefined).length;

interface RailsProps extends Pick<CoachProps, 'client' | 'state' | 'pick'> {
  lesson: LessonHere | null;
}

/** While a step waits, nothing else is played, and what was refused is no longer planned. Returns the last refusal. */
function useRails({ client, lesson, state: { ask, seq, undone }, pick }: RailsProps): string {
  const [said, setSaid] = useState<{ at: number; words: string } | null>(null);
  const putDown = useEffectEvent(() => pick(null));
  useEffect(() => {
    const at = lesson === null ? null : momentAt(lesson.pages, standing(seq, undone));
    if (at === null || ask === null || at.page.expects === undefined) return undefined;
    return client.guardChoices((choice) => {
      const no = offTheRails(at.page, ask, choice, at.done);
      if (no === null) return null;
      setSaid({ at: seq, words: no.reason });
      putDown();
      return no;
    });
  }, [client, lesson, ask, seq, undone]);
  return said?.at === seq ? said.words : '';
}

/** The step cannot be done from here, because standing orders or another tab played something else. */
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

/** Links at the end of a lesson. */
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
  /** What the step asks for. */
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

/** What a page waits for, in the words of the list of actions. */
const wanting = ({ page }: Moment, ask: Asked | null, wanted: Json): string | undefined =>
  typeof page.expects === 'string' && page.then === undefined
    ? page.expects
    : ask?.offers.find(({ choice }) => same(choice, wanted))?.words;

export function Coach({ lesson, state, client, module, names, picked, pick, commit, undo }: CoachProps) {
  const { ask, seq, undone, over, view } = state;
  const card = useRef<HTMLElement>(null);
  const [folded, setFolded] = useState(false);
  const at = momentAt(lesson.pages, standing(seq, undone));
  const page = at?.page ?? null;
  const [left, setLeft] = useState(false);
  const said = useRails({ client, lesson: left ? null : lesson, state, pick });
  const wanted = at === null || ask === null ? null : expected(at.page, ask, at.done);
  const things =
    page === null || ask === null || wanted === null
      ? (page?.things ?? [])
      : [...(page.things ?? []), ...module.things(wanted, view, ask.seat)];
  const corner = useMarked(folded || left ? [] : things, view, card);
  if (left || at === null || page === null || over !== null || inFilm(state)) return null;
  const last = page.expects === undefined;
  const title = titleOf(page);
  if (!last && ask === null) return null;
  const isReady = picked !== null && wanted !== null && same(picked, wanted);
  const body = (): ReactNode => {
    if (last) return <LessonEnd lesson={lesson} />;
    if (wanted === null) return <Astray lesson={lesson} canUndo={state.undo > 0} undo={undo} />;
    return (
      <div className="flex-row">
        <Step
          {...{ wanted, picked, pick, commit }}
          words={wanting(at, ask, wanted) ?? module.say?.(wanted, view) ?? 'this step'}
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
          {said !== '' && !isReady && (
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
