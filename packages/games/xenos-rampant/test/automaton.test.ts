// The automaton, rule by rule: small positions in which its choice is known.
import { describe, expect, test } from 'vitest';
import { arrange } from '../arrange.ts';
import { counterCharge, stray, storm } from '../auto/attacks.ts';
import { courageReroll, firefight, nextToTest, retreatChoice } from '../auto/answers.ts';
import { goalOf, stanceOf } from '../auto/goals.ts';
import { badLanding, bestMove, chooseMove, danger } from '../auto/moves.ts';
import { nextOrder, nextToRally, wildCharge } from '../auto/orders.ts';
import { nearestToEnemy } from '../auto/places.ts';
import { attackScore, expected, shootScore, worth } from '../auto/scores.ts';
import { chooseList } from '../auto/setup.ts';
import { moveFrame } from '../book/moving/move.ts';
import { totalOf } from '../detachment/cost.ts';
import { readList } from '../detachment/text.ts';
import { type Table, ownerOf, unitOf } from '../table.ts';
import { play, table } from './tables.ts';

describe('scores', () => {
  /** An Elite Infantry that could shoot at and Attack a Heavy Infantry, which may be Suppressed, and a far Commander. */
  function scene(target: { suppressed?: boolean; answered?: boolean } = {}) {
    const w = table(
      { E: { unit: 'Elite Infantry', at: [10, 35] } },
      {
        F: { unit: 'Heavy Infantry', at: [22, 35], ...target },
        C: { unit: 'Light Infantry', at: [40, 12], commander: true },
      },
    );
    return { w, elite: unitOf(w, 0), heavy: unitOf(w, 1), commander: unitOf(w, 2) };
  }

  test('XR-AUT-01 expected loss is floor(10 n (7 - v) / A), capped by what is there', () => {
    const { heavy } = scene();
    expect(expected(10, 4, 3, heavy)).toBe(100);
    expect(expected(10, 4, 1, heavy)).toBe(300);
    expect(expected(10, 2, 1, { ...heavy, sp: 1 })).toBe(60);
  });
  test('XR-AUT-02 worth counts cost, markers and the Commander', () => {
    const { w, heavy, commander } = scene();
    expect(worth(w, 100, heavy)).toBe(40);
    expect(worth(w, 100, commander)).toBe(20 + 8);
  });
  test('XR-AUT-03 a shot: worth 40, 6 for not Suppressed, less the answer: 25 of 60 points, worth 30, seven times in twelve', () => {
    const { w, elite, heavy } = scene();
    expect(shootScore(w, elite, heavy)).toBe(40 + 6 - 17);
  });
  test('XR-AUT-03 nothing is added for a Suppressed target, nothing taken off for one that has answered', () => {
    const { w, elite, heavy } = scene({ answered: true, suppressed: true });
    expect(shootScore(w, elite, heavy)).toBe(40);
  });
  test('XR-AUT-04 an Attack: worth 40 taken on 4+, 6 for not Suppressed, worth 60 lost on 5+', () => {
    const { w, elite, heavy } = scene();
    expect(attackScore(w, elite, heavy)).toBe(40 + 6 - 60);
  });
  test('XR-AUT-04 a Suppressed target strikes on 6+, which costs 30, and counts 10 more', () => {
    const { w, elite, heavy } = scene({ suppressed: true });
    expect(attackScore(w, elite, heavy)).toBe(40 - 30 + 10);
  });
});

