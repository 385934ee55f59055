// Enemy Eternal beside a real table: bag, cards, Wounds and log are kept here; models, rulers and dice are the people's.
import { bookOf, contents } from '@xenotable/kernel';
import { type Companion, defineCompanion } from '@xenotable/kernel/companion';
import { type Trial, people } from '@xenotable/kernel/proof';
import { EDITION } from './edition.ts';
import { missionOf } from '../book/missions/index.ts';
import { automaton } from './automaton.ts';
import { begin, options, setUp } from './begin.ts';
import { blast } from './blast.ts';
import { flee } from './flee.ts';
import { guard } from './guard.ts';
import { hands } from './hands.ts';
import { hunt } from './hunt.ts';
import { keeping } from './keeping.ts';
import { log } from './log.ts';
import { pods } from './pods.ts';
import { rounds } from './round.ts';
import { shot } from './shot.ts';
import { soldier } from './soldier.ts';
import type { CompanionTable, OfTitle } from './table.ts';
import { watched } from './watch.ts';
import { which } from './which.ts';

const inBag = (w: CompanionTable): number =>
  [...contents(w.bag).values()].reduce((all, count) => all + count, 0);

export const game: Companion<CompanionTable, OfTitle> = defineCompanion({
  name: 'enemy-eternal-companion',
  title: 'Enemy Eternal companion',
  edition: EDITION,
  options,
  book: bookOf([
    setUp,
    rounds,
    pods,
    which,
    automaton,
    hunt,
    guard,
    flee,
    hands,
    watched,
    soldier,
    shot,
    blast,
  ]),
  begin,
  keeping,
  headline: (w) =>
    w.round === 0 ? missionOf(w).name : `round ${w.round} of ${missionOf(w).rounds} · bag ${inBag(w)} left`,
  log,
});

export const trials: readonly Trial[] = [
  { name: 'B1', options: { mission: 'B1', difficulty: 'Impossible' }, seats: people(1) },
  { name: 'B3', options: { mission: 'B3', difficulty: 'Easy' }, seats: people(1) },
  {
    name: 'SE1.8',
    options: { mission: 'SE1.8', squad: 'Patrol (ADVENT)\n* ADVENT Officer\n2 x Viper\n' },
    seats: people(1),
  },
];

/** Random people correct much and seldom finish. */
export const bound = 20_000;
