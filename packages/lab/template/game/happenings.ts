// Everything that the book tells.
import type { Seat } from '@xenotable/kernel';

export type Happening = { type: 'threw'; seat: Seat; die: number };
