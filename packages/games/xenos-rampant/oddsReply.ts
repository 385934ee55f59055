// How odds answer what is asked in the middle of an act: everybody does what a sensible player does (the automaton's rules).
import { type Ask, Playing, type Seat, fastChance, questionOf, top } from '@xenotable/kernel';
import { attack } from './book/attacking/attack.ts';
import { courage, tests } from './book/courage/courage.ts';
import { retreat } from './book/courage/retreat.ts';
import { book } from './book/index.ts';
import { manifest } from './book/powers/manifest.ts';
import { support } from './book/shooting/fireSupport.ts';
import { shot } from './book/shooting/shot.ts';
import type { Choice } from './choices.ts';
import type { Space } from './spaces.ts';
import type { Table } from './table.ts';

/** Chapters that finish what an order began; where a unit goes, or at whom it shoots next, is a new decision. */
const WITHIN = [shot, attack, support, courage, tests, retreat, manifest];

export function oddsReply(w: Table, asks: Ask<Choice, Space>[]): { seat: Seat; choice: Choice } | null {
  const seat = asks[0]?.seat;
  const f = top(w);
  if (seat === undefined || !WITHIN.some((chapter) => chapter.has(f))) return null;
  const choice = questionOf(book, f).auto?.(new Playing(w, fastChance(1)), f, seat);
  return choice === undefined ? null : { seat, choice };
}
