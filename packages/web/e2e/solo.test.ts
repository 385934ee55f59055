// A whole solo game by mouse: market, deployment, combat, to the result.
import { type Page, asked, calm, decisions, expect, playNow, test } from './table.ts';

test('a whole solo game by mouse', async ({ page }) => {
  test.setTimeout(240_000);
  await calm(page);
  await playNow(page);
  for (let i = 0; i < 600 && !(await page.locator('.ending').isVisible()); i++) {
    const phase = (await page.locator('.phases [aria-current=step]').innerText()).toLowerCase();
    if (phase.includes('acquire')) await buy(page);
    else if (phase.includes('deploy')) await deploy(page);
    else await page.locator('.prompt .btn.pri').click();
    await asked(page);
  }
  await expect(page.locator('.ending')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Result' })).toContainText(/The base (holds|falls)/);
  await page.getByRole('link', { name: 'Watch the replay' }).click();
  await expect(page).toHaveURL(/\/replay\//);
});

/** One thing that can be paid for, or ready. */
async function buy(page: Page): Promise<void> {
  const goods = page.locator('.goods:not(.dear) .thing');
  if ((await goods.count()) === 0) return page.locator('.prompt .btn.pri').click();
  const before = await decisions(page);
  await goods.first().click();
  const confirm = page.locator('.prompt .btn.pri', { hasText: /^Buy/ });
  if (await confirm.isVisible()) await confirm.click();
  await expect.poll(() => decisions(page)).toBeGreaterThan(before);
}

/** A card from the hand to the first free zone, or ready. */
async function deploy(page: Page): Promise<void> {
  const cards = page.locator('.hand .thing.ready[data-thing^="hand:"]');
  if ((await cards.count()) === 0) return page.locator('.prompt .btn.pri').click();
  await cards.first().click();
  const target = page.locator('.duel .thing.target').first();
  if (!(await target.isVisible())) return page.locator('.prompt .btn.pri').click();
  await target.click();
  await page.locator('.prompt .btn.pri').click();
}
