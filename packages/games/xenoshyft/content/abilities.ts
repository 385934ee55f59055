// The verbs that all cards are made of. A card that no verb fits names a rule of the book.
// XS-GEN-04 Where a card's text and a general rule differ, the verb says what the card says; what forbids (WEBBED, Hazard Suit) is asked first.

/** When a card or ability may be used by choice. */
export type WindowName = 'acquire' | 'deploy' | 'reaction' | 'reveal' | 'damage' | 'kill';

/** What our side can do by choice, from a hand or from a lane. */
export type Ability = { windows: readonly WindowName[] } & (
  | { verb: 'prevent'; amount: number; whom: 'any' | 'other' | 'carrier' } // keep damage from being placed on one Troop
  | { verb: 'shield'; amount: number } // take over damage of another Troop in the lane
  | { verb: 'evacuate' } // prevent all damage to one Troop and move it to the back
  | { verb: 'revive' } // a killed Troop goes to the hand
  | { verb: 'strike'; amount: number; reach: 'any lane' | 'this lane' } // damage one Enemy
  | { verb: 'bombard'; amount: number } // damage every Enemy of a lane
  | { verb: 'mend'; amount: number } // remove damage from one Troop
  | { verb: 'tend'; amount: number } // remove damage from the Troops of one lane, split as wanted
  | { verb: 'boost'; power: number; hp: number } // one Troop, until the end of the Combat
  | { verb: 'cancel'; amount: number; reach: 'any lane' | 'this lane'; bosses: boolean } // stop a REVEAL effect, then damage
  | { verb: 'freeze' } // STASIS
  | { verb: 'scan' } // look at face-down Enemies and reorder them
  | { verb: 'fetch' } // a Troop from a Discard Pile into a lane
  | { verb: 'mine' } // put the card on a lane
  | { verb: 'regroup' } // a lane's Troops into any order
  | { verb: 'drop' } // deploy this card from the hand
);

/** What happens by itself to our side. */
export type Trigger =
  | { on: 'deploy'; draw: number }
  | { on: 'death'; strike: number; at: 'any'; may: false }
  | { on: 'fight hit'; strike: number; at: 'another' | 'next'; may: true }
  | { on: 'kill'; strike: number; at: 'next'; may: true }
  | { on: 'fight hurt' | 'fight start'; strike: number; at: 'opponent'; may: false };

/** Whom an Enemy's effect means, always in its own lane. */
export type Prey =
  | 'first'
  | 'first two'
  | 'last'
  | 'strongest'
  | 'zones 1-3'
  | 'zones 2-3'
  | 'all'
  | 'all but its opponent';

/** What an Enemy's effect does, part by part. */
export type HivePart =
  | { verb: 'hit'; whom: Prey; amount: number }
  | { verb: 'push back'; whom: 'those hit' | 'first'; web?: true } // move to the back of the lane
  | { verb: 'convert'; whom: Prey }
  | { verb: 'call'; cards: number } // Encounter cards behind the last Enemy
  | { verb: 'rouse'; amount: number } // Power for every other Enemy of the lane
  | { verb: 'disarm'; all: boolean; otherwise: number } // Equipment, or damage where there is none
  | { verb: 'devour'; otherwise: number } // the lane owner's best Xenosathem, or Power for itself
  | { verb: 'hit the base'; amount: number }
  | { verb: 'knit'; amount: number } // remove damage from itself
  | { verb: 'burn the killed' };

export interface HiveEffect {
  on: 'reveal' | 'fight start' | 'fight hit' | 'kill' | 'death';
  parts: readonly HivePart[];
}
