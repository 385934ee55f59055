// A choice: its branches, each plain, with effects, with a check, or the end of the mission.
import { type Branch, type ChoiceNode, MOST_BRANCHES, type Scenario } from '@xenotable/earth-war/content';
import { Icon } from '../../../kit/draw/Icon.tsx';
import { ChoiceField, TextField } from '../../../workshop/fields.tsx';
import { CheckForm } from './CheckForm.tsx';
import { put, without } from './edit.ts';
import { Effects } from './Effects.tsx';

type Kind = 'plain' | 'effects' | 'check' | 'ends';

const KINDS: readonly (readonly [Kind, string])[] = [
  ['plain', 'leads on'],
  ['effects', 'leads on, and more'],
  ['check', 'needs a check'],
  ['ends', 'ends the mission'],
];

const kindOf = ({ check, effects, ends }: Branch): Kind =>
  ends === true ? 'ends' : check !== undefined ? 'check' : effects !== undefined ? 'effects' : 'plain';

function asKind({ name, check, effects }: Branch, kind: Kind): Branch {
  switch (kind) {
    case 'plain':
      return { name };
    case 'ends':
      return { name, ends: true };
    case 'effects':
      return { name, effects: effects ?? [] };
    case 'check':
      return { name, check: check ?? { wits: 0, success: [], failure: [] } };
  }
}

interface ChoiceFormProps {
  scenario: Scenario;
  number: number;
  node: ChoiceNode;
  edit(node: ChoiceNode): void;
}

interface BranchFormProps {
  scenario: Scenario;
  number: number;
  branch: Branch;
  edit(branch: Branch): void;
}

function BranchForm({ scenario, number, branch, edit }: BranchFormProps) {
  return (
    <>
      <TextField
        label="Name of the way"
        value={branch.name}
        most={40}
        narrow
        change={(name) => edit({ ...branch, name })}
      />
      <ChoiceField
        label="It"
        value={kindOf(branch)}
        choices={KINDS}
        change={(kind) => edit(asKind(branch, kind))}
      />
      {branch.check !== undefined && (
        <CheckForm
          {...{ scenario, number }}
          check={branch.check}
          edit={(check) => edit({ ...branch, check })}
        />
      )}
      {branch.effects !== undefined && (
        <Effects
          legend="And then"
          {...{ scenario, number }}
          effects={branch.effects}
          edit={(effects) => edit({ ...branch, effects })}
        />
      )}
    </>
  );
}

export function ChoiceForm({ scenario, number, node, edit }: ChoiceFormProps) {
  const { branches } = node;
  const set = (next: Branch[]): void => edit({ ...node, branches: next });
  return (
    <>
      {branches.map((branch, i) => (
        <fieldset key={i} className="ew-branch">
          <legend>
            Way {i + 1}
            {branches.length > 2 && (
              <button
                type="button"
                className="icon-button"
                aria-label={`Remove way ${i + 1}`}
                onClick={() => set(without(branches, i))}
              >
                <Icon name="x" />
              </button>
            )}
          </legend>
          <div className="ed-form">
            <BranchForm {...{ scenario, number, branch }} edit={(next) => set(put(branches, i, next))} />
          </div>
        </fieldset>
      ))}
      <button
        type="button"
        className="button small"
        disabled={branches.length >= MOST_BRANCHES}
        onClick={() => set([...branches, { name: `Way ${branches.length + 1}` }])}
      >
        <Icon name="plus" />
        Another way
      </button>
    </>
  );
}
