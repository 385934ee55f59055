// Rounds, dice and activations in the auditor's book.
import { type Account, isOn, must, skillOf } from './account.ts';
import { passes } from './fight.ts';
import { type Handlers, arrive, change, colourOf, entry, hasDie, put } from './hearing.ts';

const DIFFICULTY = { Easy: -2, Normal: -1, Classic: 0, Impossible: 1 } as const;

/** EE-RND-01, EE-DIF-01 to EE-DIF-06 The bag as it must be. */
function fillBag(book: Account): Map<string, number> {
  const bag = new Map<string, number>();
  for (const m of book.models.values())
    if (hasDie(book, m)) bag.set(colourOf(m), (bag.get(colourOf(m)) ?? 0) + 1);
  const own = bag.get('automaton') ?? 0;
  if (book.automaton !== null) {
    const more = DIFFICULTY[book.difficulty];
    if (own > 0) bag.set('automaton', Math.max(1, own + more));
    book.sides[book.automaton].bonus = own > 0 && more > 0 ? 1 : 0;
  }
  return bag;
}

export const rounds: Handlers = {
  placed: ({ book }, { model, at }) => put(entry(book, model), at),
  arrives: ({ book }, { model, at }) => put(entry(book, model), at),
  appears({ book }, { model, at }) {
    const m = entry(book, model);
    put(m, at);
    m.activated = book.round === 0 ? 0 : 9;
  },
  declared({ book }, { model, at }) {
    const m = entry(book, model);
    must(m.place === 'hidden', () => `${model} is declared and was not hidden`);
    put(m, at);
    book.markers.delete(model);
    if (book.filled) change(book.bag, colourOf(m), 1);
  },
  'reinforcements cancelled'({ book }, { models }) {
    for (const name of models) entry(book, name).place = 'saved';
  },
  'marker placed': ({ book }, { model }) => change(book.markers, model, 1),
  round(hearing, { round }) {
    const { book } = hearing;
    must(round === book.round + 1, () => `round ${round} after ${book.round}`);
    book.round = round;
    book.filled = false;
    book.drawn = [];
    for (const m of book.models.values()) {
      arrive(m);
      m.activated = 0;
      m.hitBy = [];
    }
  },
  'bag filled'({ book }, { dice }) {
    const bag = fillBag(book);
    for (const colour of new Set([...bag.keys(), ...Object.keys(dice)]))
      must(
        (bag.get(colour) ?? 0) === (dice[colour] ?? 0),
        () => `${dice[colour]} dice of ${colour}, not ${bag.get(colour)}`,
      );
    book.bag = bag;
    book.filled = true;
  },
  'die drawn'(hearing, { colour }) {
    change(hearing.book.bag, colour, -1);
    hearing.book.drawn.push(colour);
    hearing.colour = colour;
  },
  'die removed'({ book }, { colour }) {
    change(book.bag, colour, -1);
  },
  commands({ book }, { model, first }) {
    for (const name of first) {
      const m = entry(book, name);
      must(m.activated === 0, () => `${model} brings ${name} forward, who has acted`);
      change(book.bag, colourOf(m), -1);
    }
  },
  'acts again'({ book }, { model }) {
    const side = book.sides[entry(book, model).side];
    must(side.bonus > 0, () => `${model} acts again without an extra die`);
    side.bonus--;
  },
  activated(hearing, { model, side, overdrive }) {
    const { book } = hearing;
    const m = entry(book, model);
    must(isOn(m) && m.control === side, () => `${model} is activated by side ${side}`);
    must(
      m.activated === 0 || (m.activated === 1 && colourOf(m) === 'automaton'),
      () => `${model} acts again`,
    );
    m.activated++;
    if (m.mind !== null) entry(book, m.mind.by).activated++;
    m.overwatch = null;
    m.shotsAt = [];
    m.moved = false;
    if (overdrive) m.used.push('Overdrive');
    hearing.active = model;
    hearing.reasons.clear();
  },
  'activation ends': ({ book }, { model }) => arrive(entry(book, model)),
  'activation lost'({ book }, { model }) {
    const m = entry(book, model);
    must(m.activated === 0, () => `${model} has acted and loses its activation`);
    m.activated = 1;
  },
  'stands up'({ book }, { model, dice, value, left }) {
    const m = entry(book, model);
    must(m.down !== 'no', () => `${model} stands up and was not Down`);
    if (m.down === 'forced') {
      must(dice !== undefined && value === skillOf(book, m, 'WILL'), () => `${model} tests WILL ${value}`);
      must(passes(dice, value) === (left === 2), () => `${model} has ${left} actions left`);
    } else must(dice === undefined && left === 2, () => `${model} tests to stand up`);
    m.down = 'no';
  },
  suppressed({ book }, { model, dice, value, holds }) {
    const m = entry(book, model);
    must(value === skillOf(book, m, 'WILL') - m.suppressed, () => `${model} tests WILL ${value}`);
    must(passes(dice, value) === holds, () => `${model}: ${dice.join('+')} against ${value}`);
  },
  rallied({ book }, { model, die, left }) {
    const m = entry(book, model);
    m.suppressed = Math.max(0, m.suppressed - die);
    must(m.suppressed === left, () => `${model} has ${left} suppression left, not ${m.suppressed}`);
  },
  'marker removed': ({ book }, { model, count }) => change(book.markers, model, -count),
};
