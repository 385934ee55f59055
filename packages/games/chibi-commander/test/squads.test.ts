// Squads outside a table: text, and the missions that take them.
import { expect, test } from 'vitest';
import { christened, readSquad, squadFaults, squadMissions, without, writeSquad } from '../preview/squads.ts';
import { canBeTried, missionWith } from '../preview/squadTrial.ts';
import { scenarioSheet } from '../scenario/sheet.ts';

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

test('the laboratory can try a squad at the missions that are written as data', () => {
  const tried = squadMissions().flatMap(({ name }) => (canBeTried(name) ? [name] : []));
  expect(tried).toEqual(['COOP 1', 'COOP 3', 'COOP 5', 'COOP 6', 'High Spot', 'Blood Pool']);
  for (const name of tried) {
    const types = name === 'Blood Pool' ? (['Queen'] as const) : (['Soldier', 'Medic', 'Scout'] as const);
    const scenario = scenarioSheet.read(JSON.stringify(missionWith(name, types)));
    expect(scenarioSheet.problems(scenario).filter(({ severity }) => severity === 'stop')).toEqual([]);
    expect(Object.values(scenario.squads)).toContainEqual({ units: [...types] });
  }
});
