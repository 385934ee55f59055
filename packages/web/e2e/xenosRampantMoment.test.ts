// The moment of play in Xenos Rampant: point at an enemy, arrange a plan, see what the automaton will do, end nothing by a slip, and all of it at 200 % zoom.
import { asksForOrder, newTable, playNow, primary, spot, toFirstOrder, until } from './xenosRampant.ts';
import { type Page, calm, cutButtons, decided, decisions, expect, prompt, test } from './table.ts';

const own = (page: Page) => page.locator('[data-thing^="unit:"][aria-label*="Infantry"]');
const foes = (page: Page) => page.locator('[data-thing^="unit:"][aria-label*="Xenomorphs"]');
const plan = (page: Page) => page.getByRole('region', { name: 'Plan of orders' });

/** Clicks enemies until one can be hurt from here. */
async function aim(page: Page): Promise<void> {
  for (let i = 0; i < (await foes(page).count()); i++) {
    await foes(page).nth(i).click({ force: true });
    if (await page.locator('.xr-tiles').isVisible()) return;
  }
  throw new Error('nobody can be hurt');
}

test('a shot in two clicks: the first on an enemy plans the best order with its odds, the second gives it', async ({
  page,
}) => {
  await calm(page);
  await playNow(page);
  await toFirstOrder(page);
  const before = await decisions(page);
  await aim(page);
  const card = page.locator('.pnl-odds');
  await expect(card).toContainText('Suppressed or worse');
  await expect(card).toContainText(/\d+ dice on \d\+/);
  await expect(card).toContainText('Armour');
  await expect(page.locator('.enemy-ring').first()).toBeVisible();
  expect(await decisions(page)).toBe(before);
  // Another way is one click away, and is only planned by it.
  const ways = page.locator('.xr-ways tbody button');
  if ((await ways.count()) > 1) {
    await ways.nth(1).click();
    await expect(ways.nth(1)).toHaveAttribute('aria-pressed', 'true');
    expect(await decisions(page)).toBe(before);
  }
  await page
    .locator('[data-thing^="unit:"][aria-label*="Xenomorphs"][aria-pressed="true"]')
    .first()
    .click({ force: true });
  await decided(page, before);
  await expect(page.locator('.pnl-log')).toContainText(/is ordered to (shoot|attack|skirmish)/);
});

test('a free move is one plan: unit, ground, one confirmation', async ({ page }) => {
  await calm(page);
  await playNow(page);
  await toFirstOrder(page);
  const unit = own(page).filter({ hasText: '' }).and(page.locator('[aria-label^="Light"]')).first();
  await unit.click({ force: true });
  const at = await spot(page, 24, 24);
  await page.mouse.click(at.x, at.y);
  await expect(page.locator('.ghost-label')).toContainText('used');
  const before = await decisions(page);
  await primary(page).click();
  await expect.poll(() => decisions(page)).toBe(before + 2);
});

test('the plan of orders: chances are shown, rows are arranged and dropped, the whole has odds', async ({
  page,
}) => {
  await calm(page);
  await playNow(page);
  await toFirstOrder(page);
  const rows = plan(page).locator('.plan-row');
  const count = await rows.count();
  expect(count).toBeGreaterThan(2);
  await expect(rows.first()).toContainText('100 %');
  const first = await rows.first().getAttribute('aria-label');
  await plan(page)
    .getByRole('button', { name: /later$/ })
    .first()
    .click();
  await expect(rows.first()).not.toHaveAttribute('aria-label', first ?? '');
  await plan(page)
    .getByRole('button', { name: /^Give all/ })
    .click();
  await expect(page.locator('.reached').first()).toContainText('%');
  await page.keyboard.press('Escape');
  await plan(page).getByRole('button', { name: /^Drop/ }).last().click();
  await expect(rows).toHaveCount(count - 1);
});

test('what the automaton announces is what it does first', async ({ page }) => {
  await calm(page);
  await playNow(page);
  await toFirstOrder(page);
  const announced = page.getByRole('region', { name: 'What the automaton will do' }).locator('li b').first();
  await expect(announced).toBeVisible();
  const words = await announced.innerText();
  const who =
    /^(.*?) (?:moves|stays|charges|shoots|tries|skirmishes|goes|enters|calls|manifests)/.exec(words)?.[1] ??
    words;
  const lines = await page.locator('.pnl-log').innerText();
  await page.locator('.pnl-act button.action', { hasText: 'End your phase' }).first().click();
  const before = await decisions(page);
  await page.locator('.prompt .button', { hasText: 'End your phase' }).first().click();
  await decided(page, before);
  await expect
    .poll(async () => (await page.locator('.pnl-log').innerText()).length)
    .toBeGreaterThan(lines.length);
  await expect(page.locator('.pnl-log')).toContainText(`${who} `);
});

test('a phase with Free orders left is not ended by one press', async ({ page }) => {
  await calm(page, { nags: true });
  await playNow(page);
  await toFirstOrder(page);
  const before = await decisions(page);
  // A key that comes a moment after the last act was meant for that one.
  await expect(async () => {
    await page.keyboard.press('e');
    await expect(page.locator('.prompt')).toContainText('Back', { timeout: 1000 });
  }).toPass();
  await page.keyboard.press('e');
  await expect(page.locator('.prompt')).toContainText(/have not been ordered/);
  await expect(page.locator('.prompt')).toContainText(/Free order/);
  expect(await decisions(page)).toBe(before);
  // Whoever holds a phone, or looks at 200 percent, reads the whole warning too.
  for (const [width, height] of [
    [390, 844],
    [720, 450],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(page.locator('.prompt .button.asked')).toContainText(/End your phase.*loses \d Free order/s);
    await expect.poll(() => cutButtons(page)).toEqual([]);
  }
});

test('at 200 percent zoom a unit is ordered by pointing', async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 450 });
  await calm(page);
  await playNow(page);
  await until(page, () => asksForOrder(page));
  const board = (await page.locator('.board').first().boundingBox())!;
  expect(board.width).toBeGreaterThan(250);
  expect(board.height).toBeGreaterThan(250);
  const before = await decisions(page);
  await aim(page).catch(async () => {
    await own(page).first().click({ force: true });
  });
  await expect(primary(page)).toBeVisible();
  await primary(page).click();
  await decided(page, before);
});

test('the set-up speaks in players’ words', async ({ page }) => {
  await calm(page);
  await page.goto('/new/xenos-rampant');
  const form = page.locator('.setup');
  await expect(form).toContainText('Meat Grinder');
  await expect(form).not.toContainText(/GRIND|FIGHTRET|True|False/);
  await newTable(page);
  await expect.poll(() => prompt(page)).not.toBe('');
});
