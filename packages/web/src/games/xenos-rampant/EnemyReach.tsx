// How far one enemy gets.
import { type UnitView, type View, reachOfEnemy } from '@xenotable/xenos-rampant/preview';
import { Plate } from '../../boards/Plate.tsx';
import { inches } from '../../boards/measured/inches.ts';
import { across, down } from '../../boards/measured/measured.tsx';

/** The rings of an enemy that was clicked: how far it charges, how far it shoots. */
export default function EnemyReach({ view, unit, height }: { view: View; unit: UnitView; height: number }) {
  const { charge, shoot } = reachOfEnemy(view, unit.id);
  const ring = (reach: number, kind: string, words: string) =>
    reach > 0 && (
      <g key={kind}>
        <circle
          className={`enemy-ring ${kind}`}
          cx={across(unit.x)}
          cy={down(unit.y, height)}
          r={across(unit.radius + reach)}
        />
        <Plate
          x={across(unit.x)}
          y={down(unit.y - unit.radius - reach, height)}
          text={`${words} ${inches(reach)}`}
          look="danger"
        />
      </g>
    );
  return (
    <g className="enemy-reach">
      {ring(charge, 'charge', 'moves and charges')}
      {ring(shoot, 'shoot', 'shoots')}
    </g>
  );
}
