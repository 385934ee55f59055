// Step 2 of a Combat: everybody may react.
import { type Seat, applies, reactions } from '@xenotable/kernel';
import { type Choice, PASS, asPlay } from '../../choices.ts';
import type { Happening } from '../../happenings.ts';
import { type Table, laneOf, seatsFrom } from '../../table.ts';
import { carryOut } from '../abilities/carryOut.ts';
import { playFault } from '../abilities/playFault.ts';
import { type Occasion, playsOf } from '../abilities/plays.ts';
import { chapter } from '../chapter.ts';
import { label, troopLabel } from '../labels.ts';
import { mightAnswer, question } from '../question.ts';
import type { Reaction } from '../windows.ts';
import { opponents } from './fight.ts';

const occasion = (f: Reaction): Occasion => ({ window: 'reaction', lane: f.lane });

/** XS-OPT-01 By the strict reading a seat passes after its one play; XS-REA-05 otherwise there is no limit. */
function done(w: Table, f: Reaction, seat: Seat): boolean {
  if (!f.acted.includes(seat)) return false;
  applies(w.options.reactions === 'one each' ? 'XS-OPT-01' : 'XS-REA-05');
  return w.options.reactions === 'one each';
}

/** What a seat can do; XS-REA-11 a seat that can do nothing is passed over. */
function playsNow(w: Table, f: Reaction, seat: Seat): Choice[] {
  const plays = done(w, f, seat) ? [] : playsOf(w, seat, occasion(f));
  if (plays.length === 0) applies('XS-REA-11');
  return plays;
}

/** What the Reaction is about, in one sentence. */
function whatComes(w: Table, lane: Seat): string {
  const { troops, enemies } = laneOf(w, lane);
  const pair = opponents(w, lane);
  if (pair !== null) return `${label(w, pair[1])} fights ${troopLabel(w, pair[0])}.`;
  return troops.length === 0 && enemies[0]?.up
    ? `${label(w, enemies[0])} is about to reach the Base.`
    : 'Nobody fights here now.';
}

export const reaction = chapter<Reaction>('reaction')
  .shows('lane', 'acted', 'window', 'looked')
  .steps({
    /**
     * XS-REA-01 XS-REA-04 XS-REA-11 From the active player to the left, one play or pass, until all have passed in a row; who can do nothing is passed over.
     * XS-REA-09 COMBAT-START effects would come before the first word; no card of this set has one.
     */
    react: question(
      reactions<Table, Choice, Reaction, never, Happening>({
        rule: 'XS-REA-04',
        prompt: (w, f) =>
          `${whatComes(w, f.lane)} React, or pass?`.replace(/^./, (first) => first.toUpperCase()),
        order: (w, f) => seatsFrom(w, f.lane),
        plays: playsNow,
        mightPlay: (w, f, seat) => mightAnswer(w, seat) && !done(w, f, seat),
        pass: PASS,
        judge: (w, f, seat, choice) => playFault(w, seat, choice, occasion(f)),
        take(play, f, seat, choice) {
          f.acted.push(seat);
          const does = carryOut(play, seat, asPlay(choice), 'reaction');
          return does === null ? 'again' : { call: does };
        },
      }),
    ),
  });
