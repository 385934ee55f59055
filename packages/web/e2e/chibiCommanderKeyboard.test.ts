// Chibi Commander by keyboard alone: no pointer is used anywhere in this file.
import { pageName } from './chibiCommander.ts';
import { LONG, type Page, asked, calm, decided, decisions, expect, prompt, settled, test } from './table.ts';

/** Presses Tab until something has the focus. */
async function tabTo(page: Page, selector: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(page.locator(selector).first()).toBeVisible();
  for (let i = 0; i < 240; i++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`no way by Tab to ${selector}`);
}

/** Presses keys, and waits until the table has counted them as a decision and asks again. */
async function decide(page: Page, ...keys: string[]): Promise<void> {
  const before = await decisions(page);
  for (const key of keys) await page.keyboard.press(key);
  await decided(page, before);
  await asked(page);
}

/** The first press of a key plans, the second plays. Right after an act a press is ignored, so it is repeated until the table has counted it. */
async function press(page: Page, key: 'e' | '1' | 'Enter'): Promise<void> {
  const before = await decisions(page);
  await expect(async () => {
    await page.keyboard.press(key);
    await expect(page.locator(`.table[data-seq="${before}"]`)).toHaveCount(0, { timeout: 500 });
  }).toPass({ intervals: [0], timeout: 15_000 });
  await settled(page);
  await asked(page);
}

/** On the map: N goes to the next usable field, Enter points at it, Enter again goes there. */
async function stepOn(page: Page): Promise<void> {
  if (!(await page.evaluate(() => document.activeElement?.matches('[role=gridcell]'))))
    await tabTo(page, '[role=gridcell][tabindex="0"]', 'Shift+Tab');
  await page.keyboard.press('n');
  await expect(page.locator('.cell.usable:focus')).toHaveCount(1);
  await press(page, 'Enter');
}

/** Chooses a value of the set-up by typing its first letters. */
async function choose(page: Page, id: string, words: string): Promise<void> {
  await tabTo(page, id);
  await page.keyboard.type(words);
  await expect(page.locator(`${id} option:checked`)).toHaveText(new RegExp(`^${words}`, 'i'));
}

/** One decision of a player who brings everybody onto the map and lets one unit in each round walk and act. */
async function play(page: Page, walked: Set<string>): Promise<void> {
  const says = await prompt(page);
  const round = says.split(',')[0]!;
  if (says.includes('2 actions left')) return stepOn(page);
  const coming = page.locator('.ucard.ready[aria-label*="still to come"]');
  const fresh = page.locator('.ucard.ready[aria-label*="2 actions left"]');
  if ((await coming.count()) > 0) {
    await tabTo(page, '.ucard.ready[aria-label*="still to come"]');
    await page.keyboard.press('Enter');
    await expect(page.locator('.ucard.picked')).toHaveCount(1);
    return stepOn(page);
  }
  if ((await fresh.count()) > 0 && !walked.has(round)) {
    walked.add(round);
    await tabTo(page, '.ucard.ready[aria-label*="2 actions left"]');
    await page.keyboard.press('Enter');
    await expect(page.locator('.ucard.picked')).toHaveCount(1);
    return press(page, 'Enter');
  }
  // E ends the activation or the turn and keeps a throw; 1 is the prompt's first button.
  return press(page, (await page.locator('.prompt .button.ends').first().isVisible()) ? 'e' : '1');
}

test(
  'a solo Province by keyboard alone, from the set-up to the result and its replay',
  LONG,
  async ({ page }) => {
    await calm(page);
    await page.goto('/');
    await tabTo(page, 'a[href="/new/chibi-commander"]');
    await page.keyboard.press('Enter');
    await choose(page, '#option-mission', 'COOP 1');
    await choose(page, '#option-squads', 'standard');
    await choose(page, '#option-automaton', 'the table decides');
    await choose(page, '#option-rounds', '3 rounds');
    await tabTo(page, 'button.primary');
    await page.keyboard.press('Enter');
    await asked(page);

    const walked = new Set<string>();
    for (let i = 0; i < 100 && !(await page.locator('.ending').isVisible()); i++) await play(page, walked);
    const result = page.getByRole('region', { name: 'Result' });
    await expect(result).toContainText('Province');
    await expect(result).toContainText('3 rounds.');
    // W opens the replay.
    await page.keyboard.press('w');
    await expect(page).toHaveURL(/\/replay\//);
  },
);

test('a squad is chosen, and one of its units is added and removed, by keyboard alone', async ({ page }) => {
  await calm(page);
  await page.goto('/new/chibi-commander');
  await choose(page, '#option-mission', 'COOP 1');
  await choose(page, '#option-squads', 'chosen');
  await tabTo(page, 'button.primary');
  await page.keyboard.press('Enter');
  await expect(pageName(page)).toContainText('Squad');
  for (let i = 0; i < 5; i++) {
    await tabTo(page, '.hq-list button.take');
    await decide(page, 'Enter');
  }
  await expect(page.getByRole('region', { name: 'Your squad' }).locator('.hq-item')).toHaveCount(5);
  await press(page, 'e');
  await tabTo(page, '.ucard.ready[aria-label*="still to come"]');
  await page.keyboard.press('Enter');
  await stepOn(page);
  const here = page.locator('[role=gridcell]:focus');
  await expect(here).toHaveAttribute('aria-label', /hearts/);
  await page.keyboard.press('u');
  await expect(here).not.toHaveAttribute('aria-label', /hearts/);
});
