// Orders made up from the rules, not from the offers: what the judge accepts can be reached by pointing.
import { type Uniform, anyMove, fastChance, same, uniform } from '@xenotable/kernel';
import { expect, test } from 'vitest';
import { activation } from '../book/actions/activation.ts';
import { armsOf } from '../book/attack/arms.ts';
import { ground, spotOf } from '../book/board/ground.ts';
import type { Choice, Spot } from '../choices.ts';
import { game } from '../game.ts';
import type { Table } from '../table.ts';
import { modelOf } from '../tableReaders.ts';

/** Any order that a player could think of for the model that is being activated. */
function anyOrder(w: Table, model: number, any: Uniform): Choice {
  const m = modelOf(w, model);
  const { grid } = ground(w);
  const one = <T>(list: readonly T[]): T => list[any(list.length)]!;
  const target = one(w.models).id;
  const weapon = one([...armsOf(m).map((arm) => arm.name), 'Computer Use']);
  const actions = one([1, 2] as const);
  const then = one([undefined, 'stays', 'moves'] as const);
  const x = (m.cell % grid.width) + any(15) - 7;
  const y = Math.floor(m.cell / grid.width) + any(15) - 7;
  const near = modelOf(w, target).cell;
  const beside = spotOf(ground(w), Math.max(0, near + one([-1, 0, 1]) + grid.width * one([-1, 0, 1])));
  const to: Spot = one([[x, y], beside]);
  const climb = one([{}, { climb: true as const }]);
  const piece = any(Math.max(1, w.pieces.length));
  return one<Choice>([
    { do: 'run', actions, to },
    { do: 'climb', actions, to },
    { do: 'attack', weapon, target, actions, ...(then && { then }) },
    { do: 'attack', weapon, target, actions, ...(then && { then }), trigger: true },
    { do: 'charge', weapon, target, to: beside, ...climb },
    { do: 'charge', weapon, target, to: beside, ...climb },
    { do: 'mindspin', target, actions, ...(then && { then }) },
    { do: 'overwatch', weapon },
    { do: 'hunker down' },
    { do: one(['hack', 'interact', 'search'] as const), piece, actions },
    { do: one(['hack model', 'claim', 'medikit', 'field repair'] as const), target, actions },
    { do: 'energy shield', actions },
    { do: 'hand over', target, token: any(4) },
    { do: one(['evacuate', 'rally', 'end'] as const) },
  ]);
}

const UNITS = {
  A: [
    'Rookie',
    'Ranger',
    'Specialist',
    'Psi Operative',
    'SPARK',
    'Templar',
    'Skirmisher',
    'Chief Engineer Shen',
  ],
  B: ['ADVENT Trooper', 'ADVENT Stun Lancer', 'Viper', 'Sectoid', 'ADVENT MEC', 'Archon', 'ADVENT Turret'],
} as const;

/** Several models close together on a small hilly board with things to work, one of them in its activation. */
function anyPosition(any: Uniform): Table {
  const cells = new Set<number>();
  const spot = (): Spot => {
    for (;;) {
      const cell = any(14 * 10);
      if (cells.has(cell)) continue;
      cells.add(cell);
      return [cell % 14, Math.floor(cell / 14)];
    }
  };
  const spots = (count: number): Spot[] => Array.from({ length: count }, spot);
  const raised = any(3) === 0 ? [] : spots(20);
  const terrain = {
    raised,
    hard: spots(6),
    obstacle: spots(4),
    wall: spots(5),
    container: spots(2),
    terminal: spots(1),
  };
  const models = (['A', 'B'] as const).flatMap((side) =>
    Array.from({ length: 4 }, () => {
      const unit = UNITS[side][any(UNITS[side].length)]!;
      const items = any(2) === 0 ? [] : [{ item: 'Medikit' as const }];
      return {
        side,
        unit,
        at: spot(),
        wounds: 1 + any(3),
        items,
        ...(any(3) === 0 && { carries: ['crate'] }),
      };
    }),
  );
  const w = game.arrange({
    mission: any(2) === 0 ? 'B4' : 'B1',
    size: [14, 10],
    terrain,
    models,
    switches: { suppression: any(2) === 0 },
  });
  const f = w.flow.at(-1)!;
  Object.assign(f, { colour: 'A', queue: [any(4)], step: 'activate' });
  game.resume(w, fastChance(any(1000)));
  return w;
}

test('an order that the judge accepts is offered or lies in a space', () => {
  const any = uniform(16);
  const kinds = new Map<string, number>();
  for (let position = 0; position < 90; position++) {
    const w = anyPosition(any);
    // In half of the positions one action is taken already.
    for (let taken = any(2); ; taken--) {
      const f = activation.in(w);
      const ask = game.asks(w)[0];
      if (f === undefined || ask === undefined || w.flow.at(-1) !== f || f.step !== 'choose an action') break;
      for (let n = 0; n < 150; n++) {
        const order = anyOrder(w, f.model, any);
        if (game.judge(w, ask.seat, order) !== null) continue;
        const kind = order.do === 'charge' && order.climb ? 'climbing charge' : order.do;
        kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
        const known =
          ask.offers.some((offer) => same(offer, order)) ||
          ask.spaces.some((space) => game.inSpace!(w, ask.seat, space, order));
        expect(known, `${JSON.stringify(order)} is legal and cannot be pointed at`).toBe(true);
      }
      if (taken === 0) break;
      const { seat, choice } = anyMove(game, w, [ask], any, fastChance(any(1000)));
      game.play(w, seat, choice, fastChance(any(1000)));
    }
  }
  for (const kind of [
    'run',
    'climb',
    'attack',
    'charge',
    'climbing charge',
    'overwatch',
    'search',
    'mindspin',
    'hand over',
  ])
    expect(kinds.get(kind) ?? 0, `${kind} was tried and accepted`).toBeGreaterThan(0);
});
