// The screens that docs/screens has pictures of.
import { type Page, devices } from '@playwright/test';
import { titles } from '@xenotable/shelf';
import {
  act,
  combat,
  covered,
  enemyPhase,
  fight,
  newTable,
  open,
  playOn,
  recruit,
  training,
  wholeGame,
} from './visits.ts';

export const SIZES = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 },
} as const;

export type Size = keyof typeof SIZES;
export interface Screen {
  name: string;
  theme?: 'dark' | 'paper';
  /** Settings that differ from most pictures: films, briefings. */
  settings?: Record<string, unknown>;
  visit(page: Page, size: Size): Promise<void>;
}

/** Number of decisions after *Play now* that lead to an interesting position. */
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

/** The question in the picture of the laboratory. */
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

export const SCREENS: readonly Screen[] = [
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
      void (await page.goto('/learn/xenoshyft/1').then(() => page.locator('.coach').waitFor())),
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
