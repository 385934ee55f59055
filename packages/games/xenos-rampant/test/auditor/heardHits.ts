// What is heard of dice that hit and of the points that they cost (XR-SHO, XR-ATK, XR-DMG, XR-FSP).
import { type Account, Difference, type Entry } from './account.ts';
import { checkFightArmour, checkShotArmour } from './armour.ts';
import type { Desk, Handlers, Of } from './desk.ts';
import { type Pool, claim, doubled, expect, hitsOf, poolSize, sum } from './dice.ts';

/** Rules by which a single point is paid. */
const ONE_POINT = ['XR-XEN-02', 'XR-RAL-04', 'XR-SUP-05'];

/** Where the dice of the last collapse begin, counted from the end. */
const books5or10 = (books: Account, unit: Entry): number => (books.atHalf(unit) ? -5 : -10);

function roll(desk: Desk, h: Of<'shot' | 'return fire'>, minus: number, need: number): void {
  const unit = desk.books.of(h.unit);
  expect(`${unit.name}: dice`, h.dice.length, poolSize(desk.books, unit));
  expect(`${unit.name}: Shoot Value`, h.need, need);
  const pool: Pool = {
    need,
    minus,
    double: unit.sheet.special.has('Heavy Weapon'),
    on: h.target,
    hits: 0,
    reaches: h.type === 'shot' && unit.sheet.range > 1200,
  };
  pool.hits = hitsOf(desk.books, h.dice, pool);
  expect(`${unit.name}: hits`, h.hits, pool.hits);
  desk.pools.set(h.unit, pool);
}

function shot(desk: Desk, h: Of<'shot'>): void {
  const { books } = desk;
  const unit = books.of(h.unit);
  const skirmish = desk.order?.unit === h.unit && desk.order.order === 'skirmish';
  const moving = desk.order?.unit === h.unit && desk.order.order === 'move and fire';
  const own = skirmish && !unit.sheet.special.has('Veterans') ? 6 : unit.sheet.sv;
  desk.pools.clear();
  desk.ledger.clear();
  desk.fighting = false;
  desk.barrage = false;
  roll(desk, h, moving && !unit.sheet.special.has('Veteran Crew') ? 1 : 0, desk.spotted ? 3 : own);
  if (h.target < 0) return;
  const target = books.of(h.target);
  claim(books.isThere(target) && target.state !== 'transport', `${target.name} cannot be shot at`);
  const range = skirmish
    ? Math.min(1200, unit.sheet.special.has('Veterans') ? unit.sheet.range : 1200)
    : unit.sheet.range;
  const far = !books.near(unit, target, range);
  claim(!far || (!skirmish && unit.sheet.range > 1200), `${target.name} is out of range`);
  target.answered = true;
}

function fought(desk: Desk, h: Of<'fought'>): void {
  const { books } = desk;
  const unit = books.of(h.unit);
  desk.pools.clear();
  desk.ledger.clear();
  desk.fighting = true;
  desk.barrage = false;
  desk.backHits = h.backHits;
  const side = (by: Entry, on: number, dice: readonly number[], need: number, told: number): void => {
    expect(`${by.name}: dice`, dice.length, poolSize(books, by));
    const pool = { need, minus: 0, double: by.sheet.xeno.has('Mono-Molecular Blades'), on, hits: 0 };
    pool.hits = hitsOf(books, dice, pool);
    expect(`${by.name}: hits`, told, pool.hits);
    desk.pools.set(by.id, pool);
  };
  side(unit, h.target, h.dice, h.need, h.hits);
  claim(h.need === unit.sheet.av || h.need === 5 || h.target < 0, `${unit.name} attacks on ${h.need}+`);
  if (h.target < 0) return;
  const target = books.of(h.target);
  side(target, h.unit, h.back, h.backNeed, h.backHits);
  if (target.suppressed) expect(`${target.name}, Suppressed, hits on`, h.backNeed, 6);
  const { av, dv } = target.sheet;
  claim([av, dv, Math.max(2, dv - 1), 5, 6].includes(h.backNeed), `${target.name} defends on ${h.backNeed}+`);
}

