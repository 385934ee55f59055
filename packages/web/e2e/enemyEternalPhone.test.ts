// Enemy Eternal on a phone, by touch alone: the first season mission from Play now to its end, on the board where possible; and a campaign
// up to its first field.
import type { Locator } from '@playwright/test';
import { playPlanned, primary, ready, toBuilder } from './enemyEternal.ts';
import { LONG, type Page, calm, decided, decisions, expect, prompt, test } from './table.ts';
import { PHONE, fits, openPanel, tap } from './touch.ts';

test.use(PHONE);

const COLUMNS = 36;
/** The middle of the marker. */
const MARKER = { x: 17.5, y: 11.5 };

const cell = (page: Page, at: number) => page.locator(`[data-cell="${at}"]`);
const action = (page: Page, words: string) => page.locator('.pnl-act .action', { hasText: words });

/** Cells with such a thing that a finger can reach: on the screen and not covered. */
const within = (page: Page, thing: string): Promise<{ at: number; says: string }[]> =>
  page.locator(`.cell.usable[data-thing^="${thing}:"]`).evaluateAll((cells) =>
    cells
      .filter((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return document.elementFromPoint(x + width / 2, y + height / 2) === one;
      })
      .map((one) => ({ at: Number(one.getAttribute('data-cell')), says: one.getAttribute('aria-label')! })),
  );

const toMarker = (at: number): number =>
  Math.max(Math.abs((at % COLUMNS) - MARKER.x), Math.abs(Math.floor(at / COLUMNS) - MARKER.y));

/** Taps something, which shows a preview, and plays it with the main button. */
async function tapAndPlay(page: Page, at: number, plan: RegExp): Promise<void> {
  const before = await decisions(page);
  await tap(cell(page, at));
  await expect(primary(page)).toHaveText(plan);
  await tap(primary(page));
  await decided(page, before);
}

/** Waits until the camera stands still: a cell is where it was a moment before. */
async function still(page: Page): Promise<void> {
  const place = () => cell(page, 0).evaluate((one) => JSON.stringify(one.getBoundingClientRect()));
  let last = '';
  await expect(async () => {
    const [before, now] = [last, await place()];
    last = now;
    expect(now).toBe(before);
  }).toPass({ intervals: [100], timeout: 10_000 });
}

/** Taps something twice. */
async function tapTwice(page: Page, at: number, plan: RegExp): Promise<void> {
  const before = await decisions(page);
  await tap(cell(page, at));
  await expect(primary(page)).toHaveText(plan);
  await still(page);
  await tap(cell(page, at));
  await decided(page, before);
}

async function pressMain(page: Page): Promise<void> {
  const before = await decisions(page);
  // A window in which several models could react has no main button until one is chosen.
  if (!(await primary(page).isVisible())) {
    await openPanel(page, 'Actions');
    await tap(page.locator('.pnl-act .action:not(.forbidden)').first());
    await playPlanned(page, before, () => tap(primary(page)));
  } else await tap(primary(page));
  await decided(page, before);
}

/** Works at something if possible, otherwise attacks a visible enemy, otherwise runs towards the marker. */
async function act(page: Page, tally: Record<string, number>): Promise<void> {
  const count = (deed: string): void => void (tally[deed] = (tally[deed] ?? 0) + 1);
  const [piece] = await within(page, 'piece');
  const foe = (await within(page, 'unit')).find(({ says }) => says.includes('ADVENT'));
  const [near] = (await within(page, 'cell')).toSorted(
    (a, b) => toMarker(a.at) - toMarker(b.at) || a.at - b.at,
  );
  if (piece !== undefined) {
    count('worked');
    await tap(cell(page, piece.at));
    return pressMain(page);
  }
  if (foe !== undefined) {
    count('attacked');
    return tapTwice(page, foe.at, /%/);
  }
  if (near !== undefined) {
    count('ran');
    return tapTwice(page, near.at, /^(Run|Climb)/);
  }
  return pressMain(page);
}

test('a whole game on a phone, by touch', LONG, async ({ page }) => {
  await calm(page);
  await page.goto('/');
  await tap(page.getByRole('button', { name: 'Play Enemy Eternal now' }));
  await ready(page);
  await expect(page.locator('.prompt-words p')).toHaveText('Set up Ranger.');
  const front = (await within(page, 'cell')).toSorted(
    (a, b) => toMarker(a.at) - toMarker(b.at) || a.at - b.at,
  )[0]!;
  await tapAndPlay(page, front.at, /^Set up Ranger/);
  await tap(action(page, 'Set up all as suggested'));
  await pressMain(page);

  const ending = page.locator('.ending');
  const tally: Record<string, number> = {};
  for (let i = 0; i < 150; i++) {
    await ready(page);
    if (await ending.isVisible()) break;
    await still(page);
    const says = await prompt(page);
    if (/actions? left/.test(says)) await act(page, tally);
    else if (says.includes('Which model acts')) {
      // If only one model is possible, one tap activates it.
      const before = await decisions(page);
      const own = (await within(page, 'unit')).find((one) => !one.says.includes('ADVENT'));
      // Models that are not on the screen are in the list.
      if (own === undefined) {
        await pressMain(page);
        continue;
      }
      await tap(cell(page, own.at));
      await decided(page, before);
    } else await pressMain(page);
  }
  await expect(ending.getByRole('heading', { level: 2 })).toHaveText(
    /^(Commander won|The automaton has won)$/,
  );
  expect(tally['ran']).toBeGreaterThan(2);
  expect(tally['attacked']).toBeGreaterThan(2);
  await fits(page);
  await tap(page.getByRole('button', { name: 'Watch the replay' }));
  await expect(page).toHaveURL(/\/replay\//);
});

test('the pages of a campaign are one column on a phone', async ({ page }) => {
  await calm(page);
  await toBuilder(page, { 'What is played': /Season One/ });
  const isWide = async (part: Locator): Promise<void> =>
    expect((await part.boundingBox())!.width).toBeGreaterThan(340);
  await pressMain(page);
  await isWide(page.locator('.ee-missions .ee-briefing b'));
  await tap(page.locator('[data-thing="difficulty:Easy"]'));
  await pressMain(page);
  for (const part of ['Soldiers', 'Outpost']) await isWide(page.getByRole('region', { name: part }));
  await tap(page.locator('[data-thing^="deploy:"]').first());
  await expect(page.locator('.prompt-words p')).toContainText('Build, equip');
  await expect(primary(page)).toContainText('Leave');
  await tap(page.getByRole('button', { name: 'Back' }));
  await pressMain(page);
  await expect(page.getByRole('grid')).toBeVisible();
});
