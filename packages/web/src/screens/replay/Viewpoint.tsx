// The choice of the viewer.
import type { Viewer } from '@xenotable/kernel';
import { RadioSegments } from '../../kit/Segments.tsx';
import { Badge } from '../../kit/draw/Badge.tsx';
import { Icon } from '../../kit/draw/Icon.tsx';
import type { SeatPanel } from '../../table/contract.ts';

interface ViewpointProps {
  viewers: readonly Viewer[];
  viewer: Viewer;
  panels: readonly SeatPanel[];
  look(viewer: Viewer): void;
}

const Eyes = ({ panel }: { panel: SeatPanel | undefined }) => (
  <>
    {panel === undefined ? (
      <Icon name="eye" size={15} />
    ) : (
      <Badge side={panel.side} letter={panel.letter} size={18} />
    )}
    {panel?.name ?? 'Everybody'}
  </>
);

export function Viewpoint({ viewers, viewer, panels, look }: ViewpointProps) {
  return (
    <fieldset className="viewpoint">
      <legend className="label">Seen by</legend>
      <RadioSegments
        name="viewpoint"
        items={viewers.map((one) => [
          one,
          <Eyes key={one} panel={one === 'table' ? undefined : panels[one]} />,
        ])}
        chosen={viewer}
        choose={look}
      />
    </fieldset>
  );
}
