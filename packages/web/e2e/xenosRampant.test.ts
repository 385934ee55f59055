// Xenos Rampant in a real browser: a detachment is built and used, a turn by mouse, a turn and a whole battle by keyboard alone, and the
// screens under the accessibility rules.
import { accessible } from './accessible.ts';
import {
  actions,
  answer,
  commit,
  newTable,
  over,
  playNow,
  primary,
  ready,
  spot,
  toFirstOrder,
  turn,
  until,
} from './xenosRampant.ts';
import { LONG, type Page, calm, decided, decisions, expect, prompt, test } from './table.ts';

const checks = (page: Page) => page.getByRole('list', { name: 'Checks' });
const toBuilder = async (page: Page): Promise<void> => {
  await newTable(page);
  await until(page, () => page.locator('.builder').isVisible());
};

test('Play now begins at the table, with both detachments on it', async ({ page }) => {
  await calm(page);
  await playNow(page);
  await ready(page);
  await expect(page.locator('.xenos-rampant')).toBeVisible();
  await expect(page.locator('.builder')).toHaveCount(0);
  await expect(page.locator('.prompt-words p')).toHaveText(/Place your units|Which side of the table/);
  await expect(page.locator('.pnl-log')).toContainText('Colonial Strike Platoon');
  await expect(page.locator('.pnl-log')).toContainText('Hungry Brood');
});

