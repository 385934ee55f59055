// A home-made campaign: made from a seed, its battles played in order, changed in the editor, and shared by its link.
import { accessible } from './accessible.ts';
import { LONG, type Page, calm, expect, test } from './table.ts';
import { over, until } from './xenosRampant.ts';

const battles = (page: Page) => page.getByRole('list', { name: 'Battles' }).getByRole('listitem');

async function make(page: Page, seed: string): Promise<void> {
  await page.goto('/new/xenos-rampant');
  await page.getByRole('link', { name: 'Play a campaign of your own' }).click();
  await page.getByLabel('Seed').fill(seed);
  await page.getByRole('button', { name: 'Make the campaign' }).click();
  await expect(battles(page)).toHaveCount(5);
}

test(
  'a campaign from a seed is shared by link, changed in the editor, and one battle leads to the next',
  LONG,
  async ({ page, browser }) => {
    await calm(page);
    await make(page, 'marsh');
    await accessible(page, 'a campaign of one’s own');
    const name = await page.getByRole('heading', { level: 1 }).innerText();

    // The same words make the same campaign; its link opens it elsewhere.
    await page.evaluate(() => {
      Object.assign(navigator.clipboard, {
        writeText: async (text: string) => void (document.body.dataset['copied'] = text),
      });
    });
    await page.getByRole('button', { name: 'Share it' }).click();
    await page.getByRole('button', { name: 'Copy the link' }).click();
    await expect(page.locator('body')).toHaveAttribute('data-copied', /#campaign=/);
    const link = await page.evaluate(() => document.body.dataset['copied'] ?? '');
    await page.keyboard.press('Escape');
    const context = await browser.newContext();
    const other = await context.newPage();
    await calm(other);
    await other.goto(link);
    await other
      .getByRole('dialog', { name })
      .getByRole('button', { name: `Begin ${name}` })
      .click();
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(name);
    expect(await battles(other).allInnerTexts()).toEqual(await battles(page).allInnerTexts());
    await context.close();

    // The first battle is shortened in the editor, and put back.
    await battles(page)
      .first()
      .getByRole('button', { name: /^Open .* in the editor$/ })
      .click();
    await page.getByRole('button', { name: 'Open it in the editor' }).click();
    await page.getByLabel('Turns', { exact: true }).fill('1');
    await page.getByLabel('Name', { exact: true }).fill('A short one');
    await page.goto('/campaign/xenos-rampant');
    await battles(page)
      .first()
      .getByRole('button', { name: /by the scenario in the editor$/ })
      .click();
    await expect(battles(page).first()).toContainText('A short one');

    await page.getByRole('button', { name: 'Play battle 1' }).click();
    await expect(page.locator('.chip.home-made')).toContainText('A short one');
    await page.goto('/campaign/xenos-rampant');
    await expect(page.getByRole('link', { name: 'Go on with battle 1' })).toBeVisible();
    await page.getByRole('link', { name: 'Go on with battle 1' }).click();
    await until(page, () => over(page));
    await page.getByRole('link', { name: 'Go on with the campaign' }).click();
    await expect(battles(page).first()).toContainText(/You won|You lost|A draw/);
    await expect(page.getByText(/\d to \d after 1 of 5 battles/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Play battle 2' })).toBeVisible();
    await expect(battles(page).nth(1)).toContainText(/you attack|you defend|The dice say/);

    // A campaign in progress is not replaced by a single press.
    await page.getByRole('button', { name: 'Make the campaign' }).click();
    await page.getByRole('button', { name: `Keep ${name}` }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await page.getByRole('button', { name: 'Make the campaign' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Begin / })
      .click();
    await expect(page.locator('.campaign-standing')).toHaveText('5 battles');
  },
);

test('a damaged link or a wrong file of a campaign says what is wrong', async ({ page }) => {
  await calm(page);
  await page.goto('/campaign/xenos-rampant#campaign=abc');
  await expect(page.getByRole('alert')).toContainText('damaged');
  await page.getByLabel('Campaign file').setInputFiles({
    name: 'x.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"format":1,"kind":"campaign","name":"X","battles":[]}'),
  });
  await expect(page.getByRole('alert')).toContainText('campaign.battles');
});
