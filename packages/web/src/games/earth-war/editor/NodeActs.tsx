// What can be done with the node that is looked at.
import type { Scenario } from '@xenotable/earth-war/content';
import { Icon, type IconName } from '../../../kit/draw/Icon.tsx';
import { moveNode, removeNode } from './edit.ts';

interface NodeActsProps {
  scenario: Scenario;
  at: number;
  change(scenario: Scenario): void;
  setNode(node: number): void;
}

export function NodeActs({ scenario, at, change, setNode }: NodeActsProps) {
  const last = scenario.nodes.length - 1;
  const act = (name: string, icon: IconName, off: boolean, next: Scenario, node: number) => (
    <button
      type="button"
      className="icon-button"
      aria-label={name}
      title={name}
      disabled={off}
      onClick={() => {
        change(next);
        setNode(node);
      }}
    >
      <Icon name={icon} />
    </button>
  );
  return (
    <div className="ew-acts" role="group" aria-label={`Node ${at + 1}`}>
      {act('Earlier', 'left', at === 0, moveNode(scenario, at, -1), at - 1)}
      {act('Later', 'right', at === last, moveNode(scenario, at, 1), at + 1)}
      {act('Remove this node', 'trash', last === 0, removeNode(scenario, at), Math.max(0, at - 1))}
    </div>
  );
}
