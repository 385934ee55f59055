// Xenos Rampant at the table.
import { createElement } from 'react';
import { initial, signed } from '../../app/words.ts';
import type { GameModule } from '../contract.ts';
import { Below } from './Below.tsx';
import { Board } from './Board.tsx';
import { Picture } from './Picture.tsx';
import { Report } from './Report.tsx';
import { Summary } from './Summary.tsx';
import { detailOf } from './details.ts';
import { sideOf, standingUnits } from './faces.ts';
import { figure } from './figure.tsx';
import { forecastsOf } from './forecasts.ts';
import { noteOf, orderOf } from './notes.ts';
import { plannedOf } from './planned.ts';
import { type Choice, type View, choiceWords } from './rulebook.ts';
import { thingsOf, unitThing } from './things.ts';

const PHASES = ['Rally', 'Wild charges', 'Ordered activations', 'End'];

/** Which of the three steps of a phase the book is open at; -1 before the battle and between turns. */
function stepOf(view: View): number {
  const phase = view.flow.find((frame) => frame.chapter === 'phase');
  if (phase === undefined) return view.over === null ? -1 : 3;
  if (/rally|begin/.test(phase.step)) return 0;
  return /wild|charge/.test(phase.step) ? 1 : 2;
}

/** How a point of the table is chosen. */
const GUIDES: Record<string, string> = {
  deploy: 'Pick a unit, then point at the lit ground.',
  move: 'Point at the table. The lit ground is as far as it gets.',
  drive: 'Point at the table. The lit ground is as far as it gets.',
  enter: 'Point at the table, near the edge by which it comes.',
  leave: 'Point at the table: it leaves on that side.',
  'get out': 'Point at the table, near the vehicle.',
  land: 'Point at the table: it lands there, or as near as it may.',
  marker: 'Point at the table.',
};

export const module: GameModule<View> = {
  accent: 'xr',
  title: 'Xenos Rampant',
  standing: (view) =>
    `${view.title} · ${view.rules.size} points${view.turn > 0 ? ` · turn ${view.turn} of ${view.lastTurn}` : ''}`,
  phases: (view) => ({ names: PHASES, now: stepOf(view) }),
  seats: (view, plans) =>
    view.owners.map((owner, seat) => {
      const units = standingUnits(view, seat);
      const pinned = units.filter((unit) => unit.suppressed).length;
      const name = plans[seat]?.name ?? owner.name;
      return {
        side: sideOf(seat, view.owners.length),
        letter: initial(name),
        name,
        what: [
          owner.total > 0 && `${owner.total - owner.lost} of ${owner.total} points`,
          units.length > 0 && `${units.length} units${pinned > 0 ? `, ${pinned} suppressed` : ''}`,
          view.turn > 0 && `${view.vp[owner.side]}\u00a0VP`,
        ]
          .filter(Boolean)
          .join(' · '),
      };
    }),
  Board,
  Summary,
  Picture,
  wide: (view) => view.flow.some((frame) => frame.step === 'detachments'),
  Hand: Below,
  handLabel: 'Orders',
  things: (choice) => thingsOf(choice as Choice),
  note: (choice, view) => noteOf(choice as Choice, view),
  detail: detailOf,
  voice(line, view, plans) {
    const unit = typeof line.what['unit'] === 'number' ? view.units[line.what['unit']] : undefined;
    const seat =
      unit?.owner ?? (typeof line.what['seat'] === 'number' ? line.what['seat'] : (line.seat ?? 0));
    return {
      side: sideOf(seat, view.owners.length),
      letter: initial(plans[seat]?.name ?? view.owners[seat]?.name ?? ''),
    };
  },
  say: (choice, view) => choiceWords(choice as Choice, view),
  mentions: (line) =>
    ['unit', 'target'].flatMap((key) =>
      typeof line.what[key] === 'number' && (line.what[key] as number) >= 0
        ? [unitThing(line.what[key] as number)]
        : [],
    ),
  names: (view) => view.units.map((unit) => unit.name),
  forecast: (ask, view, picked) => forecastsOf(ask, view, picked as Choice | null),
  planned: (choice, view, seat) => plannedOf(choice as Choice, view, seat),
  figure,
  guide: (ask) => GUIDES[ask.spaces[0]?.kind ?? ''] ?? null,
  modifiers(choice, view) {
    const order = orderOf(choice as Choice, view);
    if (order === undefined || order.free) return [];
    return [
      { label: 'Value of the order', value: `${order.value}+`, rule: 'XR-ORD-03' },
      ...order.modifiers.map((one) => ({
        label: one.label ?? '',
        value: signed(one.value),
        rule: one.because,
      })),
    ];
  },
  legend: [
    { sign: 'ghost', label: 'preview of a move' },
    { sign: 'ring', label: 'weapon range from the base edge' },
    { sign: 'two', label: 'longest move' },
    { sign: 'suppressed', label: 'suppressed' },
  ],
  ending(view, plans) {
    const winners = view.over?.winners ?? [];
    const drawn = winners.length === view.owners.length;
    const side = view.owners[winners[0] ?? 0]!.side;
    const count = `${view.vp[side]} to ${view.vp[1 - side]}`;
    return {
      won: !drawn && (view.viewer === 'table' || winners.includes(view.viewer)),
      title: drawn
        ? `A draw, ${count}`
        : `${winners.map((seat) => plans[seat]?.name ?? '').join(' and ')} won, ${count}`,
      text: createElement(Report, { view }),
    };
  },
};
