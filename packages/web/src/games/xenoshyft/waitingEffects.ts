// Effects that fall together, by what they do.
import { CARDS, ENEMIES } from '@xenotable/xenoshyft/content';

/** The text of the card whose effect waits: a label begins with its name, and may go on with a lane or a Troop. */
export function effectText(label: string): string {
  const [card] = [...Object.values(CARDS), ...Object.values(ENEMIES)]
    .filter(({ name }) => label.startsWith(name))
    .toSorted((a, b) => b.name.length - a.name.length);
  return card?.text ?? '';
}
