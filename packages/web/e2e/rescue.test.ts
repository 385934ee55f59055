// A table on this device whose record is damaged: the page says so, offers its file, and goes back to the last valid step.
import { readFile } from 'node:fs/promises';
import { type Page, asked, calm, decided, decisions, expect, playNow, primary, test } from './table.ts';

/** Writes a wrong check into one entry of the only stored table. */
const spoil = (page: Page, seq: number): Promise<unknown> =>
  page.evaluate(
    (seq) =>
      new Promise((done) => {
        const table = location.pathname.split('/').at(-1)!;
        const opening = indexedDB.open('xenotable');
        opening.onsuccess = () => {
          const change = opening.result.transaction('entries', 'readwrite');
          const entries = change.objectStore('entries');
          const found = entries.get([table, seq]);
          found.onsuccess = () => entries.put({ ...found.result, check: 'spoilt' }, [table, seq]);
          change.oncomplete = done;
        };
      }),
    seq,
  );

test('a table that cannot be opened says why, offers its file, and goes back to the last valid step', async ({
  page,
}) => {
  await calm(page);
  await playNow(page);
  while ((await decisions(page)) < 4) {
    const before = await decisions(page);
    await primary(page).click();
    await decided(page, before);
    await asked(page);
  }
  await spoil(page, 2);
  await page.reload();
  await expect(page.getByRole('heading')).toContainText('does not lead to its check');

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save a problem report' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe('xenotable-problem.json');
  const report: unknown = JSON.parse(await readFile(await file.path(), 'utf8'));
  expect(report).toMatchObject({
    xenotable: 'problem report',
    build: expect.stringMatching(/\.js$/),
    record: expect.stringContaining('spoilt'),
  });

  await page.getByRole('button', { name: 'Go back to the last good step' }).click();
  await asked(page);
  await expect.poll(() => decisions(page)).toBe(2);
});

test('a table that is not on this device says so', async ({ page }) => {
  await page.goto('/table/nowhere');
  await expect(page.getByRole('heading', { name: 'This table is not on this device.' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Play XenoShyft now' })).toBeVisible();
});
