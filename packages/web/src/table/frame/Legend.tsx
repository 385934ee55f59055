// The key to the board, and to the keyboard.
import { Suspense, useState } from 'react';
import { later } from '../../kit/later.ts';
import type { LegendRow } from '../contract.ts';

const LegendRows = later(() => import('./LegendRows.tsx'));

/** Folded by default, to leave room for the actions. */
export function Legend({ rows }: { rows: readonly LegendRow[] }) {
  const [open, setOpen] = useState(false);
  return (
    <section className="section legend donly" aria-label="Key to the board">
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="label">Key</summary>
        <Suspense>{open && <LegendRows rows={rows} />}</Suspense>
      </details>
    </section>
  );
}
