// The map of the battle with both zones, as the briefing shows it.
import type { View } from '@xenotable/xenos-rampant/preview';
import { BarrierLine, GroundArea } from '../../boards/measured/measured.tsx';
import { Marks } from './Marks.tsx';
import { barriersOf, groundOf } from './ground.ts';
import './xenos-rampant.css';

export function BriefingMap({ view }: { view: View }) {
  return (
    <svg
      viewBox="0 0 528 528"
      role="img"
      aria-label={`Map of ${view.title}, 48 by 48 inches`}
      className="xenos-rampant-map"
    >
      <rect width="528" height="528" fill="var(--terrain-ground)" />
      {groundOf(view).map((ground, i) => (
        <GroundArea key={i} ground={ground} height={4800} />
      ))}
      {barriersOf(view).map((barrier, i) => (
        <BarrierLine key={i} barrier={barrier} height={4800} />
      ))}
      <Marks view={view} height={4800} deploys={null} />
    </svg>
  );
}
