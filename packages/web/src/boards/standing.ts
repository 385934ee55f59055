// The state of things with regard to the current choice, if several share a place.
import type { TokenState } from '../kit/draw/Token.tsx';
import { NOTHING, type ThingState, type ThingId } from './things.ts';

const weight = (s: ThingState): number => (s.target ? 4 : s.picked ? 3 : s.ready ? 2 : s.refused ? 1 : 0);

export interface Aimed {
  thing: ThingId | null;
  standing: ThingState;
}

/** Which of the things in one place is meant when the place is pointed at: first a target, then what is picked up, then what can be used. */
export function aimed(things: readonly ThingId[], standing: (thing: ThingId) => ThingState): Aimed {
  let best: Aimed = { thing: things[0] ?? null, standing: NOTHING };
  let most = -1;
  for (const thing of things) {
    const here = standing(thing);
    if (weight(here) > most) {
      most = weight(here);
      best = { thing, standing: here };
    }
  }
  return best;
}

/** The same as states of a token, added to those that the game gives it. */
export function tokenStates(standing: ThingState, own: readonly TokenState[] = []): TokenState[] {
  const states = [...own];
  if (standing.picked) states.push('selected');
  if (standing.target) states.push('target');
  if (standing.refused) states.push('illegal');
  return states;
}

/** The thing's state in words, at the end of its name. */
export function spokenStanding(s: ThingState): string {
  if (s.picked) return ', picked up';
  if (s.target) return ', legal target';
  if (s.refused) return `, not now: ${s.refused.reason}`;
  return s.ready ? ', can be used' : '';
}
