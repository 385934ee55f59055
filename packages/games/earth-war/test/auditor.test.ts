// Games by the lot beside the auditor's account, and figures that it must not let pass.
import { type Ask, anyMove, defineGame, fastChance, itemAt, uniform } from '@xenotable/kernel';
import type { Trial } from '@xenotable/kernel/proof';
import { expect, test } from 'vitest';
import { game as table, players, trials } from '../game.ts';
import type { Choice } from '../choices.ts';
import type { Happening } from '../happenings.ts';
import type { Space } from '../spaces.ts';
import { outlivedMark } from './marks.ts';
import { Auditor, type Reported } from './auditor.ts';

/** The same game, in which the autopilots' choices are asked for like everybody's, so that they can be heard. */
const game = defineGame({ ...table, book: { ...table.book, scripted: null } });

const GAMES = Number(process.env['AUDIT_GAMES'] ?? 50);

const TASTES = [
  'commonRange',
  'detection',
  'meleeSaves',
  'repeats',
  'deadlyAcid',
  'hiddenWounds',
  'injuries',
];

/** The auditor knows the missions of RULES.md only. */
const BY_THE_BOOK = trials.filter(({ options }) => options['play'] !== 'scenario');

/** A set-up by lot: every mode, mission, difficulty, number of seats and matter of taste. */
function anySetUp(any: (below: number) => number): Trial {
  const hive = any(4) === 0;
  const seats = Array.from({ length: 1 + any(4) }, () => ({
    kind: any(5) === 0 ? 'autopilot' : 'person',
    name: 'Seat',
  }));
  return {
    name: 'by lot',
    options: {
      play: itemAt(['mission', 'mission', 'campaign', 'patrol'], any(4)),
      mission: 1 + any(8),
      threat: 4 + any(13),
      squad: itemAt(['ready', 'muster'], any(2)),
      difficulty: itemAt(['easy', 'standard', 'hard'], any(3)),
      hive,
      ...Object.fromEntries(TASTES.map((taste) => [taste, any(3) === 0])),
    },
    seats: hive ? [...seats, { kind: 'person', name: 'Hive' }] : seats,
  };
}

/** What falsifies a game before the auditor hears of it. */
interface Lie {
  /** Another happening instead, or none. */
  told?: (what: Happening) => Happening | null;
  report?: (report: Reported) => Reported;
  /** Another result than the one that was played with. */
  result?: (why: string, value: number) => number;
  offers?: (asks: Ask<Choice, Space>[]) => Ask<Choice, Space>[];
}

/** One game, played by sensible people who now and then do anything. */
function audit(trial: Trial, seed: number, lie: Lie = {}): number {
  const any = uniform(seed ^ 0x2545f491);
  const dice = fastChance(seed);
  const auditor = new Auditor(
    trial.options,
    trial.seats.map((seat) => seat.kind),
  );
  const chance = auditor.listening(dice, lie.result);
  const hear = (what: Happening, rule: string): void => {
    const heard = lie.told === undefined ? what : lie.told(what);
    if (heard !== null) auditor.hear(heard, rule);
  };
  const wild = any(3);
  let decisions = 0;
  try {
    const bought = game.begin({ ...defaults(trial) }, trial.seats);
    auditor.muster((game.report(bought) as unknown as Reported).squad);
    const w = game.setup(trial.options, trial.seats, chance, hear);
    const look = (): Reported => {
      const report = game.report(w) as unknown as Reported;
      return lie.report?.(report) ?? report;
    };
    auditor.settle(look());
    for (; w.over === null; decisions++) {
      const asks = game.asks(w);
      if (decisions % 5 === 0) auditor.goals(game.view(w, 'table').mission.goals);
      auditor.ask(look().at, lie.offers?.(asks) ?? asks);
      const ask = itemAt(asks, any(asks.length));
      const scripted = w.seats[ask.seat]?.kind === 'autopilot';
      const sensible = scripted || wild === 0 || (wild === 1 && any(4) > 0);
      const player = scripted ? players.autopilot : players.sergeant;
      const move = sensible
        ? { seat: ask.seat, choice: player(game.view(w, ask.seat), ask) }
        : anyMove(game, w, [ask], any, dice);
      auditor.choose(move.seat, move.choice);
      game.play(w, move.seat, move.choice, chance, hear);
      auditor.settle(look());
      const mark = outlivedMark(w);
      if (mark !== null) throw new Error(mark);
    }
  } catch (error) {
    throw new Error(
      `${trial.name}, seed ${seed}, decision ${decisions}, ${JSON.stringify(trial.options)}: ${String(error)}`,
      { cause: error },
    );
  }
  return decisions;
}

