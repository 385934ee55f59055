// The 24 kinds of Item (XS-I), five copies of each.
import { keysOf } from '@xenotable/kernel';
import type { Ability, Trigger } from './abilities.ts';
import { type OwnId, type OwnParts, withOwn } from './ownIds.ts';

export type ItemId =
  | OwnId
  | 'spark jumper'
  | 'shotgun'
  | 'gatling gun'
  | 'rail rifle'
  | 'flame projector'
  | 'shock lance'
  | 'manticore'
  | 'composite plate'
  | 'riot shield'
  | 'reactive plate'
  | 'hazard suit'
  | 'med pack'
  | 'medical shuttle'
  | 'trauma kit'
  | 'revival injector'
  | 'bio-enhancer'
  | 'pulsar bomb'
  | 'stasis field'
  | 'scanner drone'
  | 'hi-ex grenade'
  | 'drop ship'
  | 'orbital strike'
  | 'proximity mines'
  | 'field orders';

/** XS-CARD-05 XS-CARD-06 Equipment is a Weapon or an Armor and stays with a Troop; an Instant is used once. */
export type ItemKind = 'weapon' | 'armor' | 'instant';
/** XS-CARD-08 The trait ties an Item to a Division. */
export type Trait = 'WPN' | 'ARM' | 'MED' | 'SCI' | 'CMD';

export interface ItemCard {
  rule: string;
  name: string;
  cost: number;
  kind: ItemKind;
  trait: Trait;
  /** XS-CARD-07 Boosts of Equipment. */
  power: number;
  hp: number;
  text: string;
  abilities: readonly Ability[];
  trigger: Trigger | null;
  /** Less Fight damage to the carrier, per exchange. */
  shield?: number;
  /** Less damage from REVEAL effects, which can do nothing else to the carrier. */
  hazard?: number;
  /** What an Ally Commander thinks of it. */
  worth: number;
}

/** Copies of each kind. */
export const ITEM_COPIES = 5;

