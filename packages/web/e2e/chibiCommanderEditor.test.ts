// The editor of maps and scenarios: painting by mouse and by keyboard, problems, files, links, paper, and playing the scenario.
import { readFile } from 'node:fs/promises';
import { accessible } from './accessible.ts';
import { playToTheEnd } from './chibiCommander.ts';
import { LONG, type Page, calm, expect, prompt, primary, test } from './table.ts';
import { printsIt, problems, sharedLink, simulatesIt } from './workshop.ts';

const cell = (page: Page, x: number, y: number) => page.locator(`[role=gridcell][data-cell="${y * 24 + x}"]`);
const words = (page: Page, x: number, y: number): Promise<string | null> =>
  cell(page, x, y).getAttribute('aria-label');
const tool = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const pageOf = (page: Page, name: string) =>
  page.getByRole('group', { name: 'What to paint' }).getByRole('button', { name });

async function openEditor(page: Page): Promise<void> {
  await calm(page);
  await page.goto('/editor/chibi-commander');
  await expect(problems(page)).toContainText('it can be played');
}

/** A stroke of the mouse from the middle of one field to the middle of another. */
async function drag(
  page: Page,
  from: readonly [number, number],
  to: readonly [number, number],
): Promise<void> {
  const [a, b] = [(await cell(page, ...from).boundingBox())!, (await cell(page, ...to).boundingBox())!];
  await page.mouse.move(a.x + a.width / 2, a.y + a.height / 2);
  await page.mouse.down();
  await page.mouse.move(b.x + b.width / 2, b.y + b.height / 2, { steps: 3 });
  await page.mouse.up();
}

test('a map is made from a seed, painted on, and undone', async ({ page }) => {
  await openEditor(page);
  await page.keyboard.press('g');
  const drawn = page.locator(
    '[role=gridcell]:is([aria-label*="palm"], [aria-label*="stone"], [aria-label*="crater"])',
  );
  await expect(drawn).not.toHaveCount(0);
  await expect(problems(page)).toContainText('it can be played');
  await expect(page.getByText('Both halves are alike')).toBeVisible();
  await page.getByRole('button', { name: 'Scenarios' }).click();
  await page.getByLabel('Seed').fill('the same for everybody');
  await page.getByRole('button', { name: 'Another map for this one' }).click();
  await expect(problems(page)).toContainText('it can be played');
  await tool(page, 'Tall stone').click();
  await cell(page, 12, 13).click();
  await expect.poll(() => words(page, 12, 13)).toContain('tall stone');
  for (let i = 0; i < 3; i++) await page.getByRole('button', { name: 'Undo' }).click();
  await expect(drawn).toHaveCount(0);

  // A whole mission has a name, a story and goals of its own, and can be undone like a map.
  const name = page.getByLabel('Name', { exact: true });
  await page.getByRole('button', { name: 'Scenarios' }).click();
  await page.getByRole('button', { name: 'A whole mission' }).click();
  await expect(name).not.toHaveValue('A place of your own');
  await expect(page.getByLabel('Story')).not.toHaveValue('');
  await expect(problems(page)).toContainText('it can be played');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(name).toHaveValue('A place of your own');
});

