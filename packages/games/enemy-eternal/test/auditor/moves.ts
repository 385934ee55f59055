// Movement and Overwatch in the auditor's book.
import type { Spot } from '../../choices.ts';
import { type Account, type Entry, hasRule, isOn, must } from './account.ts';
import { keyOf } from './board.ts';
import { profileOf } from './fight.ts';
import { type Handlers, type Hearing, type Of, arrive, entry, put } from './hearing.ts';
import { checkPath } from './paths.ts';

function setOut(
  { book }: Hearing,
  m: Entry,
  path: Spot[],
  how: 'run' | 'climb' | 'charge',
  cost?: number,
): void {
  checkPath(book, m, path, how, cost);
  m.path = path;
  m.moved = true;
}

/** EE-OVW-05, EE-EQP-10 A watcher has fired. */
function spendWatch(book: Account, { model, at, weapon, where }: Of<'reacts'>): void {
  const m = entry(book, model);
  const mover = entry(book, at);
  must(m.overwatch === weapon, () => `${model} reacts with the ${weapon} and watches with ${m.overwatch}`);
  must(m.down === 'no' && isOn(m), () => `${model} cannot react`);
  must(!hasRule(mover, 'Phantom'), () => `${at} has Phantom and draws no fire`);
  must(!m.shotsAt.includes(at), () => `${model} reacts twice to ${at}`);
  if (mover.path !== null)
    must(
      mover.path.some((spot) => keyOf(spot) === keyOf(where)),
      () => `${at} is not on its way at ${where.join()}`,
    );
  mover.at = where;
  m.shotsAt.push(at);
  if (profileOf(m, weapon).fixed.includes('Expanded Magazine') && m.shotsAt.length < 2) return;
  m.overwatch = null;
  m.shotsAt = [];
}

export const moves: Handlers = {
  runs: (hearing, { model, path, cost }) => setOut(hearing, entry(hearing.book, model), path, 'run', cost),
  climbs: (hearing, { model, path, cost }) =>
    setOut(hearing, entry(hearing.book, model), path, 'climb', cost),
  flees(hearing, { model, path }) {
    const m = entry(hearing.book, model);
    m.path = path;
    m.moved = true;
  },
  momentum({ book }, { model, path }) {
    const m = entry(book, model);
    arrive(m);
    must(path.length <= 3 || book.options.diagonals !== 'square', () => `Momentum of ${path.length} cells`);
    m.path = path;
  },
  charges(hearing, { model, path }) {
    setOut(hearing, entry(hearing.book, model), path, 'charge');
    hearing.reasons.set(model, 'charges');
  },
  stopped: ({ book }, { model, at }) => put(entry(book, model), at),
  'put back': ({ book }, { model, to }) => put(entry(book, model), to),
  panics: ({ book }, { model, to }) => put(entry(book, model), to),
  blinked({ book }, { model, to }) {
    const m = entry(book, model);
    if (m.path === null && m.at !== null)
      must(
        book.ground.distance(m.at, to) === 6,
        () => `${model} blinks ${book.ground.distance(m.at!, to)} cells`,
      );
    put(m, to);
  },
  pulled({ book }, { model, by, to }) {
    put(entry(book, model), to);
    must(book.ground.touch(to, entry(book, by).at!), () => `${model} is pulled beside nobody`);
  },
  overwatch({ book }, { model, weapon }) {
    const m = entry(book, model);
    must(profileOf(m, weapon).range > 0, () => `${model} watches with the ${weapon}`);
    m.overwatch = weapon;
    m.shotsAt = [];
  },
  'overwatch ended'({ book }, { model }) {
    entry(book, model).overwatch = null;
    entry(book, model).shotsAt = [];
  },
  reacts(hearing, what) {
    spendWatch(hearing.book, what);
    hearing.reasons.set(what.model, 'reacts');
    hearing.mover = what.at;
  },
  'free attack'(hearing, { model, at, path }) {
    arrive(entry(hearing.book, at));
    if (path.length > 0) entry(hearing.book, model).path = path;
    hearing.reasons.set(model, path.length > 0 ? 'charges' : 'free');
  },
  counterattack: ({ reasons }, { model }) => void reasons.set(model, 'counter'),
};
