// The after-action report: what was done, and what was wasted; the points stand beside it.
import { pointsWords } from './goals.ts';
import { missionName } from './missionName.ts';
import type { View } from '@xenotable/earth-war/preview';

type Row = [label: string, value: string | number];

const row = (label: string, value: string | number): Row => [label, value];

/** What was done, row by row. */
function rowsOf(view: View): Row[] {
  const { squad, results, mission, options } = view.table;
  const killed = mission.deeds.killed.slice(0, 11).reduce((sum, count) => sum + count, 0);
  return [
    ...results.map((result) =>
      row(missionName(view, result.number), `${result.won ? 'won' : 'lost'}, ${pointsWords(result.points)}`),
    ),
    [`Enemies killed${options.play === 'campaign' ? ' in the last mission' : ''}`, killed],
    ['AMMO lost on shadows', mission.wasted],
    ['Rounds fought', mission.rounds],
    ['Standing at the end', squad.filter((unit) => unit.status === 'standing').length],
    ...(options.play === 'patrol' ? [] : [row('Alive', squad.length)]),
  ];
}

export function Report({ view }: { view: View }) {
  const { fallen } = view.table;
  return (
    <>
      <table>
        <caption className="visually-hidden">After-action report</caption>
        <tbody>
          {rowsOf(view).map(([label, value]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {fallen.length > 0 && (
        <p>Killed in action: {fallen.map((one) => `${one.name} (${one.type})`).join(', ')}.</p>
      )}
    </>
  );
}
