// One unit acts: its actions, its chains, and what it may do for nothing in between.
import { type Bookmark, type Seat, applies } from '@xenotable/kernel';
import type { Chain } from '../../content/card.ts';
import type { Faction, Side } from '../../content/units.ts';
import { NONE, type Table, type Unit } from '../../table.ts';
import { favours, finished, involved, offersOf } from './offers.ts';
import { actionFault } from './faults.ts';
import { nextInActivation } from '../../auto/player/act.ts';
import { type Acting, BASIC, CLOSED, chainAt, chainsOf, endActivation } from './actions.ts';
import { beside } from '../movement/arrivals.ts';
import { type Play, chapter } from '../chapter.ts';
import { endPull } from '../movement/crystals.ts';
import { takers } from './taking.ts';
import { takeBy } from '../takers.ts';
import { interrupt, resume } from '../fight/wounds.ts';
import { unitOf } from '../who.ts';
import { called } from '../../content/units.ts';

/** A unit acts, for its own player or under a foreign mind: in any case an activation of its own (CC-WND-02). */
export function beginActing(
  w: Table,
  unit: Unit,
  by: { command: Acting['command']; faction: Faction; side: Side; seat: Seat; actions: number },
): Bookmark {
  return acting.begin({
    ...by,
    outer: interrupt(w),
    unit: unit.id,
    blip: NONE,
    points: 0,
    drag: NONE,
    crystal: NONE,
    pull: 0,
    chain: CLOSED,
    deeds: 0,
    jumps: 0,
    stormed: false,
  });
}

/** CC-MOV-24, CC-MOV-27 Whoever is dragged is let go: dropped, awake again, or taken from the map. */
function checkDrag(w: Table, f: Acting): void {
  if (f.drag === NONE) return;
  const dragged = unitOf(w, f.drag);
  const { cell } = unitOf(w, f.unit);
  const near = cell !== NONE && beside(cell).includes(dragged.cell);
  if (dragged.cell === NONE || !near || (dragged.side !== 'neutral' && !dragged.coma)) {
    applies('CC-MOV-27');
    if (near && !dragged.coma) applies('CC-HEAL-06');
    f.drag = NONE;
  }
}

/** CC-M-VS2-10, CC-MOV-23 A teleport that succeeds ends a pull, and a drag of somebody who is not taken along. */
function landed(play: Play, f: Acting): void {
  const { leap } = f;
  delete f.leap;
  if (leap === undefined || unitOf(play.w, f.unit).cell !== leap.to) return;
  applies('CC-MOV-23');
  if (!leap.with.includes(f.drag)) f.drag = NONE;
  endPull(play, f);
}

export const acting = chapter<Acting>('activation')
  .shows(
    'unit',
    'blip',
    'points',
    'drag',
    'crystal',
    'pull',
    'actions',
    'command',
    'outer',
    'faction',
    'side',
    'seat',
    'chain',
    'deeds',
    'jumps',
    'stormed',
    'leap',
  )
  .steps({
    /** CC-MOV-27 Whoever wakes, dies or is gone is let go. */
    'who is dragged': {
      run(play, f) {
        landed(play, f);
        checkDrag(play.w, f);
      },
    },
    /** CC-TRN-09, CC-ACT-01, CC-ACT-08, CC-ACT-10 Two actions, each a basic movement or a chain, with free things in between. */
    act: {
      rule: 'CC-ACT-01',
      prompt: (w, f, seat) =>
        seat === f.seat
          ? promptOf(w, f)
          : `${called(unitOf(w, f.unit).type)} acts. Order Storm, or dissolve a Ghost?`,
      who: (w, f) => (finished(w, f) ? null : involved(w, f)),
      offers: (w, f, seat) => (seat === f.seat ? offersOf(w, f) : []),
      withdrawals: (w, f, seat) => favours(w, f, seat),
      auto: ({ w }, f, seat) => nextInActivation(w, f, seat),
      judge: (w, f, seat, choice) =>
        seat === f.seat
          ? actionFault(w, f, choice)
          : { rule: 'CC-TRN-07', reason: 'Somebody else acts now.' },
      refused: (w, f, seat) =>
        chainsOf(w, unitOf(w, f.unit)).flatMap((chain, i) =>
          seat === f.seat &&
          (f.chain === CLOSED || f.chain === BASIC) &&
          chain.long &&
          f.actions === 1 &&
          f.command === ''
            ? [
                {
                  choice: { do: 'use', chain: i },
                  rule: 'CC-ACT-05',
                  reason: 'A long action needs two unspent actions.',
                },
              ]
            : [],
        ),
      take(play, f, _seat, choice) {
        const where = takeBy(takers, play, f, unitOf(play.w, f.unit), choice) ?? 'again';
        checkDrag(play.w, f);
        return typeof where === 'object' && 'call' in where
          ? { call: where.call, then: 'who is dragged' }
          : where;
      },
    },
    /** CC-TRN-08, CC-TRN-10 The activation is over; unused actions are lost, and so are the effects that waited for it (CC-ACT-11). */
    end: {
      run(play, f) {
        endPull(play, f);
        if (f.command !== '') {
          applies('CC-PSI-15');
          resume(play.w, f.outer);
          return;
        }
        endActivation(unitOf(play.w, f.unit));
      },
    },
  });

const DEEDS: Record<Chain['deed'], string> = {
  attack: 'attack',
  blast: 'aim',
  heal: 'heal',
  mind: 'attack a mind',
  none: '',
};

/** 'Soldier: 2 actions left.', 'Soldier drags Postman: 2 actions left.', or what the chain still holds: 'Soldier uses M1 R2 D1: walk 1, then attack; 1 action left.' */
function promptOf(w: Table, f: Acting): string {
  const unit = unitOf(w, f.unit);
  const left = `${f.actions === 0 ? 'no' : f.actions} ${f.actions > 1 ? 'actions' : 'action'} left`;
  const drags = f.drag === NONE ? '' : ` drags ${called(unitOf(w, f.drag).type)}`;
  if (f.chain < 0)
    return `${unit.type}${drags}: ${left}${f.points === 0 ? '' : `, ${f.points} ${f.points === 1 ? 'point' : 'points'} of movement`}.`;
  const chain = chainAt(w, unit, f.chain);
  const held = [
    f.jumps > 0 && 'teleport',
    f.points > 0 && `walk ${f.points}`,
    f.deeds > 0 && DEEDS[chain.deed],
  ].filter(Boolean);
  const rest = held.length === 0 ? 'nothing is left of it' : held.join(', then ');
  return `${unit.type} uses ${chain.text}: ${rest}; ${left}.`;
}
