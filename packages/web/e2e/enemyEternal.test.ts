// Enemy Eternal in a real browser: Squads are built, stored and used, a path is previewed and run, a campaign is begun, and the screens
// under the accessibility rules.
import { accessible } from './accessible.ts';
import { commit, primary, readList, toBuilder, toFirstActivation } from './enemyEternal.ts';
import { LONG, type Page, calm, expect, test } from './table.ts';

const unit = (page: Page, name: string) => page.getByRole('button', { name: `Add ${name}`, exact: true });
const models = (page: Page) => page.locator('.entry h3');
const checks = (page: Page) => page.getByRole('list', { name: 'Checks' });

test('a Squad is built by clicks and taken into battle', async ({ page }) => {
  await calm(page);
  await toBuilder(page, { Scenario: /^B1/ });
  await page.getByRole('button', { name: 'ADVENT', exact: true }).click();
  await expect(models(page).first()).toContainText('ADVENT');
  // The other faction's Squad was put aside, and comes back.
  await page.getByRole('button', { name: 'XCOM', exact: true }).click();
  await expect(models(page).first()).not.toContainText('ADVENT');
  await expect(async () => {
    await page
      .locator('.entry')
      .getByRole('button', { name: /^Remove/ })
      .first()
      .click({ timeout: 1000 });
    await expect(models(page)).toHaveCount(0, { timeout: 1 });
  }).toPass();
  await expect(checks(page)).toContainText('The Squad has no model.');
  await unit(page, 'Sharpshooter').click();
  await unit(page, 'Ranger').click();
  await unit(page, 'Rookie').click();
  await expect(models(page)).toHaveText(['Sharpshooter', 'Ranger', 'Rookie']);

  // The first model leads, and no other model is of its unit.
  await expect(unit(page, 'Sharpshooter')).toHaveAttribute('aria-disabled', 'true');
  await expect(page.locator('.unit-row').filter({ hasText: 'Sharpshooter' })).toContainText('single model');

  const ranger = page.getByRole('article', { name: 'Ranger' });
  await ranger.getByRole('button', { name: 'Armour' }).click();
  await ranger.getByRole('checkbox', { name: /^Plated Vest/ }).click();
  await ranger.getByRole('button', { name: 'Shotgun' }).click();
  await ranger.getByRole('checkbox', { name: /^Shard Gun/ }).click();
  await expect(ranger.getByRole('button', { name: 'Shard Gun' })).toBeVisible();
  await expect(page.locator('.meter')).toContainText('373');
  await commit(page);
  await expect(page.locator('.prompt-words p')).not.toContainText('Squad');
  await expect(page.locator('.pnl-log')).toContainText('(XCOM)');
});

test('an illegal Squad is explained and refused; a random one is legal', async ({ page }) => {
  await calm(page);
  await toBuilder(page);
  await readList(page, 'Mine (XCOM)\n* Ranger\nRanger\nThe Commander: Plated Vest\n');
  await expect(checks(page)).toContainText("The Leader's unit is a single model");
  await expect(checks(page).getByRole('button', { name: 'Rule EE-SQD-12' })).toBeVisible();
  await primary(page).click();
  await expect(page.locator('.toast')).toContainText('EE-SQD-12');
  await page.getByRole('button', { name: 'Random legal Squad' }).click();
  await expect(checks(page)).toContainText('Legal');
  await page.getByRole('textbox', { name: 'The list as text' }).fill('Mine (XCOM)\n* Rangr\n');
  await page.getByRole('button', { name: 'Read this text' }).click();
  await expect(page.getByRole('alert')).toContainText('Ranger');
});

test('a list is stored on this device and opened again', async ({ page }) => {
  await calm(page);
  await toBuilder(page);
  await readList(page, 'Night Shift (XCOM)\n* Reaper\n2 x Rookie\n');
  await page.getByRole('button', { name: 'Lists', exact: true }).click();
  await page.getByRole('button', { name: 'Keep Night Shift' }).click();
  await page.reload();
  await page.getByRole('button', { name: 'Lists', exact: true }).click();
  await page.getByRole('button', { name: 'Night Shift', exact: true }).click();
  await expect(models(page)).toHaveText(['Reaper', 'Rookie 1', 'Rookie 2']);
  await page.getByRole('button', { name: 'Throw away Night Shift' }).click();
  await expect(page.getByText('Nothing is kept yet.')).toBeVisible();
});

test('a cell is pointed at, the path is shown, and the model runs', async ({ page }) => {
  await calm(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Play Enemy Eternal now' }).click();
  await toFirstActivation(page);
  await expect(page.getByRole('region', { name: 'Dice bag' })).toContainText('left');
  await page.locator('.cell.usable[data-thing^="cell:"]').first().click();
  await expect(page.locator('.ee-path')).toHaveCount(1);
  await commit(page);
  await expect(page.locator('.ee-path')).toHaveCount(0);
});

test('a campaign is begun: difficulty by card, base, and out to the first mission', async ({ page }) => {
  await calm(page);
  await toBuilder(page, { 'What is played': /Season One/ });
  await commit(page);
  await expect(page.locator('.ee-missions')).toContainText('SE1.1');
  await accessible(page, 'missions');
  await page.locator('[data-thing="difficulty:Easy"]').click();
  await expect(primary(page)).toContainText('Easy');
  await commit(page);
  await expect(page.getByRole('region', { name: 'Outpost' })).toContainText('There is no Outpost yet');
  await expect(page.getByRole('region', { name: 'Memorial' })).toContainText('Nobody has fallen');
  await commit(page);
  await expect(page.locator('.prompt-words p')).toContainText('Set up');
  await expect(page.getByRole('grid')).toBeVisible();
});

test('the builder passes the accessibility rules', LONG, async ({ page }) => {
  test.setTimeout(180_000);
  await calm(page);
  await toBuilder(page);
  await page.getByRole('button', { name: 'Item' }).first().click();
  await accessible(page, 'the builder');
  for (const pane of ['Lists', 'Text']) {
    await page.getByRole('button', { name: pane, exact: true }).click();
    await accessible(page, pane);
  }
});

test('the field passes the accessibility rules', LONG, async ({ page }) => {
  test.setTimeout(180_000);
  await calm(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Play Enemy Eternal now' }).click();
  await toFirstActivation(page);
  await page.getByRole('button', { name: 'Threat: chance to be hurt' }).click();
  await page.locator('.cell.usable[data-thing^="cell:"]').first().click();
  await expect(page.locator('.ee-path')).toHaveCount(1);
  await accessible(page, 'the field');
});
