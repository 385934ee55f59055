// CC-CMP-05 The weaker side chooses which variant of the next mission is played.
import { RuleChip } from '../../../table/rules/RuleChip.tsx';
import type { BoardProps } from '../../../table/contract.ts';
import { variantsOf, variantThing, type View } from '@xenotable/chibi-commander/preview';
import { Item } from './Item.tsx';
import { Value } from './Value.tsx';
import type { Army } from './quarters.ts';

export function Variants({ on, army }: { on: BoardProps<View>; army: Army | null }) {
  const variants = variantsOf(on.view, army?.faction ?? null);
  // What all variants have in common stands in the briefing.
  const own = (goals: string[]): string[] =>
    goals.filter((one) => !variants.every((other) => other.goals.includes(one)));
  return (
    <section aria-label="Variants">
      <h2 className="label">Variants of {on.view.title}</h2>
      <p className="hq-lead">
        The side with the lower underlying value chooses, CHIBI COM between equals:{' '}
        {on.ask === null ? 'the other side' : 'you'}. <RuleChip rule="CC-CMP-05" />
      </p>
      <ol className="plain hq-variants">
        {variants.map(({ name, goals }, i) => (
          <Item
            key={name}
            on={on}
            id={variantThing(name)}
            icon="check"
            label={[name, ...own(goals)].join(', ')}
          >
            <b className="number">{i + 1}</b>
            <span className="person">
              <b>{name}</b>
              <small>
                {own(goals).length === 0 ? 'the goals of the briefing' : `also: ${own(goals).join(' · ')}`}
              </small>
            </span>
          </Item>
        ))}
      </ol>
      {army !== null && <Value view={on.view} army={army} />}
    </section>
  );
}
