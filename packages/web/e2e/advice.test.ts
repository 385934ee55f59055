// A hint before a choice, a review after a game: both plan and explain, neither plays.
import { readFileSync } from 'node:fs';
import { titles } from '@xenotable/shelf';
import { asked, calm, decisions, dropFile, expect, playNow, test } from './table.ts';

for (const { name } of titles)
  test(`${name}: a hint names the best choices with their figures, and plans the one that is pressed`, async ({
    page,
  }) => {
    await calm(page);
    await playNow(page, name);
    await asked(page);
    const before = await decisions(page);
    await page.keyboard.press('h');
    const hint = page.getByRole('region', { name: 'Hint' });
    const first = hint.locator('.hint-row').first();
    await expect(first).toBeVisible();
    await expect(hint.getByRole('button', { name: 'Stop' })).toBeHidden({ timeout: 15_000 });
    await first.click();
    await expect(first).toHaveAttribute('aria-pressed', 'true');
    expect(await decisions(page)).toBe(before);
    await page.keyboard.press('h');
    await expect(hint).toBeHidden();
  });

test('hints can be switched off for a table, and the button says so', async ({ page }) => {
  await calm(page);
  await page.goto('/new/earth-war');
  await page.getByLabel('Hints can be asked for').uncheck();
  await page.getByRole('button', { name: 'Play on this device' }).click();
  await asked(page);
  await expect(page.getByRole('button', { name: 'Hint' })).toBeHidden();
  await page.keyboard.press('h');
  await expect(page.getByRole('status').filter({ hasText: 'Hints were switched off' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Hint' })).toBeHidden();
});

test('a review tells the effect of decisions and luck on a game, and links to its turning points', async ({
  page,
}) => {
  await calm(page);
  await page.goto('/replays');
  await expect(page.getByRole('heading', { name: 'Replays' })).toBeVisible();
  const record = new URL('../../games/earth-war/fixtures/2/patrol.jsonl', import.meta.url);
  await dropFile(page, 'patrol.jsonl', readFileSync(record, 'utf8'));
  await expect(page).toHaveURL(/\/replay\//);
  await page.getByRole('button', { name: 'Review this game' }).click();
  const review = page.getByRole('region', { name: 'Review' });
  await expect(review).toHaveAttribute('aria-busy', 'false', { timeout: 60_000 });
  await expect(review).toContainText(
    /It began at [\d.]+\. Decisions [+−][\d.]+ compared with the steady program’s, luck [+−][\d.]+: it ended at [\d.]+\./,
  );
  await expect(page.locator('.review-curve .course')).toBeVisible();
  const [start, decided, luck, result] = (
    (await review.innerText()).match(
      /It began at (\d+\.\d)\. Decisions ([+−]\d+\.\d) compared with the steady program’s, luck ([+−]\d+\.\d): it ended at (\d+\.\d)/,
    ) ?? []
  )
    .slice(1)
    .map((text) => Number(text.replace('−', '-')));
  expect(Math.abs(start! + decided! + luck! - result!)).toBeLessThan(0.4);
  await review.locator('.review-points button').first().click();
  await expect(review).toContainText(/gave away [\d.]+ of 100 games/);
  await expect(review.locator('.review-options li')).not.toHaveCount(0);
});
