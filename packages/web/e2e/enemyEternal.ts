// What the tests of Enemy Eternal do at its table, in the words of a player.
import { type Page, commit, decided, decisions, expect, primary, prompt } from './table.ts';

export { commit, primary };

/** One value of the set-up, by its words. */
export async function setUp(page: Page, label: string, words: RegExp): Promise<void> {
  const field = page.getByLabel(label, { exact: true });
  await expect(field).toBeVisible({ timeout: 30_000 });
  const index = (await field.locator('option').allInnerTexts()).findIndex((one) => words.test(one));
  await field.selectOption({ index });
}

/** A new table on this device, up to the Squad builder. */
export async function toBuilder(page: Page, options: Record<string, RegExp> = {}): Promise<void> {
  await page.goto('/new/enemy-eternal');
  for (const [label, words] of Object.entries(options)) await setUp(page, label, words);
  await page.getByRole('button', { name: 'Play on this device' }).click();
  await expect(page.locator('.builder')).toBeVisible();
}

/** Reads a list from text into the builder. */
export async function readList(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Text', exact: true }).click();
  await page.getByRole('textbox', { name: 'The list as text' }).fill(text);
  await page.getByRole('button', { name: 'Read this text' }).click();
}

const acts = (page: Page, words: RegExp) =>
  page.locator('.pnl-act .action:not(.forbidden)').filter({ hasText: words, visible: true });

/** The first action of the list with these words, previewed and played; false when there is none. */
export async function act(page: Page, words: RegExp): Promise<boolean> {
  if ((await acts(page, words).count()) === 0) return false;
  const before = await decisions(page);
  await acts(page, words).first().click();
  await expect(page.locator('.action.selected')).toHaveText(words);
  await page.locator('.action.selected').click();
  await decided(page, before);
  return true;
}

/** The table asks something, or is over: the prompt has a button, or the list of actions has one. */
export const ready = (page: Page): Promise<void> =>
  expect(
    page
      .locator(
        '.prompt .button.primary, .prompt .button.ends, .pnl-act .action:not(.forbidden), .cell.usable, .ending',
      )
      .filter({ visible: true })
      .first(),
  ).toBeVisible();

/** Decides as a plain player would, until it is so: the first of these actions that is there, else what the prompt says first. */
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

/** Between missions: points at what is offered until a choice is meant, and plays it. */
export async function pointAndPlay(page: Page): Promise<void> {
  const targets = page.locator('.ee-camp .thing.target');
  for (let i = 0; i < 4 && !(await primary(page).isVisible()); i++)
    await ((await targets.count()) > 0 ? targets : page.locator('.ee-camp .thing.ready')).first().click();
  await commit(page);
}

/** Everybody is set up where the table suggests, and the first model is activated. */
export const toFirstActivation = (page: Page): Promise<void> =>
  playUntil(page, async () => /actions left/.test(await prompt(page)), /^Activate/, /^Set up/, /^Take zone/);
