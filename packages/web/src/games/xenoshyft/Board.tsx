// The table of XenoShyft: partners' lanes as strips, the lane in question at full size, the market while there is buying, the hand below.
import { Suspense, useEffect, useState } from 'react';
import { later } from '../../kit/later.ts';
import { useSize } from '../../kit/size.ts';
import { Icon } from '../../kit/draw/Icon.tsx';
import type { BoardProps } from '../../table/contract.ts';
import { useArranging } from './arranging.ts';
import { HandStrip } from './Hand.tsx';
import { Market } from './Market.tsx';
import { offeredIn } from './border.ts';
import type { View } from '@xenotable/xenoshyft';
import { seatOf } from '@xenotable/xenoshyft/preview';
import './xenoshyft.css';

/** Where panels are folded away: what must never be out of sight. */
function Status({ view }: { view: View }) {
  const { now, start } = view.base;
  return (
    <p className="status">
      <b>{now}</b> of {start}, the Base
      <span>
        wave {view.wave}, round {view.round} of {view.rounds}
      </span>
    </p>
  );
}

/** Nobody fights before something is bought, and alone there are no partners. */
const Lane = later(() => import('./Lane.tsx'));
const LaneStrip = later(() => import('./LaneStrip.tsx'));
const SetupChoices = later(() => import('./SetupChoices.tsx'));

/** Divisions and Items are chosen before the first round. */
const isSetup = ({ ask, still }: BoardProps<View>): boolean =>
  !still &&
  offeredIn(ask).some((choice) => 'do' in choice && (choice.do === 'lead' || choice.do === 'stock'));

export function Board(given: BoardProps<View>) {
  // While something is planned its odds are looked at, not the card under the pointer.
  const props = given.picked === null ? given : { ...given, point: () => given.point(null) };
  const { view, viewer } = props;
  const size = useSize();
  const own = viewer === 'table' ? 0 : viewer;
  const buying = view.phase === 'acquire' && !props.still;
  const natural = view.active ?? own;
  const [lane, setLane] = useState(natural);
  const [looking, setLooking] = useState(false);
  useEffect(() => setLane(natural), [natural, view.phase]);
  useEffect(() => setLooking(false), [view.phase]);
  const arranging = useArranging(props, own);
  const market = buying && !looking && !isSetup(props);
  const others = view.seats.map((_, seat) => seat).filter((seat) => market || seat !== lane);
  // While one buys, the own lane stands in the left column; where that is folded away, above the market.
  const beside = size === 'wide' && viewer !== 'table';
  const strips = others.filter(
    (seat) => !market || (seatOf(view, seat).lane.troops.length > 0 && !(beside && seat === own)),
  );
  // At the lower edge. For the Tab key it comes first, because it is played from most often; while one buys, the market does.
  const hand = size !== 'phone' && props.shared !== true && (
    <HandStrip view={view} seat={own} on={arranging.on} />
  );
  return (
    <div className="xs-scope">
      <div className={`xenoshyft${market ? ' buying' : ''}`}>
        <Status view={view} />
        {!market && hand}
        <div className="partners">
          <Suspense>
            {strips.map((seat) => (
              <LaneStrip
                key={seat}
                view={view}
                lane={seat}
                on={props}
                open={() => {
                  setLane(seat);
                  setLooking(buying);
                }}
              />
            ))}
          </Suspense>
          {buying && looking && (
            <button type="button" className="button small" onClick={() => setLooking(false)}>
              <Icon name="left" size={14} />
              Back to the market
            </button>
          )}
        </div>
        {isSetup(props) ? (
          <Suspense>
            <SetupChoices on={props} />
          </Suspense>
        ) : market ? (
          <>
            <Market {...props} seat={own} />
            {hand}
          </>
        ) : (
          <Suspense fallback={<div className="duel loading" aria-hidden="true" />}>
            {lane === own && !props.still ? (
              <Lane view={view} lane={lane} on={arranging.on} arranging={arranging} />
            ) : (
              <Lane view={view} lane={lane} on={props} arranging={null} />
            )}
          </Suspense>
        )}
      </div>
    </div>
  );
}
