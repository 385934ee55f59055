// On a phone the board lies still between the tap that plans and the tap that plays: both may fall on the same spot of the glass.
import { ready, toFirstActivation } from './enemyEternal.ts';
import { type Page, calm, decided, decisions, expect, playNow, primary, test } from './table.ts';
import { PHONE } from './touch.ts';

test.use(PHONE);

/** Where the middle of something lies on the glass. */
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

/** Cells of use on the screen under nothing else, those at the edge of the frame first: planning there would move the camera most. */
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
