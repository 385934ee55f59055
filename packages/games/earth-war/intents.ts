// Who may be bitten or burnt in this round, and how hard, by what everybody knows: the book decides whom enemies seek, dice and hidden cards the rest.
import { type Chance, type Intent, type Seat, fastChance, itemAt } from '@xenotable/kernel';
import { target } from './book/combat/assigningEnemyWounds.ts';
import { implants, inSplash } from './book/combat/resolution.ts';
import { bandHere, limited, succeeds, successLevels } from './book/numbers.ts';
import { armour } from './book/ratings.ts';
import { isStanding, takeWounds, unitOf } from './book/squad.ts';
import { PRAETORIAN, QUEEN, isEnemy, kindNumber } from './content/cards.ts';
import { kindOf } from './content/kinds.ts';
import { copyUnit } from './copy.ts';
import { hasRisks } from './incoming.ts';
import { type Candidate, cancels, candidates } from './planOdds.ts';
import { CLOSE, type Position, type Slot, type Strike, combatOf } from './table.ts';
import { unitThing } from './things.ts';
import type { View } from './view.ts';

/** Enough that the same danger shows nearly the same figure in every step. */
const ROUNDS = 4000;

/** What happened to each unit in so many imagined rounds. */
export interface Risk {
  unit: number;
  hurt: number;
  down: number;
  /** Wounds that come through, on average. */
  wounds: number;
}

/** A slot and the card that lies there, or may lie there. */
interface Dealt {
  slot: Slot;
  one: Candidate;
}

/** The slots with their cards, those that lie face down as they may have been dealt. */
function dealt(w: Position, chance: Chance): Dealt[] {
  const combat = combatOf(w);
  const slots = combat.slots.map((slot) => ({ ...slot }));
  return slots.flatMap((slot) => {
    const cards = candidates({ ...combat, slots }, slot);
    const at =
      cards.length < 2
        ? 0
        : chance.pick(
            cards.map((one) => one.weight),
            'EW-DEK-10',
          );
    const one = cards[at];
    if (one === undefined) return [];
    slot.card = one.card;
    return [{ slot, one }];
  });
}

/** EW-S5-01 The strike of an enemy, or null if it makes no wound. */
function strikeOf(w: Position, card: number, chance: Chance): Strike | null {
  const kind = kindOf(w, card);
  const common = w.options.commonRange ? w.squad.find(isStanding) : undefined;
  const rolled = common?.rn ?? Math.min(10, Math.max(1, chance.roll(10, 'EW-RNG-03') + (kind.shift ?? 0)));
  const band = common?.band ?? bandHere(w, rolled);
  const rating = limited(itemAt(kind.attack, band));
  if (rating === 0) return null;
  const roll = chance.roll(10, 'EW-S5-01');
  const sl = successLevels(rating, roll, kind.cap);
  if (sl === 0) return null;
  return { slot: 0, card, rn: rolled, band, rating, roll, sl, assigned: 0, held: 0, focus: 0 };
}

/** EW-S6-01, EW-S7-02, EW-S7-03 The bites: what comes through the armour counts. */
function bite(w: Position, cards: readonly Dealt[], chance: Chance): void {
  const strikes = cards.flatMap(({ slot: { card } }) => {
    if (!isEnemy(card) || kindOf(w, card).cap === 0) return [];
    const strike = strikeOf(w, card, chance);
    return strike === null ? [] : [strike];
  });
  for (const strike of strikes)
    for (; strike.assigned < strike.sl; strike.assigned++) {
      const unit = target(w, strike);
      unit.incoming.push(strike.card);
      if (strike.focus === 0) strike.focus = unit.id;
    }
  for (const unit of w.squad) {
    unit.incoming = unit.incoming.filter((card) => {
      const rating = armour(w, unit, card);
      return rating === 0 || !succeeds(rating, chance.roll(10, 'EW-S7-02'));
    });
    const wounds = unit.incoming.filter((card) => !implants(w, unit, card)).length;
    if (wounds < unit.incoming.length) unit.status = 'down';
    if (wounds > 0) takeWounds(unit, wounds);
  }
}

/** EW-AUT-03 A Praetorian takes the wounds on the Queen beyond the fourth. */
function guard(cards: readonly Dealt[]): void {
  const queen = cards.find(({ slot }) => kindNumber(slot.card) === QUEEN)?.slot;
  const guard = cards.find(({ slot }) => kindNumber(slot.card) === PRAETORIAN)?.slot;
  if (queen === undefined || guard === undefined || queen.wounds <= 4) return;
  guard.wounds += queen.wounds - 4;
  queen.wounds = 4;
}

/** EW-S7-05 The acid of every enemy that dies of the wounds that lie on it now; returns who was burnt. */
function burn(w: Position, cards: readonly Dealt[], chance: Chance): number[] {
  const burnt: number[] = [];
  for (const { slot, one } of cards) {
    const kind = kindOf(w, slot.card);
    const acid = kind.acid ?? 0;
    const fatal = one.wounds + Math.max(0, slot.wounds - (kind.armoured ?? 0)) >= kind.wounds;
    if (acid === 0 || !isEnemy(slot.card) || !fatal || cancels(w, slot, one)) continue;
    if (!w.squad.some((unit) => isStanding(unit) && unit.band === CLOSE)) return burnt;
    if (chance.roll(10, 'EW-S7-05') > acid) continue;
    for (const unit of inSplash(w)) {
      takeWounds(unit, 1);
      burnt.push(unit.id);
    }
  }
  return burnt;
}

/** Every standing unit's risk until the end of the round, without orders and stims; acid only of wounds that lie already. */
export function risks({ table }: Pick<View, 'table'>, rounds = ROUNDS): Risk[] {
  const units = table.squad.filter(isStanding);
  const found = units.map((unit): Risk => ({ unit: unit.id, hurt: 0, down: 0, wounds: 0 }));
  if (table.combat === null || units.length === 0) return found;
  const chance = fastChance(1);
  for (let i = 0; i < rounds; i++) {
    const w: Position = { ...table, squad: table.squad.map(copyUnit) };
    const cards = dealt(w, chance);
    bite(w, cards, chance);
    guard(cards);
    const burnt = burn(w, cards, chance);
    for (const risk of found) {
      const unit = unitOf(w, risk.unit);
      const wounds = unit.incoming.length + burnt.filter((id) => id === unit.id).length;
      risk.wounds += wounds / rounds;
      if (wounds > 0) risk.hurt += 1 / rounds;
      if (!isStanding(unit)) risk.down += 1 / rounds;
    }
  }
  return found;
}

const percent = (chance: number): string => `${Math.round(100 * chance)} %`;

/** In the steps before the enemies strike. */
export function intents(view: View, _seat: Seat): Intent[] {
  if (!hasRisks(view)) return [];
  return risks(view).flatMap((risk) => {
    if (risk.hurt === 0) return [];
    return [
      {
        who: unitThing(risk.unit),
        order: null,
        words: `may be bitten or burnt: hurt about ${percent(risk.hurt)}, DOWN about ${percent(risk.down)}`,
        rule: 'EW-S6-01',
        certain: 'die' as const,
        target: unitThing(risk.unit),
        ways: [
          { words: 'hurt', chance: risk.hurt - risk.down },
          { words: 'DOWN', chance: risk.down },
        ],
        hurt: risk.hurt,
      },
    ];
  });
}
