// COOP 4: who of the squad is named before the first round, for the air shaft or for the clone.
import { hasBought, unitOf } from '../book/who.ts';
import { nameOf } from '../names.ts';
import type { Table, Unit } from '../table.ts';
import { mark, marked } from './kit.ts';
import type { Question } from './mission.ts';

/** CC-M-CO4-02 Held back: it comes through the air shaft. */
export const inShaft = (w: Table, unit: Unit): boolean => marked(w, 'shaft').includes(unit.id);

type Topic = 'shaft' | 'clone';

const squad = (w: Table): Unit[] => w.units.filter((unit) => unit.side === 'Earth');

/** What somebody is still to be named for. */
export function unnamed(w: Table): Topic | null {
  const open = (topic: Topic, option: string): boolean =>
    hasBought(w, 'Earth', option) && marked(w, topic).length === 0 && squad(w).length > 0;
  return open('shaft', 'air shaft') ? 'shaft' : open('clone', 'clone') ? 'clone' : null;
}

const oneOfSquad = (topic: Topic, rule: string, prompt: string, then: Question['take']): Question => ({
  rule,
  prompt: () => prompt,
  answers: (w) => squad(w).map(({ id }) => ({ key: id, words: nameOf(w, id) })),
  take(play, key, data) {
    const unit = unitOf(play.w, key as number);
    mark(play.w, topic, unit.id);
    const named = { unit: unit.id, kind: unit.type };
    play.tell?.(
      topic === 'shaft' ? { type: 'waits in the air shaft', ...named } : { type: 'has a clone', ...named },
      rule,
    );
    return then(play, key, data);
  },
});

/** CC-M-CO4-02, CC-M-CO4-35 The people name one unit each; `then` goes on with what else is asked before the first round. */
export const namingQuestions = (then: Question['take']): Record<Topic, Question> => ({
  shaft: oneOfSquad('shaft', 'CC-M-CO4-02', 'Who waits in the air shaft until round 4?', then),
  clone: oneOfSquad(
    'clone',
    'CC-M-CO4-35',
    'Who has a clone, and stays in the roster even if it dies?',
    then,
  ),
});
