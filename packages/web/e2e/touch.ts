// A phone and the thumb that holds it.
import type { Locator } from '@playwright/test';
import { type Page, expect } from './table.ts';

export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** A thumb hits it: nothing that is played with is smaller than this. */
export async function tap(target: Locator): Promise<void> {
  const { width, height } = (await target.boundingBox())!;
  expect(
    Math.round(Math.min(width, height)),
    `${await target.getAttribute('aria-label')} ${await target.textContent()}`,
  ).toBeGreaterThanOrEqual(24);
  await target.tap();
}

/** Nothing of the page is wider than the phone. */
export async function fits(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.viewport.width);
}

/** One of the panels under the sentence: actions, hand, odds, log. */
export const openPanel = (page: Page, name: string): Promise<void> =>
  tap(page.getByRole('navigation', { name: 'Panels' }).getByRole('button', { name }));
