// What the automaton announces is what it does if nothing changes.
import { type Json, fastChance } from '@xenotable/kernel';
import { expect, test } from 'vitest';
import { game } from '../game.ts';
import type { Happening } from '../happenings.ts';
import { intents } from '../preview/intents.ts';
import { answersAt } from '../preview/threat.ts';

function began(given: Json) {
  const w = game.arrange(given);
  game.resume(w, fastChance(1));
  return w;
}

/** The turn of the automaton as it really goes: for each activation the fields walked and the first target. */
function played(w: ReturnType<typeof began>, seed: number) {
  const acts: { who: string; path: number[]; target: number | null }[] = [];
  let theirs = false;
  game.play(game.copy(w), 0, { do: 'end turn' }, fastChance(seed), (what: Happening) => {
    if (what.type === 'turn') theirs = what.faction === 'Aliens';
    if (!theirs) return;
    if (what.type === 'activated') acts.push({ who: `unit:${what.unit}`, path: [], target: null });
    if (what.type === 'blip activated') acts.push({ who: `blip:${what.blip}`, path: [], target: null });
    const act = acts.at(-1);
    if (act === undefined) return;
    if (what.type === 'walked' && act.target === null) act.path.push(...(what.path ?? []));
    if (what.type === 'attacked') act.target ??= what.target ?? null;
  });
  return acts;
}

const SOLO = { mission: 'COOP 1', variation: 1, map: 'Province', players: 1, quick: true };
const POSITIONS: Record<string, Json> = {
  'who is near attacks, the others come closer': {
    ...SOLO,
    units: {
      Soldier: { at: '12,9' },
      Grey: { at: '15,9' },
      'Serpent Man': { at: '20,3' },
      Cow: { at: '13,7' },
    },
  },
  'behind a door that my turn leaves open': {
    ...SOLO,
    units: { Scout: { at: '2,7' }, Larva: { at: '4,4' } },
    'open doors': ['4,5 4,6'],
  },
  'healers heal': {
    ...SOLO,
    units: {
      Soldier: { at: '20,14' },
      Birdy: { at: '10,8' },
      Grey: { at: '11,8', lost: 1 },
      Gorgan: { at: '9,8', lost: 2 },
    },
  },
  'Blips creep': { ...SOLO, units: { Soldier: { at: '22,14' } }, blips: { '2,2': 'Grey', '12,3': 'Ghost' } },
};

for (const [name, given] of Object.entries(POSITIONS))
  test(`announced and done: ${name}`, () => {
    const w = began(given);
    const announced = intents(game.view(w, 0));
    expect(announced.length).toBeGreaterThan(0);
    for (let seed = 1; seed <= 12; seed++) {
      const acts = played(w, seed);
      const [first, act] = [announced[0], acts[0]];
      expect(act?.who).toBe(first?.who);
      expect(first?.path?.slice(0, act?.path.length)).toEqual(act?.path.map((cell) => `cell:${cell}`));
      if (act?.target != null) expect(first?.target).toBe(`unit:${act.target}`);
    }
  });

test('the chance to hurt is that of the announced attacks', () => {
  const w = began({ ...SOLO, map: 'open', units: { Soldier: { at: '12,9' }, Grey: { at: '15,9' } } });
  const [grey] = intents(game.view(w, 0));
  const soldier = w.units.findIndex((unit) => unit.type === 'Soldier');
  let hurt = 0;
  const ALL = 4000;
  for (let seed = 1; seed <= ALL; seed++) {
    const table = game.copy(w);
    let wounded = false;
    try {
      game.play(table, 0, { do: 'end turn' }, fastChance(seed), (what) => {
        if (what.type === 'hurt' && what.unit === soldier) wounded = true;
        if (what.type === 'round') throw new Error('enough');
      });
    } catch (error) {
      if (!(error instanceof Error) || error.message !== 'enough') throw error;
    }
    if (wounded) hurt++;
  }
  expect(hurt / ALL).toBeCloseTo(grey?.hurt ?? -1, 1);
});

