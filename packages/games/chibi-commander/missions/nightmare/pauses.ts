// As soon as the last of a wave is dead somebody is healed: one whom people choose, or everybody.
import type { RuleId } from '@xenotable/kernel';
import type { Play } from '../../book/chapter.ts';
import { spot } from '../../book/blips/blips.ts';
import { regain } from '../../book/fight/wounds.ts';
import { ask } from '../../book/question.ts';
import { unitOf } from '../../book/who.ts';
import type { Side } from '../../content/units.ts';
import { placeOf } from '../../names.ts';
import { NONE, type Table, type Unit } from '../../table.ts';
import { mostWounded } from '../aimKit.ts';
import { type Due, type Question, byNumber } from '../mission.ts';
import { nightmareMemo } from './memo.ts';
import { waveBeaten, waveNumber } from './waves.ts';

const patients = (w: Table, side: Side): Unit[] =>
  w.units.filter((unit) => unit.side === side && unit.cell !== NONE && unit.lost > 0);

/** Whether the pause after the wave has just begun: it comes once. */
function pauseBegins(w: Table): boolean {
  if (waveNumber(w) === 0 || !waveBeaten(w) || nightmareMemo.list(w, 'paused').includes(waveNumber(w)))
    return false;
  nightmareMemo.add(w, 'paused', waveNumber(w));
  return true;
}

/** CC-M-HS-06 */
export const healOne = ({ w }: Play, side: Side): Due =>
  pauseBegins(w) && patients(w, side).length > 0 ? { call: ask('pause', 0) } : undefined;

export const pauseQuestion = (rule: RuleId, side: Side): Question =>
  byNumber({
    rule,
    prompt: () => 'Who is healed completely?',
    keys: (w) => [...patients(w, side).map((unit) => unit.id), NONE],
    words: (look, id) => (id === NONE ? 'Nobody' : placeOf(look, id)),
    best: (w) => mostWounded(patients(w, side))?.id,
    take(play, id) {
      if (id === NONE) return;
      const unit = unitOf(play.w, id);
      regain(play, unit, unit.lost, rule);
      spot(play);
    },
  });

/** CC-M-ED-06 */
export function healAll(play: Play, side: Side, rule: RuleId): void {
  if (!pauseBegins(play.w)) return;
  for (const unit of patients(play.w, side)) regain(play, unit, unit.lost, rule);
}
