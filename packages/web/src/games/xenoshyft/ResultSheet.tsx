// The result sheet (XS-END-05).
import type { View } from '@xenotable/xenoshyft';
import { missionOf } from './goals.ts';

export function ResultSheet({ view }: { view: View }) {
  return (
    <table>
      <caption className="visually-hidden">Result by commander</caption>
      <thead>
        <tr>
          <th scope="col">{missionOf(view)}</th>
          <th scope="col">Kills</th>
          <th scope="col">Lost</th>
          <th scope="col">Bought</th>
          <th scope="col">Overruns</th>
          <th scope="col">Base damage</th>
        </tr>
      </thead>
      <tbody>
        {view.seats.map((seat) => (
          <tr key={seat.seat}>
            <th scope="row">{seat.name}</th>
            <td>{seat.tally.kills}</td>
            <td>{seat.tally.lost}</td>
            <td>{seat.tally.bought}</td>
            <td>{seat.tally.overruns}</td>
            <td>{seat.tally.baseDamage}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
