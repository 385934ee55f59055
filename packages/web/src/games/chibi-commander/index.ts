// Chibi Commander at the table.
import type { Asked } from '@xenotable/kernel';
import { createElement } from 'react';
import { capital, initial } from '../../app/words.ts';
import type { GameModule } from '../contract.ts';
import { Board } from './Board.tsx';
import { Picture } from './Picture.tsx';
import { Report } from './Report.tsx';
import { Summary } from './Summary.tsx';
import { detailOf } from './details.ts';
import { colourOf, sideOfUnit, standing, unitOf } from './faces.ts';
import { modifiersOf, noteOf } from './notes.ts';
import { tableOf } from './plan.ts';
import { plannedOf } from './planned.ts';
import { type Choice, type View, mission, nameOf, sideOf, turnOrder } from './rulebook.ts';
import { blipThing, thingsOf, unitThing } from './things.ts';
import { type Page, pageOf, pagesOf } from './war/quarters.ts';

const ATTACKS = new Set<Choice['do']>(['attack', 'aim', 'mind']);

const does = (ask: Asked, kind: (verb: Choice['do']) => boolean): boolean =>
  ask.offers.some(({ choice }) => kind((choice as Choice).do));

const PAGES: Record<Page, string> = {
  variant: 'Variant',
  talks: 'Agreements',
  'level up': 'Level up',
  muster: 'Squad',
};

/** The turns of a round by name: against the automaton one for each side. */
function turnsOf(view: View): string[] {
  const w = tableOf(view);
  const versus = mission(w).mode === 'versus';
  return turnOrder(w).map((faction) => {
    const army = view.armies.find((one) => one.faction === faction);
    return versus
      ? faction
      : `${sideOf(faction) === 'Earth' ? 'Earth forces' : 'Invaders'}${army !== undefined && army.seat < 0 ? ' by the book' : ''}`;
  });
}

/** What a seat commands: its factions, or in common play its units of the people's side. */
function commandOf(view: View, seat: number): string {
  const units = view.units.flatMap((one) => ('hidden' in one || one.seat !== seat ? [] : [one]));
  const here = units.filter((unit) => unit.cell >= 0);
  const factions = view.armies.filter((army) => army.seat === seat).map((army) => army.faction);
  const left = here.filter((unit) => !unit.activated && !unit.coma).length;
  return [
    (factions.length > 0 ? factions : [...new Set(units.flatMap((unit) => unit.faction ?? []))]).join(
      ' and ',
    ),
    here.length > 0 && `${left} of ${here.length} to act`,
    units.some((unit) => unit.fate === 'waiting') &&
      `${units.filter((unit) => unit.fate === 'waiting').length} to come`,
  ]
    .filter(Boolean)
    .join(' · ');
}

export const module: GameModule<View> = {
  accent: 'cc',
  title: 'Chibi Commander',
  standing: (view) =>
    [
      view.title,
      view.variationName,
      view.round > 0 &&
        `round ${view.round}${view.settings.roundLimit > 0 ? ` of ${view.settings.roundLimit}` : ''}`,
    ]
      .filter(Boolean)
      .join(' · '),
  phases(view) {
    const page = pageOf(view);
    if (page !== null) {
      const pages = pagesOf(view);
      return { names: [...pages.map((one) => PAGES[one]), 'The mission'], now: pages.indexOf(page) };
    }
    const turns = turnsOf(view);
    const now =
      view.turn === '' ? -1 : turnOrder(tableOf(view)).findIndex((faction) => faction === view.turn);
    return {
      names: ['Coma throws', ...turns],
      now: now < 0 ? (view.round > 0 && view.over === null ? 0 : -1) : now + 1,
    };
  },
  seats: (view, plans) =>
    view.seats.map((seat, i) => {
      const faction =
        view.armies.find((army) => army.seat === i)?.faction ??
        view.armies.find((army) => army.seat >= 0)?.faction ??
        'CHIBI COM';
      const name = plans[i]?.name ?? seat.name;
      return { side: colourOf(faction), letter: initial(name), name, what: commandOf(view, i) };
    }),
  Board,
  wide: (view) => pageOf(view) !== null,
  Summary,
  Picture,
  things: (choice, view) => thingsOf(choice as Choice, view),
  note: (choice, view) => noteOf(choice as Choice, view),
  planned: (choice, view) => plannedOf(choice as Choice, view),
  detail: detailOf,
  voice(line, view, plans) {
    const unit = typeof line.what['unit'] === 'number' ? unitOf(view, line.what['unit']) : null;
    if (unit !== null) return { side: sideOfUnit(unit), letter: initial(unit.type) };
    if (line.what['blip'] !== undefined) return { side: 'x', letter: '?' };
    const army = view.armies.find((one) => one.faction === line.what['faction']);
    if (army !== undefined) return { side: colourOf(army.faction), letter: initial(army.faction) };
    const name = line.seat === null ? undefined : plans[line.seat]?.name;
    return name === undefined ? { side: 'x', letter: '·' } : { side: 'a', letter: initial(name) };
  },
  mentions: (line) => [
    ...['unit', 'target', 'other', 'civilian'].flatMap((key) =>
      typeof line.what[key] === 'number' ? [unitThing(line.what[key])] : [],
    ),
    ...(typeof line.what['blip'] === 'number' ? [blipThing(line.what['blip'])] : []),
  ],
  section: ({ what }) =>
    what.type === 'turn'
      ? `Round ${String(what['round'])} · ${String(what['faction'])}`
      : what.type === 'mission over'
        ? 'Result'
        : null,
  names: (view) => [...new Set(standing(view).flatMap((unit) => [nameOf(view, unit.id), unit.type]))],
  trigger(ask) {
    const keep = ask.offers.find(({ choice }) => (choice as Choice).do === 'keep it');
    const luck = ask.offers.filter(({ choice }) => (choice as Choice).do === 'luck');
    if (keep === undefined) return null;
    return {
      key: 'luck',
      label: 'a throw that a leader could repeat',
      pass: keep.choice,
      use: luck.length === 1 ? luck[0]!.choice : null,
      urgent: false,
    };
  },
  forecast(ask) {
    if (!does(ask, (verb) => ATTACKS.has(verb))) return [];
    return [
      {
        measure: 'taken',
        title: 'Hearts lost by the other side',
        unit: 'hearts',
        better: 'more',
        against: ask.offers.find(({ choice }) => (choice as Choice).do === 'break off')?.choice ?? null,
      },
    ];
  },
  modifiers: (choice, view) => modifiersOf(choice as Choice, view),
  legend: [
    { sign: 'one', label: 'one action' },
    { sign: 'two', label: 'two actions' },
    { sign: 'target', label: 'may be pointed at' },
    { sign: 'danger', label: 'could hit you there' },
    { sign: 'unseen', label: 'out of sight now' },
  ],
  ending(view, plans) {
    const winners = view.over?.winners ?? [];
    const won = view.viewer === 'table' ? winners.length > 0 : winners.includes(view.viewer);
    const names = winners.map((seat) => plans[seat]?.name ?? view.seats[seat]?.name ?? '').join(' and ');
    const mission = winners.length === 0 ? `${view.title} is lost` : `${names} won ${view.title}`;
    return {
      won,
      title: view.over === null ? '' : view.campaign === null ? mission : capital(view.over.why),
      text: createElement(Report, { view }),
    };
  },
};
