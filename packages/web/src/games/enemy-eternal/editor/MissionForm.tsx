// What kind of mission it is: name and story, size, rounds, how the sides set up, areas, and how fair the map is.
import { type Scenario, FAIR_BOUND, SIZES, fairnessOf } from '@xenotable/enemy-eternal/content';
import { useMemo } from 'react';
import type { FormProps } from '../../../workshop/craft.ts';
import { CheckField, ChoiceField, NumberField, TextField } from '../../../workshop/fields.tsx';
import { HeadForm } from '../../../workshop/HeadForm.tsx';
import { percentOf } from '../../../kit/draw/text.ts';
import { AddButton, RemoveButton, replaced, without } from '../../../workshop/Sentence.tsx';
import { resized } from './map.ts';

const PLAYS = [
  ['any', 'versus or against the automaton'],
  ['versus', 'versus'],
  ['automaton', 'against the automaton'],
] as const;

function Areas({ scenario, change }: FormProps<Scenario>) {
  const set = (areas: Scenario['areas']): void => change({ ...scenario, areas });
  return (
    <fieldset className="ed-sentences">
      <legend>Areas</legend>
      <p className="muted">Places under a name, painted with the tool of that name under Zones.</p>
      <ul className="plain">
        {scenario.areas.map((area, i) => (
          <li key={i} className="ee-area-row">
            <TextField
              label={`Area ${i + 1}`}
              value={area.name}
              most={24}
              change={(name) => name !== '' && set(replaced(scenario.areas, i, { ...area, name }))}
            />
            <RemoveButton what={area.name} remove={() => set(without(scenario.areas, i))} />
          </li>
        ))}
      </ul>
      <AddButton
        name="Another area"
        add={() => set([...scenario.areas, { name: `area ${scenario.areas.length + 1}`, cells: [] }])}
      />
    </fieldset>
  );
}

const ROWS = [
  ['way', 'Steps to what matters'],
  ['sight', 'Sight on the middle'],
  ['cover', 'Cover on the own half'],
] as const;

/** Both sides compared, each figure beside the other. */
function FairnessTable({ scenario }: { scenario: Scenario }) {
  const fairness = useMemo(() => fairnessOf(scenario), [scenario]);
  if (fairness === null) return <p className="muted">Without two zones there is nothing to compare.</p>;
  return (
    <table className="ee-fairness">
      <caption>
        How alike the map is for both sides; a drawn map is within {percentOf(FAIR_BOUND, 1)}.
      </caption>
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">A</th>
          <th scope="col">B</th>
          <th scope="col">Apart</th>
        </tr>
      </thead>
      <tbody>
        {ROWS.map(([key, words]) => (
          <tr key={key}>
            <th scope="row">{words}</th>
            <td>{fairness[key].A}</td>
            <td>{fairness[key].B}</td>
            <td>
              {percentOf(fairness[key].apart, 1)}
              {fairness[key].apart > FAIR_BOUND ? ' (much)' : ''}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function MissionForm({ scenario, change }: FormProps<Scenario>) {
  const edit = (fields: Partial<Scenario>): void => change({ ...scenario, ...fields });
  const [width, height] = [scenario.map[0]?.length ?? 0, scenario.map.length];
  return (
    <div className="ed-form">
      <HeadForm scenario={scenario} edit={edit} />
      <ChoiceField
        wide
        label="Play"
        value={scenario.play}
        choices={PLAYS}
        change={(play) => edit({ play })}
      />
      <NumberField
        label="Rounds"
        value={scenario.rounds}
        least={1}
        most={20}
        change={(rounds) => edit({ rounds })}
      />
      <NumberField
        label="Sight (0: everywhere)"
        value={scenario.sight}
        least={0}
        most={60}
        change={(sight) => edit({ sight })}
      />
      <NumberField
        label="Columns"
        value={width}
        least={SIZES.least}
        most={SIZES.widest}
        change={(columns) => change(resized(scenario, columns, height))}
      />
      <NumberField
        label="Rows"
        value={height}
        least={SIZES.least}
        most={SIZES.highest}
        change={(rows) => change(resized(scenario, width, rows))}
      />
      <div className="ed-field wide">
        <CheckField
          label="The higher roll chooses the zone"
          value={scenario.zones === 'free'}
          change={(free) => edit({ zones: free ? 'free' : 'fixed' })}
        />
        <CheckField
          label="Side A starts as one group"
          value={scenario.together}
          change={(together) => edit({ together })}
        />
        <CheckField
          label="Side A may start in the Evac cells"
          value={scenario.evacStart}
          change={(evacStart) => edit({ evacStart })}
        />
      </div>
      <Areas scenario={scenario} change={change} />
      <FairnessTable scenario={scenario} />
    </div>
  );
}
