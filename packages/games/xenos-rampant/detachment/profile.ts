// The working profile of a unit: base, then options, then xeno rules, then floors and caps (XR-DET-10).
import { applies } from '@xenotable/kernel';
import { type Figures, type UnitOption, optionsOf } from '../content/options.ts';
import type { Special } from '../content/specials.ts';
import type { Action, UnitName } from '../content/units.ts';
import { type XenoName, xenoNamed } from '../content/xeno.ts';
import type { Entry } from './list.ts';
import { baseOf, typeOf } from './own.ts';

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
  attacks: boolean;
  shoots: boolean;
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
const FIGURE_NAMES: readonly (keyof Figures)[] = [
  'sp',
  'av',
  'dv',
  'sv',
  'range',
  'armour',
  'courage',
  'move',
  'attack',
  'shoot',
  'carries',
];
const HIGHER_IS_BETTER: readonly (keyof Figures)[] = ['sp', 'range', 'armour', 'move', 'carries'];

/** XR-GEO-02, XR-GEO-04 One token per unit, without cohesion; its radius follows from the starting SP (and so never shrinks, XR-GEO-03). */
function radiusOf(unit: UnitName, vehicle: boolean, sp: number): number {
  if (vehicle) return sp >= 10 ? 250 : 200;
  if (unit === 'Greater Xenomorphs') return 200;
  if (sp >= 15) return 250;
  return sp >= 10 ? 200 : 150;
}

type Build = Pick<Entry, 'unit' | 'own' | 'options' | 'xeno' | 'free'>;

function levelsOf(names: Entry['xeno']): Profile['xeno'] {
  const levels: Profile['xeno'] = {};
  for (const name of names) {
    const rule = xenoNamed(name);
    if (rule === undefined) continue;
    applies(rule.id);
    levels[rule.rule] = rule.level;
  }
  return levels;
}

/** What follows from all changes: how it moves and charges, its size, its actions. */
type Consequences = Pick<
  Profile,
  'walker' | 'wild' | 'radius' | 'attacks' | 'shoots' | 'freeAttack' | 'freeMove' | 'freeShoot'
>;
type Plain = Omit<Profile, keyof Consequences>;

/** The printed profile, with the kinds that its xeno rules make it. */
function printed(entry: Build, xeno: Profile['xeno']): Plain {
  const { unit } = entry;
  const base = baseOf(entry);
  applies(base.id);
  const has: Profile['has'] = {};
  for (const special of base.specials) has[special] = true;
  return {
    unit,
    vehicle: has['Vehicle'] === true,
    sp: base.sp,
    attack: base.attack,
    move: base.move,
    shoot: base.shoot,
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
  };
}

/** The figures of a change, in the order in which they are written. */
function* figuresOf(change: Partial<Figures> = {}): Generator<[keyof Figures, number]> {
  for (const figure of FIGURE_NAMES) {
    const value = change[figure];
    if (value !== undefined) yield [figure, value];
  }
}

/** Options set figures: sizes first, then all others (the better one counts), then those that build on another option. */
function applySets(p: Plain, options: readonly UnitOption[]): void {
  const already = new Set<keyof Figures>();
  const set = (option: UnitOption, keepBetter: boolean): void => {
    for (const [figure, value] of figuresOf(option.sets)) {
      const old = p[FIGURES[figure]];
      const better = HIGHER_IS_BETTER.includes(figure) ? value > old : value < old;
      if (keepBetter && already.has(figure) && !better) continue;
      p[FIGURES[figure]] = value;
      if (keepBetter) already.add(figure);
    }
  };
  for (const option of options) if (option.size === true) set(option, false);
  for (const option of options) if (option.size !== true && option.needs === undefined) set(option, true);
  for (const option of options) if (option.needs !== undefined) set(option, false);
}

/** Options shift figures, and give and take special rules. */
function applyChanges(p: Plain, options: readonly UnitOption[]): void {
  for (const option of options) applies(option.id);
  if (options.some((option) => option.name === 'Mobile') || p.xeno['Slow'] !== undefined)
    applies('XR-MOV-06');
  for (const option of options)
    for (const [figure, value] of figuresOf(option.shifts)) p[FIGURES[figure]] += value;
  for (const option of options) for (const gained of option.gains ?? []) p.has[gained] = true;
  for (const option of options)
    for (const lost of option.loses ?? []) if (lost !== 'Shoot') delete p.has[lost];
}

/** Xeno rules that change figures. */
function applyXeno(p: Plain, options: readonly UnitOption[]): void {
  const { xeno } = p;
  if (xeno['Boarding Shields'] !== undefined && p.dv > 0) p.dv -= 1;
  if (xeno['Fanatical Discipline'] !== undefined) applies('XR-XEN-12');
  if (xeno['Fanatical Discipline'] !== undefined) p.courage = Math.min(p.courage, Math.max(3, p.courage - 1));
  if (xeno['Slow'] !== undefined) {
    applies('XR-XEN-39');
    p.maxMove -= 200;
  }
  if (p.undead) p.courage = 0;
  if (xeno['Unarmed'] !== undefined || options.some((option) => option.loses?.includes('Shoot')))
    p.shoot = p.sv = p.range = 0;
}

/** XR-GEN-14 Floors and caps. */
function applyLimits(p: Plain): void {
  applies('XR-GEN-14');
  const value = (v: number): number => (v === 0 ? 0 : Math.min(6, Math.max(2, v)));
  p.av = value(p.av);
  p.dv = value(p.dv);
  p.sv = value(p.sv);
  p.armour = Math.max(1, p.armour);
  p.maxMove = Math.max(100, p.maxMove);
}

function consequencesOf(p: Plain, free: ReadonlySet<Action>): Consequences {
  const attacks = p.attack !== 0;
  const shoots = p.shoot !== 0;
  applies('XR-GEO-03');
  return {
    walker: p.has['Walker'] === true,
    wild: p.has['Wild Charge'] === true,
    radius: radiusOf(p.unit, p.vehicle, p.sp),
    attacks,
    shoots,
    freeAttack: free.has('Attack') && attacks,
    freeMove: free.has('Move'),
    freeShoot: free.has('Shoot') && shoots,
  };
}

/** XR-DET-10 The order of changes; of two options that set the same figure the better one counts. */
export function profileOfEntry(entry: Build): Profile {
  const p = printed(entry, levelsOf(entry.xeno));
  const options = optionsOf(entry.unit).filter((option) => entry.options.includes(option.name));
  applies('XR-DET-10');
  applySets(p, options);
  applyChanges(p, options);
  applyXeno(p, options);
  applyLimits(p);
  const free = new Set<Action>(baseOf(entry).free);
  if (p.mechanoid && entry.free !== null) {
    applies('XR-XEN-24');
    free.add(entry.free);
  }
  return { ...p, ...consequencesOf(p, free) };
}

/** XR-SCN-09 A line of text says all of a unit of one's own, so that nobody needs the scenario to read it. */
export const ownText = ({ own }: Pick<Entry, 'own'>): string =>
  own === undefined ? '' : ` ${JSON.stringify(own)}`;

/** Everything that shapes the profile, as one line of text; units of the world carry it as `build`. */
export function buildOf(entry: Build): string {
  const bought = [...entry.options, ...entry.xeno].join(', ');
  return `${typeOf(entry)}${bought === '' ? '' : ` + ${bought}`}${entry.free === null ? '' : ` [free: ${entry.free}]`}${ownText(entry)}`;
}
