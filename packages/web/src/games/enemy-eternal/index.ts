// Enemy Eternal at the table.
import { seatLetter } from '@xenotable/kernel';
import { lazy } from 'react';
import type { GameModule } from '../../table/contract.ts';
import { Dice } from './Bag.tsx';
import { Board } from './Board.tsx';
import { Picture } from './Picture.tsx';
import { detailOf } from './details.ts';
import { automatonDice, colourOfSeat, colourOfSide, letterOf, sideOf, sidesOfModel } from './shared/faces.ts';
import { guideOf } from './guide.ts';
import { noteOf } from './shared/notes.ts';
import { figure } from './odds/figure.tsx';
import { phases } from './phases.ts';
import { plannedOf } from './planned.ts';
import { screenOf } from './screen.ts';
import { goalsOf, roundsLeft, scoreOf } from './story/goals.ts';
import { leftToDo, nags } from './story/leftToDo.ts';
import { type Side, type View, choiceWords, nameOfThing, sideOfSeat } from '@xenotable/enemy-eternal/preview';
import { choiceIn } from './shared/json.ts';
import { otherWays, thingsOf } from './things.ts';
import { partsOf } from '../../table/together.ts';

const SIDES: readonly Side[] = [0, 1];

export const module: GameModule<View> = {
  headline: (view) =>
    [
      ...(view.mode === 'battle' ? [] : ['Campaign']),
      ...(view.shown.stage === 'muster' ? [`${view.limit} Supplies`] : []),
      view.shown.mission.name,
      ...(view.shown.stage === 'battle' && view.round > 0
        ? [`round ${view.round} of ${view.shown.mission.rounds}`]
        : []),
    ].join(' · '),
  phases,
  seats: (view, plans) => {
    const row = (side: Side, seat: number | null) => {
      const all = view.models.filter(
        (m) => m.side === side && m.place === 'board' && (seat === null || m.player === seat),
      );
      const ready = all.filter((m) => m.activated === 0).length;
      const left = seat === null && view.round > 0 ? Math.min(ready, automatonDice(view)) : ready;
      return {
        side: seat === null ? colourOfSide(view, side) : colourOfSeat(view, seat),
        name: seat === null ? 'The automaton' : seatLetter(seat),
        what: [
          view.sides[side].faction ?? 'unknown',
          ...(seat === null ? [view.difficulty] : []),
          ...(all.length > 0 && view.shown.stage === 'battle'
            ? [`${left} of ${all.length} still to act`]
            : []),
        ].join(' · '),
      };
    };
    const people = plans.map((_, seat) => row(sideOfSeat(view, seat), seat));
    const automaton = SIDES.filter((side) => view.sides[side].seats.length === 0);
    return [...people, ...automaton.map((side) => row(side, null))];
  },
  wide: (view) => screenOf(view) !== 'field',
  Board,
  phrases: async () => (await import('./phrases.ts')).phraseBook,
  Hand: Dice,
  handLabel: 'Bag',
  Picture,
  things: (choice, view) => thingsOf(choiceIn(choice), view),
  otherWays: (choice, view) => otherWays(choiceIn(choice), view),
  note: (choice, view, seat) => noteOf(choiceIn(partsOf(choice).at(-1) ?? choice), view, seat),
  detail: detailOf,
  whose: (thing, _line, view) => sidesOfModel(view, thing),
  named: (name, view) => detailOf(`unit:${name}`, view),
  voice(line, view) {
    const name = line.about?.map(nameOfThing).find((one) => one !== null) ?? null;
    const model = name === null ? undefined : view.models.find((m) => m.name === name);
    return model && { side: sideOf(view, model), letter: letterOf(model) };
  },
  say(choice, view) {
    const parts = partsOf(choice).map(choiceIn);
    return parts
      .map((said) => (said.do === 'muster' ? 'Muster this Squad' : choiceWords(said, view)))
      .join(', then ');
  },
  planned: plannedOf,
  names: (view) => view.models.map((m) => m.name),
  figure,
  // An attack, a Mindspin and a test have their exact chances in the figure.
  figureHasOdds: (stake) => /^(unit|mind|test)\b/.test(stake),
  losses: {
    hurt: (count) => `${count} ${count === 1 ? 'Wound' : 'Wounds'} lost`,
    lost: (count) => `${count} ${count === 1 ? 'model' : 'models'} lost`,
  },
  guide: guideOf,
  leftToDo,
  nags,
  goals: goalsOf,
  score: scoreOf,
  left: roundsLeft,
  mission: ({ shown: { stage, mission } }) =>
    stage !== 'deployment' && stage !== 'battle'
      ? null
      : mission.id === 'Scenario'
        ? mission.name
        : `${mission.id} ${mission.name}`,
  story: () => import('./story/index.ts'),
  difficulty: 'difficulty',
  OptionPicture: lazy(() => import('./story/OptionPicture.tsx')),
  // A choice of opponent that is kept from an earlier table matters in a single battle only.
  roles: ({ mode, opponent }) =>
    mode === 'rival campaign' || (mode === 'battle' && opponent === 'player') ? ['Side A', 'Side B'] : [],
  screens: {
    editor: lazy(() => import('./EditorScreen.tsx')),
    campaign: lazy(() => import('./OwnCampaign.tsx')),
    forces: lazy(() => import('./ForcesScreen.tsx')),
    companion: lazy(() => import('./CompanionScreen.tsx')),
  },
  legend: [
    { sign: 'path', label: 'planned path' },
    { sign: 'watch', label: 'declared overwatch' },
    { sign: 'hard', label: 'hard cover, −2' },
    { sign: 'soft', label: 'soft cover, −1' },
    { sign: 'one', label: 'reach with one action' },
    { sign: 'two', label: 'reach with two actions' },
    { sign: 'tested', label: 'reach only by a test' },
  ],
  plays({ squads }, seat) {
    const squad = Array.isArray(squads) ? squads[seat] : null;
    return typeof squad === 'object' && squad !== null && 'faction' in squad
      ? String(squad['faction'])
      : null;
  },
  print: () => import('./print.tsx'),
  ending(view, winners) {
    if (winners === '') return { title: 'The automaton has won' };
    const drawn = view.over?.winners.length === view.seats && view.sides[1].seats.length > 0;
    return drawn ? { drawn, title: 'A draw' } : {};
  },
};
