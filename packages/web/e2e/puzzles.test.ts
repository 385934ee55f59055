// Puzzles: the real table, one question, and an honest answer.
import { type Puzzle, readPuzzle } from '@xenotable/bots';
import { type Json, Session, seeded, writeRecord } from '@xenotable/kernel';
import { gameFor, titles } from '@xenotable/shelf';
import { puzzlesOf } from '@xenotable/shelf/puzzles';
import { LONG, type Page, calm, dropFile, expect, primary, test } from './table.ts';

async function puzzlesIn(game: string): Promise<Puzzle[]> {
  const files = await Promise.all((await puzzlesOf(game)).map((load) => load()));
  return files.map((file) => readPuzzle(file.default, game));
}

/** A puzzle of Earth War whose right and wrong answers are buttons with words. */
async function withButtons(): Promise<{ puzzle: Puzzle; number: number; right: string; wrong: string }> {
  const all = await puzzlesIn('earth-war');
  const at = all.findIndex(({ options }) => options[0]?.words === 'Check those corners!');
  const puzzle = all[at]!;
  return { puzzle, number: at + 1, right: 'Check those corners!', wrong: puzzle.options.at(-1)?.words ?? '' };
}

const panel = (page: Page) => page.getByRole('region', { name: 'Puzzle' });

/** Answers by the list of actions. */
async function answer(page: Page, words: string): Promise<void> {
  // Removes an earlier plan.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.getByPlaceholder('Find an action').fill(words);
  await page.locator('.action:not(.forbidden)', { hasText: words }).first().click();
  await primary(page).click();
}

test('a wrong answer is told how much worse it is, the right one why; solved puzzles are remembered', async ({
  page,
}) => {
  const { number, right, wrong } = await withButtons();
  await calm(page);
  await page.goto(`/puzzles/earth-war/${number}`);
  await expect(panel(page)).toContainText('You see what this seat saw');
  await answer(page, wrong);
  await expect(panel(page)).toContainText(/[\d.]+ short/);
  await expect(panel(page)).not.toContainText(right);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.keyboard.press('h');
  await expect(panel(page)).toContainText('Nudge.');
  await answer(page, right);
  await expect(panel(page)).toContainText('That is it');
  await expect(page.getByText('Solved at the second try.')).toBeVisible();
  await expect(panel(page).locator('.puzzle-ways li').first()).toContainText(right);
  await page.keyboard.press('n');
  await expect(page).not.toHaveURL(new RegExp(`/${number}$`));
  await page.reload();
  await expect(page.getByRole('link', { name: `Puzzle ${number}, solved later` })).toBeVisible({
    timeout: 60_000,
  });
});

test('the answer can be shown, and the position can be continued', async ({ page }) => {
  const { number, wrong } = await withButtons();
  await calm(page);
  await page.goto(`/puzzles/earth-war/${number}`);
  await answer(page, wrong);
  await page.getByRole('button', { name: 'Show the answer' }).click();
  await expect(panel(page)).toContainText('This was it');
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await expect(page).toHaveURL(/\/table\//);
  await expect(page.locator('.prompt')).toBeVisible();
});

test('a turning point of a game becomes a puzzle', LONG, async ({ page }) => {
  const { puzzle, wrong } = await withButtons();
  const played = puzzle.options.find(({ words }) => words === wrong);
  const session = Session.open(await gameFor(puzzle.record.head), puzzle.record, seeded('0'.repeat(64)));
  session.choose(puzzle.seat, played?.choice as Json);
  await calm(page);
  await page.goto('/replays');
  await expect(page.getByRole('heading', { name: 'Replays' })).toBeVisible();
  await dropFile(page, 'missed.jsonl', writeRecord(session.record));
  await expect(page).toHaveURL(/\/replay\//);
  await page.getByRole('button', { name: 'Review this game' }).click();
  const review = page.getByRole('region', { name: 'Review' });
  await expect(review).toHaveAttribute('aria-busy', 'false', { timeout: 90_000 });
  // The review is stored and need not be made again.
  await page.reload();
  await expect(review).toContainText('games tried at each decision');
  await page.goto(`${page.url().replace(/#.*/, '')}#${puzzle.record.entries.length}`);
  await page.reload();
  await review.getByRole('button', { name: 'Make a puzzle of this' }).click();
  await expect(page).toHaveURL(/\/puzzles\/earth-war\//, { timeout: 60_000 });
  await expect(page.getByRole('navigation', { name: 'Your own' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete this puzzle' }).click();
  await expect(page.getByRole('navigation', { name: 'Your own' })).toBeHidden();
});

/** A title with cards and one with a map; the long battery looks at all. */
const FITS_OFTEN = ['xenoshyft', 'chibi-commander'];

for (const { game, name } of titles)
  test(`${name}: a puzzle fits on a phone`, FITS_OFTEN.includes(game) ? {} : LONG, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await calm(page);
    if ((await puzzlesOf(game)).length === 0) {
      await page.goto(`/puzzles/${game}`);
      return expect(page.getByRole('main')).toContainText(`${name} has no puzzles yet.`);
    }
    await page.goto(`/puzzles/${game}/1`);
    await expect(panel(page)).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Puzzles of this title' })).toBeVisible();
  });
