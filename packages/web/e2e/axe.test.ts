// Every screen, on every surface and at both sizes, passes the automated accessibility rules. The inner screens of a game are checked in
// the game's own tests.
import { titles } from '@xenotable/shelf';
import { NORMAL, SURFACES, accessible } from './accessible.ts';
import {
  LONG,
  type Page,
  SERVER,
  asked,
  calm,
  commit,
  expect,
  playNow,
  primary,
  test,
  uncover,
  withSeats,
} from './table.ts';

async function toPhase(page: Page, phase: string): Promise<void> {
  for (let i = 0; i < 30 && !(await page.locator('.phases .current').innerText()).includes(phase); i++) {
    await commit(page);
    await asked(page);
  }
}

/** A set-up of XenoShyft for two. */
async function forTwo(page: Page, base = ''): Promise<void> {
  await page.goto(`${base}/new/xenoshyft`);
  await withSeats(page, 2);
  await page.getByRole('radiogroup', { name: 'Who plays seat 2' }).getByText('Somebody else').click();
}

/** High contrast changes only colours, which are the same at both sizes. */
const SIZES = [
  ['desktop', { viewport: { width: 1440, height: 900 } }, SURFACES],
  ['phone', { viewport: { width: 390, height: 844 }, hasTouch: true }, NORMAL],
] as const;

const PAGES = [
  ...titles.map(({ game }) => `/new/${game}`),
  '/rules',
  '/rules/enemy-eternal',
  '/rules/chibi-commander/CC-GEN-05',
  '/replays',
  '/credits',
  '/nowhere',
];

for (const [size, use, surfaces] of SIZES) {
  test.describe(size, size === 'desktop' ? {} : LONG, () => {
    test.use(use);
    test.beforeEach(({ page }) => calm(page));
    const check = (page: Page, where: string): Promise<void> => accessible(page, where, surfaces);

    test('pages', async ({ page }) => {
      await page.goto('/');
      await expect(page.getByRole('heading', { name: 'Play now' })).toBeVisible();
      await check(page, 'home');
      for (const path of PAGES) {
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
      await page.locator('.action.forbidden .rule-ref').first().click();
      await expect(page.getByRole('dialog').locator('h3').first()).toBeVisible();
      await check(page, 'a rule beside the table');
      await page.keyboard.press('Escape');
      await toPhase(page, 'Deploy');
      await check(page, 'deploy');
      await commit(page);
      await asked(page);
      await check(page, 'after combat');
      await page.goto('/');
      await expect(page.getByRole('link', { name: 'Continue' })).toBeVisible();
      await check(page, 'home with a table');
    });

    for (const { game, name } of titles) {
      test(
        `${name}: the first question, briefing, set-up and lesson`,
        game === 'chibi-commander' ? {} : LONG,
        async ({ page }) => {
          await playNow(page, name);
          await check(page, 'first question');
          await page.keyboard.press('g');
          await expect(page.locator('dialog.briefing')).toBeVisible();
          await check(page, 'briefing');
          await page.goto(`/new/${game}`);
          await expect(page.getByText('House rules')).toBeVisible();
          await check(page, 'set-up');
          await page.goto(`/learn/${game}`);
          const coach = page.getByRole('complementary', { name: 'Lesson' });
          const first = page.getByRole('link', { name: /^Begin/ }).first();
          await expect(coach.or(first)).toBeVisible();
          if (await first.isVisible()) {
            await check(page, 'lessons');
            await first.click();
          }
          await expect(coach).toBeVisible();
          await check(page, 'lesson');
        },
      );
    }

    test('the end, and the replay', async ({ page }) => {
      await playNow(page);
      for (let i = 0; i < 60 && !(await page.locator('.ending').isVisible()); i++) {
        await commit(page);
        await asked(page);
      }
      await check(page, 'result');
      await page.getByRole('button', { name: 'Watch the replay' }).click();
      await page.getByRole('button', { name: 'Step forward' }).click();
      await check(page, 'replay');
      await page.goto('/replays');
      await expect(page.getByRole('link', { name: /^Watch/ }).first()).toBeVisible();
      await check(page, 'replays');
    });

    test('several people', async ({ page }) => {
      await forTwo(page);
      await page.getByText('House rules').click();
      await page.getByLabel('Hands').selectOption({ label: 'Closed' });
      await page.getByRole('button', { name: 'Play on this device' }).click();
      await expect(page.getByRole('heading', { name: 'Mara' })).toBeVisible();
      await check(page, 'cover');
      await uncover(page);
      // An act that Jonas will be told about.
      await page.locator('.stage-board [data-thing^="goods:"]').first().click();
      await commit(page);
      const jonas = page.getByRole('heading', { name: 'Jonas' });
      for (let i = 0; i < 9 && !(await jonas.isVisible()); i++) {
        await commit(page);
        await expect(primary(page).or(jonas).first()).toBeVisible();
      }
      await uncover(page);
      await expect(page.getByRole('region', { name: 'Since you looked' })).toBeVisible();
      await check(page, 'catch-up');
      await forTwo(page, SERVER);
      await page.getByRole('button', { name: 'Open online' }).click();
      await expect(page.getByRole('heading', { name: 'Waiting for everybody' })).toBeVisible();
      await check(page, 'waiting room');
    });
  });
}
