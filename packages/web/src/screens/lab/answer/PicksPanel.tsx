// What was picked, how often, and how often it won: rates with and without it, side by side.
import { useState } from 'react';
import { ChartPanel } from '../charts/ChartPanel.tsx';
import { grouped, points } from '../charts/numbers.ts';
import type { PanelProps } from './panel.ts';

/** Number of picks that are shown first. */
const FEW = 12;

export function PicksPanel({ answer }: PanelProps) {
  const [all, setAll] = useState(false);
  const { picks } = answer;
  if (picks === null || picks.length === 0) return null;
  const shown = all ? picks : picks.slice(0, FEW);
  return (
    <ChartPanel
      title="What was picked"
      says="share of games, and % won with it and without; a pick that comes with wins need not be their cause"
    >
      <table className="lab-table">
        <thead>
          <tr>
            <th scope="col">Pick</th>
            <th scope="col">Picked</th>
            <th scope="col">Won with it</th>
            <th scope="col">Without</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ name, games, share, with: within, without, clear }) => (
            <tr key={name}>
              <td>
                {name}
                {clear && <span className="chip line"> differs</span>}
              </td>
              <td title={`${grouped(games)} games`}>{points(share.mean)} %</td>
              <td title={`${points(within.low)} to ${points(within.high)}`}>
                <b>{points(within.mean)} %</b>
              </td>
              <td title={`${points(without.low)} to ${points(without.high)}`}>{points(without.mean)} %</td>
            </tr>
          ))}
        </tbody>
      </table>
      {picks.length > FEW && (
        <button type="button" className="link-button" onClick={() => setAll(!all)}>
          {all ? 'Show fewer' : `Show all ${picks.length}`}
        </button>
      )}
    </ChartPanel>
  );
}
