// The numbers behind a line: name, value, rule.
import type { LogLine } from '@xenotable/kernel';
import { RuleChip } from '../rules/RuleChip.tsx';

/** Longer values are words: they get the width they need, on several lines. */
const isWorded = (value: string): boolean => value.length > 14;

export function Items({ line: { items = [], words } }: { line: LogLine }) {
  if (items.length === 0) return null;
  return (
    <table className="mods itemised">
      <caption className="visually-hidden">{words}</caption>
      <tbody>
        {items.map(({ label, value, rule }, i) => (
          <tr key={i}>
            <th scope="row">{label}</th>
            <td className={isWorded(value) ? 'worded' : undefined}>{value}</td>
            <td>{rule && <RuleChip rule={rule} />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
