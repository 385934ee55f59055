// How a question is put: people are asked, Ally Commanders decide by their script.
import { type Bookmark, type Seat, applies } from '@xenotable/kernel';
import { commander } from '../auto/commander.ts';
import { person } from '../auto/person.ts';
import { type Choice, does } from '../choices.ts';
import { glimpse, seen } from '../seen.ts';
import { type Table, commanderOf, hostOf, isAlly } from '../table.ts';
import { choiceWords } from '../words.ts';
import type { Asks } from './chapter.ts';
import { look } from './look.ts';

/** What a bookmark keeps for its question. */
export interface Question {
  /** XS-OPT-15 The host has seen what the Ally Commander is about to do. */
  looked?: boolean;
}

/** XS-OPT-04 With closed hands every seat that holds cards has its say in every window: a missing question would betray the hand. */
export function mightAnswer(w: Table, seat: Seat): boolean {
  if (w.options.hands === 'open' || w.commanders.length === 1) return false;
  applies('XS-OPT-04');
  return commanderOf(w, seat).hand.length > 0;
}

/** The phases in which even a strict table lets things be taken back. */
const calm = ({ phase }: Table): boolean =>
  phase === 'acquire' || phase === 'deployment' || phase === 'wrap-up';

/** XS-OPT-16 What showed nothing may be taken back, unless it showed something of a closed hand; by option a play in Combat stands. */
function mayTakeBack(w: Table, seat: Seat, choice: Choice): boolean {
  const { takeBack, hands } = w.options;
  if (takeBack === 'never' || (!calm(w) && (takeBack === 'allowed' || w.phase !== 'combat'))) return false;
  applies('XS-OPT-16');
  return hands === 'open' || !('card' in choice || isAlly(w, seat));
}

/** XS-OPT-15 An Ally Commander waits for a click before it acts; passing and being ready need none. */
const waitsForClick = (w: Table, f: Question, seat: Seat, choice: Choice): boolean =>
  w.options.allies === 'wait' &&
  isAlly(w, seat) &&
  !f.looked &&
  hostOf(w) !== null &&
  !does(choice, 'pass', 'ready');

/** XS-M-ALLY-02 People may know what an Ally Commander would do next; a closed hand stays closed all the same. */
function announced(w: Table, seat: Seat, choice: Choice): string {
  if (w.options.hands === 'closed') return 'An Ally Commander is about to act.';
  applies('XS-M-ALLY-02');
  return `${commanderOf(w, seat).name} decides: ${choiceWords(choice, seen(w, seat))}.`;
}

/** XS-SEAT-02 XS-GEN-08 A question that people answer and, for their seats, the Ally Commanders, each seeing its own view only. */
export function question<L extends object, N extends string = never>(
  step: Asks<L, N>,
): Asks<L & Question, N> {
  return {
    ...step,
    auto({ w }, f, seat) {
      applies('XS-SEAT-02');
      const script = isAlly(w, seat) ? commander : person;
      return script(glimpse(w, seat), { seat, rule: step.rule, offers: step.offers(w, f, seat) });
    },
    take(play, f: Bookmark & L & Question, seat, choice) {
      const { w } = play;
      if (waitsForClick(w, f, seat, choice)) {
        f.looked = true;
        if (w.options.hands === 'closed') play.reveal();
        // The bookmark lies at this very step.
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion
        return { call: look.begin({ says: announced(w, seat, choice) }), then: f.step as N };
      }
      if (f.looked) f.looked = false;
      if (!mayTakeBack(w, seat, choice)) play.reveal();
      return step.take(play, f, seat, choice);
    },
  };
}
