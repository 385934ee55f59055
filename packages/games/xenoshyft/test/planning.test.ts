// What the board plans with: bringing Troops to any zone, paying with the price cut, and the outlook of a lane.
import { fastChance } from '@xenotable/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Choice } from '../choices.ts';
import type { TroopId } from '../content/troops.ts';
import { game, previews } from '../game.ts';
import { type Brought, bringTo, fightersIn, laneAfter, payAndBuy } from '../preview.ts';

const ITEMS = ['hi-ex grenade', 'spark jumper', 'composite plate'];

function arranged(given: object) {
  const w = game.arrange(given);
  game.resume(w, fastChance(1));
  return w;
}

const deployment = (
  troops: readonly { troop: TroopId; zone: number }[],
  hand: readonly string[] = ['ranger'],
) => arranged({ phase: 'deployment', items: ITEMS, seats: [{ division: 'barracks', hand, troops }] });

const LINE: readonly TroopId[] = ['militia', 'ranger', 'medic', 'storm trooper'];
const stands = (lane: readonly { zone: number; id: number }[]) =>
  lane.map(({ zone, id }) => `${zone}: ${id}`);

describe('a Troop comes to any zone, and the others make room', () => {
  const zones = fc.subarray([1, 2, 3, 4]);

  test('by choices that are legal one after the other, and the board shows what they lead to', () => {
    fc.assert(
      fc.property(zones, fc.integer({ min: 1, max: 4 }), fc.nat(), (taken, zone, which) => {
        const w = deployment(taken.map((at, i) => ({ troop: LINE[i]!, zone: at })));
        const { troops } = w.commanders[0]!.lane;
        const mover = troops[which % (troops.length + 1)];
        const what: Brought = mover === undefined ? { card: 'ranger' } : { troop: mover.id };
        const view = game.view(w, 0);
        const plan = bringTo(view, 0, what, zone);
        if (plan === null) {
          expect(mover === undefined ? troops.length === 4 : mover.zone === zone).toBe(true);
          return;
        }
        const others = troops.filter((one) => one !== mover).map((one) => one.id);
        for (const choice of plan) {
          expect(game.judge(w, 0, choice)).toBeNull();
          game.play(w, 0, choice, fastChance(1));
        }
        const after = game.view(w, 0).seats[0]!.lane.troops;
        expect(stands(laneAfter(view, 0, plan))).toEqual(stands(after));
        expect(after.find((one) => one.zone === zone)?.id).toBe(mover?.id ?? view.next);
        // Nobody else overtakes anybody.
        expect(after.map((one) => one.id).filter((id) => others.includes(id))).toEqual(others);
      }),
      { numRuns: 200 },
    );
  });

  test('the last one to the front: the others step back', () => {
    const w = deployment([1, 2, 3, 4].map((zone, i) => ({ troop: LINE[i]!, zone })));
    const last = w.commanders[0]!.lane.troops[3]!;
    const plan = bringTo(game.view(w, 0), 0, { troop: last.id }, 1);
    expect(laneAfter(game.view(w, 0), 0, plan ?? []).map((one) => one.card)).toEqual([
      'storm trooper',
      'militia',
      'ranger',
      'medic',
    ]);
  });
});

describe('a purchase in one go', () => {
  const market = (division: string) =>
    game.view(
      arranged({ phase: 'acquire', items: ITEMS, seats: [{ division, hand: ['x1', 'x1', 'x1'] }] }),
      0,
    ).market;

  test('uses the price cut of the own Division first', () => {
    const ranger = market('barracks').troops.find((one) => one.card === 'ranger')!;
    expect(payAndBuy(ranger, 0, ['x1', 'x1'])).toEqual([
      { do: 'spend', card: 'x1' },
      { do: 'buy', card: 'ranger', cut: true },
    ]);
  });

  test('pays the printed price where no cut fits', () => {
    const ranger = market('armory').troops.find((one) => one.card === 'ranger')!;
    expect(payAndBuy(ranger, 1, ['x1', 'x1'])).toEqual([
      { do: 'spend', card: 'x1' },
      { do: 'buy', card: 'ranger' },
    ]);
  });
});

