// Chibi Commander in a real browser: rounds of a solo mission by mouse, an activation by keyboard alone, the lesson, the result, and the screens under the accessibility rules.
import { AxeBuilder } from '@axe-core/playwright';
import { lesson } from '../../games/chibi-commander/content/lesson.ts';
import { type Page, asked, calm, decisions, expect, prompt, test } from './table.ts';

const primary = (page: Page) => page.locator('.prompt .btn.pri');
const field = (page: Page, name: string) => page.locator(`[role=gridcell][aria-label^="${name},"]`);
const usableFields = (page: Page) => page.locator('.cell.usable[data-thing^="cell:"]');
const unitCards = (page: Page, words: string) => page.locator('.cc-squad .ucard', { hasText: words });

async function playNow(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play Chibi Commander now' }).click();
  await expect(page.locator('.cc')).toBeVisible();
}

/** Does something, and waits until the table has taken it as one decision. */
async function decide(page: Page, does: () => Promise<unknown>): Promise<void> {
  const before = await decisions(page);
  await does();
  await expect.poll(() => decisions(page)).toBeGreaterThan(before);
  await asked(page);
}

/** Four units come onto the four fields of the corner: pointed at, then put down by a second click. */
async function arrive(page: Page): Promise<void> {
  for (const name of ['(22,14)', '(23,14)', '(22,15)', '(23,15)']) {
    await unitCards(page, 'to come').first().click();
    await field(page, name).click();
    await decide(page, () => field(page, name).click());
  }
}

/** A unit that is ready walks to the first of its fields and is done. */
async function walkAndStop(page: Page): Promise<void> {
  const card = page.locator('.cc-squad .ucard.ready').first();
  const name = await card.locator('b').innerText();
  await card.click();
  await decide(page, () => primary(page).click());
  const target = usableFields(page).first();
  await target.hover();
  await expect(page.locator('.cc-overlay .one-edge')).toHaveAttribute('d', /M/);
  await expect(page.locator('.cc-overlay .way')).toHaveAttribute('d', /M/);
  const goal = await target.getAttribute('data-cell');
  await page.locator(`[data-cell="${goal}"]`).click();
  await decide(page, () => page.locator(`[data-cell="${goal}"]`).click());
  for (let i = 0; i < 4 && (await prompt(page)).startsWith(name); i++) await decide(page, () => primary(page).click());
}

test('two rounds of Province by mouse', async ({ page }) => {
  await calm(page);
  await playNow(page);
  await arrive(page);
  await expect(page.getByRole('region', { name: 'Acts next by the book' })).toContainText('cold: may wake by a throw');
  await walkAndStop(page);
  await walkAndStop(page);
  await decide(page, () => primary(page).click());
  await expect(page.locator('.say p')).toContainText('Round 2');
  await walkAndStop(page);
  await page.getByRole('button', { name: /^Threat/ }).click();
  await expect(page.getByRole('button', { name: /^Threat/ })).toHaveAttribute('aria-pressed', 'true');
  await decide(page, () => primary(page).click());
  await expect(page.locator('.say p')).toContainText('Round 3');
});

test('the odds of a shot', async ({ page }) => {
  await calm(page);
  await playNow(page);
  await arrive(page);
  await unitCards(page, 'Soldier').click();
  await decide(page, () => primary(page).click());
  await field(page, '(18,14)').click();
  await decide(page, () => field(page, '(18,14)').click());
  await page.locator('.chain-card').first().click();
  await decide(page, () => primary(page).click());
  // Two dice over a distance of 8 at the Blip on the front edge: 10 of 36.
  await page.locator('[data-thing="blip:11"]').click();
  await expect(page.locator('.plate.strong')).toHaveText('28 %');
  await expect(page.locator('.mods')).toContainText('Distance, never diagonal');
  await decide(page, () => primary(page).click());
});

/** Tab until something has the focus. */
async function tabTo(page: Page, selector: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let i = 0; i < 80; i++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`no way by Tab to ${selector}`);
}

test('an arrival and an activation by keyboard alone', async ({ page }) => {
  await calm(page);
  await page.goto('/');
  await tabTo(page, '[aria-label="Play Chibi Commander now"]');
  await page.keyboard.press('Enter');
  await expect(page.locator('.cc')).toBeVisible();
  await tabTo(page, '.ucard');
  await page.keyboard.press('Enter');
  await tabTo(page, '[role=gridcell]', 'Shift+Tab');
  await page.keyboard.press('n');
  await page.keyboard.press('Enter');
  await decide(page, () => page.keyboard.press('Enter'));
  await page.keyboard.press('n');
  await page.keyboard.press('Enter');
  await decide(page, () => page.keyboard.press('Enter'));
  await expect(page.locator('.say p')).toContainText('2 actions left');
  await page.keyboard.press('n');
  await page.keyboard.press('Enter');
  await decide(page, () => page.keyboard.press('Enter'));
  await expect(page.locator('.say p')).toContainText('1 action left');
});

test('the lesson as it advises', async ({ page }) => {
  await calm(page);
  await page.goto('/learn/chibi-commander');
  for (const { text, expects } of lesson.pages) {
    await expect(page.locator('.coach')).toContainText(text.slice(0, 40));
    await decide(page, async () => {
      await page
        .locator('.pnl-act button.act')
        .filter({ has: page.getByText(expects, { exact: true }) })
        .first()
        .click();
      await primary(page).click();
    });
  }
});

test('who gives up sees the result', async ({ page }) => {
  await calm(page);
  await playNow(page);
  await page.locator('.act', { hasText: 'Offer to end the mission' }).click();
  await decide(page, () => primary(page).click());
  await page.locator('.prompt .btn', { hasText: 'Yes' }).click();
  await expect(page.getByRole('region', { name: 'Result' })).toContainText('dead civilians and units');
});

/** `done`: what has been looked at already. */
async function accessible(page: Page, where: string, done?: string): Promise<void> {
  const axe = new AxeBuilder({ page });
  const { violations } = await (done === undefined ? axe : axe.exclude(done))
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  expect(violations.flatMap((one) => one.nodes.map((node) => `${where}: ${one.id}: ${node.target.join(' ')}`))).toEqual([]);
}

for (const theme of ['dark', 'paper'] as const) {
  test(`its screens pass the accessibility rules, ${theme}`, async ({ page }) => {
    await calm(page, { theme });
    await playNow(page);
    await arrive(page);
    await accessible(page, 'turn');
    await unitCards(page, 'Soldier').click();
    await decide(page, () => primary(page).click());
    await accessible(page, 'activation', '.cells');
    await page.setViewportSize({ width: 390, height: 844 });
    await accessible(page, 'activation on a phone', '.cells');
  });
}
