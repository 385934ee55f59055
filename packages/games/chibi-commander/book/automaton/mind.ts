// PSI of the automaton: whom it turns against whom, and Panic where it cannot.
import { type Bookmark } from '@xenotable/kernel';
import type { Unit, UnitId } from '../../table.ts';
import { type Play, chapter } from '../chapter.ts';
import { panic } from '../fight/psi.ts';
import { dieNeeded, mindNumber } from '../fight/targets.ts';
import { type Outer, resume } from '../fight/wounds.ts';
import { awake, mission, unitOf } from '../who.ts';
import { turnedAgainst } from './plans.ts';
import { getThere, opening } from './salvo.ts';
import { type Tied, tieStep } from './ties.ts';
import { type Mind, mindOf } from './whom.ts';
import { called } from '../../content/units.ts';
import { named, whomOf } from '../../names.ts';

/** CC-NPC-26 Makes a victim attack another human: the strike to call, 'over' where it does not come to it, null where nobody is in reach; those among whom people choose. */
export function turnAgainst(
  play: Play,
  attacker: Unit,
  victim: Unit,
  mind: Mind,
): Bookmark | 'over' | UnitId[] | null {
  const { w } = play;
  const against = turnedAgainst(w, victim, mind);
  if (against === null) return null;
  if (against.do === 'tie') return against.targets;
  victim.swayed = true;
  play.tell?.({ type: 'controlled', ...named(victim), by: attacker.id }, 'CC-NPC-26');
  if (!getThere(play, victim, against.from, against.path) || !awake(victim)) return 'over';
  return opening(w, victim, against, attacker, mind.lying);
}

interface RobotMind extends Tied {
  attacker: UnitId;
  victim: UnitId;
  dice: number;
  outer: Outer;
}

/** CC-NPC-25, CC-NPC-26 PSI of the automaton: Control where the victim can be turned against another human, else Panic; never Run. */
export const robotMind = chapter<RobotMind>('automaton mind')
  .shows('attacker', 'victim', 'dice', 'outer', 'lying', 'chosen', 'tied')
  .steps({
    throw: {
      run(play, f) {
        const { w } = play;
        const attacker = unitOf(w, f.attacker);
        const victim = unitOf(w, f.victim);
        const needed = dieNeeded(mindNumber(w, attacker, victim, f.dice));
        const dice = play.rolls(f.dice, 6, 'CC-PSI-03');
        const success = Math.max(...dice) > needed;
        play.tell?.(
          {
            type: 'PSI throw',
            ...named(attacker),
            victim: victim.id,
            whom: whomOf(victim),
            dice,
            needed,
            success,
          },
          'CC-PSI-03',
        );
        mission(w).on.attacked?.(play);
        if (!success) return { goTo: 'over' };
        mission(w).on.succeeded?.(play, attacker, 'mind', [victim.id]);
      },
    },
    effect: {
      run(play, f) {
        const { w } = play;
        const victim = unitOf(w, f.victim);
        const struck = victim.swayed
          ? null
          : turnAgainst(play, unitOf(w, f.attacker), victim, mindOf(w, { ...f, actions: 2 }));
        if (Array.isArray(struck)) {
          f.tied = struck;
          return;
        }
        if (struck === null) panic(play, victim);
        return struck === null || struck === 'over' ? { goTo: 'over' } : { call: struck, then: 'over' };
      },
    },
    tie: tieStep(
      (w, f) => called(unitOf(w, f.victim).type),
      () => 'effect' as const,
    ),
    /** CC-WND-02 What the victim did was apart from the activation of its controller. */
    over: {
      run(play, f) {
        resume(play.w, f.outer);
        return 'done';
      },
    },
  });
