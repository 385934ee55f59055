// Xenos Rampant at the table.
import { type View, thingsOf, unitOfThing } from '@xenotable/xenos-rampant/preview';
import { same } from '@xenotable/kernel';
import { lazy } from 'react';
import { signed } from '../../kit/words.ts';
import type { GameModule } from '../../table/contract.ts';
import { cardTells } from './aiming.ts';
import { Below } from './Below.tsx';
import { Board } from './Board.tsx';
import { Picture } from './Picture.tsx';
import { Summary } from './Summary.tsx';
import { isBetween } from './shared/between.ts';
import { choiceOf, spacesOf } from './shared/border.ts';
import { detailOf } from './shared/details.ts';
import { figure } from './figure.tsx';
import { guideIn } from './guides.ts';
import { leftToDo, nags } from './leftToDo.ts';
import { noteOf, orderOf } from './notes.ts';
import { goals, left, mission, score } from './goals.ts';
import { seatPanels } from './standing.ts';
import { plannedOf, sayPlan } from './planned.ts';
import { weighed } from './weighed.ts';

const PHASES = ['Rally', 'Wild charges', 'Ordered activations', 'End'];

const STAGES = { rally: 0, 'wild charges': 1, orders: 2 } as const;
const END = 3;

/** Where the phase stands; -1 before the battle and between turns. */
function stepOf(view: View): number {
  if (view.stage !== null) return STAGES[view.stage];
  return view.over === null ? -1 : END;
}

export const module: GameModule<View> = {
  headline: (view) =>
    `${view.campaign === null ? '' : `Battle ${view.campaign.battle} of 5 · `}${view.title} · ${view.options.size} points${view.turn > 0 ? ` · turn ${view.turn} of ${view.lastTurn}` : ''}`,
  phases: (view) => ({ names: PHASES, now: stepOf(view) }),
  seats: seatPanels,
  Board,
  phrases: async () => (await import('./phrases.ts')).phraseBook,
  Summary,
  Picture,
  wide: (view) => view.mustering || isBetween(view),
  Hand: Below,
  handLabel: 'Orders',
  things: (choice) => thingsOf(choiceOf(choice)),
  note: (choice, view, seat) => noteOf(choiceOf(choice), view, seat),
  detail: detailOf,
  named(name, view) {
    const unit = view.units.find((one) => one.name === name);
    return unit === undefined ? null : detailOf(`unit:${unit.id}`, view);
  },
  voice(line, view) {
    const unit = unitOfThing(line.about?.[0]);
    const owner = unit === null ? undefined : view.units[unit]?.owner;
    return owner ?? line.by ?? line.seat ?? 0;
  },
  say: sayPlan,
  names: (view) => view.units.map((unit) => unit.name),
  planned: plannedOf,
  leftToDo,
  nags,
  baseline: (ask) => ask.offers.find(({ choice }) => same(choice, { react: false }))?.choice ?? null,
  weighs: weighed,
  figure,
  figureHasOdds: cardTells,
  guide: (ask) => guideIn(spacesOf(ask)[0]),
  modifiers(choice, view) {
    const order = orderOf(choiceOf(choice), view);
    if (order === undefined || order.free || order.order.target !== undefined) return [];
    return [
      { label: 'Value of the order', value: `${order.value}+`, rule: 'XR-ORD-03' },
      ...order.modifiers.map((one) => ({
        label: one.label ?? '',
        value: signed(one.value),
        rule: one.because,
      })),
    ];
  },
  OptionPicture: lazy(() => import('./OptionPicture.tsx')),
  difficulty: 'difficulty',
  goals,
  score,
  left,
  mission,
  story: () => import('./story.ts'),
  screens: {
    forces: lazy(() => import('./ForcesScreen.tsx')),
    editor: lazy(() => import('./editor/EditorScreen.tsx')),
    companion: lazy(() => import('./CompanionScreen.tsx')),
    campaign: lazy(() => import('./OwnCampaign.tsx')),
  },
  legend: [
    { sign: 'ghost', label: 'preview of a move' },
    { sign: 'ring', label: 'weapon range from the base edge' },
    { sign: 'two', label: 'longest move' },
    { sign: 'suppressed', label: 'suppressed' },
  ],
  plays({ lists }, seat) {
    const list = Array.isArray(lists) ? lists[seat] : null;
    return typeof list === 'string' && list !== '' ? (list.split('\n')[0] ?? null) : null;
  },
  print: () => import('./print.tsx'),
  ending(view, winners) {
    const seats = view.over?.winners ?? [];
    const drawn = seats.length === view.owners.length;
    const side = view.owners[seats[0] ?? 0]?.side ?? 0;
    const count = `${view.vp[side]} to ${view.vp[side === 0 ? 1 : 0]}`;
    return {
      drawn,
      title: drawn ? `A draw, ${count}` : `${winners} won, ${count}`,
    };
  },
};
