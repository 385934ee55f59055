// What is heard of movement, by whatever name (XR-MOV, XR-ATK-04, XR-RET, XR-TPT, XR-BLD).
import type { Desk, Handlers } from './desk.ts';
import { claim, sum } from './dice.ts';
import { checkMove } from './moves.ts';

export const heardMoves = (desk: Desk): Handlers => ({
  moved: (h, rule) => {
    const unit = desk.books.of(h.unit);
    const half = rule === 'XR-TPT-03' || (desk.order?.unit === h.unit && desk.order.order === 'skirmish');
    if (rule === 'XR-TPT-03') desk.books.of(unit.inside).gotOut = true;
    checkMove(
      desk.books,
      unit,
      h.from,
      h.path,
      half ? desk.books.maxMove(unit) >> 1 : desk.books.maxMove(unit),
    );
    const [x, y] = h.path.at(-1) ?? [unit.x, unit.y];
    desk.put(h.unit, { x, y }).grounded = false;
  },
  crushed: () => (desk.books.obstacles = desk.look().obstacles),
  boarded: (h) => {
    const unit = desk.books.of(h.unit);
    const ride = desk.books.of(h.transport);
    claim(
      ride.sheet.carries >= unit.sp && !ride.suppressed && ride.side === unit.side,
      `${unit.name} may not board`,
    );
    Object.assign(unit, { state: 'transport', inside: ride.id, grounded: false });
    ride.gotIn = true;
  },
  entered: (h) => {
    const unit = desk.books.of(h.unit);
    const box = desk.books.houses[h.house];
    claim(
      !unit.sheet.vehicle && box !== undefined && (desk.books.buildings[h.house] ?? 0) > 0,
      `${unit.name} may not go in`,
    );
    claim(
      !desk.books.units.some((one) => one.state === 'building' && one.inside === h.house),
      'the building is taken',
    );
    Object.assign(unit, { state: 'building', inside: h.house, grounded: false });
    if (box !== undefined)
      Object.assign(unit, { x: (box.west + box.east) / 2, y: (box.south + box.north) / 2 });
  },
  withdrawn: (h) => desk.leave(desk.books.of(h.unit), 'withdrawn'),
  landed: (h, rule) => {
    const unit = desk.put(h.unit, h);
    for (const foe of desk.books.units)
      claim(
        foe.side === unit.side || !desk.books.near(unit, foe, 599) || foe.state === 'transport',
        `${unit.name} lands within 6" of ${foe.name}`,
      );
    if (rule === 'XR-P-03') unit.tried = true;
  },
  'put out': (h) => void desk.put(h.unit, h),
  'jump rolled': (h) => (desk.lastDice = h.dice),
  jumped: (h) => {
    if (h.from.x === h.to.x && h.from.y === h.to.y) return;
    claim(
      Math.hypot(h.to.x - h.from.x, h.to.y - h.from.y) <= 100 * sum(desk.lastDice) + 2,
      'a jump beyond the dice',
    );
    desk.put(h.unit, h.to).grounded = false;
  },
  charged: (h) => {
    const unit = desk.books.of(h.unit);
    const [x, y] = h.path.at(-1) ?? [unit.x, unit.y];
    const start = unit.state === 'building' ? (h.path[0] ?? [x, y]) : [unit.x, unit.y];
    const way = unit.state === 'building' ? h.path.slice(1) : h.path;
    checkMove(
      desk.books,
      unit,
      { x: start[0] ?? x, y: start[1] ?? y },
      way,
      desk.books.maxMove(unit),
      h.target,
    );
    desk.put(h.unit, { x, y }).grounded = false;
    if (h.target >= 0)
      claim(desk.books.near(unit, desk.books.of(h.target), 3), `${unit.name} makes no contact`);
  },
  'counter-charged': (h) => (desk.put(h.unit, h.to).grounded = false),
  stormed: (h) => void desk.put(h.unit, h),
  retreated: (h) => {
    const unit = desk.books.of(h.unit);
    const whole = unit.sheet.vehicle || unit.sheet.xeno.has('Flying');
    const most = whole ? desk.books.maxMove(unit) : desk.books.maxMove(unit) >> 1;
    claim(h.far <= most + h.path.length, `${unit.name} retreats ${h.far}, more than ${most}`);
    desk.put(h.unit, h.to);
    if (h.from.x !== h.to.x || h.from.y !== h.to.y) unit.grounded = false;
  },
  'moved back': (h) => {
    const unit = desk.put(h.unit, h.to);
    unit.grounded = false;
    for (const foe of desk.books.units)
      claim(
        foe.side === unit.side || foe.state !== 'table' || !desk.books.near(unit, foe, 98),
        `${unit.name} still crowds ${foe.name}`,
      );
  },
  'vip taken': (h) => (desk.books.carrier = h.unit),
  'vip left': () => (desk.books.carrier = -1),
  'vip out': () => (desk.books.carrier = -1),
});
