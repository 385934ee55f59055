// EW-SCN-10 What home-made weapons and equipment can say, and what is wrong with them.
import type { OwnFault, OwnKind, OwnThing, OwnWhole } from '@xenotable/kernel';
import { isItem, itemKind } from '../equipment.ts';
import { PRINTED } from './itemKinds.ts';

const fire = (band: string) =>
  ({ label: `FIRE + at ${band}`, says: `What it adds to FIRE at ${band}.`, least: 0, most: 3 }) as const;

export const EQUIPMENT: OwnKind = {
  kind: 'item',
  label: 'Weapons and equipment',
  printed: PRINTED,
  figures: [
    { field: 'rp', label: 'RP', says: 'What it is bought for.', least: 1, most: 9 },
    {
      field: 'uses',
      label: 'Uses',
      says: 'How often it works in a mission.',
      least: 1,
      most: 6,
      zero: 'not counted',
    },
    { field: 'flips', label: 'Cards', says: 'Cards that it turns up.', least: 0, most: 4 },
    { field: 'close', ...fire('CLOSE') },
    { field: 'short', ...fire('SHORT') },
    { field: 'medium', ...fire('MEDIUM') },
    { field: 'long', ...fire('LONG') },
    { field: 'melee', label: 'MELEE +', says: 'What it adds to MELEE.', least: 0, most: 4 },
    { field: 'arm', label: 'ARM +', says: 'What it adds to ARM, up to 7 in all.', least: 0, most: 3 },
  ],
  words: [],
  price: 'rp',
  cannot:
    'Besides its figures it does what the item that it is like does, at the same moment. Of two items that lift the same rating the better one counts. Nothing else can be played.',
};

/** What is wrong with an item besides bounds: uses and cards that the printed one does not have, or has. */
export function equipmentFaults({ like }: OwnThing, { figures }: OwnWhole): OwnFault[] {
  if (!isItem(like)) return [];
  const { uses, flips = 0 } = itemKind(like);
  const faults: OwnFault[] = [];
  const differs = (field: string, printed: number): boolean => (figures[field] === 0) !== (printed === 0);
  if (differs('uses', uses))
    faults.push({
      field: 'figures.uses',
      reason: uses === 0 ? `the uses of ${like} are not counted` : `${like} works so often, and not for ever`,
    });
  if (differs('flips', flips))
    faults.push({
      field: 'figures.flips',
      reason: flips === 0 ? `${like} turns up no card` : `${like} turns up a card at least`,
    });
  if (like === 'Ammo Satchel' && figures['uses'] !== uses)
    faults.push({ field: 'figures.uses', reason: 'it is opened once, when the mission starts' });
  return faults;
}
