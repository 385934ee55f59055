// How far one enemy gets.
import { type UnitView, type View, reachOfEnemy } from '@xenotable/xenos-rampant/preview';
import { across, down } from '../../boards/measured/measured.tsx';

/** The rings of an enemy that was clicked: how far it charges, how far it shoots. */
export default function EnemyReach({ view, unit, height }: { view: View; unit: UnitView; height: number }) {
  const { charge, shoot } = reachOfEnemy(view, unit.id);
  const ring = (reach: number, kind: string) =>
    reach > 0 && (
      <circle
        className={`enemy-ring ${kind}`}
        cx={across(unit.x)}
        cy={down(unit.y, height)}
        r={across(unit.radius + reach)}
      />
    );
  return (
    <g className="enemy-reach">
      {ring(charge, 'charge')}
      {ring(shoot, 'shoot')}
    </g>
  );
}
