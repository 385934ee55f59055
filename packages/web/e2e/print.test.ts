// Printing: every kind of sheet of every title as a PDF, with as many pages as were laid out and nothing wider or higher than its page.
import { opened, printed } from './paper.ts';
import { LONG, calm, expect, playNow, test } from './table.ts';

const SHEETS: Record<string, readonly string[]> = {
  xenoshyft: [
    'cards/Troops',
    'cards/Items',
    'cards/Divisions',
    'cards/Hive, wave 3',
    'tokens',
    'mission',
    'book/Content',
  ],
  'chibi-commander': ['roster', 'cards/Aliens', 'tokens', 'mission/COOP 1', 'mission/VS 1', 'book/Content'],
  'enemy-eternal': ['roster/EE-S-03', 'cards/ADVENT', 'tokens', 'mission/SE1.3', 'campaign', 'book/Content'],
  'xenos-rampant': ['roster/XR-D-03', 'cards/XR-D-03', 'tokens', 'mission/BUGHUNT', 'book/Content'],
  'earth-war': ['roster', 'cards/Shadows Deck', 'cards/Orders', 'tokens', 'mission/6', 'book/Rules'],
};

for (const [game, sheets] of Object.entries(SHEETS)) {
  test(
    `${game}: every kind of sheet fits its paper, A4 and Letter`,
    game === 'xenoshyft' ? {} : LONG,
    async ({ page }) => {
      for (const paper of ['a4', 'letter']) {
        await page.addInitScript(
          (kept) => localStorage.setItem('xenotable.printing', kept),
          JSON.stringify({ paper, large: false, ink: false }),
        );
        // Letter is less high: one sheet of each layout is enough there.
        const tried = paper === 'a4' ? sheets : sheets.slice(0, 2);
        for (const sheet of tried)
          expect(await printed(page, `/print/${game}/${encodeURI(sheet)}`)).toBeGreaterThan(0);
        expect(await printed(page, `/print/${game}/automaton`), 'two sides of one leaf').toBe(2);
      }
    },
  );
}

test('a roster has the boxes of its units, its rules in full, and a code that links back', async ({
  page,
}) => {
  const list = 'Third Wave\nHeavy Infantry + Increased Squad Size (4, Commander)\nRecon Infantry (2)';
  await opened(page, `/print/xenos-rampant/roster#list=${encodeURIComponent(list)}`);
  const heavy = page.locator('.print-unit', { hasText: 'Heavy Infantry' });
  await expect(heavy.locator('.print-boxes i')).toHaveCount(10);
  await expect(heavy.locator('.print-boxes')).toHaveText('10 Strength Points, half at 5');
  await expect(
    page.locator('.print-unit', { hasText: 'Recon Infantry' }).locator('.print-boxes i'),
  ).toHaveCount(5);
  await expect(page.locator('.print-text', { hasText: 'XR-DMG-01' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'QR code: this sheet on the screen' })).toBeVisible();

  // Larger type takes more space, and the paper size is remembered.
  const status = page.getByRole('status').filter({ hasText: /^\d+ pages?$/ });
  const before = Number.parseInt(await status.innerText(), 10);
  await page.getByRole('checkbox', { name: 'Large type' }).check();
  await expect(status).not.toHaveText('Laying out …');
  expect(Number.parseInt(await status.innerText(), 10)).toBeGreaterThanOrEqual(before);
  await page.getByRole('radio', { name: 'Letter' }).check();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Letter' })).toBeChecked();
});

test('a table prints its own log, and an unknown address says so', async ({ page }) => {
  await calm(page);
  await playNow(page, 'Earth War');
  await page.getByRole('button', { name: 'This table' }).click();
  await page.getByRole('link', { name: 'Print sheets, cards, the log' }).click();
  await page.getByRole('link', { name: 'Log and report' }).click();
  await expect(page.locator('.print-log li').first()).toBeVisible();
  await expect(page.locator('.print-page').first()).toContainText('Not over yet');

  await page.goto('/print/earth-war/poster');
  await expect(page.getByText('Earth War has no sheet “poster” to print.')).toBeVisible();
  await page.goto('/print/xenos-rampant/roster#list=nonsense%0Anothing');
  await expect(page.getByText(/is no unit/)).toBeVisible();
});