test('a map is painted by mouse, saved as a file, played to its end, opened from its link in a fresh browser, printed and simulated', async ({
  page,
  browser,
}) => {
  await openEditor(page);
  await page.getByLabel('Name', { exact: true }).fill('The house on the hill');
  await page.getByLabel('Story').fill('Nobody comes here twice.');
  await page.getByLabel('Rounds', { exact: true }).fill('1');

  await tool(page, 'House').click();
  await cell(page, 8, 6).click();
  await expect.poll(() => words(page, 8, 6)).toContain('floor, wall north, wall west');
  await tool(page, 'Street').click();
  await drag(page, [0, 11], [23, 11]);
  await expect.poll(() => words(page, 12, 11)).toContain('street');

  await pageOf(page, 'Zones').click();
  await tool(page, 'Target').click();
  await cell(page, 9, 7).click();
  await expect.poll(() => words(page, 9, 7)).toContain('target');

  await pageOf(page, 'Units').click();
  await page.getByLabel('Faction').selectOption('Aliens');
  await tool(page, 'Birdy as a Blip').click();
  await cell(page, 9, 8).click();
  await pageOf(page, 'Look').click();
  await cell(page, 9, 8).click();
  await page.getByLabel('Mode of the automaton').selectOption('COLD');
  await expect.poll(() => words(page, 9, 8)).toContain('Birdy, under a Blip');

  await page.getByRole('button', { name: 'Share and more' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('the-house-on-the-hill.scenario.json');
  const saved = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(saved).toMatchObject({ name: 'The house on the hill', targets: ['9,7'] });
  expect(saved.units).toContainEqual({ type: 'Birdy', at: '9,8', blip: true, mode: 'COLD' });

  await page.keyboard.press('Escape');
  const link = await sharedLink(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Play it' }).click();
  await expect(page.locator('.table-bar .title')).toContainText('The house on the hill');
  await expect(page.locator('.chip.home-made')).toContainText('The house on the hill');
  // The squad is chosen and set up, and moves on the painted map.
  const recruit = page.locator('.hq-list .take:not(.lock)').first();
  for (let i = 1; i <= 4; i++) {
    await recruit.click();
    await expect(page.locator('.prompt-words p')).toContainText(`${i} of 4`);
  }
  await primary(page).click();
  await page.locator('.prompt .button', { hasText: 'Place the rest at random' }).click();
  await expect(page.locator('.cc-squad .ucard.ready').first()).toBeVisible();
  await expect.poll(() => prompt(page)).toContain('Round 1');
  await expect.poll(() => words(page, 8, 6)).toContain('floor, wall north, wall west');
  await expect.poll(() => words(page, 12, 11)).toContain('street');
  await page.locator('.cc-squad .ucard.ready').first().click();
  await primary(page).click();
  await expect(page.locator('.prompt-words p')).toContainText('actions left');
  await playToTheEnd(page);

  const context = await browser.newContext();
  const other = await context.newPage();
  await calm(other);
  await other.goto(link);
  await other.getByRole('button', { name: 'Open it in the editor' }).click();
  await expect.poll(() => words(other, 9, 8)).toContain('Birdy, under a Blip');
  await printsIt(
    other,
    'chibi-commander',
    'The house on the hill',
    'Nobody comes here twice.',
    'under a Blip',
  );
  await simulatesIt(other, 'The house on the hill');
  await context.close();
});

test('problems are named, lead to their field, and can be undone', async ({ page }) => {
  await openEditor(page);
  await page.keyboard.press('r');
  await expect(page.getByRole('button', { name: /^Rectangle/ })).toHaveAttribute('aria-pressed', 'true');
  await tool(page, 'Wall').click();
  await drag(page, [3, 3], [5, 5]);
  await expect(problems(page)).toContainText('9 fields around (3,3) cannot be reached');
  await page.getByRole('button', { name: 'Play it' }).press('Enter');
  await expect(page.getByRole('alert')).toContainText('cannot be played yet');
  await problems(page)
    .getByRole('button', { name: /cannot be reached/ })
    .click();
  await expect(cell(page, 3, 3)).toBeFocused();
  await expect(page.locator('.ed-marked')).toHaveAttribute('d', /M/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(problems(page)).toContainText('it can be played');
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(problems(page)).toContainText('cannot be reached');
  // A door in the wall solves it.
  await page.keyboard.press('r');
  await tool(page, 'Door').click();
  await cell(page, 4, 5).focus();
  await page.keyboard.press('Shift+ArrowDown');
  await expect(problems(page)).toContainText('it can be played');
  // The draft is still there after a reload.
  await page.reload();
  await expect.poll(() => words(page, 4, 5)).toContain('door south');
});

test('painting by keyboard alone', async ({ page }) => {
  await openEditor(page);
  await tool(page, 'House').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tool(page, 'Crater')).toBeChecked();
  await page.keyboard.press('ArrowRight');
  await expect(tool(page, 'Big tree')).toBeChecked();
  for (
    let i = 0;
    i < 40 && !(await page.evaluate(() => document.activeElement?.matches('[role=gridcell]')));
    i++
  )
    await page.keyboard.press('Tab');
  await page.keyboard.press('Control+Home');
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowDown', 'Enter'])
    await page.keyboard.press(key);
  await expect.poll(() => words(page, 3, 3)).toContain('big tree');
  await page.keyboard.press('x');
  await page.keyboard.press('Enter');
  await expect.poll(() => words(page, 3, 3)).toContain('open ground');
  await page.keyboard.press('Control+z');
  await expect.poll(() => words(page, 3, 3)).toContain('big tree');
});

test('a file that is not a scenario is refused with its name, and a valid one opens', async ({ page }) => {
  await openEditor(page);
  await page.getByRole('button', { name: 'Scenarios' }).click();
  const choose = (text: string) =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name: 'map.scenario.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await choose('{ "format": 1,');
  await expect(page.getByRole('alert')).toContainText('is not JSON');
  await choose(JSON.stringify({ format: 1, name: 'Nowhere', map: 'Provinz', rounds: 5, goals: {} }));
  await expect(page.getByRole('alert')).toContainText('Province');
  await choose(
    JSON.stringify({
      format: 1,
      name: 'By hand',
      map: 'Mars',
      rounds: 5,
      goals: { Earth: [{ goal: 'kill', points: 1 }] },
    }),
  );
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.locator('.table-bar .title')).toContainText('By hand');
});

test('the editor passes the accessibility rules', LONG, async ({ page }) => {
  await openEditor(page);
  await accessible(page, 'all of it');
  await pageOf(page, 'Units').click();
  await page.getByRole('group', { name: 'Settings' }).getByRole('button', { name: 'Goals' }).click();
  await accessible(page, 'units and goals');
  await page.setViewportSize({ width: 390, height: 844 });
  await accessible(page, 'on a phone');
});

test('a link carries a scenario into another browser, where it is played or opened, and the draft there is kept', async ({
  page,
  browser,
}) => {
  await openEditor(page);
  await page.getByLabel('Name', { exact: true }).fill('Across the river');
  await page.getByLabel('Made by').fill('Ann');
  const link = await sharedLink(page);

  const other = await (await browser.newContext()).newPage();
  await openEditor(other);
  await other.getByLabel('Name', { exact: true }).fill('Mine');
  await other.goto(link);
  const arrived = other.getByRole('dialog', { name: 'Across the river' });
  await expect(arrived).toContainText('By Ann.');
  await arrived.getByRole('button', { name: 'Open it in the editor' }).click();
  await expect(other.locator('.table-bar .title')).toContainText('Across the river');
  await other.getByRole('button', { name: 'Scenarios' }).click();
  await expect(other.getByRole('button', { name: 'Mine', exact: true })).toBeVisible();
  await other.keyboard.press('Escape');

  // A table for others is set up with it: its mission is fixed, the rest is chosen there.
  await other.getByRole('button', { name: 'Share and more' }).click();
  await other.getByRole('button', { name: 'Set up a table with others' }).click();
  await expect(other.locator('.home-made')).toContainText('Across the river');
  await expect(other.getByLabel('Mission', { exact: true })).toHaveCount(0);
  await other.getByRole('button', { name: 'Play on this device' }).click();
  await expect(other.locator('.chip.home-made')).toContainText('Across the river by Ann');
  await other.context().close();
});

test('a damaged link is reported and does not change the draft', async ({ page }) => {
  await openEditor(page);
  await page.getByLabel('Name', { exact: true }).fill('Mine');
  await page.goto('/editor/chibi-commander#scenario=AAAA');
  await expect(page.getByRole('alert')).toContainText('damaged');
  await expect(page.locator('.table-bar .title')).toContainText('Mine');
});

test(
  'a home-made unit is made in the editor and shown at the table, marked as home-made',
  LONG,
  async ({ page }) => {
    await openEditor(page);
    await page.getByRole('group', { name: 'Settings' }).getByRole('button', { name: 'Content' }).click();
    const choice = (label: string) =>
      page.locator('label', { has: page.getByText(label, { exact: true }) }).locator('select');
    await choice('Begin with').selectOption('Soldier');
    await page.getByRole('button', { name: 'Copy it' }).click();
    await page.getByLabel('Its name').fill('Corporal Oak');
    await page.getByLabel('Its name').press('Enter');
    await page.getByLabel('Hearts', { exact: true }).fill('5');
    await page.getByLabel(/^L: R3 D3/).check();
    await page.getByRole('button', { name: 'Into the squad of CHIBI COM' }).click();
    await expect(problems(page)).toContainText('it can be played');
    await expect(page.getByRole('link', { name: /What does it change/ })).toBeVisible();
    await accessible(page, 'a unit of one’s own');
    await page.getByRole('button', { name: 'Play it' }).click();
    await expect(page.locator('.chip.home-made').first()).toContainText('Corporal Oak (like Soldier)');
    await expect(page.getByRole('log').locator('.house')).toContainText(['', 'Corporal Oak (like Soldier)']);
  },
);
