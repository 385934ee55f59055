// Draws in a written order, for lessons: what is not on the script, or cannot be drawn any more, falls as it likes.
import type { Chance, Scripted, Source } from '@xenotable/kernel';

function following(script: readonly Scripted[], live: Chance): Chance {
  let at = 0;
  return {
    roll(sides, why) {
      const wanted = script[at++];
      return typeof wanted === 'number' && wanted >= 1 && wanted <= sides ? wanted : live.roll(sides, why);
    },
    pick(weights, why, name) {
      const wanted = script[at++];
      const index = weights.findIndex((weight, i) => weight > 0 && name?.(i) === wanted);
      return index >= 0 ? index : live.pick(weights, why, name);
    },
  };
}

export const scripted =
  (script: readonly Scripted[], live: Source): Source =>
  (position) =>
    following(script.slice(position), live(position));
