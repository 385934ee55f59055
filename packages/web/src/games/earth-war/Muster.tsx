// The muster: units and equipment for Requisition Points, before a mission.
import { Thing } from '../../boards/cards/Thing.tsx';
import { GlyphSign } from '../../kit/draw/Glyph.tsx';
import type { BoardProps } from '../../table/contract.ts';
import { Squad } from './Squad.tsx';
import { unitGlyph } from './faces.ts';
import { ITEM_NAMES, UNIT_TYPES, itemKind, unitKind } from '@xenotable/earth-war/content';
import { type View, shopThing } from '@xenotable/earth-war/preview';

const HIRED = UNIT_TYPES.filter((type) => unitKind(type).rp !== null);

export function Muster(props: BoardProps<View>) {
  const { view } = props;
  return (
    <div className="earth-war muster">
      <header>
        <h2>
          {view.table.rp} RP for {view.mission.number > 0 ? `mission ${view.mission.number}, ` : ''}
          {view.mission.name}
        </h2>
        <p className="muted">{view.mission.story} Four to eight units go.</p>
      </header>
      <Squad {...props} />
      <h3 className="label">Hire</h3>
      <ul className="shop plain" aria-label="Units for hire">
        {HIRED.map((type) => (
          <li key={type}>
            <Thing
              id={shopThing(type)}
              on={props}
              label={`${type}, ${unitKind(type).rp} RP`}
              className="goods"
            >
              <GlyphSign name={unitGlyph(type)} size={26} fill="var(--ink)" />
              <b>{type}</b>
              <em>{unitKind(type).rp}</em>
            </Thing>
          </li>
        ))}
      </ul>
      <h3 className="label">Equipment: point at an item, then at a unit</h3>
      <ul className="shop plain" aria-label="Equipment">
        {ITEM_NAMES.map((item) => (
          <li key={item}>
            <Thing
              id={shopThing(item)}
              on={props}
              label={`${item}, ${itemKind(item).rp} RP. ${itemKind(item).text}`}
              className="goods item"
            >
              <b>{item}</b>
              <em>{itemKind(item).rp}</em>
            </Thing>
          </li>
        ))}
      </ul>
    </div>
  );
}
