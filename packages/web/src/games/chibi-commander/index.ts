// Chibi Commander at the table.
import { type Json, NOTHING_LOST } from '@xenotable/kernel';
import { createElement, lazy } from 'react';
import type { Side } from '../../kit/draw/sides.ts';
import { later } from '../../kit/later.ts';
import { capital, dotted, initial } from '../../kit/words.ts';
import type { GameModule, Voice } from '../../table/contract.ts';
import type { ThingId } from '../../boards/things.ts';
import { Board } from './Board.tsx';
import { Picture } from './Picture.tsx';
import { Summary } from './Summary.tsx';
import { detailNamed, detailOf } from './details.ts';
import { colourOf, letterOf, sideOfUnit, standing } from './shared/faces.ts';
import { modifiersOf, noteOf } from './notes.ts';
import { type Faction, sideOf, called } from '@xenotable/chibi-commander/content';
import {
  factionThing,
  modeOf,
  nameOf,
  type Page,
  pagesOf,
  turnsOf,
  unitThing,
  type View,
} from '@xenotable/chibi-commander/preview';
import { plannedOf, sayOf, sayStepOf } from './planned.ts';
import { planIn } from './shared/plan.ts';
import { luckIn } from './shared/stars.ts';
import { choiceOf, offeredIn, oneChoice, thingsOf, toJson, usualOf, decisive } from './shared/things.ts';
import { leftToDo, nags } from './left.ts';
import { goalsOf, missionOf, scoreOf, timeLeft } from './goals.ts';

const AimCard = later(() => import('./AimCard.tsx'));
const LuckCard = later(() => import('./LuckCard.tsx'));

const PAGES: Record<Page, string> = {
  variant: 'Variant',
  talks: 'Agreements',
  'level up': 'Level up',
  muster: 'Squad',
};

