// What no hint names: it changes nothing that could not be changed again before it matters.
import type { Seat } from '@xenotable/kernel';
import { type Choice, does } from './choices.ts';
import type { Seen } from './viewTypes.ts';

/** XS-DEP-12 The order of a lane after the fighting: it can be changed again in Deployment, with the new cards in hand. */
export const idle = ({ phase }: Seen, _seat: Seat, choice: Choice): boolean =>
  phase === 'wrap-up' && does(choice, 'move');
