// The charge itself: the way to contact that the attacker chooses (XR-ATK-04, XR-GEO-08, XR-CCH-03).
import { bearing } from '@xenotable/board';
import type { Refusal } from '@xenotable/kernel';
import { type Choice, type Spot, spot, chosen, field, shaped, isPath } from '../../choices.ts';
import { houseBox } from '../../ground.ts';
import { radiusOf } from '../../distances.ts';
import { NONE, type Table, profileOf, unitOf, unitOrNull, isUnit } from '../../table.ts';
import type { AttackFrame } from './attackFrame.ts';
import { chargeMove, chargeMover, chargeRoute, contactOf, ramRoute } from './chargeFaults.ts';
import { drove } from '../moving/transports.ts';
import { crushing } from '../moving/crush.ts';
import { FAULTS, judgePath } from '../geometry/paths.ts';

import { type Route, touches } from '../geometry/routes.ts';
import { namesOf } from '../../happenings.ts';
import type { Question } from '../chapter.ts';
import { head, tail } from '../../ends.ts';
import { drives } from '../moving/moveFaults.ts';

const route = (w: Table, f: AttackFrame): Route | null =>
  isUnit(f.target)
    ? chargeRoute(w, unitOf(w, f.unit), unitOf(w, f.target))
    : ramRoute(w, unitOf(w, f.unit), f.house);

/** The canonical way; empty if contact cannot be made. */
const wayOf = (w: Table, f: AttackFrame): Spot[] => route(w, f)?.path.map((at) => spot(at.x, at.y)) ?? [];

/** What the way into contact costs. */
function chargeCost(w: Table, f: AttackFrame, path: readonly Spot[]): number {
  const points = path.map(([x, y]) => ({ x, y }));
  const m = chargeMover(w, unitOf(w, f.unit), head(points), !isUnit(f.target) ? [] : [f.target]);
  return judgePath(w, m, points, m.unit).cost;
}

/** XR-ATK-04 Any legal path that ends in contact, within the Maximum Movement. */
function judgeCharge(w: Table, f: AttackFrame, choice: unknown): Refusal | null {
  const path = field(choice, 'path');
  const unit = unitOf(w, f.unit);
  const p = profileOf(unit);
  if (!shaped(choice, 'path') || !isPath(path) || path.length < 1 || path.length > 16)
    return { rule: 'XR-GEO-11', reason: 'A path has 1 to 16 legs.' };
  if (p.vehicle && !p.walker && w.options.facing)
    return { rule: 'XR-VEH-08', reason: 'A vehicle charges straight forward.' };
  const points = path.map(([x, y]) => ({ x, y }));
  const target = unitOrNull(w, f.target);
  const m = chargeMover(w, unit, head(points), target === null ? [] : [target.id]);
  const { cost, fault } = judgePath(w, { ...m, flies: m.flies }, points, m.unit);
  if (fault !== null && fault !== 'impassable') return FAULTS[fault];
  if (cost > chargeMove(w, unit)) return { rule: 'XR-ATK-01', reason: 'The path is too long.' };
  const end = tail(points);
  const contact = target === null ? houseBox(w, f.house) : contactOf(w, target);
  if (!touches(contact, end.x, end.y, radiusOf(unit)))
    return { rule: 'XR-GEO-08', reason: 'A charge ends where the rims touch.' };
  return fault === null ? null : FAULTS[fault];
}

/** XR-ATK-04 The charge; if contact can no longer be made the Attack is over without a fight (XR-CCH-03). */
export const chargeQuestion: Question<AttackFrame> = {
  rule: 'XR-ATK-04',
  prompt: (w, f) => `Which way does ${unitOf(w, f.unit).name} charge?`,
  who: (w, f) => (route(w, f) === null ? null : unitOf(w, f.unit).owner),
  offers(w, f): Choice[] {
    const path = wayOf(w, f);
    return path.length === 0 ? [] : [{ path }];
  },
  spaces: (w, f) =>
    drives(w, unitOf(w, f.unit))
      ? []
      : [{ kind: 'charge', unit: f.unit, most: chargeMove(w, unitOf(w, f.unit)) }],
  judge: (w, f, _seat, choice) => judgeCharge(w, f, choice),
  take(play, f, _seat, choice) {
    const { w } = play;
    const unit = unitOf(w, f.unit);
    const from = { x: unit.x, y: unit.y };
    const path = chosen(choice, 'path').path;
    const before = path.at(-2) ?? spot(from.x, from.y);
    const [x, y] = tail(path);
    drove(unit, chargeCost(w, f, path));
    unit.state = 'table';
    unit.inside = NONE;
    unit.grounded = false;
    unit.x = x;
    unit.y = y;
    if (
      profileOf(unit).vehicle &&
      !(w.options.facing && !profileOf(unit).walker) &&
      (x !== before[0] || y !== before[1])
    )
      unit.facing = bearing(x - before[0], y - before[1]);
    play.tell?.(
      {
        type: 'charged',
        unit: unit.id,
        target: f.target,
        house: f.house,
        from,
        path,
        names: namesOf(play.w, unit.id, f.target),
      },
      'XR-ATK-04',
    );
    const crushed = crushing(w, unit, from, path);
    return crushed === null ? undefined : { call: crushed };
  },
  auto: (play, f) => ({ path: wayOf(play.w, f) }),
  after(play, f) {
    play.tell?.(
      { type: 'no contact', unit: f.unit, target: f.target, names: namesOf(play.w, f.unit, f.target) },
      'XR-CCH-03',
    );
    return 'done';
  },
};
