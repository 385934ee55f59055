// EW-SCN-11 Who sets out, if the mission says so: units with what they carry.
import {
  type ItemCalled,
  type Member,
  type Scenario,
  type UnitName,
  itemNamed,
  itemNames,
  squadCost,
  squadOf,
  unitNamed,
  unitNames,
} from '@xenotable/earth-war/content';
import { Icon } from '../../../kit/draw/Icon.tsx';
import { CheckField, ChoiceField } from '../../../workshop/fields.tsx';
import { madeIn } from '../shared/made.ts';
import { put, without } from './edit.ts';
import { FIRST_SQUAD } from './firstSquad.ts';

const NOTHING = '';

interface MemberProps {
  scenario: Scenario;
  member: Member;
  number: number;
  edit(member: Member): void;
  remove(): void;
}

/** A unit and its first item; a Technician's second is kept. */
function MemberFields({ scenario, member, number, edit, remove }: MemberProps) {
  const made = madeIn(scenario);
  const { items = [], ...rest } = member;
  const hired = unitNames(made).filter((name) => unitNamed(made, name).rp !== null);
  const priced = (name: UnitName): string => `${name}, ${unitNamed(made, name).rp} RP`;
  const carry = (item: ItemCalled | typeof NOTHING): void => {
    const others = items.slice(1);
    const all = item === NOTHING ? others : [item, ...others];
    edit(all.length === 0 ? rest : { ...rest, items: all });
  };
  return (
    <li className="ew-member">
      <ChoiceField
        label={`Unit ${number}`}
        value={member.unit}
        choices={hired.map((name) => [name, priced(name)] as const)}
        change={(unit) => edit({ ...member, unit })}
      />
      <ChoiceField
        label="Carries"
        value={items[0] ?? NOTHING}
        choices={[
          [NOTHING, 'nothing'] as const,
          ...itemNames(made).map((name) => [name, `${name}, ${itemNamed(made, name).rp} RP`] as const),
        ]}
        change={carry}
      />
      <button type="button" className="icon-button" aria-label={`Remove unit ${number}`} onClick={remove}>
        <Icon name="x" />
      </button>
    </li>
  );
}

export function SquadForm({ scenario, change }: { scenario: Scenario; change(scenario: Scenario): void }) {
  const { squad, ...rest } = scenario;
  const list = squadOf(scenario);
  const edit = (members: readonly Member[]): void => change({ ...scenario, squad: members });
  return (
    <fieldset className="ew-sentences">
      <legend>Who sets out</legend>
      <CheckField
        label="The mission has a squad of its own, instead of the balanced one"
        value={squad !== undefined}
        change={(on) => change(on ? { ...scenario, squad: FIRST_SQUAD } : rest)}
      />
      {squad !== undefined && list !== null && (
        <>
          <ul className="plain">
            {squad.map((member, i) => (
              <MemberFields
                key={i}
                {...{ scenario, member }}
                number={i + 1}
                edit={(next) => edit(put(squad, i, next))}
                remove={() => edit(without(squad, i))}
              />
            ))}
          </ul>
          <p className="muted">
            {squadCost(list, madeIn(scenario))} of {scenario.rp} RP; the first Squad Leader is free.
          </p>
          <button
            type="button"
            className="button small"
            onClick={() => edit([...squad, { unit: 'Rifleman' }])}
          >
            <Icon name="plus" />
            Another unit
          </button>
        </>
      )}
    </fieldset>
  );
}
