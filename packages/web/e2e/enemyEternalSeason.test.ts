// A mission of the season of Enemy Eternal, played to its end and on to the reward; nobody gives up.
import { act, commit, playUntil, pointAndPlay, primary, readList, ready, toBuilder } from './enemyEternal.ts';
import { LONG, type Page, calm, expect, prompt, test } from './table.ts';

const COLUMNS = 36;
/** The marker in the middle of the Outpost. */
const MARKER = { x: 17, y: 11 };

/** Runs to the reachable cell that is nearest to the marker; false if there is none. */
async function runToMarker(page: Page): Promise<boolean> {
  const cells = await page
    .locator('.cell.usable[data-thing^="cell:"]')
    .evaluateAll((all) => all.map((one) => Number((one as SVGElement).dataset['cell'])));
  const far = (cell: number): number =>
    Math.max(Math.abs((cell % COLUMNS) - MARKER.x), Math.abs(Math.floor(cell / COLUMNS) - MARKER.y));
  const nearest = cells.toSorted((a, b) => far(a) - far(b) || a - b)[0];
  if (nearest === undefined) return false;
  await page.locator(`[data-cell="${nearest}"]`).click();
  await commit(page);
  return true;
}

test(
  "the first mission of the season is played to its end, brings a reward, and is in the soldiers' history",
  LONG,
  async ({ page }) => {
    test.setTimeout(300_000);
    await calm(page);
    await toBuilder(page, { 'What is played': /Season One/ });
    await readList(page, 'First Wave (XCOM)\n* Ranger\n2 x Rookie\nGrenadier\n');
    await commit(page);
    const rewards = page.locator('.ee-rewards');
    await playUntil(
      page,
      async () => /Activate|acts next|die/i.test(await prompt(page)),
      /^Play on Easy/,
      /^Ready/,
      /^Set up all/,
    );

    for (let i = 0; i < 400 && !(await rewards.isVisible()); i++) {
      await ready(page);
      if (await rewards.isVisible()) break;
      const moving =
        /actions? left/.test(await prompt(page)) &&
        !(await page
          .locator('.pnl-act .action:not(.forbidden)')
          .filter({ hasText: /^Attack/ })
          .count());
      if (moving && (await runToMarker(page))) continue;
      if (await act(page, /^Attack/)) continue;
      if (await act(page, /^Activate|^End the activation/)) continue;
      if (await primary(page).isVisible()) await commit(page);
      else await act(page, /./);
    }

    await expect(rewards).toBeVisible();
    await expect(page.locator('.pnl-log, .log-lines').first()).not.toContainText('gives up');
    const after = page.locator('.ee-base, .ee-missions');
    for (let i = 0; i < 12 && (await after.count()) === 0; i++) await pointAndPlay(page);
    await expect(page.getByRole('list', { name: 'The campaign' })).toContainText(/won|lost/);
    await playUntil(page, () => page.locator('.ee-base').isVisible(), /^Play on Easy/);
    const history = page.locator('.ee-history').filter({ hasText: '1 mission' }).first();
    await expect(history).toBeVisible();
    await history.locator('summary').click();
    await expect(history).toContainText('SE1.1 The Outpost');
  },
);
