// The styles of one game do not reach another: a board looks the same whether it is opened first or after all the others.
import { titles } from '@xenotable/shelf';
import { type Page, asked, calm, expect, playNow, test } from './table.ts';

/** Goes to an address as a link does, without loading the page again. */
const follow = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** Everything that the browser has computed for the board, the summary and the hand, element by element. */
const looks = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.stage, .stage *, .seats *, .handtab *')].map((element) => {
      const style = getComputedStyle(element);
      const values = Array.from(style, (name) => `${name}: ${style.getPropertyValue(name)}`);
      return `${element.tagName} ${element.getAttribute('class')} ${values.join('; ')}`;
    }),
  );

async function opened(page: Page, path: string, game: string): Promise<string[]> {
  await expect(page.locator(`.game-surface[data-game=${game}] .stage`)).toBeVisible();
  await asked(page);
  expect(new URL(page.url()).pathname).toBe(path);
  await page.evaluate(() => document.fonts.ready);
  return looks(page);
}

test('every board looks the same opened first and opened after the other four', async ({ page }) => {
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
      if (again) expect(now.filter((line, i) => line !== first[i])).toEqual([]);
      expect(now.length).toBe(first.length);
    }
});
