// The Outpost: its tier and slots, and all facilities: standing, being built, available, or not and why.
import { Thing } from '../../../boards/cards/Thing.tsx';
import { Icon } from '../../../kit/draw/Icon.tsx';
import { RuleChip } from '../../../table/rules/RuleChip.tsx';
import type { BoardProps } from '../../../table/contract.ts';
import { type FacilityName, facilityNames, facilityOf } from '@xenotable/enemy-eternal/content';
import {
  type Sheet,
  type View,
  missionSheet,
  raisePrice,
  facilityThing,
} from '@xenotable/enemy-eternal/preview';
import { MiniMap } from '../shared/MiniMap.tsx';

type OutpostProps = BoardProps<View> & { sheet: Sheet };

function Facility({ sheet, name, ...on }: OutpostProps & { name: FacilityName }) {
  const { names, price, text, id } = facilityOf(name);
  const stands = sheet.facilities.includes(name);
  const fresh = sheet.fresh.includes(name);
  const { refused } = on.standing(facilityThing(name));
  const why = refused?.reason === on.standing('outpost').refused?.reason ? null : refused;
  const state = stands ? 'built' : fresh ? 'works from this mission on' : `${price} Supplies`;
  return (
    <li className={stands || fresh ? 'built' : ''}>
      <Thing id={facilityThing(name)} label={`${names[sheet.faction]}, ${state}`} on={on} className="ee-card">
        <b>{names[sheet.faction]}</b>
        <em>{stands ? 'built' : fresh ? 'new' : price}</em>
        <span>{text}</span>
        {!stands && !fresh && why !== null && <small>{why.reason}</small>}
      </Thing>
      <span className="foot">
        <RuleChip rule={id} />
        {on.standing(`tear:${name}`).ready && (
          <Thing
            id={`tear:${name}`}
            label={`Tear down the ${names[sheet.faction]} for ${price >> 1} Supplies`}
            on={on}
            className="toggle"
          >
            <Icon name="trash" size={13} /> +{price >> 1}
          </Thing>
        )}
      </span>
    </li>
  );
}

export function Outpost(props: OutpostProps) {
  const { sheet, view, standing } = props;
  const raise = standing('outpost');
  const used = sheet.facilities.length + sheet.fresh.length;
  const { id, name, text, rounds, map } = missionSheet(view.mission === 'Scenario' ? 'B1' : view.mission);
  return (
    <section className="ee-outpost" aria-label="Outpost">
      <div className="ee-briefing">
        <MiniMap map={map} />
        <b>
          {id} {name}
        </b>
        <span>{text}</span>
        <small>
          {rounds} rounds{view.campaign?.kind === 'season' ? ` · ${view.difficulty}` : ''}
        </small>
      </div>
      <header>
        <h2 className="label">
          Outpost <RuleChip rule="EE-BAS-01" />
        </h2>
        <p>
          <b>{sheet.supplies}</b> Supplies
        </p>
        <p>
          tier <b>{sheet.outpost}</b>
        </p>
        <p>
          <b>
            {used} of {2 * sheet.outpost}
          </b>{' '}
          slots
        </p>
        {(raise.ready || raise.refused !== null) && (
          <Thing id="outpost" label="Raise the Outpost" on={props} className="toggle">
            <Icon name="up" size={13} /> raise it{raisePrice(sheet) !== null && `, ${raisePrice(sheet)}`}
          </Thing>
        )}
        {raise.refused !== null && <p className="reason">{raise.refused.reason}</p>}
      </header>
      <ul className="ee-facilities">
        {facilityNames.map((one) => (
          <Facility key={one} {...props} name={one} />
        ))}
      </ul>
    </section>
  );
}
