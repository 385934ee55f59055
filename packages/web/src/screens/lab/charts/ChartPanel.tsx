// A chart with its heading; the same figures are available as a table.
import { type ReactNode, useId, useState } from 'react';
import { HeadedTable } from '../../../kit/HeadedTable.tsx';
import { Icon } from '../../../kit/draw/Icon.tsx';
import type { Figures } from './figures.ts';

export function FiguresTable({ title, figures: { head, rows } }: { title: string; figures: Figures }) {
  return (
    <div className="figures" tabIndex={0} role="group" aria-label={title}>
      <HeadedTable heads={head} rows={rows} />
    </div>
  );
}

interface ChartPanelProps {
  title: string;
  /** What is shown, and in which unit. */
  says: string;
  /** Missing if the chart is itself a table. */
  figures?: Figures;
  /** Shown as a table at first. */
  tables?: boolean;
  children: ReactNode;
  /** Signs and their meaning, under the chart. */
  legend?: ReactNode;
}

export function ChartPanel({ title, says, figures, tables = false, children, legend }: ChartPanelProps) {
  const id = useId();
  const [turned, setTurned] = useState(false);
  const asTable = figures !== undefined && turned !== tables;
  return (
    <section className="chart-panel" aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        <span>{says}</span>
        {figures && (
          <button
            type="button"
            className="button small ghost"
            aria-pressed={asTable}
            onClick={() => setTurned(!turned)}
          >
            <Icon name={asTable ? 'chart' : 'list'} size={13} />
            {asTable ? 'as a chart' : 'as a table'}
          </button>
        )}
      </header>
      {asTable ? <FiguresTable title={title} figures={figures} /> : children}
      {!asTable && legend && <div className="chart-legend">{legend}</div>}
    </section>
  );
}
