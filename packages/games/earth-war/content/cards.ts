// The cards of a combat event: XX121, bystanders and Merely Shadows. Figures by band are CLOSE, SHORT, MEDIUM, LONG; 0 is a dash.
import type { RuleId } from '@xenotable/kernel';

/** EW-K-06 Whom an enemy's wounds seek. */
export type Targeting = 'NEAREST' | 'FARTHEST' | 'WEAKEST' | 'LEADER' | 'FOCUS';

export type PrintedKind =
  | 'Ovomorph'
  | 'Facehugger'
  | 'Chest-Burster'
  | 'Drone'
  | 'Warrior'
  | 'Runner'
  | 'Lurker'
  | 'Spitter'
  | 'Crusher'
  | 'Praetorian'
  | 'Queen'
  | 'Civilian'
  | 'Survivor'
  | 'Merely Shadows'
  | 'unknown';

declare const homeMade: unique symbol;

/** EW-SCN-08, EW-SCN-09, EW-SCN-10 The name of something home-made, from the content of a scenario. */
export type OwnName = string & { readonly [homeMade]: true };

/** Only for names that are those of a scenario's content. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
export const ownName = (name: string): OwnName => name as OwnName;

export type KindName = PrintedKind | OwnName;

export interface CardKind {
  id: RuleId;
  name: KindName;
  /** EW-SCN-08 The printed kind that a home-made one is like. */
  like?: PrintedKind;
  letter: string;
  copies: number;
  attack: readonly number[];
  cap: number;
  /** Wounds that kill it; 0: it cannot be wounded. */
  wounds: number;
  /** EW-K-01 Cancels the wounds of its first round in the Setup. */
  ambush?: true;
  /** EW-K-02 Splashes when killed. */
  acid?: number;
  /** EW-K-03 Ignores so many wounds per round. */
  armoured?: number;
  /** EW-K-04 FAST below 0, DISTANT above. */
  shift?: number;
  /** EW-K-05 Its wounds implant. */
  implant?: true;
  /** EW-TXT-01 An egg. */
  opens?: true;
  /** EW-TXT-02 It escapes or matures. */
  grows?: true;
  /** EW-AUT-02, EW-AUT-03 It calls Drones, and others may guard it. */
  royal?: true;
  /** EW-AUT-03 It takes wounds for whoever is royal. */
  guards?: true;
  /** EW-Q-10 A plate helps more against it. */
  spits?: true;
  target: Targeting;
  /** For Patrol. */
  threat?: number;
  text: string;
}

const none = [0, 0, 0, 0] as const;

type Printed = CardKind & { name: PrintedKind };

