// XS-SCN-11 Cards of one's own have an id that says all of them, so that nobody needs the siege to read it:
// 'Yard Beast (home-made enemy; gnawer; 4,5,0,0; UNDERMINE; none)'.
import { applies } from '@xenotable/kernel';

/** Stands for the ids of all cards of one's own, which no list can name. */
export type OwnId = 'home-made';

const isOwnId = (id: string): boolean => id.includes(' (home-made ');

/** Words in which cards of one's own are called by their names. */
export const called = (words: string): string => words.replace(/ \(home-made [^)]*\)/g, '');

/** The parts of an id after its name. */
export interface OwnParts {
  name: string;
  kind: string;
  like: string;
  figures: number[];
  words: string[];
}

export function partsOf(id: string): OwnParts {
  const [, name = '', inside = ''] = /^(.*) \(home-made (.*)\)$/.exec(id) ?? [];
  const [kind = '', like = '', figures = '', ...words] = inside.split('; ');
  return { name, kind, like, figures: figures.split(',').map(Number), words };
}

export const idOf = ({ name, kind, like, figures, words }: OwnParts): OwnId =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  `${name} (home-made ${[kind, like, figures.join(','), ...words].join('; ')})` as OwnId;

/** The id of the printed card that a card is like; that of a printed one is its own. */
export function likeOf<Id extends string>(id: Id): Exclude<Id, OwnId> {
  // A card of one's own is like one of the same table.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return (isOwnId(id) ? partsOf(id).like : id) as Exclude<Id, OwnId>;
}

/** Ids in the order of the box, then those of one's own that are among these. */
export function withOwnOf<Id extends string>(printed: readonly Id[], among: readonly string[]): Id[] {
  const own = among.filter(isOwnId);
  if (own.length > 0) applies('XS-SCN-11');
  // Whoever counts or lists cards has only cards of this kind.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return [...printed, ...(own as Id[])];
}

/** Cards of one's own that each table keeps once they are read: a server meets those of many people. Further ones are read again. */
const MOST_KEPT = 5000;

/** A table of printed cards that also finds those of one's own: each is read from its id when it is first looked up. */
export function withOwn<T>(table: Record<string, T>, read: (parts: OwnParts) => T | undefined): void {
  let kept = 0;
  const later = new Proxy<object>(
    {},
    {
      get(_, id, cards) {
        const card = typeof id === 'string' && isOwnId(id) ? read(partsOf(id)) : undefined;
        if (card === undefined) return Reflect.get(Object.prototype, id, cards);
        if (kept++ < MOST_KEPT) Object.defineProperty(cards, id, { value: card });
        return card;
      },
    },
  );
  Object.setPrototypeOf(table, later);
}
