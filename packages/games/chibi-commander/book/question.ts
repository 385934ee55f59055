// Questions that only one mission asks.
import { type Bookmark, type Seat, applies } from '@xenotable/kernel';
import type { Key, Question } from '../missions/mission.ts';
import type { Table } from '../table.ts';
import { chapter } from './chapter.ts';
import { isPerson, mission, shareOf, sharers, versus } from './who.ts';

interface Asked {
  topic: string;
  seat: Seat;
  /** What the question must remember. */
  data: number[];
}

function about(w: Table, f: Asked): Question {
  const question = mission(w).questions[f.topic];
  if (question === undefined) throw new Error(`the mission does not ask about '${f.topic}'`);
  return question;
}

/** CC-GEN-11 Against the automaton a person speaks for a program that sits beside people. */
const answerer = (w: Table, seat: Seat): Seat =>
  versus(w) || sharers(w).includes(seat) ? seat : shareOf(w, 0);

/** Where much is to be placed, chance may place the rest. */
const placeTheRest = (keys: readonly Key[]): Key | undefined => keys.find((key) => key === 'rest');

export const question = chapter<Asked>('question')
  .shows('topic', 'seat', 'data')
  .steps({
    ask: {
      rule: 'CC-GEN-17',
      prompt: (w, f) => about(w, f).prompt(w, f.data),
      who: (w, f) => (about(w, f).keys(w, f.data).length > 0 ? answerer(w, f.seat) : null),
      offers: (w, f) =>
        about(w, f)
          .keys(w, f.data)
          .map((key) => ({ do: 'answer', key })),
      judge: (w, f) => ({ rule: about(w, f).rule, reason: 'That is not among the answers.' }),
      auto(play, f, seat) {
        const { rule, keys, words, best } = about(play.w, f);
        const open = keys(play.w, f.data);
        const own = isPerson(play.w, seat) ? (best?.(play.w, f.data) ?? placeTheRest(open)) : undefined;
        if (own !== undefined && open.includes(own)) return { do: 'answer', key: own };
        return {
          do: 'answer',
          key: play.oneOf(open, rule, (key) => words(play.w, key, f.data)),
        };
      },
      take(play, f, _seat, choice) {
        if (choice.do !== 'answer') return 'done';
        const asked = about(play.w, f);
        applies(asked.rule);
        return asked.take(play, choice.key, f.data) ?? 'done';
      },
    },
  });

/** A question of the mission, to be called: `return { call: ask('topic', seat) }`. */
export const ask = (topic: string, seat: Seat, data: number[] = []): Bookmark =>
  question.begin({ topic, seat, data });
