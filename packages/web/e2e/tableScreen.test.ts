// One screen shows the table for everybody; hands are on phones.
import type { Browser } from '@playwright/test';
import { LONG, type Page, SERVER, calm, expect, primary, sitDown, test, withSeats } from './table.ts';
import { PHONE } from './touch.ts';

const joinLink = (page: Page) => page.getByRole('img', { name: 'QR code: sit down at this table' });

/** Opens a table whose seats are all on phones. */
async function openScreen(page: Page, game: string): Promise<string> {
  await calm(page);
  await page.goto(`${SERVER}/new/${game}`);
  await expect(page.getByRole('group', { name: 'Seats' })).toBeVisible();
  await withSeats(page, 2);
  await page.getByRole('radiogroup', { name: 'Who plays seat 2' }).getByText('Somebody else').click();
  await page.getByLabel('This screen is the table').check();
  await page.getByRole('button', { name: 'Open the table on this screen' }).click();
  await expect(page.getByRole('heading', { name: 'Point your phone here' })).toBeVisible();
  const link = await joinLink(page).getAttribute('data-link');
  expect(link).toContain(await page.locator('.code').innerText());
  return link ?? '';
}

async function phone(browser: Browser, link: string, name: string): Promise<Page> {
  const page = await (await browser.newContext(PHONE)).newPage();
  await calm(page);
  await page.goto(link);
  await sitDown(page, name);
  return page;
}

test('two phones join a table screen: their hands are on the phones only, and the screen follows', async ({
  page: screen,
  browser,
}) => {
  const link = await openScreen(screen, 'xenoshyft');
  const seats = screen.getByRole('list', { name: 'Seats' });
  await expect(seats).toContainText('Seat 1, free');
  const mirja = await phone(browser, link, 'Mirja');
  await expect(seats).toContainText('Mirja');
  const osei = await phone(browser, link, 'Osei');

  const band = screen.getByRole('region', { name: 'Who is asked' });
  await expect(band).toContainText('Mirja and Osei are asked.');
  await expect(screen.locator('.button.primary, .action')).toHaveCount(0);
  await expect(screen.locator('.hand, .partners-hand, .prompt')).toHaveCount(0);

  // The phone opens at the hand, and says so.
  for (const page of [mirja, osei]) {
    await expect(page.locator('.table.beside-screen')).toHaveAttribute('data-tab', 'hand');
    await expect(page.locator('.handtab .hand-card').first()).toBeVisible();
  }
  // A phone that lies on the table shows nothing.
  await mirja.getByRole('button', { name: 'Cover my hand' }).tap();
  await expect(mirja.locator('.handtab .hand-card')).toHaveCount(0);
  await expect(mirja.locator('.handtab')).toContainText('Mirja');
  await mirja.getByRole('button', { name: 'Show my hand' }).tap();
  await expect(mirja.locator('.handtab .hand-card').first()).toBeVisible();
  await primary(mirja).click();
  await expect(screen.locator('.big-table')).toHaveAttribute('data-seq', '1');
  await expect(band).toContainText('Osei is asked.');
  await osei.context().close();
  await expect(band).toContainText('The phone of Osei is away.');
  await screen.reload();
  await expect(band).toContainText('Osei is asked.');
  await mirja.context().close();
});

for (const game of ['chibi-commander', 'enemy-eternal', 'xenos-rampant', 'earth-war'])
  test(
    `nobody sits at the table screen, and phones begin: ${game}`,
    game === 'earth-war' ? {} : LONG,
    async ({ page: screen, browser }) => {
      const link = await openScreen(screen, game);
      const first = await phone(browser, link, 'Mirja');
      const second = await phone(browser, link, 'Osei');
      await expect(screen.getByRole('region', { name: 'Who is asked' })).toContainText(/Mirja|Osei/);
      await expect(screen.locator('.prompt, .action')).toHaveCount(0);
      await expect(screen.locator('.big-side')).toContainText('Osei');
      for (const page of [first, second]) {
        await expect(page.locator('.table')).toBeVisible();
        await page.context().close();
      }
    },
  );
