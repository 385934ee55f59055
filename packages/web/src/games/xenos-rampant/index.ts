// Xenos Rampant at the table.
import type { Asked, Json } from '@xenotable/kernel';
import { createElement } from 'react';
import type { GameModule } from '../contract.ts';
import { Below } from './Below.tsx';
import { Board } from './Board.tsx';
import { Picture } from './Picture.tsx';
import { Report } from './Report.tsx';
import { Summary } from './Summary.tsx';
import { detailOf } from './details.ts';
import { sideOf } from './faces.ts';
import { figure } from './figure.tsx';
import { noteOf, orderOf } from './notes.ts';
import { type Choice, type View, choiceWords } from './rulebook.ts';
import { thingsOf, unitThing } from './things.ts';

const PHASES = ['Rally', 'Wild charges', 'Ordered activations', 'End'];

/** Which of the three steps of a phase the book is open at; -1 before the battle. */
function stepOf(view: View): number {
  const phase = view.flow.find((frame) => frame.chapter === 'phase');
  if (phase === undefined) return view.turn === 0 ? -1 : 3;
  if (/rally|begin/.test(phase.step)) return 0;
  return /wild|charge/.test(phase.step) ? 1 : 2;
}

/** Giving no more orders: what a planned one is compared with. */
const stopOf = (ask: Asked): Json | null => ask.offers.find(({ choice }) => 'stop' in (choice as object))?.choice ?? null;

const letterOf = (name: string): string => name.trim().charAt(0).toUpperCase() || '?';

export const module: GameModule<View> = {
  accent: 'xr',
  title: 'Xenos Rampant',
  standing: (view) => `${view.title} · ${view.rules.size} points${view.turn > 0 ? ` · turn ${view.turn} of ${view.lastTurn}` : ''}`,
  phases: (view) => ({ names: PHASES, now: stepOf(view) }),
  seats: (view, plans) =>
    view.owners.map((owner, seat) => {
      const units = view.units.filter(
        (unit) => unit.owner === seat && (unit.state === 'table' || unit.state === 'building' || unit.state === 'transport'),
      );
      const pinned = units.filter((unit) => unit.suppressed).length;
      const name = plans[seat]?.name ?? owner.name;
      return {
        side: sideOf(seat, view.owners.length),
        letter: letterOf(name),
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
    const seat = unit?.owner ?? (typeof line.what['seat'] === 'number' ? line.what['seat'] : (line.seat ?? 0));
    return { side: sideOf(seat, view.owners.length), letter: letterOf(plans[seat]?.name ?? view.owners[seat]?.name ?? '') };
  },
  say: (choice, view) => choiceWords(choice as Choice, view),
  mentions: (line) =>
    ['unit', 'target'].flatMap((key) =>
      typeof line.what[key] === 'number' && (line.what[key] as number) >= 0 ? [unitThing(line.what[key] as number)] : [],
    ),
  names: (view) => view.units.map((unit) => unit.name),
  forecast: (ask) =>
    ask.rule === 'XR-ORD-01'
      ? [
          {
            measure: 'enemy',
            title: "The enemy's strength points",
            unit: 'SP',
            better: 'less',
            against: stopOf(ask),
          },
          { measure: 'suppressed', title: 'Enemy units that fail their Courage', unit: 'units', better: 'more', against: stopOf(ask) },
        ]
      : [],
  figure,
  guide: (ask) => (ask.spaces.some((space) => space.kind === 'deploy') ? 'Pick a unit, then point at your side of the table.' : null),
  modifiers(choice, view) {
    const order = orderOf(choice as Choice, view);
    if (order === undefined || order.free) return [];
    return [
      { label: 'Value of the order', value: `${order.value}+`, rule: 'XR-ORD-03' },
      ...order.modifiers.map((one) => ({ label: one.label ?? '', value: one.value > 0 ? `+${one.value}` : String(one.value), rule: one.because })),
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
    return {
      won: !drawn && (view.viewer === 'table' || winners.includes(view.viewer)),
      title: drawn
        ? `A draw, ${view.vp[0]} to ${view.vp[1]}`
        : `${winners.map((seat) => plans[seat]?.name ?? '').join(' and ')} won, ${view.vp[0]} to ${view.vp[1]}`,
      text: createElement(Report, { view }),
    };
  },
};
