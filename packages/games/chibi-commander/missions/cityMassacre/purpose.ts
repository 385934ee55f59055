// Among walkers one Blip acts on purpose in each turn: people say which.
import type { RuleId } from '@xenotable/kernel';
import { ask } from '../../book/question.ts';
import { blipOf, findBlip } from '../../book/who.ts';
import { blipName } from '../../names.ts';
import { NONE, type Table } from '../../table.ts';
import { farthestBlip } from '../aimKit.ts';
import { type Due, type Question, byNumber } from '../mission.ts';
import { common, one } from '../state.ts';

export const purposeMemo = common.with({ chosen: one('chosen') });

/** At the start of the automaton's turn. */
export const choosePurpose = (w: Table): Due => (w.blips.length > 0 ? { call: ask('chosen', 0) } : undefined);

/** At its end the Blip walks about again. */
export function forgetPurpose(w: Table): void {
  const chosen = findBlip(w, purposeMemo.of(w).chosen ?? NONE);
  if (chosen !== undefined) chosen.mode = 'WALKING';
  delete purposeMemo.of(w).chosen;
}

export const purposeQuestion = (rule: RuleId): Question =>
  byNumber({
    rule,
    prompt: () => 'Which Blip acts on purpose in this turn?',
    keys: (w) => w.blips.map((blip) => blip.id),
    words: (_look, id) => blipName(id),
    best: (w) => farthestBlip(w)?.id,
    take(play, id) {
      purposeMemo.of(play.w).chosen = id;
      blipOf(play.w, id).mode = 'NORMAL';
    },
  });
