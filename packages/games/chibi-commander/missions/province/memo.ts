// What the versus mission in the province remembers, for the secret goals.
import type { UnitId } from '../../table.ts';
import { type Field, common, list, one } from '../state.ts';

/** CC-M-VS1-32 A Reaper was seen: by whom (NONE: it showed itself), in which round, and whether the witness was killed in time. */
export interface Sighting {
  by: UnitId;
  round: number;
  avenged: boolean;
}

/** Three numbers for each. */
const sightings: Field<Sighting[]> = {
  words: ['shadows'],
  read(marks) {
    const numbers = marks['shadows'];
    if (numbers === undefined) return undefined;
    return Array.from({ length: numbers.length / 3 }, (_, i) => {
      const [by = 0, round = 0, avenged = 0] = numbers.slice(3 * i, 3 * i + 3);
      return { by, round, avenged: avenged === 1 };
    });
  },
  write(value, marks) {
    marks['shadows'] = value.flatMap(({ by, round, avenged }) => [by, round, avenged ? 1 : 0]);
  },
};

export const memo = common.with({
  /** CC-M-VS1-21, CC-M-VS1-29 Earth units that came into the ship by themselves, and those who left it again. */
  entered: list('entered'),
  cameOut: list('came out'),
  /** CC-M-VS1-28 Bystanders sent into coma by Invaders, dragged to the right place, dissected there. */
  felled: list('felled'),
  specimens: list('specimens'),
  dissected: list('dissected'),
  /** CC-M-VS1-33 Invaders that Mercs sent into coma. */
  knockedOut: list('knocked out'),
  shadows: sightings,
  /** CC-M-VS1-27 Reapers that teleported with humans; CC-M-VS1-31 soldiers whose minds were entered. */
  beamed: list('beamed'),
  minds: list('minds'),
  /** CC-M-VS1-35 Who has searched, and whom. */
  searchers: list('searchers'),
  searched: list('searched'),
  /** CC-M-VS1-26 Who has set a charge; the fuse: 1 after the Aliens' turn; the round of the explosion. */
  charges: list('charges'),
  fuse: one('fuse'),
  blownUp: list('blown up'),
});
