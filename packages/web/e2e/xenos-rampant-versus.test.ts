// Xenos Rampant between two people at two browsers: detachments unseen by each other, deployment, a turn.
import { actions, asksForOrder, primary, turn } from './xenos-rampant.ts';
import { type Page, calm, expect, test } from './table.ts';

const SERVER = `http://127.0.0.1:${process.env['XENOTABLE_TEST_SERVER'] ?? 4322}`;

const log = (page: Page): Promise<string[]> => page.locator('.pnl-log .log li').allInnerTexts();

/** Answers for this seat if it is asked: the first action, no orders; what the builder holds. The other seat may change the table meanwhile. */
async function decide(page: Page): Promise<void> {
  const order = await asksForOrder(page);
  const first = actions(page)
    .filter({ hasText: order ? 'End your phase' : '' })
    .first();
  if (await first.isVisible()) await first.click({ timeout: 3000 }).catch(() => undefined);
  if (await primary(page).isVisible()) {
    await primary(page)
      .click({ timeout: 3000 })
      .catch(() => undefined);
    await expect(page.locator('.saved')).toContainText('Saved');
  }
}

async function together(pages: readonly Page[], until: () => Promise<boolean>): Promise<void> {
  for (let i = 0; i < 200; i++) {
    for (const page of pages) {
      if (await until()) return;
      await decide(page);
    }
  }
  throw new Error('it never came to that');
}

test('two browsers field detachments, deploy and play a turn against each other', async ({ page: ruth, browser }) => {
  await calm(ruth);
  await ruth.goto(`${SERVER}/new/xenos-rampant`);
  await ruth.getByRole('radiogroup', { name: 'Who plays seat 2' }).getByText('Somebody else').click();
  await ruth.getByRole('button', { name: 'Open online' }).click();
  await expect(ruth.getByRole('heading', { name: 'Waiting for everybody' })).toBeVisible();
  const code = await ruth.locator('.code').innerText();
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const oskar = await context.newPage();
  await calm(oskar);
  await oskar.goto(`${SERVER}/`);
  await oskar.getByLabel('Link or code').fill(code);
  await oskar.getByRole('button', { name: 'Join' }).click();

  // Both build at the same time; what one has fielded the other does not see.
  const building = (page: Page): Promise<boolean> => page.locator('.builder').isVisible();
  await together([ruth, oskar], async () => (await building(ruth)) && (await building(oskar)));
  const name = ruth.getByRole('textbox', { name: 'Name of the detachment' });
  await name.fill('The Unseen Host');
  await primary(ruth).click();
  await expect(ruth.locator('.builder')).toHaveCount(0);
  await expect(oskar.locator('.builder')).toBeVisible();
  expect((await log(oskar)).join()).not.toContain('Unseen');
  await expect(oskar.getByText('The Unseen Host')).toHaveCount(0);
  await primary(oskar).click();
  await expect(oskar.locator('.builder')).toHaveCount(0);

  // Deployment and a whole turn; both tables show the same.
  await together([ruth, oskar], async () => (await turn(ruth)).includes('turn 2'));
  await expect.poll(() => turn(oskar)).toContain('turn 2');
  const standing = (page: Page): Promise<string[]> => page.locator('.seats .seat, .pnl-seats li').allInnerTexts();
  await expect.poll(async () => (await standing(oskar)).join()).toBe((await standing(ruth)).join());
  await oskar.reload();
  await expect.poll(() => turn(oskar)).toContain('turn 2');
  await context.close();
});
