// XenoShyft: nothing that is needed for a decision is covered, cut off or told too late.
import { type Page, calm, expect, primary, settled, test } from './table.ts';
import { layOut } from './xenoshyft.ts';

const KINDS = ['militia', 'defender', 'ajax', 'ajax', 'spark jumper', 'shotgun', 'composite plate'];

/** By how many pixels each element reaches into the next one, at most. */
const overlapOf = (page: Page, selector: string): Promise<number> =>
  page.locator(selector).evaluateAll((all) => {
    const boxes = all.map((one) => one.getBoundingClientRect());
    if (boxes.length < 2) return Infinity;
    return Math.max(...boxes.slice(1).map(({ left }, i) => boxes[i]!.right - left));
  });

test('six kinds of cards lie side by side, and chips of a lane leave the words free', async ({ page }) => {
  await calm(page);
  const armed = { troop: 'defender', weapon: 'spark jumper', armor: 'composite plate' };
  const sharp = { troop: 'storm trooper', weapon: 'spark jumper' };
  await layOut(
    page,
    { division: 'barracks', hand: KINDS, troops: [sharp, armed] },
    { round: 8, phase: 'deployment' },
  );
  await expect(page.locator('.hand-card')).toHaveCount(6);
  // The edge of the card itself, without the room for its brackets.
  await expect.poll(() => overlapOf(page, '.hand-card .card-art > path:first-child')).toBeLessThanOrEqual(1);

  const words = page.locator('.lane.ours .slot').nth(1).locator('.card-art text', { hasText: 'Bulwark' });
  await expect(words).toHaveText('Bulwark');
  await expect(page.locator('.lane.ours .card-art text', { hasText: '…' })).toHaveCount(0);
  const chip = page.locator('.lane.ours .slot').nth(1).locator('.gear .thing').last();
  const [above, below] = [(await chip.boundingBox())!, (await words.boundingBox())!];
  expect(above.y + above.height).toBeLessThanOrEqual(below.y);
});

test('who pays more than the price is told before', async ({ page }) => {
  await calm(page);
  await layOut(page, { division: 'command center', hand: ['x3', 'x3'] }, { round: 4, phase: 'acquire' });
  const trooper = page.locator('[data-thing="goods:storm trooper"]');
  await trooper.click();
  await expect(primary(page)).toContainText('Buy Storm Trooper for 5');
  await expect(page.locator('.prompt')).toContainText(
    'You pay 6: 1 is left in the purse, which does not keep.',
  );
});

