// The nine Troops (XS-T) and the three Xenosathem cards (XS-X).
import { keysOf } from '@xenotable/kernel';
import type { Ability, Trigger } from './abilities.ts';

export type TroopId =
  | 'militia'
  | 'ranger'
  | 'medic'
  | 'paratrooper'
  | 'science officer'
  | 'storm trooper'
  | 'defender'
  | 'hyperion'
  | 'ajax';

/** XS-CARD-02 A cost, a Power, Hit Points and perhaps an ability. */
export interface TroopCard {
  rule: string;
  name: string;
  copies: number;
  /** 0: not for sale. */
  cost: number;
  wave: 1 | 2 | 3;
  power: number;
  hp: number;
  text: string;
  abilities: readonly Ability[];
  trigger: Trigger | null;
  /** What an Ally Commander thinks of it. */
  worth: number;
}

const plain = { text: '', abilities: [], trigger: null };

export const TROOPS: Record<TroopId, TroopCard> = {
  militia: {
    rule: 'XS-T-01',
    name: 'Militia',
    copies: 16,
    cost: 0,
    wave: 1,
    power: 1,
    hp: 2,
    ...plain,
    worth: 12,
  },
  ranger: {
    rule: 'XS-T-02',
    name: 'NorTec Ranger',
    copies: 12,
    cost: 2,
    wave: 1,
    power: 2,
    hp: 3,
    ...plain,
    worth: 20,
  },
  medic: {
    rule: 'XS-T-03',
    name: 'Medic',
    copies: 9,
    cost: 3,
    wave: 1,
    power: 1,
    hp: 3,
    text: 'Once per round, in answer to damage: prevent up to 2 of it on one other Troop in any lane.',
    abilities: [{ windows: ['damage'], verb: 'prevent', amount: 2, whom: 'other' }],
    trigger: null,
    worth: 24,
  },
  paratrooper: {
    rule: 'XS-T-04',
    name: 'Paratrooper',
    copies: 9,
    cost: 3,
    wave: 1,
    power: 3,
    hp: 2,
    text: 'Reaction, from hand: deploy this card into an empty Troop Zone of any lane.',
    abilities: [{ windows: ['reaction'], verb: 'drop' }],
    trigger: null,
    worth: 22,
  },
  'science officer': {
    rule: 'XS-T-05',
    name: 'Science Officer',
    copies: 9,
    cost: 4,
    wave: 2,
    power: 3,
    hp: 5,
    text: 'When deployed from a hand: whoever deployed it draws 1 card.',
    abilities: [],
    trigger: { on: 'deploy', draw: 1 },
    worth: 36,
  },
  'storm trooper': {
    rule: 'XS-T-06',
    name: 'Storm Trooper',
    copies: 10,
    cost: 5,
    wave: 2,
    power: 5,
    hp: 6,
    text: 'Reaction, once per round: 2 damage to one Enemy in any lane.',
    abilities: [{ windows: ['reaction'], verb: 'strike', amount: 2, reach: 'any lane' }],
    trigger: null,
    worth: 52,
  },
  defender: {
    rule: 'XS-T-07',
    name: 'Defender Mk-IV Exo Suit',
    copies: 6,
    cost: 6,
    wave: 3,
    power: 5,
    hp: 14,
    text: 'Once per damage event: move up to 3 of the damage on one other Troop of this lane to this Troop.',
    abilities: [{ windows: ['damage'], verb: 'shield', amount: 3 }],
    trigger: null,
    worth: 72,
  },
  hyperion: {
    rule: 'XS-T-08',
    name: 'Hyperion Assault Battery',
    copies: 6,
    cost: 7,
    wave: 3,
    power: 8,
    hp: 10,
    text: 'When its blow hurts its opponent: you may deal 2 damage to one other Enemy in this lane.',
    abilities: [],
    trigger: { on: 'fight hit', strike: 2, at: 'another', may: true },
    worth: 80,
  },
  ajax: {
    rule: 'XS-T-09',
    name: '"Ajax" Battle Suit',
    copies: 6,
    cost: 8,
    wave: 3,
    power: 10,
    hp: 12,
    text: 'When killed: 4 damage to one Enemy in this lane.',
    abilities: [],
    trigger: { on: 'death', strike: 4, at: 'any', may: false },
    worth: 96,
  },
};

export const TROOP_IDS = keysOf(TROOPS);
/** XS-SET-03 Militia have no stack. */
export type SoldTroopId = Exclude<TroopId, 'militia'>;
export const isSold = (id: TroopId): id is SoldTroopId => id !== 'militia';
export const FOR_SALE = TROOP_IDS.filter(isSold);

export type CrystalId = 'x1' | 'x3' | 'x6';

/** XS-CARD-09 A value, and a text that allows an exchange. */
export interface CrystalCard {
  rule: string;
  name: string;
  copies: number;
  value: number;
  text: string;
}

export const CRYSTALS: Record<CrystalId, CrystalCard> = {
  x1: {
    rule: 'XS-X-01',
    name: '1 Xenosathem',
    copies: 36,
    value: 1,
    text: 'Acquire, from wave 2: burn three of these from your Discard Pile for one 3 Xenosathem there.',
  },
  x3: {
    rule: 'XS-X-02',
    name: '3 Xenosathem',
    copies: 24,
    value: 3,
    text: 'Acquire, from wave 3: burn two of these from your Discard Pile for one 6 Xenosathem there.',
  },
  x6: { rule: 'XS-X-03', name: '6 Xenosathem', copies: 18, value: 6, text: '' },
};

export const CRYSTAL_IDS = keysOf(CRYSTALS);
