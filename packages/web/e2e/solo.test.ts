// A whole solo game by mouse: market, deployment, combat, to the result.
import { type Page, asked, calm, decided, decisions, expect, playNow, settled, test } from './table.ts';

test('a whole solo game by mouse', async ({ page }) => {
  test.setTimeout(240_000);
  await calm(page);
  await playNow(page);
  for (let i = 0; i < 600 && !(await page.locator('.ending').isVisible()); i++) {
    const before = await decisions(page);
    const phase = (await page.locator('.phases [aria-current=step]').innerText()).toLowerCase();
    if (phase.includes('acquire')) await buy(page);
    else if (phase.includes('deploy')) await deploy(page);
    else await decide(page);
    await decided(page, before);
    await asked(page);
  }
  await expect(page.locator('.ending')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Result' })).toContainText(/The base (holds|falls)/);
  await page.getByRole('button', { name: 'Watch the replay' }).click();
  await expect(page).toHaveURL(/\/replay\//);
});

/** One thing that can be paid for, or ready. */
async function buy(page: Page): Promise<void> {
  const goods = page.locator('.goods:not(.dear) .thing');
  if ((await goods.count()) === 0) return decide(page);
  await goods.first().click();
  await page.locator('.prompt .button', { hasText: /^Buy/ }).first().click();
  await settled(page);
}

/** The first button, or the first action of the list where the board must be pointed at. */
async function decide(page: Page): Promise<void> {
  const play = page.locator('.prompt .button.primary');
  if (await play.isVisible()) return play.click();
  await page.locator('.action:not(.forbidden)').first().click();
  await play.click();
}

/** A card from the hand to its first target, and on to the next one where it needs several; or ready. */
async function deploy(page: Page): Promise<void> {
  const play = page.locator('.prompt .button.primary');
  const cards = page.locator('.hand .thing.ready[data-thing^="hand:"]');
  if ((await cards.count()) === 0) return decide(page);
  await cards.first().click();
  for (let i = 0; i < 4 && !(await play.isVisible()); i++)
    await page.locator('.thing.target').first().click();
  await play.click();
}

test('the lesson, played as it advises, holds the base', async ({ page }) => {
  test.setTimeout(180_000);
  await calm(page);
  await page.goto('/learn/xenoshyft');
  const coach = page.getByRole('complementary', { name: 'Lesson' });
  for (let i = 0; i < 100 && !(await page.locator('.ending').isVisible()); i++) {
    const before = await decisions(page);
    await coach.getByRole('button', { name: /^Try/ }).click();
    await page.locator('.prompt .button.primary').click();
    await decided(page, before);
    await expect(coach.or(page.locator('.ending')).first()).toBeVisible();
  }
  await expect(page.getByRole('region', { name: 'Result' })).toContainText('The base holds');
});
