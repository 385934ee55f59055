// Questions that only one mission asks.
import type { Bookmark, Seat } from '@xenotable/kernel';
import type { Question } from '../missions/mission.ts';
import type { Table } from '../table.ts';
import { chapter } from './chapter.ts';
import { isPerson, mission } from './who.ts';

interface Asked {
  topic: string;
  seat: Seat;
  /** What the question must remember. */
  data: number[];
}

const about = (w: Table, f: Asked): Question => mission(w).questions![f.topic]!;

export const question = chapter<Asked>('question').steps({
  ask: {
    rule: 'CC-GEN-17',
    prompt: (w, f) => about(w, f).prompt(w, f.data),
    who: (w, f) => (isPerson(w, f.seat) && about(w, f).answers(w, f.data).length > 0 ? f.seat : null),
    offers: (w, f) =>
      about(w, f)
        .answers(w, f.data)
        .map(({ key }) => ({ do: 'answer', key })),
    judge: (w, f) => ({ rule: about(w, f).rule, reason: 'That is not among the answers.' }),
    take: (play, f, _seat, choice) =>
      about(play.w, f).take(play, (choice as { key: number | string }).key, f.data) ?? 'done',
    // Where no person answers, the answer is drawn.
    after(play, f) {
      const answers = about(play.w, f).answers(play.w, f.data);
      if (answers.length === 0) return 'done';
      const { key } = play.oneOf(answers, about(play.w, f).rule, (answer) => answer.words);
      return about(play.w, f).take(play, key, f.data) ?? 'done';
    },
  },
});

/** A question of the mission, to be called: `return { call: ask('topic', seat) }`. */
export const ask = (topic: string, seat: Seat, data: number[] = []): Bookmark =>
  question.begin({ topic, seat, data });
