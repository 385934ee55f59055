// The frame on phones, by touch alone: every entry of the home page, and two people who play online on two phones.
import type { Browser, BrowserContext } from '@playwright/test';
import {
  type Page,
  SERVER,
  calm,
  decided,
  decisions,
  expect,
  logLines,
  primary,
  sitDown,
  test,
} from './table.ts';
import { PHONE, fits, openPanel, tap } from './touch.ts';

test.use(PHONE);

const lines = async (page: Page): Promise<string[]> => {
  await openPanel(page, 'Log');
  return logLines(page);
};

/** The link that the page has copied to the clipboard. */
async function sentLink(page: Page): Promise<string> {
  await tap(page.getByRole('button', { name: 'Send the link' }));
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  await fits(page);
  return page.evaluate(() => navigator.clipboard.readText());
}

async function anotherPhone(
  browser: Browser,
  link: string,
  name: string,
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ ...PHONE, permissions: ['clipboard-read', 'clipboard-write'] });
  const page = await context.newPage();
  await calm(page);
  await page.goto(link);
  await sitDown(page, name);
  await expect(page.locator('.prompt')).toBeVisible();
  return { context, page };
}

/** Whoever is asked presses the main button, until this many decisions are made. */
async function playOn(phones: readonly Page[], choices: number): Promise<void> {
  const until = (await decisions(phones[0]!)) + choices;
  while ((await decisions(phones[0]!)) < until) {
    const asked = await Promise.any(
      phones.map((phone) =>
        primary(phone)
          .waitFor()
          .then(() => phone),
      ),
    );
    const before = await decisions(asked);
    await tap(primary(asked));
    await decided(asked, before);
    for (const phone of phones) await expect(phone.locator(`.table[data-seq="${before}"]`)).toHaveCount(0);
  }
}

test('everything on the home page works on a phone', async ({ page }) => {
  await page.goto('/');
  for (const [way, address] of [
    ['Set up Earth War', '/new/earth-war'],
    ['Daily deal of Earth War', '/(daily/earth-war|table)'],
    ['Map editor', '/editor/chibi-commander'],
  ] as const) {
    await tap(page.getByRole('link', { name: way }));
    await expect(page).toHaveURL(new RegExp(address));
    await page.goto('/');
  }
  await fits(page);
});

test('two phones: a link is sent, both play, one reloads, and its seat is handed over', async ({
  page: mara,
  context,
  browser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await calm(mara);
  await mara.goto(`${SERVER}/`);
  await tap(mara.getByRole('link', { name: 'Set up XenoShyft' }));
  await tap(mara.getByRole('button', { name: 'Add a seat' }));
  await tap(mara.getByRole('radiogroup', { name: 'Who plays seat 2' }).getByText('Somebody else'));
  await tap(mara.getByRole('button', { name: 'Open online' }));

  const jonas = await anotherPhone(browser, await sentLink(mara), 'Jonas');
  await expect(primary(mara)).toBeVisible();
  await playOn([mara, jonas.page], 3);
  const told = await lines(jonas.page);
  await jonas.page.reload();
  await expect(jonas.page.locator('.prompt')).toBeVisible();
  await expect.poll(() => lines(jonas.page)).toEqual(told);

  await tap(jonas.page.getByRole('button', { name: 'This table' }));
  await tap(jonas.page.getByRole('button', { name: 'Hand this seat to somebody else' }));
  await tap(jonas.page.getByRole('button', { name: 'Really?' }));
  await expect(jonas.page.getByRole('heading', { name: 'You have handed over your seat.' })).toBeVisible();
  const ines = await anotherPhone(browser, await sentLink(jonas.page), 'Ines');
  // Earlier lines now show the name of the new player of the seat.
  const retold = told.map((line) => line.replaceAll('Jonas', 'Ines').replace(/^J\n/, 'I\n'));
  await expect.poll(() => lines(ines.page)).toEqual(retold);
  await playOn([mara, ines.page], 2);
  for (const one of [jonas, ines]) await one.context.close();
});
