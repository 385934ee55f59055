// EW-SCN-09 What home-made soldiers can say, and what is wrong with them.
import type { OwnFault, OwnKind, OwnWhole } from '@xenotable/kernel';
import { toBands } from './bands.ts';
import { PRINTED } from './soldierKinds.ts';

const fire = (band: string) =>
  ({
    label: `FIRE at ${band}`,
    says: `What it fires by at ${band}.`,
    least: 1,
    most: 8,
    zero: 'a dash',
  }) as const;

export const SOLDIER: OwnKind = {
  kind: 'unit',
  label: 'Soldiers',
  printed: PRINTED,
  figures: [
    { field: 'rp', label: 'RP', says: 'What it is hired for.', least: 1, most: 12 },
    { field: 'close', ...fire('CLOSE') },
    { field: 'short', ...fire('SHORT') },
    { field: 'medium', ...fire('MEDIUM') },
    { field: 'long', ...fire('LONG') },
    { field: 'melee', label: 'MELEE', says: 'What it fights by at CLOSE.', least: 1, most: 8, zero: 'never' },
    { field: 'cap', label: 'CAP', says: 'Wounds that a check makes at most.', least: 1, most: 6 },
    { field: 'hits', label: 'HITS', says: 'Wounds that put it DOWN.', least: 1, most: 6 },
    { field: 'arm', label: 'ARM', says: 'It stops a wound on this number or less.', least: 0, most: 7 },
    { field: 'wits', label: 'WITS', says: 'What it checks by on the way.', least: 0, most: 8 },
    { field: 'ammo', label: 'AMMO', says: 'What it brings.', least: 0, most: 6 },
    { field: 'command', label: 'COMMAND', says: 'CP that it leads with.', least: 0, most: 3 },
  ],
  words: [],
  price: 'rp',
  cannot:
    'It has the trait of the unit that it is like, counts as one of them where a squad has at most so many, and cannot be the Squad Leader from the start. Nothing else can be played.',
};

/** What is wrong with a soldier besides bounds: somebody who could not hurt anything. */
export const soldierFaults = ({ figures }: OwnWhole): OwnFault[] =>
  toBands(figures).every((rating) => rating === 0) && figures['melee'] === 0
    ? [{ field: 'figures.melee', reason: 'it could hurt nothing: FIRE in a band, or MELEE' }]
    : [];
