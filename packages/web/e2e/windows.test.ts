// Reaction windows: previews with odds, reasons for what cannot be done, standing answers.
import { type Page, calm, expect, playNow, test } from './table.ts';
import { layOut } from './xenoshyft.ts';

/** Plays until a Gnawer is in front, with a grenade in the hand. */
async function toTheFirstWindow(page: Page): Promise<void> {
  await calm(page);
  await layOut(
    page,
    {
      division: 'barracks',
      hand: ['hi-ex grenade'],
      troops: ['ranger'],
      enemies: ['gnawer', 'face-down', 'face-down', 'face-down'],
    },
    { round: 1, phase: 'combat', base: 15 },
  );
  await expect(page.locator('.prompt-words p')).toContainText('React');
}

test('point, preview with odds, back out, play', async ({ page }) => {
  await toTheFirstWindow(page);
  await page.locator('[data-thing="hand:hi-ex grenade"]').click();
  await expect(page.locator('.thing.target')).toHaveCount(4);
  await page.locator('.lane.theirs .thing.target').first().click();
  await expect(page.locator('.prompt .button.primary')).toContainText('Hi-Ex Grenade at Gnawer');
  const odds = page.getByRole('region', { name: 'Odds' });
  await expect(odds).toContainText('Base damage this round');
  await expect(odds.locator('.reactions .picked')).toContainText(/Gnawer falls\s*\d+ %/);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.locator('.prompt .button', { hasText: 'Pass' })).toBeVisible();
  await page.locator('[data-thing="hand:hi-ex grenade"]').dragTo(page.locator('.lane.theirs .thing').first());
  await expect(page.locator('.log-lines')).toContainText('Gnawer in lane A is killed');
});

test('Enter while a card waits for its target does not mean Pass', async ({ page }) => {
  await toTheFirstWindow(page);
  await page.locator('[data-thing="hand:hi-ex grenade"]').click();
  await expect(page.locator('.thing.target')).toHaveCount(4);
  await page.keyboard.press('Enter');
  await expect(page.locator('.toast')).toHaveText('Point at the target first.');
  await expect(page.locator('.thing.target')).toHaveCount(4);
  await expect(page.locator('.prompt .button.ends.planned')).toHaveCount(0);
});

test('a rule opens from the log, and a refusal says why', async ({ page }) => {
  await calm(page);
  await playNow(page);
  await page.locator('.log-lines .rule-ref').last().click();
  await expect(page.getByRole('dialog')).toContainText('XS-ACQ-01');
  await page.keyboard.press('Escape');
  await expect(page.locator('.action.forbidden').first()).toContainText('XS-ACQ-11');
});

test('always pass answers the open window and those after it, and is remembered', async ({ page }) => {
  await toTheFirstWindow(page);
  await page.locator('.stops').getByText('Always pass').click();
  await expect(page.locator('.prompt-words p')).not.toContainText('React');
  await expect(page.locator('.phases .current')).toContainText('Wrap-up');
});

/** The grenade kills the Gnawer in front; a second one is left. */
async function killTheFirst(page: Page): Promise<void> {
  await calm(page);
  await layOut(
    page,
    {
      division: 'barracks',
      hand: ['hi-ex grenade', 'hi-ex grenade'],
      troops: ['ranger'],
      enemies: ['gnawer', 'gnawer', 'gnawer'],
    },
    { round: 1, phase: 'combat', base: 15 },
  );
  await expect(page.locator('.prompt-words p')).toContainText('React');
}

const throwAtTheFirst = (page: Page): Promise<void> =>
  page.locator('[data-thing="hand:hi-ex grenade"]').dragTo(page.locator('.lane.theirs .thing').first());

test("a window in which nothing is lost by passing is passed, and Undo goes back to the player's own choice", async ({
  page,
}) => {
  await killTheFirst(page);
  await throwAtTheFirst(page);
  await expect(page.locator('.lane.theirs [data-thing^="enemy:"]')).toHaveCount(2);
  await expect(page.locator('.prompt-words p')).toContainText('Gnawer (A1) fights');
  await page.getByRole('button', { name: /^Undo 1/ }).click();
  await expect(page.locator('.lane.theirs [data-thing^="enemy:"]')).toHaveCount(3);
  await expect(page.locator('[data-thing="hand:hi-ex grenade"]')).toContainText('×2');
});

test('a player who wants to be asked sets it in the menu of the table, and is asked', async ({ page }) => {
  await killTheFirst(page);
  await page.getByRole('button', { name: 'This table' }).click();
  const orders = page.getByRole('region', { name: 'Standing orders' });
  await orders
    .getByRole('button', { name: 'Withdraw: When nothing is lost by passing: always pass' })
    .click();
  await expect(orders).toContainText('When nothing is lost by passing: you are asked');
  await page.keyboard.press('Escape');
  await throwAtTheFirst(page);
  await expect(page.locator('.prompt-words p')).toContainText('Nobody fights here now');
  // The open window is also passed when the order is given again.
  await page.getByRole('button', { name: 'Pass whenever nothing is lost by it' }).click();
  await expect(page.locator('.prompt-words p')).toContainText('Gnawer (A1) fights');
});

test('Tab comes to the main button, the hand, the lane, the list and the log in this order', async ({
  page,
}) => {
  await killTheFirst(page);
  const places: string[] = [];
  for (let i = 0; i < 60 && places.at(-1) !== 'log'; i++) {
    await page.keyboard.press('Tab');
    const place = await page.evaluate(() => {
      const at = document.activeElement;
      const within = (selector: string): boolean => at?.closest(selector) != null;
      if (within('.prompt')) return 'prompt';
      if (within('.hand')) return 'hand';
      if (within('.lane')) return 'lane';
      if (within('.pnl-act')) return 'list';
      return within('.pnl-log') ? 'log' : '';
    });
    if (place !== '' && place !== places.at(-1)) places.push(place);
    if (i === 4) expect(places).toEqual(['prompt']);
  }
  expect(places).toEqual(['prompt', 'hand', 'lane', 'list', 'log']);
});

test('a purchase in several steps is one line and one Undo, after a reload too', async ({ page }) => {
  await calm(page);
  await playNow(page);
  const ranger = page.locator('[data-thing="goods:ranger"]');
  await ranger.click();
  await ranger.click();
  await expect(page.locator('.log-lines li').last()).toContainText('buys NorTec Ranger for 2');
  await expect(page.locator('.log-lines')).not.toContainText('spends');
  await page.reload();
  await page.getByRole('button', { name: /^Undo 1/ }).click();
  await expect(page.locator('.prompt-words p')).toContainText('0 in your purse, 5 in your hand');
});

for (const viewport of [
  { width: 390, height: 844 },
  { width: 720, height: 450 },
  { width: 1200, height: 640 },
])
  test(`at ${viewport.width} × ${viewport.height} the words of a fight cover neither of its cards`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await killTheFirst(page);
    const words = page.locator('.clash .face-card.main');
    await expect(words).toContainText('Gnawer deals 1');
    const covered = await words.evaluate((said) => {
      const line = said.getBoundingClientRect();
      return [...document.querySelectorAll('.slot.pair .thing')].filter((card) => {
        const { top, bottom } = card.getBoundingClientRect();
        // Cards have a margin of a few pixels in which nothing is drawn.
        return Math.min(bottom, line.bottom) - Math.max(top, line.top) > 6;
      }).length;
    });
    expect(covered).toBe(0);
  });
