// CC-CMP-05 The weaker side chooses which variant of the next mission is played.
import type { BoardProps } from '../../contract.ts';
import { tableOf } from '../plan.ts';
import { type View, mission } from '../rulebook.ts';
import { variantThing } from '../things.ts';
import { Item } from './Item.tsx';
import type { Army } from './quarters.ts';

export function Variants({ on, army }: { on: BoardProps<View>; army: Army | null }) {
  const w = tableOf(on.view);
  const next = mission(w);
  return (
    <section aria-label="Variants">
      <h2 className="lbl">Variants of {on.view.title}</h2>
      <ol className="plain hq-variants">
        {next.variations.map((name, i) => {
          const goals = army === null ? [] : next.goals({ ...w, variation: i + 1 }, army).map((goal) => goal.words);
          return (
            <Item key={name} on={on} id={variantThing(name)} icon="check" label={`${name}: ${goals.join(', ')}`}>
              <b className="number">{i + 1}</b>
              <span className="who">
                <b>{name}</b>
                <small>{goals.join(' · ')}</small>
              </span>
            </Item>
          );
        })}
      </ol>
    </section>
  );
}
