// After a game: the decision that mattered most, what decisions and luck made of it, and the way back to there.
import { errorOf, turningPoints } from '@xenotable/bots';
import { Icon } from '../../kit/draw/Icon.tsx';
import { go } from '../../kit/router.tsx';
import type { Table } from '../client/table.ts';
import type { TableState } from '../client/tableState.ts';
import type { SeatPanel } from '../contract.ts';
import { useReview } from './useReview.ts';
import { points, signed } from './words.ts';

interface DecidedProps {
  state: TableState;
  client: Table;
  panels: readonly SeatPanel[];
  /** Plays on from so many entries, at a table of its own. */
  playFrom(entries: number): void;
  fail(problem: string): void;
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
  const [worst] = review === null ? [] : turningPoints(review, 1);
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
      {review !== null && !running && (
        <>
          {worst === undefined ? (
            <p>No decision gave away more than doubt allows. Luck decided it.</p>
          ) : (
            <p>
              {panels[worst.seat]?.name}: <b>{worst.words}</b> gave away {points(errorOf(worst))} of 100
              games. Better: <b>{worst.options[0]?.words}</b>.
            </p>
          )}
          <p className="muted">
            Decisions {signed(review.evenLuck - review.start)} against the script’s, luck of dice and cards{' '}
            {signed(review.luck)}; with even luck {points(review.evenLuck)} of 100.
          </p>
          <div className="flex-row">
            {worst !== undefined && (
              <button type="button" className="button" onClick={() => playFrom(worst.entry)}>
                <Icon name="branch" size={14} />
                Again from there
              </button>
            )}
            <button type="button" className="button" onClick={() => open(worst?.entry ?? 0)}>
              <Icon name="clock" size={14} />
              Open the review
            </button>
          </div>
        </>
      )}
    </section>
  );
}
