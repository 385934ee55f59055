// A home-made campaign: made from a seed, played mission by mission with one Squad, edited, and shared by a link. Ties and second goals in
// the editor.
import { type Page, calm, expect, test } from './table.ts';

const CAMPAIGN = '/campaign/enemy-eternal';

async function drawn(page: Page, seed: string): Promise<string> {
  await page.getByLabel('Seed').fill(seed);
  await page.getByRole('button', { name: 'Make the campaign' }).click();
  await expect(page.getByRole('list', { name: 'Missions' }).getByRole('listitem')).toHaveCount(5);
  return page.getByRole('heading', { level: 1 }).innerText();
}

/** Ends the current mission by giving it up. */
async function concede(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/table\//);
  await page.getByRole('button', { name: 'This table' }).click();
  await page.getByRole('button', { name: /^Concede/ }).click();
  await page.getByRole('button', { name: /^Really\? Concede/ }).click();
}

test('a campaign is made from a seed, played from mission to mission, and shared by a link', async ({
  page,
  browser,
}) => {
  await calm(page);
  await page.goto('/new/enemy-eternal');
  await page.getByRole('link', { name: 'Play a campaign of your own' }).click();
  const name = await drawn(page, 'first light');
  const missions = page.getByRole('list', { name: 'Missions' }).getByRole('listitem');
  const second = (await missions.nth(1).getByRole('heading').innerText()).replace('2. ', '');
  await page.getByRole('button', { name: /^Gatecrashers/ }).click();
  await expect(page.getByRole('region', { name: 'Your Squad' })).toContainText('11 Supplies');
  await page.getByLabel('Name of Ranger').fill('Jane Kelly');
  await page.getByLabel('Name of Ranger').press('Enter');
  await page.getByRole('button', { name: 'Play mission 1' }).click();
  await expect(page).toHaveURL(/\/table\//);
  await expect(page.locator('.ee-table')).toBeVisible();
  await page.goto(CAMPAIGN);
  await page.getByRole('link', { name: 'Go on with mission 1' }).click();
  await concede(page);
  await expect(page.locator('.ending, .debrief').first()).toBeVisible();
  await page.getByRole('link', { name: 'Go on with the campaign' }).click();
  await expect(missions.first()).toContainText('Lost. Everybody came home.');
  await expect(page.getByRole('region', { name: 'Your Squad' })).toContainText('51 Supplies');
  await expect(page.getByRole('region', { name: 'Your Squad' })).toContainText('Jane Kelly');
  await expect(page.getByRole('button', { name: 'Play mission 2' })).toBeEnabled();
  // A mission is opened in the editor and comes back changed.
  await page.getByRole('button', { name: `Open ${second} in the editor` }).click();
  await page.getByRole('button', { name: 'Open it in the editor' }).click();
  await expect(page.locator('.editor')).toContainText(second);
  await page.goto(CAMPAIGN);
  await page.getByRole('button', { name: `Replace ${second} by the scenario in the editor` }).click();
  await expect(missions.nth(1)).toContainText(second);
  // Somebody else gets the missions by the link.
  await page.evaluate(() =>
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: (text: string) => ((document.title = text), Promise.resolve()) },
    }),
  );
  await page.evaluate(() => Object.defineProperty(navigator, 'canShare', { value: undefined }));
  await page.getByRole('button', { name: 'Share it' }).click();
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await expect.poll(() => page.title()).toContain('#campaign=');
  const other = await (await browser.newContext()).newPage();
  await other.goto(await page.title());
  await other.getByRole('button', { name: `Begin ${name}` }).click();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(other.getByRole('list', { name: 'Missions' }).getByRole('listitem')).toHaveCount(5);
  await expect(other.getByText('Who sets out?')).toBeVisible();
  await other.context().close();
});

test('another campaign replaces a campaign in progress only after a question', async ({ page }) => {
  await calm(page);
  await page.goto(CAMPAIGN);
  const name = await drawn(page, 'one');
  await page.getByRole('button', { name: /^Gatecrashers/ }).click();
  await page.getByRole('button', { name: 'Play mission 1' }).click();
  await expect(page).toHaveURL(/\/table\//);
  await page.goto(CAMPAIGN);
  await page.getByLabel('Seed').fill('two');
  await page.getByRole('button', { name: 'Make the campaign' }).click();
  await page.getByRole('button', { name: `Keep ${name}` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.getByRole('link', { name: 'Go on with mission 1' })).toBeVisible();
});

test('a tie and a second goal are entered in the editor as sentences', async ({ page }) => {
  await calm(page);
  await page.goto('/editor/enemy-eternal');
  await page.getByRole('group', { name: 'Settings' }).getByRole('button', { name: 'Goals' }).click();
  const end = page.locator('.ed-sentence', { hasText: 'After the last round' });
  await end.getByRole('button', { name: 'If it is a tie …' }).click();
  await expect(end).toContainText('A tie goes to who found more Supplies.');
  await end.getByLabel('If it is a tie').selectOption({ label: 'who destroyed more' });
  await expect(end).toContainText('A tie goes to who destroyed more.');
  await end.getByRole('button', { name: 'A second goal …' }).click();
  await expect(end).toContainText('Second goal: nobody of side B is left.');
});
