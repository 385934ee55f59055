// The twenty commonest complaints of players about digital tabletop games, and the tests that answer each. Those without a test elsewhere
// are tested here.
//
//  1 "It cannot be finished."                  whole games: solo, keyboard, earth-war and the other games' tests; the laws of every game (some choice, or it is over)
//  2 "A misclick is final."                    here
//  3 "Undo corrupts, or is a cheat."           here; the Undo law of every game
//  4 "The text is too small."                  here
//  5 "I handle pieces instead of playing."     here: two clicks for any decision; windows ('point, preview with odds, back out, play')
//  6 "What just happened, and was it right?"   here
//  7 "No opponent, a dull or a slow one."      here; programs (three strengths, Stop, taking the seat over)
//  8 "The dice are rigged."                    record (the file that `xenotable verify` recomputes); typed (roll your own); the server's tests of seeds and their hashes
//  9 "The chance shown is not the true one."   not for a browser: the odds tests of every game compare what is shown with the rules themselves; here: it says what is exact
// 10 "Slow, unskippable animation."            here
// 11 "An account, a connection, for solo?"     offline
// 12 "Disconnected, and the game is lost."     online ('one reloads and loses nothing'); the server's kill test
// 13 "No alert, and I forgot my plan."         here: the title says whose turn it is; hotseat ('Since you looked'); online and together (what happened while somebody was away); away (alerts by webhook and push)
// 14 "Respond? Respond? Respond?"              windows ('always pass answers the open window and those after it')
// 15 "The tutorial is a wall of text."         here; each game's lesson is played in its own test
// 16 "The phone is an afterthought."           here; earth-war and others ('by touch')
// 17 "Colour-blind or blind: no chance."       axe, keyboard; here: everything that can be pointed at has a name
// 18 "An update ate my campaign."              record, offline; the records kept with every game are replayed by its tests
// 19 "Replays cannot go back."                 replay
// 20 "It leaks what is hidden."                hotseat, earth-war ('the hive looks'); the Secrecy law, and the leak test on the server's wire
import type { Locator } from '@playwright/test';
import { titles } from '@xenotable/shelf';
import {
  LONG,
  type Page,
  asked,
  calm,
  decided,
  decisions,
  expect,
  play,
  playNow,
  openFights,
  primary,
  test,
} from './table.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

const firstAct = (page: Page) => page.locator('.action:not(.forbidden)').first();

/** An action on something, rather than 'end' or 'pass'; null if a builder fills the whole table. */
async function anAct(page: Page): Promise<Locator | null> {
  const named =
    '.acts [role=group]:not([aria-label="Actions"], [aria-label="Also possible"]) .action:not(.forbidden)';
  for (const list of [named, '.action:not(.forbidden)']) {
    const found = page.locator(list).filter({ visible: true }).first();
    if (await found.isVisible()) return found;
  }
  return null;
}

/** Previews and plays an action of the list. */
const act = async (page: Page): Promise<void> => play(page, await anAct(page));

