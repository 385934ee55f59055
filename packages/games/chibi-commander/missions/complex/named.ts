// COOP 4: who of the squad is named before the first round, for the air shaft or for the clone.
import type { RuleId } from '@xenotable/kernel';
import type { Play } from '../../book/chapter.ts';
import { hasBought, unitOf } from '../../book/who.ts';
import type { TypeName } from '../../content/units.ts';
import type { Happening } from '../../happenings.ts';
import { nameOf } from '../../names.ts';
import type { Table, Unit, UnitId } from '../../table.ts';
import { type Due, type Question, byNumber } from '../mission.ts';
import { cooperativeMemo } from './memo.ts';

/** CC-M-CO4-02 Held back: it comes through the air shaft. */
export const inShaft = (w: Table, unit: Unit): boolean => cooperativeMemo.list(w, 'shaft').includes(unit.id);

type Topic = 'shaft' | 'clone';

const squad = (w: Table): Unit[] => w.units.filter((unit) => unit.side === 'Earth');

/** What somebody is still to be named for. */
export function unnamed(w: Table): Topic | null {
  const open = (topic: Topic, option: string): boolean =>
    hasBought(w, 'Earth', option) && cooperativeMemo.list(w, topic).length === 0 && squad(w).length > 0;
  return open('shaft', 'air shaft') ? 'shaft' : open('clone', 'clone') ? 'clone' : null;
}

const oneOfSquad = (
  topic: Topic,
  rule: RuleId,
  prompt: string,
  note: (named: { unit: UnitId; kind: TypeName }) => Happening,
  then: (play: Play) => Due,
): Question =>
  byNumber({
    rule,
    prompt: () => prompt,
    keys: (w) => squad(w).map(({ id }) => id),
    words: (look, id) => nameOf(look, id),
    take(play, id) {
      const unit = unitOf(play.w, id);
      cooperativeMemo.add(play.w, topic, unit.id);
      play.tell?.(note({ unit: unit.id, kind: unit.type }), rule);
      return then(play);
    },
  });

/** CC-M-CO4-02, CC-M-CO4-35 The people name one unit each; `then` goes on with what else is asked before the first round. */
export const namingQuestions = (then: (play: Play) => Due): Record<Topic, Question> => ({
  shaft: oneOfSquad(
    'shaft',
    'CC-M-CO4-02',
    'Who waits in the air shaft until round 4?',
    (named) => ({ type: 'waits in the air shaft', ...named }),
    then,
  ),
  clone: oneOfSquad(
    'clone',
    'CC-M-CO4-35',
    'Who has a clone, and stays in the roster even if it dies?',
    (named) => ({ type: 'has a clone', ...named }),
    then,
  ),
});
