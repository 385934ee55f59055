// Units of the automaton that are still under their Blips, and Ghosts.
import { type Bookmark, type Next, applies } from '@xenotable/kernel';
import { type Blip, NONE, UNKNOWN } from '../../table.ts';
import { wouldShowItself } from '../../auto/program.ts';
import { reveal, spot } from '../blips/blips.ts';
import type { Play } from '../chapter.ts';
import { distance, inSight } from '../fight/sight.ts';
import { blipOf } from '../who.ts';
import type { Robot } from './turn.ts';
import { approach, follow, nearestByWay, within } from './ways.ts';
import { byWeakness, mindOf, settle, targetsOf } from './whom.ts';

/** CC-NPC-18, CC-NPC-20 Undercover: uncovered when a target is in sight within two fields, otherwise four points closer. */
export function creepCloser(play: Play, f: Bookmark & Robot): Next<'end' | 'tie'> {
  const { w } = play;
  const blip = blipOf(w, f.blip);
  applies('CC-NPC-20');
  const targets = targetsOf(w, { side: 'Invaders', mode: blip.mode }, mindOf(w, f).lying);
  const near = targets.some(
    (target) => distance(blip.cell, target.cell) <= 2 && inSight(w, blip.cell, target.cell, 'Invaders'),
  );
  if (blip.unit === UNKNOWN ? near : wouldShowItself(w, blip)) {
    const unit = reveal(play, blip, NONE, 'CC-NPC-20');
    spot(play);
    f.blip = NONE;
    f.unit = unit?.id ?? NONE;
    return unit === null ? { goTo: 'end' } : 'again';
  }
  applies('CC-NPC-18');
  const crept = creep(play, f);
  if (crept === 'tie') return { goTo: 'tie' };
  f.actions--;
  return crept ? 'again' : { goTo: 'end' };
}

/** A covered move of four points towards the nearest target, stopping two fields away. False where it gets no nearer, 'tie' where people choose first. */
export function creep(play: Play, f: Robot): boolean | 'tie' {
  const { w } = play;
  const blip = blipOf(w, f.blip);
  const walker = { side: 'Invaders' as const, cell: blip.cell };
  const mind = mindOf(w, f);
  const targets = targetsOf(w, { side: 'Invaders', mode: blip.mode }, mind.lying);
  if (targets.length === 0) return false;
  const ways = within(w, walker);
  const target = settle(nearestByWay(w, walker, targets, ways).sort(byWeakness), mind);
  if (Array.isArray(target)) {
    f.tied = target;
    return 'tie';
  }
  applies('CC-NPC-12');
  f.chosen = NONE;
  const way = approach(w, walker, target.cell, 4, 2, 6, ways);
  if (way === null) return false;
  follow(play, { unit: NONE, blip }, way.path);
  if (blip.spotted) showSpotted(play, f, blip);
  return f.unit !== NONE || w.blips.includes(blip);
}

/** CC-NPC-19 Spotted on the way, revealed where the movement ends. */
export function showSpotted(play: Play, f: Robot, blip: Blip): void {
  const unit = reveal(play, blip, NONE, 'CC-NPC-19');
  f.blip = NONE;
  f.unit = unit?.id ?? NONE;
  spot(play);
}
