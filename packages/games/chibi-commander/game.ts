// Chibi Commander: a comic alien war on a grid, for one to four players.
import { type Game, bookOf, defineGame } from '@xenotable/kernel';
import { arrange } from './arrange.ts';
import { begin } from './begin.ts';
import { acting } from './book/activation.ts';
import { healing } from './book/healing.ts';
import { robotMind, salvo } from './book/automaton/deeds.ts';
import { robot, robots } from './book/automaton/turn.ts';
import { building } from './book/building.ts';
import { betweenMissions } from './book/campaign.ts';
import { camouflage, covered } from './book/covered.ts';
import { aftermath, agreement } from './book/ending.ts';
import { preparation } from './book/preparation.ts';
import { mind } from './book/psi.ts';
import { question } from './book/question.ts';
import { round } from './book/round.ts';
import { stroll } from './book/sending.ts';
import { strike } from './book/strike.ts';
import { anyTalk } from './book/talks.ts';
import { jump } from './book/teleport.ts';
import { turn } from './book/turn.ts';
import { card } from './book/who.ts';
import type { Choice } from './choice.ts';
import { copy } from './copy.ts';
import { imagine } from './imagine.ts';
import { happeningWords } from './log.ts';
import { options } from './options.ts';
import { report } from './report.ts';
import { score } from './score.ts';
import type { Table } from './table.ts';
import { type View, sideOfViewer, view } from './view.ts';
import { choiceWords } from './words.ts';

export { bound, trials } from './trials.ts';

/** Hearts that a side has lost: all of them where the unit is dead. */
const taken = (w: Table, own: boolean, seat: number): number =>
  w.units.reduce(
    (all, unit) =>
      all +
      (unit.faction !== null && (unit.side === sideOfViewer(w, seat)) === own
        ? unit.fate === 'dead'
          ? card(unit).hearts
          : unit.lost
        : 0),
    0,
  );

export const game: Game<Table, Choice, View> = defineGame<Table, Choice, View>({
  name: 'chibi-commander',
  title: 'Chibi Commander',
  edition: '1',
  seats: { least: 1, most: 4, kinds: ['person', 'program'] },
  options,
  book: bookOf([
    betweenMissions,
    preparation,
    building,
    round,
    turn,
    acting,
    healing,
    stroll,
    covered,
    camouflage,
    strike,
    mind,
    jump,
    robots,
    robot,
    salvo,
    robotMind,
    question,
    agreement,
    aftermath,
  ]),
  begin,
  view,
  imagine,
  copy,
  score,
  words: { choice: choiceWords, happening: happeningWords },
  arrange,
  report,
  sample: (_w, _seat, _space, chance) => anyTalk(chance),
  /** Odds are read before anybody spends a star. */
  oddsReply(_w, asks) {
    const reaction = asks.find((ask) => ask.offers.some((offer) => offer.do === 'keep it'));
    return reaction === undefined ? null : { seat: reaction.seat, choice: { do: 'keep it' } };
  },
  measures: {
    taken: { label: 'Hearts lost by the other side', of: (w, seat) => taken(w, false, seat) },
    ours: { label: 'Hearts lost by our side', of: (w, seat) => taken(w, true, seat) },
  },
});
