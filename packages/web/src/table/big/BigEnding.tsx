// How the game ended, for everybody to read.
import type { TableState } from '../client/tableState.ts';
import type { GameModule, SeatPanel } from '../contract.ts';
import { endingOf } from '../endingOf.ts';

interface BigEndingProps {
  state: TableState;
  module: GameModule;
  panels: readonly SeatPanel[];
}

export default function BigEnding({ state, module, panels }: BigEndingProps) {
  const winners = state.over?.winners.map((seat) => panels[seat]?.name ?? '').filter(Boolean) ?? [];
  return (
    <section className="big-ending" aria-label="The end">
      <h2>{endingOf(module, state).title}</h2>
      <p>{state.over?.why}</p>
      {winners.length > 0 && <p>Won by {winners.join(' and ')}.</p>}
    </section>
  );
}
