// Around a game: set-up, guided lessons, the debrief, and the words of the home page.
import { Session, newsOf, seeded, writeRecord } from '@xenotable/kernel';
import { game } from '@xenotable/xenoshyft';
import {
  LONG,
  type Page,
  SERVER,
  asked,
  calm,
  decided,
  decisions,
  dropFile,
  expect,
  logLines,
  openOnline,
  playNow,
  test,
  withSeats,
} from './table.ts';

/** The record of a siege without purchases or fights: the Base falls. */
function lostSiege(): string {
  const session = Session.start(
    game,
    { options: {}, seats: [{ kind: 'person', name: 'Mara' }] },
    seeded('5eed'.repeat(16)),
  );
  while (session.world.over === null) {
    const { offers } = newsOf(session, 0, session.entries.length).ask!;
    const idle = offers.find(({ words }) => /^(Ready|Pass|Decline)/.test(words)) ?? offers[0]!;
    session.choose(0, idle.choice);
  }
  return writeRecord({ head: session.head, entries: session.entries });
}

/** Opens the board of a finished game. */
async function openLost(page: Page): Promise<void> {
  await page.goto('/');
  await dropFile(page, 'Lost siege.xeno.jsonl', lostSiege());
  await expect(page).toHaveURL(/\/replay\//);
  await page.goto(page.url().replace('/replay/', '/table/'));
}

const result = (page: Page) => page.getByRole('region', { name: 'Result' });
const coach = (page: Page) => page.getByRole('complementary', { name: 'Lesson' });

test('a lost game has a debrief, can be continued from an earlier round, and is never listed as won', async ({
  page,
}) => {
  await calm(page);
  await openLost(page);
  await expect(result(page)).toContainText('Defeat');
  await expect(result(page)).toContainText('The base falls');
  const table = page.url();

  // The same deal: the same first lines, no decisions.
  await page.getByRole('button', { name: 'Same deal again' }).click();
  await expect(result(page)).toBeHidden();
  await asked(page);
  expect(await decisions(page)).toBe(0);
  const dealt = await logLines(page);
  expect(dealt.length).toBeGreaterThan(0);

  // From the second round on, at a new table.
  await page.goto(table);
  await page.getByLabel('Again from').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Again from here' }).click();
  await expect(page).not.toHaveURL(table);
  await asked(page);
  await expect.poll(() => decisions(page)).toBeGreaterThan(0);

  // Another game opens with the same set-up.
  await page.goto(table);
  await page.getByRole('button', { name: 'Another game' }).click();
  await expect(page).toHaveURL(/\/new\/xenoshyft/);
  await expect(page.getByLabel('Name of seat 1')).toHaveValue('Mara');

  await page.goto('/');
  await expect(page.getByRole('link', { name: /Lost siege/ }).filter({ hasText: 'over' })).toContainText(
    'Lost',
  );
  await page.goto('/replays');
  await expect(page.locator('.replay-row', { hasText: 'Lost siege' }).last()).toContainText('Lost');
});

test('the debrief leaves the board reachable, by mouse and by key', async ({ page }) => {
  await calm(page);
  await openLost(page);
  await result(page).getByRole('button', { name: 'Look at the table' }).click();
  await expect(result(page)).toBeHidden();
  await expect(page.locator('.stage')).toBeVisible();
  await page.reload();
  await expect(result(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.stage')).toBeVisible();
  await page.reload();
  await expect(result(page)).toBeVisible();
  await page.keyboard.press('w');
  await expect(page).toHaveURL(/\/replay\//);
});

test('a set-up remembers everything, and a seed deals the same game twice', async ({ page }) => {
  await calm(page);
  const deal = async (): Promise<string[]> => {
    await page.goto('/new/xenoshyft');
    await page.getByLabel('Seed').fill('Friday night');
    await page.getByRole('button', { name: 'Play on this device' }).click();
    await asked(page);
    return logLines(page);
  };
  const first = await deal();
  expect(await deal()).toEqual(first);

  await page.goto('/new/xenoshyft');
  await page.getByLabel('Name of seat 1').fill('Ruth');
  await page.getByText('House rules').click();
  await page.getByLabel('Hands').selectOption({ label: 'Closed' });
  await page.goto('/');
  await page.goto('/new/xenoshyft');
  await expect(page.getByLabel('Name of seat 1')).toHaveValue('Ruth');
  await expect(page.getByText('House rules, 1 changed')).toBeVisible();
  await expect(page.getByLabel('Seed')).toHaveValue('Friday night');
});

test('on and off settings are switches, with the keyboard too', async ({ page }) => {
  await page.goto('/new/xenos-rampant');
  await page.getByText('House rules').click();
  await expect(page.locator('option', { hasText: /^(True|False)$/ })).toHaveCount(0);
  const first = page.locator('details').getByRole('switch').first();
  const before = await first.isChecked();
  await first.focus();
  await page.keyboard.press('Space');
  await expect(first).toBeChecked({ checked: !before });
});

test('a step that the lesson does not expect is corrected, and undo returns the advice', async ({ page }) => {
  await calm(page);
  await page.goto('/learn/xenoshyft');
  const list = page.getByRole('link', { name: /^Begin/ }).first();
  await expect(coach(page).or(list)).toBeVisible();
  if (await list.isVisible()) await list.click();
  await expect(coach(page)).toContainText(/· 1 of/);
  await expect(page.getByRole('button', { name: 'Got it' })).toHaveCount(0);
  const advice = await coach(page).getByRole('button', { name: /^Try/ }).innerText();

  // Another choice is not played, and the coach says what it waits for.
  await page
    .locator('.prompt')
    .getByRole('button', { name: /^Ready/ })
    .click();
  await expect(coach(page)).toContainText('Not this time.');
  expect(await decisions(page)).toBe(0);

  // As advised, and undone.
  await page.keyboard.press('Escape');
  await coach(page).getByRole('button', { name: /^Try/ }).click();
  await coach(page)
    .getByRole('button', { name: /^Do it/ })
    .click();
  await expect(coach(page)).toContainText(/· 2 of/);
  await page.keyboard.press('u');
  await expect(coach(page)).toContainText(/· 1 of/);
  // A plan that is still held would be played, not tried.
  await page.keyboard.press('Escape');
  await expect(coach(page).getByRole('button', { name: /^Try/ })).toHaveText(advice);

  // A reload keeps the coach; the home page does not continue the lesson.
  await page.reload();
  await expect(coach(page)).toContainText(/· 1 of/);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Your tables' })).toBeVisible();
  await expect(page.getByText('None yet.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Continue' })).toHaveCount(0);
});

test('the coach covers nothing that it is about', LONG, async ({ page }) => {
  await calm(page);
  await page.goto('/learn/xenoshyft/2');
  for (let step = 0; step < 6; step++) {
    await expect(coach(page).getByRole('button', { name: /^Try/ })).toBeVisible();
    const card = (await coach(page).boundingBox())!;
    for (const thing of await page.locator('[data-coached]').filter({ visible: true }).all()) {
      const box = await thing.boundingBox();
      if (box === null) continue;
      const apart =
        box.x + box.width <= card.x ||
        card.x + card.width <= box.x ||
        box.y + box.height <= card.y ||
        card.y + card.height <= box.y;
      expect(apart).toBe(true);
    }
    const before = await decisions(page);
    await coach(page).getByRole('button', { name: /^Try/ }).click();
    await coach(page)
      .getByRole('button', { name: /^Do it/ })
      .click();
    await decided(page, before);
  }
});

test('the home page names a table by what is played there', async ({ page }) => {
  await calm(page);
  await playNow(page);
  const headline = await page.locator('.table-bar .title span').innerText();
  await page.goto('/');
  await expect(page.locator('.trow').first()).toContainText(headline);
});

test('a link without its key brings the owner to the seat, and tells others what is missing', async ({
  page,
  browser,
}) => {
  await calm(page);
  await page.goto(`${SERVER}/new/xenoshyft`);
  await withSeats(page, 2);
  await openOnline(page);
  const bare = page.url().replace(/#.*/, '');
  await page.goto(`${SERVER}/credits`);
  await page.goto(bare);
  await expect(page.getByRole('heading', { name: 'Waiting for everybody' })).toBeVisible();
  await expect(page).toHaveURL(/#.+/);

  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(bare);
  await expect(stranger.getByRole('heading', { name: 'This link is not complete.' })).toBeVisible();

  // The owner of the seat, whom the server no longer recognises by a cookie.
  await page.context().clearCookies();
  await page.evaluate((kept) => localStorage.removeItem(kept), 'xenotable.guest');
  await page.goto(`${SERVER}/credits`);
  await page.goto(bare);
  await expect(
    page.getByRole('heading', { name: 'This browser has lost the key to your seat.' }),
  ).toBeVisible();
  await stranger.context().close();
});
