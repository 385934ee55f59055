// Mercenaries (XR-XEN-27, XR-MERC): who comes, and whom the Raiders among them have hurt (XR-SET-02 steps 6 and 11).
import { applies } from '@xenotable/kernel';

import { type Table, type Unit, profileOf, sideOf, unitOf } from '../../table.ts';
import { type Play, obvious, chapter } from '../chapter.ts';
import { chosen } from '../../choices.ts';
import { namesOf } from '../../happenings.ts';
import { head } from '../../ends.ts';

/** The result on the Mercenary table that hurts an enemy unit before the battle. */
const RAIDERS = 6;

/** XR-MERC-6 The cheapest enemy units. */
function cheapest(w: Table, unit: Unit): Unit[] {
  const enemies = w.units.filter(
    (one) => sideOf(w, one) !== sideOf(w, unit) && one.state !== 'absent' && one.extra === null,
  );
  const least = Math.min(...enemies.map((one) => one.cost));
  return enemies.filter((one) => one.cost === least);
}

/** XR-MERC-1, XR-MERC-2 The Mercenary table. */
function hire(play: Play, unit: Unit): void {
  const { w } = play;
  unit.mercenary = play.roll(6, 'XR-XEN-27');
  play.tell?.(
    { type: 'mercenary', unit: unit.id, roll: unit.mercenary, names: namesOf(play.w, unit.id) },
    `XR-MERC-${unit.mercenary}`,
  );
  if (unit.mercenary === 1) unit.state = 'absent';
  if (unit.mercenary === 2) {
    unit.due = play.roll(6, 'XR-MERC-2');
    unit.edge = w.edges[sideOf(w, unit)] ?? 'south';
    // XR-SET-09 An Immobile one comes at once or not at all.
    if (profileOf(unit).immobile && profileOf(unit).xeno['Special Insertion'] === undefined) {
      applies('XR-SET-09');
      if (unit.due === 1) unit.due = 0;
      else unit.state = 'absent';
    }
  }
}

export function rollMercenaries(play: Play): void {
  for (const unit of play.w.units)
    if (profileOf(unit).xeno['Mercenary'] !== undefined && unit.mercenary === 0 && unit.state !== 'absent')
      hire(play, unit);
}

export const raiders = chapter<{ at: number }>('raiders')
  .shows('at')
  .steps({
    next: {
      run(play, f) {
        const { w } = play;
        while (f.at < w.units.length) {
          const unit = unitOf(w, f.at++);
          if (unit.mercenary === RAIDERS && cheapest(w, unit).length > 0) return;
        }
        return 'done';
      },
    },
    /** XR-MERC-6 The raided side's owner picks among equals. */
    'who was raided?': obvious<{ at: number }, 'next'>({
      rule: 'XR-MERC-6',
      prompt: 'Raiders: which of your cheapest units suffers?',
      who: (w, f) => head(cheapest(w, unitOf(w, f.at - 1))).owner,
      offers: (w, f) => cheapest(w, unitOf(w, f.at - 1)).map((unit) => ({ raid: unit.id })),
      take(play, _f, _seat, choice) {
        const unit = unitOf(play.w, chosen(choice, 'raid').raid);
        const die = play.roll(6, 'XR-MERC-6');
        applies('XR-SET-02');
        unit.sp = Math.max(1, unit.sp - die);
        play.tell?.(
          { type: 'raided', unit: unit.id, left: unit.sp, names: namesOf(play.w, unit.id) },
          'XR-MERC-6',
        );
        return { goTo: 'next' };
      },
      auto: (play, f) => ({ raid: head(cheapest(play.w, unitOf(play.w, f.at - 1))).id }),
    }),
  });
