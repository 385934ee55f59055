// Before the first decision a card says how to win; above the board the current goals are shown.
import { type Page, asked, calm, expect, playNow, test } from './table.ts';

const TITLES = ['XenoShyft', 'Chibi Commander', 'Enemy Eternal', 'Xenos Rampant', 'Earth War'] as const;

const briefing = (page: Page) => page.locator('dialog.briefing');

async function opened(page: Page, name: string): Promise<void> {
  await calm(page, { briefings: true });
  await page.goto('/');
  await page.getByRole('button', { name: `Play ${name} now` }).click();
  await expect(briefing(page)).toBeVisible();
}

const [PHONE, ZOOMED, DESKTOP] = [
  { width: 390, height: 844 },
  { width: 720, height: 450 },
  { width: 1440, height: 900 },
];

for (const name of TITLES) {
  test(`${name} opens with its briefing, once, and shows the goals above the board, at every size`, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await opened(page, name);
    const card = page.getByRole('article');
    await expect(card.getByRole('heading', { level: 2 })).toBeFocused();
    const steps = briefing(page).locator('.briefing-steps li');
    const begin = briefing(page).getByRole('button', { name: 'Begin', exact: true });
    for (const size of [ZOOMED, PHONE]) {
      await page.setViewportSize(size);
      await expect(begin).toBeInViewport({ ratio: 1 });
      expect((await begin.boundingBox())!.height).toBeGreaterThanOrEqual(44);
      await expect(steps.first()).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
    }
    await page.setViewportSize(DESKTOP);

    // Enter begins; after a reload the briefing is not shown again.
    await page.keyboard.press('Enter');
    await expect(briefing(page)).toBeHidden();
    await asked(page);
    await page.reload();
    await asked(page);
    await expect(briefing(page)).toBeHidden();
    const strip = page.getByRole('region', { name: 'Goals' });
    await expect(strip).toBeVisible();
    expect((await strip.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    const board = (await page.locator('.stage-board').boundingBox())!;
    expect(board.y).toBeGreaterThanOrEqual((await strip.boundingBox())!.y + 44);

    // G shows it again, with the current goals, and so does a goal.
    await page.keyboard.press('g');
    await expect(briefing(page)).toBeVisible();
    await expect(card.getByRole('heading', { name: 'How it stands' })).toBeVisible();
    await page.keyboard.press('g');
    await expect(briefing(page)).toBeHidden();
    await strip.getByRole('button').first().click();
    await expect(briefing(page)).toBeVisible();
    await page.keyboard.press('g');

    // A small screen spells one goal out.
    for (const size of [PHONE, ZOOMED]) {
      await page.setViewportSize(size);
      await expect(strip.locator('.goal.spelled .goal-words')).toBeVisible();
      await expect(strip.locator('.goal:not(.spelled) .goal-words').filter({ visible: true })).toHaveCount(0);
    }
  });
}

test('a setting turns briefings off, and G still shows them', async ({ page }) => {
  await calm(page);
  await playNow(page, TITLES[0]);
  await expect(briefing(page)).toBeHidden();
  await page.keyboard.press('g');
  await expect(briefing(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(briefing(page)).toBeHidden();
});
