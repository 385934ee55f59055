// Two parameters: a table whose cells are tinted by their distance from even.

export interface HeatCell {
  id: string;
  /** Null before anything was played. */
  share: number | null;
  /** The share and half the width of its interval, as they are written. */
  written: string;
  give: string;
  /** Nothing is played here: a list against itself. */
  blank?: true;
}

interface HeatMapProps {
  title: string;
  /** The labels of columns and rows. */
  across: string;
  down: string;
  columns: readonly string[];
  rows: readonly { label: string; cells: readonly HeatCell[] }[];
  /** The share that has no tint. */
  even: number;
  open(id: string): void;
}

/** The tint is full at the cell farthest from even, but at least at this distance. */
const FULL = 0.1;

/** A warm tint above even, a cold one below; text stays readable on both. */
function tint(share: number, even: number, full: number): string {
  const part = Math.round((Math.abs(share - even) / full) * 80);
  return `color-mix(in srgb, var(${share >= even ? '--heat-above' : '--heat-below'}) ${part}%, var(--heat-even))`;
}

export function HeatMap({ title, across, down, columns, rows, even, open }: HeatMapProps) {
  const far = rows.flatMap(({ cells }) =>
    cells.map(({ share }) => (share === null ? 0 : Math.abs(share - even))),
  );
  const full = Math.max(FULL, ...far);
  return (
    <div className="heat" tabIndex={0} role="group" aria-label={title}>
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
              {cells.map(({ id, share, written, give, blank }) =>
                blank ? (
                  <td key={id} className="heat-blank">
                    <span className="visually-hidden">the same</span>
                  </td>
                ) : share === null ? (
                  <td key={id} className="heat-waits">
                    <span aria-hidden="true">–</span>
                    <small>not played</small>
                  </td>
                ) : (
                  <td key={id} style={{ background: tint(share, even, full) }}>
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