function struck(desk: Desk, h: Of<'struck'>): void {
  const { books } = desk;
  const unit = books.of(h.unit);
  const by = h.by < 0 ? null : books.of(h.by);
  const pool = by === null ? undefined : desk.pools.get(by.id);
  if (pool !== undefined && pool.on === h.unit) expect(`${unit.name}: hits`, h.hits, pool.hits);
  expect(`${unit.name}: effective Armour`, h.value, Math.max(1, sum(h.armour.map((one) => one.value))));
  const up = desk.fighting && unit.sheet.xeno.has('Undead');
  const points = up ? Math.ceil(h.hits / h.value) : Math.floor(h.hits / h.value);
  const demons =
    by !== null && by.sheet.xeno.has('Demonic') && unit.sheet.xeno.has('Demonic') && !desk.barrage;
  expect(`${unit.name}: points due`, h.points, demons ? 2 * points : points);
  if (desk.fighting && by !== null) checkFightArmour(books, unit, by, h.armour);
  else {
    const plain = desk.barrage || pool === undefined ? null : by;
    // Return fire and skirmishers never shoot beyond their range.
    const extreme = plain !== null && pool?.reaches === true && !books.near(plain, unit, plain.sheet.range);
    checkShotArmour(books, books.obstacles, unit, plain, extreme, h.armour);
  }
  desk.due.set(unit.id, Math.min(unit.sp, h.points));
}

/** What a loss must come to, by the rule that it is told with. */
function dueBy(desk: Desk, unit: Entry, rule: string): number {
  const { armour } = unit.sheet;
  const hits = (dice: readonly number[], need: number): number => dice.filter((die) => die >= need).length;
  if (ONE_POINT.includes(rule)) return 1;
  switch (rule) {
    case 'XR-DMG-01':
    case 'XR-XEN-10':
      return desk.due.get(unit.id) ?? 0;
    case 'XR-XEN-38':
    case 'XR-PSY-07':
    case 'XR-XEN-36':
      return doubled(desk.lastDice);
    case 'XR-XEN-32':
      return desk.lastDie('XR-XEN-32');
    case 'XR-RET-10':
      return Math.floor(desk.blocked / armour);
    case 'XR-TPT-06':
      return Math.floor(hits(desk.since('XR-TPT-06').slice(-Math.min(10, unit.sp)), 5) / armour);
    case 'XR-BLD-08':
      return Math.floor(hits(desk.since('XR-BLD-08').slice(books5or10(desk.books, unit)), 4) / armour);
    case 'XR-BLD-06': {
      const due = unit.sheet.xeno.has('Undead')
        ? Math.ceil(desk.backHits / armour)
        : Math.floor(desk.backHits / armour);
      return due - (desk.forceSaved.get(unit.id) ?? 0);
    }
    default:
      throw new Difference(`${unit.name} loses SP by ${rule}, of which the auditor knows nothing`);
  }
}

function lost(desk: Desk, h: Of<'lost'>, rule: string): void {
  const unit = desk.books.of(h.unit);
  const medics = desk.saved.get(h.unit) ?? 0;
  expect(`${unit.name}: SP lost by ${rule}`, h.points, Math.min(unit.sp, dueBy(desk, unit, rule)) - medics);
  unit.sp -= h.points;
  expect(`${unit.name}: SP left`, h.left, unit.sp);
  claim(unit.sp >= 0, `${unit.name} has ${unit.sp} SP`);
  desk.due.delete(h.unit);
  desk.saved.delete(h.unit);
  desk.forceSaved.delete(h.unit);
  desk.ledger.set(h.unit, [...(desk.ledger.get(h.unit) ?? []), h.points]);
}

