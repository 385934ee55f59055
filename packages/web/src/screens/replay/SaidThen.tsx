// What people wrote at the table, if it was kept: up to the moment that is shown.
import type { WrittenLine } from '@xenotable/kernel';
import { useEffect, useState } from 'react';
import { Badge } from '../../kit/draw/Badge.tsx';
import type { SeatPanel } from '../../table/contract.ts';
import { tablesWorker } from '../../worker/client.ts';

interface SaidThenProps {
  table: string;
  at: number;
  panels: readonly SeatPanel[];
  goTo(at: number): void;
}

/** Shows nothing for a record without talk. */
export function SaidThen({ table, at, panels, goTo }: SaidThenProps) {
  const [lines, setLines] = useState<readonly WrittenLine[]>([]);
  useEffect(() => {
    tablesWorker.said(table).then(setLines, () => setLines([]));
  }, [table]);
  if (lines.length === 0) return null;
  const until = lines.filter(({ after }) => after <= at);
  return (
    <section className="section said-then" aria-label="What was said">
      <header>
        <h2 className="label">What was said</h2>
        <small>
          {until.length} of {lines.length}
        </small>
      </header>
      <p className="muted">The people of this table kept their talk in its record.</p>
      <ol className="plain">
        {until.map(({ seat, after, text }, i) => (
          <li key={i} className="flex-row">
            {panels[seat] && <Badge side={panels[seat].side} letter={panels[seat].letter} />}
            <span>
              <b>{panels[seat]?.name}</b>: {text}
            </span>
            <button
              type="button"
              className="button small quiet"
              aria-label={`To the moment of: ${text}`}
              onClick={() => goTo(after)}
            >
              Step {after}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
