// Whose badge stands before a line of the log.
import type { LogLine } from '@xenotable/kernel';
import type { Side } from '../../kit/draw/sides.ts';
import type { GameModule } from '../contract.ts';
import type { TableState } from '../client/tableState.ts';

interface Voice {
  side: Side;
  letter: string;
}

const NOBODY: Voice = { side: 'x', letter: '·' };

/** As the game says it, otherwise the seat that acts or decided. */
export function voiceOf(
  module: GameModule,
  line: LogLine,
  { view, seats, viewer }: Pick<TableState, 'view' | 'seats' | 'viewer'>,
): Voice {
  const own = module.voice?.(line, view, seats);
  if (own !== undefined) return own;
  const seat = line.by ?? line.seat;
  return (seat === null ? undefined : module.seats(view, seats, viewer)[seat]) ?? NOBODY;
}
