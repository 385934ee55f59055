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
          <th scope="col">Enemies killed</th>
          <th scope="col">Troops lost</th>
          <th scope="col">Cards bought</th>
          <th scope="col">Overruns of the lane</th>
          <th scope="col">Damage to the Base</th>
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
