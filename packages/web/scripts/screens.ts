// Pictures of every screen at both sizes, for docs/screens, as WebP: npx vite build packages/web, then node packages/web/scripts/screens.ts [name…]
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type Locator, type Page, devices } from '@playwright/test';
import { buildServer, configFrom, games } from '@xenotable/server';
import { titles } from '@xenotable/shelf';
import { launch } from './browser.ts';

const OUT = new URL('../../../docs/screens/', import.meta.url);
const PORT = 4399;
/** WebP from 0 to 100: letters stay sharp, a picture stays below 100 kB. */
const QUALITY = 82;
const SIZES = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 },
} as const;

type Size = keyof typeof SIZES;
interface Screen {
  name: string;
  theme?: 'dark' | 'paper';
  /** What is otherwise than in most pictures: films, briefings. */
  settings?: Record<string, unknown>;
  visit(page: Page, size: Size): Promise<void>;
}

const act = async (page: Page, words: RegExp): Promise<boolean> => {
  const row = page.locator('.action:not(.forbidden)').filter({ hasText: words }).first();
  if ((await row.count()) === 0) return false;
  for (let click = 0; click < 2; click++)
    await row.evaluate((el: HTMLElement) => el.click()).catch(() => undefined);
  await page.waitForTimeout(150);
  return true;
};
const several = async (page: Page, words: RegExp): Promise<void> => {
  for (let i = 0; i < 9 && (await act(page, words)); i++);
};
const asked = (page: Page): Promise<void> =>
  page.locator('.prompt .button:is(.primary, .ends), .ending').first().waitFor();

/** Two commanders in a training siege, up to the deployment. */
async function training(page: Page): Promise<void> {
  await page.goto('/new/xenoshyft');
  await page.getByRole('button', { name: 'Add a seat' }).click();
  await page.locator('#option-siege').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Play on this device' }).click();
  await asked(page);
  await act(page, /fights first/);
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
        .locator('.prompt .button.primary')
        .click({ timeout: 3000 })
        .catch(() => undefined);
    await asked(page);
  }
}

/** Plays on a number of times with the second act of the list, for the first often ends a turn; then previews an attack or a move. */
async function playOn(page: Page, choices: number): Promise<void> {
  const acts = page.locator('.acts > :not([aria-label="Also possible"]) .action:not(.forbidden)');
  const button = page.locator('.prompt .button.primary');
  const click = (what: Locator): Promise<void> => what.click({ timeout: 1500 }).catch(() => undefined);
  for (let i = 0; i < choices && !(await page.locator('.ending').isVisible()); i++) {
    const offered = await acts.count();
    if (offered > 0) await acts.nth(Math.min(1, offered - 1)).evaluate((el: HTMLElement) => el.click());
    await click(button);
    await page.waitForTimeout(120);
  }
  for (const words of [/shoot|attack|fire|strike/i, /walk|move|run|arrives/i]) {
    const act = acts.filter({ hasText: words });
    if ((await act.count()) === 0) continue;
    await act.last().evaluate((el: HTMLElement) => el.click());
    return;
  }
}

/** Decisions after *Play now* that lead into the middle of things. */
const MIDDLE: Record<string, number> = {
  'chibi-commander': 16,
  'enemy-eternal': 14,
  'xenos-rampant': 26,
  'earth-war': 9,
};

/** Every other game, some decisions after *Play now*. */
const boards: Screen[] = titles
  .filter((title) => title.game !== 'xenoshyft')
  .map((title) => ({
    name: title.game,
    async visit(page) {
      await page.goto('/');
      await page.getByRole('button', { name: `Play ${title.name} now` }).click();
      await page.locator('.prompt').waitFor();
      await playOn(page, MIDDLE[title.game]!);
    },
  }));

/** What the picture of the laboratory answers. */
const LAB_QUESTION = `question: Does a larger base or a kinder deck help more?
game: xenoshyft
kind: variants
setup: { options: { base: 15 }, seats: [person] }
variants:
  - { name: As written }
  - { name: A base of 20, options: { base: 20 } }
  - { name: Waves that grow gradually, options: { waves: gradual } }
  - { name: Fixed items, options: { items: fixed } }
stop: { games: 120 }
`;

