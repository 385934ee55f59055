// What a unit can do, computed a second time from the tables of RULES.md (Content: profiles, options, xeno rules; XR-DET-10).
import { OPTIONS, type UnitOption } from '../../content/options.ts';
import { UNITS } from '../../content/units.ts';
import { XENO } from '../../content/xeno.ts';

export interface Sheet {
  unit: string;
  vehicle: boolean;
  sp: number;
  radius: number;
  attack: number;
  move: number;
  shoot: number;
  courage: number;
  av: number;
  dv: number;
  sv: number;
  range: number;
  armour: number;
  maxMove: number;
  carries: number;
  special: Set<string>;
  /** Levels of its xeno rules. */
  xeno: Map<string, number>;
}

type Figure =
  | 'sp'
  | 'av'
  | 'dv'
  | 'sv'
  | 'range'
  | 'armour'
  | 'courage'
  | 'move'
  | 'attack'
  | 'shoot'
  | 'carries';

/** The words of a build: 'Heavy Infantry + Heavy Weapon, Exploder, small charge [free: Move]'. */
function wordsOf(build: string): { unit: string; bought: string[] } {
  const [unit = '', list = ''] = build.replace(/ *\[.*\]$/, '').split(' + ');
  const bought = list === '' ? [] : list.replace(/Exploder, /g, 'Exploder; ').split(', ');
  return { unit, bought: bought.map((name) => name.replace('; ', ', ')) };
}

const MORE_IS_BETTER = new Set<Figure>(['sp', 'range', 'armour', 'move', 'carries']);

function reckon(build: string): Sheet {
  const { unit, bought } = wordsOf(build);
  const base = UNITS.find((one) => one.name === unit);
  if (base === undefined) throw new Error(`the box has no unit ${unit}`);
  const options = OPTIONS.filter((one) => one.unit === unit && bought.includes(one.name));
  const rules = XENO.filter((one) => bought.includes(one.name));
  if (options.length + rules.length !== bought.length)
    throw new Error(`${build}: something is not in the box`);
  const figures = new Map<Figure, number>([
    ['sp', base.sp],
    ['av', base.av],
    ['dv', base.dv],
    ['sv', base.sv],
    ['range', base.range],
    ['armour', base.armour],
    ['courage', base.courage],
    ['move', base.maxMove],
    ['attack', base.attack],
    ['shoot', base.shoot],
    ['carries', 'carries' in base ? base.carries : 0],
  ]);
  const get = (figure: Figure): number => figures.get(figure) ?? 0;
  const each = (
    option: UnitOption,
    part: 'sets' | 'shifts',
    use: (figure: Figure, n: number) => void,
  ): void => {
    for (const [figure, n] of Object.entries(option[part] ?? {})) use(figure as Figure, n);
  };
  // Sizes, then what sets a value (the better of two), then what builds on another option, then plus and minus.
  for (const option of options)
    if (option.size === true) each(option, 'sets', (figure, n) => figures.set(figure, n));
  const set = new Set<Figure>();
  for (const option of options) {
    if (option.size === true || option.needs !== undefined) continue;
    each(option, 'sets', (figure, n) => {
      const better = MORE_IS_BETTER.has(figure) ? n > get(figure) : n < get(figure);
      if (!set.has(figure) || better) figures.set(figure, n);
      set.add(figure);
    });
  }
  for (const option of options)
    if (option.needs !== undefined) each(option, 'sets', (figure, n) => figures.set(figure, n));
  for (const option of options) each(option, 'shifts', (figure, n) => figures.set(figure, get(figure) + n));
  const special = new Set<string>(base.specials);
  for (const option of options) for (const one of option.gains ?? []) special.add(one);
  for (const option of options) for (const one of option.loses ?? []) special.delete(one);
  const xeno = new Map(rules.map((one) => [one.rule as string, one.level]));
  if (xeno.has('Boarding Shields') && get('dv') > 0) figures.set('dv', get('dv') - 1);
  if (xeno.has('Fanatical Discipline') && get('courage') > 3) figures.set('courage', get('courage') - 1);
  if (xeno.has('Slow')) figures.set('move', get('move') - 200);
  if (xeno.has('Undead')) figures.set('courage', 0);
  if (xeno.has('Unarmed') || options.some((one) => one.loses?.includes('Shoot') === true))
    for (const figure of ['shoot', 'sv', 'range'] as const) figures.set(figure, 0);
  const toHit = (n: number): number => (n === 0 ? 0 : Math.min(6, Math.max(2, n)));
  const vehicle = special.has('Vehicle');
  const sp = get('sp');
  return {
    unit,
    vehicle,
    sp,
    radius: radius(unit, vehicle, bought, sp),
    attack: get('attack'),
    move: base.move,
    shoot: get('shoot'),
    courage: get('courage'),
    av: toHit(get('av')),
    dv: toHit(get('dv')),
    sv: toHit(get('sv')),
    range: get('range'),
    armour: Math.max(1, get('armour')),
    maxMove: Math.max(100, get('move')),
    carries: get('carries'),
    special,
    xeno,
  };
}

/** XR-GEO-02 */
function radius(unit: string, vehicle: boolean, bought: readonly string[], sp: number): number {
  if (vehicle) return bought.includes('Large Vehicle') ? 250 : 200;
  if (unit === 'Greater Xenomorphs') return 200;
  return sp === 15 ? 250 : sp === 10 ? 200 : 150;
}

const sheets = new Map<string, Sheet>();

export function sheetOf(build: string): Sheet {
  let sheet = sheets.get(build);
  if (sheet === undefined) sheets.set(build, (sheet = reckon(build)));
  return sheet;
}
