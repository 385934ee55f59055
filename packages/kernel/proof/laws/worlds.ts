// Laws about worlds: JSON, Copy, End, Replay, Undo.
import { itemAt } from '../../src/read/itemAt.ts';
import { fastChance, uniform } from '../../src/chance/fast.ts';
import { fold } from '../../src/record/fold.ts';
import type { AnyGame } from '../../src/rules/game.ts';
import { fingerprint } from '../../src/record/fingerprint.ts';
import { anyMove } from '../../src/rules/playout.ts';
import { readRecord, writeRecord } from '../../src/record/record.ts';
import type { Session } from '../../src/record/session.ts';
import { Timeline } from '../../src/record/timeline.ts';
import type { World } from '../../src/rules/world.ts';
import { type Trial, broken, must, randomGame, startTrial } from './trial.ts';

/** Playing on a parsed copy equals playing on the original, at every decision. */
export function jsonLaw(game: AnyGame, trial: Trial, seed: number): number {
  let turn = 0;
  return randomGame(game, trial, seed, ({ w, seat, choice, play }) => {
    const parsed: World = JSON.parse(JSON.stringify(w));
    must(fingerprint(parsed) === fingerprint(w), 'the world does not survive JSON');
    const own: World = game.copy(w);
    const dice = seed + turn++;
    game.play(own, seat, choice, fastChance(dice));
    game.play(parsed, seat, JSON.parse(JSON.stringify(choice)), fastChance(dice));
    must(fingerprint(own) === fingerprint(parsed), 'a parsed world plays otherwise than the original');
    play();
  });
}

/** A copy equals its original, and no copy changes when another world is played. */
export function copyLaw(game: AnyGame, trial: Trial, seed: number): number {
  const kept: { copy: World; was: FieldChecks }[] = [];
  return randomGame(game, trial, seed, ({ w, play }) => {
    const copy: World = game.copy(w);
    const was = fieldChecks(w);
    must(different(copy, was) === null, `a copy differs from its original: ${different(copy, was)}`);
    kept.push({ copy, was });
    if (kept.length > 8) kept.shift();
    play();
    for (const one of kept)
      must(
        different(one.copy, one.was) === null,
        `a copy changed when its original was played: ${different(one.copy, one.was)}`,
      );
  });
}

/** The check of each field of a world, so that a difference can be named. */
type FieldChecks = Map<string, string>;

const fieldChecks = (w: World): FieldChecks =>
  new Map(Object.entries(w).map(([field, value]) => [field, fingerprint(value)]));

/** The first field that has changed, or null. */
function different(w: World, was: FieldChecks): string | null {
  const now = fieldChecks(w);
  for (const field of new Set([...was.keys(), ...now.keys()]))
    if (was.get(field) !== now.get(field)) return field;
  return null;
}

/** Random games end within the bound. */
export function endLaw(game: AnyGame, trial: Trial, seed: number, bound: number): number {
  return randomGame(game, trial, seed, () => {}, bound);
}

/** A session played at random, with an undo now and then. */
function randomSession(
  game: AnyGame,
  trial: Trial,
  seed: number,
  bound: number,
  undone: (session: Session, seat: number) => void,
): Session {
  const any = uniform(seed);
  const session = startTrial(game, trial, seed);
  for (let i = 0; session.world.over === null && i < bound; i++) {
    const move = anyMove(game, session.world, session.asks, any, fastChance(seed + i));
    session.choose(move.seat, move.choice);
    const able = [...trial.seats.keys()].filter((seat) => session.undoable(seat).length > 0);
    if (able.length > 0 && any(4) === 0) undone(session, itemAt(able, any(able.length)));
  }
  return session;
}

/** The written record leads to the same checks, moment by moment, in both directions. */
export function replayLaw(game: AnyGame, trial: Trial, seed: number): number {
  const session = randomSession(game, trial, seed, 400, (table, seat) => void table.undo(seat));
  const record = readRecord(writeRecord(session.record));
  const end = fold(game, record);
  must(
    fingerprint(end.world) === fingerprint(session.world),
    'the record does not lead to the world it was written from',
  );
  const timeline = new Timeline(game, record);
  for (const n of [timeline.length - 1, 0, timeline.length >> 1, timeline.length - 1, timeline.length >> 2]) {
    const expected = n === 0 ? record.head.opening.check : record.entries[n - 1]!.check;
    must(fingerprint(timeline.at(n).standing.world) === expected, `the timeline shows another world at ${n}`);
  }
  return session.entries.length;
}

const none = (): never => broken('a choice that can be taken back uses chance');

/** A choice that can be taken back used no chance and showed its seat nothing that it could not have foreseen. */
export function undoLaw(game: AnyGame, trial: Trial, seed: number): number {
  const session = randomSession(game, trial, seed, 250, (table, seat) => {
    const last = itemAt(table.undoable(seat), 0);
    const after = table.world;
    const played = table.undo(seat);
    must('entry' in played, 'an undo that was promised is refused');
    const before = table.world;
    must(before.undoBarrier === after.undoBarrier, 'an undo goes back over a die, a card or a reveal');
    const again: World = game.copy(before);
    game.play(again, last.seat, last.choice, { roll: none, pick: none });
    must(
      fingerprint(again) === fingerprint(after),
      'a choice that was taken back and made again leads to another table',
    );
    if (last.seat !== seat) return;
    const imagined: World = game.imagine(game.view(before, seat), fastChance(seed));
    if (game.judge(imagined, seat, last.choice) === null) {
      game.play(imagined, seat, last.choice, { roll: none, pick: none });
      must(
        fingerprint(game.view(imagined, seat)) === fingerprint(game.view(after, seat)),
        'a choice that can be taken back showed its seat something new',
      );
    } else must(false, 'a choice that was legal is illegal in a world that looks the same');
  });
  return session.entries.length;
}
