// A player's actions at a table of Enemy Eternal.
import type { Locator } from '@playwright/test';
import { game } from '@xenotable/enemy-eternal';
import { type Json, Session, seeded, writeRecord } from '@xenotable/kernel';
import { type Page, commit, decided, decisions, dropFile, expect, primary, prompt } from './table.ts';

export { commit, primary };

/** A table that begins in a given position, as in the cases: its record is opened as a file and played on. */
export async function fromPosition(page: Page, given: Json, names: readonly string[]): Promise<void> {
  const seats = names.map((name) => ({ kind: 'person', name }));
  const { record } = Session.start(game, { options: {}, seats, given }, seeded('5eed'.repeat(16)));
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Play now' })).toBeVisible();
  await dropFile(page, 'position.xeno.jsonl', writeRecord(record));
  await page.getByRole('button', { name: 'Play from here' }).click();
  // The replay shows the same board, so it must be gone first.
  await expect(page).toHaveURL(/\/table\//);
  await expect(page.locator('.ee-table')).toBeVisible();
}

/** Sets one value of the set-up by its words. */
export async function setUp(page: Page, label: string, words: RegExp): Promise<void> {
  const field = page.getByLabel(label, { exact: true });
  await expect(field).toBeVisible({ timeout: 30_000 });
  const index = (await field.locator('option').allInnerTexts()).findIndex((one) => words.test(one));
  await field.selectOption({ index });
}

/** Opens a new table on this device, up to the Squad builder. */
export async function toBuilder(page: Page, options: Record<string, RegExp> = {}): Promise<void> {
  await page.goto('/new/enemy-eternal');
  for (const [label, words] of Object.entries(options)) await setUp(page, label, words);
  await page.getByRole('button', { name: 'Play on this device' }).click();
  await expect(page.locator('.builder')).toBeVisible();
}

/** Enters a list as text into the builder. */
export async function readList(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Text', exact: true }).click();
  await page.getByRole('textbox', { name: 'The list as text' }).fill(text);
  await page.getByRole('button', { name: 'Read this text' }).click();
}

const acts = (page: Page, words: RegExp) =>
  page.locator('.pnl-act .action:not(.forbidden)').filter({ hasText: words, visible: true });

/** Plays what was planned in the list since this number of decisions; a choice without a preview was played at once. */
export async function playPlanned(
  page: Page,
  before: number,
  press: (planned: Locator) => Promise<void>,
): Promise<void> {
  const planned = page.locator('.action.selected');
  await expect.poll(async () => (await decisions(page)) !== before || (await planned.count()) > 0).toBe(true);
  if ((await decisions(page)) === before) await press(planned);
}

/** Previews and plays the first action of the list with these words; false if there is none. */
export async function act(page: Page, words: RegExp): Promise<boolean> {
  if ((await acts(page, words).count()) === 0) return false;
  const before = await decisions(page);
  await acts(page, words).first().click();
  await playPlanned(page, before, (planned) => planned.click());
  await decided(page, before);
  return true;
}

/** Waits until the table asks something or is over: the prompt or the list of actions has a button. */
export const ready = (page: Page): Promise<void> =>
  expect(
    page
      .locator(
        '.prompt .button.primary, .prompt .button.ends, .pnl-act .action:not(.forbidden), .cell.usable, .ending',
      )
      .filter({ visible: true })
      .first(),
  ).toBeVisible();

/** Decides like a simple player until the condition holds: the first of these actions that exists, otherwise the prompt's first button. */
export async function playUntil(page: Page, so: () => Promise<boolean>, ...wishes: RegExp[]): Promise<void> {
  for (let i = 0; i < 300; i++) {
    await ready(page);
    if (await so()) return;
    let done = false;
    for (const words of wishes) if (!done) done = await act(page, words);
    if (!done && (await primary(page).isVisible())) await commit(page);
    else if (!done) await act(page, /./);
  }
  throw new Error(`it never came to that; the table says: ${await prompt(page)}`);
}

/** Between missions: points at offered things until a choice is selected, and plays it. */
export async function pointAndPlay(page: Page): Promise<void> {
  const targets = page.locator('.ee-camp .thing.target');
  for (let i = 0; i < 4 && !(await primary(page).isVisible()); i++)
    await ((await targets.count()) > 0 ? targets : page.locator('.ee-camp .thing.ready')).first().click();
  await commit(page);
}

/** Sets everybody up where the table suggests, and activates the first model. */
export const toFirstActivation = (page: Page): Promise<void> =>
  playUntil(page, async () => /actions left/.test(await prompt(page)), /^Activate/, /^Set up/, /^Take zone/);
