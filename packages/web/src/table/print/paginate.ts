// Assigns blocks to pages: sections one below the other, each in columns that are filled one after the other and balanced at the end of a section.

export interface MeasuredSection {
  columns: number;
  /** Height of each block in pixels. */
  heights: readonly number[];
  /** Whether a block must be followed by the next one in its column. */
  headings: readonly boolean[];
}

/** A section with the height of what follows its last block. */
interface Followed extends MeasuredSection {
  follows: number;
}

/** A part of a section on one page: the numbers of its blocks, column by column. */
export interface PlacedSection {
  section: number;
  columns: readonly (readonly number[])[];
}

export type PageLayout = readonly PlacedSection[];

interface Filled {
  columns: number[][];
  next: number;
  height: number;
}

/** The height of a block with everything that it must stay with: headings with what they stand above. */
function together(section: Followed, at: number): number {
  const own = section.heights[at] ?? section.follows;
  return section.headings[at] === true ? own + together(section, at + 1) : own;
}

/** Fills columns of a height from block `start` on. */
function fill(section: Followed, start: number, height: number): Filled {
  const { columns, heights } = section;
  const filled: Filled = { columns: [], next: start, height: 0 };
  for (let column = 0; column < columns; column++) {
    const blocks: number[] = [];
    let used = 0;
    while (filled.next < heights.length) {
      const own = heights[filled.next] ?? 0;
      if (used + together(section, filled.next) > height) break;
      used += own;
      blocks.push(filled.next++);
    }
    filled.height = Math.max(filled.height, used);
    filled.columns.push(blocks);
  }
  return filled;
}

/** The shortest columns that still hold everything from `start` on. */
function even(section: Followed, start: number, height: number): Filled {
  let [low, high] = [0, height];
  for (let i = 0; i < 24; i++) {
    const middle = (low + high) / 2;
    if (fill(section, start, middle).next === section.heights.length) high = middle;
    else low = middle;
  }
  return fill(section, start, high);
}

/** `room(page)` is the height available for blocks on a page, counted from 0. A block that is higher than a page gets its own page. */
export function paginate(
  sections: readonly MeasuredSection[],
  room: (page: number) => number,
  gap: number,
): PageLayout[] {
  const pages: PlacedSection[][] = [[]];
  let left = room(0);
  const turn = (): void => {
    pages.push([]);
    left = room(pages.length - 1);
  };
  const present = sections
    .map((section, number) => ({ section, number }))
    .filter(({ section }) => section.heights.length > 0);
  present.forEach(({ section: own, number }, at) => {
    const section: Followed = { ...own, follows: present[at + 1]?.section.heights[0] ?? 0 };
    let start = 0;
    while (start < section.heights.length) {
      const page = pages.at(-1) ?? [];
      const free = page.length === 0 ? left : left - gap;
      let filled = fill(section, start, free);
      if (filled.next === start && page.length > 0) {
        turn();
        continue;
      }
      if (filled.next === section.heights.length) filled = even(section, start, free);
      else if (filled.next === start)
        filled = { columns: [[start]], next: start + 1, height: section.heights[start] ?? 0 };
      page.push({ section: number, columns: filled.columns });
      left = free - filled.height;
      start = filled.next;
      if (start < section.heights.length) turn();
    }
  });
  return pages;
}
