// Two people at one table of Enemy Eternal: Overwatch on a previewed path, a rival campaign with its rewards, and two browsers that must
// not see each other's Squad.
import { accessible } from './accessible.ts';
import { act, commit, playUntil, pointAndPlay, primary, readList, ready, setUp } from './enemyEternal.ts';
import {
  LONG,
  type Page,
  SERVER,
  calm,
  expect,
  join,
  logSays,
  openFights,
  openOnline,
  prompt,
  test,
  withSeats,
} from './table.ts';

/** Two seats at this screen, or one of them elsewhere. */
async function twoSeats(page: Page, where: string, options: Record<string, RegExp>): Promise<void> {
  await page.goto(`${where}/new/enemy-eternal`);
  await withSeats(page, 2);
  for (const [label, words] of Object.entries(options)) await setUp(page, label, words);
}

async function atOneScreen(
  page: Page,
  options: Record<string, RegExp>,
  first: string,
  second: string,
): Promise<void> {
  await calm(page);
  await twoSeats(page, '', options);
  // The picture of the scenario may load in between and move the page.
  await expect(() =>
    page.getByLabel('Cover the table between people at this screen').uncheck({ timeout: 2000 }),
  ).toPass({ timeout: 15_000 });
  await page.getByRole('button', { name: 'Play on this device' }).click();
  for (const list of [first, second]) {
    await expect(page.locator('.builder')).toBeVisible();
    await expect(page.locator('.roster-sheet h2')).not.toHaveText(/^(Left|Right)$/);
    await readList(page, list);
    await commit(page);
  }
}

test('Overwatch is shown on a previewed path, and fires', LONG, async ({ page }) => {
  test.setTimeout(240_000);
  const watchers = 'Left (XCOM)\n* Grenadier\n3 x Rookie\n';
  const runners = 'Right (ADVENT)\n* ADVENT Officer\n2 x ADVENT Trooper\n';
  await atOneScreen(page, { Opponent: /person/i, Scenario: /^B1/ }, watchers, runners);
  const cross = page.locator('.ee-cross');
  const crossing = async (): Promise<boolean> => {
    if (!/two actions left/.test(await prompt(page)) || (await page.locator('.ee-watch').count()) === 0)
      return false;
    const cells = await page
      .locator('.cell.usable[data-thing^="cell:"]')
      .evaluateAll((all) => all.map((cell) => cell.getAttribute('data-cell')!));
    for (let i = 0; i < cells.length; i += 7) {
      await page.locator(`[data-cell="${cells[i]}"]`).dispatchEvent('click');
      await expect(page.locator('.ee-path')).toHaveCount(1);
      if ((await cross.count()) > 0) return true;
    }
    await page.keyboard.press('Escape');
    return false;
  };
  await playUntil(page, crossing, /^Activate/, /^Overwatch/, /^End the activation/);
  await expect(page.locator('.plate.danger', { hasText: 'may fire once' })).toHaveCount(1);
  await expect(page.getByRole('region', { name: 'Odds' })).toContainText('hurt on the way');
  await commit(page);
  await expect(page.locator('.prompt-words p')).toContainText(/fire|react/i);
  await act(page, /fires/);
  await logSays(page, 'reacts to');
});

