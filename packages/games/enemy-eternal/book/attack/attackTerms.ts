// The terms of an attack: what is tested, what may turn a hit aside, what a hit does. The attack and its odds both read them here.
import type { DamageType } from '../../content/units.ts';
import type { Model } from '../../table.ts';
import { type Arm, armNamed } from './arms.ts';
import { valueOf } from './damage.ts';
import { has } from '../models.ts';

/** EE-CHG-07 EE-CHG-08 EE-CHG-09 In close combat a Range 1+ weapon is swung: its special rules sleep. */
export const isSwung = (arm: Arm, close: boolean): boolean => close && arm.range > 0;

/** EE-EQP-01 A Scope rolls three dice. EE-SPC-38 Shredding needs two tests. */
export const hitTests = (arm: Arm, close: boolean): { dice: 2 | 3; times: 1 | 2 } => ({
  dice: !close && arm.attachments.includes('Scope') ? 3 : 2,
  times: !close && arm.rules.includes('Shredding') ? 2 : 1,
});

/** EE-SPC-35 Whether the shot may scatter, and with which result of the die it does. */
export const mayScatter = (arm: Arm, close: boolean): boolean => !close && arm.rules.includes('Scatter');
export const goesWide = (die: number): boolean => die >= 4;

/** EE-SPO-06 Whether the target may deflect the shot, and with which result of the die it does. */
export const mayDeflect = (at: Model, arm: Arm, close: boolean): boolean =>
  !close && has(at, 'Deflect') && arm.slot !== 'mind' && !arm.rules.includes('Sniper');
export const isDeflected = (die: number): boolean => die >= 5;

export interface Blow {
  value: number;
  type: DamageType;
  /** An Armour test is allowed; EE-SPC-38 not against Shredding. */
  armour: boolean;
  /** EE-CHG-07 The target has +1 on it. */
  clumsy: boolean;
}

/** What a hit deals. EE-EQP-05 A weapon that is swung has its own type, whatever is loaded. */
export function blowOf(by: Model, arm: Arm, close: boolean): Blow {
  const swung = isSwung(arm, close);
  return {
    value: valueOf(arm, close),
    type: swung ? (armNamed({ ...by, items: [] }, arm.name) ?? arm).type : arm.type,
    armour: swung || !arm.rules.includes('Shredding'),
    clumsy: swung,
  };
}
