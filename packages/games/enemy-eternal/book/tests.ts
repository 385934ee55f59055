// Skill tests: two dice, equal to or below the value.
import { type RuleId, applies } from '@xenotable/kernel';
import type { Model, Table } from '../table.ts';
import type { Play } from './chapter.ts';
import { ground } from './board/ground.ts';
import { has, skill } from './models.ts';

export interface Tested {
  dice: number[];
  sum: number;
  value: number;
  passed: boolean;
}

/** EE-TST-01 EE-TST-02 EE-TST-04 Rolls 2D6 against a value. EE-EQP-01 With a Scope three dice are rolled and the highest is left out. */
export function test(play: Play, value: number, why: RuleId, dice: 2 | 3 = 2): Tested {
  const rolled = play.rolls(dice, 6, why);
  applies('EE-TST-01');
  applies('EE-TST-04');
  let sum = 0;
  let best = 0;
  for (const die of rolled) {
    sum += die;
    if (die > best) best = die;
  }
  if (dice === 3) {
    sum -= best;
    applies('EE-EQP-01');
  }
  if (value >= 12 || value <= 1) applies('EE-TST-02');
  return { dice: rolled, sum, value, passed: value >= 12 || (value > 1 && sum <= value) };
}

/** EE-ACT-09 A bracketed ability: its skill, -1 as one action. */
export function abilityTest(
  play: Play,
  m: Model,
  value: number,
  actions: 1 | 2,
  rule: RuleId,
  what: string,
): boolean {
  const tested = test(play, actions === 1 ? value - 1 : value, rule);
  applies('EE-ACT-09');
  play.tell?.(
    { type: 'test', model: m.name, what, dice: tested.dice, value: tested.value, passed: tested.passed },
    rule,
  );
  return tested.passed;
}

/** EE-MOV-09 What a Climb as one action is tested on; null with a Grapple, which needs no test. */
export const climbValue = (w: Table, m: Model): number | null =>
  has(m, 'Grapple') ? null : skill(w, m, 'MOBILITY');

/** What a Climb is called: where nothing is raised it is only a second move. */
export const climbName = (w: Table): string => (ground(w).hills ? 'Climb' : 'Second move');

/** EE-MOV-09 Whether a Climb as one action comes off. */
export function climbs(play: Play, m: Model): boolean {
  const value = climbValue(play.w, m);
  if (value === null) {
    applies('EE-SPO-05');
    return true;
  }
  const tested = test(play, value, 'EE-MOV-09');
  play.tell?.(
    { type: 'test', model: m.name, what: climbName(play.w), dice: tested.dice, value, passed: tested.passed },
    'EE-MOV-09',
  );
  return tested.passed;
}

/** Results of 2D6 at or below a value, out of 36. */
const WAYS = [0, 0, 1, 3, 6, 10, 15, 21, 26, 30, 33, 35, 36];

export const waysOf36 = (value: number): number => (value < 2 ? 0 : value >= 12 ? 36 : WAYS[value]!);

/** Results of 3D6 without the highest at or below a value, out of 216. */
const SCOPED: number[] = (() => {
  const ways = new Array<number>(13).fill(0);
  for (let a = 1; a <= 6; a++)
    for (let b = 1; b <= 6; b++)
      for (let c = 1; c <= 6; c++) {
        const sum = a + b + c - Math.max(a, b, c);
        for (let value = sum; value <= 12; value++) ways[value]!++;
      }
  return ways;
})();

export const waysOf216 = (value: number): number => (value < 2 ? 0 : value >= 12 ? 216 : SCOPED[value]!);
