// What each faction brings besides those who already stand on the map.
import type { OwnThing } from '@xenotable/kernel';
import { Icon } from '../../../kit/draw/Icon.tsx';
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
  called,
  keyOf,
} from '@xenotable/chibi-commander/content';
import { ChoiceField, NumberField } from '../../../workshop/fields.tsx';
import { oneOf } from '../../../kit/oneOf.ts';

const MOST_UNITS = 12;

type Kind = 'none' | 'chosen' | 'levels' | 'fixed';

const kindOf = (squad: Squad | undefined): Kind =>
  squad === undefined ? 'none' : 'units' in squad ? 'fixed' : 'levels' in squad ? 'levels' : 'chosen';

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

interface FixedProps {
  faction: Faction;
  types: readonly TypeName[];
  units: readonly TypeName[];
  change(units: TypeName[]): void;
}

/** The units of a squad that its commander cannot choose. */
function FixedUnits({ faction, types, units, change }: FixedProps) {
  return (
    <ul className="plain">
      {units.map((type, i) => (
        <li key={i}>
          <select
            className="field"
            aria-label={`Unit ${i + 1} of ${faction}`}
            value={type}
            onChange={(event) =>
              change(units.map((one, at) => (at === i ? (oneOf(types, event.target.value) ?? one) : one)))
            }
          >
            {types.map((one) => (
              <option key={one} value={one}>
                {called(one)}
              </option>
            ))}
          </select>
          <button
            type="button"
            className="icon-button"
            aria-label={`Remove ${called(type)}`}
            onClick={() => change(units.filter((_, at) => at !== i))}
          >
            <Icon name="x" />
          </button>
        </li>
      ))}
      {units.length < MOST_UNITS && (
        <li>
          <button type="button" className="button small" onClick={() => change([...units, types[0]!])}>
            <Icon name="plus" />
            One more
          </button>
        </li>
      )}
    </ul>
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
          ['levels', 'chosen, so many of each level'],
          ['fixed', 'these units'],
        ]}
        change={choose}
      />
      {squad !== undefined && 'levels' in squad && (
        <LevelFields levels={squad.levels} change={(levels) => set({ ...squad, levels })} />
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
          {'atMost' in squad && (
            <p className="muted">
              For nothing, at most{' '}
              {squad.atMost.map(({ LV2, LV3 }) => `${LV2} of LV2 and ${LV3} of LV3`).join(', or ')}.
            </p>
          )}
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
        <FixedUnits
          faction={faction}
          types={types}
          units={squad.units}
          change={(units) => set({ ...squad, units })}
        />
      )}
    </fieldset>
  );
}
