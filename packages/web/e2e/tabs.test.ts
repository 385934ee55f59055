// Two tabs of one browser at one table: each follows the other, and nothing is overwritten.
import { type Page, calm, commit, decisions, expect, playNow, pressIfThere, primary, test } from './table.ts';

const at = (page: Page, seq: number): Promise<void> =>
  expect(page.locator(`.table[data-seq="${seq}"]`)).toBeVisible();

test('one tab shows what another plays', async ({ page: first, context }) => {
  await calm(first);
  await playNow(first);
  const second = await context.newPage();
  await calm(second);
  await second.goto(first.url());
  await at(second, 0);

  await commit(first);
  const one = await decisions(first);
  expect(one).toBeGreaterThan(0);
  await at(second, one);

  await commit(second);
  const two = await decisions(second);
  expect(two).toBeGreaterThan(one);
  await at(first, two);

  // Both act at once: the acts are stored one after the other, and both tabs show the same in the end.
  await Promise.all([first, second].map((page) => pressIfThere(primary(page))));
  await expect
    .poll(
      async () => (await decisions(first)) === (await decisions(second)) && (await decisions(first)) > two,
    )
    .toBe(true);
  const shown = await decisions(first);
  await Promise.all([first.reload(), second.reload()]);
  await at(first, shown);
  await at(second, shown);
});

test('a program thinks in one tab only, and in the other after that one is closed', async ({
  page: first,
  context,
}) => {
  await calm(first);
  await playNow(first);
  const second = await context.newPage();
  await calm(second);
  await second.goto(first.url());
  await at(second, 0);
  const leads = (page: Page): Promise<boolean> =>
    page.evaluate(async () => {
      const { held = [] } = await navigator.locks.query();
      return held.filter(({ name }) => name?.startsWith('xenotable.programs.')).length === 1;
    });
  await expect.poll(() => leads(first)).toBe(true);
  await first.close();
  await expect.poll(() => leads(second)).toBe(true);
});
