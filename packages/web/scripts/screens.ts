// Pictures of every screen at both sizes, for docs/screens: npx vite build packages/web, then node packages/web/scripts/screens.ts [name…]
import { mkdir } from 'node:fs/promises';
import { type Browser, type Page, devices } from '@playwright/test';
import { preview } from 'vite';
import { TITLES } from '../src/games/titles.ts';
import { launch } from './browser.ts';

const OUT = new URL('../../../docs/screens/', import.meta.url);
const PORT = 4399;
const SIZES = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 },
} as const;

type Size = keyof typeof SIZES;
interface Screen {
  name: string;
  theme?: 'dark' | 'paper';
  visit(page: Page, size: Size): Promise<void>;
}

const act = async (page: Page, words: RegExp): Promise<boolean> => {
  const row = page.locator('.act:not(.no)').filter({ hasText: words }).first();
  if ((await row.count()) === 0) return false;
  for (let click = 0; click < 2; click++) await row.evaluate((el: HTMLElement) => el.click()).catch(() => undefined);
  await page.waitForTimeout(150);
  return true;
};
const several = async (page: Page, words: RegExp): Promise<void> => {
  for (let i = 0; i < 9 && (await act(page, words)); i++);
};
const asked = (page: Page): Promise<void> => page.locator('.prompt .btn.pri, .ending').first().waitFor();

/** Two commanders in a training siege, up to the deployment. */
async function training(page: Page): Promise<void> {
  await page.goto('/new/xenoshyft');
  await page.getByRole('button', { name: 'Add a seat' }).click();
  await page.locator('#option-siege').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Play on this device' }).click();
  await asked(page);
  await act(page, /^A fights first/);
}

async function combat(page: Page): Promise<void> {
  await training(page);
  await several(page, /^Spend/);
  await several(page, /^Buy Hi-Ex|^Buy Med Pack/);
  await act(page, /^Ready/);
  await several(page, /^Deploy .* to A/);
  await act(page, /^Ready/);
  await asked(page);
}

async function wholeGame(page: Page): Promise<void> {
  await training(page);
  for (let i = 0; i < 200 && !(await page.locator('.ending').isVisible()); i++) {
    if (!(await act(page, /^Buy|^Deploy/)))
      await page
        .locator('.prompt .btn.pri')
        .click({ timeout: 3000 })
        .catch(() => undefined);
    await asked(page);
  }
}

/** Takes what is offered first, a number of times. */
async function playOn(page: Page, choices: number): Promise<void> {
  const first = page.locator('.prompt .btn.pri, .act:not(.no)').first();
  for (let i = 0; i < choices && !(await page.locator('.ending').isVisible()); i++) {
    await first.click({ timeout: 1500 }).catch(() => undefined);
    await page.waitForTimeout(120);
  }
}

/** Every other game that can be played, some decisions after *Play now*. */
const boards: Screen[] = TITLES.filter((title) => title.quick !== null && title.game !== 'xenoshyft').map((title) => ({
  name: title.game,
  async visit(page) {
    await page.goto('/');
    await page.getByRole('button', { name: `Play ${title.name} now` }).click();
    await page.locator('.prompt').waitFor();
    await playOn(page, 14);
  },
}));

const SCREENS: readonly Screen[] = [
  ...boards,
  { name: 'home', visit: async (page) => void (await page.goto('/')) },
  {
    name: 'home-continue',
    async visit(page) {
      await combat(page);
      await page.goto('/');
      await page.getByRole('link', { name: 'Continue' }).waitFor();
    },
  },
  { name: 'new-table', visit: async (page) => void (await page.goto('/new/xenoshyft')) },
  { name: 'acquire', visit: training },
  {
    name: 'deploy',
    async visit(page, size) {
      await training(page);
      await act(page, /^Ready/);
      if (size === 'desktop') await page.locator('.hand .thing.ready').first().click();
    },
  },
  {
    name: 'combat',
    async visit(page, size) {
      await combat(page);
      const card = page.locator('.hand .thing.ready').first();
      if (size === 'desktop' && (await card.isVisible())) {
        await card.click();
        await page.locator('.duel .thing.target').first().click();
        await page.mouse.move(700, 5);
      }
    },
  },
  { name: 'combat-paper', theme: 'paper', visit: combat },
  { name: 'result', visit: wholeGame },
  { name: 'lesson', visit: async (page) => void (await page.goto('/learn/xenoshyft').then(() => page.locator('.coach').waitFor())) },
  { name: 'rules', theme: 'paper', visit: async (page) => void (await page.goto('/rules/xenoshyft/XS-FGT-04')) },
  { name: 'replays', visit: async (page) => void (await combat(page).then(() => page.goto('/replays'))) },
  {
    name: 'replay',
    async visit(page) {
      await combat(page);
      await page.goto(page.url().replace('/table/', '/replay/'));
      const forward = page.getByRole('button', { name: 'Step forward' });
      await forward.waitFor();
      for (let i = 0; i < 60 && (await forward.isEnabled()); i++) await forward.click();
    },
  },
  { name: 'settings', visit: async (page) => void (await page.goto('/').then(() => page.getByRole('button', { name: 'Settings' }).click())) },
  { name: 'credits', visit: async (page) => void (await page.goto('/credits')) },
];

async function picture(browser: Browser, screen: Screen, size: Size): Promise<void> {
  const context = await browser.newContext({ ...SIZES[size], baseURL: `http://127.0.0.1:${PORT}`, serviceWorkers: 'block' });
  const page = await context.newPage();
  page.on('pageerror', (error) => console.error(`${screen.name}: ${error.message}`));
  await page.addInitScript(
    (value) => localStorage.setItem('xenotable.settings', value),
    JSON.stringify({ motion: 'none', theme: screen.theme ?? 'dark' }),
  );
  await screen.visit(page, size);
  await page.waitForTimeout(500);
  await page
    .waitForFunction(() => !document.querySelector('.cmp')?.textContent?.includes('reckoning'), undefined, { timeout: 8000 })
    .catch(() => console.error(`${screen.name}: odds still open`));
  await page.screenshot({ path: new URL(`${screen.name}-${size}.png`, OUT).pathname });
  await context.close();
  console.log(`${screen.name}-${size}`);
}

const wanted = process.argv.slice(2);
await mkdir(OUT, { recursive: true });
const server = await preview({
  root: new URL('..', import.meta.url).pathname,
  preview: { port: PORT, host: '127.0.0.1', strictPort: true },
  logLevel: 'warn',
});
const browser = await launch();
try {
  for (const screen of SCREENS) {
    if (wanted.length > 0 && !wanted.includes(screen.name)) continue;
    for (const size of ['desktop', 'phone'] as const) await picture(browser, screen, size);
  }
} finally {
  await browser.close();
  await server.close();
}
