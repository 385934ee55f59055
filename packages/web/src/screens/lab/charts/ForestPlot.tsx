// Intervals side by side: a bar for the interval, a mark for the estimate. Each mark opens the games behind it.
import { placeOn, scaleFor } from './scale.ts';

export interface ForestRow {
  id: string;
  label: string;
  /** The estimate; null before anything was played. */
  value: number | null;
  /** The interval; null while there are too few games. */
  interval: readonly [low: number, high: number] | null;
  /** The interval after a quarter of the games, to show how it narrows. */
  quarter?: readonly [low: number, high: number] | null;
  /** Whether the interval excludes the reference line. */
  apart: boolean;
  /** The value as text, half the width of its interval, and a remark. */
  written: string;
  give?: string;
  note?: string;
  /** Everything above in a sentence. */
  spoken: string;
}

interface ForestPlotProps {
  label: string;
  rows: readonly ForestRow[];
  /** The reference line: even, no difference. */
  line: { at: number; words: string } | null;
  /** Values that the scale always includes. */
  least: readonly number[];
  tick(value: number): string;
  open(id: string): void;
}

export function Sign({ apart }: { apart: boolean }) {
  return (
    <svg className="forest-sign" width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
      {apart ? (
        <path d="M8 0l8 8-8 8-8-8z" fill="var(--accent)" />
      ) : (
        <circle cx="8" cy="8" r="6.5" fill="var(--data-mark)" />
      )}
    </svg>
  );
}

export function ForestPlot({ label, rows, line, least, tick, open }: ForestPlotProps) {
  const scale = scaleFor([
    ...least,
    ...(line ? [line.at] : []),
    ...rows.flatMap(({ value, interval }) => [...(value === null ? [] : [value]), ...(interval ?? [])]),
  ]);
  const at = (value: number): { left: string } => ({ left: placeOn(scale, value) });
  const between = ([low, high]: readonly [number, number]): { left: string; right: string } => ({
    left: placeOn(scale, low),
    right: `calc(100% - ${placeOn(scale, high)})`,
  });
  return (
    <div className="forest">
      {line && (
        <div className="forest-row forest-head" aria-hidden="true">
          <div className="forest-track">
            <b style={at(line.at)}>{line.words}</b>
          </div>
        </div>
      )}
      <ul className="plain" aria-label={label}>
        {rows.map((row) => (
          <li key={row.id} className="forest-row">
            <span className="forest-label">{row.label}</span>
            <div className="forest-track">
              {scale.ticks.map((value) => (
                <i key={value} className="forest-grid" style={at(value)} />
              ))}
              {line && <i className="forest-line" style={at(line.at)} />}
              {row.quarter && <i className="forest-quarter" style={between(row.quarter)} />}
              {row.interval && <i className="forest-bar" style={between(row.interval)} />}
              {row.value !== null && (
                <button
                  type="button"
                  className={row.interval === null ? 'forest-dot early' : 'forest-dot'}
                  style={at(row.value)}
                  aria-label={`${row.spoken} Open its games.`}
                  onClick={() => open(row.id)}
                >
                  <Sign apart={row.apart} />
                </button>
              )}
            </div>
            <span className="forest-value">
              <b>{row.written}</b> {row.give && <small>{row.give}</small>}
              {row.note && <em>{row.note}</em>}
            </span>
          </li>
        ))}
      </ul>
      <div className="forest-row forest-axis" aria-hidden="true">
        <div className="forest-track">
          {scale.ticks.map((value) => (
            <span key={value} style={at(value)}>
              {tick(value)}
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}
