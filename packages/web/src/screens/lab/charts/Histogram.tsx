// The frequency of each length: columns with their share above. Each column opens its games.
import type { CSSProperties } from 'react';
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

/** A share below half a percent is not written as 0. */
const written = (share: number): string =>
  share === 0 ? '' : share < 0.005 ? '<1' : String(Math.round(share * 100));

/** The height of a column; the style leaves room for the number. */
const tall = (share: number): CSSProperties => ({ height: `calc((100% - 20px) * ${share.toFixed(4)})` });

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
            <i className={count === most ? 'most' : ''} style={tall(count / most)} />
          </button>
          <span aria-hidden="true">{words}</span>
        </li>
      ))}
    </ul>
  );
}
