// Who rolls and draws at a table where the table does not, in a few words.
import type { Typed } from '../../storage/tableRow.ts';

export const TYPED: Record<Typed, string> = { dice: 'Dice typed in', all: 'All typed in' };
