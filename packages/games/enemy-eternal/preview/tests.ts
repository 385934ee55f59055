// Skill tests before they are made: everything that is rolled for and is no attack.
import { type Modifier, type RuleId, fastChance, total } from '@xenotable/kernel';
import { activation } from '../book/actions/activation.ts';
import { skill } from '../book/models.ts';
import { climbName, climbValue, waysOf36 } from '../book/tests.ts';
import type { Choice } from '../choices.ts';
import type { Skill } from '../content/units.ts';
import { imagine } from '../imagine.ts';
import type { Model, Table } from '../table.ts';
import { modelOf, pieceOf } from '../tableReaders.ts';
import type { View } from '../view.ts';
import { claimDeed, workDeed } from './deeds.ts';

export interface TestView {
  /** Who tests what it wants to do: 'Plant the charge'. */
  model: number;
  deed: string;
  /** What a success brings. */
  gain: string;
  /** What happens besides, whether it succeeds or not. */
  also: string | null;
  value: number;
  parts: Modifier[];
  /** Results of 36 that pass. */
  ways: number;
  rule: RuleId;
}

interface Terms {
  on: Skill;
  rule: RuleId;
  deed: string;
  gain: string;
  also?: string;
}

const GOES_DOWN = 'goes Down afterwards';

/** On which skill a choice is tested, and what it brings. */
function termsOf(w: Table, m: Model, choice: Choice): Terms | null {
  switch (choice.do) {
    case 'hack':
    case 'interact':
    case 'search': {
      const rule = { hack: 'EE-SPC-03', interact: 'EE-SPC-08', search: 'EE-SPC-09' }[choice.do];
      const { deed, gain } = workDeed(w, m, pieceOf(w, choice.piece), choice.do);
      const on = choice.do === 'hack' ? 'HACK' : 'MOBILITY';
      return { on, rule, deed, gain, ...(choice.actions === 2 && { also: GOES_DOWN }) };
    }
    case 'claim':
      return {
        on: 'MOBILITY',
        rule: 'EE-OBJ-06',
        ...claimDeed(w, modelOf(w, choice.target)),
        ...(choice.actions === 2 && { also: GOES_DOWN }),
      };
    case 'hack model':
      return {
        on: 'HACK',
        rule: 'EE-SPC-03',
        deed: 'Hack',
        gain: `${modelOf(w, choice.target).name} is switched off`,
      };
    case 'medikit':
    case 'field repair':
      return {
        on: choice.do === 'medikit' ? 'WILL' : 'HACK',
        rule: choice.do === 'medikit' ? 'EE-EQP-08' : 'EE-SPO-08',
        deed: choice.do === 'medikit' ? 'Medikit' : 'Repair',
        gain: `${modelOf(w, choice.target).name} regains 2 Wounds`,
      };
    case 'energy shield':
      return {
        on: 'WILL',
        rule: 'EE-SPO-09',
        deed: 'Energy Shield',
        gain: 'it and friends within 4 get a shield of 2',
      };
    default:
      return null;
  }
}

/** EE-MOV-09 A Climb as one action. */
function climbTest(w: Table, m: Model): TestView | null {
  const value = climbValue(w, m);
  if (value === null) return null;
  const parts: Modifier[] = [{ value, because: 'EE-MOV-09', label: 'MOBILITY' }];
  return {
    model: m.id,
    deed: climbName(w),
    gain: 'it gets there',
    also: 'spends the action',
    value,
    parts,
    ways: waysOf36(value),
    rule: 'EE-MOV-09',
  };
}

/** EE-DWN-06 Standing up after a forced Down. */
function standTest(w: Table, m: Model): TestView | null {
  if (m.down !== 'forced') return null;
  const value = skill(w, m, 'WILL');
  return {
    model: m.id,
    deed: 'Stand up',
    gain: 'both actions are left, else one',
    also: null,
    value,
    parts: [{ value, because: 'EE-DWN-06', label: 'WILL' }],
    ways: waysOf36(value),
    rule: 'EE-DWN-06',
  };
}

/** The test that a choice begins with; null where there is none. */
export function testOf(v: View, choice: Choice): TestView | null {
  const w = imagine(v, fastChance(1));
  if (choice.do === 'activate') return standTest(w, modelOf(w, choice.model));
  const f = activation.in(v);
  if (f === undefined) return null;
  const m = modelOf(w, f.model);
  if (choice.do === 'climb') return choice.actions === 1 ? climbTest(w, m) : null;
  const terms = termsOf(w, m, choice);
  if (terms === null || !('actions' in choice)) return null;
  const parts: Modifier[] = [{ value: skill(w, m, terms.on), because: terms.rule, label: terms.on }];
  if (choice.actions === 1) parts.push({ value: -1, because: 'EE-ACT-09', label: 'one action' });
  const value = total(parts);
  return {
    model: m.id,
    deed: terms.deed,
    gain: terms.gain,
    also: terms.also ?? null,
    value,
    parts,
    ways: waysOf36(value),
    rule: terms.rule,
  };
}
