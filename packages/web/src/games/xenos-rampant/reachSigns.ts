// How far one enemy gets, in words on its rings.
import { type UnitView, type View, aimAt, reachOfEnemy, whyNotAt } from '@xenotable/xenos-rampant/preview';
import { inches } from '../../boards/measured/inches.ts';
import type { Sign } from '../../boards/measured/measured.tsx';

/** Why none of the units that may be ordered hurts an enemy; nothing if one can. */
export function outOfReach(view: View, unit: UnitView): Sign[] {
  const why = view.orders.length === 0 || aimAt(view, unit.id).length > 0 ? null : whyNotAt(view, unit.id);
  return why === null ? [] : [{ x: unit.x, y: unit.y, r: unit.radius, text: why, look: 'strong' }];
}

export function reachSigns(view: View, unit: UnitView): Sign[] {
  const { charge, shoot } = reachOfEnemy(view, unit.id);
  const on = (reach: number, words: string): Sign[] =>
    reach > 0
      ? [
          {
            x: unit.x,
            y: unit.y,
            r: unit.radius,
            reach,
            text: `${words} ${inches(reach)}`,
            look: 'danger',
          },
        ]
      : [];
  return [...on(charge, 'moves and charges'), ...on(shoot, 'shoots')];
}
