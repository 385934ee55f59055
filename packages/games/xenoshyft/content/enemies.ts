// The Hive: 33 kinds of Enemy in three waves (XS-E1, XS-E2, XS-E3) and six Bosses (XS-B).
import { keysOf } from '@xenotable/kernel';
import type { HiveEffect } from './abilities.ts';
import { type OwnId, type OwnParts, withOwn } from './ownIds.ts';

export type EnemyId =
  | OwnId
  | 'prowler'
  | 'panic spider'
  | 'quill beast'
  | 'skitterling'
  | 'carapace roach'
  | 'acid spitter'
  | 'burrower'
  | 'shriek louse'
  | 'gnawer'
  | 'bile slug'
  | 'mind leech'
  | 'razor prowler'
  | 'web spinner'
  | 'spore bloat'
  | 'shell guard'
  | 'lasher'
  | 'tunnel horror'
  | 'knitflesh'
  | 'crystal glutton'
  | 'swarm herald'
  | 'corroder'
  | 'apex prowler'
  | 'infernal ape'
  | 'lasher titan'
  | 'flesh tick plague'
  | 'dominator'
  | 'siege burrower'
  | 'void spinner'
  | 'plate crusher'
  | 'hive priest'
  | 'brood cluster'
  | 'death bloat'
  | 'base breaker'
  | 'broodmother'
  | 'ironback behemoth'
  | 'cerberus'
  | 'mind tyrant'
  | 'hive queen'
  | 'world gnawer';

/** XS-CARD-03 Power, Hit Points, perhaps an ability, and a wave on the back. XS-CARD-04 Some are Bosses. */
export interface EnemyCard {
  rule: string;
  name: string;
  wave: 1 | 2 | 3;
  copies: number;
  power: number;
  hp: number;
  text: string;
  effect: HiveEffect | null;
  boss: boolean;
  /** Fight damage to it is this much less, but not below 1. */
  armored: number;
  /** Fights the Last Troop. */
  undermine: boolean;
  /** After its kill the next Combat has no Reaction. */
  rampage: boolean;
  /** More damage to the Base. */
  breach: number;
  /** An Ally Commander spends a card to stop its REVEAL effect. */
  serious: boolean;
}

const plain = { boss: false, armored: 0, undermine: false, rampage: false, breach: 0, serious: false };

/** What keywords mean, in a few words on every card that has them. */
const UNDERMINES = 'UNDERMINE: fights your last Troop instead of the one in front.';
const armoured = (by: number): string =>
  `ARMORED ${by}: every blow in a Fight does ${by} less to it, but at least 1.`;

