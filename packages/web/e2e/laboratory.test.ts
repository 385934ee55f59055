// The laboratory: the page answers questions with the same figures as the package, through pauses and reloads, and every mark opens its
// games.
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { itemAt } from '@xenotable/kernel';
import {
  type Answer,
  Inquiry,
  type Question,
  csvOf,
  gameNamed,
  headline,
  loadSubjects,
  followedIn,
  playOne,
  readQuestion,
  recordOf,
} from '@xenotable/questions';
import { editionOf, gamePackage } from '@xenotable/shelf';
import { parse } from 'yaml';
import { NORMAL, SURFACES, accessible } from './accessible.ts';
import { LONG, type Page, calm, dropFile, expect, test } from './table.ts';

/** The example questions, which the laboratory's own tests answer by command and queue. */
const example = (name: string): { question: string } =>
  parse(readFileSync(new URL(`../../../questions/examples/${name}.yaml`, import.meta.url), 'utf8'));

/** The form begins with what Play now opens. */
const RATE = example('rate');
const VARIANTS = example('variants');
const GRID = example('grid');

const subjectsOf = (question: Question) =>
  loadSubjects(question, { present: gamePackage, edition: editionOf });

/** The package's answer, game by game in this thread. */
async function answered(written: unknown): Promise<Answer> {
  const question = readQuestion(written);
  const subjects = await subjectsOf(question);
  const inquiry = new Inquiry(question, subjects);
  for (let games = inquiry.wanted(100); games.length > 0; games = inquiry.wanted(100))
    for (const game of games) {
      const arm = itemAt(inquiry.arms, game.arm);
      inquiry.add(playOne(subjects(arm.edition), arm, game, followedIn(question)));
    }
  return inquiry.answer();
}

