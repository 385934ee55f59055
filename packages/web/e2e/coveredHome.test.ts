// Two people at one screen leave their table: the home page shows only what everybody at it may see.
import { type Page, calm, expect, test, uncover, withSeats } from './table.ts';

const TITLES = ['xenoshyft', 'chibi-commander', 'enemy-eternal', 'xenos-rampant', 'earth-war'] as const;

async function setUp(page: Page, game: string, options: Record<string, string> = {}): Promise<void> {
  await calm(page);
  await page.goto(`/new/${game}`);
  const second = page.getByRole('radiogroup', { name: 'Who plays seat 2' });
  await withSeats(page, 2);
  await second.getByText('Somebody else').click();
  for (const [label, value] of Object.entries(options)) {
    const field = page.getByLabel(label, { exact: true });
    if (!(await field.isVisible())) await page.getByText('House rules').click();
    if ((await field.getAttribute('role')) === 'switch') await field.check();
    else await field.selectOption({ label: value });
  }
  await page.getByRole('button', { name: 'Play on this device' }).click();
  await expect(page).toHaveURL(/\/table\//);
}

for (const game of TITLES) {
  test(`${game}: the home page shows the public view only`, async ({ page }) => {
    await setUp(page, game);
    await expect(page.locator('.cover, .table').first()).toBeVisible();
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Continue' })).toBeVisible();
    await expect(page.locator('.cont[data-viewer="table"]')).toBeVisible();
    // No words that the board showed to one of them were stored for lists.
    expect(await page.evaluate(() => localStorage.getItem('xenotable.labels'))).toBeNull();
  });
}

test('closed hands stay closed on the home page', async ({ page }) => {
  await setUp(page, 'xenoshyft', { Hands: 'Closed' });
  await uncover(page);
  await expect(page.locator('.pnl-log')).toContainText('Jonas draws 6 cards');
  await page.goto('/');
  await expect(page.locator('.cont[data-viewer="table"]')).toBeVisible();
  await expect(page.locator('.cont')).not.toContainText(/draws .*(Militia|Ranger|Xenosathem)/);
});
