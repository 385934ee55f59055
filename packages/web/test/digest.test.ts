// The digest reports the viewer's losses: whole games by the script, counted in the digest and on the table.
import { scripted } from '@xenotable/bots';
import { type Json, type Seat, type SeatPlan, Session, fastChance, newsOf, seeded } from '@xenotable/kernel';
import { gamePackage, titleOf } from '@xenotable/shelf';
import type { View as ChibiView } from '@xenotable/chibi-commander/preview';
import type { View as EarthView } from '@xenotable/earth-war/preview';
import type { View as EternalView } from '@xenotable/enemy-eternal/preview';
import type { View as RampantView } from '@xenotable/xenos-rampant/preview';
import type { View as ShyftView } from '@xenotable/xenoshyft';
import { sideOfSeat } from '@xenotable/enemy-eternal/preview';
import { expect, test, vi } from 'vitest';
import { module as chibi } from '../src/games/chibi-commander/index.ts';
import { module as earth } from '../src/games/earth-war/index.ts';
import { module as eternal } from '../src/games/enemy-eternal/index.ts';
import { module as rampant } from '../src/games/xenos-rampant/index.ts';
import { module as shyft } from '../src/games/xenoshyft/index.ts';
import type { GameModule } from '../src/table/contract.ts';
import { toldOf } from '../src/table/stage/useAftermath.ts';

// The modules import their boards, which need a document.
vi.hoisted(() => {
  const addEventListener = (): void => undefined;
  vi.stubGlobal('addEventListener', addEventListener);
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener }));
});

const hex = (n: number): string => n.toString(16).padStart(64, '0');
const numberIn = (losses: readonly string[], words: RegExp): number =>
  Number(/\d+/.exec(losses.find((one) => words.test(one)) ?? '')?.[0] ?? 0);

interface Counted {
  digest: number;
  table: number;
}

interface Lost {
  /** The number of a seat's losses so far. */
  gone(view: Json, seat: Seat): number;
  /** Lines that tell of a loss that the view does not count. */
  turned?: RegExp;
  /** Takes any offer instead of the script's choice, for games that the script wins without a loss. */
  careless?: boolean;
}

interface Game {
  game: string;
  module: GameModule;
  options: Record<string, Json>;
  seats: SeatPlan[];
}

/** Plays by the script; after each act of a person adds up the losses in the digest and on the table. */
async function played(
  { game: name, module, options, seats }: Game,
  seed: number,
  words: RegExp,
  { gone, careless = false, turned }: Lost,
): Promise<Counted> {
  const { game } = await gamePackage(name);
  const session = Session.start(game, { options, seats }, seeded(hex(seed)));
  const chance = fastChance(seed);
  const since = new Map<Seat, { entries: number; view: Json }>();
  const counted: Counted = { digest: 0, table: 0 };
  for (let i = 0; i < 600 && session.world.over === null; i++) {
    const [seat = 0] = newsOf(session, 'table', session.entries.length).waiting;
    const before = since.get(seat) ?? { entries: 0, view: newsOf(session, seat, 0).view };
    const { view, ask, lines } = newsOf(session, seat, before.entries);
    if (ask === null) throw new Error('nobody is asked');
    const told = toldOf(module, { view, viewer: seat, seats, undone: new Set() }, lines, before.view);
    if (since.has(seat)) {
      counted.digest += told.acts.length === 0 ? 0 : numberIn(told.losses, words);
      counted.table += Math.max(0, gone(view, seat) - gone(before.view, seat));
      counted.table += lines.filter((line) => turned?.test(line.words)).length;
    }
    since.set(seat, { entries: session.entries.length, view });
    const any = ask.offers[chance.roll(Math.max(1, ask.offers.length), 'any') - 1]?.choice;
    session.choose(seat, (careless ? any : undefined) ?? scripted(game, view, ask, chance));
  }
  return counted;
}

const quick = (game: string, module: unknown): Game => ({
  game,
  module: module as GameModule,
  ...titleOf(game)!.quick,
});

async function agrees(game: Game, seeds: number, words: RegExp, lost: Lost): Promise<void> {
  let sum = 0;
  for (let seed = 1; seed <= seeds; seed++) {
    const { digest, table } = await played(game, seed, words, lost);
    expect(digest, `seed ${seed}`).toBe(table);
    sum += table;
  }
  // Games without losses would prove nothing.
  expect(sum).toBeGreaterThan(0);
}

const hardest = (game: Game): Game => ({
  ...game,
  options: { ...game.options, difficulty: 'Impossible' },
});
const two: SeatPlan[] = ['Ann', 'Ben'].map((name) => ({ kind: 'person', name }));

test("XenoShyft: the Troops of the viewer's own lane", () =>
  agrees(quick('xenoshyft', shyft), 2, /Troop/, {
    gone: (view, seat) => (view as unknown as ShyftView).seats[seat]!.tally.lost,
    turned: /turns on its friends/,
  }));

test('XenoShyft: damage to the Base, for each of two Commanders', () =>
  agrees({ ...quick('xenoshyft', shyft), options: { base: 20, items: 'fixed' }, seats: two }, 2, /Base/, {
    gone: (view) => -(view as unknown as ShyftView).base.now,
  }));