describe('stances and goals', () => {
  test('XR-AUT-05 stances; XR-M-ENCOUNTER-06 SEIZE; a unit without Shoot hunts', () => {
    const w = table(
      { L: { unit: 'Light Infantry', at: [10, 10] }, X: { unit: 'Lesser Xenomorphs', at: [4, 4] } },
      { F: { unit: 'Heavy Infantry', at: [40, 40] } },
      { scenario: 'ENCOUNTER' },
    );
    expect(w.units.slice(0, 2).map((unit) => stanceOf(w, unit))).toEqual(['SEIZE', 'HUNT']);
  });
  test('XR-AUT-07 SEIZE goes for the nearest marker that two others do not go for', () => {
    const w = table(
      { L: { unit: 'Light Infantry', at: [10, 22] } },
      { F: { unit: 'Heavy Infantry', at: [40, 40] } },
      { scenario: 'ENCOUNTER' },
    );
    const near = { x: 1200, y: 2400 };
    expect(goalOf(w, w.units[0]!)).toMatchObject(near);
    expect(goalOf(w, w.units[0]!, [near, near])).toMatchObject({ x: 2400, y: 2400 });
  });
  test('XR-AUT-20 a carrier goes for the exit, others screen it; XR-M-VIP-10', () => {
    const w = table(
      { L: { unit: 'Light Infantry', at: [24, 20] }, M: { unit: 'Light Infantry', at: [30, 20] } },
      { F: { unit: 'Heavy Infantry', at: [24, 40] } },
      { scenario: 'VIP', vip: { carrier: 'L' } },
    );
    expect(goalOf(w, w.units[0]!)).toMatchObject({ x: 2400, y: 0 });
    expect(goalOf(w, w.units[1]!)).toMatchObject({ x: 2400, y: 2600 });
    expect(goalOf(w, w.units[2]!)).toMatchObject({ x: 2400, y: 2000 });
  });
  test.each([
    [
      'XR-M-DROP-06',
      'DROP',
      'B',
      { G: { unit: 'Support Infantry', at: [24, 20] }, L: { unit: 'Light Infantry', at: [30, 20] } },
      ['HOLD', 'SEIZE'],
    ],
    [
      'XR-M-FIGHTRET-07',
      'FIGHTRET',
      'B',
      { G: { unit: 'Support Infantry', at: [24, 20] }, L: { unit: 'Light Infantry', at: [30, 20] } },
      ['HOLD', 'SEIZE'],
    ],
    ['XR-M-DIVERSION-07', 'DIVERSION', 'B', { L: { unit: 'Light Infantry', at: [30, 20] } }, ['HOLD']],
    ['XR-M-BUGHUNT-07', 'BUGHUNT', 'A', { L: { unit: 'Light Infantry', at: [30, 20] } }, ['SEIZE']],
    [
      'XR-M-CONVOY-08',
      'CONVOY',
      'B',
      { T: { unit: 'Soft-skin Vehicle + Improvised Armour, Unarmed', at: [24, 20], extra: 'truck' } },
      ['SEIZE'],
    ],
    ['XR-M-LAST-10', 'LAST', 'A', { L: { unit: 'Light Infantry', at: [30, 20] } }, ['HUNT']],
  ] as const)('%s stances of %s', (_rule, scenario, side, units, stances) => {
    const foe = { F: { unit: 'Heavy Infantry', at: [10, 10] } };
    const w = arrange({
      scenario,
      'no obstacles': true,
      seats: { A: { units: side === 'A' ? units : foe }, B: { units: side === 'B' ? units : foe } },
    });
    const own = w.units.filter((unit) => unit.owner === (side === 'A' ? 0 : 1));
    expect(own.map((unit) => stanceOf(w, unit))).toEqual(stances);
  });
  test('XR-M-SECRET-08 the errand shapes the hunt', () => {
    const at = (secret: string): Table =>
      arrange({
        scenario: 'SECRET',
        seats: {
          A: { secret, units: { L: { unit: 'Light Infantry', at: [24, 10] } } },
          B: {
            units: {
              Boss: { unit: 'Elite Infantry', at: [10, 40], commander: true },
              M: { unit: 'Light Infantry', at: [20, 40] },
            },
          },
        },
      });
    const hunt = at('Assassinate');
    expect(goalOf(hunt, hunt.units[0]!)).toMatchObject({ x: 1000, y: 4000 });
    const survey = at('Survey');
    expect(goalOf(survey, survey.units[0]!)).toMatchObject({ y: 1200 });
    expect(stanceOf(hunt, hunt.units[2]!)).toBe('HOLD');
  });
});

describe('moves', () => {
  test('XR-AUT-06 nearer to the goal, into cover, out of danger', () => {
    const w = table(
      { L: { unit: 'Lesser Xenomorphs', at: [10, 35] } },
      { F: { unit: 'Militia Rabble', at: [40, 35] } },
    );
    const [unit, foe] = [w.units[0]!, w.units[1]!];
    const plan = bestMove(w, unit, 1200, foe);
    expect(plan.at.x).toBeGreaterThan(2000);
    expect(plan.score).toBe(2 * 12);
    expect(danger(w, unit, 3400, 3500)).toBeGreaterThan(danger(w, unit, 1000, 3500));
  });
  test('XR-AUT-13 goes to ground near its post when there is nothing to shoot at and somebody to fear', () => {
    const w = table(
      { L: { unit: 'Light Infantry', at: [39, 6] } },
      { G: { unit: 'Support Infantry + Artillery', at: [42.5, 32] } },
    );
    w.scenario = 'DIVERSION';
    w.attacker = 1;
    expect(nextOrder(play(w), 0, false)).toEqual({ order: 'ground', unit: 0 });
  });
  test('XR-AUT-26 exits that score are taken', () => {
    const w = arrange({
      scenario: 'FIGHTRET',
      seats: {
        A: { units: { H: { unit: 'Heavy Infantry', at: [24, 44] } } },
        B: {
          automaton: true,
          units: { L: { unit: 'Light Infantry', at: [24, 5] }, M: { unit: 'Light Infantry', at: [30, 20] } },
        },
      },
    });
    expect(chooseMove(play(w), moveFrame(w.units[1]!, 'move', 800))).toEqual({ exit: 'south' });
  });
});