const PRINTED: readonly Printed[] = [
  {
    id: 'EW-E-01',
    name: 'Ovomorph',
    letter: 'O',
    copies: 6,
    attack: none,
    cap: 0,
    wounds: 2,
    acid: 2,
    opens: true,
    target: 'NEAREST',
    threat: 1,
    text: 'Still there at the end of the round: on 1 to 4 it opens and a Facehugger joins.',
  },
  {
    id: 'EW-E-02',
    name: 'Facehugger',
    letter: 'F',
    copies: 6,
    attack: [5, 4, 1, 0],
    cap: 1,
    wounds: 1,
    ambush: true,
    shift: -1,
    acid: 1,
    implant: true,
    target: 'NEAREST',
    threat: 1,
    text: 'A wound that armour does not stop puts the unit DOWN, implanted.',
  },
  {
    id: 'EW-E-03',
    name: 'Chest-Burster',
    letter: 'B',
    copies: 4,
    attack: [2, 0, 0, 0],
    cap: 1,
    wounds: 1,
    grows: true,
    target: 'NEAREST',
    threat: 1,
    text: 'Still there at the end of the round: on 1 to 3 it escapes, on 4 or 5 it matures into a Drone.',
  },
  {
    id: 'EW-E-04',
    name: 'Drone',
    letter: 'D',
    copies: 8,
    attack: [5, 3, 0, 0],
    cap: 2,
    wounds: 3,
    ambush: true,
    acid: 3,
    target: 'NEAREST',
    threat: 2,
    text: '',
  },
  {
    id: 'EW-E-05',
    name: 'Warrior',
    letter: 'W',
    copies: 8,
    attack: [6, 4, 1, 0],
    cap: 3,
    wounds: 4,
    acid: 4,
    target: 'NEAREST',
    threat: 3,
    text: '',
  },
  {
    id: 'EW-E-06',
    name: 'Runner',
    letter: 'R',
    copies: 6,
    attack: [5, 4, 2, 0],
    cap: 2,
    wounds: 2,
    ambush: true,
    shift: -2,
    acid: 2,
    target: 'NEAREST',
    threat: 1,
    text: '',
  },
  {
    id: 'EW-E-07',
    name: 'Lurker',
    letter: 'L',
    copies: 4,
    attack: [7, 4, 0, 0],
    cap: 3,
    wounds: 3,
    ambush: true,
    acid: 3,
    target: 'WEAKEST',
    threat: 3,
    text: '',
  },
  {
    id: 'EW-E-08',
    name: 'Spitter',
    letter: 'S',
    copies: 4,
    attack: [3, 4, 5, 3],
    cap: 2,
    wounds: 3,
    shift: 2,
    acid: 4,
    spits: true,
    target: 'FARTHEST',
    threat: 2,
    text: 'Against it an Acid-proof Plate gives ARM +3.',
  },
  {
    id: 'EW-E-09',
    name: 'Crusher',
    letter: 'K',
    copies: 2,
    attack: [7, 5, 2, 0],
    cap: 3,
    wounds: 6,
    armoured: 1,
    shift: -1,
    acid: 4,
    target: 'FOCUS',
    threat: 5,
    text: '',
  },
  {
    id: 'EW-E-10',
    name: 'Praetorian',
    letter: 'P',
    copies: 3,
    attack: [7, 5, 2, 0],
    cap: 4,
    wounds: 7,
    armoured: 1,
    acid: 5,
    guards: true,
    target: 'LEADER',
    threat: 5,
    text: 'Beside the Queen it takes the wounds on her beyond the fourth.',
  },
  {
    id: 'EW-E-11',
    name: 'Queen',
    letter: 'Q',
    copies: 1,
    attack: [8, 6, 3, 0],
    cap: 5,
    wounds: 12,
    armoured: 1,
    acid: 6,
    royal: true,
    target: 'FOCUS',
    text: 'While fewer than four others are about she calls a Drone each round.',
  },
  {
    id: 'EW-X-01',
    name: 'Civilian',
    letter: 'N',
    copies: 6,
    attack: none,
    cap: 0,
    wounds: 1,
    target: 'NEAREST',
    text: 'Rescued at the end of a round if a unit stands at CLOSE or SHORT: 1 point. Killed: 1 point less.',
  },
  {
    id: 'EW-X-02',
    name: 'Survivor',
    letter: 'V',
    copies: 4,
    attack: none,
    cap: 0,
    wounds: 2,
    target: 'NEAREST',
    text: 'Joins at the end of a round if a unit stands at CLOSE or SHORT: 1 point and a gift. Killed: 2 points less.',
  },
  {
    id: 'EW-X-03',
    name: 'Merely Shadows',
    letter: 'M',
    copies: 7,
    attack: none,
    cap: 0,
    wounds: 0,
    target: 'NEAREST',
    text: 'Nothing there: each wound on it costs 1 AMMO.',
  },
  {
    id: 'EW-M-COM-03',
    name: 'unknown',
    letter: '?',
    copies: 1,
    attack: none,
    cap: 0,
    wounds: 0,
    target: 'NEAREST',
    text: 'A Drone, a Runner, a Civilian or an Ovomorph: nobody knows.',
  },
];

/** What a kind may lack. */
const LACKING = {
  like: undefined,
  ambush: undefined,
  acid: undefined,
  armoured: undefined,
  shift: undefined,
  implant: undefined,
  opens: undefined,
  grows: undefined,
  royal: undefined,
  guards: undefined,
  spits: undefined,
  threat: undefined,
};

/**
 * Kinds by number; a kind's place in this list is its number everywhere. All have the same fields, whether they have the
 * abilities or not: reading them from many shapes took 4 % of a random game.
 */
