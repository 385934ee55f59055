// Words that several sheets use.
import type { Answer, Subject } from '@xenotable/kernel/companion';
import { typeOf } from '../content/units.ts';
import { damageFace } from '../book/fight/wounds.ts';
import type { Chain } from '../content/card.ts';
import type { Figure } from './table.ts';

export const subjectOf = (figure: Figure): Subject => {
  const { hearts, armor, move } = typeOf(figure.type);
  return {
    name: figure.name,
    detail: `${figure.hearts} of ${hearts} hearts · armor ${armor} · moves ${move}${figure.side === 'automaton' ? ` · ${figure.mode}` : ''}`,
    side: figure.side,
    letter: figure.name.charAt(0),
  };
};

export const figureAnswers = (figures: readonly Figure[]): Answer[] =>
  figures.map((one) => ({
    value: String(one.id),
    label: one.name,
    detail: one.state === 'coma' ? 'in coma' : `${one.hearts} of ${typeOf(one.type).hearts} hearts`,
  }));

export const fields = (count: number): string => (count === 1 ? '1 field' : `${count} fields`);

/** 'M2 R2 D1' in words. */
export function chainWords({ deed, range, dice, move, long, twice }: Chain): string {
  const what =
    deed === 'heal'
      ? `heals, ${dice}D6`
      : deed === 'mind'
        ? `PSI, ${dice}D6`
        : `${range === 0 ? 'melee' : `range ${range}D6`}, damage ${dice}D6${deed === 'blast' ? ', explosive' : ''}`;
  return [
    ...(long ? ['long'] : []),
    ...(twice ? ['twice'] : []),
    ...(move > 0 ? [`move ${move} first`] : []),
    what,
  ].join(' · ');
}

/** CC-HIT-03 CC-HIT-04 CC-HIT-06 The chance that a throw hits, by trying every result. */
export function hitChance(range: number, far: number): number {
  if (range === 0) return 35 / 36;
  let hits = 0;
  const all = 6 ** range;
  for (let i = 0; i < all; i++) {
    const dice = Array.from({ length: range }, (_, k) => (Math.floor(i / 6 ** k) % 6) + 1);
    if (isHit(range, far, dice)) hits++;
  }
  return hits / all;
}

/** CC-HIT-02 CC-HIT-03 CC-HIT-04 The sum without ones beats the distance; a slip spoils it unless there is distance enough. */
export function isHit(range: number, far: number, dice: readonly number[]): boolean {
  const sum = dice.reduce((all, die) => all + (die === 1 ? 0 : die), 0);
  return sum > far && (far >= 2 * range || !dice.includes(1));
}

/** CC-GEN-19 Points of damage dice: a W6 stands in, 1 and 2 count nothing, 5 and 6 count two. */
export const pointsOf = (dice: readonly number[]): number =>
  dice.reduce((all, die) => all + damageFace(die), 0);
