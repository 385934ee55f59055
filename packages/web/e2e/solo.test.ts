// A whole solo game by mouse: market, deployment, combat, to the result.
import {
  LONG,
  type Page,
  asked,
  calm,
  decided,
  decisions,
  expect,
  playNow,
  settled,
  primary,
  test,
} from './table.ts';

test('a whole solo game by mouse', LONG, async ({ page }) => {
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
    // Paying and buying are several decisions, so it waits for the last.
    await settled(page);
    await asked(page);
  }
  await expect(page.locator('.ending')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Result' })).toContainText(/The base (holds|falls)/);
  await page.getByRole('button', { name: 'Watch the replay' }).click();
  await expect(page).toHaveURL(/\/replay\//);
});

/** Buys one affordable thing, or is ready. */
async function buy(page: Page): Promise<void> {
  const goods = page.locator('.goods:not(.dear) .thing');
  if ((await goods.count()) === 0) return decide(page);
  await goods.first().click();
  await page.locator('.prompt .button', { hasText: /^Buy/ }).first().click();
}

/** Presses the button that continues. */
const decide = (page: Page): Promise<void> => primary(page).click();

/** Plays a card from the hand on its first target, and on the next one if it needs several; or is ready. */
async function deploy(page: Page): Promise<void> {
  const before = await decisions(page);
  const cards = page.locator('.hand .thing.ready[data-thing^="hand:"]');
  if ((await cards.count()) === 0) return decide(page);
  const play = page.locator('.prompt .button.primary');
  const target = page.locator('.thing.target').first();
  // News that arrive at the same moment deselect the card: it is selected again.
  for (let i = 0; i < 12 && (await decisions(page)) === before; i++) {
    if (await play.isVisible()) return play.click();
    const next = (await target.isVisible()) ? target : cards.first();
    await next.click({ timeout: 2000 }).catch(() => undefined);
    await settled(page);
  }
}

test('each lesson, played as it advises, ends with its farewell', LONG, async ({ page }) => {
  test.setTimeout(240_000);
  await calm(page);
  for (let lesson = 1; lesson <= 5; lesson++) {
    await page.goto(`/learn/xenoshyft/${lesson}`);
    const coach = page.getByRole('complementary', { name: 'Lesson' });
    await expect(coach).toBeVisible();
    const attempt = coach.getByRole('button', { name: /^Try/ });
    while (await attempt.isVisible()) {
      const before = await decisions(page);
      await attempt.click();
      await coach.getByRole('button', { name: /^Do it/ }).click();
      await decided(page, before);
    }
    await expect(coach.getByRole('button', { name: /^Play now/ }).first()).toBeVisible();
  }
});