/** A new table with some options set, each by its place in the list. */
async function newTable(page: Page, game: string, options: Record<string, number>): Promise<void> {
  await page.goto(`/new/${game}`);
  for (const [key, index] of Object.entries(options))
    await page.locator(`#option-${key}`).selectOption({ index });
  await page.getByRole('button', { name: 'Play on this device' }).click();
  await page.locator('.prompt').waitFor();
}

/** Recruits for a squad of Chibi Commander. */
async function recruit(page: Page, many: number): Promise<void> {
  // On a phone the recruits have a page of their own.
  const shelf = page.locator('.hq-panes button').nth(1);
  if (await shelf.isVisible()) await shelf.click();
  for (let i = 0; i < many; i++) await page.locator('.hq-list .take:not(.lock)').nth(i).click();
}

/** Two people at this screen: covered until it is held. */
async function covered(page: Page): Promise<void> {
  await page.goto('/new/xenoshyft');
  await page.getByRole('button', { name: 'Add a seat' }).click();
  await page.getByRole('radiogroup', { name: 'Who plays seat 2' }).getByText('Somebody else').click();
  await page.getByRole('button', { name: 'Play on this device' }).click();
  await page.getByRole('button', { name: 'Hold to open the table' }).waitFor();
}
async function open(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Hold to open the table' }).focus();
  await page.keyboard.down('Enter');
  await page.locator('.prompt').waitFor();
  await page.keyboard.up('Enter');
}

/** The enemy's first phase in Xenos Rampant, everything placed as suggested and nothing ordered. */
async function enemyPhase(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play Xenos Rampant now' }).click();
  const film = page.locator('.film-bar');
  const digest = page.locator('.digest');
  for (let i = 0; i < 40 && !(await film.isVisible()) && !(await digest.isVisible()); i++) {
    await page
      .locator('.prompt .button.ends, .prompt .button.primary')
      .first()
      .click({ timeout: 1500 })
      .catch(() => undefined);
    await page.waitForTimeout(200);
  }
}

/** A film up to its first dice. */
async function fight(page: Page): Promise<void> {
  await enemyPhase(page);
  const dice = page.locator('.stage-overlay .tray, .fight-figure .tray');
  for (let i = 0; i < 30 && (await dice.count()) === 0; i++)
    await page
      .getByRole('button', { name: 'Next beat' })
      .click({ timeout: 1500 })
      .catch(() => undefined);
}

