// Enemy Eternal when the time runs out, and what the table says where nothing can be done.
import type { Json } from '@xenotable/kernel';
import { fromPosition, setUp } from './enemyEternal.ts';
import { type Page, calm, decided, decisions, expect, prompt, test, withSeats } from './table.ts';

const goals = (page: Page) => page.getByRole('region', { name: 'Goals' });
const odds = (page: Page) => page.getByRole('region', { name: 'Odds' });
const board = (page: Page, cell: string) => page.locator(`[data-thing="cell:${cell}"]`);

/** The last activation of the last round: the last guard is unhurt and far away. */
const TOO_LATE: Record<string, Json> = {
  mission: 'SE1.1',
  opponent: 'automaton',
  round: 12,
  goals: { reached: 1 },
  models: [
    { side: 'A', unit: 'Ranger', at: [3, 3] },
    { side: 'B', unit: 'ADVENT Trooper', at: [35, 23], activated: true },
  ],
  active: 'Ranger',
  bag: {},
};

test('a mission that can no longer be won says so, forecasts nothing more, and is tried again', async ({
  page,
}) => {
  await calm(page);
  await fromPosition(page, TOO_LATE, ['Mara']);
  await expect(goals(page)).toContainText('Can no longer be won');
  await expect(page.getByText('next round, if nothing changes')).toHaveCount(0);
  await page.getByRole('button', { name: /^Hint/ }).first().click();
  const hint = page.getByRole('region', { name: 'Hint' });
  await expect(hint).toContainText('this can no longer be won');
  await expect(hint).not.toContainText('−0.0');
  const before = await decisions(page);
  await page.locator('.prompt .button.ends').first().click();
  await page.keyboard.press('Shift+Enter');
  await decided(page, before);
  await expect(page.locator('.debrief footer .button.primary')).toHaveText('Same deal again');
});

test('Enter on a cell out of reach says so and leaves the prompt alone', async ({ page }) => {
  await calm(page);
  await fromPosition(page, TOO_LATE, ['Mara']);
  await expect.poll(() => prompt(page)).toContain('two actions left');
  await board(page, '3,3').or(page.locator('[data-cell="111"]')).first().focus();
  for (let i = 0; i < 17; i++) await page.keyboard.press('ArrowRight');
  const words = await prompt(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Out of reach')).toBeVisible();
  expect(await prompt(page)).toBe(words);
  await expect(page.locator('.prompt .planned')).toHaveCount(0);
});

test('a lesson puts down the run that it refuses', async ({ page }) => {
  await calm(page);
  await page.goto('/learn/enemy-eternal/1');
  const before = await decisions(page);
  await page.locator('[data-thing="unit:Rookie"]').click();
  await decided(page, before);
  await board(page, '6,5').click();
  await expect.poll(() => prompt(page)).toContain('(6,5)');
  await board(page, '6,5').click();
  await expect(page.locator('.coach-instead')).toContainText('Not this time');
  await expect.poll(() => prompt(page)).not.toContain('(6,5)');
  await page.locator('[data-thing="unit:ADVENT Trooper 1"]').click();
  await expect.poll(() => prompt(page)).not.toContain('(6,5)');
});

test('of two people the second is shown a Squad of ADVENT first', async ({ page }) => {
  await calm(page);
  await page.goto('/new/enemy-eternal');
  await withSeats(page, 2);
  await setUp(page, 'Opponent', /person/i);
  await setUp(page, 'Scenario', /^B1/);
  await expect(() =>
    page.getByLabel('Cover the table between people at this screen').uncheck({ timeout: 2000 }),
  ).toPass({ timeout: 15_000 });
  await page.getByRole('button', { name: 'Play on this device' }).click();
  await expect(page.locator('.builder')).toContainText('XCOM');
  const before = await decisions(page);
  await page.locator('.prompt .button.primary').first().click();
  await decided(page, before);
  await expect(page.locator('.roster-sheet')).toContainText('ADVENT');
});

test('a Grenade Launcher says beside its chance that it has one target and may scatter', async ({ page }) => {
  await calm(page);
  await fromPosition(
    page,
    {
      ...TOO_LATE,
      round: 2,
      active: 'Grenadier',
      models: [
        { side: 'A', unit: 'Grenadier', at: [3, 3] },
        { side: 'B', unit: 'ADVENT Trooper', at: [9, 3], activated: true },
      ],
    },
    ['Mara'],
  );
  await page.locator('[data-thing^="unit:ADVENT Trooper"]').first().click();
  await odds(page)
    .getByRole('button', { name: /Grenade Launcher/ })
    .first()
    .click();
  await expect(odds(page)).toContainText(
    'It hurts its target only. Scatter: after a hit it stays on target in 50',
  );
});

test('no link leads to puzzles that do not exist', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('a[href="/puzzles/xenoshyft"]')).toHaveCount(1);
  await expect(page.locator('a[href="/puzzles/enemy-eternal"]')).toHaveCount(0);
  await page.goto('/new/enemy-eternal');
  await expect(page.getByRole('button', { name: 'Play on this device' })).toBeVisible();
  await expect(page.locator('a[href="/puzzles/enemy-eternal"]')).toHaveCount(0);
});
