// The base: the mission ahead, the Outpost with its facilities, the soldiers, the store, recruits, and those who did not come back.
import { Thing } from '../../../boards/cards/Thing.tsx';
import { Meter } from '../../../table/builder/Meter.tsx';
import { Token } from '../../../kit/draw/Token.tsx';
import { RuleChip } from '../../../table/rules/RuleChip.tsx';
import type { BoardProps } from '../../../table/contract.ts';
import { glyphOf, sideOfFaction } from '../shared/faces.ts';
import { gearNote, unitNote } from '../shared/gear.ts';
import { choiceIn } from '../shared/json.ts';
import { rankOf, unitsOf } from '@xenotable/enemy-eternal/content';
import {
  type MissionId,
  type Sheet,
  type View,
  deployLimit,
  teamValue,
  unitPrice,
  gearThing,
} from '@xenotable/enemy-eternal/preview';
import { History } from './History.tsx';
import { Outpost } from './Outpost.tsx';
import { Soldier } from './Soldier.tsx';

type CampProps = BoardProps<View> & { sheet: Sheet };

function Store(props: CampProps) {
  const { sheet } = props;
  const kinds = [...new Set(sheet.store)];
  return (
    <section aria-label="Store">
      <h2 className="label">
        Store <RuleChip rule="EE-RWD-07" />
      </h2>
      <div className="ee-store">
        {kinds.map((gear) => {
          const count = sheet.store.filter((one) => one === gear).length;
          return (
            <Thing
              key={gear}
              id={gearThing(gear)}
              label={count > 1 ? `${count} of ${gear}` : gear}
              on={props}
              className="ee-card"
            >
              <b>
                {gear}
                {count > 1 && ` × ${count}`}
              </b>
              <span>{gearNote(gear)}</span>
            </Thing>
          );
        })}
        {kinds.length === 0 && <p className="muted">Empty. Rewards and what the fallen wore come here.</p>}
      </div>
    </section>
  );
}

function Recruits(props: CampProps) {
  const { sheet, view, standing } = props;
  const known = unitsOf(sheet.faction).filter(
    (unit) => standing(`recruit:${unit}`).ready || standing(`recruit:${unit}`).refused !== null,
  );
  return (
    <section aria-label="Recruits">
      <h2 className="label">
        Recruits <RuleChip rule="EE-CAM-10" />
      </h2>
      <div className="ee-store">
        {known.map((unit) => (
          <Thing
            key={unit}
            id={`recruit:${unit}`}
            label={`${unit}, ${unitPrice({ unit }, view.options)} Supplies`}
            on={props}
            className="ee-card recruit"
          >
            <Token side={sideOfFaction(sheet.faction)} glyph={glyphOf(unit)} size={34} />
            <b>{unit}</b>
            <strong>{unitPrice({ unit }, view.options)}</strong>
            <small>{unitNote(unit)}</small>
            {standing(`recruit:${unit}`).refused !== null && (
              <small>{standing(`recruit:${unit}`).refused?.reason}</small>
            )}
          </Thing>
        ))}
        {known.length === 0 && <p className="muted">Nobody can be paid now.</p>}
      </div>
    </section>
  );
}

function Memorial({ sheet }: CampProps) {
  const fallen = sheet.roster.filter((one) => one.state === 'fallen');
  return (
    <section className="ee-memorial" aria-label="Memorial">
      <h2 className="label">
        Memorial <RuleChip rule="EE-CAM-05" />
      </h2>
      <ul>
        {fallen.map((one) => (
          <li key={one.id}>
            <Token
              side={sideOfFaction(sheet.faction)}
              glyph={glyphOf(one.unit)}
              size={30}
              state={['spent']}
            />
            <b>{one.name}</b>
            <small>{rankOf(one.rank)[sheet.faction]}</small>
            <History soldier={one} faction={sheet.faction} />
          </li>
        ))}
        {fallen.length === 0 && <li className="muted">Nobody has fallen.</li>}
      </ul>
    </section>
  );
}

/** EE-CAM-04 Why the Squad cannot set out, where the button would be looked for. */
function NotReady({ ask }: CampProps) {
  const no = ask?.refused.find(({ choice }) => choiceIn(choice).do === 'ready');
  if (no === undefined) return null;
  return (
    <p className="ee-not-ready" role="status">
      <button type="button" className="button" disabled aria-describedby="ee-not-ready">
        Ready
      </button>
      <span id="ee-not-ready">
        {no.reason} <RuleChip rule={no.rule} />
      </span>
    </p>
  );
}

export function Base({ mission, ...props }: CampProps & { mission: MissionId }) {
  const { view, sheet } = props;
  const living = sheet.roster.filter((one) => one.state !== 'fallen');
  const going = living.filter((one) => one.deployed && one.state === 'ready');
  return (
    <div className="ee-base">
      <Outpost {...props} />
      <section className="ee-team" aria-label="Soldiers">
        <h2 className="label">
          Soldiers <RuleChip rule="EE-CAM-04" />
        </h2>
        <Meter
          spent={teamValue(view, sheet)}
          limit={deployLimit(view, sheet, mission)}
          unit="Supplies"
          note={`${going.length} go along`}
        />
        <NotReady {...props} />
        <ul className="ee-soldiers">
          {living.map((one) => (
            <Soldier key={one.id} {...props} soldier={one} />
          ))}
        </ul>
      </section>
      <div className="ee-side">
        <Store {...props} />
        <Memorial {...props} />
        <Recruits {...props} />
      </div>
    </div>
  );
}
