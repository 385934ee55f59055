// Typed-in dice: in all five games the table asks for every result, refuses impossible ones, and loses nothing on a reload.
import { LONG, type Page, SERVER, calm, decisions, expect, primary, test } from './table.ts';
import { setUp } from './enemyEternal.ts';

/** The results to type, and a key without meaning there. */
const GAMES = [
  { game: 'xenoshyft', typed: 'all', wrong: '7', says: 'A draw is picked from the list.' },
  { game: 'chibi-commander', typed: 'dice', wrong: '7', says: 'A d6 shows 1 to 6, never 7.' },
  { game: 'enemy-eternal', typed: 'dice', wrong: '0', says: /A d\d+ shows 1 to \d+, never 0\./ },
  { game: 'xenos-rampant', typed: 'dice', wrong: '9', says: 'A d6 shows 1 to 6, never 9.' },
  { game: 'earth-war', typed: 'dice', wrong: null, says: '' },
] as const;

const rolling = (page: Page) => page.locator('.prompt.rolling');

/** Takes the first offer until the table needs a result. */
async function untilRolled(page: Page): Promise<void> {
  for (let i = 0; i < 150 && !(await rolling(page).isVisible()); i++) {
    const before = await decisions(page);
    const first = primary(page);
    if (!(await first.isVisible())) await page.locator('.action:not(.forbidden)').first().click();
    await first.click();
    await expect
      .poll(async () => (await decisions(page)) > before || (await rolling(page).isVisible()))
      .toBe(true);
    if (!(await rolling(page).isVisible()))
      await expect(
        page.locator('.prompt .button.primary, .prompt .button.ends, .action:not(.forbidden)').first(),
      ).toBeVisible();
  }
  await expect(rolling(page)).toBeVisible();
}

/** The number of decisions, and of results for the current one. */
const progress = (page: Page): Promise<string> =>
  page.evaluate(() =>
    ['.table', '.rolling']
      .map((part) => JSON.stringify({ ...document.querySelector<HTMLElement>(part)?.dataset }))
      .join(),
  );

/** Gives the first possible result as often as one is needed for this choice. */
async function giveAll(page: Page): Promise<void> {
  for (let i = 0; i < 200 && (await rolling(page).isVisible()); i++) {
    const seen = await progress(page);
    await rolling(page).locator('.faces .button').first().click();
    await expect.poll(() => progress(page)).not.toBe(seen);
  }
}

for (const { game, typed, wrong, says } of GAMES) {
  test(`the table asks for every roll: ${game}`, game === 'enemy-eternal' ? {} : LONG, async ({ page }) => {
    await calm(page);
    await page.goto(`/new/${game}`);
    // In its default mission nobody meets an enemy if activations are only ended.
    if (game === 'enemy-eternal') await setUp(page, 'Scenario', /^B1/);
    await page.getByLabel('Dice and draws').selectOption(typed);
    await page.getByRole('button', { name: 'Play on this device' }).click();
    await untilRolled(page);
    if (game === 'earth-war') {
      // Who rolls, what for, and the number needed.
      await expect(rolling(page).locator('.purpose')).toHaveText('Vale fires.');
      await expect(rolling(page)).toContainText('Needed: 5 or less.');
    }
    const before = await decisions(page);
    if (wrong !== null) {
      await page.keyboard.press(wrong);
      await expect(page.locator('.toast')).toContainText(says);
    }
    await page.reload();
    await expect(rolling(page)).toBeVisible();
    expect(await decisions(page)).toBe(before);
    await giveAll(page);
    await expect.poll(() => decisions(page)).toBe(before + 1);
    await page.goto(page.url().replace('/table/', '/replay/'));
    await expect(page.getByRole('slider', { name: 'Step' })).toHaveAttribute(
      'aria-valuemax',
      String(before + 1),
    );
  });
}

test('a throw of several dice has a place for each, survives a reload, and counts when all are typed in', async ({
  page,
}) => {
  await calm(page);
  await page.goto('/new/xenos-rampant');
  await page.getByLabel('Dice and draws').selectOption('dice');
  await page.getByRole('button', { name: 'Play on this device' }).click();
  const places = rolling(page).locator('.slot');
  for (let i = 0; i < 60; i++) {
    await untilRolled(page);
    if ((await places.count()) > 1) break;
    await giveAll(page);
  }
  const [throwing, dice] = /Roll (\d+)D6/.exec(await rolling(page).innerText())!;
  await expect(rolling(page).locator('.purpose')).toHaveText('Who attacks and who defends.');
  await expect(places).toHaveCount(Number(dice));
  await page.keyboard.press('3');
  await expect(places).toHaveCount(Number(dice) - 1);
  await page.keyboard.press('Backspace');
  await expect(places).toHaveCount(Number(dice));
  const before = await decisions(page);
  for (let typed = 1; typed < Number(dice); typed++) {
    await page.keyboard.press('6');
    await expect(rolling(page)).toContainText(throwing);
    await expect(places).toHaveCount(Number(dice) - typed);
    if (typed > 1) continue;
    await page.reload();
    await expect(places).toHaveCount(Number(dice) - typed);
  }
  const seen = await progress(page);
  await page.keyboard.press('6');
  await expect.poll(() => progress(page)).not.toBe(seen);
  await giveAll(page);
  await expect.poll(() => decisions(page)).toBe(before + 1);
});

test('people roll their own dice at an online table too', async ({ page }) => {
  await calm(page);
  await page.goto(`${SERVER}/new/earth-war`);
  await page.getByLabel('Dice and draws').selectOption('dice');
  await page.getByRole('button', { name: 'Open online' }).click();
  await expect(page.locator('.table')).toBeVisible();
  await untilRolled(page);
  const before = await decisions(page);
  await page.reload();
  await expect(rolling(page)).toBeVisible();
  expect(await decisions(page)).toBe(before);
  await giveAll(page);
  await expect.poll(() => decisions(page)).toBe(before + 1);
});
