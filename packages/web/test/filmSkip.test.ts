// Whoever skips a film sees nothing more until the next choice.
import type { Scene } from '@xenotable/kernel';
import { expect, test, vi } from 'vitest';
import { Film } from '../src/table/film/film.ts';

vi.mock('../src/table/film/device.ts', () => ({
  paceNow: () => ({ speed: 'normal', waits: false, still: false, wholeActs: false }),
}));

const shots: Scene[] = ['Vale fires', 'Osei fires'].map((words) => ({
  view: words,
  line: {
    entry: 0,
    seat: 0,
    words,
    rule: 'EW-S2-01',
    beat: { kind: 'shot', weight: 2, actor: words },
    what: { type: 'told' },
  },
  also: [],
}));

/** A film that has begun to show shots, before a choice or before more of them. */
function begun(asks: boolean): Film {
  const film = new Film(() => {});
  film.append(shots, { before: 0, after: 2, asks });
  return film;
}

test('skipped: what still comes before the next choice is not shown, and can be looked back at', () => {
  const film = begun(false);
  film.skip();
  expect(film.append(shots, { before: 2, after: 4, asks: false })).toBe(false);
  expect(film.append(shots, { before: 4, after: 6, asks: true })).toBe(false);
  expect([film.live, film.picture]).toEqual([false, null]);
  const pictures = film.state?.pictures.length ?? 0;
  film.goTo(pictures - 1);
  expect(film.picture?.scenes.at(-1)?.line.words).toBe('Osei fires');
  film.stop();
  expect(film.append(shots, { before: 6, after: 8, asks: true })).toBe(true);
  film.stop();
});

test('skipped at its last choice, or ended by an act: the next film is shown', () => {
  const film = begun(true);
  film.skip();
  expect(film.append(shots, { before: 2, after: 4, asks: true })).toBe(true);
  film.stop();
  const other = begun(false);
  other.skip();
  other.begin();
  expect(other.append(shots, { before: 2, after: 4, asks: false })).toBe(true);
  other.stop();
});

test('a question that is answered for the player does not end the skipping', () => {
  const film = begun(true);
  film.skip();
  film.goesOn();
  expect(film.append(shots, { before: 2, after: 4, asks: true })).toBe(false);
  expect(film.append(shots, { before: 4, after: 6, asks: true })).toBe(true);
  film.stop();
});

test('only the last act before a choice leads to it, while nobody has paused: then a click on the board ends the film', () => {
  expect(begun(true).leads).toBe(false);
  const last = new Film(() => {});
  last.append(shots.slice(1), { before: 0, after: 1, asks: true });
  expect(last.leads).toBe(true);
  last.pause();
  expect(last.leads).toBe(false);
  last.finish();
  expect(last.leads).toBe(false);
  const followed = new Film(() => {});
  followed.append(shots.slice(1), { before: 0, after: 1, asks: false });
  expect(followed.leads).toBe(false);
  followed.stop();
});