export const KINDS: readonly Printed[] = PRINTED.map((kind) => ({ ...LACKING, ...kind }));

/** The kind's number by its name. */
const NUMBERS: ReadonlyMap<string, number> = new Map(KINDS.map((kind, at) => [kind.name, at]));

/** The number of a printed kind; undefined where no card of the box has this name. */
export const printedNumber = (name: string): number | undefined => NUMBERS.get(name);

function kindNamed(name: PrintedKind): number {
  const kind = printedNumber(name);
  if (kind === undefined) throw new RangeError(`there is no card called ${name}`);
  return kind;
}

/** Names of all printed kinds, in their order. */
export const KIND_NAMES: readonly PrintedKind[] = KINDS.map((kind) => kind.name);

export const OVOMORPH = kindNamed('Ovomorph');
export const FACEHUGGER = kindNamed('Facehugger');
export const CHEST_BURSTER = kindNamed('Chest-Burster');
export const DRONE = kindNamed('Drone');
export const WARRIOR = kindNamed('Warrior');
export const RUNNER = kindNamed('Runner');
export const LURKER = kindNamed('Lurker');
export const SPITTER = kindNamed('Spitter');
export const CRUSHER = kindNamed('Crusher');
export const PRAETORIAN = kindNamed('Praetorian');
export const QUEEN = kindNamed('Queen');
export const CIVILIAN = kindNamed('Civilian');
export const SURVIVOR = kindNamed('Survivor');
export const SHADOW = kindNamed('Merely Shadows');
export const UNKNOWN = kindNamed('unknown');

/** The kind of every printed card; cards are numbered through all kinds in their order. */
const KIND_OF: readonly number[] = KINDS.flatMap((kind, at) => new Array<number>(kind.copies).fill(at));

/** What is printed on each card: D1, D2, … */
export const IDENTIFIER: readonly string[] = KINDS.flatMap((kind) =>
  kind.letter === '?' ? ['?'] : Array.from({ length: kind.copies }, (_, i) => `${kind.letter}${i + 1}`),
);

/** EW-SCN-08 Cards of each home-made kind; they are numbered behind the printed ones. */
export const OWN_COPIES = 8;

/** The number of a card's kind; -1 where no card is known. */
export const kindNumber = (card: number): number =>
  card < KIND_OF.length
    ? (KIND_OF[card] ?? -1)
    : KINDS.length + Math.floor((card - KIND_OF.length) / OWN_COPIES);

/** The number of the first printed card of each kind. */
const FIRST_OF: readonly number[] = KINDS.map((_, at) => KIND_OF.indexOf(at));

/** The number of the first card of a kind. */
export const firstOf = (kind: number): number =>
  FIRST_OF[kind] ?? KIND_OF.length + (kind - KINDS.length) * OWN_COPIES;

/** How many cards of a kind there are. */
export const copiesOf = (kind: number): number => KINDS[kind]?.copies ?? OWN_COPIES;

export const THE_UNKNOWN = firstOf(UNKNOWN);

/** EW-TXT-03, EW-TXT-04 Points of the mission that the death of a bystander costs. */
export const bystanderPrice = ({ name }: CardKind): number => (name === 'Civilian' ? 1 : 2);

/** EW-SCN-08 Whether a kind is none of the box. */
export const isOwnKind = (kind: number): boolean => kind >= KINDS.length;

/** Whether a kind is one of the XX121; all home-made ones are. */
export const isEnemyNumber = (kind: number): boolean => kind >= 0 && (kind <= QUEEN || isOwnKind(kind));

/** EW-GEN-09 XX121 cards are those of the enemy table. */
export const isEnemy = (card: number): boolean => isEnemyNumber(kindNumber(card));

export const isBystander = (card: number): boolean =>
  kindNumber(card) === CIVILIAN || kindNumber(card) === SURVIVOR;

export const isShadow = (card: number): boolean => kindNumber(card) === SHADOW;

/** Whether cards with this name are XX121; those that the box does not know are home-made. */
export const isEnemyKind = (name: string): boolean => isEnemyNumber(printedNumber(name) ?? KINDS.length);