test('who is attacked by several is told what all of them do, death apart', () => {
  const w = began({
    ...SOLO,
    map: 'open',
    units: {
      Soldier: { at: '23,15' },
      Postman: { at: '5,5' },
      Scribit: { at: '7,5' },
      Grey: { at: '5,8' },
    },
  });
  const postman = w.units.findIndex((unit) => unit.type === 'Postman');
  const harms = intents(game.view(w, 0)).flatMap((act) => act.harms ?? []);
  expect(harms.map(({ target }) => target)).toEqual([`unit:${postman}`, `unit:${postman}`]);
  const [first, second] = harms;
  expect(first?.sum).toEqual(first?.alone);
  const sum = second?.sum ?? { nothing: 1, hurt: 0, coma: 0, dead: 0 };
  expect(sum.nothing).toBeLessThan(second?.alone.nothing ?? 0);
  let dead = 0;
  let unhurt = 0;
  const ALL = 4000;
  for (let seed = 1; seed <= ALL; seed++) {
    const seen = new Set<string>();
    try {
      game.play(game.copy(w), 0, { do: 'end turn' }, fastChance(seed), (what) => {
        if ('unit' in what && what.unit === postman) seen.add(what.type);
        if (what.type === 'round') throw new Error('enough');
      });
    } catch (error) {
      if (!(error instanceof Error) || error.message !== 'enough') throw error;
    }
    if (seen.has('died')) dead++;
    if (!seen.has('hurt')) unhurt++;
  }
  expect(dead / ALL).toBeCloseTo(sum.dead, 1);
  expect(unhurt / ALL).toBeCloseTo(sum.nothing, 1);
});

test('nothing is announced where people command both sides', () => {
  const w = began({
    mission: 'VS 1',
    map: 'open',
    players: 2,
    units: { Soldier: { at: '12,9' }, Grey: { at: '15,9' } },
  });
  expect(intents(game.view(w, 0))).toEqual([]);
});

test('after a planned walk the automaton goes for somebody else, and a unit that arrives counts', () => {
  const w = began({
    ...SOLO,
    map: 'open',
    units: { Soldier: { at: '12,9' }, Cow: { at: '18,9' }, Grey: { at: '15,8' } },
  });
  const at = (name: string) => w.units.findIndex((unit) => unit.type === name);
  const target = (moved: { unit: number; cell: number } | null) =>
    intents(game.view(w, 0), undefined, moved)[0]?.target;
  expect(target({ unit: at('Soldier'), cell: 2 * 24 + 2 })).toBe(`unit:${at('Cow')}`);
  expect(target({ unit: at('Soldier'), cell: 8 * 24 + 14 })).toBe(`unit:${at('Soldier')}`);
});

test('nobody is announced to turn up twice', () => {
  const w = began({ ...SOLO, units: { Soldier: { at: '17,10' } }, blips: { '7,10': 'Grey' } });
  for (const { words } of intents(game.view(w, 0))) expect(words).not.toMatch(/turns up, turns up/);
});

/** Five unknown Blips come into sight: a turn of the automaton shows more of them than there are Ghosts among them. */
const CROWD: Json = {
  ...SOLO,
  map: 'open',
  units: { Soldier: { at: '12,8' } },
  blips: { '2,8': 'unknown', '2,6': 'unknown', '2,10': 'unknown', '22,8': 'unknown', '22,6': 'unknown' },
  pool: { blips: ['Ghost', 'Ghost', 'Grey', 'Scribit', 'Gorgan'], types: [] },
};

test('an unknown Blip is announced with the chance that it is something, never with what a draw made of it', () => {
  const w = began(CROWD);
  const view = game.view(w, 0);
  const announced = intents(view);
  expect(announced.map(({ who }) => who).sort()).toEqual(view.blips.map(({ id }) => `blip:${id}`).sort());
  for (const { words, hurt, harms, target } of announced) {
    expect(words).toMatch(/turns up: 60\u00a0% a unit, which acts$/);
    expect({ hurt, harms, target }).toEqual({});
  }
});

test('nobody is announced to do more harm than it could', () => {
  // The second attack comes after a second move of the chain, from nearer by.
  const w = began({
    ...SOLO,
    units: { Medic: { at: '22,8' }, Grey: { at: '22,0' }, Birdy: { at: '23,1' } },
  });
  const view = game.view(w, 0);
  const medic = w.units.find((unit) => unit.type === 'Medic')!;
  const could = new Map(
    answersAt(view, medic, medic.cell).map(({ unit, hurt }) => [`unit:${unit.id}`, hurt]),
  );
  const harmful = intents(view).filter(({ hurt = 0 }) => hurt > 0);
  expect(harmful.length).toBeGreaterThan(0);
  for (const { who, hurt = 0 } of harmful) expect(could.get(who) ?? 0).toBeGreaterThanOrEqual(hurt - 1e-9);
});
