// Xenos Rampant between two people in two browsers: secret detachments, deployment, a turn.
import { actions, asksForOrder, primary, turn } from './xenosRampant.ts';
import {
  LONG,
  type Page,
  SERVER,
  calm,
  expect,
  join,
  logLines,
  openOnline,
  playUntil,
  pressIfThere,
  settled,
  test,
} from './table.ts';

const building = (page: Page): Promise<boolean> => page.locator('.builder').isVisible();

/** Answers for this seat if it is asked: the first action, no orders; nothing in the builder. The other seat may change the table meanwhile. */
async function decide(page: Page): Promise<void> {
  const order = await asksForOrder(page);
  await settled(page);
  if (await building(page)) return;
  const first = actions(page)
    .filter({ hasText: order ? 'End your phase' : '' })
    .first();
  await pressIfThere(first);
  if (await primary(page).isVisible()) {
    await pressIfThere(primary(page));
    await expect(page.locator('.saved')).toContainText('Saved');
  }
}

test(
  'two browsers choose detachments, deploy and play a turn against each other',
  LONG,
  async ({ page: ruth, browser }) => {
    await calm(ruth);
    await ruth.goto(`${SERVER}/new/xenos-rampant`);
    const oskar = await join(browser, await openOnline(ruth));

    // Both build at the same time; neither sees the other's detachment.
    await playUntil([ruth, oskar], decide, async () => (await building(ruth)) && (await building(oskar)));
    const name = ruth.getByRole('textbox', { name: 'Name of the detachment' });
    await name.fill('The Unseen Host');
    await primary(ruth).click();
    await expect(ruth.locator('.builder')).toHaveCount(0);
    await expect(oskar.locator('.builder')).toBeVisible();
    expect((await logLines(oskar)).join()).not.toContain('Unseen');
    await expect(oskar.getByText('The Unseen Host')).toHaveCount(0);
    await primary(oskar).click();
    await expect(oskar.locator('.builder')).toHaveCount(0);

    // Deployment and a whole turn; both tables show the same.
    await playUntil([ruth, oskar], decide, async () => (await turn(ruth)).includes('turn 2'));
    await expect(oskar.locator('.table-bar .title')).toContainText('turn 2');
    const standing = (page: Page): Promise<string[]> =>
      page.locator('.seats .seat, .pnl-seats li').allInnerTexts();
    await expect.poll(async () => (await standing(oskar)).join()).toBe((await standing(ruth)).join());
    await oskar.reload();
    await expect(oskar.locator('.table-bar .title')).toContainText('turn 2');
    await oskar.context().close();
  },
);
