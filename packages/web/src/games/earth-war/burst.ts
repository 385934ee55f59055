// Whether the leader is asked for one more burst: after the last own shot.
import type { View } from '@xenotable/earth-war/preview';

const BURST = 'One more burst!';

export function mayBurst({
  viewer,
  leaderSeat,
  table: { combat, squad },
  squad: shown,
  orders,
}: View): boolean {
  if (combat?.step !== 2 || viewer !== leaderSeat) return false;
  if (orders.find(({ order }) => order === BURST)?.refusal !== null) return false;
  const canFire = (id: number): boolean =>
    shown.some((unit) => unit.id === id && Math.max(unit.fire, unit.melee) > 0);
  return (
    squad.some((unit) => unit.roll > 0 && !unit.again) &&
    !squad.some(
      ({ id, seat, status, act }) => seat === viewer && status === 'standing' && act === '' && canFire(id),
    )
  );
}
