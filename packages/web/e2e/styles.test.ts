// The styles of one game do not affect another: a board looks the same whether it is opened first or after all the others.
import { titles } from '@xenotable/shelf';
import { LONG, type Page, asked, calm, expect, playNow, test } from './table.ts';

/** Navigates like a link, without loading the page again. */
const follow = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** Properties set by the camera and the length of texts, not by a style sheet: they depend on when the board was measured. */
const CAMERA = [
  'transform',
  'transform-origin',
  'perspective-origin',
  'd',
  'height',
  'width',
  'inline-size',
  'block-size',
  'grid-template-columns',
  'grid-template-rows',
];

/** A hash of all computed styles for each element of the board, the summary and the hand. */
const looks = (page: Page): Promise<string[]> =>
  page.evaluate((camera) => {
    const names = [...getComputedStyle(document.body)].filter(
      (name) => !name.startsWith('--') && !camera.includes(name),
    );
    return [...document.querySelectorAll('.stage, .stage *, .seats *, .handtab *')].map((element) => {
      const style = getComputedStyle(element);
      let number = 0;
      for (const name of names)
        // Ids made by React are numbered through the whole visit.
        for (const letter of style.getPropertyValue(name).replace(/#_r_\w+_/g, '#'))
          number = (Math.imul(number, 31) + letter.charCodeAt(0)) | 0;
      return `${element.tagName} ${element.getAttribute('class')} ${number}`;
    });
  }, CAMERA);

async function opened(page: Page, path: string, game: string): Promise<string[]> {
  await expect(page.locator(`.game-surface[data-game=${game}] .stage`)).toBeVisible();
  await asked(page);
  expect(new URL(page.url()).pathname).toBe(path);
  await page.evaluate(() => document.fonts.ready);
  // Data about the position (reach, intents) arrives a moment after the board.
  const counts: number[] = [];
  await expect(async () => {
    counts.push(await page.locator('.stage *').count());
    expect(counts.length).toBeGreaterThan(3);
    expect(new Set(counts.slice(-4)).size).toBe(1);
  }).toPass({ intervals: [300] });
  return looks(page);
}

test('every board looks the same opened first and opened after the other four', LONG, async ({ page }) => {
  await calm(page);
  const tables: { path: string; accent: string; first: string[] }[] = [];
  for (const { name, accent } of titles) {
    await playNow(page, name);
    const path = new URL(page.url()).pathname;
    await page.goto(path);
    tables.push({ path, accent, first: await opened(page, path, accent) });
  }
  await page.goto('/');
  for (const again of [false, true])
    for (const { path, accent, first } of tables) {
      await follow(page, path);
      const now = await opened(page, path, accent);
      if (again) expect(now.filter((look, i) => look !== first[i])).toEqual([]);
      expect(now.length).toBe(first.length);
    }
});
