// The six Divisions (XS-D): starting cards and three abilities, one per wave.
import { keysOf } from '@xenotable/kernel';
import type { Trait } from './items.ts';
import type { CardId } from './cards.ts';
import type { WindowName } from './abilities.ts';

export type DivisionId =
  | 'science labs'
  | 'med bay'
  | 'armory'
  | 'weapons research'
  | 'barracks'
  | 'command center';

/** What a price cut or a return fits: Items of a trait, Troops, or (XS-OPT-07) any card. */
export type Fit = Trait | 'TROOP' | 'ANY';

/** What a Division can do. Passive abilities are named by their word; the values fold looks for it. */
export type DivisionAbility = { windows: readonly WindowName[]; text: string } & (
  | { verb: 'cut'; fit: Fit } // a card costs 1 less for one player
  | { verb: 'return'; fit: Fit } // one player may take a fitting card back from the Discard Pile
  | { verb: 'redraw' } // one player draws 1, then discards 1
  | { verb: 'cancel' } // stop a REVEAL effect, not a Boss's
  | { verb: 'fund' } // 1 to a purse
  | { verb: 'swap' } // two Troops of one lane
  | { verb: 'call in' } // one player may deploy a Troop from hand
  | { verb: 'passive'; perk: Perk }
);

/** A passive ability that reaches all lanes. */
export type Perk = 'better medicine' | 'better armor' | 'better weapons' | 'better drill';

/** XS-CARD-10 Abilities are numbered like the waves that unlock them. */
export type AbilityNumber = 1 | 2 | 3;
export const ABILITY_NUMBERS: readonly AbilityNumber[] = [1, 2, 3];

export interface DivisionCard {
  rule: string;
  name: string;
  starting: readonly CardId[];
  /** For waves 1, 2 and 3. */
  abilities: readonly [DivisionAbility, DivisionAbility, DivisionAbility];
}

const BUYING = ['acquire'] as const;
const ANYTIME = ['acquire', 'deploy', 'reaction'] as const;

const cut = (fit: Fit, what: string): DivisionAbility => ({
  verb: 'cut',
  fit,
  windows: BUYING,
  text: `Once per round: one ${what} card costs 1 less for one player.`,
});
const back = (fit: Fit, what: string): DivisionAbility => ({
  verb: 'return',
  fit,
  windows: ANYTIME,
  text: `Once per round: one player may take one ${what} card back from their Discard Pile.`,
});
const passive = (perk: Perk, text: string): DivisionAbility => ({ verb: 'passive', perk, windows: [], text });

export const DIVISIONS: Record<DivisionId, DivisionCard> = {
  'science labs': {
    rule: 'XS-D-01',
    name: 'Science Labs',
    starting: ['bio-enhancer', 'bio-enhancer'],
    abilities: [
      cut('SCI', 'Science'),
      {
        verb: 'redraw',
        windows: ANYTIME,
        text: 'Once per round: one player draws 1 card, then discards 1 card from hand.',
      },
      {
        verb: 'cancel',
        windows: ['reveal'],
        text: 'Once per round: cancel the Reveal effect of one Enemy that is no Boss, in any lane.',
      },
    ],
  },
  'med bay': {
    rule: 'XS-D-02',
    name: 'Med Bay',
    starting: ['med pack', 'med pack'],
    abilities: [
      cut('MED', 'Medical'),
      back('MED', 'Medical'),
      passive('better medicine', 'Every Med Pack, Trauma Kit and Medic prevents or removes 1 more damage.'),
    ],
  },
  armory: {
    rule: 'XS-D-03',
    name: 'Armory',
    starting: ['composite plate', 'composite plate'],
    abilities: [
      cut('ARM', 'Armor'),
      back('ARM', 'Armor'),
      passive('better armor', 'Every attached Armor gives 1 more Hit Point.'),
    ],
  },
  'weapons research': {
    rule: 'XS-D-04',
    name: 'Weapons Research',
    starting: ['spark jumper', 'spark jumper'],
    abilities: [
      cut('WPN', 'Weapon'),
      back('WPN', 'Weapon'),
      passive('better weapons', 'Every attached Weapon gives 1 more Power.'),
    ],
  },
  barracks: {
    rule: 'XS-D-05',
    name: 'Barracks',
    starting: ['ranger', 'ranger'],
    abilities: [
      cut('TROOP', 'Troop'),
      back('TROOP', 'Troop (cost 5 or less)'),
      passive('better drill', 'Every Troop without Equipment has +1 Power and +1 Hit Point.'),
    ],
  },
  'command center': {
    rule: 'XS-D-06',
    name: 'Command Center',
    starting: ['x3'],
    abilities: [
      { verb: 'fund', windows: BUYING, text: 'Once per round: add 1 to the purse of one player.' },
      {
        verb: 'swap',
        windows: ['deploy', 'reaction'],
        text: 'Once per round: swap the zones of two Troops of the same lane.',
      },
      {
        verb: 'call in',
        windows: ['reaction'],
        text: 'Once per round: one player may deploy a Troop from hand into an empty Troop Zone of any lane.',
      },
    ],
  },
};

/** The ability with this number. */
export function abilityOf(division: DivisionId, ability: AbilityNumber): DivisionAbility {
  const [first, second, third] = DIVISIONS[division].abilities;
  if (ability === 1) return first;
  return ability === 2 ? second : third;
}

export const DIVISION_IDS = keysOf(DIVISIONS);
