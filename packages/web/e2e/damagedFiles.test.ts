// Damaged scenario files dropped on the editors: each is refused with its field and reason, or opens with its problems and all of its pages.
// A whole run: SCENARIOS=5000 XENOTABLE_LONG=1 npx playwright test -c packages/web -g "damaged files"
import { BadInput, type Json, type ScenarioHead, type ScenarioSheet } from '@xenotable/kernel';
import { damagedScenarios } from '@xenotable/kernel/proof';
import { gamePackage, titles } from '@xenotable/shelf';
import { LONG, type Page, calm, expect, test } from './table.ts';
import { problems } from './workshop.ts';

/** The number of files for each title. */
const FILES = Number(process.env['SCENARIOS'] ?? (process.env['XENOTABLE_LONG'] ? 500 : 40));
/** So many are dropped before the test looks at the page again. */
const BATCH = 50;

/** A file, and what the editor must show of it: the message that refuses it, or the draft and the number of its problems. */
interface Drop {
  readonly seed: number;
  readonly text: string;
  readonly message?: string;
  readonly draft?: string;
  readonly problems: number;
  readonly playable: boolean;
}

function dropOf(sheet: ScenarioSheet, { seed, document }: { seed: number; document: Json }): Drop {
  const text = JSON.stringify(document);
  let read: ScenarioHead;
  try {
    read = sheet.read(text);
  } catch (error) {
    if (error instanceof BadInput)
      return { seed, text, message: error.message, problems: 0, playable: false };
    throw error;
  }
  const found = sheet.problems(read);
  const playable = !found.some(({ severity }) => severity === 'stop');
  return { seed, text, draft: sheet.write(read), problems: found.length, playable };
}

/** Drops the files one after the other; returns what was not shown as it must be. */
const dropAll = (page: Page, key: string, drops: readonly Drop[]): Promise<string[]> =>
  page.evaluate(
    async ([draftKey, files]) => {
      const frame = (): Promise<unknown> => new Promise((done) => requestAnimationFrame(done));
      const holds = ({ message, draft, problems: expected }: Drop): boolean =>
        message === undefined
          ? localStorage.getItem(draftKey) === draft &&
            document.querySelectorAll('.ed-problems li:not(.good)').length === expected
          : [...document.querySelectorAll('[role=alert]')].some((one) => one.textContent?.includes(message));
      const wrong: string[] = [];
      for (const file of files) {
        // What it opens is written anew, even if it equals the draft before it.
        localStorage.removeItem(draftKey);
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([file.text], 'damaged.scenario.json'));
        document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
        const late = performance.now() + 10_000;
        while (!holds(file) && performance.now() < late) await frame();
        if (!holds(file)) wrong.push(`scenario ${file.seed} is not shown as it must be: ${file.text}`);
        if (file.message !== undefined) continue;
        for (const button of document.querySelectorAll<HTMLElement>(
          '[role=group][aria-label=Settings] button',
        )) {
          button.click();
          // React draws what a press changes before the next task.
          await Promise.resolve();
        }
        if (document.querySelector('.ed-problems') === null)
          return [...wrong, `scenario ${file.seed} broke the editor: ${file.text}`];
      }
      return wrong;
    },
    [key, drops] as const,
  );

for (const { game, name } of titles)
  test(
    `${name}: damaged files never break the editor`,
    game === 'xenoshyft' ? {} : LONG,
    async ({ page }) => {
      test.setTimeout(60_000 + FILES * 2000);
      const { scenarios: sheet } = (await gamePackage(game)).game;
      if (sheet === undefined) throw new Error(`${game} has no scenarios`);
      await calm(page);
      await page.goto(`/editor/${game}`);
      await expect(problems(page)).toContainText('it can be played');
      const drops = [...damagedScenarios(sheet, FILES, 1)].map((one) => dropOf(sheet, one));
      for (let at = 0; at < drops.length; at += BATCH)
        expect(await dropAll(page, `xenotable.scenario.${game}`, drops.slice(at, at + BATCH))).toEqual([]);

      const refused = drops.filter(({ message }) => message !== undefined);
      const playable = drops.filter((one) => one.playable);
      const figures = `${refused.length} refused, ${drops.length - refused.length - playable.length} stopped, ${playable.length} playable`;
      test.info().annotations.push({ type: 'damaged files', description: figures });
      expect(refused.length).toBeGreaterThan(0);
      expect(playable.length).toBeGreaterThan(0);
      // The last one that can be played is played.
      await dropAll(page, `xenotable.scenario.${game}`, playable.slice(-1));
      await page.getByRole('button', { name: 'Play it' }).click();
      await expect(page.locator('.prompt')).not.toBeEmpty();
    },
  );
