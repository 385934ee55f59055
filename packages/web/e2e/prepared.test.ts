// Answers prepared while somebody else decides: played when their question comes, listed and removable until then.
import { type Page, SERVER, calm, expect, join, logSays, openOnline, test, withSeats } from './table.ts';

/** Two people at XenoShyft; Mara has bought nothing and is ready, Jonas is still buying. */
async function maraWaits(mara: Page, join: (code: string) => Promise<Page>): Promise<Page> {
  await calm(mara);
  await mara.goto(`${SERVER}/new/xenoshyft`);
  await withSeats(mara, 2);
  const jonas = await join(await openOnline(mara));
  await ready(mara);
  await expect(mara.locator('.prompt-words')).toContainText('Jonas is deciding');
  return jonas;
}

const ready = (page: Page): Promise<void> => page.locator('.prompt .button.ends').first().click();

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Prepare an answer' });

test('an answer to the next question is prepared, listed, and played when it is asked', async ({
  page: mara,
  browser,
}) => {
  const jonas = await maraWaits(mara, (code) => join(browser, code));
  await mara.getByRole('button', { name: 'Prepare an answer' }).click();
  await dialog(mara)
    .getByLabel(/^Deploy Troops/)
    .selectOption({ label: 'Ready' });
  await dialog(mara).getByRole('button', { name: 'Prepare', exact: true }).click();
  await expect(dialog(mara).getByRole('region', { name: 'Standing orders' })).toContainText('Ready');
  await mara.keyboard.press('Escape');
  await expect(mara.getByRole('button', { name: '1 prepared' })).toBeVisible();
  // The server stores it.
  await mara.reload();
  await expect(mara.getByRole('button', { name: '1 prepared' })).toBeVisible();
  await ready(jonas);
  await expect(jonas.locator('.prompt-words')).toContainText('Deploy');
  await expect(mara.locator('.prompt-words')).toContainText('Jonas is deciding');
  await expect(mara.getByRole('button', { name: 'Prepare an answer' })).toBeVisible();
  await logSays(jonas, /Mara/);
  await jonas.context().close();
});

test('a prepared answer is withdrawn in the menu of the table', async ({ page: mara, browser }) => {
  const jonas = await maraWaits(mara, (code) => join(browser, code));
  await mara.getByRole('button', { name: 'Prepare an answer' }).click();
  await dialog(mara)
    .getByLabel(/^Deploy Troops/)
    .selectOption({ label: 'Ready' });
  await dialog(mara).getByRole('button', { name: 'Prepare', exact: true }).click();
  await mara.keyboard.press('Escape');
  await mara.getByRole('button', { name: 'This table' }).click();
  await mara.getByRole('button', { name: /^Withdraw: If asked/ }).click();
  await expect(mara.getByRole('button', { name: /^Withdraw: If asked/ })).toHaveCount(0);
  await mara.keyboard.press('Escape');
  await ready(jonas);
  await expect(mara.locator('.prompt-words')).toContainText('Deploy');
  await jonas.context().close();
});
