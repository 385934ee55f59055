// Who has which seat, who is asked, and whose view is shown.
import type { Seat } from '@xenotable/kernel';
import { Suspense, lazy } from 'react';
import { Badge } from '../../kit/draw/Badge.tsx';
import type { ThingId } from '../../boards/things.ts';
import type { AbsenceFacts } from '../client/absence.ts';
import type { SeatPanel } from '../contract.ts';
import type { OpenCard } from '../talkContract.ts';
import type { Programs } from '../../storage/tableRow.ts';

const AwaitedSince = lazy(() => import('../absence/AwaitedSince.tsx'));
const OpenHand = lazy(() => import('./OpenHand.tsx'));

interface SeatsProps {
  panels: readonly SeatPanel[];
  waiting: readonly Seat[];
  viewer: Seat | 'table';
  mine: readonly Seat[];
  present: readonly boolean[] | null;
  programs: Programs;
  /** Seats that can be taken from programs here; null: all. */
  held: readonly Seat[] | null;
  absence: AbsenceFacts | null;
  /** The hand of somebody else, if it is open. */
  openHand(seat: Seat): readonly OpenCard[] | null;
  point(thing: ThingId | null): void;
  look(seat: Seat): void;
  takeOver(seat: Seat): void;
}

export function Seats(props: SeatsProps) {
  const { panels, waiting, viewer, mine, present, programs, held, absence, look, takeOver } = props;
  return (
    <section className="section" aria-label="Seats">
      <header>
        <h2 className="label">Seats</h2>
      </header>
      <ul className="plain">
        {panels.map((panel, seat) => {
          const asked = waiting.includes(seat);
          const hand = props.openHand(seat);
          const body = (
            <>
              <Badge side={panel.side} letter={panel.letter} size={30} />
              <span className="person">
                {panel.name}
                {present?.[seat] === false && <small> is away</small>}
              </span>
              <span className="signs">
                {asked && <small className="to-act">to act</small>}
                {present !== null && (
                  <i
                    className={`presence${present[seat] === false ? ' away' : ''}`}
                    role="img"
                    aria-label={present[seat] === false ? 'away' : 'here'}
                  />
                )}
              </span>
              <span className="what">{panel.what}</span>
            </>
          );
          const switchable = mine.length > 1 && mine.includes(seat) && seat !== viewer;
          return (
            <li key={seat}>
              {switchable ? (
                <button
                  type="button"
                  className="seat"
                  onClick={() => look(seat)}
                  aria-label={`Look as ${panel.name}`}
                >
                  {body}
                </button>
              ) : (
                <div className={`seat${seat === viewer ? ' active' : ''}`}>{body}</div>
              )}
              <Suspense>
                {hand !== null && <OpenHand name={panel.name} cards={hand} point={props.point} />}
                {absence !== null && <AwaitedSince absence={absence} seat={seat} />}
              </Suspense>
              {programs[seat] !== undefined && (
                <p className="played-by">
                  <span>
                    Program, {programs[seat]}
                    {absence?.seats[seat]?.standIn === true && ', while its player is away'}
                  </span>
                  {(held === null || held.includes(seat)) && (
                    <button
                      type="button"
                      className="button small quiet"
                      onClick={() => takeOver(seat)}
                      aria-label={`Play ${panel.name} yourself`}
                    >
                      Play it yourself
                    </button>
                  )}
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
