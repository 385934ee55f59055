// What stays in its place on the board of Enemy Eternal: the board between two clicks, signs beside the numbers, the way back from a plan.
import { fromPosition } from './enemyEternal.ts';
import { type Page, calm, expect, prompt, test } from './table.ts';

const POSITION = {
  opponent: 'automaton',
  mission: 'SE1.1',
  round: 3,
  models: [
    { side: 'A', unit: 'Ranger', at: [8, 11] },
    { side: 'A', unit: 'Grenadier', at: [8, 13] },
    { side: 'B', unit: 'ADVENT Trooper', at: [33, 3] },
  ],
  drawn: 'A',
};
const ranger = (page: Page) => page.locator('[data-thing="unit:Ranger"]').first();
const cell = (page: Page, x: number, y: number) => page.locator(`[data-cell="${y * 36 + x}"]`);

test('the board does not move between the click that activates a model and the next, however far its enemies are', async ({
  page,
}) => {
  await calm(page);
  await fromPosition(page, POSITION, ['Ann']);
  // Close to the own models, and something has been planned: the camera is where the player wants it.
  await page.getByRole('toolbar', { name: 'Board' }).getByRole('button', { name: 'My unit' }).click();
  await cell(page, 8, 13).click();
  await expect.poll(() => prompt(page)).toContain('two actions left');
  await cell(page, 10, 15).click();
  await expect(page.locator('.ee-path')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await page.locator('.prompt').getByRole('button', { name: /^Undo/ }).click();
  await expect.poll(() => prompt(page)).toContain('Which model acts');
  const before = await cell(page, 8, 11).boundingBox();
  await ranger(page).click();
  await expect.poll(() => prompt(page)).toContain('two actions left');
  await cell(page, 10, 9).click();
  await expect.poll(() => prompt(page)).toContain('to (10,9)');
  expect(await cell(page, 8, 11).boundingBox()).toEqual(before);
});

test('a planned Overwatch can be taken back by a button, also on a small screen', async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 450 });
  await calm(page);
  const { drawn: _drawn, ...rest } = POSITION;
  await fromPosition(page, { ...rest, active: 'Ranger' }, ['Ann']);
  await page.locator('.pnl-act .action', { hasText: 'Overwatch' }).first().click();
  await expect.poll(() => prompt(page)).toContain('marked area');
  await page.locator('.prompt').getByRole('button', { name: 'Back' }).click();
  await expect.poll(() => prompt(page)).toContain('two actions left');
});

test('on a phone the sign of a second move stays clear of the numbers of the columns', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await calm(page);
  const { drawn: _drawn, ...rest } = POSITION;
  await fromPosition(page, { ...rest, active: 'Ranger' }, ['Ann']);
  await cell(page, 10, 11).click();
  await cell(page, 10, 11).click();
  await expect.poll(() => prompt(page)).toContain('one action left');
  // Nothing is pointed at.
  await page.mouse.move(200, 60);
  const topOf = (): Promise<number> =>
    page.locator('.plate', { hasText: 'needs a test' }).evaluate((one) => one.getBoundingClientRect().top);
  const numbers = page.locator('.grid-frame text', { hasText: /^10$/ }).first();
  const endOf = (): Promise<number> => numbers.evaluate((one) => one.getBoundingClientRect().bottom);
  await expect.poll(async () => (await topOf()) - (await endOf())).toBeGreaterThan(-4);
});