const defaults = (trial: Trial): Record<string, string | number | boolean> => ({
  play: 'mission',
  mission: 1,
  threat: 8,
  squad: 'ready',
  difficulty: 'standard',
  ...(trial.options as Record<string, string | number | boolean>),
});

const trialOf = (seed: number): Trial =>
  seed % 3 === 0 ? itemAt(BY_THE_BOOK, (seed / 3) % BY_THE_BOOK.length) : anySetUp(uniform(seed));

test(
  `the account of ${GAMES} games agrees with the table at every decision, and no mark outlives its end`,
  { timeout: 3_600_000 },
  () => {
    let decisions = 0;
    for (let seed = 1; seed <= GAMES; seed++) decisions += audit(trialOf(seed), seed);
    if (process.env['AUDIT_GAMES'] !== undefined) console.info(`${GAMES} games, ${decisions} decisions`);
    expect(decisions).toBeGreaterThan(GAMES * 10);
  },
);

/** A change of one figure of one kind of happening. */
const misheard =
  <T extends Happening['type']>(type: T, change: (what: Extract<Happening, { type: T }>) => object) =>
  (what: Happening): Happening =>
    what.type === type
      ? ({ ...what, ...change(what as Extract<Happening, { type: T }>) } as Happening)
      : what;

const patched = (report: Reported, change: object): Reported => ({ ...report, ...change });

const LIES: Record<string, Lie> = {
  'a wound more than an enemy made': { told: misheard('struck', (what) => ({ wounds: what.wounds + 1 })) },
  'AMMO that was not spent': { told: misheard('spent', (what) => ({ ammo: what.ammo + 1 })) },
  'armour that stops what it did not stop': {
    told: misheard('armour', (what) => ({ stopped: !what.stopped })),
  },
  'a wound that nobody is told of': { told: (what) => (what.type === 'wounded' ? null : what) },
  'an ambush that nobody is told of': { told: (what) => (what.type === 'ambushed' ? null : what) },
  'an RN other than the one that fell': {
    result: (why, value) => (why === 'EW-S2-01' ? (value % 10) + 1 : value),
  },
  'a range other than the one that fell': {
    result: (why, value) => (why === 'EW-RNG-03' ? (value % 10) + 1 : value),
  },
  'AMMO on the table': { report: (report) => patched(report, { ammo: report.ammo + 1 }) },
  'points on the table': { report: (report) => patched(report, { points: report.points + 1 }) },
  'a CP more': {
    report: (report) =>
      report.combat === null
        ? report
        : patched(report, { combat: { ...report.combat, cp: report.combat.cp + 1 } }),
  },
  'a card that is not wounded': {
    report: (report) =>
      report.combat === null
        ? report
        : patched(report, {
            combat: {
              ...report.combat,
              cards: Object.fromEntries(
                Object.entries(report.combat.cards).map(([card, state]) => [card, { ...state, wounds: 0 }]),
              ),
            },
          }),
  },
  'a choice that is not open': {
    offers: (asks) => asks.map((ask) => ({ ...ask, offers: [...ask.offers, { do: 'blow' }] })),
  },
  'a choice that is missing': {
    offers: (asks) => asks.map((ask) => ({ ...ask, offers: ask.offers.slice(1) })),
  },
};

test.each(Object.keys(LIES))('the auditor does not let pass: %s', (name) => {
  const trial = { name: 'mission 2', options: { mission: 2 }, seats: [{ kind: 'person', name: 'Ann' }] };
  const all = (): void => {
    for (let seed = 1; seed <= 6; seed++) audit(trial, seed, LIES[name]);
  };
  expect(all).toThrow(/AuditError/);
});
