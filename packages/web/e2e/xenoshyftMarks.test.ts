// XenoShyft: marks of what happened belong to the card to which it happened.
import { type Page, asked, calm, expect, test } from './table.ts';
import { layOut } from './xenoshyft.ts';

const PROWLERS = new Array<string>(12).fill('prowler');

/** Prowlers come: the first turns up and kills the first Troop, the second one steps into its zone. */
async function prowlersCome(page: Page): Promise<void> {
  await calm(page, { motion: 'normal', film: 'slow' });
  await layOut(
    page,
    { division: 'barracks', hand: ['hi-ex grenade'], troops: ['ranger', 'ranger', 'militia'] },
    { round: 3, phase: 'deployment', 'hive deck': PROWLERS },
  );
  await page.locator('.prompt .button', { hasText: 'Ready' }).click();
}

const first = (page: Page) => page.locator('.lane.ours .slot').first().locator('[data-thing^="troop:"]');

test('a Troop that stepped into the place of one that died is not drawn as killed', async ({ page }) => {
  await prowlersCome(page);
  await expect(page.locator('.film-bar')).toBeVisible();
  await page.keyboard.press('End');
  await asked(page);
  await expect(page.locator('.log-lines')).toContainText('is killed');
  await expect(first(page)).toHaveAttribute('aria-label', /Ranger/);
  // Marks are measured in every frame: they are there at once, or not at all.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await expect(page.locator('.stage-overlay .struck')).toHaveCount(0);
  await expect(page.locator('.stage-overlay .happened', { hasText: 'killed' })).toHaveCount(0);
});
