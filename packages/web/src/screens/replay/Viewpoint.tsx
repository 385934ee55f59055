// Through whose eyes the game is watched.
import type { Viewer } from '@xenotable/kernel';
import { Badge } from '../../kit/draw/Badge.tsx';
import { Icon } from '../../kit/draw/Icon.tsx';
import type { SeatPanel } from '../../table/contract.ts';

interface ViewpointProps {
  viewers: readonly Viewer[];
  viewer: Viewer;
  panels: readonly SeatPanel[];
  look(viewer: Viewer): void;
}

export function Viewpoint({ viewers, viewer, panels, look }: ViewpointProps) {
  return (
    <fieldset className="viewpoint">
      <legend className="label">Seen by</legend>
      <div className="segments">
        {viewers.map((one) => {
          const panel = one === 'table' ? null : panels[one];
          return (
            <label key={one} className={one === viewer ? 'active' : ''}>
              <input type="radio" name="viewpoint" checked={one === viewer} onChange={() => look(one)} />
              {panel ? (
                <Badge side={panel.side} letter={panel.letter} size={18} />
              ) : (
                <Icon name="eye" size={15} />
              )}
              {panel?.name ?? 'Everybody'}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
