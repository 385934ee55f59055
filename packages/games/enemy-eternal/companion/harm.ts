// Somebody falls or is freed, as on the board, without cells.
import { type Playing, applies } from '@xenotable/kernel';
import { leaveBoard } from '../book/leaving.ts';
import { WAITS, adjustDice, victimOf } from '../book/round/dice.ts';
import { has } from '../book/models.ts';
import { missionOf } from '../book/missions/index.ts';
import type { Model, Side } from '../table.ts';
import { part } from './contact.ts';
import type { CompanionTable, OfTitle } from './table.ts';

type Play = Playing<CompanionTable, OfTitle>;

/** EE-SPC-18 The victim is its own master again; in mid-round it waits for the next one. */
export function freed(play: Play, m: Model): void {
  m.mind = null;
  m.control = m.side;
  if (m.activated === 0) m.activated = WAITS;
  play.tell?.({ type: 'mind freed', model: m.name }, 'EE-SPC-18');
}

/** EE-DMG-10 A model without Wounds is taken off the table. */
export function removed(play: Play, m: Model, by: Model | null): void {
  const { w } = play;
  const waited = m.activated === 0;
  leaveBoard(m, 'destroyed');
  part(w, m);
  play.tell?.({ type: 'destroyed', model: m.name, side: m.side, by: by?.name ?? null }, 'EE-DMG-10');
  const victim = victimOf(w, m);
  if (victim !== null) freed(play, victim);
  if (m.mind !== null) {
    m.mind = null;
    m.control = m.side;
  } else if (waited) adjustDice(play, m);
  const owner = w.sides[m.side];
  owner.lost++;
  if (by !== null && by.side !== m.side) by.kills++;
  // EE-SQD-13 EE-SQD-14 The Leader's loss is felt once by all others of the Squad.
  if (!m.leader || owner.leaderLost) return;
  owner.leaderLost = true;
  play.tell?.({ type: 'leader lost', side: m.side, model: m.name }, 'EE-SQD-13');
}

/** EE-SPO-17 A survivor that lost Wounds may be gone in the blink of an eye. */
export function blinks(play: Play, m: Model): void {
  if (!has(m, 'Blink') || m.spent.includes('Blink')) return;
  m.spent.push('Blink');
  part(play.w, m);
  play.tell?.(
    { type: 'moved as told', model: m.name, words: '6″ away, to the place farthest from its enemies' },
    'EE-SPO-17',
  );
}

const isLeft = (w: CompanionTable, side: Side): boolean =>
  w.models.some((m) => m.side === side && (m.place === 'board' || m.place === 'reserve'));

/** EE-END-02 A side that has nobody left loses; EE-M-SE-06 in the season the people still have their goals to reach. */
export function checkWipe(play: Play): void {
  const { w } = play;
  if (w.over !== null || w.round === 0) return;
  if (!isLeft(w, 0)) play.end({ winners: [], rule: 'EE-END-02', why: 'the people have no model left' });
  else if (!isLeft(w, 1) && missionOf(w).season !== true)
    play.end({ winners: [0], rule: 'EE-END-02', why: 'the automaton has no model left' });
  else if (!isLeft(w, 1)) applies('EE-M-SE-06');
}
