// The slots of each event: who comes, how many, when.
import {
  type Member,
  type Scenario,
  type ScenarioEvent,
  type TypeName,
  type Waves,
  byLevel,
  called,
  otherSide,
  scenarioModes,
} from '@xenotable/chibi-commander/content';
import { oneOf } from '../../../kit/oneOf.ts';
import { ChoiceField, NumberField } from '../../../workshop/fields.tsx';
import { AddButton, RemoveButton, moved, replaced, without } from '../../../workshop/Sentence.tsx';
import { TypeList, TypeSelect, typesOfSide } from './TypeList.tsx';

type Mode = Member['mode'];
export const MODE_CHOICES = scenarioModes.map((mode): [Mode, string] => [mode, mode]);

interface FieldsProps<E> {
  event: E;
  scenario: Scenario;
  set(event: ScenarioEvent): void;
}

type Of<K extends ScenarioEvent['event']> = Extract<ScenarioEvent, { event: K }>;

/** A number that may be left out: 0 stands for that. */
interface OptionalProps {
  label: string;
  value: number | undefined;
  most: number;
  change(value: number | undefined): void;
}

export const OptionalNumber = ({ label, value, most, change }: OptionalProps) => (
  <NumberField
    label={label}
    value={value ?? 0}
    least={0}
    most={most}
    change={(next) => change(next === 0 ? undefined : next)}
  />
);

const PaintHint = ({ what }: { what: string }) => (
  <p className="muted wide">{what} painted on the map: Paint, Zones, Areas of this mission.</p>
);

function ReinforceFields({ event, scenario, set }: FieldsProps<Of<'reinforce'>>) {
  return (
    <>
      <div className="ed-field">
        <span>Who</span>
        <TypeSelect
          label="Who comes"
          types={typesOfSide(scenario, 'Invaders')}
          value={event.type}
          change={(type) => set({ ...event, type })}
        />
      </div>
      <ChoiceField
        label="Mode"
        value={event.mode}
        choices={MODE_CHOICES}
        change={(mode) => set({ ...event, mode })}
      />
      <PaintHint what="Its fields, by the faces of the die in their order, are" />
    </>
  );
}

interface MemberListProps {
  label: string;
  types: readonly TypeName[];
  members: readonly Member[];
  change(members: Member[]): void;
}

/** Units with their modes. */
function MemberList({ label, types, members, change }: MemberListProps) {
  const [first] = types;
  return (
    <ul className="plain ed-types">
      {members.map((one, i) => (
        <li key={i}>
          <TypeSelect
            label={`${label} ${i + 1}`}
            types={types}
            value={one.type}
            change={(type) => change(replaced(members, i, { ...one, type }))}
          />
          <select
            className="field"
            aria-label={`${label} ${i + 1}, mode`}
            value={one.mode}
            onChange={({ target }) =>
              change(replaced(members, i, { ...one, mode: oneOf(scenarioModes, target.value) ?? one.mode }))
            }
          >
            {scenarioModes.map((mode) => (
              <option key={mode}>{mode}</option>
            ))}
          </select>
          <RemoveButton what={called(one.type)} remove={() => change(without(members, i))} />
        </li>
      ))}
      {members.length < 12 && first !== undefined && (
        <li>
          <AddButton
            name="One more"
            add={() => change([...members, members.at(-1) ?? { type: first, mode: 'NORMAL' }])}
          />
        </li>
      )}
    </ul>
  );
}

interface SetsProps {
  sets: readonly Member[][];
  scenario: Scenario;
  change(sets: Member[][]): void;
}

/** The sets that a die chooses from. */
function Sets({ sets, scenario, change }: SetsProps) {
  const types = typesOfSide(scenario, 'Invaders');
  const fresh: Member[] = types.slice(0, 1).map((type) => ({ type, mode: 'NORMAL' }));
  return (
    <ol className="plain ed-sets">
      {sets.map((set, i) => (
        <li key={i}>
          <header>
            <h4>On a {i + 1}</h4>
            <RemoveButton what={`set ${i + 1}`} remove={() => change(without(sets, i))} />
          </header>
          <MemberList
            label={`Set ${i + 1}, unit`}
            types={types}
            members={set}
            change={(members) => change(replaced(sets, i, members))}
          />
        </li>
      ))}
      {sets.length < 6 && (
        <li>
          <AddButton name="Another set" add={() => change([...sets, fresh])} />
        </li>
      )}
    </ol>
  );
}

const ForceFields = ({ event, scenario, set }: FieldsProps<Of<'force'>>) => (
  <>
    <Sets sets={event.sets} scenario={scenario} change={(sets) => set({ ...event, sets })} />
    <PaintHint what="Where they stand is" />
  </>
);

function AssaultFields({ event, scenario, set }: FieldsProps<Of<'assault'>>) {
  const { late, ...rest } = event;
  return (
    <>
      <OptionalNumber
        label="Held back by people"
        value={late}
        most={12}
        change={(many) => set({ ...rest, ...(many !== undefined && { late: many }) })}
      />
      <Sets sets={event.sets} scenario={scenario} change={(sets) => set({ ...event, sets })} />
      <PaintHint what="Where they come from, an area for each face of the die, is" />
    </>
  );
}

const LEVELS = [1, 2, 3];

