// Scenarios by chance: any that the format allows; many of them have problems.
import fc from 'fast-check';
import { layoutNames } from '../content/maps.ts';
import { SIDES, type Side, type TypeName, sideOf, typeNames, typeOf } from '../content/units.ts';
import { at, placesOf } from '../places.ts';
import { readScenario } from '../scenario/read.ts';
import type { ScenarioEvent } from '../scenario/events.ts';
import { GOAL_KINDS, MODES, type Scenario } from '../scenario/scenario.ts';

const aField = fc.integer({ min: 0, max: 383 });

const EVENTS: ScenarioEvent[] = [
  { event: 'reinforce', type: 'Titan', at: ['0,0', '23,0', '23,15'], mode: 'BERSERKER' },
  {
    event: 'force',
    sets: [[{ type: 'Grey', mode: 'NORMAL' }], [{ type: 'UFO', mode: 'KILLER' }]],
    in: ['9,0 15,5'],
  },
  {
    event: 'assault',
    sets: [
      [
        { type: 'Birdy', mode: 'NORMAL' },
        { type: 'Larva', mode: 'BERSERKER' },
      ],
    ],
    entries: ['0,0', '5,0', '10,0', '15,0', '20,0', '23,0'].map((place) => [place]),
    late: 1,
  },
  { event: 'waves', waves: [['Grey', 'Birdy'], ['Titan']], points: 2, heal: 'one' },
  { event: 'strike' },
  { event: 'purpose' },
  { event: 'bus', at: '11,8' },
  { event: 'hatchery', brood: ['Larva', 'Galbert'] },
];

const raw = fc.record({
  play: fc.constantFrom('versus' as const, 'against the automaton' as const),
  people: fc.constantFrom(...SIDES),
  map: fc.constantFrom(...layoutNames),
  doors: fc.constantFrom('free' as const, 'one point' as const),
  visibility: fc.integer({ min: 1, max: 12 }),
  fog: fc.boolean(),
  rounds: fc.integer({ min: 1, max: 4 }),
  corners: fc.constantFrom(
    { Earth: '0,12 3,15', Invaders: '20,0 23,3' },
    { Earth: '20,12 23,15', Invaders: '8,0 15,0' },
  ),
  arrives: fc.boolean(),
  targets: fc.array(aField, { maxLength: 3 }),
  units: fc.array(
    fc.record({
      type: fc.constantFrom<TypeName | 'Ghost'>(...typeNames, 'Ghost'),
      cell: aField,
      blip: fc.boolean(),
      mode: fc.constantFrom(...MODES),
      round: fc.constantFrom(0, 0, 0, 2),
    }),
    { maxLength: 10 },
  ),
  slots: fc.integer({ min: 1, max: 4 }),
  byGoals: fc.boolean(),
  events: fc.subarray(EVENTS, { maxLength: 3 }),
  levels: fc.option(fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 4 }), { nil: null }),
  goals: fc.array(
    fc.record({
      goal: fc.constantFrom(...GOAL_KINDS),
      points: fc.integer({ min: 1, max: 3 }),
      ends: fc.boolean(),
    }),
    {
      minLength: 1,
      maxLength: 4,
    },
  ),
});

function sideOfType(type: TypeName | 'Ghost'): Side | null {
  if (type === 'Ghost') return 'Invaders';
  const { kin } = typeOf(type);
  return kin === 'civilian' || kin === 'animal' ? null : sideOf(kin);
}

export const anyScenario: fc.Arbitrary<Scenario> = raw.map(
  ({ corners, arrives, slots, goals, byGoals, levels, events, ...rest }) => {
    const versus = rest.play === 'versus';
    const blips = versus || rest.people === 'Earth';
    const played = (side: Side): boolean => versus || rest.people === side;
    const zones = (side: Side) => ({
      [arrives ? 'arrive' : 'start']: [corners[side]],
      exits: [corners[side]],
    });
    const scored = goals.map(({ goal, points, ends }) => ({
      goal,
      points,
      ...(ends && goal !== 'survive' && { ends }),
    }));
    return readScenario({
      format: 1,
      name: 'Any',
      ...rest,
      ...(byGoals && { victory: 'goals' }),
      ...(!versus && events.length > 0 && { events }),
      blips,
      zones: { Earth: zones('Earth'), Invaders: zones('Invaders') },
      targets: placesOf(rest.targets),
      units: rest.units.map(({ type, cell, blip, mode, round }) => {
        const side = sideOfType(type);
        const hidden = blips && side === 'Invaders' && (blip || type === 'Ghost');
        return {
          type,
          at: at(cell),
          ...(hidden && type !== 'Ghost' && { blip: true }),
          ...(side !== null && !played(side) && { mode }),
          ...(round > 0 && round <= rest.rounds && !hidden && { round }),
        };
      }),
      squads: {
        ...(played('Earth') && { 'CHIBI COM': levels === null ? { slots, points: 3 } : { levels } }),
        ...(played('Invaders') && { Aliens: { slots, points: 3, ghosts: 2 } }),
      },
      goals: { Earth: played('Earth') ? scored : [], Invaders: played('Invaders') ? scored : [] },
    });
  },
);
