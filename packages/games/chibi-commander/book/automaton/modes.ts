// What the modes of the automaton do besides its list.
import { NOWHERE, neighbour } from '@xenotable/board';
import { type Next, applies } from '@xenotable/kernel';
import { grid, terrainOf } from '../../board.ts';
import { type Blip, NONE, type Table, type Unit } from '../../table.ts';
import { basicMove, chainsOf } from '../activation/actions.ts';
import type { Play } from '../chapter.ts';
import { inSight } from '../fight/sight.ts';
import { halfDie } from '../fight/wounds.ts';
import { depart } from '../movement/arrivals.ts';
import { closedFor } from '../movement/movement.ts';
import { awake, blipOf, factionOfUnit, mission, occupants, sideOfUnit, unitOf } from '../who.ts';
import { moving } from './plans.ts';
import { getThere } from './salvo.ts';
import type { Robot } from './turn.ts';
import { creep, showSpotted } from './undercover.ts';
import { approach, bestWay, follow, jumpsOf } from './ways.ts';
import { mindOf, targetsOf } from './whom.ts';
import { named } from '../../names.ts';

const who = (w: Table, f: Robot): { unit: number; blip: Blip | null } => ({
  unit: f.unit,
  blip: f.unit === NONE ? blipOf(w, f.blip) : null,
});

/** CC-MODE-04 On a 6 a COLD unit turns NORMAL and acts at once. */
export function coldThrow(play: Play, sleeper: Unit | Blip): boolean {
  const die = play.roll(6, 'CC-MODE-04');
  play.tell?.(
    {
      type: 'cold throw',
      die,
      ...('type' in sleeper ? { ...named(sleeper) } : { blip: sleeper.id }),
    },
    'CC-MODE-04',
  );
  if (die === 6) sleeper.mode = 'NORMAL';
  return die === 6;
}

/** CC-MODE-05 A random direction and half a die of fields; stops before everything it cannot enter; something low uses up two. */
export function wander(play: Play, f: Robot): void {
  const { w } = play;
  const die = play.roll(6, 'CC-MODE-05');
  if (die > 4) return;
  let points = halfDie(play.roll(6, 'CC-MODE-05'));
  const path: number[] = [];
  let cell = f.unit !== NONE ? unitOf(w, f.unit).cell : blipOf(w, f.blip).cell;
  const closed = closedFor(w, 'Invaders', NONE, false);
  const standing = occupants(w);
  const { prices } = terrainOf(w.board);
  for (;;) {
    const next = neighbour(grid, cell, die - 1);
    const price = prices[cell * 8 + die - 1] ?? 0;
    if (next === NOWHERE || price === 0 || price > points || closed[next] !== 0 || standing[next] !== 0)
      break;
    points -= price;
    path.push((cell = next));
  }
  follow(play, who(w, f), path);
}

/** CC-MODE-09 A free basic movement to the ideal distance; covered units move four. Between equally near targets people choose first. */
export function berserk(play: Play, f: Robot): Next<'tie'> {
  const { w } = play;
  if (f.unit === NONE) return creep(play, f) === 'tie' ? { goTo: 'tie' } : undefined;
  const unit = unitOf(w, f.unit);
  const mind = mindOf(w, f);
  const targets = targetsOf(w, { side: sideOfUnit(unit), mode: unit.mode }, mind.lying);
  const next = moving(w, unit, targets, mind, true);
  if (next.do === 'tie') {
    f.tied = next.targets;
    return { goTo: 'tie' };
  }
  f.chosen = NONE;
  if (next.do === 'move') follow(play, who(w, f), next.path);
}

/** CC-MODE-10 A FOLLOWER out of sight of its leading unit first gets that sight back, if it can get nearer. */
export function regainSight(play: Play, f: Robot): void {
  const { w } = play;
  const self = f.unit !== NONE ? unitOf(w, f.unit) : blipOf(w, f.blip);
  const leader = self.leader === NONE ? undefined : w.units[self.leader];
  if (leader === undefined || leader.cell === NONE) {
    self.mode = 'NORMAL';
    return;
  }
  while (f.actions > 0 && self.cell !== NONE && !inSight(w, self.cell, leader.cell, 'Invaders')) {
    const points = f.unit !== NONE ? basicMove(w, unitOf(w, f.unit)) : 4;
    const way = approach(w, { side: 'Invaders', cell: self.cell }, leader.cell, points, 1, 1);
    if (way === null) return;
    f.actions--;
    follow(play, who(w, f), way.path);
    if (f.unit === NONE && blipOf(w, f.blip).spotted) {
      showSpotted(play, f, blipOf(w, f.blip));
      return;
    }
  }
}

/** CC-MODE-06 Runs for its vanishing point and leaves there; false where it cannot get nearer. */
export function escapeWay(play: Play, f: Robot, unit: Unit): boolean {
  const { w } = play;
  const ends =
    mission(w).ground.vanishing?.(w, unit) ?? mission(w).ground.exits(w, factionOfUnit(unit), unit);
  if (ends.length === 0) return false;
  applies('CC-MODE-06');
  const walker = { side: sideOfUnit(unit), cell: unit.cell };
  const way = bestWay(w, walker, ends, basicMove(w, unit), ends[0] ?? NONE);
  const dice = Math.max(0, ...chainsOf(w, unit).map((chain) => chain.teleport));
  const jump = dice > 0 ? bestWay(w, walker, ends, 0, ends[0] ?? NONE, jumpsOf(w, unit.cell, dice)) : null;
  if (way === null && jump === null && !ends.includes(unit.cell)) return false;
  f.actions--;
  if (jump !== null && (way === null || jump.left < way.left)) getThere(play, unit, jump.to, []);
  else if (way !== null) follow(play, who(w, f), way.path);
  if (awake(unit) && ends.includes(unit.cell)) depart(play, unit, factionOfUnit(unit), unit.id);
  return true;
}
