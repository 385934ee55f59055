// Earth War at the table.
import { lazy } from 'react';
import { byTouch } from '../../kit/size.ts';
import type { GameModule } from '../../table/contract.ts';
import { Board } from './Board.tsx';
import { Picture } from './Picture.tsx';
import { SquadTab } from './Squad.tsx';
import { Summary } from './Summary.tsx';
import { detailNamed, detailOf } from './details.ts';
import { isBystanderThing, sideOf, squadSides } from './faces.ts';
import { goalsOf, isHive, scoreOf, timeLeft } from './goals.ts';
import { missionTitle } from './missionName.ts';
import { leftToDo, nags } from './leftToDo.ts';
import { noteOf } from './notes.ts';
import { allHold, modifiersOf, planned, say } from './planned.ts';
import { ambushWarning } from './ambush.ts';
import { mayBurst } from './burst.ts';
import { volleyOf } from './plan.ts';
import { kindsOf } from '@xenotable/earth-war/content';
import { type View, choiceIn, isEnough } from '@xenotable/earth-war/preview';
import { otherWays, thingOnBoard, thingsOf } from './things.ts';
import { usualShot, volleySum } from './volley.ts';
import { voiceOf } from './voice.ts';
import { partsOf } from '../../table/together.ts';
import { capital, dotted } from '../../kit/words.ts';

const STEPS = ['Shadows', 'Wounds', 'Assign', 'Reveal', 'Enemy', 'Hits', 'Resolve'];

function whereWords({ table: { options, mission }, mission: sheet }: View): string {
  if (options.play === 'patrol') return `Patrol, threat ${options.threat}`;
  return options.play === 'campaign' ? `Mission ${mission.number} of ${sheet.of}` : sheet.name;
}

const ambushed = (view: View): string => {
  const warning = ambushWarning(view);
  return warning === null ? '' : ` ${warning}`;
};

export const module: GameModule<View> = {
  headline(view) {
    const { combat } = view.table;
    const where = whereWords(view);
    return combat === null ? where : `${where} · round ${combat.round}`;
  },
  phases: (view) => ({
    names: STEPS,
    now: view.table.combat === null ? -1 : Math.min(7, view.table.combat.step) - 1,
  }),
  seats: (view) =>
    view.table.seats.map((seat, i) => ({
      side: sideOf(view, i),
      name: seat.name,
      what:
        seat.kind === 'hive'
          ? 'the hive'
          : dotted(seat.kind === 'autopilot' && 'autopilot', i === view.leaderSeat && 'leads'),
    })),
  keys: [
    ['F', 'everybody who has not acted fires, until there are enough hits'],
    ['1 – 6', 'a wound on that card, or turn it up; with Shift one back'],
    ['Backspace', 'take all planned wounds back'],
  ],
  numerals: true,
  Board,
  phrases: async () => (await import('./phrases.ts')).phraseBook,
  Summary,
  Hand: SquadTab,
  handLabel: 'Squad',
  Picture,
  things: (choice, view) => thingsOf(choiceIn(choice), view),
  otherWays: (choice, view) => otherWays(choiceIn(choice), view),
  usual: usualShot,
  note: (choice, view, seat) =>
    partsOf(choice).length > 1
      ? { icon: allHold(partsOf(choice)) ? 'stop' : 'target' }
      : noteOf(choiceIn(choice), view, seat),
  detail: detailOf,
  named: detailNamed,
  voice: voiceOf,
  briefedAlone: isHive,
  whose: (thing, _line, view) =>
    thing.startsWith('unit:') ? squadSides(view) : [isBystanderThing(thing) ? 'n' : 'b'],
  atOnce: true,
  losses: {
    hurt: (count) => (count === 1 ? 'wounded once' : `wounded ${count} times`),
    lost: (count) => `${count} ${count === 1 ? 'unit' : 'units'} down or dead`,
  },
  made: volleySum,
  mentions: (line, view) => (line.about ?? []).flatMap((thing) => thingOnBoard(thing, view)),
  planned,
  enough: isEnough,
  leftToDo: (json, view, ask) => (partsOf(json).length > 1 ? null : leftToDo(json, view, ask)),
  nags,
  asksAtOnce: (view) => view.table.combat?.step === 6 || view.table.combat?.step === 7 || mayBurst(view),
  goals: goalsOf,
  score: scoreOf,
  left: timeLeft,
  mission: ({ mission, table: { options } }) =>
    mission.number > 0 ? missionTitle(mission) : `Patrol, threat ${options.threat}`,
  story: () => import('./story.ts'),
  difficulty: 'difficulty',
  baseline: (ask) => ask.offers.find((offer) => choiceIn(offer.choice).do === 'done')?.choice ?? null,
  say,
  names: (view) => [
    ...kindsOf(view.table).map((kind) => kind.name),
    ...view.table.squad.map((unit) => unit.name),
  ],
  modifiers: modifiersOf,
  guide: (ask, view) =>
    volleyOf(ask) === null
      ? null
      : `${byTouch() ? 'Tap a card for each wound; its minus takes one back.' : 'Point at a card for each wound, or press its number; minus, or Shift with a click or number, takes one back.'} A wound on a shadow is lost and costs 1 AMMO; on an enemy that lives it stays from round to round.${ambushed(view)}`,
  legend: [
    { sign: 'unseen', label: 'face down, unknown' },
    { sign: 'target', label: 'may be pointed at' },
    { sign: 'illegal', label: 'a known shadow' },
    { sign: 'risk', label: 'chance to be hurt this round, about; acid counts once fatal wounds lie' },
  ],
  print: () => import('./print.tsx'),
  screens: {
    editor: lazy(() => import('./editor/EditorScreen.tsx')),
    forces: lazy(() => import('./ForcesScreen.tsx')),
  },
  ending: (view) => ({ title: capital(view.over?.why ?? '') }),
};
