// On a phone the board does not move between the tap that plans and the tap that plays: both may be at the same spot of the screen.
// An ending that moves under the finger with an act does not hear the second tap of a double tap.
import { ready, toFirstActivation } from './enemyEternal.ts';
import { type Page, calm, decided, decisions, expect, playNow, primary, test } from './table.ts';
import { PHONE } from './touch.ts';

test.use(PHONE);

/** The centre of an element on the screen. */
async function spotOf(page: Page, selector: string): Promise<{ x: number; y: number }> {
  const box = await page.locator(selector).first().boundingBox();
  if (box === null) throw new Error(`${selector} is not on the screen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Two taps on one spot play what the first one planned. */
async function tapTwiceAt(page: Page, { x, y }: { x: number; y: number }, plan: RegExp): Promise<void> {
  const before = await decisions(page);
  await page.touchscreen.tap(x, y);
  await expect(primary(page)).toHaveText(plan);
  await page.touchscreen.tap(x, y);
  await decided(page, before);
}

/** Usable cells on the screen that are not covered, those at the edge of the frame first, where planning would move the camera most. */
const cellsAtTheEdge = (page: Page): Promise<string[]> =>
  page.locator('.cell.usable[data-thing^="cell:"]').evaluateAll((cells) => {
    const frame = document.querySelector('svg.board')?.getBoundingClientRect();
    if (frame === undefined) return [];
    const middle = (one: Element) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    };
    const away = (one: Element): number =>
      Math.abs(middle(one).x - (frame.x + frame.width / 2)) +
      Math.abs(middle(one).y - (frame.y + frame.height / 2));
    return cells
      .filter((one) => document.elementFromPoint(middle(one).x, middle(one).y) === one)
      .sort((a, b) => away(b) - away(a))
      .map((one) => `[data-cell="${one.getAttribute('data-cell')}"]`);
  });

test('Enemy Eternal: the second tap plays the run that the first one planned', async ({ page }) => {
  await calm(page);
  await playNow(page, 'Enemy Eternal');
  await toFirstActivation(page);
  await ready(page);
  await expect.poll(async () => (await cellsAtTheEdge(page)).length).toBeGreaterThan(3);
  const [far] = await cellsAtTheEdge(page);
  await tapTwiceAt(page, await spotOf(page, far ?? ''), /^(Run|Climb)/);
});

test('Earth War: the second tap of a double tap does not end the step', async ({ page }) => {
  await calm(page);
  await playNow(page, 'Earth War');
  await page.locator('.combat .soldier.ready').first().tap();
  const plan = page.locator('.prompt .button.primary');
  await plan.first().tap();
  await expect(plan).toHaveText(/^One (farther|nearer)/);
  // Time stands still: the second tap comes at once, however slow the machine is.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const spot = await spotOf(page, '.prompt .button.primary');
  const before = await decisions(page);
  await page.touchscreen.tap(spot.x, spot.y);
  await decided(page, before);
  const end = page.locator('.prompt .button.ends');
  const { x, y, width, height } = (await end.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  expect(spot.x > x && spot.x < x + width && spot.y > y && spot.y < y + height).toBe(true);
  await page.touchscreen.tap(spot.x, spot.y);
  await expect(end).toHaveAttribute('aria-disabled', 'true');
  expect(await decisions(page)).toBe(before + 1);
  await page.clock.runFor(500);
  await end.tap();
  await decided(page, before + 1);
});
