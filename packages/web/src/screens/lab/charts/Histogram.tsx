// How often each length came: columns with their share above. Each column opens its games.
import { grouped } from './numbers.ts';

export interface Column {
  id: string;
  /** '7', '40–59'. */
  label: string;
  count: number;
}

interface HistogramProps {
  label: string;
  columns: readonly Column[];
  open(id: string): void;
}

/** A share under half a percent is not nothing. */
const written = (share: number): string =>
  share === 0 ? '' : share < 0.005 ? '<1' : String(Math.round(share * 100));

export function Histogram({ label, columns, open }: HistogramProps) {
  const all = columns.reduce((sum, { count }) => sum + count, 0);
  const most = Math.max(1, ...columns.map(({ count }) => count));
  return (
    <ul className="plain histogram" aria-label={label}>
      {columns.map(({ id, label: words, count }) => (
        <li key={id}>
          <button
            type="button"
            disabled={count === 0}
            onClick={() => open(id)}
            aria-label={`${words}: ${grouped(count)} of ${grouped(all)} games`}
          >
            <b>{written(all === 0 ? 0 : count / all)}</b>
            <i className={count === most ? 'most' : ''} style={{ height: `${(count / most) * 100}%` }} />
          </button>
          <span aria-hidden="true">{words}</span>
        </li>
      ))}
    </ul>
  );
}
