// A phone and its touch actions.
import type { Locator } from '@playwright/test';
import { type Page, expect } from './table.ts';

export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Taps an element, which must be large enough for a thumb. */
export async function tap(target: Locator): Promise<void> {
  const { width, height } = (await target.boundingBox())!;
  expect(
    Math.round(Math.min(width, height)),
    `${await target.getAttribute('aria-label')} ${await target.textContent()}`,
  ).toBeGreaterThanOrEqual(24);
  await target.tap();
}

/** Checks that nothing of the page is wider than the phone. */
export async function fits(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.viewport.width);
}

/** Opens one of the panels under the prompt: actions, hand, odds, log. */
export const openPanel = (page: Page, name: string): Promise<void> =>
  tap(page.getByRole('navigation', { name: 'Panels' }).getByRole('button', { name }));
