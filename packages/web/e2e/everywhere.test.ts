// Features of the frame in all five games: undo, names and notes, records as files, replays, covers, going online.
import { readFile } from 'node:fs/promises';
import { titles } from '@xenotable/shelf';
import {
  LONG,
  type Page,
  SERVER,
  calm,
  decisions,
  expect,
  logLines,
  play,
  playNow,
  test,
  uncover,
  withSeats,
} from './table.ts';

const menu = (page: Page): Promise<void> => page.getByRole('button', { name: 'This table' }).click();

/** Takes the second item of the list, because the first often ends a turn, and waits until it counts. */
async function decide(page: Page): Promise<void> {
  const acts = page.locator('.acts > :not([aria-label="Also possible"]) .action:not(.forbidden)');
  const second = acts.nth(Math.min(1, Math.max(0, (await acts.count()) - 1)));
  // A builder fills the whole table: there only the button is visible.
  await play(page, (await second.isVisible()) ? second : null);
}

/** Decides until something can be undone. */
async function untilUndo(page: Page): Promise<void> {
  const undo = page.locator('.prompt .undo');
  for (let i = 0; i < 30 && !(await undo.isEnabled()); i++) await decide(page);
  await expect(undo).toBeEnabled();
}

/**
 * Files, replays and going online are the frame's, the same for every title: one of cards and one of a map are enough here. The others' undo
 * is in complaints, their records in the fixtures, their tables on a server in the server's tests of all games.
 */
const FIRST = ['xenoshyft', 'enemy-eternal'];

for (const { game, name } of titles) {
  const often = FIRST.includes(game) ? {} : LONG;

  test(`undone, named, saved, opened again and watched: ${game}`, often, async ({ page }) => {
    await calm(page);
    await playNow(page, name);
    await untilUndo(page);
    const told = await logLines(page);
    const before = await decisions(page);
    await page.keyboard.press('Control+z');
    await expect(page.locator('.table')).toHaveAttribute('data-seq', String(before + 1));
    expect((await logLines(page)).length).toBe(told.length);

    await menu(page);
    await page.getByLabel('Name of this table').fill('Friday night');
    await page.getByRole('button', { name: 'Rename' }).click();
    await page.getByLabel('Your notes').fill('Hold the left.');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save the record as a file' }).click(),
    ]);
    const text = await readFile(await download.path(), 'utf8');
    expect(text.trim().split('\n')).toHaveLength(before + 2);
    await page.reload();
    await menu(page);
    await expect(page.getByRole('dialog', { name: 'Friday night' })).toBeVisible();
    await expect(page.getByLabel('Your notes')).toHaveValue('Hold the left.');

    await page.goto('/');
    await page
      .getByLabel('Open a record file')
      .setInputFiles({ name: 'saved.xeno.jsonl', mimeType: 'text/plain', buffer: Buffer.from(text) });
    await expect(page).toHaveURL(/\/replay\//);
    const slider = page.getByRole('slider', { name: 'Step' });
    await expect(slider).toHaveAttribute('aria-valuemax', String(before + 1));
    await slider.focus();
    await page.keyboard.press('End');
    await expect(slider).toHaveAttribute('aria-valuenow', String(before + 1));
    await page.keyboard.press('Home');
    await expect(slider).toHaveAttribute('aria-valuenow', '0');
  });

  test(`continues on a server: ${game}`, often, async ({ page }) => {
    await calm(page);
    await playNow(page, name, SERVER);
    await untilUndo(page);
    const told = await logLines(page);
    await menu(page);
    await page.getByRole('button', { name: 'Continue this table online' }).click();
    await expect(page).toHaveURL(/\/t\/.+#.+/);
    await expect(page.locator('.saved')).toContainText('by the server');
    await expect.poll(() => logLines(page)).toEqual(told);
    const before = await decisions(page);
    await page.keyboard.press('u');
    await expect(page.locator('.table')).toHaveAttribute('data-seq', String(before + 1));
  });

  test(`two people at one screen, covered only while something is secret: ${game}`, async ({ page }) => {
    await calm(page);
    await page.goto(`/new/${game}`);
    const second = page.getByRole('radiogroup', { name: 'Who plays seat 2' });
    await expect(page.getByRole('radiogroup', { name: 'Who plays seat 1' })).toBeVisible();
    await withSeats(page, 2);
    await second.getByText('Somebody else').click();
    await page.getByRole('button', { name: 'Play on this device' }).click();
    const hold = page.getByRole('button', { name: 'Hold to open the table' });
    const seated = new Set<string>();
    for (let i = 0; i < 60 && seated.size < 2; i++) {
      await expect(hold.or(page.locator('.stage'))).toBeVisible();
      if (await hold.isVisible()) {
        const next = await page.getByRole('heading').innerText();
        await uncover(page);
        await expect(page.locator('.seat.active')).toContainText(next);
      }
      seated.add((await page.locator('.seat.active').textContent()) ?? '');
      // Space closes what is told of the others, and would press a button that has the focus.
      const told = page.getByRole('region', { name: 'Since you looked' });
      if (await told.isVisible()) await page.locator('body').press('Space');
      await decide(page);
      await expect(page.locator('.cover, .seat.active').first()).toBeAttached();
    }
    expect(seated.size).toBe(2);

    // The home page shows what everybody at the table may see, and stores no words that the board showed to one of them.
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Continue' })).toBeVisible();
    await expect(page.locator('.cont[data-viewer="table"]')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('xenotable.labels'))).toBeNull();
  });
}
