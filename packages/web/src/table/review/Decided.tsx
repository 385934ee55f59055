// After a game: its course, the most important decisions and strokes of luck, and a link to each.
import type { Review } from '@xenotable/bots';
import { Icon } from '../../kit/draw/Icon.tsx';
import { go } from '../../kit/router.tsx';
import type { Table } from '../client/table.ts';
import type { TableState } from '../client/tableState.ts';
import type { SeatPanel } from '../contract.ts';
import { Curve } from './Curve.tsx';
import { type Decisive, decisive } from './decisive.ts';
import { useReview } from './useReview.ts';
import { evenLuckWords, lostWords, signed } from './words.ts';

interface DecidedProps {
  state: TableState;
  client: Table;
  panels: readonly SeatPanel[];
  /** Plays on from this many entries, at a new table. */
  playFrom(entries: number): void;
  fail(problem: string): void;
}

/** The part of the game in which an entry was: 'Round 4'. */
const partAt = ({ lines }: TableState, entry: number): string | undefined =>
  lines.findLast((line) => line.section !== undefined && line.entry < entry)?.section;

interface MomentProps extends Decisive {
  review: Review;
  state: TableState;
  panels: readonly SeatPanel[];
  open(entry: number): void;
  playFrom(entries: number): void;
}

function Moment({ step, kind, worth, review, state, panels, open, playFrom }: MomentProps) {
  const part = partAt(state, step.entry);
  return (
    <li>
      <b className={worth < 0 ? 'loses' : 'gains'}>{signed(worth)}</b>
      <p>
        <b>
          {panels[step.seat]?.name}: {step.words}
        </b>
        <span>
          {part !== undefined && `${part}. `}
          {kind === 'luck'
            ? 'Luck of what followed.'
            : `Gave away ${lostWords(step, review)}. Better: ${step.options[0]?.words}.`}
        </span>
      </p>
      <span className="flex-row">
        <button
          type="button"
          className="icon-button"
          aria-label={`Look at it: ${step.words}`}
          title="Look at it"
          onClick={() => open(step.entry)}
        >
          <Icon name="clock" size={16} />
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label={`Again from there: ${step.words}`}
          title="Again from there"
          onClick={() => playFrom(step.entry)}
        >
          <Icon name="branch" size={16} />
        </button>
      </span>
    </li>
  );
}

type FoundProps = Omit<MomentProps, keyof Decisive>;

function Found({ review, ...rest }: FoundProps) {
  const moments = decisive(review);
  return (
    <>
      <Curve review={review} at={0} last={rest.state.seq} width={560} goTo={rest.open} />
      {moments.length === 0 && <p>Nothing stands out: no decision gave much away, and luck was even.</p>}
      <ol className="plain">
        {moments.map((one) => (
          <Moment key={`${one.kind} ${one.step.entry}`} {...one} {...rest} review={review} />
        ))}
      </ol>
      <p className="muted">
        All decisions together {signed(review.evenLuck - review.start)} against the steady program’s, all luck{' '}
        {signed(review.luck)}; with even luck {evenLuckWords(review)}.{' '}
        {review.fitted
          ? 'All figures are games of a hundred.'
          : 'Points tell how the seat stands, not yet its chance to win.'}
      </p>
      <button type="button" className="button" onClick={() => rest.open(0)}>
        <Icon name="clock" size={14} />
        Open the review
      </button>
    </>
  );
}

export function Decided({ state, client, panels, playFrom, fail }: DecidedProps) {
  const seat = state.viewer === 'table' ? 0 : state.viewer;
  const here = useReview({
    table: state.id,
    entries: state.seq,
    record: () => client.record(),
    seat,
    atOnce: true,
  });
  const { review, running, done, total, problem } = here;
  const open = (entry: number): void =>
    void client.replay().then(
      (href) => go(`${href}#${entry}`),
      (error: Error) => fail(error.message),
    );
  if (problem !== '' || (total > 0 && review?.steps.length === 0 && !running)) return null;
  return (
    <section className="debrief-box" aria-label="What decided it" aria-busy={running}>
      <h3>What decided it</h3>
      {running && (
        <p className="muted">
          {total === 0 ? 'Looking at the game again …' : `Looked at ${done} of ${total} decisions …`}
        </p>
      )}
      {review !== null && !running && <Found {...{ review, state, panels, open, playFrom }} />}
    </section>
  );
}
