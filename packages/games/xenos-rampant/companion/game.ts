// Xenos Rampant beside a real table: lists, Strength Points, suppression and the order of tests are kept here.
import { bookOf } from '@xenotable/kernel';
import { type Companion, defineCompanion } from '@xenotable/kernel/companion';
import { type Trial, people as seats } from '@xenotable/kernel/proof';
import { automaton } from './automaton.ts';
import { begin, options, setUp } from './begin.ts';
import { courage } from './courage.ts';
import { EDITION } from './edition.ts';
import { fight } from './fight.ts';
import { keeping, victoryPoints } from './keeping.ts';
import { log } from './log.ts';
import { ordered } from './orders.ts';
import { people } from './people.ts';
import { shot } from './shot.ts';
import { type CompanionTable, type OfTitle } from './table.ts';
import { turns } from './turn.ts';

export const game: Companion<CompanionTable, OfTitle> = defineCompanion({
  name: 'xenos-rampant-companion',
  title: 'Xenos Rampant companion',
  edition: EDITION,
  options,
  book: bookOf([setUp, turns, people, automaton, ordered, shot, fight, courage]),
  begin,
  keeping,
  headline: (w) =>
    w.turn === 0 ? 'setting up' : `turn ${w.turn} of ${w.lastTurn} · ${victoryPoints(w).join(' to ')} points`,
  log,
});

export const trials: readonly Trial[] = [
  { name: 'GRIND', options: {}, seats: seats(1) },
  {
    name: 'HOLD',
    options: { scenario: 'ENCOUNTER', stance: 'HOLD', attacker: 'automaton' },
    seats: seats(1),
  },
];

export const bound = 20_000;
