// Xenos Rampant on a phone, from Play now to the end, by touch: on the table where possible.
import { LONG, type Page, asked, calm, decided, decisions, expect, prompt, test } from './table.ts';
import { PHONE, fits, tap } from './touch.ts';
import { asksForOrder, over, primary, spot } from './xenosRampant.ts';

test.use(PHONE);

/** The units of the table with this state for the question: 'can be used', 'legal target'. */
const units = (page: Page, standing: string) =>
  page.locator(`[data-thing^="unit:"][aria-label*="${standing}"]`);

async function tapGround(page: Page, x: number, y: number): Promise<void> {
  const at = await spot(page, x, y);
  await page.touchscreen.tap(at.x, at.y);
}

/** Presses the main button and waits for the next question. */
async function play(page: Page): Promise<void> {
  const before = await decisions(page);
  await tap(primary(page));
  await decided(page, before);
  await asked(page);
}

/** Taps a unit, then an enemy that it may shoot or charge, or else the middle of the table. False if it has nothing to do. */
async function order(page: Page): Promise<boolean> {
  const unit = units(page, 'can be used').first();
  if (!(await unit.isVisible())) return false;
  await tap(unit);
  await expect(units(page, 'picked up')).toHaveCount(1);
  const enemies = units(page, 'legal target');
  if ((await enemies.count()) > 0) await tap(enemies.first());
  else await tapGround(page, 24, 24);
  await expect(primary(page)).toBeVisible();
  await play(page);
  return true;
}

test('a whole game on a phone, by touch', LONG, async ({ page }) => {
  await calm(page);
  await page.goto('/');
  await tap(page.getByRole('button', { name: 'Play Xenos Rampant now' }));
  await asked(page);
  await fits(page);

  // Chooses a side of the table, then taps a place on the lit ground for each unit.
  for (let i = 0; /Which side/.test(await prompt(page)) && i < 3; i++) {
    await tapGround(page, 24, 4);
    await play(page);
  }
  await expect(page.locator('.prompt-words p')).toHaveText(/Place your units/);
  const north = (await page.locator('.zone.highlighted').getAttribute('y')) === '0';
  for (const x of [18, 30]) {
    await tapGround(page, x, north ? 40 : 8);
    await expect(page.locator('.prompt-words p')).toContainText('there?');
    await play(page);
  }
  await play(page);

  // Two orders in each phase by pointing, then the phase ends. Everything else is answered with the main button.
  const given: Record<string, number> = {};
  for (let i = 0; i < 200 && !(await over(page)); i++) {
    const now = await prompt(page);
    const orders = (given[now] ??= 0);
    if ((await asksForOrder(page)) && orders < 2 && (await order(page))) given[now] = orders + 1;
    else await play(page);
    await fits(page);
  }
  expect(Object.keys(given).filter((question) => /^Turn \d/.test(question)).length).toBeGreaterThan(1);
  await expect(page.locator('.ending')).toContainText(/won, \d+ to \d+|A draw/);
  await expect(page.locator('.ending')).toContainText('What is left');
  await fits(page);
});
