// Where the numbers of a line come from: what, value, rule.
import type { LogLine } from '@xenotable/kernel';
import { RuleChip } from '../rules/RuleChip.tsx';

export function Items({ line: { items = [], words } }: { line: LogLine }) {
  if (items.length === 0) return null;
  return (
    <table className="mods itemised">
      <caption className="visually-hidden">{words}</caption>
      <tbody>
        {items.map(({ label, value, rule }, i) => (
          <tr key={i}>
            <th scope="row">{label}</th>
            <td>{value}</td>
            <td>{rule && <RuleChip rule={rule} />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
