// The log: each happening as a sentence, with the things on the board that it is about and how it is shown.
import { type LogWords, logWords } from '@xenotable/kernel';
import { called } from './content/units.ts';
import type { Happening } from './happenings.ts';
import { covered, fight } from './log/fight.ts';
import { frame, movement } from './log/movement.ts';
import { story } from './log/story.ts';
import { rolls } from './log/throws.ts';

const printed: Required<LogWords<Happening>> = {
  ...logWords<Happening>({ ...frame, ...movement, ...fight, ...covered, ...story }),
  rolls,
};

/** CC-SCN-15 Happenings know types of one's own by all of their cards, people by their names. */
function plain<T>(told: T): T {
  const text = JSON.stringify(told);
  return text?.includes(' (home-made ') ? JSON.parse(called(text)) : told;
}

const told =
  <A extends unknown[], T>(saying: (...about: A) => T) =>
  (...about: A): T =>
    plain(saying(...about));

export const log: Required<LogWords<Happening>> = {
  ...printed,
  happening: told(printed.happening),
  rolls: told(printed.rolls),
  section: told(printed.section),
  beat: told(printed.beat),
  opens: told(printed.opens),
  items: told(printed.items),
};
