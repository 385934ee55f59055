// Reaction windows: previews with odds, reasons for what cannot be done, standing answers.
import { type Page, calm, expect, playNow, test } from './table.ts';
import { layOut } from './xenoshyft.ts';

/** A Gnawer stands in front, and there is a grenade to throw. */
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
