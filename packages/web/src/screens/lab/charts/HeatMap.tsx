// Two parameters: a table whose cells are tinted by how far they are from even.

export interface HeatCell {
  id: string;
  /** Null before anything was played. */
  share: number | null;
  /** The share and half the width of its interval, as they are written. */
  written: string;
  give: string;
}

interface HeatMapProps {
  title: string;
  /** What stands above the columns and beside the rows. */
  across: string;
  down: string;
  columns: readonly string[];
  rows: readonly { label: string; cells: readonly HeatCell[] }[];
  /** The share that has no tint. */
  even: number;
  open(id: string): void;
}

/** Points away from even at which the tint is full. */
const FULL = 0.25;

/** The warm tint above even, the cold one below, over paper: ink is readable on all of them. */
function tint(share: number, even: number): string {
  const part = Math.round(Math.min(1, Math.abs(share - even) / FULL) * 80);
  return `color-mix(in srgb, var(${share >= even ? '--heat-above' : '--heat-below'}) ${part}%, var(--heat-even))`;
}

export function HeatMap({ title, across, down, columns, rows, even, open }: HeatMapProps) {
  return (
    <div className="heat" tabIndex={0} role="region" aria-label={title}>
      <table>
        <caption>{across}</caption>
        <thead>
          <tr>
            <th scope="col">{down}</th>
            {columns.map((words) => (
              <th key={words} scope="col">
                {words}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, cells }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {cells.map(({ id, share, written, give }) =>
                share === null ? (
                  <td key={id} className="heat-waits">
                    <span aria-hidden="true">–</span>
                    <small>not played</small>
                  </td>
                ) : (
                  <td key={id} style={{ background: tint(share, even) }}>
                    <button
                      type="button"
                      onClick={() => open(id)}
                      aria-label={`${written} ${give}, open its games`}
                    >
                      <b>{written}</b>
                      <small>{give}</small>
                    </button>
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
