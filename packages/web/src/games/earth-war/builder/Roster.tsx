// The squad as a sheet of paper beside the builder.
import {
  type SquadList,
  namesOf,
  squadCost,
  unitCost,
  unitKind,
  writeSquad,
} from '@xenotable/earth-war/content';
import { Token } from '../../../kit/draw/Token.tsx';
import { Sheet } from '../../../table/builder/Sheet.tsx';
import { listPath } from '../../../table/print/address.ts';
import { hireLine, unitGlyph } from '../shared/units.ts';

export function Roster({ list, rp }: { list: SquadList; rp: number }) {
  const names = namesOf(list);
  return (
    <Sheet
      title={list.name}
      sub={['Earth War', `${squadCost(list)} of ${rp} RP`]}
      print={listPath('earth-war', writeSquad(list))}
    >
      {list.units.map(({ type, items }, at) => {
        const { hits } = unitKind(type);
        return (
          <article key={at}>
            <Token side="a" glyph={unitGlyph(type)} letter={names[at]?.charAt(0) ?? ''} size={44} />
            <h3>
              {names[at]}, {type} <b>{unitCost(list, at)}</b>
            </h3>
            {items.length > 0 && <p>{items.join(', ')}</p>}
            <p>{hireLine(unitKind(type))}</p>
            <div className="boxes" role="img" aria-label={`${hits} HITS`}>
              {Array.from({ length: hits }, (_, box) => (
                <i key={box} />
              ))}
            </div>
          </article>
        );
      })}
    </Sheet>
  );
}
