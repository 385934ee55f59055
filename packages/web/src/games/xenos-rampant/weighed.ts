// The answer whose odds are seen before anything is planned: the one that the bright button takes.
import { type Choices, isKind } from '@xenotable/xenos-rampant/preview';
import type { Asked, Json } from '@xenotable/kernel';
import { choiceOf } from './shared/border.ts';

/** Questions that are answered by dice at once. */
const ROLLED: readonly (keyof Choices)[] = ['rally', 'test', 'wild', 'stun'];

export function weighed(ask: Asked): Json | null {
  const rolls = ask.offers.find((offer) => {
    const choice = choiceOf(offer.choice);
    if (isKind(choice, 'react')) return choice.react;
    if (isKind(choice, 'reroll')) return choice.reroll !== false;
    return ROLLED.some((kind) => isKind(choice, kind));
  });
  return rolls?.choice ?? null;
}
