// Who fights: Squads that people choose or the scenario brings, and lists of side B with pods and reinforcements.
import {
  type Faction,
  type Forces,
  type Scenario,
  type SideLetter,
  SIDE_LETTERS,
  unitsOf,
} from '@xenotable/enemy-eternal/content';
import type { FormProps } from '../../../workshop/craft.ts';
import { CheckField, NumberField, TextField } from '../../../workshop/fields.tsx';
import { AddButton, RemoveButton } from '../../../workshop/Sentence.tsx';
import { useState } from 'react';

const FACTIONS: readonly Faction[] = ['ADVENT', 'XCOM'];
const BLANK: Record<SideLetter, string> = {
  A: 'Squad (XCOM)\n* Ranger\n3 x Rookie',
  B: 'Squad (ADVENT)\n* ADVENT Officer\n3 x ADVENT Trooper',
};

interface UnitsProps {
  name: string;
  /** What can be added. */
  known: readonly string[];
  units: readonly string[];
  set(units: readonly string[]): void;
}

/** Units of one list, each with a button to take it out, and one to add. */
const Units = ({ name, known, units, set }: UnitsProps) => (
  <li className="ee-units">
    <span className="label">{name}</span>
    {units.map((unit, i) => (
      <span key={i} className="unit">
        {unit}
        <RemoveButton what={`${unit}, ${name}`} remove={() => set(units.filter((_, at) => at !== i))} />
      </span>
    ))}
    <select
      className="field"
      aria-label={`Add to ${name}`}
      value=""
      onChange={(event) => {
        const unit = known.find((one) => one === event.target.value);
        if (unit !== undefined) set([...units, unit]);
      }}
    >
      <option value="">Add …</option>
      {known.map((unit) => (
        <option key={unit}>{unit}</option>
      ))}
    </select>
  </li>
);

/** A record without what is empty. */
const filled = (lists: Readonly<Record<string, readonly string[]>>): Record<string, readonly string[]> =>
  Object.fromEntries(Object.entries(lists).filter(([, units]) => units.length > 0));

interface ListProps {
  known: readonly string[];
  forces: Forces;
  set(forces: Forces): void;
}

function List({ known, forces, set }: ListProps) {
  const [round, setRound] = useState(3);
  const rounds = [...new Set([...Object.keys(forces.later ?? {}).map(Number), round])].sort((a, b) => a - b);
  const laterOf = (at: number): readonly string[] => forces.later?.[at] ?? [];
  return (
    <ul className="plain">
      <Units
        name="At the start"
        known={known}
        units={forces.start ?? []}
        set={(start) => set({ ...forces, start })}
      />
      {['a', 'b', 'c', 'd'].map((letter) => (
        <Units
          key={letter}
          name={`Pod ${letter}`}
          known={known}
          units={forces.pods?.[letter] ?? []}
          set={(units) => set({ ...forces, pods: filled({ ...forces.pods, [letter]: units }) })}
        />
      ))}
      {rounds.map((at) => (
        <Units
          key={at}
          name={`Reinforcements in round ${at}`}
          known={known}
          units={laterOf(at)}
          set={(units) => set({ ...forces, later: filled({ ...forces.later, [at]: units }) })}
        />
      ))}
      <NumberField label="Round of more reinforcements" value={round} least={1} most={20} change={setRound} />
    </ul>
  );
}

/** Units of the scenario's own that fight for a faction. */
const ownUnitsOf = ({ content = [] }: Scenario, faction: Faction): string[] =>
  content
    .filter(({ kind, like }) => kind === 'unit' && unitsOf(faction).some((unit) => unit === like))
    .map(({ name }) => name);

export function ForcesForm({ scenario, change }: FormProps<Scenario>) {
  const edit = (fields: Partial<Scenario>): void => change({ ...scenario, ...fields });
  const listed = Object.keys(scenario.forces).length > 0;
  return (
    <div className="ed-form">
      {SIDE_LETTERS.filter((side) => side === 'A' || !listed).map((side) => {
        const text = scenario.squads[side];
        return (
          <fieldset key={side} className="ed-sentences">
            <legend>Side {side}</legend>
            <CheckField
              label="The scenario brings its Squad"
              value={text !== null}
              change={(on) => edit({ squads: { ...scenario.squads, [side]: on ? BLANK[side] : null } })}
            />
            {text !== null && (
              <TextField
                label="Squad"
                value={text}
                most={2000}
                rows={5}
                change={(next) => next !== '' && edit({ squads: { ...scenario.squads, [side]: next } })}
              />
            )}
          </fieldset>
        );
      })}
      {FACTIONS.map((faction) => {
        const forces = scenario.forces[faction];
        const known = [...ownUnitsOf(scenario, faction), ...unitsOf(faction)];
        const { [faction]: _before, ...others } = scenario.forces;
        return (
          <fieldset key={faction} className="ed-sentences">
            <legend>List of {faction} for side B</legend>
            {forces === undefined ? (
              <AddButton
                name={`A list of ${faction}`}
                add={() =>
                  edit({
                    forces: {
                      ...others,
                      [faction]: { start: [faction === 'ADVENT' ? 'ADVENT Trooper' : 'Rookie'] },
                    },
                    zones: 'fixed',
                    squads: { ...scenario.squads, B: null },
                  })
                }
              />
            ) : (
              <>
                <List
                  known={known}
                  forces={forces}
                  set={(next) => edit({ forces: { ...scenario.forces, [faction]: next } })}
                />
                <RemoveButton what={`the list of ${faction}`} remove={() => edit({ forces: others })} />
              </>
            )}
          </fieldset>
        );
      })}
    </div>
  );
}