/** Who comes, wave by wave. */
function WaveList({ event, scenario, set }: FieldsProps<Waves>) {
  const { waves } = event;
  const types = typesOfSide({ ...scenario, content: [] }, otherSide(scenario.people));
  const rows: readonly (readonly unknown[])[] = waves;
  const put = (next: Waves['waves']): void => set({ ...event, waves: next });
  const [first] = types;
  return (
    <ol className="plain ed-sets">
      {rows.map((_row, i) => (
        <li key={i}>
          <header>
            <h4>Wave {i + 1}</h4>
            <button
              type="button"
              className="icon-button"
              aria-label={`Wave ${i + 1} comes earlier`}
              onClick={() => put(byLevel(waves) ? moved(waves, i, -1) : moved(waves, i, -1))}
            >
              ↑
            </button>
            <RemoveButton
              what={`wave ${i + 1}`}
              remove={() => put(byLevel(waves) ? without(waves, i) : without(waves, i))}
            />
          </header>
          {byLevel(waves) ? (
            <div className="slots">
              {LEVELS.map((level, k) => (
                <NumberField
                  key={level}
                  label={`LV${level}`}
                  value={waves[i]?.[k] ?? 0}
                  least={0}
                  most={12}
                  change={(many) => put(replaced(waves, i, replaced(waves[i] ?? [0, 0, 0], k, many)))}
                />
              ))}
            </div>
          ) : (
            <TypeList
              label={`Wave ${i + 1}, unit`}
              types={types}
              units={waves[i] ?? []}
              most={16}
              change={(units) => put(replaced(waves, i, units))}
            />
          )}
        </li>
      ))}
      {rows.length < 20 && first !== undefined && (
        <li>
          <AddButton
            name="Another wave"
            add={() => put(byLevel(waves) ? [...waves, [1, 0, 0]] : [...waves, [first]])}
          />
        </li>
      )}
    </ol>
  );
}

type Placing = 'painted' | 'anywhere' | 'quadrants';

function WaveFields(props: FieldsProps<Waves>) {
  const { event, scenario, set } = props;
  const { quadrants, spread, folk, far, heal, ...rest } = event;
  const terms = {
    ...(quadrants !== undefined && { quadrants }),
    ...(spread !== undefined && { spread }),
    ...(folk !== undefined && { folk }),
    ...(far !== undefined && { far }),
    ...(heal !== undefined && { heal }),
  };
  const placing: Placing =
    typeof event.points !== 'number' ? 'painted' : quadrants === true ? 'quadrants' : 'anywhere';
  const choose = (how: Placing): void => {
    const { quadrants: _before, ...others } = terms;
    if (how === 'painted') set({ ...rest, ...others, points: [] });
    else if (how === 'anywhere') set({ ...rest, ...others, points: 4 });
    else set({ ...rest, ...others, points: 4, quadrants: true });
  };
  const put = (next: object): void => set({ ...rest, ...terms, ...next });
  const drop = (word: keyof typeof terms): void => {
    const { [word]: _gone, ...others } = terms;
    set({ ...rest, ...others });
  };
  const number =
    (word: 'spread' | 'folk' | 'far') =>
    (value: number | undefined): void =>
      value === undefined ? drop(word) : put({ [word]: value });
  const [first] = typesOfSide({ ...scenario, content: [] }, otherSide(scenario.people));
  return (
    <>
      <ChoiceField
        label="Who comes"
        value={byLevel(event.waves) ? 'levels' : 'named'}
        choices={[
          ['named', 'these units'],
          ['levels', 'types that people choose'],
        ]}
        change={(how) =>
          put({ waves: how === 'levels' ? [[3, 0, 0]] : first === undefined ? [] : [[first]] })
        }
      />
      <ChoiceField
        label="Spawn points"
        value={placing}
        choices={[
          ['painted', 'painted on the map'],
          ['anywhere', 'placed by people'],
          ['quadrants', 'one in each quadrant, by people'],
        ]}
        change={choose}
      />
      {typeof event.points === 'number' && (
        <NumberField
          label="How many"
          value={event.points}
          least={1}
          most={placing === 'quadrants' ? 4 : 8}
          change={(points) => put({ points })}
        />
      )}
      <OptionalNumber label="Different points a wave" value={spread} most={8} change={number('spread')} />
      <OptionalNumber label="Fields from the points" value={far} most={12} change={number('far')} />
      <OptionalNumber label="Civilians people place" value={folk} most={8} change={number('folk')} />
      <ChoiceField
        label="After a wave"
        value={heal ?? 'none'}
        choices={[
          ['none', 'nobody is healed'],
          ['one', 'one unit is healed'],
          ['all', 'everybody is healed'],
        ]}
        change={(how) => (how === 'none' ? drop('heal') : put({ heal: how }))}
      />
      <WaveList {...props} />
      {placing === 'painted' && <PaintHint what="Upper left fields of the points are" />}
    </>
  );
}

const HatcheryFields = ({ event, scenario, set }: FieldsProps<Of<'hatchery'>>) => (
  <TypeList
    label="What hatches"
    types={typesOfSide(scenario, 'Invaders')}
    units={event.brood}
    most={8}
    change={(brood) => set({ ...event, brood })}
  />
);

export function EventFields({ event, scenario, set }: FieldsProps<ScenarioEvent>) {
  switch (event.event) {
    case 'reinforce':
      return <ReinforceFields {...{ event, scenario, set }} />;
    case 'force':
      return <ForceFields {...{ event, scenario, set }} />;
    case 'assault':
      return <AssaultFields {...{ event, scenario, set }} />;
    case 'waves':
      return <WaveFields {...{ event, scenario, set }} />;
    case 'hatchery':
      return <HatcheryFields {...{ event, scenario, set }} />;
    case 'bus':
      return <PaintHint what={`It stands on ${event.at}; its field is`} />;
    case 'strike':
    case 'purpose':
      return <p className="muted wide">The table asks people about it.</p>;
  }
}
