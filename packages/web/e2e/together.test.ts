// Playing from different places: watching, names, and what happened while somebody was away.
import {
  LONG,
  type Page,
  SERVER,
  calm,
  expect,
  join,
  logSays,
  openOnline,
  pressIfThere,
  primary,
  test,
  withSeats,
} from './table.ts';

async function openForTwo(page: Page): Promise<string> {
  await calm(page);
  await page.goto(`${SERVER}/new/xenoshyft`);
  await withSeats(page, 2);
  return openOnline(page);
}

const menu = (page: Page): Promise<void> => page.getByRole('button', { name: 'This table' }).click();

/** The link behind a code that the menu shows. */
async function linkIn(page: Page, ask: string, code: string): Promise<string> {
  await page.getByRole('button', { name: ask }).click();
  await page.getByRole('button', { name: `QR code: ${code}` }).click();
  const drawn = page.getByRole('img', { name: `QR code: ${code}` });
  return (await drawn.getAttribute('data-link')) ?? '';
}

test('watchers see the view of a player or of everybody, decide nothing, and are listed', async ({
  page: mara,
  browser,
}) => {
  const jonas = await join(browser, await openForTwo(mara));
  await expect(primary(mara)).toBeVisible();
  await menu(mara);
  const everybody = await linkIn(mara, 'Let somebody watch what everybody sees', 'watch what everybody sees');
  const withMe = await linkIn(mara, 'Let somebody watch with me', 'watch with me');
  expect(everybody).not.toBe(withMe);
  const watcher = await (await browser.newContext()).newPage();
  await calm(watcher);
  await watcher.goto(withMe);
  await expect(watcher.locator('.prompt-words')).toContainText('You watch with Mara.');
  await expect(watcher.locator('.hand .hand-card').first()).toBeVisible();
  await expect(watcher.locator('.prompt .button:not(.undo), .action')).toHaveCount(0);
  await expect(mara.getByRole('dialog').getByRole('region', { name: 'Watching' })).toContainText('with Mara');
  await watcher.goto(everybody);
  await watcher.reload();
  await expect(watcher.getByRole('note')).toContainText('You watch what everybody sees.');
  for (const page of [watcher, jonas]) await page.context().close();
});

test(
  'a guest’s name reaches seats and log, is remembered, and can be changed',
  LONG,
  async ({ page: mara, browser }) => {
    const code = await openForTwo(mara);
    const guest = await join(browser, code, () => {}, 'Ronja');
    await expect(mara.getByRole('region', { name: 'Seats' })).toContainText('Ronja');
    await menu(guest);
    await guest.getByLabel('Your name').fill('Birk');
    await guest.getByRole('button', { name: 'Change', exact: true }).click();
    await expect(mara.getByRole('region', { name: 'Seats' })).toContainText('Birk');
    await guest.keyboard.press('Escape');
    await guest.locator('.hand .thing.ready').first().click();
    await primary(guest).click();
    await logSays(mara, /Birk|spends/);
    await guest.goto(`${SERVER}/new/xenoshyft`);
    await expect(guest.getByLabel('Name of seat 1')).toHaveValue('Birk');
    await guest.context().close();
  },
);

test('what happened while somebody was away can be stepped through, and so can the whole game so far', async ({
  page: mara,
  browser,
}) => {
  const jonas = await join(browser, await openForTwo(mara));
  await expect(primary(jonas)).toBeVisible();
  const seat = jonas.url();
  await jonas.goto('about:blank');
  for (let i = 0; i < 2; i++) {
    await mara.locator('.hand .thing.ready').first().click();
    await primary(mara).click();
    await expect(mara.locator('.table')).toHaveAttribute('data-seq', String(i + 1));
  }
  await jonas.goto(seat);
  await expect(jonas.getByRole('region', { name: 'While you were away' })).toBeVisible();
  await jonas.getByRole('button', { name: 'Step through it' }).click();
  await expect(jonas.getByRole('heading', { name: /Looking back/ })).toBeVisible();
  const slider = jonas.getByRole('slider');
  await expect(slider).toHaveAttribute('aria-valuenow', '0');
  await expect(jonas.locator('.viewpoint')).toContainText('Jonas');
  await expect(jonas.locator('.viewpoint label')).toHaveCount(1);
  await jonas.keyboard.press('Shift+ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuenow', '1');
  await expect(jonas.getByRole('complementary', { name: 'Steps' })).toContainText('spends');
  expect(jonas.url()).toBe(seat);
  await jonas.getByRole('button', { name: 'Back to the table' }).click();
  await pressIfThere(jonas.getByRole('button', { name: 'Go on' }));
  await expect(primary(jonas)).toBeVisible();
  await menu(jonas);
  await jonas.getByRole('button', { name: 'Look back from the start' }).click();
  await expect(slider).toHaveAttribute('aria-valuemax', '2');
  await jonas.context().close();
});
