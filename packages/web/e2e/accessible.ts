// The automated accessibility rules (WCAG 2.2 AA) for the current screen, on all of its surfaces.
import axe from 'axe-core';
import { type Page, expect } from './table.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules about colours, which are all that differs between surfaces. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

export const NORMAL = [
  { theme: 'dark', contrast: 'normal' },
  { theme: 'paper', contrast: 'normal' },
];
export const SURFACES = [...NORMAL, ...NORMAL.map(({ theme }) => ({ theme, contrast: 'more' }))];

/** Checks all rules on the first surface and those about colours on the others; only violations are collected. */
export async function accessible(page: Page, where: string, surfaces = SURFACES): Promise<void> {
  await page.evaluate(axe.source);
  const found = await page.evaluate(
    async ({ surfaces, rules, colours }) => {
      const checker = (globalThis as unknown as { axe: typeof axe }).axe;
      const broken: string[] = [];
      const show = (surface: object): object => Object.assign(document.documentElement.dataset, surface);
      for (const surface of surfaces) {
        show(surface);
        const { violations } = await checker.run({
          runOnly: surface === surfaces[0] ? rules : colours,
          resultTypes: ['violations'],
        });
        for (const { id, nodes } of violations)
          for (const { target, failureSummary } of nodes)
            broken.push(
              `${Object.values(surface).join(' ')}: ${id}: ${target.join(' ')}: ${failureSummary?.split('\n')[1]?.trim() ?? ''}`,
            );
      }
      show(surfaces[0]!);
      return broken;
    },
    {
      surfaces,
      rules: { type: 'tag' as const, values: RULES },
      colours: { type: 'rule' as const, values: COLOURS },
    },
  );
  expect(found, where).toEqual([]);
}
