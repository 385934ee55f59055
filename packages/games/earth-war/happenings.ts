// Everything that the book tells. Units are told by name, cards by identifier, slots from 1, bands by number.
import type { Seat } from '@xenotable/kernel';
import type { ItemCalled, UnitName } from './content/force.ts';
import type { OrderName } from './content/orders.ts';
import type { Gain } from './choices.ts';
import type { Act, Volley } from './table.ts';

/** Something that one unit did or suffered. */
interface OfUnit {
  unit: string;
}

/** Something that happened to one card. */
interface OfCard {
  card: string;
}

/** A unit after it was hurt. */
interface Hurt extends OfUnit {
  wounds: number;
  hits: number;
}

/** Orders, ranges and acts of the squad. */
type OfSquad =
  | { type: 'ordered'; order: OrderName; by: string; cp: number }
  | ({ type: 'ranged'; rn: number; band: number } & OfUnit)
  | ({ type: 'moved'; band: number } & OfUnit)
  | ({ type: 'scanned'; shadows: number } & OfUnit)
  | ({ type: 'deployed'; gun: string } & OfUnit)
  | ({ type: 'checked'; act: Act; rating: number; rn: number; sl: number } & OfUnit)
  | ({ type: 'held fire' | 'threw grenades' } & OfUnit)
  | ({ type: 'used' | 'took over' | 'refilled' | 'equipped'; item: ItemCalled } & OfUnit)
  | { type: 'charges set'; set: number; charges: number }
  | { type: 'assigned'; seat: Seat; kind: Volley['kind']; split: number[] }
  | { type: 'spent'; ammo: number; short: number; left: number }
  | { type: 'supplied'; ammo: number; left: number }
  | { type: 'command'; cp: number }
  /** At the beginning of a round; fewer if the squad may hold fewer now. */
  /** `was` and `leads`: the limit of the round before, if it sank, and who leads instead of the Squad Leader. */
  | { type: 'command renewed'; gained: number; cp: number; of: number; was?: number; leads?: string };

/** Wounds of the squad. */
type OfWounds =
  /** `past`: who would have been hit first, but has as many wounds coming as HITS left. */
  | ({ type: 'wounded'; by: string; past?: string } & OfUnit)
  | ({ type: 'armour'; rating: number; rn: number; stopped: boolean } & OfUnit)
  | ({ type: 'ignored'; wound: string } & OfUnit)
  /** The Medkit of a Medic does not reach a wounded unit in another band. */
  | ({ type: 'out of reach'; by: string; at: number; band: number } & OfUnit)
  | ({ type: 'stimmed' | 'implanted' | 'down' } & OfUnit)
  | ({ type: 'hurt'; rn?: number; taken?: number } & Hurt)
  | ({ type: 'unharmed'; rn: number } & Hurt)
  | ({ type: 'burnt' } & Hurt)
  | ({ type: 'healed'; wounds: number } & OfUnit)
  | ({ type: 'KIA'; as: UnitName } & OfUnit)
  | ({ type: 'carried'; rn: number } & OfUnit)
  | ({ type: 'pulled through' | 'lost'; rating: number; rn: number } & OfUnit);

/** The cards of a combat event. */
type OfCards =
  | { type: 'dealt'; round: number; dealt: number; aside: number }
  | ({ type: 'turned up'; slot: number } & OfCard)
  | { type: 'hive looked'; slots: number[]; cards?: string[] }
  | { type: 'hive exchanged' | 'hive left them'; slots: number[] }
  | ({ type: 'ambushed'; cancelled: number } & OfCard)
  | ({
      type: 'struck';
      slot: number;
      rn: number;
      band: number;
      rating: number;
      roll: number;
      wounds: number;
    } & OfCard)
  /** `royal`: for whom, if it is a home-made card and not the Queen. */
  | { type: 'shielded'; by: string; royal?: string; wounds: number }
  | ({ type: 'hit'; wounds: number; of: number } & OfCard)
  | ({ type: 'killed' | 'joined' } & OfCard)
  | ({ type: 'acid'; acid: number; rn: number } & OfCard)
  | ({ type: 'hatched' | 'still closed' | 'escaped' | 'matured' | 'stayed'; rn: number } & OfCard)
  | ({ type: 'rescued' | 'bystander lost'; points: number } & OfCard)
  | { type: 'reinforced'; rn: number; card: string | null }
  | { type: 'combat over'; end: string; rounds: number };

/** The mission and the campaign around it. */
type OfMission =
  | { type: 'contact'; node: string; count: number }
  | { type: 'fire clock'; clock: number }
  | { type: 'set out'; mission: string; ammo: number }
  | { type: 'arrived'; node: string; text?: string }
  | { type: 'check passed' | 'check failed'; node: string }
  | ({ type: 'tried'; rating: number; rn: number } & OfUnit)
  | { type: 'branch'; branch: string }
  | { type: 'mission won' | 'mission lost'; mission: string }
  | { type: 'scored'; points: number }
  | { type: 'hired' | 'dismissed'; unit: number }
  | ({ type: 'leads' } & OfUnit)
  | ({ type: 'enlisted'; as: UnitName } & OfUnit)
  | ({ type: 'promoted'; gain: Gain; bands: number[] } & OfUnit)
  | { type: 'campaign over'; points: number; grade: string }
  | { type: 'patrol'; cards: string[] };

export type Happening = OfSquad | OfWounds | OfCards | OfMission;
