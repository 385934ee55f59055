// What can be painted, as the palette offers it, and how.
import { SIGNS, type Sign } from '@xenotable/enemy-eternal/content';

export type Tool = { kind: 'hand' } | { kind: 'sign'; sign: Sign } | { kind: 'area'; area: string };

export const SHAPES = ['cell', 'rectangle', 'line'] as const;
export const MIRRORS = ['none', 'column', 'row', 'turn'] as const;

export interface Brush {
  tool: Tool;
  erase: boolean;
  shape: (typeof SHAPES)[number];
  mirror: (typeof MIRRORS)[number];
}

export const MIRROR_WORDS: Record<Brush['mirror'], string> = {
  none: 'Mirror',
  column: 'Columns',
  row: 'Rows',
  turn: 'Turned',
};

/** Signs of the palette by their kind. */
export const GROUPS: readonly (readonly [label: string, signs: readonly Sign[]])[] = [
  ['Ground', ['.', 'H', 's', 'o', '#', '~']],
  ['Levels', ['1', 'h', '2', '=']],
];
export const ZONE_GROUPS: readonly (readonly [label: string, signs: readonly Sign[]])[] = [
  ['Zones', ['A', 'B', 'E', 'X']],
  ['Pieces', ['T', 'C', 'I', 'V']],
  ['Side B', ['a', 'b', 'c', 'd', 'r']],
];

export const toolWords = (tool: Tool): string =>
  tool.kind === 'hand' ? 'Look and move the map' : tool.kind === 'area' ? tool.area : SIGNS[tool.sign];

export const sameTool = (a: Tool, b: Tool): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The next of a list, after the last the first. */
export const after = <T>(all: readonly T[], one: T): T => all[(all.indexOf(one) + 1) % all.length] ?? one;
