// XS-ALLY The Ally Commander: from its own view and a question to a choice.
import type { Ask } from '@xenotable/kernel';
import type { Choice } from '../choice.ts';
import type { View } from '../view.ts';

export function commander(_view: View, ask: Ask<Choice>): Choice {
  return ask.offers.find((offer) => 'do' in offer && (offer.do === 'ready' || offer.do === 'pass')) ?? ask.offers[0]!;
}
