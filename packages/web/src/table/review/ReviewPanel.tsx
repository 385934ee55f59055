// What a review says: about the decision that was made here, and about the whole game.
import { type Review, type ReviewedStep, errorOf, isMistake, turningPoints } from '@xenotable/bots';
import { useState } from 'react';
import { Icon } from '../../kit/draw/Icon.tsx';
import type { SeatPanel } from '../contract.ts';
import { Why } from '../log/Why.tsx';
import type { ReviewHere } from './useReview.ts';
import { evenLuckWords, lostWords, points, signed, strokes, whole } from './words.ts';
import './review.css';

interface ReviewPanelProps {
  here: ReviewHere;
  at: number;
  panels: readonly SeatPanel[];
  goTo(at: number): void;
  /** Makes a puzzle of the position before an entry, or answers why there is none. */
  puzzleOf(entry: number): Promise<string>;
}

/** A decision becomes a puzzle of one's own, if it has one clear answer. */
function PuzzleButton({ entry, puzzleOf }: Pick<ReviewPanelProps, 'puzzleOf'> & { entry: number }) {
  const [said, setSaid] = useState<string | null>('');
  const make = (): void => {
    setSaid(null);
    puzzleOf(entry).then(setSaid, (error: Error) => setSaid(error.message));
  };
  return (
    <>
      <button type="button" className="button small" onClick={make} disabled={said === null}>
        <Icon name="star" size={13} />
        {said === null ? 'Checking with two seeds …' : 'Make a puzzle of this'}
      </button>
      <span role="status">{said}</span>
    </>
  );
}

interface DecisionProps {
  step: ReviewedStep;
  review: Review;
  panels: readonly SeatPanel[];
}

function Decision({ step, review, panels }: DecisionProps) {
  const most = Math.max(...step.options.map(({ chance }) => chance));
  return (
    <div className="review-decision">
      <h3 className="label">This decision</h3>
      <p>
        <b>{panels[step.seat]?.name}</b>{' '}
        {isMistake(step)
          ? `gave away ${lostWords(step, review)}, ± ${points(step.give)}.`
          : 'gave nothing away here beyond doubt.'}
      </p>
      <ol className="review-options">
        {step.options.map((option, i) => (
          <li key={option.words} className={i === step.played ? 'played' : ''}>
            <span>
              {(option.chance === most || i === step.played) && (
                <Icon name={option.chance === most ? 'star' : 'x'} size={12} />
              )}{' '}
              {option.words}
              {i === step.played && <small className="muted"> · played</small>}
              {option.chance === most && i !== step.played && <Why why={step.why} />}
            </span>
            <b>{points(option.chance)}</b>
            <i style={{ inlineSize: `${Math.max(0, Math.min(100, option.chance * 100))}%` }} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function WholeGame({ here, panels, goTo }: Pick<ReviewPanelProps, 'here' | 'panels' | 'goTo'>) {
  const { review } = here;
  if (review === null) return null;
  const worst = turningPoints(review);
  const lucky = strokes(review);
  return (
    <div className="review-whole">
      <h3 className="label">The whole game</h3>
      <p>{whole(review, here.running)}</p>
      <p className="muted">
        With even luck: <b>{evenLuckWords(review)}</b>.{' '}
        {review.seats.map(({ error, decisions }, seat) =>
          decisions === 0 ? null : (
            <span key={seat}>
              Compared with the best that was found each time: {panels[seat]?.name} {signed(error)} in{' '}
              {decisions} decisions.{' '}
            </span>
          ),
        )}
        {!review.fitted && 'Points tell how the seat stands, not yet its chance to win.'}
      </p>
      {worst.length === 0 && !here.running && <p>No error beyond doubt: luck decided it.</p>}
      {worst.length > 0 && <p className="muted">What gave most away:</p>}
      <ol className="review-points">
        {worst.map((step, i) => (
          <li key={step.entry}>
            <button type="button" onClick={() => goTo(step.entry)}>
              <b>{i + 1}</b>
              <span>
                {panels[step.seat]?.name}: {step.words}
                <small>
                  <Icon name="star" size={11} /> {step.options[0]?.words}
                </small>
                <Why why={step.why} />
              </span>
              <em>−{points(errorOf(step))}</em>
            </button>
          </li>
        ))}
      </ol>
      {!here.running && lucky.length > 0 && (
        <p className="muted">
          Luck:{' '}
          {lucky.map((step) => (
            <button key={step.entry} type="button" className="link" onClick={() => goTo(step.entry + 1)}>
              {signed(step.luck)} after step {step.entry + 1}
            </button>
          ))}
        </p>
      )}
    </div>
  );
}

export function ReviewPanel({ here, at, panels, goTo, puzzleOf }: ReviewPanelProps) {
  const { review, running, done, total, problem } = here;
  const step = review?.steps.find(({ entry }) => entry === at);
  return (
    <section className="section review" aria-label="Review" aria-busy={running}>
      <header>
        <h2 className="label">Review</h2>
        <small className="muted">
          {running && total > 0 && `${done} of ${total}`}
          {!running && review !== null && `${review.looks} games tried at each decision`}
        </small>
        {review === null && !running && (
          <button type="button" className="button small" onClick={here.start}>
            Review this game
          </button>
        )}
        {running && (
          <button type="button" className="button small" onClick={here.stop}>
            Stop
          </button>
        )}
        {!running && review !== null && !here.deep && (
          <button type="button" className="button small" onClick={here.deepen}>
            Deeper
          </button>
        )}
        {!running && review !== null && done < total && (
          <button type="button" className="button small" onClick={here.start}>
            Go on
          </button>
        )}
      </header>
      {problem !== '' && <p role="alert">{problem}</p>}
      {step !== undefined && review !== null && <Decision {...{ step, review, panels }} />}
      {step !== undefined && step.options.length > 2 && (
        <PuzzleButton key={step.entry} entry={step.entry} puzzleOf={puzzleOf} />
      )}
      <WholeGame {...{ here, panels, goTo }} />
    </section>
  );
}
