// The count of Victory Points, rule by rule.
import { RuleChip } from '../../frame/RuleChip.tsx';
import type { View } from './rulebook.ts';

export function Report({ view }: { view: View }) {
  return (
    <>
      <p>{view.over?.why}.</p>
      <table className="xr-report">
        <tbody>
          {view.score.map((one, i) => (
            <tr key={i}>
              <td>{view.owners.find((owner) => owner.side === one.side)?.name}</td>
              <td>{one.why}</td>
              <td>{one.vp}</td>
              <td>
                <RuleChip rule={one.rule} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
