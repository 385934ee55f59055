// Whole battles of Enemy Eternal in a real browser: alone to the end by mouse, alone to the end by keyboard, and two lessons to their last page.
import { lessons } from '@xenotable/enemy-eternal/content';
import { act, commit, playPlanned, playUntil, readList, ready, toBuilder } from './enemyEternal.ts';
import { LONG, type Page, calm, decided, decisions, expect, tabTo, test } from './table.ts';

const SMALL = { Scenario: /^B1/, Supplies: /^250$/ };
const PAIR = 'Pair (XCOM)\n* Ranger\nRookie\n';
const over = (page: Page) => page.locator('.ending');

test('a small battle alone, from the list to the result', LONG, async ({ page }) => {
  test.setTimeout(240_000);
  await calm(page);
  await toBuilder(page, SMALL);
  await readList(page, PAIR);
  await commit(page);
  await playUntil(
    page,
    () => over(page).isVisible(),
    /^Activate/,
    /^Attack/,
    /^Overwatch/,
    /^End the activation/,
  );
  await expect(over(page)).toContainText(/won|draw/i);
});

test('the first and the last lesson to their ends, following their advice', async ({ page }) => {
  await calm(page);
  for (const number of [1, lessons.length]) {
    await page.goto(`/learn/enemy-eternal/${number}`);
    const { pages, given } = lessons[number - 1]!;
    const columns = given !== undefined && JSON.stringify(given).includes('"size":[18') ? 18 : 36;
    for (const page_ of pages) {
      await expect(page.locator('.coach')).toContainText(page_.text);
      const before = await decisions(page);
      if (typeof page_.expects === 'string') {
        await act(page, new RegExp(`^${page_.expects.replaceAll('(', '\\(').replaceAll(')', '\\)')}`));
      } else {
        const { to } = page_.expects as { to: [number, number] };
        await page.locator(`[data-cell="${to[1] * columns + to[0]}"]`).click();
        await commit(page);
      }
      await decided(page, before);
    }
    // The farewell links to the next lesson, and nothing of it is outside the card.
    if (number < lessons.length) {
      const coach = page.locator('.coach');
      await expect(coach.getByRole('button', { name: /^Play now/ })).toBeVisible();
      await expect.poll(() => coach.evaluate((card) => card.scrollWidth - card.clientWidth)).toBe(0);
    }
  }
  await ready(page);
});

/** Previews and plays the first action with one of these words: / goes to the list, Enter previews, Enter again plays. */
async function actByKeys(page: Page, ...wishes: RegExp[]): Promise<boolean> {
  for (const words of wishes) {
    if ((await page.locator('.action:not(.forbidden)').filter({ hasText: words }).count()) === 0) continue;
    await page.keyboard.press('/');
    await expect(page.locator('.pnl-act :focus')).toHaveCount(1);
    while (!words.test((await page.locator('.action:not(.forbidden):focus').allInnerTexts())[0] ?? ''))
      await page.keyboard.press('Tab');
    const before = await decisions(page);
    await page.keyboard.press('Enter');
    await playPlanned(page, before, () => page.keyboard.press('Enter'));
    return true;
  }
  return false;
}

test('a small battle by keyboard only', LONG, async ({ page }) => {
  test.setTimeout(240_000);
  await calm(page);
  await page.goto('/');
  await tabTo(page, 'link', 'Set up Enemy Eternal');
  await page.keyboard.press('Enter');
  for (const [label, typed] of [
    ['Scenario', 'B1'],
    ['Supplies', '250'],
  ] as const) {
    const field = page.getByLabel(label, { exact: true });
    await expect(field).toBeVisible();
    while (!(await field.evaluate((el) => el === document.activeElement))) await page.keyboard.press('Tab');
    await page.keyboard.type(typed);
  }
  await tabTo(page, 'button', 'Play on this device');
  await page.keyboard.press('Enter');
  await tabTo(page, 'button', 'Text');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('textbox', { name: 'The list as text' })).toBeFocused();
  await page.keyboard.press('Control+A');
  await page.keyboard.type(PAIR);
  await tabTo(page, 'button', 'Read this text');
  await page.keyboard.press('Enter');
  await expect(page.locator('.entry h3')).toHaveText(['Ranger', 'Rookie']);
  await tabTo(page, 'button', /^Muster/);
  await page.keyboard.press('Enter');
  for (let i = 0; i < 300 && !(await over(page).isVisible()); i++) {
    await ready(page);
    const before = await decisions(page);
    if (await over(page).isVisible()) break;
    await actByKeys(page, /^Activate/, /^Attack/, /fires/, /^Overwatch/, /^End the activation/, /./);
    await decided(page, before);
  }
  await expect(over(page)).toContainText(/won|draw/i);
});
