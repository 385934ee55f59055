// Campaigns of one's own: every seed gives five missions that can be played, on fair ground; the Squad goes on from one to the next.
import { Session, seeded, writeScenarioFile } from '@xenotable/kernel';
import { describe, expect, test } from 'vitest';
import { readySquads } from '../content/squads.ts';
import { game } from '../game.ts';
import { FAIR_BOUND } from '../scenario/fairness.ts';
import { generateCampaign, generateMission, groundApart } from '../scenario/generateCampaign.ts';
import {
  PAY,
  afterMission,
  isLost,
  limitFor,
  marchFault,
  recruitsFor,
  setOut,
  withRecruit,
} from '../scenario/march.ts';
import { readCampaign } from '../scenario/ownCampaign.ts';
import { scenarioSheet } from '../scenario/sheet.ts';
import type { Squad } from '../table.ts';
import type { View } from '../view.ts';

const gatecrashers = (): Squad => {
  const squad = readySquads['EE-S-01'];
  if (squad === undefined) throw new Error('the Gatecrashers are gone');
  return squad;
};

test('a single mission from a seed can be played on fair ground, and every kind comes', () => {
  const missions = Array.from({ length: 40 }, (_, seed) => generateMission(seed));
  expect(generateMission(7)).toEqual(missions[7]);
  expect(new Set(missions.map(({ text }) => text)).size).toBe(6);
  for (const mission of missions) {
    expect(scenarioSheet.problems(mission).filter(({ severity }) => severity === 'stop')).toEqual([]);
    expect(groundApart(mission), mission.name).toBeLessThanOrEqual(FAIR_BOUND);
  }
});

describe('a campaign from a seed', () => {
  test('the same seed gives the same campaign, another one another', () => {
    expect(generateCampaign(7)).toEqual(generateCampaign(7));
    expect(generateCampaign(8)).not.toEqual(generateCampaign(7));
  });

  test('every mission can be played on fair ground, and enemies grow in number', () => {
    for (let seed = 0; seed < 25; seed++) {
      const { battles: missions } = generateCampaign(seed);
      expect(missions).toHaveLength(5);
      for (const mission of missions) {
        const stops = scenarioSheet.problems(mission).filter(({ severity }) => severity === 'stop');
        expect(stops, `${seed} ${mission.name}`).toEqual([]);
        expect(groundApart(mission), `${seed} ${mission.name}`).toBeLessThanOrEqual(FAIR_BOUND);
      }
      const enemies = missions.map(({ forces }) => Object.values(forces.ADVENT?.pods ?? {}).flat().length);
      expect(enemies).toEqual([...enemies].sort((a, b) => a - b));
      expect(new Set(missions.map(({ text }) => text)).size).toBe(5);
    }
  });

  test('it is written and read again unchanged; one mission is no campaign', () => {
    const campaign = generateCampaign(3);
    expect(readCampaign(writeScenarioFile(campaign))).toEqual(campaign);
    expect(() => readCampaign(scenarioSheet.write(campaign.battles[0]!))).toThrow('campaign.');
  });

  test.each<[string, (text: string) => string, string]>([
    ['half a file', (text) => text.slice(0, 200), 'campaign: is not JSON'],
    ['no missions', (text) => JSON.stringify({ ...JSON.parse(text), battles: [] }), 'campaign.battles'],
    ['another game', (text) => text.replace('enemy-eternal', 'xenoshyft'), 'campaign.game'],
    [
      'a wrong mission',
      (text) => text.replace('"rounds": 8', '"rounds": "many"'),
      'campaign.battles[0].rounds',
    ],
    [
      'two players',
      (text) => text.replace('"play": "automaton"', '"play": "versus"'),
      'campaign.battles[0]: play',
    ],
  ])('%s is refused with its field', (_what, spoil, field) => {
    expect(() => readCampaign(spoil(writeScenarioFile(generateCampaign(1))))).toThrow(field);
  });
});

describe('the Squad goes on', () => {
  /** The end of a mission in which these models of side A fell. */
  const ended = (won: boolean, ...fell: number[]): Pick<View, 'models' | 'over'> => {
    const { battles: missions } = generateCampaign(2);
    const march = setOut(gatecrashers());
    const options = {
      ...scenarioSheet.options(missions[0]!),
      limit: limitFor(march.squad),
      squads: [JSON.parse(JSON.stringify(march.squad))],
    };
    const session = Session.start(
      game,
      { options, seats: [{ kind: 'person', name: 'Ann' }] },
      seeded('5eed'.repeat(16)),
    );
    const view = session.view(0) as unknown as View;
    const models = view.models.map((m, i) => (fell.includes(i) ? { ...m, place: 'destroyed' as const } : m));
    return { models, over: { winners: won ? [0] : [], rule: 'EE-END-01', why: 'over' } };
  };

  test('a mission is played by the Squad that came home from the one before', () => {
    expect(
      ended(true)
        .models.slice(0, 5)
        .map((m) => m.unit),
    ).toEqual(gatecrashers().models.map((one) => one.unit));
  });

  test('who falls is gone, a mission pays, and somebody else leads', () => {
    const before = setOut(gatecrashers());
    expect(before.supplies).toBe(11);
    const after = afterMission(before, ended(true, 0, 3));
    expect(after.squad.models.map((one) => one.unit)).toEqual(['Grenadier', 'Rookie', 'Rookie']);
    expect(after.squad.models.map((one) => one.leader)).toEqual([true, false, false]);
    expect(after.supplies).toBe(11 + PAY.won);
    expect(after.results).toEqual([{ won: true, fallen: ['Ranger', 'Rookie 2'] }]);
    expect(marchFault(after.squad)).toBeNull();
    expect(afterMission(before, ended(false)).supplies).toBe(11 + PAY.lost);
  });

  test('recruits are paid from the Supplies, and no others', () => {
    const after = afterMission(setOut(gatecrashers()), ended(true, 3));
    const rookie = recruitsFor(after).find(({ unit }) => unit === 'Rookie')!;
    const joined = withRecruit(after, 'Rookie');
    expect(joined.squad.models.at(-1)?.unit).toBe('Rookie');
    expect(joined.supplies).toBe(after.supplies - rookie.price);
    expect(recruitsFor(joined)).toEqual([]);
  });

  test('a Squad of which nobody is left, and that cannot pay, is lost', () => {
    const march = { ...setOut(gatecrashers()), supplies: 0 };
    expect(isLost(march)).toBe(false);
    expect(isLost(afterMission({ ...march, supplies: -PAY.lost }, ended(false, 0, 1, 2, 3, 4)))).toBe(true);
  });
});
