// Chibi Commander on a phone, by touch alone: a Scout brings a civilian out of Province, the Gunner shoots, everybody goes home.
import { decide, primary } from './chibiCommander.ts';
import { LONG, type Page, asked, calm, expect, prompt, test } from './table.ts';
import { PHONE, fits, openPanel, tap } from './touch.ts';

test.use(PHONE);

const COLUMNS = 24;
const ROWS = 16;

const card = (page: Page, words: string) => page.locator(`.cc-squad .ucard[aria-label*="${words}"]`);
const action = (page: Page, words: string) => page.locator('.pnl-act .action', { hasText: words });
const commit = (page: Page): Promise<void> => decide(page, () => tap(primary(page)));

/** The fields for a selector that a finger can reach: on the screen and not covered. */
const fields = (page: Page, selector: string): Promise<number[]> =>
  page.locator(`[role=gridcell]${selector}`).evaluateAll((cells) =>
    cells
      .filter((cell) => {
        const { x, y, width, height } = cell.getBoundingClientRect();
        return document.elementFromPoint(x + width / 2, y + height / 2) === cell;
      })
      .map((cell) => Number(cell.getAttribute('data-cell'))),
  );

/** The fields of these units, on the screen or not. */
const whereIs = (page: Page, ...names: string[]): Promise<number[]> =>
  page
    .locator(names.map((name) => `[role=gridcell][aria-label*=", ${name},"]`).join())
    .evaluateAll((cells) => cells.map((cell) => Number(cell.getAttribute('data-cell'))));

const column = (cell: number): number => cell % COLUMNS;
const row = (cell: number): number => Math.floor(cell / COLUMNS);
const apart = (a: number, b: number): number => Math.abs(column(a) - column(b)) + Math.abs(row(a) - row(b));
const toEdge = (cell: number): number =>
  Math.min(column(cell), COLUMNS - 1 - column(cell), row(cell), ROWS - 1 - row(cell));
const least = (cells: readonly number[], price: (cell: number) => number): number | undefined =>
  cells.toSorted((a, b) => price(a) - price(b))[0];

/** Taps a field twice. */
const goTo = (page: Page, cell: number): Promise<void> =>
  decide(page, async () => {
    await tap(page.locator(`[data-cell="${cell}"]`));
    await expect(primary(page)).toHaveText(/Arrive|Walk/);
    await tap(page.locator(`[data-cell="${cell}"]`));
  });

/** Walks to the best field on the screen, if it is better than staying. */
async function towards(page: Page, from: number, price: (cell: number) => number): Promise<void> {
  const to = least(await fields(page, '.usable[data-thing^="cell:"]'), price);
  return to !== undefined && price(to) < price(from) ? goTo(page, to) : commit(page);
}

/** Leaves by an edge of the map, with two taps in the list. */
async function leave(page: Page, from: number): Promise<void> {
  const way = action(page, 'Leave the map');
  if ((await way.count()) === 0) return towards(page, from, toEdge);
  return decide(page, async () => {
    await openPanel(page, 'Actions');
    await tap(way);
    await tap(way);
  });
}

const civilians = (page: Page): Promise<number[]> =>
  whereIs(page, 'Farmer', 'Shopkeeper', 'Tourist', 'Postman');

/** Whether everybody goes home: a civilian is off the map, nobody is left to look for one, or it takes too long. */
async function goingHome(page: Page, round: number): Promise<boolean> {
  const left = (await civilians(page)).length;
  return left < 4 || round > 4 || (await card(page, 'Scout').count()) === 0;
}

/** Between two activations: brings, sends or activates somebody. */
async function between(page: Page, round: number, acted: Set<string>): Promise<void> {
  const coming = page.locator('.cc-squad .ucard.ready[aria-label*="still to come"]');
  if ((await coming.count()) > 0) {
    await tap(coming.first());
    return goTo(page, (await fields(page, '.usable[data-thing^="cell:"]'))[0]!);
  }
  if ((await action(page, 'sends').count()) > 0) {
    await tap(action(page, 'sends').first());
    return commit(page);
  }
  const names = await page
    .locator('.cc-squad .ucard.ready[aria-label*="actions left"]')
    .evaluateAll((cards) => cards.map((one) => one.getAttribute('aria-label')!.split(',')[0]!));
  const home = await goingHome(page, round);
  const next = names.find(
    (name) => !acted.has(`${name} ${round}`) && (home || name === 'Scout' || name === 'Gunner'),
  );
  if (next === undefined) return commit(page);
  acted.add(`${next} ${round}`);
  await tap(card(page, next));
  return commit(page);
}

/** The Scout looks for a civilian, the Gunner for a target; with `home` they go home. */
async function act(page: Page, name: string, home: boolean): Promise<void> {
  const here = (await whereIs(page, name))[0]!;
  const chains = page.locator('.chain-card');
  if (home) return leave(page, here);
  if (name !== 'Scout' && (await chains.count()) > 0) {
    await tap(chains.first());
    return commit(page);
  }
  const civilian = name === 'Scout' ? least(await civilians(page), (cell) => apart(cell, here)) : undefined;
  return civilian === undefined
    ? commit(page)
    : towards(page, here, (cell) => Math.max(1, apart(cell, civilian)));
}

/** Shoots at the first target on the map, or the first of the list if none is on the screen. */
async function shoot(page: Page): Promise<void> {
  await openPanel(page, 'Actions');
  const attack = action(page, 'Attack').first();
  if (!(await attack.isVisible())) return commit(page);
  const [target] = await fields(page, '.usable[data-thing^="blip:"]');
  await tap(target === undefined ? attack : page.locator(`[data-cell="${target}"]`));
  await expect(page.locator('.prompt-words p')).toContainText('% to hit');
  return commit(page);
}

test('a whole game on a phone, by touch', LONG, async ({ page }) => {
  await calm(page);
  await page.goto('/');
  await tap(page.getByRole('button', { name: 'Play Chibi Commander now' }));
  await asked(page);
  const acted = new Set<string>();
  const ending = page.locator('.ending');
  for (let i = 0, round = 1; i < 150 && !(await ending.isVisible()); i++) {
    const says = await prompt(page);
    round = Number(/^Round (\d+)/.exec(says)?.[1] ?? round);
    if (says.startsWith('Round')) await between(page, round, acted);
    else if (says.startsWith('Where'))
      await leave(page, (await whereIs(page, /Where does (\w+)/.exec(says)![1]!))[0]!);
    else if (/ uses /.test(says)) await shoot(page);
    else if (/actions? left/.test(says)) await act(page, says.split(':')[0]!, await goingHome(page, round));
    else await commit(page);
  }
  await expect(ending.getByRole('heading', { level: 2 })).toHaveText(
    /^(Commander won Province|Province is lost)$/,
  );
  await expect(ending).toContainText('Left the map: ');
  await fits(page);
  await tap(page.getByRole('button', { name: 'Watch the replay' }));
  await expect(page).toHaveURL(/\/replay\//);
});