test('Earth War: units of the squad, also for its second player', () =>
  agrees({ ...quick('earth-war', earth), seats: two }, 4, /down/, {
    gone: (view) =>
      (view as unknown as EarthView).table.squad.filter((unit) => unit.status === 'down').length,
  }));

test('Xenos Rampant: units that are destroyed or routed', () =>
  agrees(quick('xenos-rampant', rampant), 1, /unit/, {
    gone: (view, seat) =>
      (view as unknown as RampantView).units.filter(
        ({ owner, state }) => owner === seat && (state === 'destroyed' || state === 'routed'),
      ).length,
  }));

test('Enemy Eternal: models that are destroyed', () =>
  agrees(hardest(quick('enemy-eternal', eternal)), 4, /model/, {
    gone(json, seat) {
      const view = json as unknown as EternalView;
      const side = sideOfSeat(view, seat);
      return view.models.filter((m) => m.side === side && m.place === 'destroyed').length;
    },
  }));

test('Chibi Commander: units that die', () =>
  agrees(quick('chibi-commander', chibi), 3, /unit/, {
    gone: (view, seat) =>
      (view as unknown as ChibiView).units.filter(
        (unit) => !('hidden' in unit) && unit.seat === seat && unit.fate === 'dead',
      ).length,
    careless: true,
  }));

test('Chibi Commander: the luck of the others counts their throws that came to nothing too', async () => {
  const { game } = await gamePackage('chibi-commander');
  const seats: SeatPlan[] = [{ kind: 'person', name: 'Ann' }];
  const given = {
    mission: 'COOP 1',
    variation: 1,
    map: 'open',
    players: 1,
    quick: true,
    units: { Soldier: { at: '23,15' } },
    blips: Object.fromEntries(
      Array.from({ length: 12 }, (_, i) => [`${i},0`, { is: 'unknown', mode: 'COLD' }]),
    ),
    pool: { blips: Array.from({ length: 12 }, () => 'Ghost'), types: [] },
  };
  let told = 0;
  for (let seed = 1; seed <= 20; seed++) {
    const session = Session.start(game, { options: {}, seats, given }, seeded(hex(seed)));
    const before = newsOf(session, 0, 0).view;
    const entries = session.entries.length;
    session.choose(0, { do: 'end turn' });
    const { view, lines } = newsOf(session, 0, entries);
    const thrown = lines.filter(
      ({ what }) => what.type === 'cold throw' || what.type === 'strike throw',
    ).length;
    const state = { view, viewer: 0, seats, undone: new Set<number>() };
    const { luck } = toldOf(chibi as unknown as GameModule, state, lines, before);
    if (luck === null) continue;
    expect(luck.tests).toBe(thrown);
    told++;
  }
  expect(told).toBeGreaterThan(0);
});

test('Chibi Commander: a foe that wakes from coma has a row, however much else happens', async () => {
  const { game } = await gamePackage('chibi-commander');
  const seats: SeatPlan[] = [{ kind: 'person', name: 'Ann' }];
  const blips = Array.from({ length: 8 }, (_, i) => [`${6 + i},0`, 'unknown']);
  const given = {
    mission: 'COOP 1',
    variation: 1,
    map: 'open',
    players: 1,
    quick: true,
    units: { Soldier: { at: '10,9' }, Gorgan: { at: '23,15', coma: true } },
    blips: Object.fromEntries(blips) as Record<string, Json>,
    pool: { blips: blips.map(() => 'Ghost'), types: [] },
  };
  let woken = 0;
  for (let seed = 1; seed <= 60; seed++) {
    const session = Session.start(game, { options: {}, seats, given }, seeded(hex(seed)));
    const before = newsOf(session, 0, 0).view;
    const entries = session.entries.length;
    session.choose(0, { do: 'end turn' });
    const { view, lines } = newsOf(session, 0, entries);
    if (!lines.some(({ words }) => /Gorgan .*: awake/.test(words))) continue;
    const state = { view, viewer: 0, seats, undone: new Set<number>() };
    const { acts, rows } = toldOf(chibi as unknown as GameModule, state, lines, before);
    expect(acts.length).toBeGreaterThan(rows.length);
    expect(rows.map(({ words }) => words)).toContain('Gorgan lies in coma');
    woken++;
  }
  expect(woken).toBeGreaterThan(0);
});

test('what is taken without a wound is told: XS-E1-06 a piece of Equipment that is torn off', async () => {
  const { game } = await gamePackage('xenoshyft');
  const seats: SeatPlan[] = [{ kind: 'person', name: 'Ann' }];
  const lane = {
    division: 'barracks',
    hand: ['med pack'],
    troops: [{ troop: 'ranger', armor: 'composite plate' }],
    enemies: [{ enemy: 'acid spitter', up: false }],
  };
  const given = { phase: 'combat', seats: [lane] };
  const session = Session.start(game, { seats, given }, seeded(hex(1)));
  const { view, lines } = newsOf(session, 0);
  const state = { view, viewer: 0, seats, undone: new Set<number>() };
  const { acts } = toldOf(shyft as unknown as GameModule, state, lines, view);
  expect(acts.map(({ result }) => result?.words)).toEqual(['"Bulwark" Composite Plate torn off']);
});
