// The moment of play in Earth War: a plan with its odds from the first wound on, that only its button plays; questions before
// something is given up; who may be bitten; and the same at 200 %.
import type { Page } from '@playwright/test';
import { asked, calm, decided, decisions, expect, playNow, primary, test } from './table.ts';

/** Fires with everybody and goes on until wounds are to be placed. */
async function untilWounds(page: Page): Promise<void> {
  const placing = page.locator('.combat.placing');
  const volley = page.locator('.deckbar .button', { hasText: 'All fire' });
  for (let i = 0; i < 12 && !(await placing.isVisible()); i++) {
    const before = await decisions(page);
    if (await volley.isVisible()) await volley.click();
    await primary(page).click();
    await decided(page, before);
  }
  await expect(placing).toBeVisible();
}

const left = (page: Page) => page.locator('.deckbar b').first();

test('a plan has odds from the first wound on, and only its button places it', async ({ page }) => {
  await calm(page);
  await playNow(page, 'Earth War');
  await expect(page.locator('.soldier .risk').first()).toBeVisible();
  await untilWounds(page);
  const wounds = Number(await left(page).innerText());
  await page.keyboard.press('Digit1');
  await expect(left(page)).toHaveText(String(wounds - 1));
  await expect(page.locator('.deckbar .so-far')).toContainText(/killed, [\d.]+ AMMO/);
  await expect(page.locator('.fate')).toHaveCount(1);
  for (let i = 1; i < wounds; i++) await page.keyboard.press('Digit1');
  await expect(left(page)).toHaveText('0');
  await expect(page.getByRole('region', { name: 'Odds' })).toContainText('Enemies killed');
  // One step back takes the last wound back, and it can be laid again.
  await page.keyboard.press('Escape');
  await expect(left(page)).toHaveText('1');
  await page.keyboard.press('Digit1');
  await expect(left(page)).toHaveText('0');
  const before = await decisions(page);
  await page.locator('.shadow-cards .thing').nth(2).click();
  await expect(left(page)).toHaveText('0');
  expect(await decisions(page)).toBe(before);
  await page.keyboard.press('Enter');
  await decided(page, before);
});

test('setting out with RP unspent is asked about first', async ({ page }) => {
  await calm(page, { nags: true });
  await page.goto('/new/earth-war');
  await page.getByLabel('Play', { exact: true }).selectOption({ label: 'Campaign of eight missions' });
  await page.getByLabel('Squad', { exact: true }).selectOption({ label: 'Hire your own' });
  await page.getByRole('button', { name: 'Play on this device' }).click();
  const head = page.locator('.earth-war.muster h2');
  await expect(head).toContainText('24 RP');
  await expect(page.getByRole('list', { name: 'Missions of the campaign' }).locator('li')).toHaveCount(8);
  for (let unit = 0; unit < 3; unit++) {
    const before = await decisions(page);
    await page.locator('[data-thing="shop:Recruit"]').click();
    await page.locator('.prompt .button.primary').click();
    await decided(page, before);
  }
  const goOn = page.locator('.prompt .button', { hasText: 'Go on' });
  await goOn.click();
  await expect(page.locator('.prompt')).toContainText('21 RP are unspent');
  await expect(head).toContainText('21 RP');
});

test('at 200 % the whole squad, the cards and the plan are on the screen', async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 450 });
  await calm(page);
  await playNow(page, 'Earth War');
  await asked(page);
  for (const unit of await page.locator('.combat .soldier').all()) await expect(unit).toBeInViewport();
  for (const card of await page.locator('.shadow-cards .slot').all()) await expect(card).toBeInViewport();
  await untilWounds(page);
  for (const card of await page.locator('.shadow-cards .slot').all())
    await expect(card).toBeInViewport({ ratio: 0.9 });
  await page.locator('.shadow-cards .slot').first().click();
  await expect(page.locator('.fate')).toBeInViewport();
});
