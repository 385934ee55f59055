// Step 2 of a Combat: everybody may react.
import { type Seat, reactions } from '@xenotable/kernel';
import { type Choice, PASS, type Play } from '../../choices.ts';
import { type Table, seatsFrom } from '../../table.ts';
import { chapter } from '../chapter.ts';
import { opponents } from './fight.ts';
import { judgePlay } from '../abilities/playFault.ts';
import { label, troopLabel } from '../labels.ts';
import { carryOut } from '../abilities/carryOut.ts';
import { type Occasion, playsOf } from '../abilities/plays.ts';
import { asking, mightAnswer } from '../question.ts';

interface Reaction {
  lane: Seat;
  /** Seats that have made a play in this step. */
  acted: Seat[];
}

const occasion = (f: Reaction): Occasion => ({ window: 'reaction', lane: f.lane });

/** XS-OPT-01 By the strict reading a seat passes after its one play; XS-REA-05 otherwise there is no limit. */
const done = (w: Table, f: Reaction, seat: Seat): boolean =>
  w.rules.reactions === 'one each' && f.acted.includes(seat);

/** What the Reaction is about, in one sentence. */
function whatComes(w: Table, lane: Seat): string {
  const { troops, enemies } = w.commanders[lane]!.lane;
  const pair = opponents(w, lane);
  if (pair !== null) return `${label(w, pair[1])} fights ${troopLabel(w, pair[0])}.`;
  return troops.length === 0 && enemies[0]?.up
    ? `${label(w, enemies[0])} is about to reach the Base.`
    : 'Nobody fights here now.';
}

export const reaction = chapter<Reaction>('reaction').looseSteps({
  /**
   * XS-REA-01 XS-REA-04 XS-REA-11 From the active player to the left, one play or pass, until all have passed in a row; who can do nothing is passed over.
   * XS-REA-09 COMBAT-START effects would come before the first word; no card of this set has one.
   */
  ...asking(
    'react',
    'done',
    reactions<Table, Choice, Reaction, 'react'>({
      rule: 'XS-REA-04',
      prompt: (w, f) =>
        `${whatComes(w, f.lane)} React, or pass?`.replace(/^./, (first) => first.toUpperCase()),
      order: (w, f) => seatsFrom(w, f.lane),
      plays: (w, f, seat) => (done(w, f, seat) ? [] : playsOf(w, seat, occasion(f))),
      mightPlay: (w, f, seat) => mightAnswer(w, seat) && !done(w, f, seat),
      pass: PASS,
      judge: (w, f, seat, choice) =>
        done(w, f, seat)
          ? { rule: 'XS-OPT-01', reason: 'One play for each player in a Reaction step.' }
          : judgePlay(w, seat, choice, occasion(f)),
      take(play, f, seat, choice) {
        f.acted.push(seat);
        const does = carryOut(play, seat, choice as Play, 'reaction');
        return does === null ? 'again' : { call: does, then: 'react' };
      },
    }),
  ),
});