/** The turns of a round by name: against the automaton one for each side. */
function turnNames(view: View): string[] {
  const versus = modeOf(view) === 'versus';
  return turnsOf(view).map((faction) => {
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
  return dotted(
    (factions.length > 0 ? factions : [...new Set(units.flatMap((unit) => unit.faction ?? []))]).join(
      ' and ',
    ),
    here.length > 0 && `${left} of ${here.length} to act`,
    units.some((unit) => unit.fate === 'waiting') &&
      `${units.filter((unit) => unit.fate === 'waiting').length} to come`,
  );
}

/** What each seat plays in a duel; together nobody has a side of their own. */
function rolesOf(options: Record<string, Json>, seats: number): readonly string[] {
  if (!String(options['mission'] ?? '').startsWith('VS')) return [];
  const third = options['double'] === 'Earth' ? 'Reapers (Invaders)' : 'Mercs (Earth)';
  const all = [
    'CHIBI COM (Earth)',
    'Aliens (Invaders)',
    seats === 3 ? third : 'Mercs (Earth)',
    'Reapers (Invaders)',
  ];
  return all.slice(0, seats);
}

/** Whose dice a unit's are. */
function throwerOf(faction: Faction | null, view: View): string {
  if (faction === null) return 'Bystanders';
  const army = view.armies.find((one) => one.faction === faction);
  return army !== undefined && army.seat < 0 ? `${faction}, by the book` : faction;
}

/** Who speaks for the thing that a line of the log is about. */
function voiceOf(thing: ThingId, view: View): Voice | undefined {
  const unit = view.units.find((one) => unitThing(one.id) === thing);
  if (unit !== undefined && !('hidden' in unit))
    return { side: sideOfUnit(unit), letter: letterOf(view, unit), thrower: throwerOf(unit.faction, view) };
  const army = view.armies.find((one) => factionThing(one.faction) === thing);
  if (army !== undefined) return { side: colourOf(army.faction), letter: initial(army.faction) };
  return thing.startsWith('blip:') ? { side: 'x', letter: '?', thrower: 'Blips' } : undefined;
}

/** The colour of a seat: that of its first army, or of the army that all lead together. */
const colourOfSeat = (view: View, seat: number): Side =>
  colourOf(
    view.armies.find((army) => army.seat === seat)?.faction ??
      view.armies.find((army) => army.seat >= 0)?.faction ??
      'CHIBI COM',
  );

/** A unit is its seat's, whichever of the seat's armies it belongs to. */
function sidesOfUnit(thing: ThingId, view: View): Side[] {
  const unit = view.units.find((one) => unitThing(one.id) === thing);
  if (unit === undefined || 'hidden' in unit) return [];
  return [unit.seat >= 0 ? colourOfSeat(view, unit.seat) : sideOfUnit(unit)];
}

export const module: GameModule<View> = {
  headline: (view) =>
    dotted(
      view.title,
      view.variationName,
      view.round > 0 &&
        `round ${view.round}${view.options.roundLimit > 0 ? ` of ${view.options.roundLimit}` : ''}`,
    ),
  phases(view) {
    const { page } = view;
    if (page !== null) {
      const pages = pagesOf(view);
      return { names: [...pages.map((one) => PAGES[one]), 'The mission'], now: pages.indexOf(page) };
    }
    const turns = turnNames(view);
    const now = view.turn === '' ? -1 : turnsOf(view).findIndex((faction) => faction === view.turn);
    return {
      names: ['Coma throws', ...turns],
      now: now < 0 ? (view.round > 0 && view.over === null ? 0 : -1) : now + 1,
    };
  },
  seats: (view) =>
    view.seats.map((seat, i) => ({
      side: colourOfSeat(view, i),
      name: seat.name,
      what: commandOf(view, i),
    })),
  Board,
  phrases: async () => (await import('./phrases.ts')).phraseBook,
  wide: (view) => view.page !== null,
  Summary,
  Picture,
  things: (choice, view) => thingsOf(choiceOf(choice), view),
  usual: usualOf,
  note: (choice, view, seat) => noteOf(decisive(choice), view, seat),
  planned: plannedOf,
  say: sayOf,
  sayStep: sayStepOf,
  figure(picked, view, ask, pick) {
    const plan = planIn(picked, view);
    if (plan?.kind === 'aim') return createElement(AimCard, { plan, view, pick });
    const luck = luckIn(offeredIn(ask), view);
    const kept = oneChoice(picked)?.do === 'keep it';
    return luck === null ? null : createElement(LuckCard, { luck, kept, view });
  },
  weighs(ask, view) {
    const luck = luckIn(offeredIn(ask), view);
    return luck === null ? null : toJson(luck);
  },
  detail: detailOf,
  whose: (thing, _line, view) => sidesOfUnit(thing, view),
  named: detailNamed,
  voice(line, view) {
    const [subject] = line.about ?? [];
    if (subject !== undefined) return voiceOf(subject, view);
    // Doors, rounds and other things that nobody says.
    return line.beat.weight === 0 ? { side: 'x', letter: '·' } : undefined;
  },
  losses: {
    hurt: (count) => `${count} ${count === 1 ? 'heart' : 'hearts'} lost`,
    lost: (count) => `${count} ${count === 1 ? 'unit' : 'units'} lost`,
  },
  names: (view) => [...new Set(standing(view).flatMap((unit) => [nameOf(view, unit.id), called(unit.type)]))],
  baseline: (ask) => ask.offers.find(({ choice }) => choiceOf(choice).do === 'keep it')?.choice ?? null,
  leftToDo,
  nags,
  orders: { [NOTHING_LOST]: 'pass' },
  goals: goalsOf,
  score: scoreOf,
  left: timeLeft,
  mission: missionOf,
  story: () => import('./story.ts'),
  OptionPicture: lazy(() => import('./OptionPicture.tsx')),
  roles: rolesOf,
  modifiers: modifiersOf,
  legend: [
    { sign: 'one', label: 'one action' },
    { sign: 'two', label: 'two actions' },
    { sign: 'target', label: 'may be pointed at' },
    { sign: 'danger', label: 'could hit you there' },
    { sign: 'unseen', label: 'out of sight now' },
    { sign: 'sendable', label: 'can be sent now, free' },
    { sign: 'door', label: 'door, closed: opened from a field beside it' },
    { sign: 'hatch', label: 'Alien door: one action opens it' },
    { sign: 'window', label: 'window: 2 points to climb through' },
  ],
  screens: {
    editor: lazy(() => import('./editor/EditorScreen.tsx')),
    companion: lazy(() => import('./CompanionScreen.tsx')),
    forces: lazy(() => import('./ForcesScreen.tsx')),
  },
  plays: (options, seat, seats) => rolesOf(options, seats)[seat] ?? 'Earth, against the book',
  print: () => import('./print.tsx'),
  ending(view, winners) {
    const mission = winners === '' ? `${view.title} is lost` : `${winners} won ${view.title}`;
    return { title: view.campaign === null ? mission : capital(view.over?.why ?? '') };
  },
};
