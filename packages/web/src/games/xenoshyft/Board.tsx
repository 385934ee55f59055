// The table of XenoShyft: partners' lanes as strips, the lane in question at full size, the market while there is buying, the hand below.
import { useEffect, useState } from 'react';
import { useSize } from '../../kit/size.ts';
import { Icon } from '../../kit/draw/Icon.tsx';
import type { BoardProps } from '../../table/contract.ts';
import { HandStrip } from './Hand.tsx';
import { Lane, LaneStrip } from './Lane.tsx';
import { Market } from './Market.tsx';
import type { View } from '@xenotable/xenoshyft';
import { seatOf } from '@xenotable/xenoshyft/preview';
import './xenoshyft.css';

export function Board(props: BoardProps<View>) {
  const { view, viewer } = props;
  const size = useSize();
  const own = viewer === 'table' ? 0 : viewer;
  const buying = view.phase === 'acquire' && !props.still;
  const natural = view.active ?? own;
  const [lane, setLane] = useState(natural);
  const [looking, setLooking] = useState(false);
  useEffect(() => setLane(natural), [natural, view.phase]);
  useEffect(() => setLooking(false), [view.phase]);
  const market = buying && !looking;
  const others = view.seats.map((_, seat) => seat).filter((seat) => market || seat !== lane);
  return (
    <div className="xs-scope">
      <div className={`xenoshyft${market ? ' buying' : ''}`}>
        <div className="partners">
          {others
            .filter((seat) => !market || seatOf(view, seat).lane.troops.length > 0)
            .map((seat) => (
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
          {buying && looking && (
            <button type="button" className="button small" onClick={() => setLooking(false)}>
              <Icon name="left" size={14} />
              Back to the market
            </button>
          )}
        </div>
        {market ? <Market {...props} seat={own} /> : <Lane view={view} lane={lane} on={props} />}
        {size !== 'phone' && <HandStrip view={view} seat={own} on={props} />}
      </div>
    </div>
  );
}
