// While Squads are named, all texts beside the question can be made, however few Supplies there are.
import { game } from '@xenotable/enemy-eternal';
import { type View, choiceWords } from '@xenotable/enemy-eternal/preview';
import { type Json, type Options, type Seat, Session, fastChance, newsOf } from '@xenotable/kernel';
import { people } from '@xenotable/kernel/proof';
import { expect, test } from 'vitest';
import { fittingSquad } from '../src/games/enemy-eternal/builder/lists.ts';
import { guideOf } from '../src/games/enemy-eternal/guide.ts';
import { phases } from '../src/games/enemy-eternal/phases.ts';
import { plannedOf } from '../src/games/enemy-eternal/planned.ts';
import { choiceIn, offeredIn, toJson } from '../src/games/enemy-eternal/shared/json.ts';
import { noteOf } from '../src/games/enemy-eternal/shared/notes.ts';
import { goalsOf, roundsLeft, scoreOf } from '../src/games/enemy-eternal/story/goals.ts';
import { leftToDo } from '../src/games/enemy-eternal/story/leftToDo.ts';
import { thingsOf } from '../src/games/enemy-eternal/things.ts';

/** The missions of two people, from the sheet of options. */
function missions(): readonly Json[] {
  const sheet = game.options['mission'];
  return sheet !== undefined && 'choices' in sheet ? sheet.choices.filter((one) => one !== 'Scenario') : [];
}

/** Set-ups with few Supplies: the options offer 250 and more, The Front (B8) begins with 1000. */
const SETUPS: readonly Options[] = [250, 300, 350, 400, 450, 500, 1000].flatMap((limit): Options[] => [
  ...missions()
    .filter((mission) => mission !== 'B8' || limit === 1000)
    .map((mission) => ({ mission, limit, opponent: 'player' })),
  { mission: 'B1', limit, opponent: 'player', compensation: true },
  { mode: 'rival campaign', limit },
]);

/** Makes all texts of the title for a seat, asked or not; returns what a sensible player chooses, if asked. */
function sayAll(session: Session, seat: Seat): Json | null {
  const { ask } = newsOf(session, seat);
  const view = session.view(seat) as unknown as View;
  phases(view);
  goalsOf(view, seat);
  scoreOf(view);
  roundsLeft(view);
  if (ask === null) return null;
  guideOf(ask, view);
  const wise = game.suggest(game.imagine(view, fastChance(1)), seat, fastChance(1));
  if (wise === undefined) throw new Error('nothing is suggested');
  for (const choice of [...offeredIn(ask), wise]) {
    noteOf(choice, view, seat);
    choiceWords(choice, view);
    thingsOf(choice, view);
    plannedOf(toJson(choice), view);
    leftToDo(toJson(choice), view, ask);
  }
  return toJson(wise);
}

test.each([
  ['side A names its Squad first', [0, 1]],
  ['side B names its Squad first', [1, 0]],
])('%s: nothing fails for either seat at any mission and limit', (_name, order) => {
  for (const options of SETUPS) {
    const session = Session.start(game, { options, seats: people(2) }, () => fastChance(7));
    for (const seat of order) {
      const wise = [0, 1].map((one) => sayAll(session, one))[seat];
      if (wise != null && choiceIn(wise).do === 'muster') session.choose(seat, wise);
    }
    for (const seat of order) sayAll(session, seat);
    expect((session.view(0) as unknown as View).shown.stage, JSON.stringify(options)).not.toBe('muster');
  }
});

test('where the mission is won on HACK the builder opens with somebody who can hack', () => {
  const opened = (mission: string) => {
    const w = game.setup(
      { mission, opponent: 'automaton' },
      [{ kind: 'person', name: 'Ann' }],
      fastChance(1),
    );
    const offered = (game.asks(w)[0]?.offers ?? []).flatMap((one) =>
      one.do === 'muster' ? [one.squad] : [],
    );
    return fittingSquad(game.view(w, 0), offered, 'XCOM')?.models.map(({ unit }) => unit);
  };
  expect(opened('B3')).toContain('Specialist');
  expect(opened('B1')).not.toContain('Specialist');
});
