// A soldier of the roster: rank, Wounds, skills, gear that can be taken off, whether it goes along, and its history.
import { Thing } from '../../../boards/cards/Thing.tsx';
import { Icon } from '../../../kit/draw/Icon.tsx';
import { Token } from '../../../kit/draw/Token.tsx';
import type { BoardProps } from '../../../table/contract.ts';
import { glyphOf, sideOfFaction } from '../shared/faces.ts';
import { OwnName } from '../../../table/builder/OwnName.tsx';
import { spacesIn, toJson } from '../shared/json.ts';
import { rankOf } from '@xenotable/enemy-eternal/content';
import {
  type Sheet,
  type Veteran,
  type View,
  deployValue,
  removable,
  weaponsOf,
  soldierThing,
  wornThing,
} from '@xenotable/enemy-eternal/preview';
import { History } from './History.tsx';

const STATES: Record<Veteran['state'], string> = {
  ready: 'stays at base',
  recovering: 'recovering, misses this mission',
  fallen: 'fallen',
};

interface SoldierProps extends BoardProps<View> {
  sheet: Sheet;
  soldier: Veteran;
  note?: string;
}

/** Everything it carries beyond what it wears by itself. */
const loadout = (one: Veteran): string[] =>
  weaponsOf(one).filter((weapon) => !removable(one).includes(weapon));

interface OrdersProps {
  soldier: Veteran;
  goes: boolean;
  on: BoardProps<View>;
}

/** Whether it goes along, and whether it may lead. */
function Orders({ soldier: one, goes, on }: OrdersProps) {
  const mayGo = on.standing(`deploy:${one.id}`).ready;
  return (
    <span className="orders">
      {mayGo ? (
        <Thing
          id={`deploy:${one.id}`}
          label={goes ? `${one.name} goes along: leave at base` : `${one.name} stays at base: deploy`}
          on={on}
          className="toggle"
        >
          <Icon name={goes ? 'check' : 'plus'} size={14} /> {goes ? 'goes along' : 'stays at base'}
        </Thing>
      ) : (
        <small>{goes ? 'goes along' : STATES[one.state]}</small>
      )}
      {on.standing(`lead:${one.id}`).ready && (
        <Thing id={`lead:${one.id}`} label={`Name ${one.name} as Leader`} on={on} className="toggle">
          <Icon name="star" size={14} /> lead
        </Thing>
      )}
    </span>
  );
}

export function Soldier({ sheet, soldier: one, note, ...on }: SoldierProps) {
  const rank = rankOf(one.rank)[sheet.faction];
  const goes = one.deployed && one.state === 'ready';
  const mayName = spacesIn(on.ask).some((space) => space.kind === 'name' && space.soldiers.includes(one.id));
  return (
    <li className={`ee-soldier ${goes ? 'goes' : ''} ${one.state}`}>
      <Thing
        id={soldierThing(one.id)}
        label={`${one.name}, ${rank}, ${one.wounds} of ${one.skills.HEALTH} Wounds`}
        on={on}
        className="person"
      >
        <Token
          side={sideOfFaction(sheet.faction)}
          glyph={glyphOf(one.unit)}
          pips={one.leader ? 1 : 0}
          wounds={{ max: one.skills.HEALTH, lost: one.skills.HEALTH - one.wounds }}
          state={one.state === 'ready' ? [] : ['spent']}
          size={46}
        />
        <span>
          <b>{one.name}</b>
          <small>
            {rank}
            {one.founder ? ' · founder' : ''} · counts {deployValue(one, on.view.options)}
          </small>
        </span>
        <span className="rank" aria-hidden="true">
          {Array.from({ length: 7 }, (_, i) => (
            <i key={i} className={i < one.rank ? 'active' : ''} />
          ))}
        </span>
      </Thing>
      <p className="ee-profile">
        AIM {one.skills.AIM} · MOBILITY {one.skills.MOBILITY} · WILL {one.skills.WILL} · HACK{' '}
        {one.skills.HACK}
        {one.skills.PSI > 0 && ` · PSI ${one.skills.PSI}`}
        {one.learned.length > 0 && ` · ${one.learned.join(', ')}`}
      </p>
      {mayName && (
        <p className="ee-naming">
          <OwnName
            key={one.name}
            of={one.name}
            called={one.called ?? ''}
            keep={(name) => name !== '' && on.playAll([toJson({ do: 'call', veteran: one.id, name })])}
          />
        </p>
      )}
      <div className="worn">
        {loadout(one).map((weapon) => (
          <span key={weapon} className="chip line">
            {weapon}
          </span>
        ))}
        {removable(one).map((gear) => (
          <Thing
            key={gear}
            id={wornThing(one.id, gear)}
            label={`${gear} of ${one.name}: put it into the store`}
            on={on}
            className="chip"
          >
            {gear} {on.standing(wornThing(one.id, gear)).ready && <Icon name="x" size={11} />}
          </Thing>
        ))}
        <Orders soldier={one} goes={goes} on={on} />
      </div>
      <History soldier={one} faction={sheet.faction} />
      {note !== undefined && <p className="note">{note}</p>}
    </li>
  );
}
