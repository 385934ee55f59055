// The browser and Node compute the same: random games played in Node are replayed in the page's worker, check by check, and rulings on
// distance, sight, outlines and paths have the same sum in both.
import { fileURLToPath } from 'node:url';
import {
  type GameRecord,
  Session,
  anyChoice,
  canAct,
  fastChance,
  seeded,
  uniform,
  writeRecord,
} from '@xenotable/kernel';
import { gameNames, gamePackage } from '@xenotable/shelf';
import { build } from 'vite';
import { rulings } from '@xenotable/xenos-rampant/rulings';
import { calm, dropFile, expect, test } from './table.ts';

/** Number of random games of each title, and of their decisions: whole short games, the first hundreds of long ones. */
const GAMES = process.env['XENOTABLE_LONG'] ? 4 : 1;
const DECISIONS = 300;

async function randomRecord(name: string, seed: number): Promise<GameRecord> {
  const { game, trials } = await gamePackage(name);
  const any = uniform(seed);
  const { options, seats } = trials[seed % trials.length]!;
  const session = Session.start(game, { options, seats }, seeded(String(seed).padStart(64, '0')));
  for (let i = 0; session.world.over === null && i < DECISIONS; i++) {
    const asks = game.asks(session.world).filter(canAct);
    const ask = asks[any(asks.length)]!;
    session.choose(ask.seat, anyChoice(game, session.world, ask, any, fastChance(seed + i)));
  }
  return session.record;
}

for (const name of gameNames) {
  test(`${name}: random games of Node give the same checks in the browser`, async ({ page }) => {
    await calm(page);
    for (let seed = 0; seed < GAMES; seed++) {
      const record = await randomRecord(name, seed);
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      if (seed === 0) {
        // The browser does compare: with the last check changed, the record is refused.
        const last = record.entries.at(-1)!;
        await dropFile(
          page,
          'game.xeno.jsonl',
          writeRecord({
            ...record,
            entries: [...record.entries.slice(0, -1), { ...last, check: '0'.repeat(last.check.length) }],
          }),
        );
        await expect(page.getByRole('alert')).toContainText(`line ${record.entries.length + 1}`);
      }
      await dropFile(page, 'game.xeno.jsonl', writeRecord(record));
      await expect(page).toHaveURL(/\/replay\//);
    }
  });
}

test('thousands of rulings on measured tables are the same in Node and in the browser', async ({ page }) => {
  const bundle = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      lib: {
        entry: fileURLToPath(import.meta.resolve('@xenotable/xenos-rampant/rulings')),
        formats: ['iife'],
        name: 'table',
      },
    },
  });
  const [{ output }] = bundle as unknown as [{ output: [{ code: string }] }];
  await page.goto('about:blank');
  const sum = await page.evaluate(`${output[0].code}; table.rulings(30)`);
  expect(sum).toBe(rulings(30));
});
