// Replays: in both directions, from the log, from other views, from a file, and continuing from there.
import { readFileSync } from 'node:fs';
import {
  type Page,
  asked,
  calm,
  decided,
  decisions,
  dropFile,
  expect,
  playNow,
  primary,
  test,
} from './table.ts';

const slider = (page: Page) => page.getByRole('slider', { name: 'Step' });
const step = (page: Page, n: number) => expect(slider(page)).toHaveAttribute('aria-valuenow', String(n));

/** Makes some decisions of a solo game; returns the table's id. */
async function played(page: Page, count: number): Promise<string> {
  await calm(page);
  await playNow(page);
  for (let i = 0; i < count; i++) {
    const before = await decisions(page);
    if (i < 2) await page.locator('.hand .thing.ready').first().click();
    await primary(page).click();
    await decided(page, before);
    await asked(page);
  }
  return page.url().split('/').pop()!;
}

test('a replay is scrubbed in both directions, jumped into from the log, and continued from the middle', async ({
  page,
}) => {
  const id = await played(page, 6);
  await page.goto(`/replay/${id}`);
  await step(page, 0);
  await expect(page.getByText('The table as it was laid out.')).toBeVisible();

  await slider(page).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await step(page, 2);
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /Round 1, step 2 of \d+: .+/);
  const second = await page.locator('.film .stage').innerText();
  await page.keyboard.press('End');
  const last = Number(await slider(page).getAttribute('aria-valuemax'));
  await step(page, last);
  await page.keyboard.press('Home');
  await step(page, 0);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => page.locator('.film .stage').innerText()).toBe(second);

  // By pointer, in the middle of the strip; then back through a line of the log.
  const box = (await slider(page).boundingBox())!;
  await page.mouse.click(box.x + box.width / 2, box.y + 30);
  await expect.poll(async () => Number(await slider(page).getAttribute('aria-valuenow'))).toBeGreaterThan(2);
  await page
    .locator('.log-lines .words', { hasText: /spends/i })
    .first()
    .click();
  await step(page, 1);

  // It runs by itself and stops at the end.
  await page.getByRole('button', { name: 'Speed 1, change' }).click();
  await page.getByRole('button', { name: 'Speed 2, change' }).click();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(async () => Number(await slider(page).getAttribute('aria-valuenow'))).toBeGreaterThan(2);
  await page.getByRole('button', { name: 'Pause' }).click();

  // A new table from step 2; the first one is unchanged.
  await slider(page).focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.getByRole('button', { name: 'Play from here' }).click();
  await expect(page).toHaveURL(/\/table\//);
  expect(page.url()).not.toContain(id);
  await asked(page);
  await expect(page.locator('.prompt-words p')).toContainText('2 in your purse');
});

test('a replay steps through every happening, backwards too', async ({ page }) => {
  const id = await played(page, 5);
  await page.goto(`/replay/${id}`);
  await step(page, 0);
  const note = page.getByRole('region', { name: 'This step' });
  const forward = page.getByRole('button', { name: 'Step forward' });
  // Every press shows another happening; several may belong to one decision.
  const told: string[] = [];
  let within = 0;
  while (await forward.isEnabled()) {
    const before = `${await note.innerText()} ${await slider(page).getAttribute('aria-valuenow')}`;
    await forward.click();
    await expect
      .poll(async () => `${await note.innerText()} ${await slider(page).getAttribute('aria-valuenow')}`)
      .not.toBe(before);
    told.push(await note.innerText());
    if (/Happening \d+ of \d+/.test(told.at(-1)!)) within++;
  }
  expect(within).toBeGreaterThan(1);
  const decided = Number(await slider(page).getAttribute('aria-valuemax'));
  expect(told.length).toBeGreaterThan(decided);

  // Back through the same happenings.
  for (const words of told.slice(0, -1).reverse()) {
    await page.getByRole('button', { name: 'Step back' }).click();
    await expect(note).toHaveText(words.replace(/\s+/g, ' '), { useInnerText: true });
  }
});

test('the viewer can be changed without leaving the step', async ({ page }) => {
  const id = await played(page, 3);
  await page.goto(`/replay/${id}#1`);
  await step(page, 1);
  await expect(page.getByRole('radio', { name: 'Commander' })).toBeChecked();
  await page.getByRole('radio', { name: 'Everybody' }).check();
  await expect(page.locator('.viewpoint .active')).toHaveText(/Everybody/);
  await step(page, 1);
});

test('a record file dropped on the page opens its replay', async ({ page }) => {
  const id = await played(page, 4);
  await page.goto(`/replay/${id}`);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the record as a file' }).click();
  const text = readFileSync(await (await download).path(), 'utf8');

  await page.goto('/replays');
  await expect(page.getByRole('heading', { name: 'Replays' })).toBeVisible();
  await dropFile(page, 'kim.xeno.jsonl', 'not a record');
  await expect(page.getByRole('alert')).toBeVisible();
  await dropFile(page, 'kim.xeno.jsonl', text);
  await expect(page).toHaveURL(/\/replay\/\w+/);
  expect(page.url()).not.toContain(id);
  await expect(page.getByRole('heading', { name: 'Replay: kim' })).toBeVisible();
});
