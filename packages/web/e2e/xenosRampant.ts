// A player's actions at a table of Xenos Rampant.
import { type Page, decided, decisions, expect, primary, prompt, settled } from './table.ts';

export { primary };

export const actions = (page: Page) => page.locator('.pnl-act button.action');
export const turn = (page: Page): Promise<string> => page.locator('.table-bar .title').innerText();
/** Waits until the table asks something or is over: the prompt or the list of actions has a button. */
export async function ready(page: Page): Promise<void> {
  await expect(
    page
      .locator('.prompt .button.primary, .prompt .button.ends, .pnl-act button.action, .ending')
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await settled(page);
}
export const over = (page: Page): Promise<boolean> => page.locator('.ending').isVisible();

export async function playNow(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play Xenos Rampant now' }).click();
  await expect(page.locator('.xenos-rampant, .builder').first()).toBeVisible();
}

/** Opens a table with the default set-up on this device: traits and detachments are chosen first. */
export async function newTable(page: Page): Promise<void> {
  await page.goto('/new/xenos-rampant');
  await page.getByRole('button', { name: 'Play on this device' }).click();
  await expect(page.locator('.xenos-rampant, .builder').first()).toBeVisible();
}

/** A point of the table, in inches from the south-west corner, as pixels of the page. */
export async function spot(page: Page, x: number, y: number): Promise<{ x: number; y: number }> {
  const box = (await page.locator('.table-ground > rect').first().boundingBox())!;
  return { x: box.x + (x * box.width) / 48, y: box.y + box.height - (y * box.height) / 48 };
}

/** Plays the preview, and waits until it is played. */
export async function commit(page: Page): Promise<void> {
  const before = await decisions(page);
  await primary(page).click();
  await decided(page, before);
}

/** Answers a question with the first action of the list; in the builder with the detachment that is there. */
export async function answer(page: Page, words?: string): Promise<void> {
  if (!(await page.locator('.builder').isVisible()))
    await actions(page)
      .filter({ hasText: words ?? '' })
      .first()
      .click();
  await commit(page);
}

export const asksForOrder = async (page: Page): Promise<boolean> => /order a unit/i.test(await prompt(page));

/** Answers until the condition holds, without giving orders. */
export async function until(page: Page, so: () => Promise<boolean>): Promise<void> {
  for (let i = 0; i < 400; i++) {
    await ready(page);
    if ((await so()) || (await over(page))) return;
    await answer(page, (await asksForOrder(page)) ? 'End your phase' : undefined);
  }
  throw new Error('it never came to that');
}

export const toFirstOrder = (page: Page): Promise<void> => until(page, () => asksForOrder(page));
