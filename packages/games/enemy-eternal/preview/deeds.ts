// What working a piece or taking charge of somebody means in each mission: the deed in the players' words, and what a success brings.
import { civilians } from '../book/missions/helpers.ts';
import type { Work } from '../book/missions/mission.ts';
import type { MissionId, Model, Piece, Table } from '../table.ts';

export interface Deed {
  deed: string;
  gain: string;
}

type Works = (w: Table, m: Model, piece: Piece) => Deed;

const WORKS: Partial<Record<MissionId, Works>> = {
  B2: (_w, m) =>
    m.side === 0
      ? {
          deed: 'Plant the charge',
          gain: 'it goes off, and wins, when this model is next activated without having been hit',
        }
      : { deed: 'Remove the charge', gain: 'the charge is gone' },
  B3: () => ({ deed: 'Tap the terminal', gain: 'one point at the end of every round from round 2 on' }),
  B4: () => ({ deed: 'Search the container', gain: 'a crate: one point, two at home; and the Search table' }),
  B5: () => ({ deed: 'Set the relay', gain: 'one point at the end of every round' }),
  'SE1.2': () => ({ deed: 'Search the crate', gain: 'the crate is secured; then the Search table' }),
  'SE1.4': (_w, m) =>
    m.side === 0
      ? { deed: 'Break into the relay', gain: 'the upload can run: it needs three rounds' }
      : { deed: 'Set the upload back', gain: 'the upload loses a step' },
  'SE1.5': (_w, m) =>
    m.side === 0
      ? { deed: 'Switch on the mast', gain: 'all three on at the end of a round win' }
      : { deed: 'Switch off the mast', gain: 'the mast is off' },
  'SE1.6': (w) => {
    const left = w.pieces.filter((one) => !one.done).length;
    return {
      deed: 'Search the house',
      gain: w.goals['found'] === 0 ? `the cache is here in one of ${left}` : 'the Search table',
    };
  },
  'SE1.8': () => ({ deed: 'Search for intel', gain: 'a token: 3 points at home, 1 elsewhere' }),
  'SE1.9': (_w, m) =>
    m.side === 0
      ? { deed: 'Set a charge on the generator', gain: 'it blows up at the end of this round' }
      : { deed: 'Remove the charge', gain: 'the charge is gone' },
  'SE1.X': (_w, _m, piece) =>
    piece.kind === 'device'
      ? { deed: 'Take the vial', gain: 'the vial is carried; its guards appear' }
      : { deed: 'Hack the terminal', gain: 'the next reinforcements do not come' },
};

const PLAIN: Record<Work, Deed> = {
  hack: { deed: 'Hack the terminal', gain: 'a D6 on the Hack table' },
  interact: { deed: 'Operate it', gain: 'it is done' },
  search: { deed: 'Search the container', gain: 'a D6 on the Search table' },
};

/** What working this piece means for this model. */
export const workDeed = (w: Table, m: Model, piece: Piece, work: Work): Deed =>
  (w.mission === 'Scenario' ? undefined : WORKS[w.mission]?.(w, m, piece)) ?? PLAIN[work];

/** What taking charge of a civilian means. */
export function claimDeed(w: Table, civilian: Model): Deed {
  if (w.mission !== 'SE1.3') return { deed: `Free ${civilian.name}`, gain: 'it is yours to lead out' };
  const left = civilians(w).filter((one) => one.neutral).length;
  return {
    deed: `Ask ${civilian.name}`,
    gain: left > 1 ? `it is the informant in one of ${left}` : 'it is the informant',
  };
}