/** Asks a question from a YAML file; JSON is valid YAML. */
async function ask(page: Page, question: object): Promise<void> {
  await page.goto('/lab/ask/earth-war');
  await expect(page.getByLabel('The question as text')).toBeVisible();
  await dropFile(page, 'question.yaml', JSON.stringify(question));
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(page).toHaveURL(/\/lab\/run\//);
}

const facts = (page: Page) => page.locator('.lab-facts');

/** Waits for the answer: its sentence, and in its file the exact figures. */
async function says(page: Page, expected: Answer): Promise<void> {
  await expect(facts(page)).toBeVisible({ timeout: 90_000 });
  await expect(page.locator('.lab-head')).toContainText(headline(expected));
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as CSV' }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  expect(text).toContain(csvOf(expected));
}

test.beforeEach(({ page }) => calm(page));

test('three questions are answered with the figures of the package, and a mark opens its games', async ({
  page,
}) => {
  for (const question of [VARIANTS, GRID]) {
    await ask(page, question);
    await says(page, await answered(question));
  }

  // The third is made in the form.
  await page.goto('/lab/ask/earth-war');
  await page.getByRole('radio', { name: 'How hard is it?' }).check();
  await page.getByLabel('The question in your words').fill(RATE.question);
  await page.getByLabel('Games of each table').fill('60');
  await page.getByLabel('Games of each table').blur();
  await expect(page.getByLabel('The question as text')).toHaveValue(/games: 60/);
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  await says(page, await answered(RATE));

  await page.getByRole('button', { name: /Open its games/ }).click();
  const games = page.getByRole('dialog', { name: /^Games/ });
  await expect(games.getByText('60 games, the first 50')).toBeVisible();
  await games.getByRole('radio', { name: 'Lost' }).check();
  const open = games.getByRole('button', { name: /^Open game/ }).first();
  await expect(games.getByRole('cell', { name: 'Won' })).toHaveCount(0);
  const key = /game (\S+)/.exec((await open.getAttribute('aria-label')) ?? '')?.[1] ?? '';
  await open.click();
  await expect(page).toHaveURL(/\/replay\//);
  const question = readQuestion(RATE);
  const subjects = await subjectsOf(question);
  const { arms } = new Inquiry(question, subjects);
  const record = recordOf(subjects(), itemAt(arms, 0), gameNamed(question, arms, key));
  await expect(page.getByRole('slider', { name: 'Step' })).toHaveAttribute(
    'aria-valuemax',
    String(record.entries.length),
  );
});

test('a question is paused, continues after a reload, and counts nothing twice', async ({ page }) => {
  // More games than any machine plays during this test; one worker, so that the same games are quickly played here too.
  const question = { ...RATE, stop: { games: 50_000 } };
  await page.addInitScript(() => localStorage.setItem('xenotable.laboratory.workers', '1'));
  await ask(page, question);
  await expect(page.getByText(/[1-9]\d* games · /)).toBeVisible();
  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect(other.getByText('another tab plays it')).toBeVisible();
  await page
    .getByRole('button', { name: /^Pause/ })
    .first()
    .click();
  const goOn = page.getByRole('button', { name: /^Go on/ }).first();
  await expect(goOn).toBeVisible();
  // Games in progress are finished and stored.
  await expect(page.locator('.lab-progress')).toContainText('paused');
  await expect(page.locator('.lab-progress')).toHaveAttribute('aria-busy', 'false');
  const before = await page.locator('.lab-progress b').first().innerText();
  // A pause applies to every tab.
  await expect(other.locator('.lab-progress')).toContainText('paused');
  await expect(other.locator('.lab-progress b').first()).toHaveText(before);
  await other.close();
  await page.reload();
  await expect(goOn).toBeVisible();
  await expect(page.locator('.lab-progress b').first()).toHaveText(before);
  await goOn.click();
  // It continues in the background, and every page says so.
  await page.getByRole('button', { name: 'Leave it running' }).click();
  await page.getByRole('link', { name: /^Laboratory: / }).click();
  await page.getByRole('button', { name: 'Stop here' }).first().click();
  await page.getByRole('button', { name: 'Really stop?' }).click();
  await expect(page.getByText(/Stopped by hand after \d+ deals/)).toBeVisible();
  // The result is that of a question with this many games: every deal from the first on, each once.
  const games = Number(/after (\d+) deals/.exec(await page.locator('.lab-mark').first().innerText())?.[1]);
  expect(games).toBeGreaterThanOrEqual(Number(before.replaceAll(/\D/g, '')));
  await says(page, await answered({ ...RATE, stop: { games } }));
});

test('problems are named before anything is played, and a link contains the question', async ({ page }) => {
  await page.goto('/lab/ask/earth-war');
  const text = page.getByLabel('The question as text');
  await text.fill(JSON.stringify({ ...RATE, setup: { options: { treat: 14 } } }));
  await expect(page.getByRole('alert')).toContainText(/treat: unknown option.*threat/);
  await expect(page.getByRole('button', { name: 'Ask', exact: true })).toBeDisabled();
  await text.fill(JSON.stringify({ ...RATE, stop: {} }));
  await expect(page.getByRole('alert').first()).toContainText('stop');
  await text.fill(JSON.stringify(GRID));
  await expect(page.getByRole('radio', { name: /two numbers/ })).toBeChecked();
  await expect(page.getByText('4 tables, at most 80 games.')).toBeVisible();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy as a link' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto('/');
  await page.goto(link);
  await expect(page.getByLabel('The question in your words')).toHaveValue(GRID.question);
});

for (const [size, viewport, surfaces] of [
  ['desktop', { width: 1440, height: 900 }, SURFACES],
  ['phone', { width: 390, height: 844 }, NORMAL],
  ['low', { width: 720, height: 450 }, NORMAL],
] as const)
  test(`the laboratory is accessible and fits: ${size}`, LONG, async ({ page }) => {
    await page.setViewportSize(viewport);
    const fits = async (where: string): Promise<void> => {
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide, `${where}: wider than the screen`).toBeLessThanOrEqual(0);
      await accessible(page, where, surfaces);
    };
    await page.goto('/lab');
    await expect(page.getByText('Nothing yet.')).toBeVisible();
    await fits('first page');
    await page.goto('/lab/ask/xenos-rampant');
    await page.getByRole('radio', { name: 'What changes if …?' }).check();
    await expect(page.getByText(/tables, at most/)).toBeVisible();
    await fits('form');
    await ask(page, { ...VARIANTS, stop: { games: 12 } });
    await expect(facts(page)).toBeVisible({ timeout: 60_000 });
    await fits('answer');
    await page.keyboard.press('t');
    await expect(page.getByRole('columnheader', { name: 'p, corrected' })).toBeVisible();
    await fits('answer as tables');
    await page.keyboard.press('t');
    await page
      .getByRole('button', { name: /Open its games/ })
      .first()
      .click();
    await expect(page.getByRole('button', { name: /^Open game/ }).first()).toBeVisible();
    await fits('games');
  });

test('a question that other machines answer is followed to the same figures, and its games open', async ({
  page,
}) => {
  const question = readQuestion(RATE);
  const subjects = await subjectsOf(question);
  const inquiry = new Inquiry(question, subjects);
  const results = inquiry.wanted(1000).map((game) => playOne(subjects(), itemAt(inquiry.arms, 0), game));
  const queued = (open: boolean) => ({
    id: 'abc-def',
    document: question,
    editions: inquiry.made.editions,
    code: 'theirs',
    open,
    problem: null,
    games: results.length,
    updated: Date.now(),
  });
  await page.route('**/api/questions', (route) => route.fulfill({ json: { questions: [queued(true)] } }));
  // Half of the games arrive at first; then all of them, some twice.
  await page.route('**/api/questions/abc-def?from=*', (route) => {
    const begun = route.request().url().endsWith('from=0');
    return route.fulfill({
      json: {
        question: queued(begun),
        results: begun ? results.slice(0, 30) : results.slice(20),
        next: begun ? 30 : 60,
        more: false,
      },
    });
  });
  await page.goto('/lab');
  await page.getByRole('button', { name: `Follow: ${RATE.question}` }).click();
  await says(page, await answered(RATE));
  await page.getByRole('button', { name: /Open its games/ }).click();
  const games = page.getByRole('dialog', { name: /^Games/ });
  await games
    .getByRole('button', { name: /^Open game/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/replay\//);
});
