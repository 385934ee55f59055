// The keyboard alone: no pointer is used anywhere in this file.
import { LONG, type Page, asked, calm, decided, decisions, expect, tabTo, test } from './table.ts';

const acts = (page: Page, words: RegExp) =>
  page.locator('.action:not(.forbidden)').filter({ hasText: words });

/** / goes to the filter of a long list, or to the first action of a short one. */
async function toTheActions(page: Page): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Find an action' });
  await page.keyboard.press('/');
  await expect((await field.isVisible()) ? field : page.locator('.action').first()).toBeFocused();
}

/** Previews and plays the first action of the list with these words, by / and Enter. False if there is none. */
async function act(page: Page, words: RegExp): Promise<boolean> {
  if ((await acts(page, words).count()) === 0) return false;
  const before = await decisions(page);
  await toTheActions(page);
  while (!words.test((await page.locator('.action:not(.forbidden):focus').allInnerTexts())[0] ?? ''))
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('.action.selected')).toHaveText(words);
  await page.keyboard.press('Enter');
  await decided(page, before);
  await asked(page);
  return true;
}

/** E plans the end of a phase or window, E again plays it. */
async function end(page: Page): Promise<void> {
  const before = await decisions(page);
  await expect(async () => {
    await page.keyboard.press('e');
    expect(await decisions(page)).not.toBe(before);
  }).toPass({ intervals: [150] });
  await decided(page, before);
  await asked(page);
}

const phase = (page: Page): Promise<string> => page.locator('.phases .current').innerText();

test('a round by keyboard only', async ({ page }) => {
  await calm(page);
  await page.goto('/');
  await tabTo(page, 'button', 'Play XenoShyft now');
  await page.keyboard.press('Enter');
  await asked(page);

  // Buying: type to find the action, Enter previews it, Enter again plays it.
  await toTheActions(page);
  await page.keyboard.type('spend');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('.action.selected')).toContainText('Spend');
  await page.keyboard.press('Enter');
  await expect(page.locator('.prompt-words p')).toContainText('1 in your purse');
  await page.keyboard.press('Escape');
  await page.keyboard.press('u');
  await expect(page.locator('.prompt-words p')).toContainText('0 in your purse');
  await end(page);
  await expect(page.locator('.phases .current')).toContainText('Deploy');

  // Deploying: arrows to a card, Enter picks it up; arrows to a zone, Enter previews, Enter plays.
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('[data-thing^="hand:"]:focus')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.locator('.thing.target').first()).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await expect(page.locator('[data-thing^="zone:"]:focus')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-thing^="troop:"]').first()).toBeVisible();

  // To the next round: E ends each phase and passes each window.
  for (let i = 0; i < 40 && !(await page.locator('.table-bar .title').innerText()).includes('round 2'); i++)
    await end(page);
  await expect(page.locator('.table-bar .title')).toContainText('round 2');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Help' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a whole siege by keyboard only, from setting up to the replay', LONG, async ({ page }) => {
  test.setTimeout(240_000);
  await calm(page);
  await page.goto('/');
  await tabTo(page, 'link', 'Set up XenoShyft');
  await page.keyboard.press('Enter');
  const siege = page.getByRole('combobox', { name: 'Siege' });
  await expect(siege).toBeVisible();
  while (!(await siege.evaluate((el) => el === document.activeElement))) await page.keyboard.press('Tab');
  await page.keyboard.type('Training');
  await expect(siege).toHaveValue('1');
  await tabTo(page, 'button', 'Play on this device');
  await page.keyboard.press('Enter');
  await asked(page);

  const over = page.locator('.ending');
  for (let i = 0; i < 200 && !(await over.isVisible()); i++) {
    const now = await phase(page);
    const done = now.includes('Acquire')
      ? (await act(page, /^Buy/)) || (await act(page, /^Spend/))
      : now.includes('Deploy') && (await act(page, /^Deploy/));
    if (!done) await end(page);
  }
  await expect(page.getByRole('region', { name: 'Result' })).toContainText(/The base (holds|falls)/);
  await tabTo(page, 'button', 'Watch the replay');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/replay\//);
});
