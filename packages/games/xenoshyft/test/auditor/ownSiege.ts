// How much the Base can take; and XS-SCN a siege of one's own as its file says it, and how a moment lies in it.

export interface OwnWave {
  name: string;
  supply: number;
  zones: number[];
  encounters: Record<string, number>;
  bosses: { of: string[]; number: string; round: number };
}

export interface OwnSiege {
  base: number;
  waves: OwnWave[];
  items: { slots: number; named: string[]; others: string; from: string[] };
  divisions: { of: string[]; by: string };
  deck: Record<string, number>;
  divisionCards: boolean;
  purse: number;
  rules: Record<string, unknown>;
}

/** The wave that a round belongs to, its number from 1 on, and which of the wave's rounds it is. */
export function dayOf({ waves }: OwnSiege, round: number): { wave: OwnWave; number: number; round: number } {
  let left = round;
  for (const [i, wave] of waves.entries()) {
    if (left <= wave.zones.length) return { wave, number: i + 1, round: left };
    left -= wave.zones.length;
  }
  throw new Error(`round ${round} is after the last`);
}

export const lengthOf = ({ waves }: OwnSiege): number =>
  waves.reduce((all, { zones }) => all + zones.length, 0);

/** XS-SCN-03 */
export function bossesOf({ bosses }: OwnWave, seats: number): string[] {
  if (bosses.number === 'none' || bosses.of.length === 0) return [];
  const one = bosses.number === 'one' || (bosses.number === 'by seats' && seats < 3);
  return one ? ['boss'] : bosses.of;
}

/** XS-SET-04 XS-M-TRAIN-01 XS-M-DIFF-03 */
export function basePerSeat(options: Record<string, unknown>, seats: number): number {
  if (options['siege'] === 'training') return 8;
  if (options['base'] !== 'even') return Number(options['base']);
  return seats === 3 ? 20 : seats === 4 ? 19 : 15;
}
