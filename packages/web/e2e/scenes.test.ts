// The consequences of a choice are shown picture by picture: they can be paused, stepped in both directions and ended, and this decides
// nothing.
import {
  type Page,
  SERVER,
  calm,
  decisions,
  expect,
  openOnline,
  playNow,
  pressIfThere,
  sitDown,
  test,
  withSeats,
} from './table.ts';

const sentence = (page: Page) => page.locator('.film-bar .telling p');
const bright = (page: Page) => page.locator('.film-bar .button.primary');
const beats = (page: Page) => page.locator('.beat-group button');
const shownBeat = (page: Page) => page.locator('.beat-group [aria-current=step]');
const endPhase = (page: Page) => page.locator('.prompt .button.ends');
/** Whether the table asks again: no film, and something to press. */
const back = (page: Page) =>
  expect(page.locator('.prompt:not(.film-bar)').filter({ has: page.locator('.button.ends') })).toBeVisible({
    timeout: 30_000,
  });

/** Plays Xenos Rampant until the first orders; films on the way are skipped. */
async function firstPhase(page: Page): Promise<void> {
  await playNow(page, 'Xenos Rampant');
  await expect(async () => {
    await page.keyboard.press('End');
    if (!(await endPhase(page).isVisible()))
      await page.locator('.prompt:not(.film-bar) .button.primary').click({ timeout: 1000 });
    await expect(endPhase(page)).toBeVisible({ timeout: 1000 });
  }).toPass();
}

/** Plays until the film of the enemy's phase. */
async function enemyPhase(page: Page, settings: Record<string, unknown>): Promise<void> {
  await calm(page, { motion: 'normal', film: 'none', ...settings });
  await firstPhase(page);
  await endPhase(page).click();
  await expect(page.locator('.film-bar')).toBeVisible();
}

test('a film is paused, stepped in both directions, looked back on and ended', async ({ page }) => {
  await enemyPhase(page, { film: 'slow' });
  // It runs by itself; a click selects and pauses, and decides nothing. So does Space, which also goes on.
  await expect(bright(page)).toContainText('Pause');
  const seq = await decisions(page);
  await page.locator('.stage .unit').first().click({ force: true });
  await expect(bright(page)).toContainText('Next beat');
  await expect(page.locator('.details')).toBeVisible();
  expect(await decisions(page)).toBe(seq);
  await page.keyboard.press('Space');
  await expect(bright(page)).toContainText('Pause');
  await page.keyboard.press('Space');
  await expect(bright(page)).toContainText('Next beat');
  const first = await sentence(page).innerText();
  const shown = await beats(page).count();
  const lines = await page.locator('.pnl-log .log-lines li').count();

  await page.keyboard.press('ArrowRight');
  await expect(beats(page)).toHaveCount(shown + 1);
  await expect(sentence(page)).not.toHaveText(first);
  await expect.poll(() => page.locator('.pnl-log .log-lines li').count()).toBeGreaterThanOrEqual(lines);
  await page.keyboard.press('ArrowLeft');
  await expect(sentence(page)).toHaveText(first);
  await bright(page).click();
  await expect(sentence(page)).not.toHaveText(first);
  // Pictures to come are not in the strip, and a click on the board only looks.
  const unit = page.locator('.stage .unit').first();
  await unit.click({ force: true });
  await expect(page.locator('.film-bar')).toBeVisible();
  await page.keyboard.press('Home');
  await expect(shownBeat(page)).toHaveAttribute('aria-label', /.+/);
  await expect(beats(page).first()).toHaveAttribute('aria-current', 'step');

  await page.keyboard.press('End');
  await back(page);
  expect(await decisions(page)).toBe(seq);
});

