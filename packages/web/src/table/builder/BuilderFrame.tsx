// The layout of a builder: what can be added, kept lists or the text at the left, the list in the middle, its sheet at
// the right. Without room beside the list, the parts are tabs.
import { itemAt } from '@xenotable/kernel';
import { type ReactNode, useState } from 'react';
import './builder.css';

interface BuilderFrameProps {
  /** What the list is called: 'Squad'. */
  label: string;
  /** Tabs of the left column, the first open. */
  panes: readonly { name: string; shows: ReactNode }[];
  /** The list itself. */
  children: ReactNode;
  sheet: ReactNode;
}

export function BuilderFrame({ label, panes, children, sheet }: BuilderFrameProps) {
  const [open, setOpen] = useState(label);
  const shown = panes.find((pane) => pane.name === open) ?? itemAt(panes, 0);
  const tab = (name: string, only?: 'narrow') => (
    <button
      key={name}
      type="button"
      aria-pressed={name === open || (open === label && name === shown.name)}
      className={`${name === open ? 'active' : name === shown.name ? 'first' : ''} ${only ?? ''}`}
      onClick={() => setOpen(name)}
    >
      {name}
    </button>
  );
  return (
    <div className="builder-room">
      <div className="builder" data-open={open === label ? 'list' : 'pane'}>
        <nav className="segments" aria-label="Parts of the builder">
          {tab(label, 'narrow')}
          {panes.map((pane) => tab(pane.name))}
        </nav>
        <div className="pane">{shown.shows}</div>
        <section className="list" aria-label={label}>
          <h2 className="visually-hidden">{label}</h2>
          {children}
        </section>
        <aside className="sheets" aria-label="Sheet">
          {sheet}
        </aside>
      </div>
    </div>
  );
}
