// Who could come: recruits with their price, by level.
import { useState } from 'react';
import type { BoardProps } from '../../../table/contract.ts';
import { type TypeName, typeOf } from '@xenotable/chibi-commander/content';
import { priceOf, recruitable, typeThing, type View } from '@xenotable/chibi-commander/preview';
import { Item } from './Item.tsx';
import { TypeFace, spokenType } from './TypeFace.tsx';
import { type Army, kinOf } from './quarters.ts';

export function Recruits({ on, army }: { on: BoardProps<View>; army: Army }) {
  const types = recruitable(on.view, army.faction);
  const levels = [...new Set(types.map((type) => typeOf(type).level))].sort();
  const [chosen, setChosen] = useState(1);
  const level = levels.includes(chosen) ? chosen : (levels[0] ?? 1);
  const shown = types.filter((type) => typeOf(type).level === level);
  const factions = [...new Set(shown.map(kinOf))];
  return (
    <section className="hq-recruits" aria-label="Recruits">
      <header>
        <h2 className="label">Recruits</h2>
        <span className="grow" />
        {levels.length > 1 && (
          <div className="segments" role="group" aria-label="Level">
            {levels.map((one) => (
              <button
                key={one}
                type="button"
                className={one === level ? 'active' : ''}
                aria-pressed={one === level}
                onClick={() => setChosen(one)}
              >
                LV{one}
              </button>
            ))}
          </div>
        )}
      </header>
      <div className="scroll">
        {factions.map((faction) => (
          <div key={faction}>
            {factions.length > 1 && <h3 className="label">{faction}</h3>}
            <ul className="plain">
              {shown
                .filter((type) => kinOf(type) === faction)
                .map((type) => (
                  <Recruit key={type} on={on} type={type} />
                ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}

function Recruit({ on, type }: { on: BoardProps<View>; type: TypeName }) {
  const price = priceOf(on.view, type);
  return (
    <Item on={on} id={typeThing(type)} label={spokenType(type)} price={price > 0 ? price : undefined}>
      <TypeFace type={type} />
    </Item>
  );
}
