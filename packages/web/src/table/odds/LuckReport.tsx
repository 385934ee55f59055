// At the end: were the dice fair? What fell, what was to be expected, and how far chance may stray.
import { useEffect, useState } from 'react';
import type { SeatPanel } from '../contract.ts';
import type { Table } from '../client/table.ts';
import { type Luck, luckOf } from './luck.ts';

const figure = (value: number): string => value.toFixed(2);

export function LuckReport({ client, panels }: { client: Table; panels: readonly SeatPanel[] }) {
  const [luck, setLuck] = useState<Luck[]>([]);
  useEffect(() => {
    client.record().then(
      (text) => setLuck(luckOf(text)),
      () => setLuck([]),
    );
  }, [client]);
  if (luck.length === 0) return null;
  return (
    <details className="luck">
      <summary>Were the dice kind?</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">Dice</th>
            <th scope="col">Rolled</th>
            <th scope="col">Average</th>
            <th scope="col">Expected, 19 times of 20</th>
          </tr>
        </thead>
        <tbody>
          {luck.map(({ die, seat, rolled, average, expected, low, high }) => (
            <tr key={`${die} ${seat}`}>
              <th scope="row">
                {die}
                {seat !== null && `, decisions of ${panels[seat]?.name}`}
              </th>
              <td>{rolled}</td>
              <td>{figure(average)}</td>
              <td>
                {figure(expected)} ({figure(low)} to {figure(high)})
                {(average < low || average > high) && ' · unusual'}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
