// Mercenaries (XR-XEN-27, XR-MERC) and the underdog's help in a campaign (XR-C-11).
import { floorDiv } from '@xenotable/board';
import type { Playing, Next } from '@xenotable/kernel';
import { newUnit } from '../detachment/muster.ts';
import { readBuild } from '../detachment/text.ts';
import { type Table, type Unit, type UnitId, profileOf, sideOf } from '../table.ts';
import { chapter, question } from './question.ts';

/** XR-MERC-6 The cheapest enemy units. */
function cheapest(w: Table, unit: Unit): Unit[] {
  const enemies = w.units.filter(
    (one) => sideOf(w, one) !== sideOf(w, unit) && one.state === 'reserve' && one.extra === null,
  );
  const least = Math.min(...enemies.map((one) => one.cost));
  return enemies.filter((one) => one.cost === least);
}

/** XR-MERC-1, XR-MERC-2 The Mercenary table. */
function hire(play: Playing<Table>, unit: Unit): number {
  const { w } = play;
  unit.mercenary = play.roll(6, 'XR-XEN-27');
  play.tell?.({ type: 'mercenary', unit: unit.id, roll: unit.mercenary }, `XR-MERC-${unit.mercenary}`);
  if (unit.mercenary === 1) unit.state = 'absent';
  if (unit.mercenary === 2) {
    unit.due = play.roll(6, 'XR-MERC-2');
    unit.edge = w.edges[sideOf(w, unit)] ?? 'south';
    // XR-SET-09 An Immobile one comes at once or not at all.
    if (profileOf(unit).immobile && profileOf(unit).xeno['Special Insertion'] === undefined) {
      if (unit.due === 1) unit.due = 0;
      else unit.state = 'absent';
    }
  }
  return unit.mercenary;
}

export const mercenaries = chapter<{ at: number }>('mercenaries').looseSteps({
  roll: {
    run(play, f): Next {
      const { w } = play;
      while (f.at < w.units.length) {
        const unit = w.units[f.at++]!;
        if (
          profileOf(unit).xeno['Mercenary'] === undefined ||
          unit.mercenary !== 0 ||
          unit.state === 'absent'
        )
          continue;
        if (hire(play, unit) === 6 && cheapest(w, unit).length > 0) return;
      }
      return 'done';
    },
  },
  /** XR-MERC-6 The raided side's owner picks among equals; the damage is done before turn 1 (XR-SET-02). */
  'who was raided?': question<{ at: number }>({
    rule: 'XR-MERC-6',
    prompt: 'Raiders: which of your cheapest units suffers?',
    obvious: true,
    owner: (w, f) => cheapest(w, w.units[f.at - 1]!)[0]!.owner,
    offers: (w, f) => cheapest(w, w.units[f.at - 1]!).map((unit) => ({ raid: unit.id })),
    take(play, _f, _seat, choice): Next {
      const unit = play.w.units[(choice as { raid: UnitId }).raid]!;
      const die = play.roll(6, 'XR-MERC-6');
      unit.sp = Math.max(1, unit.sp - die);
      play.tell?.({ type: 'raided', unit: unit.id, left: unit.sp }, 'XR-MERC-6');
      return { goTo: 'roll' };
    },
    auto: (play, f) => ({ raid: cheapest(play.w, play.w.units[f.at - 1]!)[0]!.id }),
  }),
});

/** XR-C-11 One Mercenary Light Infantry for each full 4 points of difference. */
export const underdogs = chapter<{ at: number }>('underdogs').looseSteps({
  'how many?': question<{ at: number }>({
    rule: 'XR-C-11',
    prompt: 'How many mercenaries join the weaker side?',
    owner(w) {
      if (w.campaign === null || w.owners.length !== 2) return null;
      const difference = w.owners[0]!.total - w.owners[1]!.total;
      return Math.abs(difference) < 4 ? null : difference < 0 ? 0 : 1;
    },
    offers: (w) =>
      Array.from(
        { length: floorDiv(Math.abs(w.owners[0]!.total - w.owners[1]!.total), 4) + 1 },
        (_, underdogs) => ({ underdogs }),
      ),
    take(play, _f, seat, choice) {
      for (let i = 0; i < (choice as { underdogs: number }).underdogs; i++) {
        const unit = newUnit(
          play.w,
          seat,
          readBuild('Light Infantry + Increased Squad Size, Mercenary'),
          'Mercenaries',
          'underdog',
        );
        play.w.units.push(unit);
        play.tell?.({ type: 'underdog', unit: unit.id }, 'XR-C-11');
      }
      return 'done';
    },
    auto: (play) => ({ underdogs: floorDiv(Math.abs(play.w.owners[0]!.total - play.w.owners[1]!.total), 4) }),
    otherwise: () => 'done',
  }),
});
