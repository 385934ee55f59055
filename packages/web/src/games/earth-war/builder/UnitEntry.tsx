// One unit of the squad: its name, its ratings, what it carries, and what it could carry.
import {
  ITEM_NAMES,
  type SquadList,
  itemKind,
  namesOf,
  unitCost,
  unitKind,
} from '@xenotable/earth-war/content';
import { Icon } from '../../../kit/draw/Icon.tsx';
import { Token } from '../../../kit/draw/Token.tsx';
import { OptionRow } from '../../../table/builder/OptionRow.tsx';
import { hireLine, unitGlyph } from '../shared/units.ts';
import { barToItem, changed, itemPrice, removed, toggled } from './edit.ts';

interface UnitEntryProps {
  list: SquadList;
  at: number;
  rp: number;
  open: boolean;
  toggle(): void;
  change(list: SquadList): void;
}

export function UnitEntry({ list, at, rp, open, toggle, change }: UnitEntryProps) {
  const unit = list.units[at];
  if (unit === undefined) return null;
  const { type, name, items } = unit;
  const called = namesOf(list)[at] ?? '';
  return (
    <article className={`entry${open ? ' open' : ''}`} aria-label={`${called}, ${type}`}>
      <Token
        side="a"
        glyph={unitGlyph(type)}
        letter={called.charAt(0)}
        size={54}
        {...(type === 'Squad Leader' && { pips: 1 })}
      />
      <button type="button" className="unfold" aria-expanded={open} onClick={toggle}>
        <h3>
          {called} <small>{type}</small>
        </h3>
        <span className="carries">{items.length === 0 ? hireLine(unitKind(type)) : items.join(', ')}</span>
      </button>
      <strong>{unitCost(list, at)}</strong>
      <button
        type="button"
        className="icon-button"
        aria-label={`Remove ${called}, ${type}`}
        onClick={() => change(removed(list, at))}
      >
        <Icon name="x" size={16} />
      </button>
      {open && (
        <>
          <label className="called">
            Name
            <input
              className="field"
              value={name}
              maxLength={20}
              placeholder={called}
              onChange={(event) =>
                change(changed(list, at, { name: event.target.value.replace(/["“”]/g, '') }))
              }
            />
          </label>
          {items.length > 0 && <p className="ratings">{hireLine(unitKind(type))}</p>}
          <ul className="options" aria-label={`Equipment of ${called}`}>
            {ITEM_NAMES.map((item) => (
              <OptionRow
                key={item}
                name={item}
                note={itemKind(item).text}
                price={itemPrice(item)}
                checked={items.includes(item)}
                bar={barToItem(list, at, item, rp)}
                toggle={() => change(toggled(list, at, item))}
              />
            ))}
          </ul>
        </>
      )}
    </article>
  );
}