const SCREENS: readonly Screen[] = [
  ...boards,
  {
    name: 'briefing',
    settings: { briefings: true },
    async visit(page) {
      await page.goto('/');
      await page.getByRole('button', { name: 'Play Enemy Eternal now' }).click();
      await page.locator('.briefing-steps').waitFor();
    },
  },
  { name: 'fight', settings: { film: 'step' }, visit: fight },
  { name: 'digest', visit: enemyPhase },
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
  {
    name: 'muster',
    async visit(page) {
      await newTable(page, 'chibi-commander', { squads: 0 });
      await recruit(page, 4);
    },
  },
  {
    name: 'campaign',
    async visit(page) {
      await newTable(page, 'chibi-commander', { squads: 0, play: 1 });
      await recruit(page, 6);
    },
  },
  {
    name: 'editor',
    async visit(page) {
      await page.goto('/editor/chibi-commander');
      await page.getByRole('button', { name: 'Scenarios' }).click();
      await page.getByRole('button', { name: 'The wreck in the fields' }).click();
    },
  },
  { name: 'builder', visit: (page) => newTable(page, 'enemy-eternal', {}) },
  {
    name: 'base',
    async visit(page) {
      await newTable(page, 'enemy-eternal', { mode: 1 });
      await playOn(page, 2);
    },
  },
  { name: 'cover', visit: covered },
  {
    name: 'catch-up',
    async visit(page) {
      await covered(page);
      await open(page);
      for (let i = 0; i < 9 && !(await page.locator('.cover').isVisible()); i++) {
        await page
          .locator('.prompt .button.primary')
          .click({ timeout: 1500 })
          .catch(() => undefined);
        await page.waitForTimeout(150);
      }
      await open(page);
    },
  },
  {
    name: 'typed-dice',
    async visit(page) {
      await page.goto('/new/xenos-rampant');
      await page.getByLabel('Dice and draws').selectOption('dice');
      await page.getByRole('button', { name: 'Play on this device' }).click();
      for (let i = 0; i < 20 && !(await page.locator('.rolling').isVisible()); i++) await playOn(page, 1);
    },
  },
  {
    name: 'waiting-room',
    async visit(page) {
      await page.goto('/new/xenoshyft');
      await page.getByRole('button', { name: 'Add a seat' }).click();
      await page.getByRole('radiogroup', { name: 'Who plays seat 2' }).getByText('Somebody else').click();
      await page.getByRole('button', { name: 'Open online' }).click();
      await page.getByRole('heading', { name: 'Waiting for everybody' }).waitFor();
    },
  },
  { name: 'not-found', visit: async (page) => void (await page.goto('/nowhere')) },
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
  {
    name: 'lesson',
    visit: async (page) =>
      void (await page.goto('/learn/xenoshyft').then(() => page.locator('.coach').waitFor())),
  },
  {
    name: 'rules',
    theme: 'paper',
    visit: async (page) => void (await page.goto('/rules/xenoshyft/XS-FGT-04')),
  },
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
  {
    name: 'ask',
    async visit(page) {
      await page.goto('/lab/ask/xenos-rampant');
      await page.getByRole('radio', { name: 'What changes if …?' }).check();
      await page.getByText(/tables, at most/).waitFor();
    },
  },
  {
    name: 'laboratory',
    theme: 'paper',
    async visit(page) {
      await page.goto('/lab/ask/xenoshyft');
      await page.getByLabel('The question as text').fill(LAB_QUESTION);
      await page.getByRole('button', { name: 'Ask', exact: true }).click();
      await page.locator('.lab-facts').waitFor({ timeout: 300_000 });
    },
  },
  {
    name: 'settings',
    visit: async (page) =>
      void (await page.goto('/').then(() => page.getByRole('button', { name: 'Settings' }).click())),
  },
  { name: 'credits', visit: async (page) => void (await page.goto('/credits')) },
];

async function picture(browser: Browser, screen: Screen, size: Size): Promise<void> {
  const context = await browser.newContext({
    ...SIZES[size],
    baseURL: `http://127.0.0.1:${PORT}`,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  page.on('pageerror', (error) => console.error(`${screen.name}: ${error.message}`));
  await page.addInitScript(
    (value) => localStorage.setItem('xenotable.settings', value),
    JSON.stringify({
      motion: 'none',
      film: 'none',
      nags: false,
      briefings: false,
      theme: screen.theme ?? 'dark',
      ...screen.settings,
    }),
  );
  await screen
    .visit(page, size)
    .catch((error: Error) => console.error(`${screen.name}: ${error.message.split('\n')[0]}`));
  await page.locator('.loading').waitFor({ state: 'detached' });
  await page.waitForTimeout(500);
  await page
    .waitForFunction(
      () => !document.querySelector('.comparison')?.textContent?.includes('reckoning'),
      undefined,
      {
        timeout: 8000,
      },
    )
    .catch(() => console.error(`${screen.name}: odds still open`));
  const session = await context.newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY });
  await writeFile(new URL(`${screen.name}-${size}.webp`, OUT), Buffer.from(data, 'base64'));
  await context.close();
  console.log(`${screen.name}-${size}`);
}

const wanted = process.argv.slice(2);
await mkdir(OUT, { recursive: true });
const dist = new URL('../dist', import.meta.url).pathname;
const server = await buildServer(
  configFrom(
    {
      PORT: String(PORT),
      DATABASE_FILE: join(await mkdtemp(join(tmpdir(), 'xenotable-')), 'tables.db'),
      LOG_LEVEL: 'warn',
    },
    dist,
  ),
  games,
);
await server.listen({ port: PORT, host: '127.0.0.1' });
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
