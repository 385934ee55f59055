// The working profile of a unit: base, then options, then xeno rules, then floors and caps (XR-DET-10).
import { type Figures, type UnitOption, optionsOf } from '../content/options.ts';
import type { Special } from '../content/specials.ts';
import { type Action, type UnitName, unitNamed } from '../content/units.ts';
import { type XenoName, xenoNamed } from '../content/xeno.ts';
import type { Entry } from './list.ts';

export interface Profile {
  unit: UnitName;
  /** XR-VEH-11 Whatever is no vehicle is infantry. */
  vehicle: boolean;
  /** XR-VEH-04 */
  walker: boolean;
  sp: number;
  radius: number;
  /** Test values; 0 for a dash. */
  attack: number;
  move: number;
  shoot: number;
  freeAttack: boolean;
  freeMove: boolean;
  freeShoot: boolean;
  courage: number;
  av: number;
  dv: number;
  sv: number;
  range: number;
  armour: number;
  maxMove: number;
  carries: number;
  has: Partial<Record<Special, true>>;
  /** Level of each xeno rule. */
  xeno: Partial<Record<XenoName, number>>;
  flying: boolean;
  skimmer: boolean;
  mechanoid: boolean;
  undead: boolean;
  demonic: boolean;
  immobile: boolean;
  wild: boolean;
}

const FIGURES: Record<
  keyof Figures,
  keyof Profile &
    ('sp' | 'av' | 'dv' | 'sv' | 'range' | 'armour' | 'courage' | 'maxMove' | 'attack' | 'shoot' | 'carries')
> = {
  sp: 'sp',
  av: 'av',
  dv: 'dv',
  sv: 'sv',
  range: 'range',
  armour: 'armour',
  courage: 'courage',
  move: 'maxMove',
  attack: 'attack',
  shoot: 'shoot',
  carries: 'carries',
};
const HIGHER_IS_BETTER: readonly (keyof Figures)[] = ['sp', 'range', 'armour', 'move', 'carries'];

/** XR-GEO-02, XR-GEO-04 One token per unit, without cohesion; its radius follows from the starting SP (and so never shrinks, XR-GEO-03). */
const radiusOf = (unit: UnitName, vehicle: boolean, sp: number): number =>
  vehicle
    ? sp >= 10
      ? 250
      : 200
    : unit === 'Greater Xenomorphs'
      ? 200
      : sp >= 15
        ? 250
        : sp >= 10
          ? 200
          : 150;

/** XR-DET-10 The order of changes; of two options that set the same figure the better one counts. */
export function profileOfEntry(entry: Pick<Entry, 'unit' | 'options' | 'xeno' | 'free'>): Profile {
  const base = unitNamed(entry.unit)!;
  const has: Partial<Record<Special, true>> = {};
  for (const special of base.specials) has[special] = true;
  const xeno: Partial<Record<XenoName, number>> = {};
  for (const name of entry.xeno) {
    const rule = xenoNamed(name);
    if (rule !== undefined) xeno[rule.rule] = rule.level;
  }
  const free = new Set<Action>(base.free);
  const p: Profile = {
    unit: entry.unit,
    vehicle: has['Vehicle'] === true,
    walker: false,
    sp: base.sp,
    radius: 0,
    attack: base.attack,
    move: base.move,
    shoot: base.shoot,
    freeAttack: false,
    freeMove: false,
    freeShoot: false,
    courage: base.courage,
    av: base.av,
    dv: base.dv,
    sv: base.sv,
    range: base.range,
    armour: base.armour,
    maxMove: base.maxMove,
    carries: base.carries ?? 0,
    has,
    xeno,
    flying: 'Flying' in xeno,
    skimmer: 'Skimmer' in xeno,
    mechanoid: 'Mechanoid' in xeno,
    undead: 'Undead' in xeno,
    demonic: 'Demonic' in xeno,
    immobile: 'Immobile' in xeno,
    wild: false,
  };
  const chosen = optionsOf(entry.unit).filter((option) => entry.options.includes(option.name));
  const already = new Set<keyof Figures>();
  const set = (option: UnitOption, keepBetter: boolean): void => {
    for (const [key, value] of Object.entries(option.sets ?? {}) as [keyof Figures, number][]) {
      const old = p[FIGURES[key]];
      const better = HIGHER_IS_BETTER.includes(key) ? value > old : value < old;
      if (keepBetter && already.has(key) && !better) continue;
      p[FIGURES[key]] = value;
      if (keepBetter) already.add(key);
    }
  };
  for (const option of chosen) if (option.size === true) set(option, false);
  for (const option of chosen) if (option.size !== true && option.needs === undefined) set(option, true);
  for (const option of chosen) if (option.needs !== undefined) set(option, false);
  for (const option of chosen)
    for (const [key, value] of Object.entries(option.shifts ?? {}) as [keyof Figures, number][])
      p[FIGURES[key]] += value;
  for (const option of chosen) for (const gained of option.gains ?? []) has[gained] = true;
  for (const option of chosen) for (const lost of option.loses ?? []) if (lost !== 'Shoot') delete has[lost];
  if (xeno['Boarding Shields'] !== undefined && p.dv > 0) p.dv -= 1;
  if (xeno['Fanatical Discipline'] !== undefined) p.courage = Math.min(p.courage, Math.max(3, p.courage - 1));
  if (xeno['Slow'] !== undefined) p.maxMove -= 200;
  if (p.undead) p.courage = 0;
  if (xeno['Unarmed'] !== undefined || chosen.some((option) => option.loses?.includes('Shoot')))
    p.shoot = p.sv = p.range = 0;
  if (p.mechanoid && entry.free !== null) free.add(entry.free);
  // XR-GEN-14 Floors and caps.
  const value = (v: number): number => (v === 0 ? 0 : Math.min(6, Math.max(2, v)));
  p.av = value(p.av);
  p.dv = value(p.dv);
  p.sv = value(p.sv);
  p.armour = Math.max(1, p.armour);
  p.maxMove = Math.max(100, p.maxMove);
  p.walker = has['Walker'] === true;
  p.radius = radiusOf(entry.unit, p.vehicle, p.sp);
  p.freeAttack = free.has('Attack') && p.attack > 0;
  p.freeMove = free.has('Move');
  p.freeShoot = free.has('Shoot') && p.shoot > 0;
  p.wild = has['Wild Charge'] === true;
  return p;
}

/** Everything that shapes the profile, as one line of text; units of the world carry it as `build`. */
export function buildOf(entry: Pick<Entry, 'unit' | 'options' | 'xeno' | 'free'>): string {
  const bought = [...entry.options, ...entry.xeno].join(', ');
  return `${entry.unit}${bought === '' ? '' : ` + ${bought}`}${entry.free === null ? '' : ` [free: ${entry.free}]`}`;
}
