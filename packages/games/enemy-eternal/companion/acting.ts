// A model of the automaton while it acts: its card, its reasons, its best blow.
import { entryWords } from '../entries.ts';
import { usableArms, worksClose } from '../book/attack/arms.ts';
import { readCard } from '../book/automaton/card.ts';
import { expected } from '../book/automaton/shots.ts';
import { cardOf } from '../content/cards.ts';
import { type Skill, unitOf } from '../content/units.ts';
import { modelOf } from '../tableReaders.ts';
import type { Model } from '../table.ts';
import { type Shooting, shotOf } from './aim.ts';
import type { Play } from './chapter.ts';
import { standsUp } from './begins.ts';
import { foesTouching } from './contact.ts';
import { firstRanked } from './rank.ts';
import type { CompanionTable } from './table.ts';

export interface Acting {
  model: number;
  left: number;
  letter: string;
  entry: string;
  reckless: boolean;
  stays: boolean;
  answer?: string;
}

/** Why it does what it does, in words. */
export const whyOf = (f: Acting): string =>
  f.entry === '' ? 'A controlled mind attacks its former friends.' : `${f.entry}: ${entryWords(f.entry)}.`;

export const aimOf = (f: Acting, preference: string) => ({
  model: f.model,
  left: f.left,
  reckless: f.reckless,
  preference,
  near: '',
});

/** EE-AUT-05 The blow with the greatest expected damage against the first ranked of those that touch it. */
export function fight(w: CompanionTable, m: Model, left: number): Shooting | null {
  const ranked = firstRanked(cardOf(unitOf(m.unit).card), foesTouching(w, m));
  const foe = 'target' in ranked ? ranked.target : (ranked.among[0] ?? null);
  if (foe === null) return null;
  let best: Shooting | null = null;
  let worth = -1;
  for (const arm of usableArms(w, m).filter(worksClose)) {
    const blow: Shooting = {
      by: m.id,
      at: foe.id,
      weapon: arm.name,
      actions: left >= 2 ? 2 : 1,
      moving: false,
      steady: false,
      reason: 'attack',
      close: true,
      measured: null,
    };
    const value = expected(w, shotOf(w, blow));
    if (value > worth) {
      worth = value;
      best = blow;
    }
  }
  return best;
}

export const longest = (w: CompanionTable, m: Model): number =>
  Math.max(0, ...usableArms(w, m).map((arm) => arm.range));

export const WORKS: readonly [
  value: string,
  ability: 'Interact' | 'Search' | 'Computer Use',
  skill: Skill,
][] = [
  ['operate', 'Interact', 'MOBILITY'],
  ['search', 'Search', 'MOBILITY'],
  ['hack', 'Computer Use', 'HACK'],
];

export const unitPreference = (m: Model): string => cardOf(unitOf(m.unit).card).preference;

/** EE-AUT-02 EE-AUT-03 Standing up, then the card. EE-AUT-16 Whoever carries a token that is wanted goes on with it. */
export function readLetter(play: Play, f: Acting): void {
  const m = modelOf(play.w, f.model);
  f.left = standsUp(play, m);
  const before = m.wounds;
  const { letter, reckless, stays, row, card } = readCard(play, m);
  f.letter = letter === '' ? 'M' : letter;
  f.reckless = reckless;
  f.stays = stays;
  f.entry = row === null ? '' : card.rows[row][before >= 3 ? 0 : 1];
  play.w.trail.push({ label: 'Card', value: f.entry === '' ? 'controlled' : f.entry });
}
