// The underdog's help in a campaign (XR-C-11).
import { floorDiv } from '@xenotable/board';
import { chosen } from '../../choices.ts';
import { newUnit } from '../../detachment/muster.ts';
import { readBuild } from '../../detachment/text.ts';
import { namesOf } from '../../happenings.ts';
import { ownerOf } from '../../table.ts';
import { chapter } from '../chapter.ts';

/** XR-C-11 One Mercenary Light Infantry for each full 4 points of difference. */
export const underdogs = chapter('underdogs').steps({
  'how many?': {
    rule: 'XR-C-11',
    prompt: 'How many mercenaries join the weaker side?',
    who(w) {
      if (w.campaign === null || w.owners.length !== 2) return null;
      const difference = ownerOf(w, 0).total - ownerOf(w, 1).total;
      return Math.abs(difference) < 4 ? null : difference < 0 ? 0 : 1;
    },
    offers: (w) =>
      Array.from(
        { length: floorDiv(Math.abs(ownerOf(w, 0).total - ownerOf(w, 1).total), 4) + 1 },
        (_, underdogs) => ({ underdogs }),
      ),
    take(play, _f, seat, choice) {
      for (let i = 0; i < chosen(choice, 'underdogs').underdogs; i++) {
        const unit = newUnit(
          play.w,
          seat,
          readBuild('Light Infantry + Increased Squad Size, Mercenary'),
          'Mercenaries',
          'underdog',
        );
        play.w.units.push(unit);
        play.tell?.({ type: 'underdog', unit: unit.id, names: namesOf(play.w, unit.id) }, 'XR-C-11');
      }
      return 'done';
    },
    auto: (play) => ({
      underdogs: floorDiv(Math.abs(ownerOf(play.w, 0).total - ownerOf(play.w, 1).total), 4),
    }),
    after: () => 'done',
  },
});
