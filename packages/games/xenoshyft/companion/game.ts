// XenoShyft beside a real table: the Hive's deck, the Base and the Item Dashboard are kept here.
import { bookOf, sizeOf } from '@xenotable/kernel';
import { type Companion, defineCompanion } from '@xenotable/kernel/companion';
import { type Trial, people } from '@xenotable/kernel/proof';
import { begin, options, setUp } from './begin.ts';
import { combat } from './combat.ts';
import { EDITION } from './edition.ts';
import { keeping } from './keeping.ts';
import { log } from './log.ts';
import { rounds } from './round.ts';
import { type HiveTable, type OwnHappening, ROUNDS } from './table.ts';

export const game: Companion<HiveTable, OwnHappening> = defineCompanion({
  name: 'xenoshyft-companion',
  title: 'XenoShyft companion',
  edition: EDITION,
  options,
  book: bookOf([setUp, rounds, combat]),
  begin,
  keeping,
  headline: (w) =>
    w.round === 0
      ? 'setting up'
      : `round ${w.round} of ${ROUNDS} · Base ${Math.max(0, w.base)} · deck ${sizeOf(w.deck)}`,
  log,
});

export const trials: readonly Trial[] = [
  { name: 'solo', options: {}, seats: people(1) },
  { name: 'three lanes', options: { seats: 3, base: 20 }, seats: people(1) },
];

export const bound = 20_000;
