// The result: goals with their points, and what became of everybody.
import { RuleChip } from '../../table/rules/RuleChip.tsx';
import { unitOf } from './shared/faces.ts';
import { nameOf, type View } from '@xenotable/chibi-commander/preview';
import { Verdict } from './war/Verdict.tsx';
import { capital } from '../../kit/words.ts';

const FATES = {
  dead: 'Dead',
  captured: 'Captured',
  abducted: 'Abducted',
  evacuated: 'Left the map',
} as const;

function Fates({ view }: { view: View }) {
  return Object.entries(FATES).map(([fate, label]) => {
    const names = view.units.flatMap((_, id) => (unitOf(view, id)?.fate === fate ? [nameOf(view, id)] : []));
    return names.length === 0 ? null : (
      <p key={fate}>
        {label}: {names.join(', ')}.
      </p>
    );
  });
}

export function Report({ view }: { view: View }) {
  const scored = view.armies.filter((army) => army.goals.length > 0);
  return (
    <>
      {view.campaign !== null && <Verdict view={view} />}
      {view.campaign !== null && <h3>The last mission: {view.title}</h3>}
      <table>
        <caption className="visually-hidden">Goals and points</caption>
        <tbody>
          {scored.flatMap((army) => [
            ...army.goals.map((goal, i) => (
              <tr key={`${army.faction}:${i}`}>
                <th scope="row">
                  {capital(scored.length > 1 ? `${army.faction}: ${goal.words}` : goal.words)}
                </th>
                <td>{goal.points}</td>
                <td>
                  <RuleChip rule={goal.rule} />
                </td>
              </tr>
            )),
            <tr key={army.faction}>
              <th scope="row">
                <b>{army.faction}</b>
              </th>
              <td colSpan={2}>
                <b>{army.secret?.points ?? 0}</b>
              </td>
            </tr>,
          ])}
        </tbody>
      </table>
      <p>{view.round === 1 ? 'One round.' : `${view.round} rounds.`}</p>
      <Fates view={view} />
    </>
  );
}
