// Chibi Commander beside a real table: Blips, hearts, modes and points are kept here.
import { bookOf } from '@xenotable/kernel';
import { type Companion, defineCompanion } from '@xenotable/kernel/companion';
import { type Trial, people as seats } from '@xenotable/kernel/proof';
import { attack } from './attack.ts';
import { begin, options, setUp } from './begin.ts';
import { EDITION } from './edition.ts';
import { invaders } from './invaders.ts';
import { keeping } from './keeping.ts';
import { log } from './log.ts';
import { npc } from './npc.ts';
import { people } from './people.ts';
import { rounds } from './round.ts';
import type { BlipTable, OwnHappening } from './table.ts';

export const game: Companion<BlipTable, OwnHappening> = defineCompanion({
  name: 'chibi-commander-companion',
  title: 'Chibi Commander companion',
  edition: EDITION,
  options,
  book: bookOf([setUp, rounds, people, invaders, npc, attack]),
  begin,
  keeping,
  headline: (w) => (w.round === 0 ? 'setting up' : `round ${w.round} · ${w.vp} VP · ${w.blips.length} Blips`),
  log,
});

export const trials: readonly Trial[] = [
  { name: 'COOP 1', options: {}, seats: seats(1) },
  { name: 'COOP 3', options: { mission: 'COOP 3' }, seats: seats(1) },
];

export const bound = 20_000;
