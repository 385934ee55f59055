// What is heard of Courage, of units that leave and join, and of powers (XR-COU, XR-RAL, XR-ROU, XR-PSY).
import { POWERS } from '../../content/powers.ts';
import { groundCover, obstacleCover } from './armour.ts';
import type { Desk, Handlers, Of } from './desk.ts';
import { claim, commanderHelps, courageOf, expect, sum } from './dice.ts';

/** Removed by another rule than the loss of the last point. */
const WITH_POINTS = ['XR-TPT-08', 'XR-XEN-26', 'XR-XEN-09', 'XR-XEN-10'];

function courage(desk: Desk, h: Of<'courage test' | 'rally test'>): void {
  const { books } = desk;
  const unit = books.of(h.unit);
  const before = desk.lastTest.get(h.unit);
  const again = before?.open === true && before.cause === h.cause;
  expect(`${unit.name}: dice for Courage`, h.dice.length, again ? before.dice : books.atHalf(unit) ? 1 : 2);
  expect(`${unit.name}: total`, h.total, sum(h.dice) + sum(h.modifiers.map((one) => one.value)));
  const own = courageOf(books, unit);
  const headlong = h.cause === 'attack' && books.ownerOf(unit.owner).doctrine === 'Headlong';
  claim(
    h.courage === own || (headlong && h.courage === Math.max(0, own - 1)),
    `${unit.name}: Courage ${h.courage}, not ${own}`,
  );
  expect(
    `${unit.name}: result`,
    h.result,
    h.total >= h.courage ? 'passed' : h.total <= 0 ? 'broken' : 'failed',
  );
  const item = (rule: string): number =>
    sum(h.modifiers.filter((one) => one.because === rule).map((one) => one.value));
  expect(
    `${unit.name}: Commander's bonus`,
    item('XR-COU-11'),
    commanderHelps(books, unit, 'courage') ? 1 : 0,
  );
  const owner = books.ownerOf(unit.owner);
  const beaten = owner.listed && owner.total > 0 && 2 * owner.lost >= owner.total;
  expect(`${unit.name}: beaten detachment`, item('XR-COU-13'), beaten ? -1 : 0);
  const cover = item('XR-COU-10');
  if (unit.state !== 'transport' && groundCover(books, unit) > 0) expect(`${unit.name}: in cover`, cover, 1);
  const reach = unit.state === 'table' ? obstacleCover(books.obstacles, unit) : 0;
  claim(
    cover === 0 || (unit.state !== 'transport' && Math.max(groundCover(books, unit), reach) > 0),
    `${unit.name} is in no cover`,
  );
  const points = -item('XR-COU-12');
  const losses = desk.ledger.get(h.unit) ?? [];
  if (h.cause === 'rally' || h.cause === 'army') expect(`${unit.name}: points just lost`, points, 0);
  else
    claim(
      points === 0 || losses.includes(points) || losses.includes(points / 2),
      `${unit.name}: ${points} points just lost, booked ${losses.join(', ')}`,
    );
  desk.lastTest.set(h.unit, {
    result: h.result,
    cause: h.cause,
    dice: h.dice.length,
    open: h.result !== 'passed',
  });
}

export const heardNerves = (desk: Desk): Handlers => ({
  destroyed: (h, rule) => {
    const unit = desk.books.of(h.unit);
    claim(unit.sp === 0 || WITH_POINTS.includes(rule), `${unit.name} is destroyed with ${unit.sp} SP`);
    if (rule !== 'XR-TPT-08') unit.sp = 0;
    desk.remove(unit, 'destroyed');
  },
  routed: (h, rule) => {
    const unit = desk.books.of(h.unit);
    if (rule === 'XR-COU-17' || rule === 'XR-RAL-06')
      expect(`${unit.name} routs after a test that is`, desk.lastTest.get(h.unit)?.result, 'broken');
    desk.remove(unit, 'routed');
  },
  suppressed: (h, rule) => {
    const unit = desk.books.of(h.unit);
    claim(
      !unit.sheet.xeno.has('Mechanoid') && !unit.sheet.xeno.has('Undead'),
      `${unit.name} is never Suppressed`,
    );
    if (rule === 'XR-COU-16' || rule === 'XR-TPT-10')
      expect(`${unit.name} is Suppressed after a test that is`, desk.lastTest.get(h.unit)?.result, 'failed');
    unit.suppressed = true;
    unit.grounded = false;
  },
  'courage test': (h) => courage(desk, h),
  'rally test': (h) => {
    desk.books.of(h.unit).tried = true;
    courage(desk, h);
  },
  rallied: (h) => {
    const unit = desk.books.of(h.unit);
    expect(`${unit.name} rallies after a test that is`, desk.lastTest.get(h.unit)?.result, 'passed');
    unit.suppressed = false;
    if (unit.sheet.special.has('Back Into The Fray')) desk.frays.add(h.unit);
  },
  'army tests': (h) => {
    claim(desk.owed.delete(h.owner), `seat ${h.owner} owes no army-wide test`);
    expect('who tests', h.units.join(), desk.testers(h.owner).join());
  },
  reborn: (h) => {
    for (const unit of desk.newcomers()) {
      expect(`${unit.name}: SP`, unit.sp, Math.max(1, Math.floor(unit.start / 2)));
      claim(
        unit.id === h.unit && !unit.suppressed && !unit.commander,
        `${unit.name} returns as an ordinary unit`,
      );
      // What was no part of the list was never among the points lost.
      const before = desk.removed.find(
        (one) =>
          unit.name.startsWith(`${one.name} reborn`) || one.name === unit.name.replace(/ reborn.*$/, ''),
      );
      desk.books.ownerOf(unit.owner).lost -= before?.extra === 'underdog' ? 0 : unit.cost;
    }
  },
  'new ranks': () => void desk.newcomers(),
  wave: () => void desk.newcomers(),
  manifested: (h) => {
    const lasts = POWERS.find((one) => one.name === h.power)?.lasts !== undefined;
    claim(!desk.books.powers.some((one) => one.split('/')[1] === String(h.unit)), 'two powers of one unit');
    if (lasts) desk.books.powers.push(`${h.power}/${h.unit}/${h.target}`);
  },
  resisted: (h) => {
    claim(desk.lastDie('XR-PSY-06') >= 4, 'resisted on less than 4');
    const last = desk.books.powers.at(-1);
    if (last?.startsWith(`${h.power}/`) === true && last.endsWith(`/${h.unit}`)) desk.books.powers.pop();
  },
  'power ended': (h) => {
    const at = desk.books.powers.indexOf(`${h.power}/${h.by}/${h.unit}`);
    claim(at >= 0, `${h.power} ends and was not in force`);
    desk.books.powers.splice(at, 1);
  },
});
