// Everybody who has not acted fires, or holds, in one go.
import type { Asked } from '@xenotable/kernel';
import { type Choice, type View, choiceIn } from '@xenotable/earth-war/preview';

/** The better of FIRE and MELEE for every unit that has not acted; whoever turns up a card by it comes last. */
export function volleyFire(ask: Asked | null, view: View): Choice[] {
  const offers = (ask?.offers ?? []).map((offer) => choiceIn(offer.choice));
  const shots = view.squad.flatMap((unit): { unit: number; choice: Choice }[] => {
    const shot = (how: 'fire' | 'melee'): Choice | undefined =>
      offers.find((one) => one.do === how && one.unit === unit.id);
    const fire = shot('fire');
    const melee = shot('melee');
    const best = unit.melee > unit.fire ? (melee ?? fire) : (fire ?? melee);
    return best === undefined ? [] : [{ unit: unit.id, choice: best }];
  });
  const lights = (id: number): number =>
    Number(view.table.squad.find((unit) => unit.id === id)?.type === 'Incinerator');
  return shots.toSorted((a, b) => lights(a.unit) - lights(b.unit)).map((one) => one.choice);
}

/** Every unit that has not acted. */
export const holdFire = (ask: Asked | null): Choice[] =>
  (ask?.offers ?? []).map((offer) => choiceIn(offer.choice)).filter((choice) => choice.do === 'hold');
