// Who may be bitten in this round, and how hard, by what everybody knows: the book decides whom enemies seek, dice and hidden cards the rest.
import { type Chance, type Intent, type Seat, fastChance, itemAt } from '@xenotable/kernel';
import { target } from './book/combat/assigningEnemyWounds.ts';
import { implants } from './book/combat/resolution.ts';
import { bandHere, limited, succeeds, successLevels } from './book/numbers.ts';
import { armour } from './book/ratings.ts';
import { isStanding } from './book/squad.ts';
import { isEnemy, kindOf } from './content/cards.ts';
import { copyUnit } from './copy.ts';
import { candidates } from './planOdds.ts';
import { type Combat, type Position, type Strike, combatOf } from './table.ts';
import { unitThing } from './things.ts';
import type { View } from './view.ts';

const ROUNDS = 500;

/** What happened to each unit in so many imagined rounds. */
export interface Risk {
  unit: number;
  hurt: number;
  down: number;
  /** Wounds that come through, on average. */
  wounds: number;
}

/** The cards of the slots, those that lie face down as they may have been dealt. */
function dealt(combat: Combat, chance: Chance): number[] {
  const slots = combat.slots.map((slot) => ({ ...slot }));
  return slots.map((slot) => {
    const cards = candidates({ ...combat, slots }, slot);
    const at =
      cards.length < 2
        ? 0
        : chance.pick(
            cards.map((one) => one.weight),
            'EW-DEK-10',
          );
    slot.card = cards[at]?.card ?? -1;
    return slot.card;
  });
}

/** EW-S5-01 The strike of an enemy, or null if it makes no wound. */
function strikeOf(w: Position, card: number, chance: Chance): Strike | null {
  const kind = kindOf(card);
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

/** EW-S6-01, EW-S7-02 One round of bites: what comes through the armour. */
function bites(table: Position, chance: Chance): Map<number, number[]> {
  const w: Position = { ...table, squad: table.squad.map(copyUnit) };
  const cards = dealt(combatOf(table), chance);
  const strikes = cards.flatMap((card) => {
    if (card < 0 || !isEnemy(card) || kindOf(card).cap === 0) return [];
    const strike = strikeOf(w, card, chance);
    return strike === null ? [] : [strike];
  });
  for (const strike of strikes)
    for (; strike.assigned < strike.sl; strike.assigned++) {
      const unit = target(w, strike);
      unit.incoming.push(strike.card);
      if (strike.focus === 0) strike.focus = unit.id;
    }
  return new Map(
    w.squad.map((unit) => [
      unit.id,
      unit.incoming.filter((card) => {
        const rating = armour(w, unit, card);
        return rating === 0 || !succeeds(rating, chance.roll(10, 'EW-S7-02'));
      }),
    ]),
  );
}

/** Every standing unit's risk until the end of the round, without acid, orders and stims. */
export function risks({ table }: Pick<View, 'table'>, rounds = ROUNDS): Risk[] {
  const units = table.squad.filter(isStanding);
  const found = units.map((unit): Risk => ({ unit: unit.id, hurt: 0, down: 0, wounds: 0 }));
  if (table.combat === null || units.length === 0) return found;
  const chance = fastChance(1);
  for (let i = 0; i < rounds; i++) {
    const through = bites(table, chance);
    units.forEach((unit, at) => {
      const cards = through.get(unit.id) ?? [];
      const risk = itemAt(found, at);
      const falls = cards.some((card) => implants(unit, card)) || unit.wounds + cards.length >= unit.hits;
      risk.wounds += cards.length / rounds;
      if (cards.length > 0) risk.hurt += 1 / rounds;
      if (cards.length > 0 && falls) risk.down += 1 / rounds;
    });
  }
  return found;
}

const percent = (chance: number): string => `${Math.round(100 * chance)} %`;

/** In the steps before the enemies strike. */
export function intents(view: View, _seat: Seat): Intent[] {
  const step = view.table.combat?.step ?? 0;
  if (step < 1 || step > 4) return [];
  return risks(view).flatMap((risk) => {
    if (risk.hurt === 0) return [];
    return [
      {
        who: unitThing(risk.unit),
        order: null,
        words: `is bitten: hurt ${percent(risk.hurt)}, DOWN ${percent(risk.down)}`,
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
