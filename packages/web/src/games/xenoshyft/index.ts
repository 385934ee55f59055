// XenoShyft at the table.
import { createElement, lazy } from 'react';
import { byTouch } from '../../kit/size.ts';
import { partsOf } from '../../table/together.ts';
import type { GameModule } from '../../table/contract.ts';
import { type Json, NOTHING_LOST } from '@xenotable/kernel';
import { choiceOf, choicesIn } from './border.ts';
import { Board } from './Board.tsx';
import { Forecast } from './Forecast.tsx';
import { HandTab } from './Hand.tsx';
import { Picture } from './Picture.tsx';
import { Summary } from './Summary.tsx';
import { plannedArrival } from './arrivals.ts';
import { detailNamed, detailOf } from './details.ts';
import { plannedFall } from './falls.ts';
import { sideOf } from './shared/faces.ts';
import { leftToDo, nags } from './leftToDo.ts';
import { modifiersOf } from './modifiers.ts';
import { openHand } from './openHand.ts';
import { noteOf, nobodyFights } from './notes.ts';
import { BUYING, paidPurchases, planWords, plannedPurchase } from './purchase.ts';
import { CARDS, DIVISIONS, ENEMIES } from '@xenotable/xenoshyft/content';
import { seatOf } from '@xenotable/xenoshyft/preview';
import type { Choice, View } from '@xenotable/xenoshyft';
import { toldTogether } from './told.ts';
import { goals, left, missionOf, score } from './goals.ts';
import { shortWays, thingsOf, usualOf, whoseOf } from './things.ts';
import { dotted } from '../../kit/words.ts';

const PHASES = ['draw', 'acquire', 'deployment', 'combat', 'wrap-up'] as const;
const PHASE_NAMES = ['Draw', 'Acquire', 'Deploy', 'Combat', 'Wrap-up'];
const NAMES = [...Object.values(CARDS), ...Object.values(ENEMIES), ...Object.values(DIVISIONS)].map(
  (one) => one.name,
);
/** The last part of a choice that may be several: what a purchase is about. */
function lastPart(choice: Json): Choice {
  return choiceOf(partsOf(choice).at(-1) ?? choice);
}

/** Phases in which the coming Combat is looked at. */
const LOOKED_AHEAD: readonly string[] = ['acquire', 'deployment', 'combat'];

export const module: GameModule<View> = {
  headline: (view) => `${view.level} · wave ${view.wave}, round ${view.round} of ${view.rounds}`,
  phases: (view) => ({
    names: PHASE_NAMES,
    now: PHASES.findIndex((phase) => phase === view.phase),
    stops: [3],
  }),
  seats: (view) =>
    view.seats.map((seat, i) => ({
      side: sideOf(i),
      name: seat.name,
      what: dotted(
        seat.division === '' ? null : DIVISIONS[seat.division].name,
        seat.kind === 'ally' && 'Ally Commander',
        view.active === i && 'fighting',
        view.active !== i && seat.ready && 'ready',
      ),
    })),
  Board,
  phrases: async () => (await import('./phrases.ts')).phraseBook,
  openHand,
  Summary,
  Hand: HandTab,
  handLabel: 'Hand',
  handFirst: true,
  // A window is answered and a hand is sorted out with the hand in sight; what happened stays one tab away.
  asksAtOnce: ({ window, phase }) => window !== null || phase === 'wrap-up',
  tellsSinceAnswer: true,
  Picture,
  things: (choice, view, seat) => thingsOf(choiceOf(choice), view, seat),
  usual: (choices) => choices[usualOf(choices.map((choice) => choiceOf(choice)))] ?? null,
  note: (choice, view, seat) => noteOf(lastPart(choice), view, seat),
  combined: paidPurchases,
  otherWays: (choice, view) => shortWays(choiceOf(choice), view),
  say: (choice, view) => planWords(choicesIn(choice), view),
  planned: (choice, view, seat) =>
    plannedPurchase(choicesIn(choice), view, seat) ??
    plannedFall(choicesIn(choice), view) ??
    plannedArrival(choicesIn(choice), view),
  detail: detailOf,
  named: detailNamed,
  voice: ({ by }) => by ?? { side: 'b', letter: 'H' },
  whose: whoseOf,
  allied: true,
  told: toldTogether,
  losses: {
    hurt: (count) => `${count} damage taken`,
    lost: (count) => `${count} ${count === 1 ? 'Troop' : 'Troops'} lost`,
    base: (count) => `Base −${count}`,
  },
  names: () => NAMES,
  figureHasOdds: true,
  figure: (picked, view, ask, pick) =>
    LOOKED_AHEAD.includes(view.phase) ? createElement(Forecast, { picked, view, ask, pick }) : null,
  goals,
  score,
  left,
  mission: missionOf,
  story: () => import('./story.ts'),
  difficulty: 'base',
  // XS-OPT-02 Even is Standard for one or two seats.
  isDoubleLevel: (level, seats) => level === 'even' && seats <= 2,
  leftToDo,
  nags,
  orders: { [NOTHING_LOST]: 'pass' },
  modifiers: (choice, view) => modifiersOf(lastPart(choice), view),
  guide: (ask, view) =>
    nobodyFights(view)
      ? 'No Enemy is left in this lane: pass goes on. Troops can also be moved before the next fight.'
      : ask.rule === BUYING && seatOf(view, ask.seat).hand?.some((card) => CARDS[card].value > 0)
        ? `${byTouch() ? 'Tap a card of the market twice' : 'Point twice at a card of the market'}: it is paid for from your hand and bought in one go.`
        : null,
  legend: [
    { sign: 'target', label: 'legal target of the card' },
    { sign: 'illegal', label: 'not now: reason on the card' },
    { sign: 'ours', label: 'ours, printed positive' },
    { sign: 'theirs', label: 'the Hive, printed negative' },
  ],
  screens: {
    editor: lazy(() => import('./editor/EditorScreen.tsx')),
    companion: lazy(() => import('./CompanionScreen.tsx')),
  },
  print: () => import('./print.tsx'),
  ending: (view, winners) => ({
    title:
      winners === ''
        ? `The base falls in round ${view.round}`
        : `The base holds with ${view.base.now} hit points`,
  }),
};
