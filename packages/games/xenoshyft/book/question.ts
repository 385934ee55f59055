// Seats: people are asked, Ally Commanders decide by their script, each in the place that the rules give them.
import type { Ask, AskStep, Bookmark, Playing, Seat, Step, Next } from '@xenotable/kernel';
import { commander } from '../auto/commander.ts';
import type { Choice } from '../choices.ts';
import { type Table, seatsFrom } from '../table.ts';
import { view } from '../view.ts';
import { words } from '../words.ts';

const isAlly = (w: Table, seat: Seat): boolean => w.commanders[seat]!.kind === 'ally';

/** The people at the table; the first of them is the host. */
export const people = (w: Table): Seat[] =>
  w.commanders.flatMap((one, seat) => (one.kind === 'person' ? [seat] : []));

/** XS-OPT-04 With closed hands every seat that holds cards has its say in every window: a missing question would betray the hand. */
export const mightAnswer = (w: Table, seat: Seat): boolean =>
  w.rules.hands === 'closed' && w.commanders.length > 1 && w.commanders[seat]!.hand.length > 0;

/** XS-OPT-16 What is done in Acquire, Deployment and Wrap-Up may be taken back, unless it showed something of a closed hand; a play in combat stands. */
function mayTakeBack(w: Table, seat: Seat, choice: Choice): boolean {
  if (
    w.rules.takeBack === 'never' ||
    (w.phase !== 'acquire' && w.phase !== 'deployment' && w.phase !== 'wrap-up')
  )
    return false;
  return w.rules.hands === 'open' || !('card' in choice || isAlly(w, seat));
}

/** Passing and being ready need no look. */
const isWaiting = (choice: Choice): boolean =>
  'do' in choice && (choice.do === 'pass' || choice.do === 'ready');

/**
 * XS-SEAT-02 XS-GEN-08 A question in three pages: the Ally Commanders whose turn it is decide first, each seeing its own view only;
 * with XS-OPT-15 a person sees what they will do and lets them; then people are asked. `next` is the step after the question.
 */
export function asking<L extends object>(
  name: string,
  next: string | 'done',
  step: AskStep<Table, Choice, L>,
): Record<string, Step<Table, Choice, L>> {
  const scripted = `${name}: Ally Commanders`;
  const shown = `${name}: look`;
  type F = Bookmark & L & { looked?: boolean };

  /** In turn, or from the first player to the left where all act at once. */
  const nextAlly = (w: Table, f: F): Seat | null => {
    if (!w.commanders.some((one) => one.kind === 'ally')) return null;
    const who = step.who(w, f);
    if (who === null || typeof who === 'number') return who !== null && isAlly(w, who) ? who : null;
    return (
      seatsFrom(w, w.first).find(
        (seat) => who.includes(seat) && isAlly(w, seat) && !w.commanders[seat]!.ready,
      ) ?? null
    );
  };
  const askOf = (w: Table, f: F, seat: Seat): Ask<Choice> => ({
    seat,
    rule: step.rule,
    prompt: typeof step.prompt === 'string' ? step.prompt : step.prompt(w, f, seat),
    offers: step.offers(w, f, seat),
    spaces: [],
    withdrawals: [],
  });
  const decision = (w: Table, f: F, seat: Seat): Choice => commander(view(w, seat), askOf(w, f, seat));
  const onward = (): Next => (next === 'done' ? 'done' : { goTo: next });

  /** Back to the scripted seats for as long as the question stays open. */
  const take = (play: Playing<Table>, f: F, seat: Seat, choice: Choice): Next => {
    if (!mayTakeBack(play.w, seat, choice)) play.reveal();
    const turn = step.take(play, f, seat, choice);
    if (turn === undefined) return onward();
    if (turn === 'again') return { goTo: scripted };
    return typeof turn === 'object' && 'call' in turn && (turn.then === undefined || turn.then === name)
      ? { call: turn.call, then: scripted }
      : turn;
  };

  return {
    [scripted]: {
      run(play, f: F) {
        const seat = nextAlly(play.w, f);
        if (seat === null) return { goTo: name };
        const choice = decision(play.w, f, seat);
        if (play.w.rules.allies === 'wait' && !f.looked && people(play.w).length > 0 && !isWaiting(choice)) {
          if (play.w.rules.hands === 'closed') play.reveal();
          return { goTo: shown };
        }
        f.looked = false;
        return take(play, f, seat, choice);
      },
    },
    [shown]: {
      rule: 'XS-OPT-15',
      who: (w) => people(w)[0]!,
      prompt(w, f) {
        // XS-M-ALLY-02 People may know what an Ally Commander would do next; a closed hand stays closed all the same.
        if (w.rules.hands === 'closed') return 'An Ally Commander is about to act.';
        const seat = nextAlly(w, f)!;
        return `${w.commanders[seat]!.name} decides: ${words.choice(decision(w, f, seat), view(w, seat))}.`;
      },
      offers: () => [{ do: 'go on' }],
      take(_play, f: F) {
        f.looked = true;
        return { goTo: scripted };
      },
    },
    [name]: {
      ...step,
      who(w, f) {
        const who = step.who(w, f);
        return typeof who === 'object' && who !== null ? who.filter((seat) => !isAlly(w, seat)) : who;
      },
      take,
      after: (play, f) => step.after?.(play, f) ?? onward(),
    },
  };
}
