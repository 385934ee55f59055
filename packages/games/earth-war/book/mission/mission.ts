// Missions and nodes (EW-NOD, EW-M-COM).
import { itemAt, applies } from '@xenotable/kernel';
import { CHEST_BURSTER } from '../../content/cards.ts';
import { pointsOf } from '../../content/goals.ts';
import type { Deeds } from '../../content/mission.ts';
import type { Mission, Position, Table } from '../../table.ts';
import { aftermath } from './aftermath.ts';
import { loadUp } from '../ammo.ts';
import { chapter } from '../chapter.ts';
import { checks, harm } from './checks.ts';
import { combat } from '../combat/combat.ts';
import { halts } from './halts.ts';
import { burst } from './implanted.ts';
import { nodeHere, nodeOf, sheetHere } from '../nodes.ts';
import type { OnTheWay } from './node.ts';
import { recovery } from './recovery.ts';
import { presentSquad, somebodyStands, squadSeats, standingOf } from '../squad.ts';

/** A mission of so many nodes, before the first of them. */
export function newMission(number: number, nodes: number): Mission {
  return {
    number,
    node: 0,
    ammo: 0,
    points: 0,
    clockHeld: false,
    lights: false,
    command: new Array<number>(nodes).fill(0),
    owed: [],
    comrades: false,
    deeds: {
      ends: new Array<''>(nodes).fill(''),
      killed: new Array<number>(15).fill(0),
      rescued: new Array<number>(nodes).fill(0),
      bystandersMet: 0,
      bystandersKilled: 0,
      ambushes: 0,
      loose: 0,
      clock: 0,
      ammoLeft: 0,
      implanted: 0,
      kia: 0,
    },
    patrol: [],
    won: null,
    rounds: 0,
    wasted: 0,
  };
}

/** The squad's deeds as they would count if the mission ended now. */
export const deedsNow = ({ mission, squad }: Position): Deeds => ({
  ...mission.deeds,
  ammoLeft: mission.ammo,
  implanted: squad.filter((unit) => unit.implanted).length,
});

/** EW-M-COOP-01, EW-GEN-01 Units are dealt out one by one, the leader's first. */
function dealOut(w: Table): void {
  const seats = squadSeats(w);
  if (seats.length > 1) {
    applies('EW-M-COOP-01');
    applies('EW-GEN-01');
  }
  presentSquad(w).forEach((unit, i) => (unit.seat = itemAt(seats, i % seats.length)));
}

export const mission = chapter<OnTheWay>('mission')
  .shows('branch', 'healed', 'ready')
  .steps({
    /** EW-NOD-01 The squad sets out. */
    'set out': {
      run(play) {
        const w = play.w;
        dealOut(w);
        loadUp(w);
        // EW-IMP-03 What burst between missions waits at the first combat.
        for (; w.bursters > 0; w.bursters--) {
          applies('EW-IMP-03');
          w.mission.owed.push({ node: 0, kind: CHEST_BURSTER });
        }
        play.tell?.({ type: 'set out', mission: sheetHere(w).name, ammo: w.mission.ammo }, 'EW-AMO-01');
      },
    },
    'on to the next node': {
      run(play, f) {
        const { mission: here } = play.w;
        f.branch = '';
        f.healed = [];
        f.ready = [];
        applies('EW-NOD-01');
        do here.node++;
        while (here.deeds.ends[here.node - 1] === 'skipped');
        return nodeOf(play.w) === undefined ? { goTo: 'the mission ends' } : undefined;
      },
    },
    /** EW-M-REFINE-01 On the way the fire, if it burns: a squad that falls in it arrives nowhere. EW-IMP-02 First of all on arrival: implanted units. */
    arrive: {
      run(play) {
        const w = play.w;
        const node = nodeHere(w);
        if (sheetHere(w).fireClock && w.mission.deeds.clock >= 4) harm(play, 2, true, 'EW-M-REFINE-01');
        // EW-NOD-08 Lost at once when nobody is standing.
        if (!somebodyStands(w)) return { goTo: 'the mission ends' };
        play.tell?.(
          { type: 'arrived', node: node.title, ...(node.text !== undefined && { text: node.text }) },
          node.id,
        );
        burst(play);
        if (!somebodyStands(w)) return { goTo: 'the mission ends' };
        if (node.kind === 'combat') return { call: combat.begin({}), then: 'after the combat' };
        if (node.kind === 'check') return { goTo: 'breaching charges' };
        return { goTo: node.kind === 'choice' ? 'a choice' : 'supplies' };
      },
    },
    /** EW-CAS-01 DOWN units are carried along. EW-NOD-08 Without anybody standing it is over. */
    'after the combat': {
      run(play) {
        if (!somebodyStands(play.w) || play.w.mission.number === 0) return { goTo: 'the mission ends' };
        applies('EW-CAS-01');
        return undefined;
      },
    },
    ...recovery,
    ...checks,
    ...halts,
    /** EW-NOD-08, EW-M-COM-06 Won if the primary goals are reached and somebody stands. */
    'the mission ends': {
      run(play) {
        const w = play.w;
        const { mission: here } = w;
        here.deeds = deedsNow(w);
        const primary = sheetHere(w).goals.filter((goal) => goal.primary);
        applies('EW-M-COM-06');
        here.won = somebodyStands(w) && primary.every((goal) => pointsOf(goal, here.deeds) > 0);
        play.tell?.(
          { type: here.won ? 'mission won' : 'mission lost', mission: sheetHere(w).name },
          'EW-NOD-08',
        );
        return {
          call: aftermath.begin({
            medic: standingOf(w, 'Medic') !== undefined,
            wiped: !somebodyStands(w),
            treated: [],
            ready: [],
          }),
          then: 'home',
        };
      },
    },
    home: { run: () => 'done' },
  });
