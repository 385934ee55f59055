// Deciding in Xenos Rampant: point at an enemy, arrange a plan, see what the automaton will do, end nothing by accident, and all of it at
// 200 % zoom.
import { asksForOrder, newTable, playNow, primary, spot, toFirstOrder, until } from './xenosRampant.ts';
import { LONG, type Page, calm, cutButtons, decided, decisions, expect, prompt, test } from './table.ts';

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
  // Another way is planned by one click.
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

/** Where a part of the page ends. */
async function bottom(part: ReturnType<typeof plan>): Promise<number> {
  const box = await part.boundingBox();
  return box === null ? Infinity : box.y + box.height;
}

test('at the largest text the bright button can be read and the plan keeps its buttons', async ({ page }) => {
  await page.setViewportSize({ width: 1240, height: 800 });
  await calm(page, { text: 'largest' });
  await playNow(page);
  await toFirstOrder(page);
  const foot = await bottom(page.locator('.xr-below').first());
  for (const drop of await plan(page).getByRole('button', { name: /^Drop/ }).all())
    expect(await bottom(drop)).toBeLessThanOrEqual(foot);
  await own(page).and(page.locator('[aria-label^="Recon"]')).first().click({ force: true });
  await expect(primary(page)).toContainText('Move');
  expect(await cutButtons(page)).toEqual([]);
});

test('the plan of orders: chances are shown, rows are arranged and removed, the whole plan has odds', async ({
  page,
}) => {
  await calm(page);
  await playNow(page);
  await toFirstOrder(page);
  const rows = plan(page).locator('.plan-row');
  await expect(rows.nth(2)).toBeVisible();
  const count = await rows.count();
  // Each row says what the order does, in the same words as on its card, and what it needs.
  await expect(rows.first()).toContainText(/(stops it|gone) <?\d+ %/);
  await expect(rows.last()).toContainText(/Free|obeyed \d+ %/);
  const first = await rows.first().getAttribute('aria-label');
  await plan(page)
    .getByRole('button', { name: /later$/ })
    .first()
    .click();
  await expect(rows.first()).not.toHaveAttribute('aria-label', first ?? '');
  await plan(page)
    .getByRole('button', { name: /^Give all/ })
    .click();
  await expect(page.locator('.xr-rows')).toContainText('%');
  await page.keyboard.press('Escape');
  // A second click at the same place does not become another one.
  const all = plan(page).getByRole('button', { name: /^Give all/ });
  const anew = plan(page).getByRole('button', { name: 'Suggest anew' });
  await anew.click();
  await expect(anew).toBeHidden();
  const { x, y } = (await all.boundingBox())!;
  await plan(page).getByRole('button', { name: /^Drop/ }).last().click();
  await expect(rows).toHaveCount(count - 1);
  await expect(anew).toBeVisible();
  const after = (await all.boundingBox())!;
  expect(Math.abs(after.x - x)).toBeLessThan(4);
  expect(after.y).toBe(y);
});

test('an order has the same figure in the plan, on its card and at its target', LONG, async ({ page }) => {
  await calm(page);
  await playNow(page);
  await toFirstOrder(page);
  const row = plan(page).locator('.plan-row', { hasText: 'stops it' }).first();
  const figure = /stops it (<?\d+ %)/.exec(await row.innerText())?.[1] ?? 'none';
  await row.click();
  await expect(page.locator('.sign').filter({ hasText: 'stopped' })).toHaveText(`${figure} stopped`);
  await expect(page.locator('.xr-tiles .tile.strong b')).toHaveText(figure);
  await expect(page.locator('.xr-ways .chosen td').nth(1)).toHaveText(figure);
});

