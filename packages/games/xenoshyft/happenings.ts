// Everything that can be seen to occur at this table.
import type { RuleId, Seat } from '@xenotable/kernel';
import type { CardId, Goods } from './content/cards.ts';
import type { AbilityNumber, DivisionId } from './content/divisions.ts';
import type { EnemyId } from './content/enemies.ts';
import type { ItemId } from './content/items.ts';
import type { CrystalId, TroopId } from './content/troops.ts';

export type Happening =
  | SetupHappening
  | RoundHappening
  | BuyingHappening
  | LaneHappening
  | HiveHappening
  | PlayHappening
  | DamageHappening
  | CombatHappening;

/** A card in a lane: a Troop, or an Enemy (a converted Troop among them). */
type Fighter = EnemyId | TroopId | '';

/** `unit` is the id of a Troop or an Enemy in a lane. */
interface OfUnit {
  unit: number;
  card: Fighter;
  lane: Seat;
}

type SetupHappening =
  | { type: 'leads'; seat: Seat; division: DivisionId }
  | { type: 'items on sale'; cards: (ItemId | '')[] }
  | { type: 'stocked'; seat: Seat; card: ItemId };

type RoundHappening =
  /** `first` is null until the first player of the siege is chosen. */
  | { type: 'round'; round: number; first: Seat | null }
  | { type: 'first player'; seat: Seat }
  | { type: 'wave'; wave: number; name?: string }
  /** The cards for those who may see them, otherwise their number. */
  | { type: 'drew'; seat: Seat; cards: CardId[] }
  | { type: 'drew'; seat: Seat; count: number }
  | { type: 'reshuffled'; seat: Seat; cards: number }
  | { type: 'new items'; slot: number; card: ItemId; copies: number };

type BuyingHappening =
  | { type: 'income'; seat: Seat; card: CrystalId }
  | { type: 'spent'; seat: Seat; card: CrystalId; purse: number }
  | { type: 'bought'; seat: Seat; card: Goods; cost: number; purse: number }
  | { type: 'exchanged'; seat: Seat; for: 'x3' | 'x6' }
  | { type: 'asked for troops'; seat: Seat };

type LaneHappening =
  | { type: 'deployed'; seat: Seat; card: TroopId; lane: Seat; zone: number }
  | { type: 'equipped'; seat: Seat; card: ItemId; unit: number; troop: TroopId; lane: Seat }
  | { type: 'rearranged'; lane: Seat; cards: TroopId[] }
  | { type: 'regrouped'; lane: Seat; cards: TroopId[] }
  | { type: 'handed over'; lane: Seat; card: ItemId | ''; to: number }
  | { type: 'stood down'; seat: Seat; card: TroopId }
  | { type: 'refused help'; seat: Seat; giver: Seat; card: Goods }
  | { type: 'discarded'; seat: Seat; card: CardId };

type HiveHappening =
  | { type: 'hive reshuffled'; cards: number }
  | { type: 'bosses joined'; cards: number }
  | { type: 'enemies placed'; lane: Seat; cards: number }
  | { type: 'enemy added'; lane: Seat }
  | ({ type: 'revealed'; zone: number } & OfUnit)
  | { type: 'cancelled'; unit: number; card: EnemyId; lane: Seat }
  | ({ type: 'moved back' } & OfUnit)
  | ({ type: 'webbed' } & OfUnit)
  | { type: 'disarmed'; unit: number; card: ItemId; lane: Seat }
  | { type: 'devoured'; seat: Seat; card: CrystalId }
  | { type: 'grew'; unit: number; amount: number }
  | { type: 'roused'; lane: Seat; amount: number }
  | { type: 'knitted'; unit: number; left: number }
  | ({ type: 'converted' } & OfUnit);

/** `target` is what people call the thing aimed at: 'Prowler (A2)'. */
type PlayHappening =
  | { type: 'played'; seat: Seat; card: CardId; target: string }
  | { type: 'used'; seat: Seat; card: CardId; unit: number; target: string }
  | { type: 'used division'; seat: Seat; division: DivisionId; ability: AbilityNumber; to: Seat | null }
  | { type: 'took back'; seat: Seat; card: CardId }
  | { type: 'scanned'; seat: Seat; lane: Seat; cards?: (EnemyId | '')[] }
  | { type: 'healed'; unit: number; card: TroopId; left: number }
  | { type: 'extra hit'; card: CardId; lane: Seat; unit: number; amount: number };

/** A number behind a blow, with the rule for it. */
export interface BlowPart {
  label: string;
  value: number;
  rule: RuleId;
}

type DamageHappening =
  | { type: 'prevented'; seat: Seat; card: CardId; troop: number; target: string; amount: number }
  | {
      type: 'moved damage';
      seat: Seat;
      card: CardId;
      troop: number;
      target: string;
      to: number;
      amount: number;
    }
  | { type: 'evacuated'; seat: Seat; card: CardId; troop: number; target: string; amount: number }
  | { type: 'revived'; seat: Seat; troop: number; card: TroopId }
  /** In a Fight `by` is the card that strikes, and `parts` say what its blow is made of; `left` are the Hit Points that remain. */
  | ({ type: 'damaged'; amount: number; left?: number; by?: number; parts?: BlowPart[] } & OfUnit)
  | ({ type: 'killed' } & OfUnit)
  | ({ type: 'burned' } & OfUnit)
  | { type: 'base hurt'; lane: Seat; amount: number; left: number };

type CombatHappening =
  | { type: 'mines went off'; lane: Seat; unit: number }
  | { type: 'no reaction'; lane: Seat }
  | { type: 'stalemate'; lane: Seat; troop: number; enemy: number }
  | ({ type: 'slipped past' } & OfUnit)
  | { type: 'fight broken off'; lane: Seat }
  /** Of a damaged Troop: the Hit Points that remain without it. With none it dies. */
  | ({ type: 'boost ended'; left: number } & OfUnit)
  | { type: 'held'; lane: Seat }
  | { type: 'overrun'; lane: Seat; enemies: number }
  | ({ type: 'broke through' } & OfUnit);