describe('the phase', () => {
  test('XR-AUT-08 rallies the Commander first, then by cost', () => {
    const w = table(
      {
        L: { unit: 'Light Infantry', at: [10, 35], suppressed: true },
        E: { unit: 'Elite Infantry', at: [20, 35], suppressed: true },
        C: { unit: 'Light Infantry', at: [30, 35], suppressed: true, commander: true },
      },
      {},
    );
    expect(nextToRally(w, [0, 1, 2])).toEqual({ rally: 2 });
    expect(nextToRally(w, [0, 1])).toEqual({ rally: 1 });
  });
  test('XR-AUT-09 charges whom it hurts most', () => {
    const w = table(
      { X: { unit: 'Lesser Xenomorphs', at: [20, 35] } },
      {
        S: { unit: 'Light Infantry', at: [28, 35], suppressed: true },
        E: { unit: 'Elite Infantry', at: [20, 28] },
      },
    );
    expect(
      wildCharge(w, [
        { wild: 0, target: 1 },
        { wild: 0, target: 2 },
      ]),
    ).toEqual({ wild: 0, target: 2 });
  });
  test('XR-AUT-10 Free actions come first; XR-AUT-12 it stops when nothing promises anything', () => {
    const w = table(
      { H: { unit: 'Heavy Infantry', at: [10, 35] }, L: { unit: 'Light Infantry', at: [10, 30] } },
      { F: { unit: 'Primitive Infantry', at: [24, 35] } },
    );
    expect(nextOrder(play(w), 0, false)).toMatchObject({ order: 'shoot', unit: 0 });
    for (const unit of w.units) unit.tried = true;
    expect(nextOrder(play(w), 0, false)).toEqual({ stop: true });
  });
  test('XR-AUT-11 a Free action of three quarters of the worth is preferred to a test', () => {
    // Heavy Infantry shoots for free and attacks on 6+, 26 ways of 36.
    const against = (sp: number): Table =>
      table(
        { H: { unit: 'Heavy Infantry', at: [20, 35] } },
        { R: { unit: 'Recon Infantry', at: [26, 35], suppressed: true, sp } },
      );
    const weights = (w: Table): number[] => [
      36 * shootScore(w, w.units[0]!, w.units[1]!),
      26 * attackScore(w, w.units[0]!, w.units[1]!),
    ];
    const weak = against(1);
    const [free, tested] = weights(weak);
    expect(free! < tested! && 4 * free! >= 3 * tested!).toBe(true);
    expect(nextOrder(play(weak), 0, false)).toEqual({ order: 'shoot', unit: 0, target: 1 });
    const strong = against(5);
    const [less, more] = weights(strong);
    expect(4 * less!).toBeLessThan(3 * more!);
    expect(nextOrder(play(strong), 0, false)).toEqual({ order: 'attack', unit: 0, target: 1 });
  });
  test('XR-AUT-18 manifests when no shot or Attack is worth more', () => {
    const w = table(
      {
        P: {
          unit: 'Primitive Infantry + Immobile, Psychic (Delta)',
          at: [10, 35],
          powers: ['Visions of Terror'],
        },
      },
      { F: { unit: 'Elite Infantry', at: [20, 35] } },
    );
    // Twice the cost of 6 on 7+; its Attack on the Elite is worth nothing, and it cannot move.
    expect(nextOrder(play(w), 0, false)).toEqual({
      order: 'manifest',
      unit: 0,
      power: 'Visions of Terror',
      target: 1,
    });
  });
  test('XR-AUT-21, XR-TASTE-15 a Recruit misjudges every score by up to 30 percent, a Veteran none', () => {
    const chosen = (
      difficulty: string,
      dice: number[],
      kind: 'person' | 'automaton' = 'automaton',
    ): unknown => {
      const w = table(
        { H: { unit: 'Heavy Infantry', at: [10, 35] } },
        { P: { unit: 'Primitive Infantry', at: [24, 35] }, Q: { unit: 'Primitive Infantry', at: [10, 21] } },
        { options: { difficulty } },
      );
      ownerOf(w, 0).kind = kind;
      return nextOrder(play(w, dice), 0, true);
    };
    // Two shots of the same worth, both free: whichever is thought better by the dice of 61 (1 is 30 percent less, 61 as much more).
    expect(chosen('Recruit', [3, 61, 1])).toEqual({ order: 'shoot', unit: 0, target: 1 });
    expect(chosen('Recruit', [3, 1, 61])).toEqual({ order: 'shoot', unit: 0, target: 2 });
    expect(chosen('Veteran', [])).toEqual({ order: 'shoot', unit: 0, target: 1 });
    // On a 1 or 2 it gives no more orders.
    expect(chosen('Recruit', [2])).toEqual({ stop: true });
    // What is suggested to a person is never misjudged.
    expect(chosen('Recruit', [], 'person')).toEqual({ order: 'shoot', unit: 0, target: 1 });
  });
  test('XR-AUT-21, XR-AUT-24, XR-TASTE-15 a Warlord fields 3 points more', () => {
    const total = (difficulty: string, kind: 'person' | 'automaton' = 'automaton'): number => {
      const w = table(
        { L: { unit: 'Light Infantry', at: [10, 35] } },
        {},
        { options: { difficulty, lists: ['', 'XR-D-01'] } },
      );
      ownerOf(w, 1).kind = kind;
      return totalOf(readList(chooseList(play(w), 1)));
    };
    expect([total('Veteran'), total('Warlord'), total('Warlord', 'person')]).toEqual([24, 27, 24]);
  });
  test('XR-AUT-25 reserves enter, drop troops land', () => {
    const w = table(
      {
        R: { unit: 'Light Infantry', reserve: 'south' },
        D: { unit: 'Light Infantry + Special Insertion', waits: true },
        H: { unit: 'Heavy Infantry', at: [10, 35], tried: true },
      },
      { F: { unit: 'Primitive Infantry', at: [44, 44] } },
    );
    expect(nextOrder(play(w), 0, false)).toMatchObject({ order: 'enter', unit: 0 });
  });
});

