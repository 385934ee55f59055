// A player's actions at a table of Earth War.
import { type Page, decided, decisions, expect, primary } from './table.ts';

export const ended = (page: Page): Promise<boolean> => page.locator('.ending').isVisible();

/** One decision by mouse: wounds are spread, everybody fires, otherwise the first button or the first action of the list. */
export async function clickOn(page: Page): Promise<void> {
  const spread = page.locator('.deckbar .button', { hasText: 'Place the rest' });
  const volley = page.locator('.deckbar .button', { hasText: 'All fire' });
  const act = page.locator('.pnl-act button.action').first();
  const before = await decisions(page);
  const soon = { timeout: 2000 };
  // The screen may change between the look and the click: then it looks again.
  await expect(async () => {
    if ((await decisions(page)) !== before) return;
    if (await volley.isVisible()) await volley.click(soon);
    else if (await spread.isVisible()) await spread.click(soon);
    else if (!(await primary(page).isVisible())) await act.click(soon);
    await primary(page).click(soon);
  }).toPass({ timeout: 20_000 });
  await decided(page, before);
}
