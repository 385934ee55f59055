// Who attacks is decided by a die, and where each of them comes from by another one.
import type { RuleId } from '@xenotable/kernel';
import type { Play } from '../../book/chapter.ts';
import { spot } from '../../book/blips/blips.ts';
import { ask } from '../../book/question.ts';
import { put } from '../../book/movement/arrivals.ts';
import { kindOf } from '../../names.ts';
import { type Cell, NONE, type Table, type Unit } from '../../table.ts';
import { strongest } from '../aimKit.ts';
import { randomField } from '../kit.ts';
import { type Due, type Question, byNumber } from '../mission.ts';
import { common, list } from '../state.ts';

/** CC-M-CO5-16 Who comes only in the second turn. */
export const assaultMemo = common.with({ late: list('late') });

/** One of several sets by a die; faces without a set are thrown again. */
export function rollSet<T>(play: Play, sets: readonly (readonly T[])[], rule: RuleId): readonly T[] {
  for (;;) {
    const set = sets[play.roll(6, rule) - 1];
    if (set !== undefined) return set;
  }
}

const isLate = (w: Table, unit: Unit): boolean => assaultMemo.list(w, 'late').includes(unit.id);

/** CC-M-CO5-15, CC-M-CO5-16 The attackers come in the first automaton turn, some of them in the second. */
export function enter(play: Play, entries: (die: number) => readonly Cell[], rule: RuleId): void {
  const { w } = play;
  for (const unit of w.units) {
    if (unit.side !== 'Invaders' || unit.fate !== 'waiting' || (w.round < 2 && isLate(w, unit))) continue;
    const cell = randomField(play, entries(play.roll(6, rule)), rule);
    if (cell === NONE) continue;
    put(unit, cell);
    play.tell?.({ type: 'spawned', unit: unit.id, kind: unit.type, cell }, rule);
  }
  spot(play);
}

const early = (w: Table): Unit[] => w.units.filter((unit) => unit.side === 'Invaders' && !isLate(w, unit));

export const askWhoIsLate = (many: number): Due => (many > 0 ? { call: ask('late', 0, [many]) } : undefined);

export const lateQuestion = (rule: RuleId): Question =>
  byNumber<[left: number]>({
    rule,
    prompt: (_w, [left]) => `Who comes only in the second wave? ${left} to choose.`,
    keys: (w) => early(w).map((unit) => unit.id),
    words: (look, id) => `${kindOf(look, id)} (${id})`,
    best: (w) => strongest(early(w))?.id,
    take(play, id, data) {
      assaultMemo.add(play.w, 'late', id);
      return --data[0] > 0 ? 'again' : 'done';
    },
  });
