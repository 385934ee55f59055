// Cards and their kinds as a table knows them: those of the box, and EW-SCN-08 those of the scenario that it plays.
import { type OwnThing, type ScenarioHead, itemAt } from '@xenotable/kernel';
import {
  type CardKind,
  IDENTIFIER,
  KINDS,
  OWN_COPIES,
  firstOf,
  isOwnKind,
  kindNumber,
  printedNumber,
} from './cards.ts';
import { enemyCard } from './own/enemyCards.ts';

/** What has content: a position, a view, or a scenario that is being written. */
export interface WithContent {
  options: { scenario?: Pick<ScenarioHead, 'content'> };
}

/** Nothing but the box. */
export const BOX: WithContent = { options: {} };

const made = new WeakMap<readonly OwnThing[], readonly CardKind[]>();

/** EW-SCN-08 The home-made kinds of a table, in the order of their numbers. */
export function ownKinds({ options: { scenario } }: WithContent): readonly CardKind[] {
  const content = scenario?.content;
  if (content === undefined) return [];
  let kinds = made.get(content);
  if (kinds === undefined) {
    kinds = content.filter(({ kind }) => kind === 'enemy').map(enemyCard);
    made.set(content, kinds);
  }
  return kinds;
}

/** All kinds of a table, by number. */
export const kindsOf = (w: WithContent): readonly CardKind[] => [...KINDS, ...ownKinds(w)];

export const kindAt = (w: WithContent, kind: number): CardKind =>
  isOwnKind(kind) ? itemAt(ownKinds(w), kind - KINDS.length) : itemAt(KINDS, kind);

export const kindOf = (w: WithContent, card: number): CardKind => kindAt(w, kindNumber(card));

/** A kind's number by its name; -1 where the table has none. */
export function numberNamed(w: WithContent, name: string): number {
  const printed = printedNumber(name);
  if (printed !== undefined) return printed;
  const own = ownKinds(w).findIndex((kind) => kind.name === name);
  return own < 0 ? -1 : KINDS.length + own;
}

export function kindNamed(w: WithContent, name: string): number {
  const kind = numberNamed(w, name);
  if (kind < 0) throw new RangeError(`there is no card called ${name}`);
  return kind;
}

/** What is printed on cards with this name. */
export const cardKind = (w: WithContent, name: string): CardKind => kindAt(w, kindNamed(w, name));

/** What a card is called: 'D2'; a home-made one has its whole name, 'Yard Beast 2', so that nobody needs the scenario to read it. */
export function identifierOf(w: WithContent, card: number): string {
  const kind = kindNumber(card);
  return isOwnKind(kind) ? `${kindAt(w, kind).name} ${card - firstOf(kind) + 1}` : itemAt(IDENTIFIER, card);
}

/** The identifiers of all cards of a table. */
export const identifiers = (w: WithContent): string[] => [
  ...IDENTIFIER,
  ...ownKinds(w).flatMap(({ name }) => Array.from({ length: OWN_COPIES }, (_, i) => `${name} ${i + 1}`)),
];

const NUMBERED = /^(.*) (\d+)$/;

/** The card with this identifier; -1 where the table has none. */
function cardCalled(w: WithContent, identifier: string): number {
  const [, name = '', number = ''] = NUMBERED.exec(identifier) ?? [];
  if (name === '') return IDENTIFIER.indexOf(identifier);
  const kind = numberNamed(w, name);
  return kind < KINDS.length ? -1 : firstOf(kind) + Number(number) - 1;
}

export function cardNamed(w: WithContent, identifier: string): number {
  const card = cardCalled(w, identifier);
  if (card < 0) throw new RangeError(`there is no card ${identifier}`);
  return card;
}

/** The name of a card's kind, by its identifier alone; undefined where it is no card. */
export function nameOnCard(identifier: string): string | undefined {
  const card = IDENTIFIER.indexOf(identifier);
  return card < 0 ? NUMBERED.exec(identifier)?.[1] : itemAt(KINDS, kindNumber(card)).name;
}
