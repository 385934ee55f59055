// The siege in force: one of the book with what the options change in it, or one of one's own (XS-SCN-01).
import { applies, itemAt } from '@xenotable/kernel';
import type { CardId } from './content/cards.ts';
import type { EnemyId } from './content/enemies.ts';
import type { ItemId } from './content/items.ts';
import { FOR_SALE, type SoldTroopId, TROOPS } from './content/troops.ts';
import type { TableOptions } from './options.ts';
import type { Siege, SiegeBosses, SiegeWave } from './scenario/scenario.ts';
import { type Day, planOf } from './siegePlan.ts';
import type { Wave } from './table.ts';

/** A moment of a siege. */
interface Moment {
  options: TableOptions;
  round: number;
}

const dayOf = ({ options, round }: Moment): Day => {
  const { days } = planOf(options);
  return itemAt(days, Math.min(round, days.length) - 1);
};

/** What everybody's deck begins with. */
export const deckOf = (options: TableOptions): readonly CardId[] => planOf(options).deck;

/** The Items that can come to be on sale. */
export const itemsOf = (options: TableOptions): readonly ItemId[] => planOf(options).items;

/** The Enemies of the wave. */
export const hiveOf = (now: Moment): readonly EnemyId[] => itemAt(planOf(now.options).hives, dayOf(now).wave);

export const siegeOf = (options: TableOptions): Siege => planOf(options).siege;

/** XS-GEN-02 XS-M-TRAIN-02 XS-SCN-02 How many rounds the siege lasts. */
export const roundsOf = (options: TableOptions): number => planOf(options).days.length;

/** XS-GEN-02 The number of the wave, from 1 on. */
export const waveNumber = (now: Moment): number => dayOf(now).wave + 1;

/** Which round of its wave it is, from 1 on. */
export const roundOfWave = (now: Moment): number => dayOf(now).round;

export const waveOf = (now: Moment): SiegeWave => dayOf(now).of;

/** XS-SCN-04 Which wave of the book says what can be bought, earned and used. */
export function supplyOf(now: Moment): Wave {
  if (now.options.scenario !== undefined) applies('XS-SCN-04');
  return waveOf(now).supply;
}

/** XS-M-GRAD-01 XS-SCN-02 How many Enemy Zones of a lane the Hive fills in a round. */
export const zonesFilled = (now: Moment): number => itemAt(waveOf(now).zones, roundOfWave(now) - 1);

/** Whether the Bosses of the wave join the deck in this round, after buying. */
export function bossesJoinIn(now: Moment): boolean {
  const { of, number, round } = waveOf(now).bosses;
  return of.length > 0 && number !== 'none' && round > 1 && round === roundOfWave(now);
}

/** XS-SET-11 XS-OPT-06 How many Boss cards a wave has. */
export function bossCount({ bosses: { of, number } }: SiegeWave, seats: number): number {
  if (number === 'none' || of.length === 0) return 0;
  return number === 'one' || (number === 'by seats' && seats <= 2) ? 1 : of.length;
}

/** How many of them join the deck in this round. */
export const bossesJoining = (now: Moment, seats: number): number =>
  bossesJoinIn(now) ? bossCount(waveOf(now), seats) : 0;

/** The round in which the next wave begins, or null. */
export function nextWaveAt({ options, round }: Moment): number | null {
  const { days } = planOf(options);
  const now = dayOf({ options, round }).wave;
  const at = days.findIndex(({ wave }) => wave > now);
  return at < 0 ? null : at + 1;
}

/** What a wave brings when it begins: its name, its supplies and those before, Troops that were not for sale; null in other rounds. */
export function waveNews(now: Moment): {
  name: string;
  supply: Wave;
  before: number;
  troops: SoldTroopId[];
} | null {
  if (roundOfWave(now) > 1 || now.round === 1) return null;
  const { name, supply } = waveOf(now);
  const before = waveOf({ ...now, round: now.round - 1 }).supply;
  const troops = FOR_SALE.filter((card) => TROOPS[card].wave > before && TROOPS[card].wave <= supply);
  return { name, supply, before, troops };
}

/** Where supplies of a wave of the book come: 'from wave 2', or not at all. */
export function supplyWords(options: TableOptions, supply: Wave): string {
  const at = suppliedAt(options, supply);
  return at < 0 ? 'not in this siege' : `from wave ${at + 1}`;
}

/** The same in a sentence: 'for sale from wave 2', 'not for sale in this siege'. */
export function suppliedWords(options: TableOptions, supply: Wave, what: 'for sale' | 'there'): string {
  const at = suppliedAt(options, supply);
  return at < 0 ? `not ${what} in this siege` : `${what} from wave ${at + 1}`;
}

/** The place of the first wave with these supplies; -1 if none has them. */
export const suppliedAt = (options: TableOptions, supply: Wave): number =>
  siegeOf(options).waves.findIndex((wave) => wave.supply >= supply);

/** XS-SET-11 XS-SCN-03 The Bosses that a face-down Boss card can be: those of the wave, or of the last wave that had any. */
export function bossesAt(now: Moment): SiegeBosses['of'] {
  const { waves } = siegeOf(now.options);
  const wave = waves.slice(0, waveNumber(now)).findLast(({ bosses }) => bosses.of.length > 0);
  if (wave === undefined) throw new Error(`no Boss can have come by round ${now.round}`);
  if (now.options.scenario !== undefined) applies('XS-SCN-03');
  return wave.bosses.of;
}
