// What the view of watchers with a delay costs when people take something back by consent.
import { type AnyGame, type RecordState, Session, seeded } from '@xenotable/kernel';
import { connectFour } from '@xenotable/kernel/examples/connectFour.ts';
import { expect, test } from 'vitest';
import { drawnGame } from '../bench/game.ts';
import { Connections } from '../src/tables/connections.ts';
import { DelayedView } from '../src/tables/delayedView.ts';

/** The number of choices that the rules have carried out. */
let carriedOut = 0;
const counting: AnyGame = {
  ...connectFour,
  play(...choice) {
    carriedOut++;
    connectFour.play(...choice);
  },
};

const delayed = (): DelayedView =>
  new DelayedView({ table: 'duel', game: counting, connections: new Connections(), decisions: 2 });

const COLUMNS = drawnGame();

/** Drops discs until the record has this many entries. */
function playUpTo(session: Session, entries: number): void {
  while (session.entries.length < entries) {
    const discs = session.entries.filter((entry) => !('undo' in entry)).length - session.undone.length;
    expect(session.choose(discs % 2, COLUMNS[discs])).toHaveProperty('entry');
  }
}

/** The number of choices before some are taken back. */
const LONG = 30;

/** A game in which the last two choices are taken back, and the state they were taken back to. */
function takenBack(): { session: Session; entry: number; to: RecordState } {
  const session = Session.start(counting, { seats: [{}, {}] }, seeded('5e'.repeat(32)));
  playUpTo(session, LONG);
  const to = session.momentAt(LONG - 2);
  session.takeBackTo(0, { to: LONG - 2, agreed: [1] }, to);
  return { session, entry: LONG, to };
}

test('watchers who are behind follow a take-back without playing the whole game again', async () => {
  const view = delayed();
  const { session, entry, to } = takenBack();
  await view.open({ head: session.head, entries: session.entries.slice(0, LONG) }, false);
  view.wentBack(entry, to);
  playUpTo(session, LONG + 3);
  carriedOut = 0;
  view.follow(session.entries, false, false);
  expect(carriedOut).toBeLessThanOrEqual(3);
});

test('so do those of a table that was opened again in between', async () => {
  const view = delayed();
  const { session } = takenBack();
  await view.open(session.record, false);
  playUpTo(session, LONG + 3);
  carriedOut = 0;
  view.follow(session.entries, false, false);
  expect(carriedOut).toBeLessThanOrEqual(4);
});
