// Damaged scenario files dropped on the editors: each is refused with its field and reason, or opens with all of its pages.
import { BadInput, type ScenarioHead, type ScenarioSheet } from '@xenotable/kernel';
import { damagedScenarios } from '@xenotable/kernel/proof';
import { gamePackage, titles } from '@xenotable/shelf';
import { LONG, type Page, calm, dropFile, expect, test } from './table.ts';
import { problems } from './workshop.ts';

/** The number of files for each title. */
const FILES = Number(process.env['SCENARIOS'] ?? (process.env['XENOTABLE_LONG'] ? 40 : 8));

function readOr(sheet: ScenarioSheet, text: string): ScenarioHead | BadInput {
  try {
    return sheet.read(text);
  } catch (error) {
    if (error instanceof BadInput) return error;
    throw error;
  }
}

/** Opens every page of settings. */
async function pagesOf(page: Page): Promise<void> {
  for (const button of await page.getByRole('group', { name: 'Settings' }).getByRole('button').all())
    await button.click();
  await expect(problems(page)).toBeVisible();
}

for (const { game, name } of titles)
  test(
    `${name}: damaged files never break the editor`,
    game === 'xenoshyft' ? {} : LONG,
    async ({ page }) => {
      test.setTimeout(60_000 + FILES * 4000);
      const { scenarios: sheet } = (await gamePackage(game)).game;
      if (sheet === undefined) throw new Error(`${game} has no scenarios`);
      await calm(page);
      await page.goto(`/editor/${game}`);
      await expect(problems(page)).toContainText('it can be played');
      const draft = (): Promise<string | null> =>
        page.evaluate((key) => localStorage.getItem(key), `xenotable.scenario.${game}`);
      let refused = 0;
      for (const { document } of damagedScenarios(sheet, FILES, 1)) {
        const text = JSON.stringify(document);
        const read = readOr(sheet, text);
        await dropFile(page, 'damaged.scenario.json', text);
        if (read instanceof BadInput) {
          refused++;
          await expect(page.getByRole('alert')).toContainText(read.message);
        } else {
          await expect.poll(draft, text).toBe(sheet.write(read));
          await pagesOf(page);
        }
      }
      expect(refused).toBeGreaterThan(0);
      expect(refused).toBeLessThan(FILES);
    },
  );
