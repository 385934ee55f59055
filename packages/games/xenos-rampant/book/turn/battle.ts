// A battle from the first turn to the count of Victory Points (XR-TRN-06, XR-TRN-07, XR-VIC).
import { type Seat, applies } from '@xenotable/kernel';
import { scenarioOf } from '../../scenarios/index.ts';
import { NONE, type Side, type Table, other } from '../../table.ts';
import { scoreBoasts } from '../setup/boasts.ts';
import { phase, phaseFrame } from './phase.ts';

import { isOver, vpOf, winnerOf } from './victory.ts';
import { chapter } from '../chapter.ts';

/** XR-SET-07, XR-SET-08 Seats in the order of their phases: the Attacker's side first unless the scenario says otherwise. */
export function seatsInOrder(w: Table): Seat[] {
  const first: Side = scenarioOf(w).defenderFirst === true ? other(w.attacker) : w.attacker;
  applies(w.scenario === 'LAST' ? 'XR-M-LAST-03' : 'XR-SET-07');
  const of = (side: Side): Seat[] => w.owners.flatMap((owner, seat) => (owner.side === side ? [seat] : []));
  if (w.owners.length > 2) applies('XR-SET-08');
  return [...of(first), ...of(other(first))];
}

export const battle = chapter<{ at: number }>('battle')
  .shows('at')
  .steps({
    'turn begins': {
      run(play, f) {
        const { w } = play;
        f.at = 0;
        w.acting = NONE;
        play.tell?.({ type: 'turn', turn: w.turn }, 'XR-GEN-11');
      },
    },
    phases: {
      run(play, f) {
        const { w } = play;
        if (isOver(w)) return { goTo: 'count' };
        const seat = seatsInOrder(w)[f.at];
        if (seat === undefined) return;
        f.at++;
        applies('XR-TRN-06');
        return { call: phase.begin(phaseFrame(seat)), then: 'phases' };
      },
    },
    /** XR-TRN-07 Per-turn objectives, the scenario's end, once-per-turn flags. */
    'turn ends': {
      run(play) {
        const next = scenarioOf(play.w).turnEnds?.(play);
        return next === undefined ? undefined : { call: next };
      },
    },
    'another turn?': {
      run(play) {
        const { w } = play;
        applies('XR-TRN-07');
        for (const owner of w.owners) owner.used = [];
        for (const unit of w.units) {
          unit.answered = false;
          unit.driven = 0;
          unit.gotIn = false;
          unit.gotOut = false;
        }
        if (w.turn >= w.lastTurn || scenarioOf(w).endsAfterTurn?.(w) === true) return { goTo: 'count' };
        // XR-TASTE-12
        if (w.options.randomLength && w.turn >= 6 && play.roll(6, 'XR-TASTE-12') <= 2)
          return { goTo: 'count' };
        w.turn++;
        return { goTo: 'turn begins' };
      },
    },
    /** XR-VIC-01, XR-BST-02 */
    count: {
      run(play) {
        const { w } = play;
        play.reveal();
        scenarioOf(w).count(play);
        scoreBoasts(play);
        const rule = scenarioOf(w).winner;
        const named = rule === undefined ? winnerOf(w) : rule(w);
        const praise = scenarioOf(w).praise?.(w) ?? null;
        play.tell?.({ type: 'counted', vp: [vpOf(w, 0), vpOf(w, 1)], winner: named, praise }, 'XR-VIC-01');
        if (w.campaign !== null) return { answer: named };
        const winners = w.owners.flatMap((owner, seat) =>
          named === null || owner.side === named ? [seat] : [],
        );
        play.end({
          winners,
          rule: 'XR-VIC-01',
          why: `${vpOf(w, 0)} to ${vpOf(w, 1)} Victory Points${praise === null ? '' : `, ${praise}`}`,
        });
        return 'done';
      },
    },
  });