const PRINTED: Record<Exclude<EnemyId, OwnId>, EnemyCard> = {
  prowler: {
    ...plain,
    rule: 'XS-E1-01',
    name: 'Prowler',
    wave: 1,
    copies: 2,
    power: 4,
    hp: 3,
    text: 'Reveal: 3 damage to the First Troop.',
    effect: { on: 'reveal', parts: [{ verb: 'hit', whom: 'first', amount: 3 }] },
    serious: true,
  },
  'panic spider': {
    ...plain,
    rule: 'XS-E1-02',
    name: 'Panic Spider',
    wave: 1,
    copies: 2,
    power: 3,
    hp: 5,
    text: 'Reveal: 2 damage to the First Troop, then move it to the back.',
    effect: {
      on: 'reveal',
      parts: [
        { verb: 'hit', whom: 'first', amount: 2 },
        { verb: 'push back', whom: 'those hit' },
      ],
    },
  },
  'quill beast': {
    ...plain,
    rule: 'XS-E1-03',
    name: 'Quill Beast',
    wave: 1,
    copies: 3,
    power: 2,
    hp: 2,
    text: 'When its blow hurts: 1 damage to each Troop in zones 2 and 3.',
    effect: { on: 'fight hit', parts: [{ verb: 'hit', whom: 'zones 2-3', amount: 1 }] },
  },
  skitterling: {
    ...plain,
    rule: 'XS-E1-04',
    name: 'Skitterling',
    wave: 1,
    copies: 3,
    power: 1,
    hp: 1,
    text: 'Reveal: one more Encounter card behind the last Enemy.',
    effect: { on: 'reveal', parts: [{ verb: 'call', cards: 1 }] },
  },
  'carapace roach': {
    ...plain,
    rule: 'XS-E1-05',
    name: 'Carapace Roach',
    wave: 1,
    copies: 5,
    power: 1,
    hp: 2,
    text: armoured(1),
    effect: null,
    armored: 1,
  },
  'acid spitter': {
    ...plain,
    rule: 'XS-E1-06',
    name: 'Acid Spitter',
    wave: 1,
    copies: 5,
    power: 1,
    hp: 1,
    text: 'Reveal: the first Troop with Equipment loses one piece, its Weapon first; if there is none, 1 damage to the First Troop.',
    effect: { on: 'reveal', parts: [{ verb: 'disarm', all: false, otherwise: 1 }] },
  },
  burrower: {
    ...plain,
    rule: 'XS-E1-07',
    name: 'Burrower',
    wave: 1,
    copies: 4,
    power: 2,
    hp: 1,
    text: UNDERMINES,
    effect: null,
    undermine: true,
  },
  'shriek louse': {
    ...plain,
    rule: 'XS-E1-08',
    name: 'Shriek Louse',
    wave: 1,
    copies: 5,
    power: 0,
    hp: 1,
    text: 'Reveal: every other Enemy in this lane has +1 Power this round.',
    effect: { on: 'reveal', parts: [{ verb: 'rouse', amount: 1 }] },
  },
  gnawer: {
    ...plain,
    rule: 'XS-E1-09',
    name: 'Gnawer',
    wave: 1,
    copies: 7,
    power: 1,
    hp: 2,
    text: '',
    effect: null,
  },
  'bile slug': {
    ...plain,
    rule: 'XS-E2-01',
    name: 'Bile Slug',
    wave: 2,
    copies: 3,
    power: 2,
    hp: 4,
    text: 'When its blow kills a Troop: that Troop is burned, and 1 damage to the Base.',
    effect: { on: 'kill', parts: [{ verb: 'burn the killed' }, { verb: 'hit the base', amount: 1 }] },
  },
  'mind leech': {
    ...plain,
    rule: 'XS-E2-02',
    name: 'Mind Leech',
    wave: 2,
    copies: 3,
    power: 1,
    hp: 3,
    text: 'Reveal: the Last Troop is converted.',
    effect: { on: 'reveal', parts: [{ verb: 'convert', whom: 'last' }] },
    serious: true,
  },
  'razor prowler': {
    ...plain,
    rule: 'XS-E2-03',
    name: 'Razor Prowler',
    wave: 2,
    copies: 3,
    power: 4,
    hp: 3,
    text: 'Reveal: 2 damage to each of the first two Troops.',
    effect: { on: 'reveal', parts: [{ verb: 'hit', whom: 'first two', amount: 2 }] },
  },
  'web spinner': {
    ...plain,
    rule: 'XS-E2-04',
    name: 'Web Spinner',
    wave: 2,
    copies: 3,
    power: 2,
    hp: 4,
    text: 'Reveal: the First Troop moves to the back and is WEBBED: neither it nor its Equipment can use abilities this round.',
    effect: { on: 'reveal', parts: [{ verb: 'push back', whom: 'first', web: true }] },
  },
  'spore bloat': {
    ...plain,
    rule: 'XS-E2-05',
    name: 'Spore Bloat',
    wave: 2,
    copies: 3,
    power: 1,
    hp: 3,
    text: 'When killed: 1 damage to each of the first two Troops.',
    effect: { on: 'death', parts: [{ verb: 'hit', whom: 'first two', amount: 1 }] },
  },
  'shell guard': {
    ...plain,
    rule: 'XS-E2-06',
    name: 'Shell Guard',
    wave: 2,
    copies: 3,
    power: 2,
    hp: 3,
    text: armoured(1),
    effect: null,
    armored: 1,
  },
  lasher: {
    ...plain,
    rule: 'XS-E2-07',
    name: 'Lasher',
    wave: 2,
    copies: 3,
    power: 2,
    hp: 4,
    text: 'When its blow hurts: 1 damage to the Last Troop.',
    effect: { on: 'fight hit', parts: [{ verb: 'hit', whom: 'last', amount: 1 }] },
  },
  'tunnel horror': {
    ...plain,
    rule: 'XS-E2-08',
    name: 'Tunnel Horror',
    wave: 2,
    copies: 3,
    power: 3,
    hp: 2,
    text: UNDERMINES,
    effect: null,
    undermine: true,
  },
  knitflesh: {
    ...plain,
    rule: 'XS-E2-09',
    name: 'Knitflesh',
    wave: 2,
    copies: 3,
    power: 2,
    hp: 4,
    text: 'At the start of each exchange: it heals 1 damage.',
    effect: { on: 'fight start', parts: [{ verb: 'knit', amount: 1 }] },
  },
  'crystal glutton': {
    ...plain,
    rule: 'XS-E2-10',
    name: 'Crystal Glutton',
    wave: 2,
    copies: 3,
    power: 3,
    hp: 4,
    text: "Reveal: burns the best Xenosathem of the lane owner's Discard Pile; if there is none, +2 Power this round.",
    effect: { on: 'reveal', parts: [{ verb: 'devour', otherwise: 2 }] },
  },
  'swarm herald': {
    ...plain,
    rule: 'XS-E2-11',
    name: 'Swarm Herald',
    wave: 2,
    copies: 3,
    power: 1,
    hp: 2,
    text: 'Reveal: one more Encounter card behind the last Enemy; then every other Enemy in this lane has +1 Power this round.',
    effect: {
      on: 'reveal',
      parts: [
        { verb: 'call', cards: 1 },
        { verb: 'rouse', amount: 1 },
      ],
    },
  },
  corroder: {
    ...plain,
    rule: 'XS-E2-12',
    name: 'Corroder',
    wave: 2,
    copies: 3,
    power: 2,
    hp: 3,
    text: 'Reveal: the first Troop with Equipment loses all of it; if there is none, 2 damage to the First Troop.',
    effect: { on: 'reveal', parts: [{ verb: 'disarm', all: true, otherwise: 2 }] },
  },
  'apex prowler': {
    ...plain,
    rule: 'XS-E3-01',
    name: 'Apex Prowler',
    wave: 3,
    copies: 3,
    power: 6,
    hp: 6,
    text: 'Reveal: 5 damage to the First Troop.',
    effect: { on: 'reveal', parts: [{ verb: 'hit', whom: 'first', amount: 5 }] },
    serious: true,
  },
  'infernal ape': {
    ...plain,
    rule: 'XS-E3-02',
    name: 'Infernal Ape',
    wave: 3,
    copies: 3,
    power: 5,
    hp: 7,
    text: 'RAMPAGE: after it has killed its opponent, the next Combat of this lane has no Reactions.',
    effect: null,
    rampage: true,
  },
  'lasher titan': {
    ...plain,
    rule: 'XS-E3-03',
    name: 'Lasher Titan',
    wave: 3,
    copies: 3,
    power: 3,
    hp: 8,
    text: 'When its blow hurts: 2 damage to every Troop of the lane except its opponent.',
    effect: { on: 'fight hit', parts: [{ verb: 'hit', whom: 'all but its opponent', amount: 2 }] },
  },
  'flesh tick plague': {
    ...plain,
    rule: 'XS-E3-04',
    name: 'Flesh Tick Plague',
    wave: 3,
    copies: 3,
    power: 3,
    hp: 6,
    text: 'When its blow kills a Troop: that Troop is burned, and the Plague, if it lives, loses all damage.',
    effect: { on: 'kill', parts: [{ verb: 'burn the killed' }, { verb: 'knit', amount: 99 }] },
  },
  dominator: {
    ...plain,
    rule: 'XS-E3-05',
    name: 'Dominator',
    wave: 3,
    copies: 3,
    power: 2,
    hp: 5,
    text: 'Reveal: the Troop of highest Power is converted.',
    effect: { on: 'reveal', parts: [{ verb: 'convert', whom: 'strongest' }] },
    serious: true,
  },
  'siege burrower': {
    ...plain,
    rule: 'XS-E3-06',
    name: 'Siege Burrower',
    wave: 3,
    copies: 3,
    power: 4,
    hp: 5,
    text: UNDERMINES,
    effect: null,
    undermine: true,
  },
  'void spinner': {
    ...plain,
    rule: 'XS-E3-07',
    name: 'Void Spinner',
    wave: 3,
    copies: 3,
    power: 4,
    hp: 6,
    text: 'Reveal: 2 damage to each of the first two Troops; those still alive move to the back, the front one first.',
    effect: {
      on: 'reveal',
      parts: [
        { verb: 'hit', whom: 'first two', amount: 2 },
        { verb: 'push back', whom: 'those hit' },
      ],
    },
  },
  'plate crusher': {
    ...plain,
    rule: 'XS-E3-08',
    name: 'Plate Crusher',
    wave: 3,
    copies: 3,
    power: 3,
    hp: 6,
    text: armoured(2),
    effect: null,
    armored: 2,
  },
  'hive priest': {
    ...plain,
    rule: 'XS-E3-09',
    name: 'Hive Priest',
    wave: 3,
    copies: 3,
    power: 2,
    hp: 5,
    text: 'Reveal: every other Enemy in this lane has +1 Power this round.',
    effect: { on: 'reveal', parts: [{ verb: 'rouse', amount: 1 }] },
  },
  'brood cluster': {
    ...plain,
    rule: 'XS-E3-10',
    name: 'Brood Cluster',
    wave: 3,
    copies: 3,
    power: 2,
    hp: 4,
    text: 'Reveal: one more Encounter card behind the last Enemy.',
    effect: { on: 'reveal', parts: [{ verb: 'call', cards: 1 }] },
  },
  'death bloat': {
    ...plain,
    rule: 'XS-E3-11',
    name: 'Death Bloat',
    wave: 3,
    copies: 3,
    power: 2,
    hp: 6,
    text: 'When killed: 2 damage to every Troop in the lane.',
    effect: { on: 'death', parts: [{ verb: 'hit', whom: 'all', amount: 2 }] },
  },
  'base breaker': {
    ...plain,
    rule: 'XS-E3-12',
    name: 'Base Breaker',
    wave: 3,
    copies: 3,
    power: 3,
    hp: 7,
    text: '2 more damage when it gets at the Base.',
    effect: null,
    breach: 2,
  },
  broodmother: {
    ...plain,
    rule: 'XS-B-01',
    name: 'Broodmother',
    wave: 1,
    copies: 1,
    power: 2,
    hp: 6,
    text: 'Reveal: two more Encounter cards behind the last Enemy.',
    effect: { on: 'reveal', parts: [{ verb: 'call', cards: 2 }] },
    serious: true,
    boss: true,
  },
  'ironback behemoth': {
    ...plain,
    rule: 'XS-B-02',
    name: 'Ironback Behemoth',
    wave: 1,
    copies: 1,
    power: 3,
    hp: 5,
    text: armoured(1),
    effect: null,
    boss: true,
    armored: 1,
  },
  cerberus: {
    ...plain,
    rule: 'XS-B-03',
    name: 'Cerberus',
    wave: 2,
    copies: 1,
    power: 4,
    hp: 8,
    text: 'At the start of each exchange: 1 damage to each Troop in zones 1, 2 and 3.',
    effect: { on: 'fight start', parts: [{ verb: 'hit', whom: 'zones 1-3', amount: 1 }] },
    boss: true,
  },
  'mind tyrant': {
    ...plain,
    rule: 'XS-B-04',
    name: 'Mind Tyrant',
    wave: 2,
    copies: 1,
    power: 3,
    hp: 8,
    text: 'Reveal: the First Troop is converted.',
    effect: { on: 'reveal', parts: [{ verb: 'convert', whom: 'first' }] },
    serious: true,
    boss: true,
  },
  'hive queen': {
    ...plain,
    rule: 'XS-B-05',
    name: 'Hive Queen',
    wave: 3,
    copies: 1,
    power: 7,
    hp: 14,
    text: 'Reveal: one more Encounter card behind the last Enemy; then every other Enemy in this lane has +1 Power this round.',
    effect: {
      on: 'reveal',
      parts: [
        { verb: 'call', cards: 1 },
        { verb: 'rouse', amount: 1 },
      ],
    },
    boss: true,
  },
  'world gnawer': {
    ...plain,
    rule: 'XS-B-06',
    name: 'World Gnawer',
    wave: 3,
    copies: 1,
    power: 8,
    hp: 12,
    text: 'Reveal: 2 damage to the Base.',
    effect: { on: 'reveal', parts: [{ verb: 'hit the base', amount: 2 }] },
    boss: true,
  },
};

