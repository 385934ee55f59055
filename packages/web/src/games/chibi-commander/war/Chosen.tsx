// The squad of the next mission: its places, and who has them.
import type { BoardProps } from '../../../table/contract.ts';
import { dismissThing, modeOf, type View } from '@xenotable/chibi-commander/preview';
import { Item } from './Item.tsx';
import { TypeFace, spokenType } from './TypeFace.tsx';
import type { Army } from './quarters.ts';

/** Against the automaton the people choose in turn, and each commands what they chose. */
const commanderOf = (view: View, place: number): string | null =>
  modeOf(view) === 'versus' || view.seats.length === 1
    ? null
    : (view.seats[place % view.seats.length]?.name ?? null);

export function Chosen({ on, army, slots }: { on: BoardProps<View>; army: Army; slots: number }) {
  const { view } = on;
  return (
    <section aria-label="Your squad">
      <ol className="plain hq-squad">
        {army.squad.map((type, i) => {
          const commander = commanderOf(view, i);
          return (
            <Item key={i} on={on} id={dismissThing(type)} icon="x" label={spokenType(type)}>
              <TypeFace type={type} {...(commander !== null && { note: `for ${commander}` })} />
            </Item>
          );
        })}
        {Array.from({ length: Math.max(0, slots - army.squad.length) }, (_, i) => {
          const commander = commanderOf(view, army.squad.length + i);
          return (
            <li key={`free ${i}`} className="hq-free">
              {commander === null ? 'Free place' : `Free place for ${commander}`}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
