// Aiming in Enemy Eternal: pointing at an enemy plans the best way, and a second click plays it. The automaton's announcements, questions
// before actions are given up, and all of it at 200 % zoom.
import { toFirstActivation } from './enemyEternal.ts';
import { type Page, calm, decided, decisions, expect, prompt, logSays, test } from './table.ts';

const LESSON = '/learn/enemy-eternal/1';
const trooper = (page: Page) => page.locator('[data-thing="unit:ADVENT Trooper 1"]');
const rookie = (page: Page) => page.locator('[data-thing="unit:Rookie"]');
const ways = (page: Page) => page.getByRole('region', { name: 'Odds' }).locator('.ee-ways').first();

test('one click activates, the first click on an enemy plans the best way, the second plays it', async ({
  page,
}) => {
  await calm(page);
  await page.goto(LESSON);
  const before = await decisions(page);
  await rookie(page).click();
  await decided(page, before);
  await trooper(page).click();
  await expect(page.locator('.plate.strong')).toContainText(/% (kill|hurt)/);
  await expect(ways(page).getByRole('row').nth(1)).toContainText('Assault Rifle, two actions');
  await expect(page.locator('.prompt .button.primary')).toContainText('%');
  const planned = await decisions(page);
  await trooper(page).click();
  await decided(page, planned);
});

test('another way of the table is planned by a click, and moving and firing takes two clicks', async ({
  page,
}) => {
  await calm(page);
  await page.goto('/learn/enemy-eternal/2');
  await rookie(page).click();
  await expect.poll(() => prompt(page)).toContain('two actions left');
  await trooper(page).click();
  const run = ways(page).getByRole('button', { name: /^Run/ }).first();
  await run.click();
  await expect(run).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('.ee-path')).toHaveCount(1);
  await expect.poll(() => prompt(page)).toMatch(/run to .* fire at ADVENT Trooper 1/);
});

test('hovering over a cell shows the path and the cover there', async ({ page }) => {
  await calm(page);
  await page.goto('/learn/enemy-eternal/2');
  await rookie(page).click();
  await expect.poll(() => prompt(page)).toContain('two actions left');
  await page.locator('[data-thing="cell:5,4"]').hover();
  await expect(page.locator('.ee-path')).toHaveCount(1);
  await expect(page.locator('.plate', { hasText: 'hard cover' })).toHaveCount(1);
});

test('what the automaton announces is what it does', async ({ page }) => {
  await calm(page);
  await page.goto('/learn/enemy-eternal/2');
  await rookie(page).click();
  await expect.poll(() => prompt(page)).toContain('two actions left');
  await page.locator('[data-thing="cell:5,4"]').click();
  await page.locator('[data-thing="cell:5,4"]').click();
  await expect.poll(() => prompt(page)).toContain('one action left');
  const second = page.locator('.ee-intents > li', { hasText: 'ADVENT Trooper 2' });
  // Its card says attack on 4, 5 and 6: it fires from its present cell and does not run.
  await expect(second.getByText(/^\d+\s%\s?fires at Rookie/)).toHaveCount(1);
  const before = await decisions(page);
  await trooper(page).click();
  await trooper(page).click();
  await decided(page, before);
  const log = page.locator('.pnl-log');
  await logSays(page, /ADVENT Trooper 2 → Rookie: [^:]*misses/);
  await expect(log).not.toContainText('ADVENT Trooper 2 runs');
});

test('ending with actions left asks for confirmation with the numbers', async ({ page }) => {
  await calm(page, { nags: true });
  await page.goto('/');
  await page.getByRole('button', { name: 'Play Enemy Eternal now' }).click();
  await toFirstActivation(page);
  const before = await decisions(page);
  await page.locator('.prompt .button', { hasText: 'End the activation' }).click();
  await expect(page.getByText(/has two actions left and could still/)).toBeVisible();
  expect(await decisions(page)).toBe(before);
  // The key of the button insists, as the button does; right after the warning it may have been meant for something else.
  await expect(async () => {
    await page.keyboard.press('e');
    expect(await decisions(page)).not.toBe(before);
  }).toPass({ timeout: 10_000 });
  await decided(page, before);
});

test('at 720 by 450 the field, the plan and its button are on the screen', async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 450 });
  await calm(page);
  await page.goto(LESSON);
  await rookie(page).click();
  await expect.poll(() => prompt(page)).toContain('two actions left');
  await trooper(page).click();
  const button = page.locator('.prompt .button.primary');
  await expect(button).toContainText('%');
  for (const shown of [button, trooper(page)]) {
    const box = (await shown.boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.y).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(720);
    expect(box.y + box.height).toBeLessThanOrEqual(450);
  }
});

test('on a large screen the whole board is in view', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await calm(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Play Enemy Eternal now' }).click();
  await toFirstActivation(page);
  const corners = await Promise.all(
    ['cell:0,0', 'cell:35,23'].map((cell) => page.locator(`[data-thing="${cell}"]`).boundingBox()),
  );
  const board = (await page.locator('.stage-board').boundingBox())!;
  for (const corner of corners) {
    expect(corner!.x).toBeGreaterThanOrEqual(board.x);
    expect(corner!.x + corner!.width).toBeLessThanOrEqual(board.x + board.width);
    expect(corner!.y + corner!.height).toBeLessThanOrEqual(board.y + board.height);
  }
});
