// Between the ground and the units: deployment zones, markers, the VIP.
import { type View, entryEdges } from '@xenotable/xenos-rampant/preview';
import { Plate } from '../../boards/Plate.tsx';
import { across, down, pathOf } from '../../boards/measured/measured.tsx';

type Zone = View['zones'][0][number];

function ZoneShape({ zone, height, lit }: { zone: Zone; height: number; lit: boolean }) {
  const className = lit ? 'zone highlighted' : 'zone';
  if ('r' in zone)
    return <circle className={className} cx={across(zone.x)} cy={down(zone.y, height)} r={across(zone.r)} />;
  const box =
    'near' in zone
      ? {
          west: zone.near.west - zone.reach,
          east: zone.near.east + zone.reach,
          south: zone.near.south - zone.reach,
          north: zone.near.north + zone.reach,
        }
      : zone;
  return (
    <rect
      className={className}
      x={across(box.west)}
      y={down(box.north, height)}
      width={across(box.east - box.west)}
      height={across(box.north - box.south)}
      rx={'near' in zone ? 40 : 0}
    />
  );
}

/** `deploys` is the side that places its units now. */
export function Marks({ view, height, deploys }: { view: View; height: number; deploys: number | null }) {
  return (
    <g className="marks">
      {view.zones.map((zones, side) =>
        zones.map((zone, i) => (
          <ZoneShape key={`${side}:${i}`} zone={zone} height={height} lit={side === deploys} />
        )),
      )}
      {entryEdges(view).map(({ side, edge, from, to }) => (
        <path key={`${side} ${edge}`} className={`entry-edge side-${side}`} d={pathOf([from, to], height)} />
      ))}
      {view.markers.map((marker, i) => (
        <g key={i} transform={`translate(${across(marker.x)} ${down(marker.y, height)})`}>
          <circle className="marker-reach" r={across(300)} />
          <path className={`marker side-${view.holders[i] ?? 'none'}`} d="M0-11L10 0 0 11-10 0z" />
        </g>
      ))}
      {view.vip !== null && view.vip.carrier < 0 && view.vip.out === null && (
        <>
          <circle className="vip-mark" cx={across(view.vip.x)} cy={down(view.vip.y, height)} r={across(50)} />
          <Plate x={across(view.vip.x)} y={down(view.vip.y, height) - 14} text="VIP" />
        </>
      )}
    </g>
  );
}