test('a battle of a rival campaign: base, reward by card, store', LONG, async ({ page }) => {
  test.setTimeout(240_000);
  await atOneScreen(
    page,
    { 'What is played': /rivals/ },
    'Left (XCOM)\n* Ranger\n3 x Rookie\n',
    'Right (ADVENT)\n* ADVENT Officer\n3 x ADVENT Trooper\n',
  );
  await expect(page.getByRole('region', { name: 'Soldiers' })).toContainText('go along');
  await page.locator('[data-thing^="deploy:"]').last().click();
  await commit(page);
  await expect(page.getByRole('region', { name: 'Soldiers' })).toContainText('stays at base');
  await accessible(page, 'the base');

  // Both are ready; somebody gives the battle up, and the winner draws three cards.
  await playUntil(page, async () => /actions left/.test(await prompt(page)), /^Ready/, /^Activate/);
  await page.getByRole('button', { name: 'This table' }).click();
  await page.getByRole('button', { name: /^Concede/ }).click();
  await page.getByRole('button', { name: /^Really\? Concede/ }).click();
  await expect(page.locator('.ee-rewards')).toBeVisible();
  await expect(page.locator('.ee-face').first()).toBeVisible();
  const reward = page.locator('.ee-rewards .thing.ready').first();
  await reward.click();
  await expect(page.locator('.ee-rewards .thing.picked')).toHaveCount(1);
  await commit(page);
  const after = page.locator('.ee-base, .ee-missions');
  for (let i = 0; i < 12 && (await after.count()) === 0; i++) await pointAndPlay(page);
  await expect(after).toBeVisible();
  await expect(page.getByRole('list', { name: 'The campaign' })).toContainText('won');
});

test("two browsers play against each other, and neither sees the other's Squad before both are named", async ({
  page: mara,
  browser,
}) => {
  test.setTimeout(240_000);
  await calm(mara);
  await twoSeats(mara, SERVER, { Opponent: /person/i, Scenario: /^B1/ });
  const code = await openOnline(mara);
  // Before sitting down people see what they would play.
  const looks = await browser.newPage();
  await looks.goto(`${SERVER}/`);
  await looks.getByLabel('Link or code').fill(code);
  await looks.getByRole('button', { name: 'Join' }).click();
  await expect(looks.locator('.agreed')).toContainText(/You play\s*Side B.*B1 .*Supplies\s*500/s);
  await looks.close();
  const jonas = await join(browser, code);
  await expect(jonas.locator('.builder')).toBeVisible();

  await readList(mara, 'Secret of Mara (XCOM)\n* Reaper\n2 x Rookie\n');
  await commit(mara);
  await expect(mara.getByRole('region', { name: 'Roster sheet' })).toContainText('Secret of Mara');
  await readList(jonas, 'Secret of Jonas (ADVENT)\n* Viper\n2 x ADVENT Trooper\n');
  expect(await jonas.content()).not.toContain('Secret of Mara');
  expect(await mara.content()).not.toContain('Secret of Jonas');
  await commit(jonas);
  for (const page of [mara, jonas]) {
    await expect(page.locator('.pnl-log')).toContainText('Secret of Mara');
    await expect(page.locator('.pnl-log')).toContainText('Secret of Jonas');
  }

  // Both set up and act until an activation has ended.
  const hasEnded = async (): Promise<boolean> => {
    await openFights(mara);
    return (await mara.locator('.pnl-log').innerText()).includes('is done');
  };
  for (let i = 0; i < 120 && !(await hasEnded()); i++) {
    for (const page of [mara, jonas]) {
      if ((await page.locator('.pnl-act .action:not(.forbidden)').count()) === 0) continue;
      await ready(page);
      const done =
        (await act(page, /^Activate/)) ||
        (await act(page, /^Set up|^Take zone/)) ||
        (await act(page, /^End the activation/));
      if (!done && (await primary(page).isVisible())) await commit(page);
    }
  }
  for (const page of [mara, jonas]) await logSays(page, 'is done');
  await jonas.context().close();
});

test('an opponent who is a person gets a seat at once; with too few seats a table says why it cannot begin', async ({
  page,
}) => {
  await calm(page);
  await page.goto('/new/enemy-eternal');
  await setUp(page, 'Opponent', /person/i);
  const second = page.getByRole('radiogroup', { name: 'Who plays seat 2' });
  await expect(second).toBeVisible();
  await page.getByRole('button', { name: 'Remove seat 2' }).click();
  await page.getByRole('button', { name: 'Play on this device' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'A seat was added' })).toBeVisible();
  await expect(second).toBeVisible();
  await page.getByRole('button', { name: 'Play on this device' }).click();
  await expect(page).toHaveURL(/\/table\//);
});
