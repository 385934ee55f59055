// Choices that cannot be listed: how wounds are spread over the slots.
import type { Volley } from './table.ts';

export interface Space {
  kind: 'assign';
  volley: Volley['kind'];
  wounds: number;
  slots: number;
}
