// Choices that cannot be listed: how wounds are spread over the slots.
import type { Space as AnySpace } from '@xenotable/kernel';
import type { Volley } from './table.ts';

export interface Space {
  kind: 'assign';
  volley: Volley['kind'];
  wounds: number;
  slots: number;
}

/** Whether a space that came to a board is this game's. */
export const isSpace = (space: AnySpace): space is Space => space.kind === 'assign' && 'volley' in space;
