// Chibi Commander beyond one turn: a whole solo mission by mouse, and a campaign's headquarters from the first recruits to the second mission.
import { readFile } from 'node:fs/promises';
import { AxeBuilder } from '@axe-core/playwright';
import { type Page, asked, calm, decisions, expect, prompt, test } from './table.ts';

const primary = (page: Page) => page.locator('.prompt .btn.pri');

/** Does something, and waits until the table has taken it as a decision. */
async function decide(page: Page, does: () => Promise<unknown>): Promise<void> {
  const before = await decisions(page);
  await does();
  await expect.poll(() => decisions(page)).toBeGreaterThan(before);
  await asked(page);
}

/** A set-up with options by their labels. */
async function setUp(page: Page, options: Record<string, string>): Promise<void> {
  await page.goto('/new/chibi-commander');
  await page.locator('#option-mission').waitFor();
  for (const fold of await page.locator('details:not([open]) > summary').all()) await fold.click();
  for (const [key, words] of Object.entries(options)) {
    const names = await page.locator(`#option-${key} option`).allInnerTexts();
    await page.locator(`#option-${key}`).selectOption({ index: names.findIndex((name) => name.toLowerCase() === words.toLowerCase()) });
  }
  await page.getByRole('button', { name: 'Play on this device' }).click();
  await expect(page.locator('.cc, .cc-hq').first()).toBeVisible();
}

/** The field is pointed at, then clicked again. */
async function goTo(page: Page, cell: string): Promise<void> {
  const field = page.locator(`[data-cell="${cell}"]`);
  await field.click();
  await field.click();
}

const usable = async (page: Page): Promise<string | null> =>
  (await page.locator('.cell.usable[data-thing^="cell:"]').evaluateAll((cells) => cells.at(-1)?.getAttribute('data-cell'))) ?? null;

/** One decision of a player who brings everybody onto the map, lets one unit walk in each round, and answers everything else by the first button. */
async function play(page: Page, walked: Set<string>): Promise<void> {
  const coming = page.locator('.cc-squad .ucard.ready', { hasText: 'to come' });
  const fresh = page.locator('.cc-squad .ucard.ready[aria-label*="2 actions left"]');
  const says = await prompt(page);
  if (says.includes('2 actions left')) {
    const cell = await usable(page);
    return decide(page, () => (cell === null ? primary(page).click() : goTo(page, cell)));
  }
  if (await coming.count()) {
    await coming.first().click();
    const cell = await usable(page);
    if (cell !== null) return decide(page, () => goTo(page, cell));
  } else if ((await fresh.count()) > 0 && !walked.has(says)) {
    walked.add(says);
    await fresh.first().click();
  }
  await decide(page, () => primary(page).click());
}

test('a solo Province by mouse to its end', async ({ page }) => {
  await calm(page);
  await setUp(page, { mission: 'COOP 1', squads: 'Standard', automaton: 'The table decides', rounds: '3 rounds' });
  const walked = new Set<string>();
  for (let i = 0; i < 100 && !(await page.locator('.ending').isVisible()); i++) await play(page, walked);
  const result = page.getByRole('region', { name: 'Result' });
  await expect(result).toContainText('dead civilians and units');
  await expect(result).toContainText(/Province/);
  await expect(result).toContainText(/rounds?\./);
});

const pageName = (page: Page) => page.locator('.phases .now');

/** Takes so many of the first in the list. */
async function take(page: Page, count: number): Promise<void> {
  for (let i = 0; i < count; i++) await decide(page, () => page.locator('.hq-list .take:not(.lock)').first().click());
}

test('a squad is chosen: places, who is sent back, what cannot be had and why', async ({ page }) => {
  await calm(page);
  await setUp(page, { mission: 'COOP 1', squads: 'chosen' });
  await take(page, 5);
  await expect(page.getByRole('region', { name: 'Your squad' }).locator('.hq-item')).toHaveCount(5);
  await expect(page.locator('.hq-list .why').first()).toContainText(/5|full|places/i);
  await decide(page, () => page.getByRole('region', { name: 'Your squad' }).locator('.take').first().click());
  await expect(page.getByRole('region', { name: 'Your squad' }).locator('.hq-item')).toHaveCount(4);
  await expect(page.getByRole('complementary', { name: 'Briefing' })).toContainText('Goals');
  await decide(page, () => page.locator('.hq-list .take:not(.lock)').first().click());
  await decide(page, () => primary(page).click());
  await expect(page.locator('.cc-squad .ucard')).toHaveCount(5);
});

test('a campaign: recruits, squad, the diary of the war, and the same campaign from a file', async ({ page }) => {
  await calm(page);
  await setUp(page, { mission: 'COOP 1', play: 'campaign', squads: 'chosen' });
  await expect(pageName(page)).toContainText('Level up');
  await take(page, 5);
  await expect(page.getByRole('region', { name: 'Roster' }).locator('.hq-veteran')).toHaveCount(5);
  await decide(page, () => primary(page).click());
  await expect(pageName(page)).toContainText('Squad');
  await take(page, 5);
  await decide(page, () => primary(page).click());
  // The mission is given up at once: everybody comes home, and the second mission is prepared.
  await page.locator('.act', { hasText: 'Offer to end the mission' }).click();
  await decide(page, () => primary(page).click());
  for (let i = 0; i < 6 && !(await page.locator('.cc-hq').isVisible()); i++) await decide(page, () => page.locator('.prompt .btn').first().click());
  await expect(pageName(page)).toContainText('Level up');
  const diary = page.getByRole('region', { name: 'Diary of the war' });
  await expect(diary.locator('li').first()).toContainText(/CHIBI COM .* in 1 round/);
  await expect(diary.locator('[aria-current=step]')).toContainText('2');

  await page.getByRole('button', { name: 'This table' }).click();
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save the record as a file' }).click()]);
  const text = await readFile(await download.path(), 'utf8');
  const before = await decisions(page);
  await page.goto('/');
  const data = await page.evaluateHandle((body) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([body], 'war.xeno.jsonl'));
    return transfer;
  }, text);
  await page.dispatchEvent('body', 'drop', { dataTransfer: data });
  await expect(page).toHaveURL(/\/replay\//);
  await page.getByRole('slider').first().press('End');
  await expect(page.locator('.cc-hq')).toBeVisible();
  await page.getByRole('button', { name: 'Play from here' }).click();
  await expect(page.locator('.cc-hq')).toBeVisible();
  await expect.poll(() => decisions(page)).toBe(before);
  await expect(diary.locator('li').first()).toContainText(/CHIBI COM .* in 1 round/);
  await take(page, 1);
});

for (const theme of ['dark', 'paper'] as const) {
  test(`headquarters pass the accessibility rules, ${theme}`, async ({ page }) => {
    await calm(page, { theme });
    await setUp(page, { mission: 'COOP 2', squads: 'chosen' });
    await take(page, 2);
    await accessible(page, 'desktop');
    await page.setViewportSize({ width: 390, height: 844 });
    await accessible(page, 'phone');
    await page.getByRole('group', { name: 'Pages' }).getByRole('button', { name: 'Recruits' }).click();
    await accessible(page, 'recruits on a phone');
  });
}

async function accessible(page: Page, where: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).analyze();
  expect(violations.flatMap((one) => one.nodes.map((node) => `${where}: ${one.id}: ${node.target.join(' ')}`))).toEqual([]);
}
