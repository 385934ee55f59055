// The node that is looked at: its name, its text, and what its kind has.
import type { NodeText, Scenario } from '@xenotable/earth-war/content';
import type { FormProps } from '../../../workshop/craft.ts';
import { TextField } from '../../../workshop/fields.tsx';
import { CheckForm } from './CheckForm.tsx';
import { useChosenNode } from './chosen.ts';
import { ChoiceForm } from './ChoiceForm.tsx';
import { withNode } from './edit.ts';
import { FightForm } from './FightForm.tsx';
import { HaltForm } from './HaltForm.tsx';
import { kindOfNode } from './kinds.ts';
import { NodeActs } from './NodeActs.tsx';

interface KindFormProps {
  scenario: Scenario;
  number: number;
  node: NodeText;
  edit(node: NodeText): void;
}

function KindForm({ scenario, number, node, edit }: KindFormProps) {
  switch (node.kind) {
    case 'combat':
      return <FightForm scenario={scenario} node={node} edit={edit} />;
    case 'check':
      return (
        <CheckForm {...{ scenario, number }} check={node} edit={(check) => edit({ ...node, ...check })} />
      );
    case 'choice':
      return <ChoiceForm {...{ scenario, number, node, edit }} />;
    default:
      return <HaltForm node={node} edit={edit} />;
  }
}

/** A node without an empty text. */
function withText(node: NodeText, text: string): NodeText {
  const { text: _before, ...rest } = node;
  return text === '' ? rest : { ...rest, text };
}

export function NodeForm({ scenario, change }: FormProps<Scenario>) {
  const { node: at, setNode } = useChosenNode();
  const node = scenario.nodes[at];
  if (node === undefined) return <p>There is no node yet: add one.</p>;
  const edit = (next: NodeText): void => change(withNode(scenario, at, next));
  return (
    <div className="ed-form">
      <div className="ew-heading">
        <h2>
          Node {at + 1}: {kindOfNode(node).name}
        </h2>
        <NodeActs scenario={scenario} at={at} change={change} setNode={setNode} />
      </div>
      <TextField label="Title" value={node.title} most={40} change={(title) => edit({ ...node, title })} />
      <TextField
        label="Text on arrival"
        value={node.text ?? ''}
        most={300}
        rows={2}
        change={(text) => edit(withText(node, text))}
      />
      <KindForm scenario={scenario} number={at + 1} node={node} edit={edit} />
    </div>
  );
}
