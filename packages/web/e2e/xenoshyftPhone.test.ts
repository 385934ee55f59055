// XenoShyft on a phone, by touch alone: a solo game from Play now until the base holds or falls, buying at the market and deploying from
// the hand.
import { LONG, type Page, asked, calm, decided, decisions, expect, primary, prompt, test } from './table.ts';
import { PHONE, fits, openPanel, tap } from './touch.ts';
import { LATE, layOut } from './xenoshyft.ts';

test.use(PHONE);

const ending = (page: Page) => page.getByRole('region', { name: 'Result' });
const hand = (page: Page, words = '') =>
  page.locator(`.handtab .hand-card .thing.ready[aria-label*="${words}"]`);

/** Taps twice on the most expensive affordable Troop, otherwise on the last Item. */
async function buy(page: Page): Promise<void> {
  const troops = page.getByRole('region', { name: 'Troops for sale' }).locator('.goods:not(.dear) .thing');
  const goods = (await troops.count()) > 0 ? troops.last() : page.locator('.goods:not(.dear) .thing').last();
  await tap(goods);
  await expect(primary(page)).toHaveText(/^Buy/);
  await tap(goods);
}

/** Plays a Troop of the hand to the first empty zone of the lane. */
async function deploy(page: Page): Promise<void> {
  await tap(hand(page, 'Troop').first());
  await tap(page.locator('.lane.ours .empty.target').first());
}

/** Plays a card of the hand in reaction, at its first target. */
async function answer(page: Page): Promise<void> {
  await tap(hand(page).first());
  const target = page.locator('.stage .thing.target');
  if (await target.first().isVisible()) await tap(target.first());
  await tap(primary(page));
}

async function decide(page: Page): Promise<void> {
  const before = await decisions(page);
  const phase = await page.locator('.phases .current').innerText();
  if (phase.includes('Acquire') && (await page.locator('.goods:not(.dear)').count()) > 0) await buy(page);
  else if (
    phase.includes('Deploy') &&
    (await page.locator('.lane.ours div.empty').count()) > 0 &&
    (await hand(page, 'Troop').count()) > 0
  )
    await deploy(page);
  else if ((await prompt(page)).endsWith('Answer it?') && (await hand(page).count()) > 0) await answer(page);
  else await tap(primary(page));
  await decided(page, before);
}

test('a whole game on a phone, by touch', LONG, async ({ page }) => {
  await calm(page);
  await page.goto('/');
  await tap(page.getByRole('button', { name: 'Play XenoShyft now' }));
  await asked(page);
  await openPanel(page, 'Hand');
  while (!(await ending(page).isVisible())) {
    await decide(page);
    await fits(page);
  }
  await expect(ending(page)).toContainText(/The base (holds with \d+ hit points|falls in round \d)/);
  await tap(ending(page).getByRole('button', { name: 'Look at the table' }));
  await fits(page);
});

test('on a phone the hand is visible at once, and the button says the price', async ({ page }) => {
  await calm(page);
  await layOut(page, LATE, { round: 7, phase: 'acquire', base: 13 });
  await expect(page.locator('.tabs button').first()).toHaveText('Hand');
  await expect(page.locator('.handtab .hand-card').first()).toBeVisible();
  await tap(page.locator('[data-thing="goods:hyperion"]'));
  await expect(primary(page)).toContainText('Buy Hyperion for 6');
});
