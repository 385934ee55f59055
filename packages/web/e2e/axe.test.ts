// Every screen, on both surfaces and at both sizes, passes the automated accessibility rules (WCAG 2.2 AA).
import { AxeBuilder } from '@axe-core/playwright';
import { type Page, asked, calm, expect, playNow, test } from './table.ts';

async function check(page: Page, where: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']).analyze();
  const found = violations.flatMap((one) =>
    one.nodes.map((node) => `${where}: ${one.id}: ${node.target.join(' ')}: ${node.failureSummary?.split('\n')[1]?.trim() ?? ''}`),
  );
  expect(found).toEqual([]);
}

const press = (page: Page) => page.locator('.prompt .btn.pri').click();

async function toPhase(page: Page, phase: string): Promise<void> {
  for (let i = 0; i < 30 && !(await page.locator('.phases .now').innerText()).includes(phase); i++) {
    await press(page);
    await asked(page);
  }
}

for (const theme of ['dark', 'paper'] as const) {
  for (const size of ['desktop', 'phone'] as const) {
    test.describe(`${theme} ${size}`, () => {
      if (size === 'phone') test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
      test.beforeEach(({ page }) => calm(page, { theme }));

      test('pages', async ({ page }) => {
        await page.goto('/');
        await expect(page.getByRole('heading', { name: 'Play now' })).toBeVisible();
        await check(page, 'home');
        for (const path of ['/new/xenoshyft', '/rules', '/rules/xenoshyft/XS-CMB-05', '/replays', '/credits']) {
          await page.goto(path);
          await expect(page.locator('main, [role=main]').first()).toBeVisible();
          await expect(page.locator('.loading')).toHaveCount(0);
          await check(page, path);
        }
      });

      test('the table', async ({ page }) => {
        await playNow(page);
        await check(page, 'acquire');
        for (const [button, name] of [
          ['Help', 'Help'],
          ['Settings', 'Settings'],
          ['This table', 'XenoShyft'],
        ] as const) {
          await page.getByRole('button', { name: button, exact: true }).click();
          await expect(page.getByRole('dialog', { name })).toBeVisible();
          await check(page, button);
          await page.keyboard.press('Escape');
        }
        await toPhase(page, 'Deploy');
        await check(page, 'deploy');
        await press(page);
        await asked(page);
        await check(page, 'after combat');
        await page.goto('/');
        await expect(page.getByRole('link', { name: 'Continue' })).toBeVisible();
        await check(page, 'home with a table');
      });

      test('the lesson', async ({ page }) => {
        await page.goto('/learn/xenoshyft');
        await expect(page.getByRole('complementary', { name: 'Lesson' })).toBeVisible();
        await check(page, 'lesson');
      });
    });
  }
}
