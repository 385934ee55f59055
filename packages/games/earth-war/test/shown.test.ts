// What the cards say of wounds and goals is true at every moment, also between the dice of Step 7.
import { canAct, fastChance } from '@xenotable/kernel';
import { people } from '@xenotable/kernel/proof';
import { describe, expect, test } from 'vitest';
import { sheetHere } from '../book/nodes.ts';
import { MISSIONS } from '../content/index.ts';
import { game } from '../game.ts';
import { isGone } from '../goalReach.ts';
import type { Happening } from '../happenings.ts';
import { incomingOf } from '../incoming.ts';
import { log } from '../log.ts';
import type { Table } from '../table.ts';

describe('wounds on the way', () => {
  const given = {
    at: 'bodyguards',
    squad: [
      { unit: 'Squad Leader', name: 'Ann', rn: 1, incoming: ['D1', 'D1'] },
      { unit: 'Rifleman', name: 'Bo', rn: 5, incoming: ['W1', 'W1'] },
      { unit: 'Medic', name: 'Cy', rn: 8, items: ['Medkit'] },
    ],
    combat: { cards: { D1: {}, W1: {}, M1: {} }, slots: ['D1', 'W1', 'M1'], cp: 0 },
  };

  test.each([1, 2, 3, 4, 5, 6])('are to be stopped until armour has met each of them (seed %i)', (seed) => {
    const w = game.arrange(given);
    const due = new Map([
      ['Ann', { toStop: 2, through: 0 }],
      ['Bo', { toStop: 2, through: 0 }],
    ]);
    let checked = 0;
    game.resume(w, fastChance(seed), (what: Happening) => {
      // Afterwards it is told whom the Medic cannot reach: by then nothing is left to be stopped.
      if (what.type !== 'armour' && what.type !== 'out of reach') return;
      if (what.type === 'armour') {
        checked++;
        const one = due.get(what.unit);
        if (one === undefined) throw new Error(`${what.unit} has no wounds`);
        one.toStop--;
        if (!what.stopped) one.through++;
      }
      const view = game.view(w, 0);
      for (const unit of view.table.squad)
        expect(incomingOf(view, unit.id)).toEqual(due.get(unit.name) ?? { toStop: 0, through: 0 });
    });
    expect(checked).toBe(4);
  });
});

describe('the figures of a check', () => {
  const figures = (what: Happening): string[] =>
    log.items(what).map(({ label, value }) => `${label} ${value}`);
  const shot = (rn: number, sl: number): Happening => ({
    type: 'checked',
    unit: 'Ann',
    act: 'fire',
    rating: 5,
    rn,
    sl,
  });

  test('name the CAP where it cuts them', () => {
    expect(figures(shot(1, 3))).toEqual(['FIRE 5', 'RN 1', 'Success levels 5', 'At most, CAP 3']);
    expect(figures(shot(3, 3))).toEqual(['FIRE 5', 'RN 3', 'Success levels 3']);
    expect(figures(shot(6, 0))).toEqual(['FIRE 5', 'RN 6', 'Success levels 0']);
  });

  test('also of an enemy, and not where it has no reach', () => {
    const bite = { type: 'struck', slot: 1, card: 'D1' } as const;
    expect(figures({ ...bite, rn: 2, band: 0, rating: 5, roll: 2, wounds: 2 })).toEqual([
      'Range, RN 2',
      'ATTACK at CLOSE 5',
      'RN 2',
      'Success levels 4',
      'At most, CAP 2',
    ]);
    expect(figures({ ...bite, rn: 9, band: 3, rating: 0, roll: 0, wounds: 0 })).toEqual([
      'Range, RN 9',
      'ATTACK at LONG –',
      'Wounds 0',
    ]);
  });
});

const OPERATOR = { cards: { W1: {}, M1: {}, N1: {} }, slots: ['W1', 'M1', 'N1'] };

/** In the control hut of Dead Relay, by what is there. */
const hut = (combat: object, ammo = 10): Table =>
  game.arrange({
    at: 'ranges and orders',
    mission: 1,
    node: 3,
    met: 1,
    ammo,
    squad: [{ unit: 'Squad Leader' }],
    combat,
  });

describe('a goal is given up when it is out of reach', () => {
  const goneIn = (w: Table): string[] => {
    const { table } = game.view(w, 0);
    return sheetHere(table)
      .goals.filter((goal) => isGone(goal, table))
      .map(({ id }) => id);
  };

  test('in the hut: the operator is shot, or too little AMMO is left and no store lies ahead', () => {
    expect(goneIn(hut(OPERATOR))).toEqual([]);
    expect(goneIn(hut({ cards: { W1: {}, M1: {} }, slots: ['W1', 'M1'] }))).toEqual(['EW-M-RELAY-05']);
    expect(goneIn(hut({ cards: { W1: {}, '?': {} }, slots: ['W1', '?'] }))).toEqual([]);
    expect(goneIn(hut(OPERATOR, 5))).toEqual(['EW-M-RELAY-06']);
  });

  test('nothing is given up on arrival, before the cards of the node are dealt', () => {
    const chance = fastChance(1);
    const w = game.setup({ mission: 1 }, people(1), chance);
    const given: string[] = [];
    let arrivals = 0;
    while (w.over === null && w.mission.node < 3) {
      const ask = game.asks(w).find(canAct);
      const choice = ask && game.suggest(game.copy(w), ask.seat, chance);
      if (ask === undefined || choice == null) throw new Error('nobody is asked');
      game.play(w, ask.seat, choice, chance, (what: Happening) => {
        if (what.type !== 'arrived') return;
        arrivals++;
        given.push(...goneIn(w));
      });
    }
    expect(arrivals).toBe(2);
    expect(given).toEqual([]);
  });

  test('what was given up gives no points at the end of any mission', () => {
    let given = 0;
    for (const { number: mission } of MISSIONS)
      for (let seed = 1; seed <= 6; seed++) {
        const chance = fastChance(seed);
        const w = game.setup({ mission }, people(1), chance);
        const gone = new Set<string>();
        while (w.over === null) {
          for (const id of goneIn(w)) gone.add(id);
          const ask = game.asks(w).find(canAct);
          const choice = ask && game.suggest(game.copy(w), ask.seat, chance);
          if (ask === undefined || choice == null) throw new Error('nobody is asked');
          game.play(w, ask.seat, choice, chance);
        }
        given += gone.size;
        const goals = w.results.at(-1)?.goals ?? [];
        expect(goals.filter((goal) => goal.points > 0 && gone.has(goal.id))).toEqual([]);
      }
    expect(given).toBeGreaterThan(10);
  });
});
