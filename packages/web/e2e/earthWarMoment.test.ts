// Deciding in Earth War: a plan with its odds from the first wound on, which only its button plays; questions before something is given up;
// who may be bitten; and the same at 200 % zoom.
import type { Page } from '@playwright/test';
import { asked, calm, decided, decisions, expect, playNow, primary, test } from './table.ts';

/** Fires with everybody and continues until wounds are to be placed. */
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
  await page.locator('.shadow-cards .thing').first().hover();
  await expect(page.locator('.details')).toBeVisible();
  await page.locator('.deckbar').hover();
  await page.keyboard.press('Digit1');
  await expect(left(page)).toHaveText(String(wounds - 1));
  await expect(page.locator('.deckbar .so-far')).toContainText(/killed, [\d.]+ AMMO/);
  await expect(page.locator('.fate')).toHaveCount(1);
  for (let i = 1; i < wounds; i++) await page.keyboard.press('Digit1');
  await expect(left(page)).toHaveText('0');
  await expect(page.getByRole('region', { name: 'Odds' })).toContainText('Enemies killed');
  // One step back removes the last wound, and it can be placed again.
  await page.keyboard.press('Escape');
  await expect(left(page)).toHaveText('1');
  await page.keyboard.press('Digit1');
  await expect(left(page)).toHaveText('0');
  const before = await decisions(page);
  await page.locator('.shadow-cards .thing').nth(2).click();
  await expect(left(page)).toHaveText('0');
  expect(await decisions(page)).toBe(before);
  // Shift takes one back, also by a click; while all lie no sheet of a card covers the list of actions.
  await page.locator('.shadow-cards .thing').first().click({ modifiers: ['Shift'] });
  await expect(left(page)).toHaveText('1');
  await page.locator('.shadow-cards .thing').first().click();
  await expect(left(page)).toHaveText('0');
  await expect(page.locator('.details')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await decided(page, before);
});

test("the risk in a unit's details is always that of its card", async ({ page }) => {
  await calm(page);
  await playNow(page, 'Earth War');
  const unit = page.locator('.combat .soldier', { has: page.locator('.risk.high') }).first();
  const name = await unit.locator('.person b').innerText();
  const star = page.locator('.combat .soldier', { hasText: name }).locator('.risk');
  const details = page.getByRole('complementary', { name: `About ${name}` });
  const shown = async (): Promise<string> => `hurt about ${(await star.innerText()).replace('≈', '').trim()}`;
  const first = await shown();
  const before = await decisions(page);
  await page.locator('.combat .order', { hasText: "Marines we're leaving!" }).click();
  await primary(page).click();
  await decided(page, before);
  // It moves at once and the pointer rests on it: its details open before the new risk is known.
  await page.locator('.combat .soldier', { hasText: name }).click();
  await decided(page, before + 1);
  await expect.poll(shown).toMatch(/\d/);
  expect(await shown()).not.toBe(first);
  await expect(details).toContainText(await shown());
});

test('setting out with unspent RP asks for confirmation', async ({ page }) => {
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

test('the digest of a volley tells all its shots and their results; a unit that has fired can be pointed at for one more burst', async ({
  page,
}) => {
  await calm(page);
  await playNow(page, 'Earth War');
  const before = await decisions(page);
  await primary(page).click();
  await decided(page, before);
  const units = await page.locator('.combat .soldier.ready').count();
  await page.locator('.deckbar .button', { hasText: 'All fire' }).click();
  await primary(page).click();
  await expect(page.locator('.combat .soldier', { hasText: /FIRE \d at/ })).toHaveCount(0);
  const digest = page.locator('.digest').filter({ visible: true });
  await expect(digest).toContainText(new RegExp(`\\d+\\s*wounds? from ${units} shots`));
  await expect(page.getByRole('region', { name: `What happened, ${units} acts` })).toBeVisible();
  const fired = page.locator('.combat .soldier.ready').first();
  await fired.click();
  await expect(page.locator('.prompt')).toContainText('One more burst!');
  const volley = await decisions(page);
  await fired.click();
  await decided(page, volley);
});

for (const [width, height] of [
  [1440, 900],
  [390, 844],
  [720, 450],
] as const)
  test(`the coach of the third lesson does not cover the cards at ${width} x ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await calm(page);
    await page.goto('/learn/earth-war/3');
    const coach = page.locator('.coach');
    await expect(coach).toContainText('Six hits');
    const cards = page.locator('.shadow-cards .slot');
    await expect(cards).toHaveCount(4);
    const covered = async (): Promise<number> => {
      const over = await coach.boundingBox();
      const boxes = await Promise.all((await cards.all()).map((card) => card.boundingBox()));
      return boxes.filter(
        (box) =>
          box !== null &&
          over !== null &&
          box.x < over.x + over.width &&
          over.x < box.x + box.width &&
          box.y < over.y + over.height &&
          over.y < box.y + box.height,
      ).length;
    };
    await expect.poll(covered).toBe(0);
    for (const card of [0, 0, 0, 1, 1, 1]) await cards.nth(card).click();
    await expect(left(page)).toHaveText('0');
  });
