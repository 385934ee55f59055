// Records and tables of an earlier edition: they are watched and continued under their own rules, here and on a server.
import { readFileSync } from 'node:fs';
import { readRecord, writeRecord } from '@xenotable/kernel';
import {
  LONG,
  type Page,
  SERVER,
  asked,
  calm,
  decided,
  decisions,
  dropFile,
  expect,
  primary,
  test,
} from './table.ts';

/** A stored record of edition 1 of each game, and a moment at which somebody decides. */
const RECORDS = [
  ['xenoshyft', 'two', 12],
  ['chibi-commander', 'vs-1-duel', 20],
  ['enemy-eternal', 'b1-versus', 14],
  ['xenos-rampant', 'vip', 12],
  ['earth-war', 'mission-1', 16],
] as const;

const textOf = (game: string, name: string): string =>
  readFileSync(new URL(`../../games/${game}/fixtures/1/${name}.jsonl`, import.meta.url), 'utf8');

/** Plays the first offer, whatever the prompt is about. */
async function playOne(page: Page): Promise<void> {
  await asked(page);
  const before = await decisions(page);
  await expect(async () => {
    if ((await decisions(page)) !== before) return;
    if (!(await primary(page).isVisible()))
      await page.locator('.action:not(.forbidden)').first().click({ timeout: 2000 });
    await primary(page).click({ timeout: 2000 });
    await expect(page.locator(`.table[data-seq="${before}"]`)).toHaveCount(0, { timeout: 2000 });
  }).toPass({ timeout: 30_000 });
  await decided(page, before);
}

async function expectEdition(page: Page, edition: string): Promise<void> {
  await page.getByRole('button', { name: 'This table' }).click();
  await expect(page.getByRole('row', { name: `Rules Edition ${edition}` })).toBeVisible();
  await page.keyboard.press('Escape');
}

for (const [game, name, moment] of RECORDS)
  test(
    `${game}: a record of edition 1 is watched from end to end, and played on under edition 1`,
    game === 'chibi-commander' ? {} : LONG,
    async ({ page }) => {
      await calm(page);
      await page.goto('/');
      await expect(page.getByRole('heading', { name: 'Play now' })).toBeVisible();
      const text = textOf(game, name);
      const last = readRecord(text).entries.length;
      await dropFile(page, 'old.xeno.jsonl', text);
      await expect(page.getByRole('heading', { name: 'Replay: old' })).toBeVisible();
      for (const n of [last, Math.floor(last / 2), 1]) {
        await page.goto(`${page.url().split('#')[0]}#${n}`);
        await page.reload();
        await expect(page.locator('.stage')).toBeVisible();
        await expect(page.getByRole('slider')).toHaveAttribute('aria-valuenow', String(n));
      }
      await page.goto(`${page.url().split('#')[0]}#${moment}`);
      await page.reload();
      await page.getByRole('button', { name: 'Play from here' }).click();
      await expectEdition(page, '1');
      await playOne(page);
    },
  );

test('a table of edition 1 continues on a server under edition 1', async ({ page }) => {
  await calm(page);
  const { head, entries } = readRecord(textOf('xenoshyft', 'two'));
  await page.goto(`${SERVER}/`);
  await dropFile(page, 'old.xeno.jsonl', writeRecord({ head, entries: entries.slice(0, 12) }));
  await page.getByRole('button', { name: 'Play from here' }).click();
  await page.getByRole('button', { name: 'This table' }).click();
  await page.getByRole('button', { name: 'Continue this table online' }).click();
  await expect(page).toHaveURL(/\/t\//);
  await asked(page);
  await expectEdition(page, '1');
  await playOne(page);
});
