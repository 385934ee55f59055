// What the Outpost and the roster may be added to, and the rule behind every no.
import { type Refusal, refuse } from '@xenotable/kernel';
import { facilityNames, facilityOf, isFacility } from '../../content/facilities.ts';
import { isUnit } from '../../content/units.ts';
import type { Sheet, Table } from '../../table.ts';
import { unitPrice } from '../squad/recruit.ts';
import { built, recruits } from './sheet.ts';
import { campaignOf } from '../../tableReaders.ts';

const RAISE_PRICES = [null, 150, 250, null] as const;

/** EE-BAS-02 What the next tier costs; null where none can be bought. */
export const raisePrice = (sheet: Pick<Sheet, 'outpost'>): number | null => RAISE_PRICES[sheet.outpost];

/** EE-M-SE1X-01 Nothing is built, bought or sold between the two assaults. */
export const hurriedFault = (w: Table): Refusal | null =>
  campaignOf(w).straightOn
    ? refuse('EE-M-SE1X-01', 'There is no time for that between the two assaults.')
    : null;

const pays = (sheet: Sheet, price: number, rule: string): Refusal | null =>
  price <= sheet.supplies ? null : refuse(rule, `That costs ${price} Supplies, there are ${sheet.supplies}.`);

/** EE-BAS-01 EE-BAS-02 */
export function raiseFault(w: Table, sheet: Sheet): Refusal | null {
  if (sheet.outpost === 0) return refuse('EE-BAS-01', 'There is no Outpost yet: a mission establishes it.');
  const price = raisePrice(sheet);
  return (
    hurriedFault(w) ??
    (price === null
      ? refuse('EE-BAS-02', 'The Outpost has its highest tier.')
      : pays(sheet, price, 'EE-BAS-02'))
  );
}

/** EE-BAS-03 Two facilities for each tier, each of them once. */
export function buildFault(w: Table, sheet: Sheet, name: unknown): Refusal | null {
  if (!isFacility(name)) return refuse('EE-BAS-03', 'There is no such facility.');
  if (sheet.outpost === 0) return refuse('EE-BAS-01', 'There is no Outpost yet: a mission establishes it.');
  const standing = built(sheet);
  if (standing.includes(name)) return refuse('EE-BAS-03', 'It is built once.');
  if (standing.length >= 2 * sheet.outpost)
    return hurriedFault(w) ?? refuse('EE-BAS-03', `All ${2 * sheet.outpost} slots of the Outpost are taken.`);
  return hurriedFault(w) ?? pays(sheet, facilityOf(name).price, 'EE-BAS-03');
}

/** EE-CAM-10 */
export function recruitFault(w: Table, sheet: Sheet, unit: unknown): Refusal | null {
  if (!isUnit(unit) || !recruits(sheet, false).includes(unit)) {
    if (sheet.roster.some((v) => v.leader && v.state !== 'fallen' && v.unit === unit))
      return refuse('EE-CAM-10', 'The Leader stays alone in its unit.');
    return refuse('EE-CAM-10', 'Nobody of that name can be recruited for Supplies.');
  }
  return hurriedFault(w) ?? pays(sheet, unitPrice({ unit }, w.options), 'EE-CAM-10');
}

/** What a player may want at the base and cannot have now. */
export function wishesRefused(w: Table, sheet: Sheet) {
  const wishes = [
    { choice: { do: 'raise the Outpost' as const }, refusal: raiseFault(w, sheet) },
    ...facilityNames
      .filter((facility) => !built(sheet).includes(facility))
      .map((facility) => ({
        choice: { do: 'build' as const, facility },
        refusal: buildFault(w, sheet, facility),
      })),
    ...recruits(sheet, false).map((unit) => ({
      choice: { do: 'recruit' as const, unit },
      refusal: recruitFault(w, sheet, unit),
    })),
  ];
  return wishes.flatMap(({ choice, refusal }) => (refusal === null ? [] : [{ choice, ...refusal }]));
}