describe('answers', () => {
  const w = table(
    {
      B: { unit: 'Berserk Infantry', at: [20, 35] },
      U: { unit: 'Heavy Infantry + Unstable', at: [30, 35], sp: 2 },
      E: { unit: 'Elite Infantry', at: [10, 35] },
    },
    { F: { unit: 'Heavy Infantry', at: [26, 35] } },
  );
  const [berserk, unstable, elite, foe] = w.units as [
    Table['units'][0],
    Table['units'][0],
    Table['units'][0],
    Table['units'][0],
  ];

  test('XR-AUT-14 always shoots back, unless Unstable and worn', () => {
    expect(firefight(elite)).toEqual({ react: true });
    expect(firefight(unstable)).toEqual({ react: false });
  });
  test('XR-AUT-15 meets a charge when its AV promises more than its DV', () => {
    expect(counterCharge(w, berserk, foe)).toEqual({ react: true });
    expect(counterCharge(w, elite, foe)).toEqual({ react: false });
  });
  test('XR-AUT-16 hard cover, near cover, soft cover, away', () => {
    const spot = { x: 100, y: 200 };
    expect(retreatChoice(w, elite, 2, spot)).toEqual({ retreat: 'stay' });
    expect(retreatChoice(w, elite, 1, spot)).toEqual({ retreat: 'cover', to: [100, 200] });
    expect(retreatChoice(w, elite, 1, null)).toEqual({ retreat: 'stay' });
    expect(retreatChoice(w, elite, 0, null)).toEqual({ retreat: 'away' });
  });
  test('XR-AUT-17 re-rolls to save dear units and routs, never with the last point', () => {
    expect(courageReroll(w, elite, 'failed', ['Brutal Leader'])).toEqual({ reroll: 'Brutal Leader' });
    expect(courageReroll(w, berserk, 'failed', ['Brutal Leader'])).toEqual({ reroll: false });
    expect(courageReroll(w, berserk, 'broken', ['Father To His Men'])).toEqual({
      reroll: 'Father To His Men',
    });
    expect(courageReroll(w, { ...elite, sp: 1 }, 'broken', ['Brutal Leader'])).toEqual({ reroll: false });
  });
  test('XR-AUT-26 the rest: cheapest tests first, strays hit the dearest enemy, storms where it is safe, lands only the brave', () => {
    expect(nextToTest(w, [{ unit: 2 }, { unit: 0 }])).toEqual({ test: 0 });
    expect(stray(w, foe, [berserk, elite])).toEqual({ stray: elite.id });
    expect(stray(w, elite, [berserk])).toEqual({ stray: null });
    expect(storm(w, berserk, [])).toEqual({ stay: true });
    expect(badLanding(play(w), { ...unstable, build: 'Light Infantry + Special Insertion' })).toEqual({
      land: false,
    });
    expect(
      nearestToEnemy(w, elite, [
        { x: 100, y: 100 },
        { x: 2000, y: 3400 },
      ]),
    ).toEqual({ land: [2000, 3400] });
  });
});
