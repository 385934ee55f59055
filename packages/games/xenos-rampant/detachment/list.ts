// A detachment as its owner writes it.
import type { OwnThing } from '@xenotable/kernel';
import type { PowerName } from '../content/powers.ts';
import type { Action, UnitName } from '../content/units.ts';

export interface Entry {
  unit: UnitName;
  /** XR-DET-11 What its owner calls it. */
  name?: string;
  /** XR-SCN-09 The unit of one's own that it is; `unit` is then the one that it is like. */
  own?: OwnThing;
  /** Option names of that unit's own list. */
  options: string[];
  /** Xeno rules as they are bought: 'Force Field II'. */
  xeno: string[];
  powers: PowerName[];
  /** XR-XEN-24 The further Free action of a Mechanoid. */
  free: Action | null;
  commander: boolean;
  /** XR-DET-11 Tags; the species falls back on the detachment's. */
  species: string | null;
  faith: string | null;
  /** XR-SHO-13 */
  fixedGun: boolean;
  /** XR-SET-05 Number in the list (from 1) of the transport that it starts in; 0 for none. */
  startsIn: number;
}

export interface List {
  name: string;
  species: string;
  /** XR-T-21 What the trait Elite would make Free. */
  elite: Action;
  entries: Entry[];
}

export const entryOf = (unit: UnitName, parts: Partial<Entry> = {}): Entry => ({
  unit,
  options: [],
  xeno: [],
  powers: [],
  free: null,
  commander: false,
  species: null,
  faith: null,
  fixedGun: false,
  startsIn: 0,
  ...parts,
});
