// Earth War in a real browser: a mission by touch on a phone, a combat by keyboard alone, the lesson, the daily deal, and its screens under the accessibility rules.
import { AxeBuilder } from '@axe-core/playwright';
import { lesson } from '../../games/earth-war/content/lesson.ts';
import type { Locator } from '@playwright/test';
import { type Page, asked, calm, expect, test } from './table.ts';

async function playNow(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play Earth War now' }).click();
  await expect(page.locator('.cw')).toBeVisible();
}

const ended = (page: Page): Promise<boolean> => page.locator('.ending').isVisible();

/** Waits until the table has taken the last choice: another question, or the end. */
async function settled(page: Page): Promise<void> {
  await expect(page.locator('.loading')).toHaveCount(0);
  await page.waitForTimeout(60);
}

/** One decision by finger or mouse: wounds are spread, everybody fires, otherwise the first button or the first act of the list. */
async function decide(page: Page, press: (what: Locator) => Promise<void>): Promise<void> {
  const spread = page.getByRole('button', { name: 'Spread the rest' });
  const volley = page.getByRole('button', { name: 'All fire', exact: true });
  const primary = page.locator('.prompt .btn.pri');
  if (await spread.isVisible()) {
    await press(spread);
    await press(primary);
  } else if (await volley.isVisible()) {
    await press(volley);
    await expect(volley).toBeHidden();
  } else if (await primary.isVisible()) await press(primary);
  else {
    const first = page.locator('.pnl-act button.act').first();
    await press(first);
    await press(primary);
  }
  await settled(page);
}

const tapOn = (page: Page): Promise<void> => decide(page, (what) => what.tap());
const clickOn = (page: Page): Promise<void> => decide(page, (what) => what.click());

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a whole mission by touch', async ({ page }) => {
    test.setTimeout(180_000);
    await calm(page);
    await playNow(page);
    for (let decisions = 0; decisions < 400 && !(await ended(page)); decisions++) await tapOn(page);
    await expect(page.getByRole('region', { name: 'Result' })).toContainText(/Dead Relay is (won|lost)/);
    await expect(page.getByRole('region', { name: 'Result' })).toContainText('AMMO lost on shadows');
  });
});

/** One decision by keys: digits for wounds, E to go on, otherwise / and the first act of the list. */
async function pressOn(page: Page): Promise<void> {
  const wounds = page.locator('.deckbar', { hasText: /of \d+ wounds/ });
  if (await wounds.isVisible()) {
    const left = Number(await wounds.locator('b').first().innerText());
    for (let i = 0; i < left; i++) await page.keyboard.press(`Digit${(i % 2) + 1}`);
    await page.keyboard.press('Enter');
  } else if (await page.locator('.prompt .btn.pri', { hasText: 'Go on' }).isVisible()) await page.keyboard.press('e');
  else {
    await page.keyboard.press('/');
    await expect(page.locator('.pnl-act :focus')).toBeVisible();
    if (await page.locator('.pnl-act input:focus').isVisible()) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
  }
  await settled(page);
}

test('one combat by keyboard alone', async ({ page }) => {
  test.setTimeout(180_000);
  await calm(page);
  await page.goto('/');
  const play = page.getByRole('button', { name: 'Play Earth War now' });
  for (let i = 0; i < 60 && !(await play.evaluate((button) => button === document.activeElement)); i++) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('.cw')).toBeVisible();
  const over = page.locator('.log', { hasText: 'The combat is over' });
  for (let decisions = 0; decisions < 400 && !(await over.isVisible()); decisions++) await pressOn(page);
  await expect(over).toBeVisible();
});

test('the lesson', async ({ page }) => {
  await calm(page);
  await page.goto('/learn/earth-war');
  await expect(page.locator('.cw')).toBeVisible();
  for (const { expects, text } of lesson.pages) {
    await expect(page.locator('.coach')).toContainText(text.slice(0, 40));
    if (typeof expects === 'string') {
      await page.locator('.pnl-act button.act', { hasText: expects }).first().click();
      await page.locator('.prompt .btn.pri').click();
    } else {
      const { wounds } = expects as { wounds: number[] };
      for (const [slot, count] of wounds.entries()) for (let i = 0; i < count; i++) await page.keyboard.press(`Digit${slot + 1}`);
      await page.keyboard.press('Enter');
    }
    await settled(page);
  }
  await asked(page);
  await expect(page.getByRole('region', { name: 'Result' })).toContainText('Dead Relay is won');
});

/** What lies on the table: rounds, ranges and cards, without what the page adds. */
const dealtTo = (page: Page): Promise<string[]> => page.locator('.log li').allInnerTexts();

test('the daily deal is the same on every device, and its result can be shared', async ({ page, browser }) => {
  test.setTimeout(180_000);
  await calm(page);
  await page.goto('/daily/earth-war/2026-11-15');
  await expect(page.locator('.cw')).toBeVisible();
  const other = await (await browser.newContext()).newPage();
  await calm(other);
  await other.goto('/daily/earth-war/2026-11-15');
  await expect(other.locator('.cw')).toBeVisible();
  expect(await dealtTo(other)).toEqual(await dealtTo(page));
  await other.close();
  for (let decisions = 0; decisions < 400 && !(await ended(page)); decisions++) await clickOn(page);
  await expect(page.getByRole('region', { name: 'Result' })).toContainText('daily deal 2026-11-15');
  await expect(page.getByRole('button', { name: 'Copy the result' })).toBeVisible();
  await page.goto('/daily/earth-war/2026-11-15');
  await expect(page.getByRole('region', { name: 'Result' })).toBeVisible();
});

async function accessible(page: Page, where: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).analyze();
  expect(violations.flatMap((one) => one.nodes.map((node) => `${where}: ${one.id}: ${node.target.join(' ')}`))).toEqual([]);
}

for (const theme of ['dark', 'paper'] as const) {
  test(`its screens pass the accessibility rules, ${theme}`, async ({ page }) => {
    await calm(page, { theme });
    await playNow(page);
    await accessible(page, 'ranges');
    await page.keyboard.press('e');
    await expect(page.locator('.phases .now')).toContainText('Wounds');
    await accessible(page, 'wounds');
    await page.setViewportSize({ width: 390, height: 844 });
    await accessible(page, 'wounds on a phone');
    await page.getByRole('button', { name: 'Squad', exact: true }).click();
    await accessible(page, 'squad on a phone');
  });
}
