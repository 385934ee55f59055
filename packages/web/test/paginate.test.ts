// The distribution of a sheet's blocks over pages.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type MeasuredSection, paginate } from '../src/table/print/paginate.ts';

const section = (columns: number, heights: number[], headings: number[] = []): MeasuredSection => ({
  columns,
  heights,
  headings: heights.map((_, i) => headings.includes(i)),
});
const PAGE = 100;
const laid = (...sections: MeasuredSection[]) => paginate(sections, () => PAGE, 5);

test('units follow each other until the page is full, and none is split', () => {
  expect(laid(section(1, [40, 40, 40, 30]))).toEqual([
    [{ section: 0, columns: [[0, 1]] }],
    [{ section: 0, columns: [[2, 3]] }],
  ]);
});

test('the columns of a part that ends on a page are balanced', () => {
  expect(laid(section(2, [20, 20, 20, 20]))).toEqual([
    [
      {
        section: 0,
        columns: [
          [0, 1],
          [2, 3],
        ],
      },
    ],
  ]);
});

test('a heading moves to the next page with its content, in its own part or the next one', () => {
  expect(laid(section(1, [80, 10, 20], [1]))[1]).toEqual([{ section: 0, columns: [[1, 2]] }]);
  expect(laid(section(1, [70, 10], [1]), section(2, [30])).map((page) => page.length)).toEqual([1, 2]);
});

test('two headings in a row move together', () => {
  expect(laid(section(1, [70, 10, 10, 20], [1, 2]))[1]).toEqual([{ section: 0, columns: [[1, 2, 3]] }]);
});

test('the first page may have less space than the others', () => {
  const pages = paginate([section(1, [50, 50, 50])], (page) => (page === 0 ? 60 : 100), 5);
  expect(pages).toEqual([[{ section: 0, columns: [[0]] }], [{ section: 0, columns: [[1, 2]] }]]);
});

test('a block higher than a page gets its own page, and nothing is lost', () => {
  expect(laid(section(1, [10, 150, 10]))).toHaveLength(3);
});

test('every block is on exactly one page, in order, and no column is higher than its page', () => {
  const anySection = fc
    .record({
      columns: fc.integer({ min: 1, max: 3 }),
      blocks: fc.array(fc.record({ height: fc.integer({ min: 1, max: 45 }), heading: fc.boolean() }), {
        maxLength: 30,
      }),
    })
    .map(({ columns, blocks }) => ({
      columns,
      heights: blocks.map(({ height }) => height),
      headings: blocks.map(({ heading }, i) => heading && blocks[i - 1]?.heading !== true),
    }));
  fc.assert(
    fc.property(fc.array(anySection, { maxLength: 5 }), (sections) => {
      const pages = laid(...sections);
      sections.forEach((one, number) => {
        const placed = pages.flatMap((page) =>
          page.filter((part) => part.section === number).flatMap((part) => part.columns.flat()),
        );
        expect(placed).toEqual(one.heights.map((_, i) => i));
      });
      for (const page of pages) {
        const heights = page.map(({ section: number, columns }) =>
          Math.max(
            0,
            ...columns.map((column) =>
              column.reduce((sum, block) => sum + (sections[number]?.heights[block] ?? 0), 0),
            ),
          ),
        );
        expect(heights.reduce((sum, height) => sum + height, 5 * (page.length - 1))).toBeLessThanOrEqual(
          PAGE + 0.01,
        );
      }
    }),
  );
});
