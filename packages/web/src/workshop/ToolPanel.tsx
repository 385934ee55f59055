// The left part of the workshop: pages of tools, and how a tool is used.
import type { ReactNode } from 'react';
import { PageSegments } from '../kit/Segments.tsx';
import { Icon, type IconName } from '../kit/draw/Icon.tsx';

/** A mode of using tools that is on or off: rectangle, eraser. */
export interface ToolMode {
  icon: IconName;
  name: string;
  key: string;
  on: boolean;
  toggle(): void;
}

interface ToolPanelProps<Id extends string> {
  /** What its pages are about. */
  label?: string;
  pages: readonly (readonly [id: Id, name: string])[];
  page: Id;
  setPage(page: Id): void;
  modes: readonly ToolMode[];
  children: ReactNode;
}

export function ToolPanel<Id extends string>({
  label = 'What to paint',
  pages,
  page,
  setPage,
  modes,
  children,
}: ToolPanelProps<Id>) {
  return (
    <section className="ed-palette" aria-label="Palette">
      <PageSegments label={label} items={pages} chosen={page} choose={setPage} />
      {modes.length > 0 && (
        <div className="modes" role="group" aria-label="How to paint">
          {modes.map(({ icon, name, key, on, toggle }) => (
            <button
              key={name}
              type="button"
              className={on ? 'mode active' : 'mode'}
              aria-pressed={on}
              aria-keyshortcuts={key}
              onClick={toggle}
            >
              <Icon name={icon} />
              {name} <span className="keycap">{key}</span>
            </button>
          ))}
        </div>
      )}
      <div className="scroll">{children}</div>
    </section>
  );
}
