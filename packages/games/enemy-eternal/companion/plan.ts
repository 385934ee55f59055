// EE-AUT-08 What the automaton does to one target, from what people measure. EE-CMP-04 Places are compared by how near they are and
// whether they give cover; the cover of the target counts as it is from where the attacker stands.
import { applies } from '@xenotable/kernel';
import type { Facts, Predicate } from '@xenotable/kernel/companion';
import { type Arm, mindspin, usableArms } from '../book/attack/arms.ts';
import { damageOf } from '../book/attack/damage.ts';
import { hitValue } from '../book/attack/toHit.ts';
import { able, carriesItem, has } from '../book/models.ts';
import { expected } from '../book/automaton/shots.ts';
import type { Model } from '../table.ts';
import { type Shooting, shotOf } from './aim.ts';
import { type Band, bandsOf, reachIn } from './bands.ts';
import type { CompanionTable } from './table.ts';
import { coverOf } from './words.ts';

/** Who acts against whom, and how its card wants it. */
export interface Aim {
  model: number;
  at: number;
  left: number;
  reckless: boolean;
  preference: string;
  /** EE-AUT-10 Only places near the ward count; '' without. */
  near: string;
}

export type Plan =
  | { do: 'none' }
  | { do: 'stay' | 'run' | 'charge'; weapon: string; safe: boolean; worth: number };

interface Option {
  do: 'stay' | 'run' | 'charge';
  arm: Arm;
  safe: boolean;
  worth: number;
  /** The value to hit. */
  value: number;
}

/** EE-AUT-07 A One Use weapon is for a kill; whether two more stand near cannot be known here. */
const worthIt = (w: CompanionTable, arm: Arm, at: Model): boolean =>
  !arm.rules.includes('One Use') || damageOf(w, at, arm.value, arm.type, { cover: 0 }) >= at.wounds;

/** EE-SPO-01 EE-EQP-09 Whose mind can be reached at all. */
const hasMind = (m: Model): boolean => !has(m, 'Mechanical') && !carriesItem(m, 'Mindshield');

export function gunsOf(w: CompanionTable, m: Model, at: Model): Arm[] {
  const guns = usableArms(w, m).filter((arm) => arm.range > 0 && worthIt(w, arm, at));
  return able(m, 'Mindspin') && hasMind(at) ? [...guns, mindspin] : guns;
}

const bladesOf = (w: CompanionTable, m: Model): Arm[] => usableArms(w, m).filter((arm) => arm.range === 0);

/** Everything about one aim that does not change while it is measured. */
export interface Terms {
  guns: Arm[];
  blades: Arm[];
  bands: Band[];
  predicates: Predicate<Facts>[];
  planOf(facts: Facts): Plan;
  /** The attack from where it stands, as measured. */
  shotHere(facts: Facts, weapon: string): Shooting;
}

const YES_NO = ['yes', 'no'];

/** What can matter here, in the order in which it is asked. */
function predicatesOf(aim: Aim, m: Model, bands: readonly Band[], blades: readonly Arm[]) {
  const all: Predicate<Facts>[] = [];
  const ranges = bands.map(({ value }) => value);
  const moves = aim.left >= 2 && !has(m, 'Emplaced');
  if (moves && blades.length > 0) all.push({ key: 'touch', answers: YES_NO });
  if (bands.length > 1) {
    all.push({ key: 'here', answers: ranges }, { key: 'cover', answers: ['0', '1', '2'] });
    if (aim.near !== '') all.push({ key: 'near', answers: YES_NO });
    if (!aim.reckless) all.push({ key: 'safe', answers: YES_NO });
    if (moves && !aim.reckless) all.push({ key: 'runSafe', answers: ranges });
    if (moves) all.push({ key: 'runOpen', answers: ranges });
  }
  // EE-AUT-07 Who closes in for a blade looks first at where a run leads.
  const closes = aim.preference === '[Secondary Weapon]' && blades.some(({ slot }) => slot === 'secondary');
  const first = (key: string): number => (key === 'touch' ? 0 : key.startsWith('run') ? 1 : 2);
  if (closes) all.sort((a, b) => first(a.key) - first(b.key));
  return all;
}

