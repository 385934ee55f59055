// What each faction brings besides those who already stand on the map.
import type { OwnThing } from '@xenotable/kernel';
import {
  type Faction,
  FACTIONS,
  factionsOf,
  type Scenario,
  sideOf,
  type Squad,
  type TypeName,
  typeNames,
  typeOf,
  keyOf,
} from '@xenotable/chibi-commander/content';
import { ChoiceField, NumberField } from '../../../workshop/fields.tsx';
import { AddButton, RemoveButton, replaced, without } from '../../../workshop/Sentence.tsx';
import { TypeList } from './TypeList.tsx';

const MOST_UNITS = 12;

type Kind = 'none' | 'chosen' | 'limited' | 'levels' | 'exactly' | 'of' | 'fixed';

function kindOf(squad: Squad | undefined): Kind {
  if (squad === undefined) return 'none';
  if ('units' in squad) return 'fixed';
  if ('levels' in squad) return 'levels';
  if ('exactly' in squad) return 'exactly';
  if ('of' in squad) return 'of';
  return 'atMost' in squad ? 'limited' : 'chosen';
}

const LEVELS = [1, 2, 3] as const;

/** So many of each level, the highest chosen first. */
const ofLevels = (counts: Readonly<Record<number, number>>): number[] =>
  LEVELS.toReversed().flatMap((level) => Array<number>(counts[level] ?? 0).fill(level));

/** How many units of each level a squad has. */
function LevelFields({ levels, change }: { levels: readonly number[]; change(levels: number[]): void }) {
  const counts = Object.fromEntries(
    LEVELS.map((level) => [level, levels.filter((one) => one === level).length]),
  );
  return LEVELS.map((level) => (
    <NumberField
      key={level}
      label={`LV${level}`}
      value={counts[level] ?? 0}
      least={0}
      most={MOST_UNITS}
      change={(count) => change(ofLevels({ ...counts, [level]: count }))}
    />
  ));
}

type Limited = Extract<Squad, { atMost: unknown }>;

/** At most so many of LV2 and LV3, or by another limit. */
function Limits({ squad, set }: { squad: Limited; set(squad: Squad): void }) {
  const { atMost } = squad;
  const put = (next: Limited['atMost']): void => set({ ...squad, atMost: next });
  return (
    <>
      {atMost.map((limit, i) => (
        <div key={i} className="condition">
          {(['LV2', 'LV3'] as const).map((level) => (
            <NumberField
              key={level}
              label={`${i === 0 ? 'At most' : 'or at most'} ${level}`}
              value={limit[level]}
              least={0}
              most={MOST_UNITS}
              change={(most) => put(replaced(atMost, i, { ...limit, [level]: most }))}
            />
          ))}
          <RemoveButton what={`limit ${i + 1}`} remove={() => put(without(atMost, i))} />
        </div>
      ))}
      <AddButton name="Or …" add={() => put([...atMost, { LV2: 0, LV3: 1 }])} />
    </>
  );
}

/** So many of LV1, LV2 and LV3. */
const ExactFields = ({ exactly, change }: { exactly: readonly number[]; change(exactly: number[]): void }) =>
  LEVELS.map((level) => (
    <NumberField
      key={level}
      label={`LV${level}`}
      value={exactly[level - 1] ?? 0}
      least={0}
      most={MOST_UNITS}
      change={(many) => change(replaced(exactly, level - 1, many))}
    />
  ));

interface SquadsProps {
  scenario: Scenario;
  change(scenario: Scenario): void;
}

export function Squads({ scenario, change }: SquadsProps) {
  const automaton = scenario.play === 'against the automaton';
  const factions = FACTIONS.filter(
    (faction) =>
      !automaton || faction === factionsOf(scenario.people)[0] || scenario.squads[faction] !== undefined,
  );
  const set = (faction: Faction, squad: Squad | null): void => {
    const { [faction]: _before, ...rest } = scenario.squads;
    change({ ...scenario, squads: squad === null ? rest : { ...rest, [faction]: squad } });
  };
  return (
    <div className="ed-form">
      {factions.map((faction) => (
        <SquadOf
          key={faction}
          faction={faction}
          mixed={automaton}
          squad={scenario.squads[faction]}
          own={scenario.content ?? []}
          set={(squad) => set(faction, squad)}
        />
      ))}
    </div>
  );
}