test('a detachment is built: wrong lists are explained and refused, a legal one is accepted', async ({
  page,
}) => {
  await calm(page);
  await toBuilder(page);
  await expect(checks(page)).toContainText('Legal');
  await accessible(page, 'the builder');

  // No points are left: another unit is disabled, and says why.
  await expect(page.getByRole('button', { name: 'Add Fighting Vehicle' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  const units = page.locator('.entry');
  const before = await units.count();
  await page.getByRole('button', { name: 'Remove Recon Infantry' }).click();
  await expect(units).toHaveCount(before - 1);
  await expect(page.locator('.meter')).toContainText('22');
  await page.getByRole('button', { name: 'Add it' }).click();
  await expect(page.locator('.meter')).toContainText('24');

  // An option too many is explained with its rule, and the list is refused.
  const heavy = units.first();
  await heavy.getByRole('checkbox', { name: /^Fire Support/ }).click();
  await expect(checks(page)).toContainText('28 of 24 points');
  await expect(checks(page).getByRole('button', { name: 'Rule XR-DET-01' })).toBeVisible();
  const decided = await decisions(page);
  await primary(page).click();
  await expect(page.locator('.toast')).toContainText('XR-DET-01');
  expect(await decisions(page)).toBe(decided);

  // As text: unreadable parts are named, the others are used.
  await page.getByRole('button', { name: 'Text', exact: true }).click();
  const text = page.getByRole('textbox', { name: 'The list as text' });
  await text.fill('Mine\nLight Infantri (1, Commander)');
  await page.getByRole('button', { name: 'Read this text' }).click();
  await expect(page.getByRole('alert')).toContainText('Light Infantry');
  await page.getByRole('button', { name: 'Random legal army' }).click();
  await expect(checks(page)).toContainText('Legal');
  await commit(page);
  await expect(page.locator('.builder')).toHaveCount(0);
});

test('the roster that is being built can be printed', LONG, async ({ page }) => {
  await calm(page);
  await toBuilder(page);
  const names = await page.locator('.entry h3').allInnerTexts();
  const link = page.getByRole('region', { name: 'Roster sheet' }).getByRole('link', { name: /print/i });
  await page.goto((await link.getAttribute('href'))!);
  const pages = page.locator('.print-page');
  await expect(pages.first()).toBeVisible();
  for (const name of names) await expect(page.locator('.print-pages')).toContainText(name);
  await page.emulateMedia({ media: 'print' });
  await expect(pages.first()).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
});

test('a turn by mouse: deploy on the table, order, point at the destination', async ({ page }) => {
  await calm(page);
  await playNow(page);
  await until(page, async () => /Place your units/.test(await prompt(page)));

  // The unit in the list, then a point of the table: it is placed there, or as near as possible.
  await actions(page).first().click();
  const there = await spot(page, 24, 3);
  await page.mouse.click(there.x, there.y);
  await expect(page.locator('.prompt-words p')).toContainText('there?');
  await commit(page);
  await toFirstOrder(page);

  // A free move cannot fail. A point too far away is moved to the edge of the move.
  await actions(page).filter({ hasText: ': Move' }).filter({ hasText: 'Free' }).first().click();
  await commit(page);
  await expect(page.locator('.xenos-rampant .reach')).toBeVisible();
  const far = await spot(page, 46, 6);
  await page.mouse.click(far.x, far.y);
  await expect(page.locator('.ghost-label')).toContainText('used');
  await commit(page);
  await expect(page.locator('.ghost-move')).toHaveCount(0);

  // To the next turn.
  await until(page, async () => (await turn(page)).includes('turn 2'));
  await expect(page.locator('.table-bar .title')).toContainText('turn 2');
});

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, words: RegExp): Promise<void> {
  const focused = (): Promise<string> =>
    page.evaluate(
      () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
    );
  for (let i = 0; i < 120; i++) {
    if (words.test(await focused())) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`nothing is called ${words}`);
}

/**
 * Answers with the keyboard alone, with the action with these words or the first: by the number of the prompt's button, or
 * by the list of actions.
 */
async function type(page: Page, words?: string): Promise<void> {
  const before = await decisions(page);
  const field = page.locator('.pnl-act input');
  if (words === undefined && (await primary(page).isVisible())) {
    // The first press plans, the second plays.
    const key = (await page.locator('.prompt .button.primary').count()) > 0 ? '1' : 'e';
    await expect(async () => {
      await page.keyboard.press(key);
      await expect(page.locator(`.table[data-seq="${before}"]`)).toHaveCount(0, { timeout: 300 });
    }).toPass({ intervals: [100], timeout: 15_000 });
  } else {
    const wanted = words ?? (await actions(page).first().locator('.action-name').innerText());
    if (await field.isVisible()) {
      await page.keyboard.press('/');
      await expect(field).toBeFocused();
      await page.keyboard.type(wanted);
      await page.keyboard.press('Tab');
    } else await tabTo(page, new RegExp(`^${wanted.replaceAll(/[^\w ]/g, '.')}`));
    await page.keyboard.press('Enter');
    await expect(page.locator('.action.selected')).toContainText(wanted);
    await page.keyboard.press('Enter');
  }
  await decided(page, before);
}

test('a move by keyboard alone, in words', async ({ page }) => {
  await calm(page);
  await playNow(page);
  await toFirstOrder(page);
  await type(page, 'Recon Infantry 1: Move');
  await expect(page.getByRole('group', { name: 'Move in words' })).toBeVisible();
  await tabTo(page, /^Move toward$/);
  await page.keyboard.press('Enter');
  await expect(page.locator('.ghost-label')).toContainText('used');
  await tabTo(page, /^To the edge of range$/);
  await page.keyboard.press('Enter');
  await expect(page.locator('.ghost-label')).toContainText('used');
  const before = await decisions(page);
  await page.keyboard.press('Escape');
  await tabTo(page, /^Keep 3" from$/);
  await page.keyboard.press('Enter');
  await expect(page.locator('.ghost-label')).toContainText('used');
  // Enter moves to the planned place.
  await page.keyboard.press('Enter');
  await decided(page, before);
});

test(
  'a move by the crosshair: it begins at the unit, Enter plans, Enter again moves',
  LONG,
  async ({ page }) => {
    await calm(page);
    await playNow(page);
    await toFirstOrder(page);
    await type(page, 'Recon Infantry 1: Move');
    const crosshair = page.locator('.crosshair');
    await expect(crosshair).toHaveAttribute('aria-label', /0 inches, 12 o'clock from Recon Infantry 1/);
    await tabTo(page, /^Point:/);
    await page.keyboard.press('Shift+ArrowUp');
    await page.keyboard.press('Shift+ArrowUp');
    const before = await decisions(page);
    await page.keyboard.press('Enter');
    await expect(page.locator('.ghost-label')).toContainText('used');
    await expect(crosshair).toHaveAttribute('aria-label', /Enter again confirms/);
    await page.keyboard.press('Enter');
    await decided(page, before);
  },
);

test('a whole battle by keyboard alone', LONG, async ({ page }) => {
  test.setTimeout(300_000);
  await calm(page);
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Play Xenos Rampant now' })).toBeVisible();
  await tabTo(page, /^Play Xenos Rampant now$/);
  await page.keyboard.press('Enter');
  for (let i = 0; i < 500; i++) {
    await ready(page);
    if (await over(page)) break;
    await type(page);
  }
  await expect(page.locator('.ending')).toContainText(/won|draw/);
});

test('the table passes the accessibility rules', LONG, async ({ page }) => {
  await calm(page);
  await playNow(page);
  await toFirstOrder(page);
  await accessible(page, 'an order is asked for');
  await answer(page, ': Move');
  await accessible(page, 'a move is asked for');
});
