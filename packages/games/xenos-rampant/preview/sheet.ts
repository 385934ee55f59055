// What a roster says of a unit: its orders, and its special rules with their meaning.
import { SPECIALS, type Special } from '../content/specials.ts';
import { XENO } from '../content/xeno.ts';
import { type Unit, profileOf } from '../table.ts';

export interface SheetRule {
  name: string;
  text: string;
  rule: string;
}

export interface UnitSheet {
  /** '5+', 'Free' or a dash. */
  orders: { order: 'Attack' | 'Move' | 'Shoot'; value: string }[];
  rules: SheetRule[];
}

const isSpecial = (name: string): name is Special => Object.hasOwn(SPECIALS, name);

export function profileView(unit: Pick<Unit, 'build'>): UnitSheet {
  const p = profileOf(unit);
  const value = (free: boolean, test: number): string =>
    test === 0 ? '–' : free ? `Free (${test}+)` : `${test}+`;
  const xeno = XENO.filter((one) => p.xeno[one.rule] === one.level);
  return {
    orders: [
      { order: 'Attack', value: value(p.freeAttack, p.attack) },
      { order: 'Move', value: value(p.freeMove, p.move) },
      { order: 'Shoot', value: value(p.freeShoot, p.shoot) },
    ],
    rules: [
      ...(p.wild && p.has['Wild Charge'] === undefined
        ? [{ name: 'Wild Charge', text: SPECIALS['Wild Charge'].text, rule: 'XR-WLD-01' }]
        : []),
      ...Object.keys(p.has)
        .filter(isSpecial)
        .map((name) => ({ name, text: SPECIALS[name].text, rule: SPECIALS[name].see })),
      ...xeno.map(({ name, text, see }) => ({ name, text, rule: see })),
    ],
  };
}
