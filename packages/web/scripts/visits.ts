// Visits that lead to the pictured screens, by a visitor's actions.
import type { Locator, Page } from '@playwright/test';

export const act = async (page: Page, words: RegExp): Promise<boolean> => {
  const row = page.locator('.action:not(.forbidden)').filter({ hasText: words }).first();
  if ((await row.count()) === 0) return false;
  for (let click = 0; click < 2; click++)
    await row.evaluate((el: HTMLElement) => el.click()).catch(() => undefined);
  await page.waitForTimeout(150);
  return true;
};
export const several = async (page: Page, words: RegExp): Promise<void> => {
  for (let i = 0; i < 9 && (await act(page, words)); i++);
};
export const asked = (page: Page): Promise<void> =>
  page.locator('.prompt .button:is(.primary, .ends), .ending').first().waitFor();

/** Two commanders in a training siege, up to the deployment. */
export async function training(page: Page): Promise<void> {
  await page.goto('/new/xenoshyft');
  await page.getByRole('button', { name: 'Add a seat' }).click();
  await page.locator('#option-siege').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Play on this device' }).click();
  await asked(page);
  await act(page, /fights first/);
}

export async function combat(page: Page): Promise<void> {
  await training(page);
  await several(page, /^Spend/);
  await several(page, /^Buy Hi-Ex|^Buy Med Pack/);
  await act(page, /^Ready/);
  await several(page, /^Deploy .* to A/);
  await act(page, /^Ready/);
  await asked(page);
}

export async function wholeGame(page: Page): Promise<void> {
  await training(page);
  for (let i = 0; i < 200 && !(await page.locator('.ending').isVisible()); i++) {
    if (!(await act(page, /^Buy|^Deploy/)))
      await page
        .locator('.prompt .button.primary')
        .click({ timeout: 3000 })
        .catch(() => undefined);
    await asked(page);
  }
}

/** Plays several times with the second action of the list, because the first often ends a turn; then previews an attack or a move. */
export async function playOn(page: Page, choices: number): Promise<void> {
  const acts = page.locator('.acts > :not([aria-label="Also possible"]) .action:not(.forbidden)');
  const button = page.locator('.prompt .button.primary');
  const click = (what: Locator): Promise<void> => what.click({ timeout: 1500 }).catch(() => undefined);
  for (let i = 0; i < choices && !(await page.locator('.ending').isVisible()); i++) {
    const offered = await acts.count();
    if (offered > 0) await acts.nth(Math.min(1, offered - 1)).evaluate((el: HTMLElement) => el.click());
    await click(button);
    await page.waitForTimeout(120);
  }
  for (const words of [/shoot|attack|fire|strike/i, /walk|move|run|arrives/i]) {
    const act = acts.filter({ hasText: words });
    if ((await act.count()) === 0) continue;
    await act.last().evaluate((el: HTMLElement) => el.click());
    return;
  }
}

/** A new table with some options set, each by its position in the list. */
export async function newTable(page: Page, game: string, options: Record<string, number>): Promise<void> {
  await page.goto(`/new/${game}`);
  for (const [key, index] of Object.entries(options))
    await page.locator(`#option-${key}`).selectOption({ index });
  await page.getByRole('button', { name: 'Play on this device' }).click();
  await page.locator('.prompt').waitFor();
}

/** Recruits for a squad of Chibi Commander. */
export async function recruit(page: Page, many: number): Promise<void> {
  // On a phone the recruits have their own page.
  const shelf = page.locator('.hq-panes button').nth(1);
  if (await shelf.isVisible()) await shelf.click();
  for (let i = 0; i < many; i++) await page.locator('.hq-list .take:not(.lock)').nth(i).click();
}

/** Two people at this screen: the table is covered until one of them uncovers it. */
export async function covered(page: Page): Promise<void> {
  await page.goto('/new/xenoshyft');
  await page.getByRole('button', { name: 'Add a seat' }).click();
  await page.getByRole('radiogroup', { name: 'Who plays seat 2' }).getByText('Somebody else').click();
  await page.getByRole('button', { name: 'Play on this device' }).click();
  await page.getByRole('button', { name: 'Hold to open the table' }).waitFor();
}
export async function open(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Hold to open the table' }).focus();
  await page.keyboard.down('Enter');
  await page.locator('.prompt').waitFor();
  await page.keyboard.up('Enter');
}

/** The enemy's first phase in Xenos Rampant, with everything placed as suggested and no orders. */
export async function enemyPhase(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play Xenos Rampant now' }).click();
  const film = page.locator('.film-bar');
  const digest = page.locator('.digest');
  for (let i = 0; i < 40 && !(await film.isVisible()) && !(await digest.isVisible()); i++) {
    await page
      .locator('.prompt .button.ends, .prompt .button.primary')
      .first()
      .click({ timeout: 1500 })
      .catch(() => undefined);
    await page.waitForTimeout(200);
  }
}

/** Plays a film until its first dice. */
export async function fight(page: Page): Promise<void> {
  await enemyPhase(page);
  const dice = page.locator('.stage-overlay .tray, .fight-figure .tray');
  for (let i = 0; i < 30 && (await dice.count()) === 0; i++)
    await page
      .getByRole('button', { name: 'Next beat' })
      .click({ timeout: 1500 })
      .catch(() => undefined);
}
