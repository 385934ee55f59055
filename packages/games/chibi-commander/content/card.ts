// What is printed on a unit's card.

/** CC-UNIT-01 Name, level, hearts, armor, stars, basic movement and the chains in reading order (CC-UNIT-09). */
export interface Card {
  name: string;
  /** 1 to 3; 0 for civilians and animals. */
  level: number;
  /** CC-UNIT-02 */
  hearts: number;
  /** CC-UNIT-03 */
  armor: number;
  /** CC-UNIT-04 A unit with a star is a leader. */
  stars: number;
  /** CC-UNIT-05 Points of the basic movement. */
  move: number;
  chains: readonly string[];
  /** CC-LVL-07 Types that it may be promoted to. */
  promotes: readonly string[];
  /** CC-GEN-23 Figures in the box: the limit of automata, pools and waves. */
  figures: number;
}

/** What the middle of a chain does. */
export type Deed = 'attack' | 'blast' | 'heal' | 'mind' | 'none';

/** CC-UNIT-06 A chain of symbols: perhaps a movement or teleport first, then one deed, perhaps a movement after it. */
export interface Chain {
  /** As printed: `L: M1 R2 D2`. */
  text: string;
  /** CC-ACT-05 Costs two actions. */
  long: boolean;
  /** CC-ACT-06 The deed is done twice. */
  twice: boolean;
  /** Points of the movement before the deed. */
  move: number;
  /** Dice of the teleport before the deed. */
  teleport: number;
  deed: Deed;
  /** Range dice; 0 in melee (CC-UNIT-08). */
  range: number;
  /** Dice of the deed: damage, explosive damage, healing or PSI. */
  dice: number;
  /** Points of the movement after the deed. */
  after: number;
}

const DEEDS: Record<string, Deed> = { D: 'attack', E: 'blast', H: 'heal', P: 'mind' };

/** Reads the catalogue's notation: M move, T teleport, R range, D damage, E explosion, H heal, P PSI; `L:` long, `X2:` double. */
export function readChain(text: string): Chain {
  const chain: Chain = {
    text,
    long: false,
    twice: false,
    move: 0,
    teleport: 0,
    deed: 'none',
    range: 0,
    dice: 0,
    after: 0,
  };
  for (const sign of text.split(' ')) {
    const number = Number(sign.slice(1));
    if (sign === 'L:') chain.long = true;
    else if (sign === 'X2:') chain.twice = true;
    else if (sign[0] === 'M' && chain.deed === 'none') chain.move = number;
    else if (sign[0] === 'M') chain.after = number;
    else if (sign[0] === 'T') chain.teleport = number;
    else if (sign[0] === 'R') chain.range = number;
    else {
      chain.deed = DEEDS[sign.charAt(0)] ?? 'none';
      chain.dice = number;
    }
  }
  return chain;
}
