// A chart with its heading; the same figures are a table for those who want or need one.
import { type ReactNode, useId, useState } from 'react';
import { Icon } from '../../../kit/draw/Icon.tsx';
import type { Figures } from './figures.ts';

export function FiguresTable({ title, figures: { head, rows } }: { title: string; figures: Figures }) {
  return (
    <div className="figures" tabIndex={0} role="region" aria-label={title}>
      <table>
        <thead>
          <tr>
            {head.map((words) => (
              <th key={words} scope="col">
                {words}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, i) => (
            <tr key={i}>
              {row.map((words, at) =>
                at === 0 ? (
                  <th key={at} scope="row">
                    {words}
                  </th>
                ) : (
                  <td key={at}>{words}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface ChartPanelProps {
  title: string;
  /** What is shown, and in which unit. */
  says: string;
  /** Missing where the chart is a table itself. */
  figures?: Figures;
  /** Shown as a table from the beginning. */
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
