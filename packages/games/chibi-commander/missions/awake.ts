// Which of the sleepers does not sleep: people say it before the first round.
import type { RuleId } from '@xenotable/kernel';
import { blipOf } from '../book/who.ts';
import { blipName } from '../names.ts';
import { cellName } from '../places.ts';
import { byNumber } from './mission.ts';

export const awakeQuestion = (rule: RuleId) =>
  byNumber<[left: number]>({
    rule,
    prompt: (_w, [left]) => `Which Blip does not sleep? ${left} to choose.`,
    keys: (w) => w.blips.filter((blip) => blip.mode === 'FROZEN').map((blip) => blip.id),
    words: ({ blips }, id) => {
      const blip = blips.find((one) => one.id === id);
      return blip === undefined ? blipName(id) : `${blipName(id)} on ${cellName(blip.cell)}`;
    },
    take(play, id, data) {
      blipOf(play.w, id).mode = 'NORMAL';
      return --data[0] > 0 ? 'again' : 'done';
    },
  });
