// The roster between missions: everybody with their level, what they can become, and whom the last mission cost.
import { Icon } from '../../../kit/draw/Icon.tsx';
import type { BoardProps } from '../../../table/contract.ts';
import { type TypeName, typeOf } from '@xenotable/chibi-commander/content';
import {
  promoteThing,
  promotionPrice,
  reanimateThing,
  veteranThing,
  type View,
} from '@xenotable/chibi-commander/preview';
import { Item } from './Item.tsx';
import { TypeFace, spokenType } from './TypeFace.tsx';
import type { Roster } from './quarters.ts';

type Veteran = Roster['units'][number];

const historyOf = (one: Veteran): string =>
  one.promoted ? 'promoted' : one.involved ? 'fought in the last mission' : 'fresh';

/** CC-LVL-07 A branch of the promotion tree: what it becomes, and what that can become in its turn. */
function Branch({
  on,
  unit,
  from,
  to,
}: {
  on: BoardProps<View>;
  unit: number;
  from: TypeName;
  to: TypeName;
}) {
  const { promotes } = typeOf(to);
  return (
    <Item
      on={on}
      id={promoteThing(unit, to)}
      icon="up"
      label={`Promote ${from} to ${spokenType(to)}`}
      price={promotionPrice(from)}
      className="branch"
    >
      <TypeFace type={to} size={36} />
      {promotes.length > 0 && (
        <span className="twigs">
          <Icon name="up" size={12} /> {promotes.join(' or ')}
        </span>
      )}
    </Item>
  );
}

export function Veterans({ on, roster }: { on: BoardProps<View>; roster: Roster }) {
  return (
    <section aria-label="Roster">
      <h2 className="label">Roster · {roster.units.length}</h2>
      {roster.units.length === 0 && <p className="hq-free">Nobody yet: recruits of LV1 come for nothing.</p>}
      <ul className="plain hq-roster">
        {roster.units.map((one, i) => (
          <li key={i} className={one.involved && !one.promoted ? 'hq-veteran wide' : 'hq-veteran'}>
            <div className="face">
              <TypeFace type={one.type} note={historyOf(one)} />
            </div>
            {one.involved && !one.promoted && typeOf(one.type).promotes.length > 0 && (
              <ul className="plain hq-tree" aria-label={`${one.type} can become`}>
                {typeOf(one.type).promotes.map((to) => (
                  <Branch key={to} on={on} unit={i} from={one.type} to={to} />
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
      {roster.dead.length > 0 && (
        <>
          <h2 className="label">Fallen in the last mission</h2>
          <ul className="plain hq-squad">
            {[...new Set(roster.dead)].map((type) => (
              <Item
                key={type}
                on={on}
                id={reanimateThing(type)}
                icon="heal"
                label={`Reanimate ${spokenType(type)}`}
                price={3}
                className="fallen"
              >
                <TypeFace
                  type={type}
                  {...(count(roster, type) > 1 && { note: `${count(roster, type)} of them` })}
                />
              </Item>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

const count = (roster: Roster, type: TypeName): number => roster.dead.filter((one) => one === type).length;

/** CC-CMP-13 Before a mission of the campaign: who of the roster comes along; those who are alike stand together. */
export function Reserve({ on, roster }: { on: BoardProps<View>; roster: Roster }) {
  const types = [...new Set(roster.units.map((one) => one.type))];
  return (
    <section className="hq-recruits" aria-label="Roster">
      <header>
        <h2 className="label">Roster</h2>
      </header>
      <ul className="plain scroll">
        {types.map((type) => {
          const all = roster.units.filter((one) => one.type === type);
          const left = all.filter((one) => !one.fielded).length;
          const next = roster.units.findIndex((one) => one.type === type && !one.fielded);
          return (
            <Item
              key={type}
              on={on}
              id={veteranThing(next)}
              label={`${spokenType(type)}, ${left} of ${all.length} left`}
              price={`${left}×`}
            >
              <TypeFace type={type} />
            </Item>
          );
        })}
      </ul>
    </section>
  );
}