for (const { name } of titles) {
  test.describe(name, () => {
    test('2, 5 one click only previews, a second one plays, and Undo takes it back', async ({ page }) => {
      await calm(page);
      await playNow(page, name);
      const undo = page.locator('.prompt .undo');
      const selected = page.locator('.action.selected');
      for (let i = 0; i < 12; i++) {
        if ((await anAct(page)) !== null) {
          // The table may still go on by itself, which drops a selection.
          await expect(async () => {
            const before = await decisions(page);
            await (await anAct(page))?.click();
            await expect(selected).toBeVisible({ timeout: 3000 });
            expect(await decisions(page)).toBe(before);
          }).toPass();
          await page.keyboard.press('Escape');
          await expect(selected).toHaveCount(0);
        }
        const question = await page.locator('.prompt-words p').innerText();
        await act(page);
        if (!(await undo.isEnabled())) continue;
        await undo.click();
        await expect(page.locator('.prompt-words p')).toHaveText(question);
        return;
      }
      throw new Error('nothing could be taken back');
    });

    test('4, 6, 16, 17 nothing is too small or too wide, every line names its rule, everything to point at has a name', async ({
      page,
    }) => {
      await calm(page);
      await playNow(page, name);
      for (const size of [PHONE, DESKTOP]) {
        await page.setViewportSize(size);
        await expect.poll(() => tooSmall(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      }
      for (let i = 0; i < 6 && !(await page.locator('.ending').isVisible()); i++) await act(page);
      const lines = page.locator('.pnl-log .log-lines li:not(.head, .older)');
      await expect.poll(() => lines.count()).toBeGreaterThan(0);
      await expect(lines.filter({ hasNot: page.locator('.rule-ref') })).toHaveCount(0);
      await expect(
        page.locator('.stage :is(button, [role], [tabindex])[data-thing]:not([aria-label])'),
      ).toHaveCount(0);
    });

    // What the other lessons say is tested without a browser.
    const often = name === 'XenoShyft' || name === 'Enemy Eternal' ? {} : LONG;
    test('15 a lesson says one thing at a time, and can be left', often, async ({ page }) => {
      await calm(page);
      await page.goto(`/learn/${titles.find((title) => title.name === name)!.game}`);
      const coach = page.getByRole('complementary', { name: 'Lesson' });
      const first = page.getByRole('link', { name: /^Begin/ }).first();
      await expect(coach.or(first)).toBeVisible();
      if (await first.isVisible()) await first.click();
      await expect(coach).toBeVisible();
      expect((await coach.locator('h2 + p').innerText()).split(/\s+/).length).toBeLessThan(80);
      await coach.getByRole('button', { name: 'Skip the lesson' }).click();
      await expect(coach).toHaveCount(0);
      await expect(firstAct(page)).toBeVisible();
    });
  });
}

/** Text below twelve pixels, on the page and on cards at their displayed size. */
const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const small: string[] = [];
    for (const el of document.querySelectorAll<HTMLElement | SVGTextElement>(
      '.table *:not(svg *), .table .card-art text',
    )) {
      const own = [...el.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      if (!own || !el.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const scale = el instanceof SVGTextElement ? (el.getScreenCTM()?.a ?? 1) : 1;
      if (Number.parseFloat(getComputedStyle(el).fontSize) * scale < 11.9) small.push(el.textContent!.trim());
    }
    return small;
  });

test('3 what was rolled cannot be taken back, and what was taken back stays in the log', async ({ page }) => {
  await calm(page);
  await playNow(page, 'Earth War');
  const nearer = page.locator('.action', { hasText: /one (nearer|farther)/ }).first();
  await nearer.click();
  await primary(page).click();
  await page.locator('.prompt .undo').click();
  await expect(page.locator('.log-lines .undone')).toHaveCount(1);
  await page.locator('.prompt .button', { hasText: 'Go on' }).click();
  await page.locator('.action', { hasText: 'fires' }).first().click();
  await page.locator('.prompt .button', { hasText: 'fires' }).click();
  await expect(page.locator('.prompt .undo')).toBeDisabled();
  await openFights(page);
  await expect(page.locator('.log-lines .undone').first()).toBeAttached();
});

test('4 the text can be made larger', async ({ page }) => {
  await calm(page);
  await playNow(page, 'XenoShyft');
  const height = (): Promise<number> =>
    page.locator('.prompt-words p').evaluate((el) => Number.parseFloat(getComputedStyle(el).fontSize));
  const before = await height();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByText('Largest').click();
  await page.keyboard.press('Escape');
  await expect.poll(() => height()).toBeGreaterThan(before);
});

test("7 the rulebook's automaton plays the other side, step by step, each step with its rule", async ({
  page,
}) => {
  await calm(page);
  await playNow(page, 'Chibi Commander');
  const steps = page.locator('.log-lines li', { hasText: /CC-NPC/ });
  for (let i = 0; i < 20 && (await steps.count()) === 0; i++) {
    const before = await decisions(page);
    await primary(page).click();
    await decided(page, before);
  }
  await expect.poll(() => steps.count()).toBeGreaterThan(0);
});

test('9 a chance says how it was computed', async ({ page }) => {
  await calm(page);
  await playNow(page, 'Earth War');
  const spread = page.locator('.deckbar .button', { hasText: 'Place the rest' });
  const volley = page.locator('.deckbar .button', { hasText: 'All fire' });
  for (let i = 0; i < 40 && !(await spread.isVisible()); i++) {
    const before = await decisions(page);
    if (await volley.isVisible()) {
      await volley.click();
      await primary(page).click();
    } else if (await primary(page).isVisible()) await primary(page).click();
    else {
      await firstAct(page).click();
      await primary(page).click();
    }
    await decided(page, before);
  }
  await spread.click();
  await expect(page.getByRole('region', { name: 'Odds' })).toContainText(/exact|samples/);
});

test('10 a film is ended with one key, and there is none if only the result is wanted', async ({ page }) => {
  await calm(page, { motion: 'normal', film: 'slow' });
  await playNow(page, 'Chibi Commander');
  const film = page.locator('.film-bar');
  const before = await decisions(page);
  await page.locator('.prompt .button', { hasText: 'End the turn' }).click();
  await expect(film).toBeVisible();
  await page.keyboard.press('End');
  await expect(film).toHaveCount(0);
  await decided(page, before);
  await asked(page);
});

test('13 the title says that it is your turn', async ({ page }) => {
  await calm(page);
  await playNow(page, 'XenoShyft');
  await expect(page).toHaveTitle(/^● XenoShyft/);
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test('16 a swipe over the board never plays, a tap only previews', async ({ page }) => {
    await calm(page);
    await playNow(page, 'Chibi Commander');
    const before = await decisions(page);
    const board = (await page.locator('.stage').boundingBox())!;
    const [x, y] = [board.x + board.width * 0.8, board.y + board.height * 0.7];
    const touch = await page.context().newCDPSession(page);
    const finger = (type: string, at: { x: number; y: number } | null): Promise<unknown> =>
      touch.send('Input.dispatchTouchEvent', {
        type: type as 'touchStart',
        touchPoints: at === null ? [] : [at],
      });
    await finger('touchStart', { x, y });
    for (let i = 1; i <= 8; i++) await finger('touchMove', { x: x - i * 12, y: y - i * 6 });
    await finger('touchEnd', null);
    await expect(page.locator('.action.selected')).toHaveCount(0);
    await page.touchscreen.tap(x, y);
    expect(await decisions(page)).toBe(before);
  });
});