describe('the outlook of a lane', () => {
  const w = deployment([{ troop: 'ranger', zone: 1 }], ['storm trooper', 'militia']);
  const view = game.view(w, 0);
  const front: Choice[] = bringTo(view, 0, { card: 'storm trooper' }, 1)!;

  test('is the same for the same deals, and adds up', () => {
    const [once] = previews.outlooks(view, 0, [[]], 1, 40);
    const [first] = previews.outlooks(view, 0, [[]], 1, 20);
    const [second] = previews.outlooks(view, 0, [[]], 21, 20);
    expect(previews.outlooks(view, 0, [[]], 1, 40)).toEqual([once]);
    expect(first!.held + second!.held).toBe(once!.held);
    expect(first!.lost + second!.lost).toBe(once!.lost);
    expect(once!.damage.reduce((all, [, deals]) => all + deals, 0)).toBe(40);
  });

  test('is better with one more Troop', () => {
    const [as, more] = previews.outlooks(view, 0, [[], front], 1, 100);
    const damage = (of: typeof as): number =>
      of!.damage.reduce((all, [hurt, deals]) => all + hurt * deals, 0);
    expect(damage(more)).toBeLessThan(damage(as));
  });

  test('names the Troop that comes from the hand by the number that it will have', () => {
    const [more] = previews.outlooks(view, 0, [front], 1, 100);
    expect(more!.falls.map(([id]) => id)).toContain(view.next);
  });

  test('names the cards that the script goes on to use in the Fight', () => {
    const fight = game.arrange({
      phase: 'combat',
      seats: [
        {
          division: 'barracks',
          hand: ['hi-ex grenade', 'paratrooper'],
          troops: ['militia'],
          enemies: ['prowler'],
        },
      ],
    });
    game.resume(fight, fastChance(1));
    const plan: Choice = { do: 'play', card: 'paratrooper', at: { lane: 0, zone: 2 } };
    const [placed] = previews.outlooks(game.view(fight, 0), 0, [[plan]], 1, 20);
    expect(placed!.helped).toEqual([['hi-ex grenade', 20]]);
    const thrown: Choice = {
      do: 'play',
      card: 'hi-ex grenade',
      at: { enemy: fight.commanders[0]!.lane.enemies[0]!.id },
    };
    const [alone] = previews.outlooks(game.view(fight, 0), 0, [[thrown]], 1, 20);
    expect(alone!.helped).toEqual([]);
  });

  test('a card can be kept for the Reaction after a Reveal effect was let pass', () => {
    const revealed = arranged({
      phase: 'combat',
      items: ITEMS,
      round: 1,
      'hive deck': ['prowler'],
      seats: [
        {
          division: 'barracks',
          hand: ['bio-enhancer'],
          troops: ['ranger', 'medic'],
          enemies: ['face-down'],
        },
      ],
    });
    const seen = game.view(revealed, 0);
    expect(seen.window?.kind).toBe('reveal');
    const boost: Choice = {
      do: 'play',
      card: 'bio-enhancer',
      at: { troop: seen.seats[0]!.lane.troops[0]!.id },
    };
    const [script, kept] = previews.outlooks(seen, 0, [[{ do: 'pass' }], [{ do: 'pass' }, boost]], 1, 20);
    expect(script!.helped).toEqual([]);
    expect(kept!.helped).toEqual([['bio-enhancer', 20]]);
    expect(kept!.fight!.foe).toBeGreaterThan(script!.fight!.foe);
  });

  test('knows nothing of a plan that is not legal', () => {
    expect(previews.outlooks(view, 0, [[{ do: 'move', troop: 99, zone: 2 }]], 1, 1)).toEqual([null]);
  });

  test('looks past buying: what is bought is deployed', () => {
    const buying = game.view(
      arranged({
        phase: 'acquire',
        items: ITEMS,
        seats: [{ division: 'barracks', purse: 6, hand: ['militia'], troops: [] }],
      }),
      0,
    );
    const [without, withIt] = previews.outlooks(
      buying,
      0,
      [[], [{ do: 'buy', card: 'ranger', cut: true }]],
      1,
      200,
    );
    expect(withIt!.held).toBeGreaterThan(without!.held);
  });

  test('tells how the next Fight ends', () => {
    const fighting = game.view(
      arranged({
        seats: [{ hand: ['hi-ex grenade'], troops: ['ranger', 'ranger'], enemies: ['prowler'] }],
      }),
      0,
    );
    const pair = fightersIn(fighting, 0)!;
    const [pass, grenade] = previews.outlooks(
      fighting,
      0,
      [[{ do: 'pass' }], [{ do: 'play', card: 'hi-ex grenade', at: { enemy: pair.enemy.id } }]],
      1,
      5,
    );
    expect(pass!.fight).toEqual({ foe: 0, own: 5, both: 0 });
    expect(grenade!.fight).toEqual({ foe: 5, own: 0, both: 0 });
  });

  test('an Enemy that undermines faces the last Troop', () => {
    const fighting = game.view(
      arranged({
        seats: [{ hand: ['hi-ex grenade'], troops: ['ranger', 'militia'], enemies: ['burrower'] }],
      }),
      0,
    );
    expect(fightersIn(fighting, 0)?.troop.card).toBe('militia');
  });
});
