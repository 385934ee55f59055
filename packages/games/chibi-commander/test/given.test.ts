// Words of positions that nobody knows, or that cannot be meant, are errors that name them.
import { describe, expect, test } from 'vitest';
import { game } from '../game.ts';

const wrong = (given: object): string => {
  try {
    game.arrange!(given);
    return 'it is accepted';
  } catch (error) {
    return String(error);
  }
};

describe('what a position cannot mean', () => {
  test.each([
    ['an unknown word', { unitz: {} }, /given\.unitz.*unknown word/],
    ['a unit without a place', { units: { Soldier: {} } }, /given\.units\.Soldier.*stands 'at' a field/],
    ['a unit type', { units: { Soldat: { at: '1,1' } } }, /given\.units\.Soldat/],
    ['a word of a unit', { units: { Soldier: { at: '1,1', wound: 1 } } }, /given\.units\.Soldier\.wound/],
    ['a covered unit that no Blip hides', { units: { Grey: { covered: true } } }, /Grey\.covered.*no Blip/],
    ['wounds of a Ghost', { blips: { '1,1': { is: 'Ghost', lost: 1 } } }, /given\.blips\.1,1\.lost.*Ghost/],
    ['a Blip', { blips: { '1,1': 'Ghoul' } }, /given\.blips\.1,1.*Ghoul/],
    ['a field', { blips: { '31,1': 'Ghost' } }, /given\.blips\.31,1/],
    [
      'a mark',
      { mission: 'VS 1', marks: { entred: [0] } },
      /given\.marks\.entred.*nothing that this mission counts/,
    ],
    ['a marked unit', { mission: 'VS 1', marks: { entered: ['Medic'] } }, /given\.marks\.entered.*Medic/],
    [
      'an option',
      { mission: 'VS 2', bought: { Aliens: ['glasses'] } },
      /given\.bought\.Aliens.*vision device/,
    ],
    ['a faction', { bought: { Reapers: [] } }, /given\.bought/],
    ['what is mixed', { pool: { blips: ['Ghosts'] } }, /given\.pool\.blips.*Ghost/],
    ['a taste', { taste: { lying: 'never' } }, /lying/],
    ['a place of the book', { at: 'noon' }, /given\.at/],
    ['an edge', { edges: { '1,1 3,1': 'wall' } }, /given\.edges.*neighbouring/],
  ])('%s', (_name, given, message) => expect(wrong(given)).toMatch(message));
});

test('a hidden unit has the wounds and marks that its Blip is given', () => {
  const w = game.arrange!({
    mission: 'VS 1',
    blips: {
      '5,5': { is: 'Hitman', lost: 1, panics: 1, groggy: true, wounded: true, swayed: true, 'stars used': 1 },
    },
  });
  expect(w.units[0]).toMatchObject({
    type: 'Hitman',
    lost: 1,
    panics: 1,
    groggy: true,
    wounded: true,
    swayed: true,
    starsUsed: 1,
    known: false,
  });
});

test('marks name units, fields and sides as players do', () => {
  const units = { Soldier: { at: '5,5' }, 'Soldier 2': { at: '6,5' }, Grey: { at: '9,9' } };
  const said = game.arrange!({
    mission: 'VS 1',
    units,
    marks: { entered: ['Soldier 2'], 'nobody left': ['Invaders'] },
  });
  const counted = game.arrange!({ mission: 'VS 1', units, marks: { entered: [1], 'nobody left': [1] } });
  expect(said.state).toEqual(counted.state);
  const points = game.arrange!({ mission: 'High Spot', units, marks: { 'spawn points': ['3,0', '0,3'] } });
  expect(points.state).toEqual({ spawnPoints: [3, 72] });
});
