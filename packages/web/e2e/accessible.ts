// The automated accessibility rules (WCAG 2.2 AA) over a screen as it stands, on every surface that it can have.
import { AxeBuilder } from '@axe-core/playwright';
import { type Page, expect } from './table.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules about colours: all that differs from surface to surface. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

export const NORMAL = [
  { theme: 'dark', contrast: 'normal' },
  { theme: 'paper', contrast: 'normal' },
];
export const SURFACES = [...NORMAL, ...NORMAL.map(({ theme }) => ({ theme, contrast: 'more' }))];

/** One look at the page; nothing is collected but what breaks a rule. */
const axe = (page: Page): AxeBuilder => new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });

export async function accessible(page: Page, where: string, surfaces = SURFACES): Promise<void> {
  const found: string[] = [];
  for (const surface of surfaces) {
    await page.evaluate((one) => Object.assign(document.documentElement.dataset, one), surface);
    const { violations } = await (surface === surfaces[0] ? axe(page).withTags(RULES) : axe(page).withRules(COLOURS)).analyze();
    for (const { id, nodes } of violations)
      for (const { target, failureSummary } of nodes)
        found.push(`${where}, ${Object.values(surface).join(' ')}: ${id}: ${target.join(' ')}: ${failureSummary?.split('\n')[1]?.trim() ?? ''}`);
  }
  await page.evaluate((one) => Object.assign(document.documentElement.dataset, one), surfaces[0]!);
  expect(found).toEqual([]);
}
