// What an automaton unit does once it has decided.
import { cross } from '@xenotable/board';
import { type Bookmark, type Next, applies } from '@xenotable/kernel';
import { grid, terrainOf } from '../../board.ts';
import { NONE, type Unit } from '../../table.ts';
import { chainAt } from '../activation/actions.ts';
import type { Play } from '../chapter.ts';
import { heal } from '../fight/healing.ts';
import { interrupt } from '../fight/wounds.ts';
import { awake, mission, unitOf } from '../who.ts';
import { robotMind } from './mind.ts';
import type { Plan } from './plans.ts';
import { getThere, opening } from './salvo.ts';
import type { Robot } from './turn.ts';
import { follow } from './ways.ts';
import { BUS } from './whom.ts';
import { named, whomOf } from '../../names.ts';

/** Carries out a plan and pays its actions. */
export function carryOut(
  play: Play,
  f: Bookmark & Robot,
  unit: Unit,
  next: Exclude<Plan, { do: 'tie' | 'nothing' }>,
): Next<'list'> {
  const { w } = play;
  if (next.do === 'move') {
    f.actions--;
    play.tell?.({ type: 'moves', ...named(unit), to: next.to }, next.rule);
    if (next.jump) getThere(play, unit, next.to, []);
    else follow(play, { unit: unit.id, blip: null }, next.path);
    return 'again';
  }
  const chain = chainAt(w, unit, next.chain);
  if (next.do === 'attack' || next.do === 'blast') applies(chain.long ? 'CC-NPC-09' : 'CC-NPC-10');
  if (next.do === 'mind') applies('CC-NPC-25');
  f.actions -= chain.long ? 2 : 1;
  if (!getThere(play, unit, next.from, next.path) || !awake(unit)) return 'again';
  if (next.do === 'heal') {
    play.tell?.(
      {
        type: 'heals',
        ...named(unit),
        target: next.target,
        whom: whomOf(unitOf(w, next.target)),
      },
      next.target === unit.id ? 'CC-NPC-07' : 'CC-NPC-08',
    );
    for (let times = chain.twice ? 2 : 1; times > 0; times--) heal(play, unitOf(w, next.target), chain.dice);
    return 'again';
  }
  if (next.do === 'mind')
    return {
      call: robotMind.begin({
        attacker: unit.id,
        victim: next.target,
        dice: chain.dice,
        outer: interrupt(w),
        lying: f.lying,
        chosen: NONE,
        tied: [],
      }),
      then: 'list',
    };
  if (next.do === 'attack' && next.target === BUS) {
    mission(w).on.busAttacked?.(play, unit);
    return 'again';
  }
  // CC-M-CO3-20 A blast attacks the bus too when it stands in the area.
  if (next.do === 'blast' && cross(grid, next.at, terrainOf(w.board).levels, 2).includes(w.board.bus))
    mission(w).on.busAttacked?.(play, unit);
  return { call: opening(w, unit, next, unit, f.lying), then: 'list' };
}
