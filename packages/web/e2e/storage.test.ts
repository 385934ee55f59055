// Every value that the browser stores is damaged in turn: the page opens, falls back, and says so once.
import {
  type Page,
  SERVER,
  asked,
  calm,
  expect,
  join,
  openOnline,
  playNow,
  primary,
  test,
  withSeats,
} from './table.ts';

const DAMAGED = '{"theme": [';

const notice = (page: Page) => page.getByRole('status', { name: 'Storage' });

const damage = (page: Page, key: string): Promise<void> =>
  page.evaluate(([name, text]) => localStorage.setItem(name, text), [key, DAMAGED] as const);

/** Checks that the page shows the message, hides it when dismissed, and does not show it again after a reload. */
async function saidOnce(page: Page, words: string): Promise<void> {
  await expect(notice(page)).toContainText(words);
  await notice(page).getByRole('button', { name: 'Close' }).click();
  await expect(notice(page)).toBeHidden();
}

const PAGES = [
  { key: 'xenotable.settings', path: '/', there: 'Play now', words: 'Your settings could not be read' },
  { key: 'xenotable.rules', path: '/rules', there: 'Books', words: 'rules opened lately could not be read' },
  {
    key: 'xenotable.scenario.chibi-commander',
    path: '/editor/chibi-commander',
    there: 'Map editor',
    words: 'The scenario in the editor could not be read',
  },
] as const;

for (const { key, path, there, words } of PAGES) {
  test(`a damaged ${key}`, async ({ page }) => {
    await page.goto('/credits');
    await damage(page, key);
    await page.goto(path);
    await expect(page.getByRole('heading', { name: there }).first()).toBeVisible();
    await saidOnce(page, words);
    await page.reload();
    await expect(page.getByRole('heading', { name: there }).first()).toBeVisible();
    await expect(notice(page)).toBeHidden();
  });
}

test('damaged lists of an editor', async ({ page }) => {
  await page.goto('/editor/chibi-commander');
  await damage(page, 'xenotable.lists.chibi-commander');
  await page.getByRole('button', { name: 'Scenarios' }).click();
  await expect(notice(page)).toContainText('Your kept lists of this game could not be read');
});

test('damaged values of a table on this device', async ({ page }) => {
  await calm(page);
  await playNow(page);
  const table = page.url().split('/').at(-1)!;
  for (const key of ['stops.xenoshyft', `notes.${table}`, 'playing']) await damage(page, `xenotable.${key}`);
  await page.reload();
  await asked(page);
  await saidOnce(page, 'Your standing orders in this game could not be read');
  await page.getByRole('button', { name: 'This table' }).click();
  // Notes are plain text and cannot be damaged.
  await expect(page.getByLabel('Your notes')).toHaveValue(DAMAGED);
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Continue' })).toBeVisible();
});

test('damaged values of a table on a server', async ({ page, browser }) => {
  await calm(page);
  await page.goto(`${SERVER}/new/xenoshyft`);
  await withSeats(page, 2);
  const other = await join(browser, await openOnline(page));
  await expect(page.locator('.prompt')).toBeVisible();
  const table = new URL(page.url()).pathname.split('/').at(-1)!;
  await damage(page, `xenotable.hosted.${table}`);
  await page.reload();
  await expect(page.locator('.prompt')).toBeVisible();
  await expect(notice(page)).toContainText('Your seats and invitations at this table could not be read');
  await other.context().close();
});

test('a damaged row is listed as damaged, rescued and deleted', async ({ page }) => {
  await calm(page);
  await playNow(page);
  await primary(page).click();
  await expect(page.locator('.table[data-seq="0"]')).toHaveCount(0);
  await page.evaluate(
    () =>
      new Promise((done) => {
        const table = location.pathname.split('/').at(-1)!;
        const opening = indexedDB.open('xenotable');
        opening.onsuccess = () => {
          const change = opening.result.transaction('tables', 'readwrite');
          const found = change.objectStore('tables').get(table);
          found.onsuccess = () => change.objectStore('tables').put({ ...found.result, seats: 7 });
          change.oncomplete = done;
        };
      }),
  );
  await page.goto('/replays');
  await expect(page.getByText('XenoShyft is damaged on this device.')).toBeVisible();
  await page.getByRole('button', { name: 'Rescue XenoShyft' }).click();
  await asked(page);
  await expect(page.locator('.table')).toHaveAttribute('data-seq', '1');
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Continue' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete XenoShyft' }).click();
  await expect(page.getByText('is damaged on this device')).toBeHidden();
});
