// One attack as it would be made from here: its value, its chance and its dice.
import { total } from '@xenotable/kernel';
import type { Outlook, Throw } from '@xenotable/kernel/companion';
import { armOf } from '../book/attack/arms.ts';
import { type Forecast, forecast } from '../book/attack/forecast.ts';
import type { Measured, Shot } from '../book/attack/toHit.ts';
import { modelOf } from '../tableReaders.ts';
import type { DamageType } from '../content/units.ts';
import type { Modifier } from '@xenotable/kernel';
import type { CompanionTable } from './table.ts';
import { percent, woundsWords } from './words.ts';

/** An attack at a real table. */
export interface Shooting {
  by: number;
  at: number;
  weapon: string;
  actions: 1 | 2;
  moving: boolean;
  steady: boolean;
  reason: 'attack' | 'charge' | 'react' | 'free' | 'counter';
  close: boolean;
  /** Null until it is measured; close combat needs no measuring. */
  measured: Measured | null;
}

const CLOSE: Measured = { short: true, cover: 0, above: false };

export const shotOf = (w: CompanionTable, f: Shooting): Shot => {
  const by = modelOf(w, f.by);
  const { actions, moving, close, steady } = f;
  return {
    by,
    from: -1,
    at: modelOf(w, f.at),
    to: -1,
    arm: armOf(by, f.weapon),
    actions,
    moving,
    close,
    steady,
    measured: f.measured ?? CLOSE,
  };
};

const TYPES: Readonly<Record<DamageType, string>> = {
  PL: 'plasma',
  EX: 'explosive',
  PH: 'physical',
  EL: 'electric',
  PO: 'poison',
};
const isType = (label: string | undefined): label is DamageType =>
  label !== undefined && Object.hasOwn(TYPES, label);

/** 'Damage 4 physical − 2 = 2: Ranger has 2 Wounds left.' */
function damageWords({ parts }: { parts: Modifier[] }, name: string, wounds: number): string {
  const [first, ...rest] = parts;
  const sum = Math.max(0, total(parts));
  const change = rest.reduce((all, part) => all + part.value, 0);
  const type = first !== undefined && isType(first.label) ? ` ${TYPES[first.label]}` : '';
  const sums = change === 0 ? '' : ` ${change < 0 ? '−' : '+'} ${Math.abs(change)} = ${sum}`;
  const left = Math.max(0, wounds - sum);
  return `Damage ${first?.value ?? 0}${type}${sums}: ${name} ${left === 0 ? 'is destroyed' : `has ${woundsWords(left)} left`}.`;
}

/** Every throw that the attack may need, in order. */
export function throwsOf(w: CompanionTable, shot: Shot): Throw[] {
  const odds = forecast(w, shot);
  const once = { ways: odds.ways ** (1 / odds.times), of: odds.of ** (1 / odds.times) };
  const hit: Throw = {
    label: 'To hit',
    dice: odds.dice,
    sides: 6,
    need: { atMost: odds.value, ...(odds.dice === 3 && { best: 2 }) },
    means: 'hits',
    unmet: 'It misses.',
    ends: 'unmet',
    chance: once.ways / once.of,
    rule: shot.close ? 'EE-CHG-06' : 'EE-SHO-03',
  };
  const all: Throw[] = Array.from({ length: odds.times }, () => hit);
  for (const { label, because, ways, of } of odds.turned)
    all.push({
      label,
      dice: 1,
      sides: 6,
      need: { atMost: ways },
      means: label === 'Scatter' ? 'stays on target' : 'is not turned aside',
      unmet: label === 'Scatter' ? 'It goes wide.' : 'It is turned aside.',
      ends: 'unmet',
      chance: ways / of,
      rule: because,
    });
  if (odds.mind !== null) all.push({ label: 'What the mind suffers', dice: 2, sides: 6, rule: 'EE-SPC-13' });
  else if (odds.armour !== null) all.push(armourThrow(odds, odds.armour, w, shot));
  return all;
}

function armourThrow(
  { damage }: Forecast,
  armour: NonNullable<Forecast['armour']>,
  w: CompanionTable,
  { at }: Shot,
): Throw {
  const harmed = damageWords(damage, at.name, at.wounds);
  const saves = w.options.armour === 'saving';
  return {
    label: `Armour of ${at.name}`,
    dice: 2,
    sides: 6,
    need: { atMost: armour.value },
    means: saves ? 'holds' : 'fails',
    met: saves ? 'The armour holds.' : harmed,
    unmet: saves ? harmed : 'The armour holds.',
    chance: armour.ways / 36,
    rule: 'EE-ARM-02',
  };
}

/** What the screen says of an attack before its dice. */
export function attackOutlook(w: CompanionTable, f: Shooting): Omit<Outlook, 'answers'> {
  const shot = shotOf(w, f);
  const { value, ...odds } = forecast(w, shot);
  const it = shot.by.side === 1 ? 'It' : shot.by.name;
  const does = f.close ? 'strikes' : shot.arm.slot === 'mind' ? 'reaches for the mind' : 'fires';
  return {
    value: percent(odds),
    note: value < 2 ? 'never hits' : `hits on ${Math.min(12, value)}`,
    sentence: `${it} ${does} with the ${f.weapon}: hits on ${Math.min(12, value)} or less, ${percent(odds)}.`,
    rule: f.close ? 'EE-CHG-06' : 'EE-SHO-03',
    button: 'Roll your dice',
    throws: throwsOf(w, shot),
  };
}
