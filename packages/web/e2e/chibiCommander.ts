// A player's actions at a table of Chibi Commander.
import type { Locator } from '@playwright/test';
import { Session, seeded, writeRecord } from '@xenotable/kernel';
import { game } from '@xenotable/chibi-commander';
import { type Page, calm, decided, decisions, dropFile, expect, primary, withSeats } from './table.ts';

export { primary };

export const pageName = (page: Page) => page.locator('.phases .current');
export const field = (page: Page, name: string) => page.locator(`[role=gridcell][aria-label^="${name},"]`);

/** Does something, and waits until the table has counted it as a decision and asks again. */
export async function decide(page: Page, does: () => Promise<unknown>): Promise<void> {
  const before = await decisions(page);
  await does();
  await decided(page, before);
  await expect(
    page
      .locator(
        '.prompt .button.primary, .prompt .button.ends, .action:not(.forbidden), .cc-hq, .cover, .ending',
      )
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
}

/** A set-up with options by their labels, on this device, with this many more people at the same screen. */
export async function setUp(page: Page, options: Record<string, string>, people = 0): Promise<void> {
  await page.goto('/new/chibi-commander');
  await page.locator('#option-mission').waitFor();
  for (const fold of await page.locator('details:not([open]) > summary').all()) await fold.click();
  for (const [key, words] of Object.entries(options)) {
    const names = await page.locator(`#option-${key} option`).allInnerTexts();
    await page
      .locator(`#option-${key}`)
      .selectOption({ index: names.findIndex((name) => name.toLowerCase().startsWith(words.toLowerCase())) });
  }
  await withSeats(page, people + 1);
  for (let seat = 2; seat <= people + 1; seat++) {
    await page
      .getByRole('radiogroup', { name: `Who plays seat ${seat}` })
      .getByText('Somebody else')
      .click();
  }
  await page.getByRole('button', { name: 'Play on this device' }).click();
  await expect(page.locator('.chibi-commander, .cc-hq, .cover').first()).toBeVisible();
}

/** A table that begins in a given position, as in the cases: its record is opened as a file and played on. */
export async function fromPosition(
  page: Page,
  given: Record<string, unknown>,
  names: readonly string[],
  settings: Record<string, unknown> = {},
): Promise<void> {
  const seats = names.map((name) => ({ kind: 'person', name }));
  const { record } = Session.start(
    game,
    { options: {}, seats, given: given as never },
    seeded('5eed'.repeat(16)),
  );
  await calm(page, settings);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Play now' })).toBeVisible();
  await dropFile(page, 'position.xeno.jsonl', writeRecord(record));
  await page.getByRole('button', { name: 'Play from here' }).click();
  // The replay shows the same board, so it must be gone first.
  await expect(page).toHaveURL(/\/table\//);
  await expect(page.locator('.chibi-commander, .cc-hq').first()).toBeVisible();
}

/** Actions of the list that the first press plays. */
const AT_ONCE = /^(End .+ activation|Hide nobody else|Stop moving|Keep it)$/;

/** Previews and plays an action of the list. */
export const playAction = (page: Page, action: Locator): Promise<void> =>
  decide(page, async () => {
    const words = await action.locator('.action-name').innerText();
    await action.click();
    if (!AT_ONCE.test(words)) await action.click();
  });

/** Previews and plays the action of the list with these words. */
export const act = (page: Page, words: string | RegExp): Promise<void> =>
  playAction(page, page.locator('.pnl-act button.action').filter({ hasText: words }).first());

/** Presses one of the prompt's buttons. */
export const press = (page: Page, words: string | RegExp): Promise<void> =>
  decide(page, () => page.locator('.prompt .button', { hasText: words }).first().click());

/** Takes the first of the list this many times. */
export async function take(page: Page, count: number): Promise<void> {
  for (let i = 0; i < count; i++)
    await decide(page, () => page.locator('.hq-list .take:not(.lock)').first().click());
}

/** Ends one activation after the other until the game is over. */
export async function playToTheEnd(page: Page): Promise<void> {
  const over = page.locator('.ending');
  const end = page.locator('.pnl-act button.action').filter({ hasText: /^End .+ activation/ });
  const next = page.locator('.cc-squad .ucard.ready').first();
  for (let i = 0; i < 60 && !(await over.isVisible()); i++) {
    if (await end.isVisible()) await playAction(page, end);
    else
      await decide(page, async () => {
        if (await next.isVisible()) await next.click();
        await primary(page).click();
      });
  }
  await expect(over.getByRole('heading', { level: 2 })).toBeVisible();
}
