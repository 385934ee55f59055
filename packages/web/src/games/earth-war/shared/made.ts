// Marks of what is home-made.
import type { CardKind, Scenario, WithContent } from '@xenotable/earth-war/content';

/** Where the kinds of a scenario that is being written are looked up. */
export const madeIn = (scenario: Scenario): WithContent => ({ options: { scenario } });

/** ', home-made, like Runner'; nothing for what is printed. */
export const madeLike = (like: string | undefined): string =>
  like === undefined ? '' : `, home-made, like ${like}`;

/** A card by its kind and what is printed on it: 'Drone D2'; what is printed on a home-made one is its name and number. */
export const cardTitle = ({ name, like }: CardKind, card: string | null): string =>
  like === undefined ? `${name} ${card ?? ''}` : (card ?? name);

/** What a maker has written on a thing; it does nothing. */
export const writtenOn = ({ options: { scenario } }: WithContent, name: string): string =>
  scenario?.content?.find((thing) => thing.name === name)?.text ?? '';
