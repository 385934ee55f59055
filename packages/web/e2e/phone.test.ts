// The frame on phones, by touch alone: every way in from the home page, and two people who play online at two of them.
import type { Browser, BrowserContext } from '@playwright/test';
import { type Page, SERVER, calm, decided, decisions, expect, test } from './table.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
test.use(PHONE);

const main = (page: Page) => page.locator('.prompt .btn.pri');
const lines = async (page: Page): Promise<string[]> => {
  await page.getByRole('navigation', { name: 'Panels' }).getByRole('button', { name: 'Log' }).tap();
  return page.locator('.pnl-log .log li').allInnerTexts();
};

/** What the page has put on the clipboard. */
async function sentLink(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Send the link' }).tap();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

async function anotherPhone(browser: Browser, link: string): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ ...PHONE, permissions: ['clipboard-read', 'clipboard-write'] });
  const page = await context.newPage();
  await calm(page);
  await page.goto(link);
  await expect(page.locator('.prompt')).toBeVisible();
  return { context, page };
}

/** Whoever is asked presses the main button, until this many decisions are made. */
async function playOn(phones: readonly Page[], choices: number): Promise<void> {
  const until = (await decisions(phones[0]!)) + choices;
  while ((await decisions(phones[0]!)) < until) {
    const asked = await Promise.any(
      phones.map((phone) =>
        main(phone)
          .waitFor()
          .then(() => phone),
      ),
    );
    const before = await decisions(asked);
    await main(asked).tap();
    await decided(asked, before);
    for (const phone of phones) await expect(phone.locator(`.table[data-seq="${before}"]`)).toHaveCount(0);
  }
}

test('everything that the home page offers is there on a phone', async ({ page }) => {
  await page.goto('/');
  for (const [way, address] of [
    ['Set up Earth War', '/new/earth-war'],
    ['Daily deal', '/daily/earth-war'],
    ['Map editor', '/editor/chibi-commander'],
  ] as const) {
    await page.getByRole('link', { name: way }).tap();
    await expect(page).toHaveURL(new RegExp(address));
    await page.goto('/');
  }
  const narrow = await page.locator('.game :is(a, button)').evaluateAll((all) =>
    all.flatMap((one) => {
      const { width, height } = one.getBoundingClientRect();
      return Math.min(width, height) < 24 ? [one.textContent] : [];
    }),
  );
  expect(narrow).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.viewport.width);
});

test('two phones: a link is sent, both play, one reloads, and its seat is handed over', async ({ page: mara, context, browser }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await calm(mara);
  await mara.goto(`${SERVER}/`);
  await mara.getByRole('link', { name: 'Set up XenoShyft' }).tap();
  await mara.getByRole('button', { name: 'Add a seat' }).tap();
  await mara.getByRole('radiogroup', { name: 'Who plays seat 2' }).getByText('Somebody else').tap();
  await mara.getByRole('button', { name: 'Open online' }).tap();

  const jonas = await anotherPhone(browser, await sentLink(mara));
  await expect(main(mara)).toBeVisible();
  await playOn([mara, jonas.page], 3);
  const told = await lines(jonas.page);
  await jonas.page.reload();
  await expect(jonas.page.locator('.prompt')).toBeVisible();
  expect(await lines(jonas.page)).toEqual(told);

  await jonas.page.getByRole('button', { name: 'This table' }).tap();
  await jonas.page.getByRole('button', { name: 'Hand this seat to somebody else' }).tap();
  await jonas.page.getByRole('button', { name: 'Really?' }).tap();
  await expect(jonas.page.getByRole('heading', { name: 'You have handed over your seat.' })).toBeVisible();
  const ines = await anotherPhone(browser, await sentLink(jonas.page));
  expect(await lines(ines.page)).toEqual(told);
  await playOn([mara, ines.page], 2);
  for (const one of [jonas, ines]) await one.context.close();
});
