// Intervals beside each other: a bar for what is likely, a mark for what was found. Each mark opens the games behind it.
import { placeOn, scaleFor } from './scale.ts';

export interface ForestRow {
  id: string;
  label: string;
  /** What was found; null before anything was played. */
  value: number | null;
  /** Where it lies in all likelihood; null while it is too early to say. */
  interval: readonly [low: number, high: number] | null;
  /** The interval after a quarter of the games, to see it narrow. */
  quarter?: readonly [low: number, high: number] | null;
  /** The interval leaves out the line that things are compared with. */
  apart: boolean;
  /** The value as it is written, half the width of its interval, and a word about it. */
  written: string;
  give?: string;
  note?: string;
  /** Everything above in a sentence. */
  spoken: string;
}

interface ForestPlotProps {
  label: string;
  rows: readonly ForestRow[];
  /** What values are compared with: even, no difference. */
  line: { at: number; words: string } | null;
  /** The least that the scale shows. */
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
