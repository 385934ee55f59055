// What each unit does to an enemy on average, by range or armour, and all of them together.
import { tenths } from '../../kit/draw/text.ts';
import './firepower.css';

export interface FirepowerRow {
  name: string;
  detail?: string;
  /** One for each column; 0 where it cannot shoot. */
  values: readonly number[];
}

interface FirepowerProps {
  title: string;
  columns: readonly string[];
  rows: readonly FirepowerRow[];
}

export function Firepower({ title, columns, rows }: FirepowerProps) {
  const most = Math.max(0.1, ...rows.flatMap(({ values }) => values));
  return (
    <section className="firepower">
      <h2 className="label">{title}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Unit</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, detail, values }, i) => (
            <tr key={i}>
              <th scope="row">
                {name} {detail !== undefined && <small>{detail}</small>}
              </th>
              {values.map((value, at) => (
                <td key={at} className={value === 0 ? 'none' : ''}>
                  <i style={{ inlineSize: `${Math.round((90 * value) / most)}%` }} />
                  {value === 0 ? '–' : tenths(value)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">All together</th>
            {columns.map((column, at) => (
              <td key={column}>{tenths(rows.reduce((sum, { values }) => sum + (values[at] ?? 0), 0))}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