const PRINTED: Record<Exclude<ItemId, OwnId>, ItemCard> = {
  'spark jumper': {
    rule: 'XS-I-01',
    name: 'MKII "Spark Jumper" Assault Rifle',
    cost: 3,
    kind: 'weapon',
    trait: 'WPN',
    power: 2,
    hp: 0,
    text: '',
    abilities: [],
    trigger: null,
    worth: 32,
  },
  shotgun: {
    rule: 'XS-I-02',
    name: 'Shotgun',
    cost: 3,
    kind: 'weapon',
    trait: 'WPN',
    power: 1,
    hp: 0,
    text: 'In answer to a Reveal effect: discard this Weapon to cancel that of one Enemy in this lane that is no Boss.',
    abilities: [{ windows: ['reveal'], verb: 'cancel', amount: 0, reach: 'this lane', bosses: false }],
    trigger: null,
    worth: 22,
  },
  'gatling gun': {
    rule: 'XS-I-03',
    name: 'Gatling Gun',
    cost: 6,
    kind: 'weapon',
    trait: 'WPN',
    power: 3,
    hp: 0,
    text: "When the carrier's blow kills: you may deal 2 damage to the next Enemy in this lane.",
    abilities: [],
    trigger: { on: 'kill', strike: 2, at: 'next', may: true },
    worth: 55,
  },
  'rail rifle': {
    rule: 'XS-I-04',
    name: '"Longsight" Rail Rifle',
    cost: 5,
    kind: 'weapon',
    trait: 'WPN',
    power: 1,
    hp: 0,
    text: 'Reaction, once per round: 2 damage to one Enemy in this lane.',
    abilities: [{ windows: ['reaction'], verb: 'strike', amount: 2, reach: 'this lane' }],
    trigger: null,
    worth: 42,
  },
  'flame projector': {
    rule: 'XS-I-05',
    name: '"Salamander" Flame Projector',
    cost: 4,
    kind: 'weapon',
    trait: 'WPN',
    power: 2,
    hp: 0,
    text: "When the carrier's blow hurts its opponent: you may deal 1 damage to the next Enemy in this lane.",
    abilities: [],
    trigger: { on: 'fight hit', strike: 1, at: 'next', may: true },
    worth: 30,
  },
  'shock lance': {
    rule: 'XS-I-06',
    name: '"Breaker" Shock Lance',
    cost: 5,
    kind: 'weapon',
    trait: 'WPN',
    power: 1,
    hp: 0,
    text: 'At the start of the first exchange of each Combat: 2 damage to the Enemy the carrier fights.',
    abilities: [],
    trigger: { on: 'fight start', strike: 2, at: 'opponent', may: false },
    worth: 45,
  },
  manticore: {
    rule: 'XS-I-07',
    name: 'Manticore Exoskeleton',
    cost: 5,
    kind: 'armor',
    trait: 'ARM',
    power: 0,
    hp: 2,
    text: 'Once per round, in answer to damage: prevent up to 2 of it on the carrier.',
    abilities: [{ windows: ['damage'], verb: 'prevent', amount: 2, whom: 'carrier' }],
    trigger: null,
    worth: 45,
  },
  'composite plate': {
    rule: 'XS-I-08',
    name: '"Bulwark" Composite Plate',
    cost: 2,
    kind: 'armor',
    trait: 'ARM',
    power: 0,
    hp: 2,
    text: '',
    abilities: [],
    trigger: null,
    worth: 24,
  },
  'riot shield': {
    rule: 'XS-I-09',
    name: '"Aegis" Riot Shield',
    cost: 4,
    kind: 'armor',
    trait: 'ARM',
    power: 0,
    hp: 1,
    text: 'Fight damage to the carrier is 1 less in each exchange.',
    abilities: [],
    trigger: null,
    shield: 1,
    worth: 40,
  },
  'reactive plate': {
    rule: 'XS-I-10',
    name: '"Porcupine" Reactive Plate',
    cost: 3,
    kind: 'armor',
    trait: 'ARM',
    power: 0,
    hp: 2,
    text: "When its opponent's blow hurts the carrier: 1 damage to that Enemy.",
    abilities: [],
    trigger: { on: 'fight hurt', strike: 1, at: 'opponent', may: false },
    worth: 34,
  },
  'hazard suit': {
    rule: 'XS-I-11',
    name: '"Guardian" Hazard Suit',
    cost: 3,
    kind: 'armor',
    trait: 'ARM',
    power: 0,
    hp: 1,
    text: 'Damage from Reveal effects is 3 less; they cannot move, web, convert or disarm the carrier.',
    abilities: [],
    trigger: null,
    hazard: 3,
    worth: 26,
  },
  'med pack': {
    rule: 'XS-I-12',
    name: 'Med Pack',
    cost: 2,
    kind: 'instant',
    trait: 'MED',
    power: 0,
    hp: 0,
    text: 'In answer to damage: prevent up to 2 of it on one Troop in any lane. Or, in a Reaction or Deployment: remove up to 2 damage from one.',
    abilities: [
      { windows: ['damage'], verb: 'prevent', amount: 2, whom: 'any' },
      { windows: ['reaction', 'deploy'], verb: 'mend', amount: 2 },
    ],
    trigger: null,
    worth: 20,
  },
  'medical shuttle': {
    rule: 'XS-I-13',
    name: 'Medical Shuttle',
    cost: 4,
    kind: 'instant',
    trait: 'MED',
    power: 0,
    hp: 0,
    text: 'In answer to damage: prevent all of it on one Troop in any lane, then move that Troop to the back of its lane.',
    abilities: [{ windows: ['damage'], verb: 'evacuate' }],
    trigger: null,
    worth: 30,
  },
  'trauma kit': {
    rule: 'XS-I-14',
    name: 'Trauma Kit',
    cost: 3,
    kind: 'instant',
    trait: 'MED',
    power: 0,
    hp: 0,
    text: 'Reaction or Deployment: remove up to 4 damage in all from the Troops of one lane, split as you like.',
    abilities: [{ windows: ['reaction', 'deploy'], verb: 'tend', amount: 4 }],
    trigger: null,
    worth: 20,
  },
  'revival injector': {
    rule: 'XS-I-15',
    name: '"Phoenix" Revival Injector',
    cost: 3,
    kind: 'instant',
    trait: 'MED',
    power: 0,
    hp: 0,
    text: "In answer to a kill: one Troop just killed goes to its owner's hand instead of the Discard Pile.",
    abilities: [{ windows: ['kill'], verb: 'revive' }],
    trigger: null,
    worth: 15,
  },
  'bio-enhancer': {
    rule: 'XS-I-16',
    name: 'Bio-Enhancer',
    cost: 2,
    kind: 'instant',
    trait: 'SCI',
    power: 0,
    hp: 0,
    text: 'Reaction, or in answer to a Reveal effect: one Troop in any lane has +2 Power and +1 Hit Point for one fight only: both end before the next Enemy comes.',
    abilities: [{ windows: ['reaction', 'reveal'], verb: 'boost', power: 2, hp: 1 }],
    trigger: null,
    worth: 20,
  },
  'pulsar bomb': {
    rule: 'XS-I-17',
    name: 'Pulsar Bomb',
    cost: 5,
    kind: 'instant',
    trait: 'SCI',
    power: 0,
    hp: 0,
    text: 'In answer to a Reveal effect: cancel that of one Enemy in any lane, Boss or not, and deal 3 damage to it.',
    abilities: [{ windows: ['reveal'], verb: 'cancel', amount: 3, reach: 'any lane', bosses: true }],
    trigger: null,
    worth: 40,
  },
  'stasis field': {
    rule: 'XS-I-18',
    name: 'Stasis Field',
    cost: 4,
    kind: 'instant',
    trait: 'SCI',
    power: 0,
    hp: 0,
    text: 'Reaction: one face-up Enemy in any lane is under STASIS: it strikes with Power 0 in its next exchange.',
    abilities: [{ windows: ['reaction'], verb: 'freeze' }],
    trigger: null,
    worth: 30,
  },
  'scanner drone': {
    rule: 'XS-I-19',
    name: 'Scanner Drone',
    cost: 2,
    kind: 'instant',
    trait: 'SCI',
    power: 0,
    hp: 0,
    text: 'Reaction: look at all face-down Enemies of one lane and put them back in any order; then draw 1 card, without reshuffling.',
    abilities: [{ windows: ['reaction'], verb: 'scan' }],
    trigger: null,
    worth: 6,
  },
  'hi-ex grenade': {
    rule: 'XS-I-20',
    name: 'Hi-Ex Grenade',
    cost: 3,
    kind: 'instant',
    trait: 'CMD',
    power: 0,
    hp: 0,
    text: 'Reaction: 3 damage to one Enemy in any lane.',
    abilities: [{ windows: ['reaction'], verb: 'strike', amount: 3, reach: 'any lane' }],
    trigger: null,
    worth: 33,
  },
  'drop ship': {
    rule: 'XS-I-21',
    name: 'Drop Ship',
    cost: 4,
    kind: 'instant',
    trait: 'CMD',
    power: 0,
    hp: 0,
    text: 'Deployment only: put one Troop from any Discard Pile into an empty Troop Zone of any lane.',
    abilities: [{ windows: ['deploy'], verb: 'fetch' }],
    trigger: null,
    worth: 35,
  },
  'orbital strike': {
    rule: 'XS-I-22',
    name: 'Orbital Strike',
    cost: 7,
    kind: 'instant',
    trait: 'CMD',
    power: 0,
    hp: 0,
    text: 'Reaction: 3 damage to every Enemy in one lane.',
    abilities: [{ windows: ['reaction'], verb: 'bombard', amount: 3 }],
    trigger: null,
    worth: 5,
  },
  'proximity mines': {
    rule: 'XS-I-23',
    name: 'Proximity Mines',
    cost: 3,
    kind: 'instant',
    trait: 'CMD',
    power: 0,
    hp: 0,
    text: 'Deployment only: put this card on a lane without mines. The next Enemy flipped there in a Reveal step or Overrun takes 3 damage after its Reveal effect.',
    abilities: [{ windows: ['deploy'], verb: 'mine' }],
    trigger: null,
    worth: 32,
  },
  'field orders': {
    rule: 'XS-I-24',
    name: 'Field Orders',
    cost: 2,
    kind: 'instant',
    trait: 'CMD',
    power: 0,
    hp: 0,
    text: 'Reaction or Deployment: the owner of one lane may put its Troops into any order; then draw 1 card, without reshuffling.',
    abilities: [{ windows: ['reaction', 'deploy'], verb: 'regroup' }],
    trigger: null,
    worth: 5,
  },
};

