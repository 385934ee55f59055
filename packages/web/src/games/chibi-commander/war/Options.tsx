// What points buy before a mission: drugs, and the mission's own options.
import { Icon } from '../../../kit/draw/Icon.tsx';
import type { BoardProps } from '../../../table/contract.ts';
import { deedThing, optionsFor, type View } from '@xenotable/chibi-commander/preview';
import { Item } from './Item.tsx';
import { type Army, points } from './quarters.ts';
import { capital } from '../../../kit/words.ts';

export function Options({ on, army }: { on: BoardProps<View>; army: Army }) {
  const options = optionsFor(on.view, army.faction);
  if (options.length === 0) return null;
  return (
    <section aria-label="Options">
      <h2 className="label">Options for this mission</h2>
      <ul className="plain hq-options">
        {options.map((option) => {
          const bought = army.bought.includes(option.name);
          const [title = '', text] = option.words.split(/: (.*)/s);
          return (
            <Item
              key={option.name}
              on={on}
              id={deedThing(option.name)}
              label={`${option.words}, ${bought ? 'bought' : points(option.price)}`}
              price={option.price}
            >
              <span className={`tick${bought ? ' active' : ''}`}>
                {bought && <Icon name="check" size={14} />}
              </span>
              <span className="person">
                <b>{capital(title)}</b>
                {text !== undefined && <small>{text}</small>}
              </span>
            </Item>
          );
        })}
      </ul>
    </section>
  );
}
