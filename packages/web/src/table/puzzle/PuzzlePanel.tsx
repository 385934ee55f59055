// The question of a puzzle, the comparison of an answer, and the set that it belongs to.
import { type PuzzleOption, type Verdict, CLEAR } from '@xenotable/bots';
import type { Reason } from '@xenotable/kernel';
import { Icon } from '../../kit/draw/Icon.tsx';
import { Marked } from '../../kit/Marked.tsx';
import { Link } from '../../kit/router.tsx';
import { points } from '../review/words.ts';
import { RuleChip } from '../rules/RuleChip.tsx';
import { type PuzzleHere, type PuzzlePlace, isFound } from './puzzleHere.ts';
import './puzzle.css';

interface PuzzlePanelProps {
  puzzle: PuzzleHere;
  /** What the table asks. */
  question: string;
  names: RegExp | null;
}

const Why = ({ why, names }: { why: Reason | null; names: RegExp | null }) =>
  why && (
    <p className="puzzle-why">
      <Marked text={why.words} names={names} /> <RuleChip rule={why.rule} />
    </p>
  );

function Question({ puzzle, question }: PuzzlePanelProps) {
  const { why } = puzzle.puzzle;
  return (
    <>
      <h2 className="puzzle-title">{question}</h2>
      <p className="muted">
        One answer is at least {points(CLEAR).replace('.0', '')} games in 100 better than any other. You see
        what this seat saw. Decide as at any table.
      </p>
      {puzzle.looking && <p role="status">Looking at your answer …</p>}
      {puzzle.nudged && (
        <p className="puzzle-nudge">
          <b>Nudge.</b>{' '}
          {why === null ? (
            'Compare what each choice leaves you with at the end of the round, not only what it does now.'
          ) : (
            <>
              Think of this rule: <RuleChip rule={why.rule} />
            </>
          )}
        </p>
      )}
    </>
  );
}

function Missed({ puzzle, verdict, names }: PuzzlePanelProps & { verdict: Verdict }) {
  const [best] = puzzle.puzzle.options;
  return (
    <>
      <h2 className="puzzle-title">
        {verdict.kind === 'near'
          ? `Nearly: ${points(verdict.short)} short`
          : `${points(verdict.short)} short`}
      </h2>
      <p>
        <Marked text={verdict.words} names={names} /> leads to {points(verdict.chance)} of 100, the best
        answer to {points(best?.chance ?? 0)} (± {points(verdict.give)}). There is something better.
      </p>
      <Why why={verdict.why} names={names} />
    </>
  );
}

interface WayProps {
  option: Pick<PuzzleOption, 'words' | 'chance' | 'give'>;
  best: PuzzleOption;
  right: boolean;
  yours: boolean;
  names: RegExp | null;
}

function Way({ option, best, right, yours, names }: WayProps) {
  const { words, chance, give } = option;
  const behind = best.chance - chance;
  return (
    <li className={right ? 'best' : ''}>
      <span className="puzzle-words">
        {right && <Icon name="star" size={13} />} <Marked text={words} names={names} />
        {yours && <span className="chip line">yours</span>}
      </span>
      <b>{points(chance)}</b>
      <small>{right ? (behind < 0.0005 ? 'best' : 'alike') : `−${points(behind)} ± ${points(give)}`}</small>
      <span className="puzzle-bar" aria-hidden="true">
        <i style={{ inlineSize: `${Math.max(0, Math.min(100, chance * 100))}%` }} />
        <u style={{ insetInlineStart: `${Math.max(0, Math.min(100, best.chance * 100))}%` }} />
      </span>
    </li>
  );
}

function Found({ puzzle: here, names }: PuzzlePanelProps) {
  const { puzzle, verdict, shown, fitted } = here;
  const [best] = puzzle.options;
  if (best === undefined) return null;
  const { margin, again, options, right, why } = puzzle;
  const unknown = verdict !== null && !options.some(({ words }) => words === verdict.words);
  return (
    <>
      <h2 className="puzzle-title">{shown ? 'This was it' : 'That is it'}</h2>
      <p>
        <Marked text={best.words} names={names} />
      </p>
      <Why why={why} names={names} />
      <h3 className="label">{fitted ? 'All ways, chance to win' : 'All ways, how the seat stands'}</h3>
      <ol className="puzzle-ways">
        {options.map((option, i) => (
          <Way
            key={option.words}
            {...{ option, best, names }}
            right={i < right}
            yours={verdict?.words === option.words}
          />
        ))}
        {unknown && (
          <Way
            option={verdict}
            {...{ best, names }}
            right={verdict.kind === 'right' || verdict.kind === 'better'}
            yours
          />
        )}
      </ol>
      <p className="muted">
        Better than every wrong answer by {points(margin.points)} of 100 ({points(margin.low)} to{' '}
        {points(margin.high)}); with another seed and further ahead by {points(again.points)} (
        {points(again.low)} to {points(again.high)}).
      </p>
    </>
  );
}

const MARKS = { solved: 'solved at once', later: 'solved later', shown: 'shown' } as const;

function Places({ label, places }: { label: string; places: readonly PuzzlePlace[] }) {
  if (places.length === 0) return null;
  return (
    <nav className="puzzle-set" aria-label={label}>
      <h3 className="label">{label}</h3>
      <ol>
        {places.map(({ label: name, href, mark, here }) => (
          <li key={href}>
            <Link
              href={href}
              className={mark ?? 'open'}
              aria-current={here ? 'page' : undefined}
              aria-label={`Puzzle ${name}, ${mark === null ? 'open' : MARKS[mark]}`}
            >
              {name}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The meaning of the marks in use. */
function Key({ places }: { places: readonly PuzzlePlace[] }) {
  const used = (['solved', 'later', 'shown'] as const).filter((one) =>
    places.some(({ mark }) => mark === one),
  );
  return (
    <p className="puzzle-key muted">
      {used.map((one) => (
        <span key={one}>
          <i className={one} aria-hidden="true" /> {MARKS[one]},{' '}
          {places.filter(({ mark }) => mark === one).length}
        </span>
      ))}
    </p>
  );
}

export default function PuzzlePanel(props: PuzzlePanelProps) {
  const { puzzle } = props;
  const { verdict, set, own, remove } = puzzle;
  return (
    <section className={`section puzzle${isFound(puzzle) ? ' found' : ''}`} aria-label="Puzzle">
      <div aria-live="polite">
        {isFound(puzzle) ? (
          <Found {...props} />
        ) : verdict === null ? (
          <Question {...props} />
        ) : (
          <Missed {...props} verdict={verdict} />
        )}
      </div>
      <Places label="Puzzles of this title" places={set} />
      <Places label="Your own" places={own} />
      <Key places={[...set, ...own]} />
      {remove !== null && (
        <button type="button" className="button small" onClick={remove}>
          <Icon name="trash" size={14} />
          Delete this puzzle
        </button>
      )}
    </section>
  );
}
