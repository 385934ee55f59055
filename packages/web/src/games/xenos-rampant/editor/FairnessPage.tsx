// Whether the board treats both zones alike: each figure with its bound.
import { apart, fairnessOf, isFair, type Scenario } from '@xenotable/xenos-rampant/content';
import { useDeferredValue, useMemo } from 'react';
import type { FormProps } from '../../../workshop/craft.ts';

export function FairnessPage({ scenario }: FormProps<Scenario>) {
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
      <p>Fair by geometry is not fair by play: ask the laboratory with equal lists and swapped sides.</p>
    </div>
  );
}
