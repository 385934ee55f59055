// A node of the mission, chosen by its title.
import type { NodeText, Scenario } from '@xenotable/earth-war/content';
import { ChoiceField } from '../../../workshop/fields.tsx';

interface NodeFieldProps {
  label: string;
  scenario: Scenario;
  /** Counted from 1; 0 for none of them. */
  value: number;
  fits(node: NodeText, number: number): boolean;
  /** What stands for none of them, where that is possible. */
  none?: string;
  change(node: number): void;
}

export function NodeField({ label, scenario, value, fits, none, change }: NodeFieldProps) {
  const fitting = scenario.nodes.flatMap((node, i) =>
    fits(node, i + 1) ? [[String(i + 1), `${i + 1} ${node.title}`] as const] : [],
  );
  const choices = [
    ...(none === undefined ? [] : [['0', none] as const]),
    ...fitting,
    // A node that is gone, or no longer fits, is still shown: the problems say what is wrong with it.
    ...(value === 0 || fitting.some(([number]) => number === String(value))
      ? []
      : [[String(value), `${value} ${scenario.nodes[value - 1]?.title ?? '(gone)'}`] as const]),
  ];
  return (
    <ChoiceField
      label={label}
      value={String(value)}
      choices={choices}
      change={(number) => change(Number(number))}
    />
  );
}