interface SquadOfProps {
  faction: Faction;
  /** Against the automaton both factions of the side may be mixed. */
  mixed: boolean;
  squad: Squad | undefined;
  /** Types of the scenario's own. */
  own: readonly OwnThing[];
  set(squad: Squad | null): void;
}

interface SomeTypesProps {
  faction: Faction;
  types: readonly TypeName[];
  squad: Extract<Squad, { of: unknown }>;
  set(squad: Squad): void;
}

/** Types to choose from, and who comes beside the chosen ones. */
function SomeTypes({ faction, types, squad, set }: SomeTypesProps) {
  return (
    <>
      <h4>Chosen from</h4>
      <TypeList
        label={`Type of ${faction}`}
        types={types}
        units={squad.of}
        most={MOST_UNITS}
        change={(of) => set({ ...squad, of })}
      />
      <h4>And beside them</h4>
      <TypeList
        label={`Beside ${faction}`}
        types={types}
        units={squad.beside ?? []}
        most={MOST_UNITS}
        change={(units) => {
          const { beside: _before, ...rest } = squad;
          set(units.length === 0 ? rest : { ...rest, beside: units });
        }}
      />
    </>
  );
}

function SquadOf({ faction, mixed, squad, own, set }: SquadOfProps) {
  const types = [...own.map(keyOf), ...typeNames].filter((type) => {
    const { kin } = typeOf(type);
    return mixed
      ? kin !== 'civilian' && kin !== 'animal' && sideOf(kin) === sideOf(faction)
      : kin === faction;
  });
  const choose = (kind: Kind): void =>
    set(
      {
        none: null,
        fixed: { units: [types[0]!] },
        levels: { levels: [3, 2, 2, 1] },
        exactly: { exactly: [3, 1, 0] },
        of: { slots: 1, of: [types[0]!] },
        limited: { slots: 5, atMost: [{ LV2: 2, LV3: 0 }] },
        chosen: { slots: 4, points: 2 },
      }[kind],
    );
  return (
    <fieldset className="ed-squad">
      <legend>{faction}</legend>
      <ChoiceField
        label="Squad"
        value={kindOf(squad)}
        choices={[
          ['none', 'nobody'],
          ['chosen', 'chosen by its commander'],
          ['limited', 'chosen for nothing, within limits'],
          ['levels', 'chosen, the highest level first'],
          ['exactly', 'chosen, so many of each level'],
          ['of', 'chosen from some types'],
          ['fixed', 'these units'],
        ]}
        change={choose}
      />
      {squad !== undefined && 'levels' in squad && (
        <LevelFields levels={squad.levels} change={(levels) => set({ ...squad, levels })} />
      )}
      {squad !== undefined && 'exactly' in squad && (
        <ExactFields exactly={squad.exactly} change={(exactly) => set({ ...squad, exactly })} />
      )}
      {squad !== undefined && 'slots' in squad && (
        <>
          <NumberField
            label="Units"
            value={squad.slots}
            least={1}
            most={MOST_UNITS}
            change={(slots) => set({ ...squad, slots })}
          />
          {'atMost' in squad && <Limits squad={squad} set={set} />}
          {'points' in squad && (
            <NumberField
              label="Points to spend"
              value={squad.points}
              least={0}
              most={20}
              change={(points) => set({ ...squad, points })}
            />
          )}
        </>
      )}
      {squad !== undefined && 'units' in squad && (
        <TypeList
          label={`Unit of ${faction}`}
          types={types}
          units={squad.units}
          most={MOST_UNITS}
          change={(units) => set({ ...squad, units })}
        />
      )}
      {squad !== undefined && 'of' in squad && (
        <SomeTypes faction={faction} types={types} squad={squad} set={set} />
      )}
    </fieldset>
  );
}
