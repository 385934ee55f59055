// The places among the offers: where a retreat, a charge or a landing could end, or which side of the table is taken.
import type { UnitView } from '@xenotable/xenos-rampant/preview';
import { type Json, same } from '@xenotable/kernel';
import { Plate } from '../../boards/Plate.tsx';
import { across, down, pathOf } from '../../boards/measured/measured.tsx';
import type { Landing } from './pointing.ts';

interface LandingsProps {
  landings: readonly Landing[];
  from: UnitView | null;
  picked: Json | null;
  height: number;
}

export function Landings({ landings, from, picked, height }: LandingsProps) {
  return (
    <g className="landings">
      {landings.map((landing, i) => {
        const x = across(landing.x);
        const y = down(landing.y, height);
        return from === null ? (
          <Plate key={i} x={x} y={y} text={landing.words} look="edged" />
        ) : (
          <g key={i} className={picked !== null && same(picked, landing.choice) ? 'chosen' : undefined}>
            {from.state === 'table' && <path d={pathOf([from, landing], height)} />}
            <circle className="stand" cx={x} cy={y} r={across(from.radius)} />
            <circle cx={x} cy={y} r="6" />
          </g>
        );
      })}
    </g>
  );
}
