// Plays a world on as sensible players would, to the next moment at which positions can be compared.
import {
  type AnyGame,
  type Chance,
  Playing,
  type Seat,
  type World,
  anyMove,
  answer,
  canAct,
  questionOf,
  run,
  top,
} from '@xenotable/kernel';

/** After this many decisions a position is scored, whatever its clock says. */
const MOST_DECISIONS = 400;
/** The same for games without a clock. */
const WITHOUT_CLOCK = 24;

/** The seat that decides next: the first that can do something. */
function nextSeat(game: AnyGame, w: World, who: Seat | readonly Seat[]): Seat {
  if (typeof who === 'number') return who;
  if (who.length === 1) return who[0]!;
  const f = top(w);
  const ask = questionOf(game.book, f);
  return (
    who.find((seat) => canAct({ offers: ask.offers(w, f, seat), spaces: ask.spaces?.(w, f, seat) ?? [] })) ??
    who[0]!
  );
}

/** Plays by each question's `auto`, at random if it has none, until the clock has grown by `ticks` since `since`, or the game is over. */
export function rollout(game: AnyGame, w: World, chance: Chance, since: number, ticks: number): void {
  const { book } = game;
  const until = since + ticks;
  const most = game.clock === undefined ? WITHOUT_CLOCK * ticks : MOST_DECISIONS;
  const uniform = (below: number): number => chance.roll(below, 'program') - 1;
  const play = new Playing<World>(w, chance);
  let who = run(book, play);
  for (let i = 0; who !== null && i < most && (game.clock?.(w) ?? 0) < until; i++) {
    const f = top(w);
    const { auto } = questionOf(book, f);
    if (auto === undefined) {
      const { seat, choice } = anyMove(game, w, game.asks(w), uniform, chance);
      who = answer(book, play, seat, choice);
    } else {
      const seat = nextSeat(game, w, who);
      who = answer(book, play, seat, auto(play, f, seat));
    }
  }
}
