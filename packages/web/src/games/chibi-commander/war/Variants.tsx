// CC-CMP-05 The weaker side chooses which variant of the next mission is played.
import { RuleChip } from '../../../frame/RuleChip.tsx';
import type { BoardProps } from '../../contract.ts';
import { tableOf } from '../plan.ts';
import { type View, mission } from '../rulebook.ts';
import { variantThing } from '../things.ts';
import { Item } from './Item.tsx';
import { Value } from './Value.tsx';
import type { Army } from './quarters.ts';

export function Variants({ on, army }: { on: BoardProps<View>; army: Army | null }) {
  const w = tableOf(on.view);
  const next = mission(w);
  const goals = next.variations.map((_, i) =>
    army === null ? [] : next.goals({ ...w, variation: i + 1 }, army).map((goal) => goal.words),
  );
  // What all variants have in common stands in the briefing.
  const own = goals.map((words) => words.filter((one) => !goals.every((other) => other.includes(one))));
  return (
    <section aria-label="Variants">
      <h2 className="lbl">Variants of {on.view.title}</h2>
      <p className="hq-lead">
        The side with the lower underlying value chooses, CHIBI COM between equals:{' '}
        {on.ask === null ? 'the other side' : 'you'}. <RuleChip rule="CC-CMP-05" />
      </p>
      <ol className="plain hq-variants">
        {next.variations.map((name, i) => (
          <Item key={name} on={on} id={variantThing(name)} icon="check" label={[name, ...own[i]!].join(', ')}>
            <b className="number">{i + 1}</b>
            <span className="who">
              <b>{name}</b>
              <small>
                {own[i]!.length === 0 ? 'the goals of the briefing' : `also: ${own[i]!.join(' · ')}`}
              </small>
            </span>
          </Item>
        ))}
      </ol>
      {army !== null && <Value view={on.view} army={army} />}
    </section>
  );
}
