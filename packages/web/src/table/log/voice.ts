// Whose badge stands before a line of the log.
import type { LogLine } from '@xenotable/kernel';
import type { Side } from '../../kit/draw/sides.ts';
import type { GameModule } from '../contract.ts';
import type { TableState } from '../client/tableState.ts';
import { panelsOf } from '../seats/panels.ts';

export interface Voice {
  side: Side;
  letter: string;
}

const NOBODY: Voice = { side: 'x', letter: '·' };

/** As the game says it, otherwise the seat that acts or decided. */
export function voiceOf(
  module: GameModule,
  line: LogLine,
  { view, seats }: Pick<TableState, 'view' | 'seats'>,
): Voice {
  const own = module.voice?.(line, view, seats);
  if (own !== undefined) return own;
  const seat = line.by ?? line.seat;
  return (seat === null ? undefined : panelsOf(module, { view, seats })[seat]) ?? NOBODY;
}
