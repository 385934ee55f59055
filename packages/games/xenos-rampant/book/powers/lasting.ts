// When lasting powers end (XR-PSY-04, XR-PSY-05).

import { type PowerName, powerNamed } from '../../content/powers.ts';
import { type Side, type Table, type Unit, unitOf } from '../../table.ts';
import { sideOf } from '../../table.ts';
import { type Play } from '../chapter.ts';
import { namesOf } from '../../happenings.ts';

function end(play: Play, ends: (effect: Table['effects'][number]) => boolean, rule: string): void {
  const { w } = play;
  if (w.effects.length === 0) return;
  for (const effect of w.effects.filter(ends))
    play.tell?.(
      {
        type: 'power ended',
        power: effect.power,
        by: effect.by,
        unit: effect.on,
        names: namesOf(play.w, effect.on),
      },
      rule,
    );
  w.effects = w.effects.filter((effect) => !ends(effect));
}

/** XR-PSY-05 A power ends with its unit, and on a unit that is gone. */
export const endPowersOf = (play: Play, unit: Unit): void =>
  end(
    play,
    (effect) =>
      effect.by === unit.id ||
      (effect.on === unit.id &&
        unit.state !== 'table' &&
        unit.state !== 'building' &&
        unit.state !== 'transport'),
    'XR-PSY-05',
  );

/** XR-PSY-04 Manifesting again ends the earlier power. */
export const endEarlier = (play: Play, by: Unit): void =>
  end(play, (effect) => effect.by === by.id, 'XR-PSY-04');

/** XR-P-13 */
export const annul = (play: Play, on: Unit): void => end(play, (effect) => effect.on === on.id, 'XR-P-13');

export const used = (play: Play, on: Unit, power: PowerName): void =>
  end(play, (effect) => effect.on === on.id && effect.power === power, powerNamed(power).id);

/** Powers that last until the Manifesting side's next phase end as it begins; the others are now in the target's phase. */
export function phaseBegins(play: Play, side: Side): void {
  const { w } = play;
  end(
    play,
    (effect) =>
      sideOf(w, unitOf(w, effect.by)) === side && powerNamed(effect.power).lasts === 'next own phase',
    'XR-PSY-04',
  );
  for (const effect of w.effects) if (sideOf(w, unitOf(w, effect.on)) === side) effect.begun = true;
}

export function phaseEnds(play: Play, side: Side): void {
  const { w } = play;
  end(
    play,
    (effect) =>
      effect.begun &&
      powerNamed(effect.power).lasts === "target's next phase" &&
      sideOf(w, unitOf(w, effect.on)) === side,
    'XR-PSY-04',
  );
}