export function termsOf(w: CompanionTable, aim: Aim, m: Model, at: Model): Terms {
  const guns = gunsOf(w, m, at);
  const blades = bladesOf(w, m);
  const bands = guns.length === 0 ? [] : bandsOf(guns, at, w.round);
  const worths = new Map<string, { worth: number; value: number }>();
  const actions = aim.left >= 2 ? 2 : 1;
  const base = (how: Option['do'], weapon: string): Shooting => ({
    by: m.id,
    at: at.id,
    weapon,
    actions: how === 'stay' ? actions : 1,
    moving: how !== 'stay',
    steady: false,
    reason: how === 'charge' ? 'charge' : 'attack',
    close: how === 'charge',
    measured: null,
  });
  const weigh = (how: Option['do'], arm: Arm, short: boolean, cover: 0 | 1 | 2) => {
    const key = `${how} ${arm.name} ${short} ${cover}`;
    const known = worths.get(key);
    if (known !== undefined) return known;
    const shot = shotOf(w, { ...base(how, arm.name), measured: { short, cover, above: false } });
    const weighed = { worth: expected(w, shot), value: hitValue(w, shot) };
    worths.set(key, weighed);
    return weighed;
  };
  const options = (facts: Facts): Option[] => {
    const all: Option[] = [];
    const cover = coverOf(facts['cover']);
    const from = (how: 'stay' | 'run', band: string | undefined, safe: boolean): void => {
      for (const arm of guns) {
        if (how === 'run' && arm.rules.includes('Sniper')) continue;
        const reach = reachIn(
          bands.find(({ value }) => value === band),
          arm,
          at,
          w.round,
        );
        if (reach !== 'out') all.push({ do: how, arm, safe, ...weigh(how, arm, reach === 'short', cover) });
      }
    };
    if (facts['near'] !== 'no') from('stay', facts['here'], facts['safe'] === 'yes');
    from('run', facts['runSafe'], true);
    from('run', facts['runOpen'], false);
    if (facts['touch'] === 'yes')
      for (const arm of blades)
        all.push({ do: 'charge', arm, safe: false, ...weigh('charge', arm, true, 0) });
    return all.filter(({ worth }) => worth > 0);
  };
  return {
    guns,
    blades,
    bands,
    predicates: predicatesOf(aim, m, bands, blades),
    planOf: (facts) => best(aim, options(facts), blades),
    shotHere(facts, weapon) {
      const arm = guns.find(({ name }) => name === weapon);
      const band = bands.find(({ value }) => value === facts['here']);
      const short = arm !== undefined && reachIn(band, arm, at, w.round) === 'short';
      return {
        ...base('stay', weapon),
        measured: { short, cover: coverOf(facts['cover']), above: false },
      };
    },
  };
}

/** EE-AUT-07 EE-AUT-08 The best of all options; the order of the list breaks ties: less movement first. */
function best(aim: Aim, all: Option[], blades: readonly Arm[]): Plan {
  let options = all;
  if (aim.preference === '[Mindspin]' && aim.left >= 2) {
    const spin = options.find(({ do: how, arm }) => how === 'stay' && arm.slot === 'mind');
    if (spin !== undefined && spin.value >= 4) return planned(spin);
  }
  if (aim.preference === '[Secondary Weapon]') {
    applies('EE-AUT-07');
    const secondary = options.filter(({ arm }) => arm.slot === 'secondary');
    const closer = options.filter(({ do: how }) => how === 'run');
    if (secondary.length > 0) options = secondary;
    else if (closer.length > 0 && blades.some(({ slot }) => slot === 'secondary')) options = closer;
  }
  applies('EE-AUT-08');
  const safe = aim.reckless ? [] : options.filter((one) => one.safe);
  if (safe.length > 0) {
    applies('EE-AUT-04');
    options = safe;
  }
  let found: Option | null = null;
  for (const option of options) if (found === null || option.worth > found.worth) found = option;
  return found === null ? { do: 'none' } : planned(found);
}

const planned = ({ do: how, arm, safe, worth }: Option): Plan => ({
  do: how,
  weapon: arm.name,
  safe,
  worth: how === 'stay' ? worth : 0,
});
