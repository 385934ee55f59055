// Enemy Eternal at the table.
import { seatLetter } from '@xenotable/kernel';
import type { GameModule } from '../contract.ts';
import { Dice } from './Bag.tsx';
import { Board } from './Board.tsx';
import { Picture } from './Picture.tsx';
import { Summary } from './Summary.tsx';
import { detailOf } from './details.ts';
import { colourOfSide, sideOf } from './faces.ts';
import { guideOf } from './guide.ts';
import { noteOf } from './notes.ts';
import { figure } from './odds/figure.tsx';
import { phases } from './phases.ts';
import { plannedOf } from './planned.ts';
import { screenOf } from './screen.ts';
import { type Choice, type Spot, type View, choiceWords } from './rulebook.ts';
import { cellAt, cellThing, thingsOf, unitThing } from './things.ts';
import { capital, initial } from '../../app/words.ts';

export const module: GameModule<View> = {
  accent: 'ee',
  title: 'Enemy Eternal',
  standing: (view) =>
    `${view.mode === 'battle' ? 'Battle' : 'Campaign'} · ${view.limit} supplies · ${view.round === 0 ? view.shown.mission.name : `round ${view.round} of ${view.shown.mission.rounds}`}`,
  phases,
  seats: (view, plans) => {
    const waiting = (side: number) => view.models.filter((m) => m.side === side && m.place === 'board');
    const row = (side: number, seat: number | null) => {
      const all = waiting(side);
      const name = seat === null ? 'The automaton' : (plans[seat]?.name ?? seatLetter(seat));
      const left = all.filter((m) => m.activated === 0).length;
      return {
        side: colourOfSide(view, side),
        letter: initial(name),
        name,
        what: `${view.sides[side]!.faction ?? 'unknown'}${seat === null ? ` · ${view.difficulty}` : ''}${all.length === 0 ? '' : ` · ${left} of ${all.length} still to act`}`,
      };
    };
    const people = plans.map((_, seat) => row(view.sides[1]!.seats.includes(seat) ? 1 : 0, seat));
    const automaton = view.sides.findIndex((side) => side.seats.length === 0);
    return automaton < 0 ? people : [...people, row(automaton, null)];
  },
  wide: (view) => screenOf(view) !== 'field',
  Board,
  Summary,
  Hand: Dice,
  handLabel: 'Bag',
  Picture,
  things: (choice, view) => thingsOf(choice as Choice, view),
  note: (choice, view) => noteOf(choice as Choice, view),
  detail: detailOf,
  voice(line, view, plans) {
    const model = view.models.find((m) => m.name === line.what['model']);
    if (model !== undefined) return { side: sideOf(view, model), letter: model.name.charAt(0) };
    return line.seat === null
      ? { side: 'x', letter: '·' }
      : {
          side: colourOfSide(view, view.sides[1]!.seats.includes(line.seat) ? 1 : 0),
          letter: (plans[line.seat]?.name ?? 'A').charAt(0),
        };
  },
  say: (choice, view) =>
    (choice as Choice).do === 'muster' ? 'Muster this Squad' : choiceWords(choice as Choice, view),
  planned: (choice, view) => plannedOf(choice as Choice, view),
  section: ({ what }) => (what.type === 'round' ? `Round ${String(what['round'])}` : null),
  mentions: ({ what }, view) => [
    ...view.models
      .filter((m) => m.name === what['model'] || m.name === what['at'])
      .map((m) => unitThing(m.id)),
    ...((what['path'] ?? []) as Spot[]).map((spot) => cellThing(cellAt(spot, view))),
  ],
  names: (view) => view.models.map((m) => m.name),
  trigger(ask) {
    const pass = ask.offers.find(({ choice }) => (choice as Choice).do === 'hold fire');
    if (pass === undefined) return null;
    return { key: 'react', label: 'React fire', pass: pass.choice, use: ask.offers[0]!.choice, urgent: true };
  },
  figure,
  guide: guideOf,
  forecast: (_ask, view) =>
    view.shown.aims.some((aim) => aim.spreads)
      ? [
          {
            measure: 'enemy wounds',
            title: 'Enemy Wounds at your next decision',
            unit: 'Wounds',
            better: 'less',
            against: null,
          },
          {
            measure: 'own wounds',
            title: 'Your Wounds at your next decision',
            unit: 'Wounds',
            better: 'more',
            against: null,
          },
        ]
      : [],
  legend: [
    { sign: 'path', label: 'planned path' },
    { sign: 'watch', label: 'declared overwatch' },
    { sign: 'hard', label: 'hard cover, −2' },
    { sign: 'soft', label: 'soft cover, −1' },
    { sign: 'one', label: 'reach with one action' },
    { sign: 'two', label: 'reach with two actions' },
  ],
  ending(view, plans) {
    const winners = view.over?.winners ?? [];
    const names = winners.map((seat) => plans[seat]?.name ?? seatLetter(seat));
    const why = view.over?.why ?? '';
    return {
      won: winners.length > 0,
      title:
        names.length === 0
          ? 'The automaton has won'
          : winners.length === view.seats && view.sides[1]!.seats.length > 0
            ? 'A draw'
            : `${names.join(' and ')} won`,
      text: capital(why),
    };
  },
};
