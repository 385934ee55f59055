// Squads outside a table: text, and the missions that take them.
import { fastChance, itemAt } from '@xenotable/kernel';
import { expect, test } from 'vitest';
import { game } from '../game.ts';
import { nameOf } from '../names.ts';
import { christened, readSquad, squadFaults, squadMissions, without, writeSquad } from '../preview/squads.ts';
import { typeNames, type TypeName } from '../content/units.ts';

const ANN = [{ kind: 'person', name: 'Ann' }];
const typeNamed = (name: string): TypeName =>
  itemAt(
    typeNames.filter((one) => one === name),
    0,
  );

test('a squad is written and read again, also as people count', () => {
  const squad = readSquad('Night Watch\n2 soldier\nMedic ×2\nCommander\n');
  expect(squad).toEqual({
    name: 'Night Watch',
    types: ['Soldier', 'Soldier', 'Medic', 'Medic', 'Commander'],
  });
  expect(readSquad(writeSquad(squad))).toEqual(squad);
  expect(readSquad('Soldier\nMedic').name).toBe('Squad');
});

test('what is no unit, or nobody brings along, is named', () => {
  expect(() => readSquad('Night Watch\nSoldier\nBazooka Joe')).toThrow(/Bazooka Joe/);
  expect(() => readSquad('Night Watch\nCow')).toThrow(/bystander/);
});

test('CC-CMP-13 a mission has so many places and so much room for higher levels', () => {
  expect(squadFaults('COOP 1', ['Soldier', 'Soldier', 'Medic', 'Scout', 'Commander'])).toEqual([]);
  expect(
    squadFaults(
      'COOP 1',
      Array.from({ length: 6 }, () => 'Soldier' as const),
    ),
  ).toMatchObject([{ rule: 'CC-CMP-13', reason: '6 units, and the mission takes 5.' }]);
  expect(squadFaults('COOP 1', [])).toHaveLength(1);
  expect(squadFaults('COOP 1', ['Birdy'])[0]?.reason).toBe('Birdy fights for the other side.');
  expect(squadFaults('COOP 1', ['Deadeye']).map(({ reason }) => reason)).toEqual([
    "The mission's squad has no room for Deadeye, LV3.",
  ]);
});

test('in a duel a squad is of one faction, and LV2 costs two points', () => {
  expect(squadFaults('VS 1', ['Birdy', 'Soldier'])[0]?.reason).toMatch(/^Soldier is none of Aliens/);
  expect(squadFaults('VS 1', ['Sniper', 'Sniper', 'Sniper', 'Sniper']).map(({ rule }) => rule)).toContain(
    'CC-LVL-04',
  );
});

test('every mission but the one with a fixed squad asks for one', () => {
  const names = squadMissions().map(({ name }) => name);
  expect(names).toContain('COOP 6');
  expect(names).not.toContain('Evil Dreams');
});

test('units may have names of their own, which are written, read and leave with them', () => {
  const squad = readSquad('Night Watch\nSoldier "Oak"\n2 Medic\nScout “Ash”');
  expect(squad.names).toEqual(['Oak', '', '', 'Ash']);
  expect(readSquad(writeSquad(squad))).toEqual(squad);
  expect(writeSquad(without(christened(squad, 1, 'Elm'), 0))).toBe(
    'Night Watch\nMedic "Elm"\nMedic\nScout "Ash"',
  );
});

test('CC-CMP-16 the laboratory can try a squad at every mission against the automaton', () => {
  const tried = squadMissions().flatMap(({ name, duel }) => (duel ? [] : [name]));
  expect(tried).toEqual([
    ...['COOP 1', 'COOP 2', 'COOP 3', 'COOP 4', 'COOP 5', 'COOP 6'],
    ...['High Spot', 'Super Hero', 'Blood Pool'],
  ]);
  for (const mission of tried) {
    const types = itemAt(
      [['Soldier', 'Medic', 'Scout'], ['Queen'], ['Warlord'], ['Titan']].filter(
        (one) => squadFaults(mission, one.map(typeNamed)).length === 0,
      ),
      0,
    );
    const w = game.setup({ mission, squad: types.join('\n') }, ANN, fastChance(1));
    expect(w.armies.find(({ seat }) => seat >= 0)?.squad, mission).toEqual(types);
  }
});

test('CC-CMP-16 a squad is brought to a coded mission, as far as it has room, and programs add nobody', () => {
  const squad = 'Night Watch\nSoldier "Oak"\nSoldier\nMedic "Ivy"\nDeadeye "Moss"';
  const w = game.setup({ mission: 'COOP 2', variation: 1, squad }, ANN, fastChance(1));
  const army = w.armies.find(({ seat }) => seat >= 0);
  expect(army?.squad).toEqual(['Soldier', 'Soldier', 'Medic']);
  expect(game.suggest(w, 0, fastChance(1))).toEqual({ do: 'ready' });
  game.play(w, 0, { do: 'ready' }, fastChance(1));
  expect([0, 1, 2].map((id) => nameOf(w, id))).toEqual(['Oak', 'Soldier 2', 'Ivy']);
});

test('CC-CMP-16 a text that is no squad is refused', () => {
  expect(() => game.setup({ mission: 'COOP 2', squad: 'Bazooka Joe\nJoe' }, ANN, fastChance(1))).toThrow(
    /options\.squad.*Joe/,
  );
});