/** All Enemies by their ids; those of one's own are read from theirs (XS-SCN-11). */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
export const ENEMIES = PRINTED as Record<EnemyId, EnemyCard>;
export const ENEMY_IDS = keysOf(ENEMIES);
const isPrinted = (id: string): id is EnemyId => Object.hasOwn(ENEMIES, id);
export const isEnemy = (id: string): id is EnemyId => isPrinted(id) || id.includes(' (home-made enemy; ');

/** Keywords that a card has or has not. */
export const KEYWORDS = [
  { name: 'UNDERMINE', field: 'undermine', says: 'fights your last Troop instead of the one in front' },
  {
    name: 'RAMPAGE',
    field: 'rampage',
    says: 'after it has killed its opponent, the next Combat of this lane has no Reactions',
  },
] as const;

/** XS-SCN-11 */
function ownEnemy({ name, kind, like, figures, words }: OwnParts): EnemyCard | undefined {
  if (kind !== 'enemy' || !isPrinted(like)) return undefined;
  const [power = 0, hp = 1, armored = 0, breach = 0] = figures;
  const [keywords = '', source = ''] = words;
  const has = (keyword: string): boolean => keywords.split('+').includes(keyword);
  const from = isPrinted(source) ? ENEMIES[source] : null;
  return {
    ...ENEMIES[like],
    rule: 'XS-SCN-11',
    name,
    power,
    hp,
    armored,
    breach,
    undermine: has('UNDERMINE'),
    rampage: has('RAMPAGE'),
    effect: from?.effect ?? null,
    serious: from?.serious ?? false,
    text: [
      ...(armored > 0 ? [armoured(armored)] : []),
      ...KEYWORDS.filter((keyword) => has(keyword.name)).map(
        (keyword) => `${keyword.name}: ${keyword.says}.`,
      ),
      ...(breach > 0 ? [`${breach} more damage when it gets at the Base.`] : []),
      ...(from === null ? [] : [from.text]),
    ].join(' '),
  };
}
withOwn(ENEMIES, ownEnemy);

/** XS-SET-10 The 36 cards of a wave, kind by kind. */
export const HIVE: Record<1 | 2 | 3, readonly EnemyId[]> = { 1: hiveOf(1), 2: hiveOf(2), 3: hiveOf(3) };
/** The two Bosses of a wave. */
export const BOSSES: Record<1 | 2 | 3, readonly EnemyId[]> = {
  1: bossesOf(1),
  2: bossesOf(2),
  3: bossesOf(3),
};

function hiveOf(wave: number): EnemyId[] {
  return ENEMY_IDS.filter((id) => ENEMIES[id].wave === wave && !ENEMIES[id].boss).flatMap((id) =>
    new Array<EnemyId>(ENEMIES[id].copies).fill(id),
  );
}

function bossesOf(wave: number): EnemyId[] {
  return ENEMY_IDS.filter((id) => ENEMIES[id].wave === wave && ENEMIES[id].boss);
}