test(
  'another window size keeps the table visible while something is planned, and the plan beside it',
  LONG,
  async ({ page }) => {
    await calm(page);
    await playNow(page);
    await toFirstOrder(page);
    await aim(page);
    for (const [width, height] of [
      [1280, 800],
      [390, 844],
      [720, 450],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      const seen = () =>
        page.evaluate(() => {
          const board = document.querySelector('.board')?.getBoundingClientRect();
          const table = document.querySelector('.table-ground > rect')?.getBoundingClientRect();
          if (board === undefined || table === undefined) return 0;
          const along = (a: number, b: number, c: number, d: number): number =>
            Math.max(0, Math.min(b, d) - Math.max(a, c));
          return (
            (along(board.left, board.right, table.left, table.right) *
              along(board.top, board.bottom, table.top, table.bottom)) /
            (board.width * board.height)
          );
        });
      await expect.poll(seen, { message: `${width}` }).toBeGreaterThan(0.3);
      if (width < 1000) continue;
      // Nothing covers the plan.
      const hidden = await plan(page).evaluate(
        (region) =>
          [...region.querySelectorAll('.plan-row')].filter((row) => {
            const { left, top, width: w, height: h } = row.getBoundingClientRect();
            const over = document.elementFromPoint(left + w / 4, top + h / 2);
            return over === null || !region.contains(over);
          }).length,
      );
      expect(hidden).toBe(0);
    }
  },
);

test('beside an open hint the column scrolls as a whole, and the log separately', LONG, async ({ page }) => {
  await calm(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await playNow(page);
  await toFirstOrder(page);
  await page.locator('.prompt').getByRole('button', { name: /^Hint/ }).click();
  await expect(page.locator('.hint .hint-reason').first()).toBeVisible();
  const scrollers = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('.right, .right *')]
        .filter(
          (one) =>
            /auto|scroll/.test(getComputedStyle(one).overflowY) && one.scrollHeight > one.clientHeight + 1,
        )
        .map((one) => one.className),
    );
  await expect.poll(async () => (await scrollers()).length).toBeLessThanOrEqual(2);
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
  // A key a moment after the last act was meant for that act; a key in the warning would end the phase.
  await expect(async () => {
    if (!/have not been ordered/.test(await page.locator('.prompt').innerText()))
      await page.keyboard.press('e');
    await expect(page.locator('.prompt')).toContainText(/have not been ordered/, { timeout: 1000 });
  }).toPass();
  await expect(page.locator('.prompt')).toContainText(/Free order/);
  expect(await decisions(page)).toBe(before);
  // On a phone and at 200 % the whole warning is readable too.
  for (const [width, height] of [
    [390, 844],
    [720, 450],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(page.locator('.prompt .button.asked')).toContainText(/End your phase.*loses \d Free order/s);
    await expect.poll(() => cutButtons(page)).toEqual([]);
  }
});

test('at 200 percent zoom a unit is ordered by pointing', LONG, async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 450 });
  await calm(page);
  await playNow(page);
  await until(page, () => asksForOrder(page));
  const board = (await page.locator('.board').first().boundingBox())!;
  expect(board.width).toBeGreaterThan(250);
  expect(board.height).toBeGreaterThan(250);
  const before = await decisions(page);
  // An enemy that a unit can hurt from here: the odds are behind another tab, the order is on the primary button.
  const order = page.locator('.prompt .button.primary');
  await page.getByRole('button', { name: 'Whole board' }).click();
  await expect(async () => {
    for (let i = 0; i < (await foes(page).count()); i++) {
      await foes(page).nth(i).click({ force: true });
      if (await order.isVisible()) return;
    }
    throw new Error('nobody can be hurt');
  }).toPass({ timeout: 30_000 });
  await order.click();
  await decided(page, before);
});

test("the set-up uses players' words", async ({ page }) => {
  await calm(page);
  await page.goto('/new/xenos-rampant');
  const form = page.locator('.setup');
  await expect(form).toContainText('Meat Grinder');
  await expect(form).not.toContainText(/GRIND|FIGHTRET|True|False/);
  await newTable(page);
  await expect.poll(() => prompt(page)).not.toBe('');
  // The trait comes before the detachment: it is said why, and what could come.
  const traits = page.getByRole('region', { name: 'Traits of a Commander' });
  await expect(traits).toContainText('You choose your detachment next');
  await expect(traits.locator('li')).toHaveCount(24);
});
