// The roster sheet on paper: what is printed and laid beside a real table.
import type { ReactNode } from 'react';
import { Icon } from '../../kit/draw/Icon.tsx';
import './sheet.css';

interface SheetProps {
  title: string;
  /** At the right of the title: game, limit. */
  sub: readonly string[];
  children: ReactNode;
}

export function Sheet({ title, sub, children }: SheetProps) {
  return (
    <section className="roster-sheet" data-theme="paper" aria-label="Roster sheet">
      <header>
        <h2>{title}</h2>
        <p>
          {sub.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </p>
      </header>
      {children}
      <button type="button" className="button small print" onClick={() => window.print()}>
        <Icon name="print" size={15} /> Print
      </button>
    </section>
  );
}
