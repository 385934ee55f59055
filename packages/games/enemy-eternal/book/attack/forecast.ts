// The odds of one attack before it is made, in closed form from the same terms as the attack itself. A faster second formula, because the board
// shows dozens of chances at once; the Measure law compares it with play (forecasts.ts). All chances are whole numbers of ways.
import { type Modifier, type RuleId, total } from '@xenotable/kernel';
import type { Model, Table } from '../../table.ts';
import { blowOf, goesWide, hitTests, isDeflected, mayDeflect, mayScatter } from './attackTerms.ts';
import { armourParts, damageParts, waysStopped } from './damage.ts';
import { pulledTo } from './lasso.ts';
import { mindEffectOf } from './mindspin.ts';
import { has, skill } from '../models.ts';
import { waysOf216, waysOf36 } from '../tests.ts';
import { type Shot, hitValue } from './toHit.ts';

/** So many ways of all that are equally likely. */
export interface Share {
  ways: number;
  of: number;
}

export interface Forecast extends Share {
  weapon: string;
  close: boolean;
  /** The value to hit with its parts, on how many dice it is tested and how often; `ways` counts all tests together. */
  value: number;
  parts: Modifier[];
  dice: 2 | 3;
  times: 1 | 2;
  /** What may still turn the attack aside: the share with which it goes on. */
  turned: (Share & { label: string; because: RuleId })[];
  /** The Armour test and the results of 36 that stop the damage; null without a test. */
  armour: { value: number; parts: Modifier[]; ways: number } | null;
  /** Damage after resistances, before a Shield. */
  damage: { value: number; parts: Modifier[] };
  /** EE-SPC-13 What a Mindspin does, out of 36. */
  mind: Record<'panic' | 'disorientation' | 'control', number> | null;
  /** Wounds that the target loses by this hit, with all their chances. */
  losses: (Share & { wounds: number })[];
  /** EE-SPO-18 EE-OPT-08 An explosion may spread to others and back; who loses what then is computed from the rules themselves. */
  spreads: boolean;
}

const FACES = [1, 2, 3, 4, 5, 6];
const faces = (fits: (die: number) => boolean): Share => ({ ways: FACES.filter(fits).length, of: 6 });

/** `climb` is the MOBILITY that a climbing charge is tested on first (EE-MOV-09). */
export function forecast(w: Table, shot: Shot, climb: number | null = null): Forecast {
  const { by, at, arm, close } = shot;
  const parts: Modifier[] = [];
  const value = hitValue(w, shot, parts);
  const { dice, times } = hitTests(arm, close);
  const once = dice === 3 ? waysOf216(value) : waysOf36(value);
  const hit: Share = { ways: once ** times, of: 6 ** (dice * times) };
  const turned: Forecast['turned'] = [];
  if (climb !== null) turned.push({ label: 'Climb', because: 'EE-MOV-09', ways: waysOf36(climb), of: 36 });
  if (mayScatter(arm, close))
    turned.push({ label: 'Scatter', because: 'EE-SPC-35', ...faces((die) => !goesWide(die)) });
  if (mayDeflect(at, arm, close))
    turned.push({ label: 'Deflect', because: 'EE-SPO-06', ...faces((die) => !isDeflected(die)) });
  const struck =
    !close && shot.measured === undefined && arm.rules.includes('Lasso')
      ? { ...at, cell: pulledTo(w, by, at) }
      : at;
  const blow = blowOf(by, arm, close);
  const mind = arm.slot === 'mind';
  const armour = mind || !blow.armour ? null : armourParts(w, at, blow.clumsy);
  const damage = mind ? [] : damageParts(w, struck, blow.value, blow.type, shot.measured ?? shot.from);
  const stopped = armour === null ? 0 : waysStopped(w, total(armour));
  const through = [...turned, { ways: 36 - stopped, of: 36 }].reduce(both, hit);
  return {
    weapon: arm.name,
    close,
    value,
    parts,
    dice,
    times,
    ...hit,
    turned,
    armour: armour === null ? null : { value: total(armour), parts: armour, ways: stopped },
    damage: { value: total(damage), parts: damage },
    mind: mind ? mindChances() : null,
    losses: lossesOf(w, at, total(damage), through),
    spreads:
      !mind && (has(at, 'Volatile') || (w.options.splash && !close && arm.rules.includes('High Explosive'))),
  };
}

const both = (a: Share, b: Share): Share => ({ ways: a.ways * b.ways, of: a.of * b.of });

/** EE-SPO-09 A Shield takes its part. EE-SPO-10 Sustain may keep the last Wound. */
function lossesOf(w: Table, at: Model, damage: number, through: Share): Forecast['losses'] {
  const wounds = Math.min(Math.max(0, damage - at.shield), at.wounds);
  const { ways, of } = through;
  if (wounds === 0) return [{ wounds: 0, ways: of, of }];
  const miss = { wounds: 0, ways: of - ways, of };
  if (wounds < at.wounds || !has(at, 'Sustain') || at.used.includes('Sustain'))
    return [miss, { wounds, ways, of }].filter((one) => one.ways > 0);
  const sustained = waysOf36(skill(w, at, 'WILL'));
  const kept = { wounds: wounds - 1, ways: ways * sustained, of: of * 36 };
  const lost = { wounds, ways: ways * (36 - sustained), of: of * 36 };
  const none = { wounds: 0, ways: miss.ways * 36, of: of * 36 };
  const all = kept.wounds === 0 ? [{ ...none, ways: none.ways + kept.ways }, lost] : [none, kept, lost];
  return all.filter((one) => one.ways > 0);
}

function mindChances(): NonNullable<Forecast['mind']> {
  const chances = { panic: 0, disorientation: 0, control: 0 };
  for (const a of FACES) for (const b of FACES) chances[mindEffectOf(a + b)]++;
  return chances;
}