/** All Items by their ids; those of one's own are read from theirs (XS-SCN-11). */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
export const ITEMS = PRINTED as Record<ItemId, ItemCard>;
export const ITEM_IDS = keysOf(ITEMS);
const isPrinted = (id: string): id is ItemId => Object.hasOwn(ITEMS, id);
export const isItemId = (id: string): id is ItemId => isPrinted(id) || id.includes(' (home-made item; ');

/** XS-SCN-11 */
function ownItem({ name, kind, like, figures, words }: OwnParts): ItemCard | undefined {
  if (kind !== 'item' || !isPrinted(like)) return undefined;
  const [cost = 0, power = 0, hp = 0] = figures;
  const [source = ''] = words;
  const { kind: slot, trait, worth } = ITEMS[like];
  const from = isPrinted(source) ? ITEMS[source] : null;
  return {
    rule: 'XS-SCN-11',
    name,
    cost,
    kind: slot,
    trait,
    power,
    hp,
    text: from?.text ?? '',
    abilities: from?.abilities ?? [],
    trigger: from?.trigger ?? null,
    ...(from?.shield !== undefined && { shield: from.shield }),
    ...(from?.hazard !== undefined && { hazard: from.hazard }),
    worth,
  };
}
withOwn(ITEMS, ownItem);

/** XS-M-TRAIN-01 XS-OPT-12 The fixed list holds every Item that a Division can force. */
export const FIXED_ITEMS: readonly ItemId[] = [
  'spark jumper',
  'shotgun',
  'composite plate',
  'riot shield',
  'med pack',
  'bio-enhancer',
  'hi-ex grenade',
  'drop ship',
  'proximity mines',
];
