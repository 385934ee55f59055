// XenoShyft at the table.
import { createElement } from 'react';
import { byTouch } from '../../app/size.ts';
import { partsOf } from '../../frame/together.ts';
import type { GameModule } from '../contract.ts';
import type { Asked, LogLine } from '@xenotable/kernel';
import { Board } from './Board.tsx';
import { HandTab } from './Hand.tsx';
import { Picture } from './Picture.tsx';
import { ResultSheet } from './ResultSheet.tsx';
import { Summary } from './Summary.tsx';
import { detailOf } from './details.ts';
import { sideOf } from './faces.ts';
import { modifiersOf } from './modifiers.ts';
import { noteOf } from './notes.ts';
import { purchaseWords } from './payment.ts';
import { CARDS, type Choice, DIVISIONS, ENEMIES, type View } from './rulebook.ts';
import { enemyThing, thingsOf, troopThing } from './things.ts';
import { initial } from '../../app/words.ts';

const PHASES = ['draw', 'acquire', 'deployment', 'combat', 'wrap-up'] as const;
const PHASE_NAMES = ['Draw', 'Acquire', 'Deploy', 'Combat', 'Wrap-up'];
const NAMES = [...Object.values(CARDS), ...Object.values(ENEMIES), ...Object.values(DIVISIONS)].map(
  (one) => one.name,
);
const WINDOWS = {
  reaction: 'Reactions before a fight',
  reveal: 'Answers to a reveal',
  damage: 'Answers to damage',
  kill: 'Answers to a kill',
};

/** The seat that a line is about; null where the Hive speaks. */
function speakerOf({ what }: LogLine): number | null {
  if (typeof what['seat'] === 'number') return what['seat'];
  return typeof what['lane'] === 'number' && String(what['card']) in CARDS ? what['lane'] : null;
}

/** The choice that lets a window pass, if this is one. */
const passOf = (ask: Asked) =>
  ask.offers.find(({ choice }) => (choice as Choice & { do?: string }).do === 'pass')?.choice ?? null;

export const module: GameModule<View> = {
  accent: 'xs',
  title: 'XenoShyft',
  standing: (view) =>
    `${view.rules.siege === 'training' ? 'Training' : view.level} · wave ${view.wave}, round ${view.round} of ${view.rounds}`,
  phases: (view) => ({
    names: PHASE_NAMES,
    now: PHASES.indexOf(view.phase as (typeof PHASES)[number]),
    stops: [3],
  }),
  seats: (view, plans) =>
    view.seats.map((seat, i) => ({
      side: sideOf(i),
      letter: initial(plans[i]?.name ?? seat.name),
      name: plans[i]?.name ?? seat.name,
      what: [
        seat.division === '' ? null : DIVISIONS[seat.division].name,
        seat.kind === 'ally' && 'Ally Commander',
        view.active === i ? 'fighting' : seat.ready ? 'ready' : null,
      ]
        .filter(Boolean)
        .join(' · '),
    })),
  Board,
  Summary,
  Hand: HandTab,
  handLabel: 'Hand',
  Picture,
  things: (choice, view, seat) => thingsOf(choice as Choice, view, seat),
  note: (choice, view, seat) => noteOf(partsOf(choice).at(-1) as Choice, view, seat),
  say: (choice) => purchaseWords(partsOf(choice) as unknown as Choice[]),
  detail: detailOf,
  voice(line, view, plans) {
    const seat = speakerOf(line);
    if (seat === null) return { side: 'b', letter: 'H' };
    return { side: sideOf(seat), letter: initial(plans[seat]?.name ?? view.seats[seat]?.name ?? '') };
  },
  section: ({ what }) => (what.type === 'round' ? `Round ${String(what['round'])}` : null),
  mentions: ({ what }) =>
    typeof what['unit'] === 'number' ? [troopThing(what['unit']), enemyThing(what['unit'])] : [],
  names: () => NAMES,
  trigger(ask, view) {
    const pass = passOf(ask);
    if (view.window === null || pass === null) return null;
    const plays = ask.offers.filter(({ choice }) => choice !== pass);
    const own = view.seats[ask.seat]!.lane.troops;
    return {
      key: view.window.kind,
      label: WINDOWS[view.window.kind],
      pass,
      use: plays.length === 1 ? plays[0]!.choice : null,
      urgent: view.window.hits.some((hit) =>
        own.some((troop) => troop.id === hit.unit && troop.remaining <= hit.amount),
      ),
    };
  },
  forecast(ask, view) {
    const pass = passOf(ask);
    if (view.phase !== 'combat' || pass === null) return [];
    return [
      {
        measure: 'baseDamage',
        title: 'Base damage this round',
        unit: 'damage',
        better: 'less',
        against: pass,
      },
    ];
  },
  modifiers: (choice, view) => modifiersOf(partsOf(choice).at(-1) as Choice, view),
  guide: (ask, { phase, seats }) =>
    phase === 'acquire' && seats[ask.seat]!.hand?.some((card) => CARDS[card].value > 0)
      ? `${byTouch() ? 'Tap a card of the market twice' : 'Point twice at a card of the market'}: it is paid for from your hand and bought in one go.`
      : null,
  legend: [
    { sign: 'target', label: 'legal target of the card' },
    { sign: 'illegal', label: 'not now: reason on the card' },
    { sign: 'ours', label: 'ours, printed positive' },
    { sign: 'theirs', label: 'the Hive, printed negative' },
  ],
  ending: (view) => {
    const won = (view.over?.winners.length ?? 0) > 0;
    return {
      won,
      title: won
        ? `The base holds with ${view.base.now} hit points`
        : `The base falls in round ${view.round}`,
      text: createElement(ResultSheet, { view }),
    };
  },
};