export const heardHits = (desk: Desk): Handlers => ({
  shot: (h) => shot(desk, h),
  'return fire': (h) => roll(desk, h, 0, desk.books.of(h.unit).sheet.sv),
  fought: (h) => fought(desk, h),
  'rolled again': (h) => {
    const pool = desk.pools.get(h.unit);
    if (pool === undefined) throw new Difference('dice are rolled again that were never rolled');
    pool.hits = hitsOf(desk.books, h.dice, pool);
    expect(`${desk.books.of(h.unit).name}: hits after re-rolls`, h.hits, pool.hits);
  },
  barrage: (h) => {
    desk.pools.clear();
    desk.ledger.clear();
    desk.fighting = false;
    desk.barrage = true;
    expect('dice of Fire Support', h.dice.length, desk.books.atHalf(desk.books.of(h.unit)) ? 5 : 10);
    expect('hits of Fire Support', h.hits, hitsOf(desk.books, h.dice, { need: 4, minus: 0, double: false }));
    desk.pools.set(h.unit, { need: 4, minus: 0, double: false, on: h.target, hits: h.hits });
  },
  strayed: (h) => {
    for (const pool of desk.pools.values()) pool.on = h.target;
  },
  explosion: () => {
    desk.fighting = false;
    desk.barrage = false;
    desk.pools.clear();
  },
  struck: (h) => struck(desk, h),
  'force field': (h) => {
    const level = desk.books.of(h.unit).sheet.xeno.get('Force Field') ?? 0;
    expect('saved by the Force Field', h.saved, h.dice.filter((die) => die >= (level === 1 ? 6 : 5)).length);
    const due = desk.due.get(h.unit);
    if (due === undefined) desk.forceSaved.set(h.unit, h.saved);
    else {
      expect('dice of the Force Field', h.dice.length, due);
      desk.due.set(h.unit, due - h.saved);
    }
  },
  medic: (h) => {
    const medic = desk.books.of(h.medic);
    claim(
      !medic.suppressed &&
        medic.sp > 0 &&
        (h.medic === h.unit || desk.books.near(medic, desk.books.of(h.unit), 600)),
      `${medic.name} cannot help`,
    );
    expect('the medic saves', h.saved, desk.lastDie('XR-XEN-04') - (desk.books.atHalf(medic) ? 1 : 0) >= 4);
    if (!h.saved) return;
    desk.saved.set(h.unit, (desk.saved.get(h.unit) ?? 0) + 1);
    if ((desk.due.get(h.unit) ?? 0) > 0 && (desk.due.get(h.unit) ?? 0) === (desk.saved.get(h.unit) ?? 0)) {
      // Nothing is left to lose, so that nothing will be told.
      desk.due.delete(h.unit);
      desk.saved.delete(h.unit);
    }
  },
  stunned: (h) => {
    expect('points stunned', h.points, desk.due.get(h.unit) ?? h.points);
    desk.due.delete(h.unit);
    desk.ledger.set(h.unit, [h.points]);
  },
  lost: (h, rule) => lost(desk, h, rule),
  healed: (h) => {
    const unit = desk.books.of(h.unit);
    unit.sp++;
    expect(`${unit.name}: SP after healing`, h.left, unit.sp);
    claim(unit.sp <= unit.start, `${unit.name} has more SP than it started with`);
  },
  blocked: (h) => {
    expect('dice of a blocked retreat', h.dice.length, desk.books.atHalf(desk.books.of(h.unit)) ? 5 : 10);
    desk.blocked = h.dice.filter((die) => die >= 5).length;
    expect('hits of a blocked retreat', h.hits, desk.blocked);
  },
  'building hit': (h) => {
    const sp = (desk.books.buildings[h.house] ?? 0) - h.points;
    desk.books.buildings[h.house] = sp;
    expect(`building ${h.house + 1}: SP`, h.left, sp);
  },
  collapsed: (h) => {
    expect(`building ${h.house + 1} collapses with SP`, desk.books.buildings[h.house], 0);
    for (const unit of desk.books.units)
      if (unit.state === 'building' && unit.inside === h.house) desk.put(unit.id, unit);
  },
});
