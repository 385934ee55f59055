// The list as a sheet of paper beside the builder.
import type { ReactNode } from 'react';
import { Link } from '../../kit/router.tsx';
import { Icon } from '../../kit/draw/Icon.tsx';
import './sheet.css';

interface SheetProps {
  title: string;
  /** At the right of the title: game, limit. */
  sub: readonly string[];
  /** The address at which the list is printed with every rule. */
  print: string;
  children: ReactNode;
}

export function Sheet({ title, sub, print, children }: SheetProps) {
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
      <Link className="button small print" href={print}>
        <Icon name="print" size={15} /> Print
      </Link>
    </section>
  );
}
