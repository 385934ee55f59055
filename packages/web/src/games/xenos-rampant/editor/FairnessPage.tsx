// Whether the board treats both zones alike: each figure with its bound.
import {
  type Nudge,
  type Scenario,
  apart,
  bestNudge,
  fairnessOf,
  isFair,
} from '@xenotable/xenos-rampant/content';
import { useDeferredValue, useMemo, useState } from 'react';
import type { FormProps } from '../../../workshop/craft.ts';

/** One small move that makes the board fairer, found on demand. */
function Nudging({ scenario, change }: FormProps<Scenario>) {
  const [found, setFound] = useState<{ of: Scenario; nudge: Nudge | null } | null>(null);
  const nudge = found?.of === scenario ? found.nudge : undefined;
  const apply = ({ index, at }: Nudge): void =>
    change({
      ...scenario,
      pieces: scenario.pieces.map((piece, i) => (i === index ? { ...piece, at } : piece)),
    });
  if (nudge === undefined)
    return (
      <button
        type="button"
        className="button"
        onClick={() => setFound({ of: scenario, nudge: bestNudge(scenario) })}
      >
        Find the best nudge
      </button>
    );
  if (nudge === null) return <p role="status">No small move of one piece makes it fairer.</p>;
  const { kind, at } = scenario.pieces[nudge.index] ?? { kind: 'piece', at: [0, 0] };
  return (
    <p role="status">
      Move the {kind} at {at[0]}, {at[1]} by {nudge.words}:{' '}
      {nudge.fair ? 'fair within the bounds.' : 'fairer.'}{' '}
      <button type="button" className="button" onClick={() => apply(nudge)}>
        Move it
      </button>
    </p>
  );
}

export function FairnessPage({ scenario, change }: FormProps<Scenario>) {
  const calm = useDeferredValue(scenario);
  const fairness = useMemo(() => fairnessOf(calm), [calm]);
  if (fairness === null) return <p className="xr-fair">A side has no zone that could be compared.</p>;
  const [first, second] = fairness.zones;
  return (
    <div className="xr-fair">
      <table>
        <caption>
          {isFair(fairness) ? 'Fair within the bounds' : 'Not fair: a difference is beyond its bound'}
        </caption>
        <thead>
          <tr>
            <th scope="col">Compared</th>
            <th scope="col">{first}</th>
            <th scope="col">{second}</th>
            <th scope="col">apart</th>
          </tr>
        </thead>
        <tbody>
          {fairness.rows.map((row) => {
            const fair = apart(row) <= row.bound;
            return (
              <tr key={row.name} className={fair ? '' : 'unfair'}>
                <th scope="row">
                  {row.name}
                  <small>{row.about}</small>
                </th>
                <td>
                  {row.values[0]}
                  {row.unit}
                </td>
                <td>
                  {row.values[1]}
                  {row.unit}
                </td>
                <td>
                  {fair ? '✓' : '✗'} {apart(row)}
                  <small>bound {row.bound}</small>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <Nudging scenario={scenario} change={change} />
      <p>Fair by geometry is not fair by play: ask the laboratory with equal lists and swapped sides.</p>
    </div>
  );
}
