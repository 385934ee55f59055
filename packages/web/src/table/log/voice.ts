// Whose badge stands before a line of the log.
import type { LogLine } from '@xenotable/kernel';
import type { GameModule, Voice } from '../contract.ts';
import type { TableState } from '../client/tableState.ts';
import { panelsOf } from '../seats/panels.ts';

const NOBODY: Voice = { side: 'x', letter: '·' };

/** As the game says it, otherwise the seat that acts or decided. */
export function voiceOf(
  module: GameModule,
  line: LogLine,
  { view, seats }: Pick<TableState, 'view' | 'seats'>,
): Voice {
  const voice = module.voice?.(line, view) ?? line.by ?? line.seat;
  if (voice === null) return NOBODY;
  return typeof voice === 'object' ? voice : (panelsOf(module, { view, seats })[voice] ?? NOBODY);
}
