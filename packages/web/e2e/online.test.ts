// Two people at one table over a server: they play a round together, and one reloads in the middle.
import {
  type Page,
  SERVER,
  asked,
  calm,
  commit,
  decideOnline,
  decisions,
  expect,
  join,
  logLines,
  openOnline,
  playNow,
  playUntil,
  primary,
  test,
  withSeats,
} from './table.ts';

const phaseOf = async (page: Page): Promise<string> =>
  (await page.locator('.phases .current').allInnerTexts()).join('');

test('two browsers play a co-op round of a home-made siege; one reloads and loses nothing', async ({
  page: mara,
  browser,
}) => {
  await calm(mara);
  await mara.goto(`${SERVER}/editor/xenoshyft`);
  await mara.getByLabel('Name', { exact: true }).fill('Two at the gate');
  await mara.getByLabel('Made by').fill('Mara');
  await mara.getByRole('button', { name: 'Share and more' }).click();
  await mara.getByRole('button', { name: 'Set up a table with others' }).click();
  await withSeats(mara, 2);
  const jonas = await join(browser, await openOnline(mara));
  for (const page of [mara, jonas]) {
    await expect(page.locator('.prompt')).toBeVisible();
    await expect(page.locator('.chip.home-made')).toContainText('Two at the gate by Mara');
  }

  // Up to the deployment; both deploy one card, then Jonas reloads in the middle.
  await playUntil([mara, jonas], decideOnline('Deploy'), async () =>
    (await phaseOf(jonas)).includes('Deploy'),
  );
  await expect(jonas.locator('.phases .current')).toContainText('Deploy');
  await expect(mara.locator('.phases .current')).toContainText('Deploy');
  await jonas.locator('.hand .thing.ready').first().click();
  await jonas.locator('.duel .thing.target').first().click();
  await primary(jonas).click();
  await expect(jonas.locator('.lane.ours [data-thing^="troop:"]').first()).toBeVisible();
  await expect(mara.locator('.pnl-log .log-lines li').last()).toContainText('deploys');
  const before = await logLines(jonas);
  await jonas.reload();
  await expect(jonas.locator('.lane.ours [data-thing^="troop:"]').first()).toBeVisible();
  await expect.poll(() => logLines(jonas)).toEqual(before);
  await expect(jonas.locator('.saved')).toContainText('Saved');

  // The rest of the round together.
  const round = (page: Page): Promise<string> => page.locator('.table-bar .title span').innerText();
  await playUntil([mara, jonas], decideOnline(), async () => (await round(mara)).includes('round 2'));
  await expect(mara.locator('.table-bar .title')).toContainText('round 2');
  await expect(jonas.locator('.table-bar .title')).toContainText('round 2');
  const last = async (page: Page): Promise<string | undefined> => (await logLines(page)).at(-1);
  await expect.poll(async () => (await last(mara)) === (await last(jonas))).toBe(true);
  await jonas.context().close();
});

test('a table is named for everybody, and tells what happened while somebody was away', async ({
  page: mara,
  browser,
}) => {
  await calm(mara);
  await mara.goto(`${SERVER}/new/xenoshyft`);
  await withSeats(mara, 2);
  await mara.getByLabel('Name', { exact: true }).fill('Friday night');
  const jonas = await join(browser, await openOnline(mara));
  await expect(jonas.locator('.prompt')).toBeVisible();
  await playUntil([mara, jonas], decideOnline('Acquire'), async () =>
    (await phaseOf(mara)).includes('Acquire'),
  );

  await mara.getByRole('button', { name: 'This table' }).click();
  await expect(mara.getByRole('dialog', { name: 'Friday night' })).toBeVisible();
  await mara.getByLabel('Name of this table').fill('Saturday night');
  await mara.getByRole('button', { name: 'Rename' }).click();
  await expect(mara.getByRole('dialog', { name: 'Saturday night' })).toBeVisible();
  await mara.keyboard.press('Escape');
  await jonas.getByRole('button', { name: 'This table' }).click();
  await expect(jonas.getByRole('dialog', { name: 'Saturday night' })).toBeVisible();

  const seat = jonas.url();
  await jonas.goto('about:blank');
  await mara.locator('.hand .thing.ready').first().click();
  await primary(mara).click();
  await expect(mara.locator('.pnl-log .log-lines li').last()).toContainText('spends');
  await jonas.goto(seat);
  const away = jonas.getByRole('region', { name: 'While you were away' });
  await expect(away).toContainText('spends');
  await jonas.keyboard.press('Space');
  await expect(away).toBeHidden();
  await jonas.context().close();
});

test('a game that began offline continues on the server', async ({ page }) => {
  await calm(page);
  await page.goto(`${SERVER}/`);
  await page.getByRole('button', { name: 'Play XenoShyft now' }).click();
  await page.locator('.hand .thing.ready').first().click();
  await primary(page).click();
  await expect(page.locator('.prompt-words p')).toContainText('1 in your purse');
  await page.getByRole('button', { name: 'This table' }).click();
  await page.getByRole('button', { name: 'Continue this table online' }).click();
  await expect(page).toHaveURL(/\/t\/.+#.+/);
  await expect(page.locator('.saved')).toContainText('by the server');
  await expect(page.locator('.prompt-words p')).toContainText('1 in your purse');
  await page.keyboard.press('u');
  await expect(page.locator('.prompt-words p')).toContainText('0 in your purse');
});

test('one seat on two devices: each shows what the other plays', async ({ page: desk, browser }) => {
  await calm(desk);
  await playNow(desk, 'XenoShyft', SERVER);
  await desk.getByRole('button', { name: 'This table' }).click();
  await desk.getByRole('button', { name: 'Continue this table online' }).click();
  await expect(desk).toHaveURL(/\/t\/.+#.+/);
  await asked(desk);
  const phone = await join(browser, desk.url());
  await asked(phone);
  const shows = (page: Page, seq: number): Promise<void> =>
    expect(page.locator(`.table[data-seq="${seq}"]`)).toBeVisible();

  await commit(desk);
  await shows(phone, await decisions(desk));
  await commit(phone);
  await shows(desk, await decisions(phone));
  const both = await decisions(phone);
  await Promise.all([desk.reload(), phone.reload()]);
  await shows(desk, both);
  await shows(phone, both);
  await phone.context().close();
});
