// Printed sheets: laid out, within their paper, and complete in the browser's PDF.
import { type Page, expect } from './table.ts';

const laidOut = (page: Page): Promise<void> =>
  expect(page.getByRole('status').filter({ hasText: /^\d+ pages?$/ })).toBeVisible();

/** Opens a sheet and waits until it is laid out. */
export async function opened(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await laidOut(page);
}

/** Pixels by which a word may extend into the gap between columns. */
const GUTTER = 4;

/** Elements outside their page, below its foot, or outside their card, and tables with a word of their head broken. */
const overflows = (page: Page): Promise<string[]> =>
  page.evaluate(
    (gutter) =>
      [...document.querySelectorAll('.print-page')].flatMap((paper, i) => {
        const edge = paper.getBoundingClientRect();
        const foot = paper.querySelector('.print-foot')?.getBoundingClientRect().top ?? 0;
        return [
          ...paper.querySelectorAll(
            '.print-block, .print-block table, .print-block svg, .print-card, .print-token',
          ),
        ]
          .filter((part) => {
            const box = part.getBoundingClientRect();
            const onCard = part.matches('.print-card, .print-token');
            const spills =
              (onCard && part.scrollHeight > part.clientHeight + 2) ||
              [...part.querySelectorAll('.print-words')].some(
                (text) => text.scrollHeight > text.clientHeight + 2,
              );
            // A heading of one word takes one line.
            const isBroken = [...part.querySelectorAll('thead th')].some((head) => {
              const words = document.createRange();
              words.selectNodeContents(head);
              return !/\s/.test(head.textContent ?? '') && words.getClientRects().length > 1;
            });
            return (
              spills ||
              isBroken ||
              box.left < edge.left - 1 ||
              box.right > edge.right + 1 ||
              box.bottom > (onCard ? edge.bottom : foot) + 1 ||
              (part.matches('.print-block') && part.scrollWidth > part.clientWidth + gutter)
            );
          })
          .map((part) => `page ${i + 1}: ${(part.textContent ?? '').slice(0, 40)}`);
      }),
    GUTTER,
  );

/** The number of pages in the browser's PDF. */
async function printedPages(page: Page): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}

/** Checks the sheet that is open: all of its pages are in the PDF, and nothing is outside. Returns the number of pages. */
export async function fitsItsPaper(page: Page, name: string): Promise<number> {
  await laidOut(page);
  await page.emulateMedia({ media: 'print' });
  const pages = await page.locator('.print-page').count();
  expect(await overflows(page), name).toEqual([]);
  expect(await printedPages(page), name).toBe(pages);
  await page.emulateMedia({ media: 'screen' });
  return pages;
}

export async function printed(page: Page, path: string): Promise<number> {
  await page.goto(path);
  return fitsItsPaper(page, path);
}