test('the news of a wave is shown in full', async ({ page }) => {
  await calm(page);
  await layOut(page, { division: 'weapons research', hand: ['x3'] }, { round: 4, phase: 'acquire' });
  const news = page.locator('.purse .news');
  await expect(news).toContainText('your Division');
  expect(await news.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeLessThanOrEqual(1);
});

test("the goods stay where they are when the Division's power is used, whose card goes away; an Enemy's opens", async ({
  page,
}) => {
  await calm(page);
  await layOut(page, { division: 'command center', hand: ['x1', 'x1'] }, { round: 4, phase: 'acquire' });
  const goods = page.locator('[data-thing="goods:hi-ex grenade"]');
  const before = await goods.boundingBox();
  const details = page.locator('.details');
  await page.locator('.purse .chip').hover();
  await expect(details).toContainText('Command Center');
  await page.locator('.purse .chip').click();
  await expect(page.locator('.purse')).toContainText('1 in the purse');
  await expect(details).toHaveCount(0);
  expect(await goods.boundingBox()).toEqual(before);

  await page.locator('.ahead li', { hasText: 'Lasher' }).hover();
  await expect(page.getByRole('complementary', { name: 'About Lasher' })).toBeVisible();
});

test('a position that comes back by an undo shows its figures again', async ({ page }) => {
  await calm(page);
  const seat = { division: 'med bay', hand: ['x1', 'x1', 'x1', 'x1', 'militia'], deck: ['militia'] };
  await layOut(page, seat, { round: 1, phase: 'acquire' });
  const assumes = page.locator('.forecast .assumes').last();
  await expect(assumes).toContainText(/600 deals: holds ± \d/);
  const figures = await page.locator('.forecast .tiles').innerText();
  await page.locator('[data-thing="goods:medic"]').click();
  await page.locator('[data-thing="goods:medic"]').click();
  await settled(page);
  await expect(page.locator('.purse > b')).toHaveText('1');
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(page.locator('.purse > b')).toHaveText('4');
  await expect(assumes).toContainText('600 deals');
  expect(await page.locator('.forecast .tiles').innerText()).toBe(figures);
});

test('seven kinds have their whole names, and the reason leaves the effect free', async ({ page }) => {
  await calm(page);
  const hand = ['militia', 'composite plate', 'bio-enhancer', 'hi-ex grenade', 'x1', 'x3', 'x6'];
  await layOut(page, { division: 'science labs', hand }, { round: 9, phase: 'deployment' });
  await expect(page.locator('.hand-card')).toHaveCount(7);
  await expect(page.locator('.hand-card .card-art text', { hasText: '…' })).toHaveCount(0);
  const plate = page.locator('[data-thing="hand:composite plate"]');
  const [reason, effect] = [
    (await plate.locator('.reason').boundingBox())!,
    (await plate.locator('.card-art text', { hasText: '+2 health' }).boundingBox())!,
  ];
  expect(reason.y + reason.height).toBeLessThanOrEqual(effect.y + 1);
});

test('a Boss that joins after buying is counted and has its figures', async ({ page }) => {
  await calm(page);
  const options = { waves: 'gradual' };
  await layOut(
    page,
    { division: 'barracks', hand: ['x1', 'militia'] },
    { round: 9, phase: 'acquire', options },
  );
  const ahead = page.locator('.ahead-note');
  await expect(ahead).toContainText('A Boss joins after buying. Hive Queen 7 : 14 or World Gnawer 8 : 12.');
  const counted = /of (\d+) cards/.exec(await ahead.innerText())?.[1];
  await page.locator('.prompt .button', { hasText: 'Ready' }).click();
  await settled(page);
  await expect(page.locator('.coming')).toContainText(`${counted} cards left`);
  await expect(page.locator('.coming .boss')).toContainText('Hive Queen 7 : 14 or World Gnawer 8 : 12');
});

test('the end of a boost is told before and after', async ({ page }) => {
  await calm(page);
  const seat = {
    division: 'barracks',
    hand: ['hi-ex grenade'],
    deck: ['x1', 'x1', 'x1', 'x1', 'x1', 'x1'],
    troops: [{ troop: 'militia', damage: 1, boosts: 1 }, 'militia'],
    enemies: ['gnawer', 'face-down'],
  };
  await layOut(page, seat, { round: 2, phase: 'combat' });
  const words = page.locator('.clash .main');
  await expect(words).toContainText(/then the boost ends: health 0/);
  // With the largest text too, no card lies on the words between the two.
  for (const text of ['normal', 'largest']) {
    await page.evaluate((size) => void (document.documentElement.dataset['text'] = size), text);
    const pair = page.locator('.slot.pair .card-art > path:first-child');
    const gaps = async (): Promise<number> => {
      const [foe, own, said] = [pair.first(), pair.last(), words];
      const boxes = await Promise.all([foe, said, own].map(async (one) => (await one.boundingBox())!));
      return Math.min(...boxes.slice(1).map(({ y }, i) => y - boxes[i]!.y - boxes[i]!.height));
    };
    await expect.poll(gaps).toBeGreaterThanOrEqual(-1);
  }
  await page.locator('.prompt .button', { hasText: 'Pass' }).click();
  await settled(page);
  await expect(page.locator('.log-lines')).toContainText(
    'The boost of Militia in lane A ends: its wounds are now too many.',
  );
});