test('without movement every act stands still as a whole and waits for Next', async ({ page }) => {
  await enemyPhase(page, { film: 'normal', motion: 'none' });
  await expect(bright(page)).toContainText('Next act');
  const first = await sentence(page).innerText();
  await page.waitForTimeout(900);
  await expect(sentence(page)).toHaveText(first);
  let pictures = 0;
  let trails = 0;
  while (await bright(page).isVisible()) {
    await expect(page.locator('.stage-overlay[data-still=true], .film-bar')).not.toHaveCount(0);
    trails += await page.locator('.stage-overlay .trail').count();
    pictures++;
    await pressIfThere(bright(page));
  }
  expect(pictures).toBeGreaterThan(1);
  expect(trails).toBeGreaterThan(0);
  await back(page);
});

test('reduced motion is the same as no movement, and can continue by itself on request', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await enemyPhase(page, { film: 'normal', advance: true });
  await expect(bright(page)).toContainText('Pause');
  const first = await sentence(page).innerText();
  await expect(sentence(page)).not.toHaveText(first, { timeout: 8000 });
});

test('after the enemy: its acts, numbered as on the board, can be watched again', async ({ page }) => {
  await enemyPhase(page, { film: 'fast' });
  await back(page);
  const digest = page.getByRole('region', { name: /^(Their last|What happened,) \d+ acts?$/ });
  await expect(digest).toBeVisible();
  const rows = await digest.locator('.act-row').count();
  expect(rows).toBeGreaterThan(0);
  expect(rows).toBeLessThan(6);
  // The trails have the same numbers.
  await expect(page.locator('.stage-overlay.trails .act-number').first()).toBeVisible();
  await page.keyboard.press('t');
  await expect(page.locator('.stage-overlay.trails')).toHaveCount(0);
  await page.keyboard.press('t');

  // Again from the first picture; Escape returns to the unchanged table.
  const seq = await decisions(page);
  await page.keyboard.press('w');
  await expect(sentence(page)).toContainText(/Looking back, beat \d of/);
  await page.keyboard.press('Escape');
  await back(page);
  expect(await decisions(page)).toBe(seq);
  // A row shows its act.
  await digest.locator('.act-row').first().click();
  await expect(sentence(page)).toContainText('Looking back');
  await page.keyboard.press('End');

  // Pointing at an action folds the digest, and playing the next one removes it.
  await page.locator('.pnl-act .action:not(.forbidden)').first().click();
  await expect(page.locator('.digest.folded')).toBeVisible();
});

test('no film if only the result is wanted; the digest is still shown', async ({ page }) => {
  await calm(page);
  await firstPhase(page);
  await endPhase(page).click();
  await expect(page.getByRole('region', { name: /^(Their last|What happened)/ })).toBeVisible();
  await expect(page.locator('.film-bar')).toHaveCount(0);
});

test('both people at an online table see what happens, picture by picture', async ({
  page: mara,
  browser,
}) => {
  const films = (page: Page): Promise<unknown> => calm(page, { motion: 'normal', film: 'fast' });
  await films(mara);
  await mara.goto(`${SERVER}/new/xenoshyft`);
  await withSeats(mara, 2);
  const code = await openOnline(mara);
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const jonas = await context.newPage();
  await films(jonas);
  await jonas.goto(`${SERVER}/`);
  await jonas.getByLabel('Link or code').fill(code);
  await jonas.getByRole('button', { name: 'Join' }).click();
  await sitDown(jonas, 'Jonas');
  await expect(jonas.locator('.prompt')).toBeVisible();

  // Both decide until each has seen a film; films are left at once.
  const seen = new Set<Page>();
  for (let i = 0; i < 300 && seen.size < 2; i++)
    for (const page of [mara, jonas]) {
      if (await page.locator('.film-bar').isVisible()) {
        seen.add(page);
        await page.keyboard.press('End');
      } else await pressIfThere(page.locator('.prompt:not(.film-bar) .button:is(.primary, .ends)').first());
    }
  expect(seen.size).toBe(2);
  for (const page of [mara, jonas]) {
    await expect(page.locator('.prompt')).toBeVisible();
    await page.keyboard.press('End');
  }
  const last = (page: Page): Promise<string> => page.locator('.pnl-log .log-lines li').last().innerText();
  await expect.poll(async () => (await last(mara)) === (await last(jonas))).toBe(true);
  await context.close();
});
