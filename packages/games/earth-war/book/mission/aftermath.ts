// After a mission: surgery, casualties, points, experience (EW-IMP-03, EW-CAS, EW-CAM-03, EW-CAM-04, EW-CAM-06).

import { type Seat, applies } from '@xenotable/kernel';
import { pointsOf, ruleOfGoal } from '../../content/goals.ts';
import { unitKind } from '../../content/units.ts';
import { type Choice, expected } from '../../choices.ts';
import type { MissionResult, Table, Unit } from '../../table.ts';
import { type Play, chapter, question } from '../chapter.ts';
import { sheetHere } from '../nodes.ts';
import { casualtyRating, die, surgeryRating, survives } from './implanted.ts';
import { firstSeat, isPresent, itemOf, squadWho, unitOf, usable, winners } from '../squad.ts';

interface Aftermath {
  /** A Medic was standing at the end; nobody was. */
  medic: boolean;
  wiped: boolean;
  /** DOWN units that a Trauma Pack has saved. */
  treated: number[];
  /** Seats that keep their Trauma Packs. */
  ready: Seat[];
}

/** Who misses the next mission is absent from now on. */
const carryHome = (unit: Unit): void => {
  unit.status = 'absent';
  unit.implanted = false;
  unit.saved = false;
};

const down = (w: Table, f: Aftermath): Unit[] =>
  w.squad.filter(
    (unit) => unit.status === 'down' && !unit.implanted && !unit.saved && !f.treated.includes(unit.id),
  );

/** The first of a seat's units with a Trauma Pack. */
const packOf = (w: Table, seat: Seat): Unit | undefined =>
  w.squad.find((unit) => unit.seat === seat && usable(unit, 'Trauma Pack') !== null);

/** EW-M-COM-05, EW-M-COM-07 Goals give points, but not to a squad of which nobody stands. */
function tally(w: Table, f: Aftermath): MissionResult {
  const { mission } = w;
  const goals = sheetHere(w).goals.map((goal) => {
    applies(f.wiped ? 'EW-M-COM-07' : ruleOfGoal(goal));
    return { id: goal.id, points: f.wiped ? 0 : pointsOf(goal, mission.deeds) };
  });
  return {
    number: mission.number,
    won: mission.won === true,
    points: mission.points + goals.reduce((sum, goal) => sum + goal.points, 0),
    goals,
    kia: w.fallen.slice(w.fallen.length - mission.deeds.kia).map((one) => one.name),
  };
}

/** EW-M-PATROL-01 Threat less the wounds on the squad; an implanted unit counts its HITS. */
function patrolScore(w: Table): number {
  if (w.mission.deeds.ends[0] !== 'cleared') return 0;
  const hurt = w.squad.reduce((sum, unit) => sum + (unit.implanted ? unit.hits : unit.wounds), 0);
  return Math.max(0, w.options.threat - hurt);
}

/** EW-CAM-03 4 RP, 1 more for each 2 points, 1 fewer for each 2 below 0, at least 2. */
export const requisition = (points: number): number => Math.max(2, 4 + Math.trunc(points / 2));

function experience(play: Play, unit: Unit): void {
  // One XP for being there, one more for winning.
  applies('EW-CAM-04');
  unit.xp += play.w.mission.won ? 2 : 1;
}

export const aftermath = chapter<Aftermath>('aftermath')
  .shows('medic', 'wiped', 'treated', 'ready')
  .steps({
    /** EW-M-PATROL-01 A patrol ends with its combat. */
    'a patrol ends': {
      run(play) {
        const w = play.w;
        if (w.options.play !== 'patrol') return;
        w.points = patrolScore(w);
        play.tell?.({ type: 'scored', points: w.points }, 'EW-M-PATROL-01');
        play.end({
          winners: winners(w, w.points > 0),
          rule: 'EW-M-PATROL-01',
          why: `the patrol scores ${w.points} of ${w.options.threat}`,
        });
        return 'done';
      },
    },
    /** EW-M-HOSP-06 A secured med-lab helps from now on. EW-IMP-03 Then each implanted unit is operated on. */
    surgery: {
      run(play, f) {
        const w = play.w;
        if (sheetHere(w).medlab && w.mission.won) {
          applies('EW-M-HOSP-06');
          w.medlab = true;
        }
        for (const unit of w.squad.slice()) {
          if (!unit.implanted) continue;
          if (survives(play, unit, surgeryRating(w, f.medic, f.wiped), 'EW-IMP-03')) unit.implanted = false;
          else {
            die(play, unit, 'EW-IMP-03');
            w.bursters++;
            continue;
          }
          unit.saved = true;
        }
      },
    },
    /** EW-Q-09 A Trauma Pack saves one without an RN. */
    'trauma packs': question<Aftermath>({
      rule: 'EW-Q-09',
      prompt: 'Whom does the Trauma Pack save?',
      who: (w, f) =>
        down(w, f).length === 0
          ? null
          : squadWho(w, (seat) => !f.ready.includes(seat) && packOf(w, seat) !== undefined),
      offers: (w, f) => [
        ...down(w, f).map((unit): Choice => ({ do: 'trauma', unit: unit.id })),
        { do: 'done' },
      ],
      take(play, f, seat, choice) {
        const carrier = packOf(play.w, seat);
        if (choice.do === 'trauma' && carrier !== undefined) {
          itemOf(carrier, 'Trauma Pack').uses--;
          f.treated.push(choice.unit);
          play.tell?.({ type: 'used', unit: carrier.name, item: 'Trauma Pack' }, 'EW-Q-09');
        } else f.ready.push(seat);
        return 'again';
      },
    }),
    /** EW-CAS-02 Whoever is DOWN lives and misses the next mission, or is KIA. */
    casualties: {
      run(play, f) {
        const w = play.w;
        for (const unit of w.squad) if (unit.status === 'absent') unit.status = 'home';
        for (const unit of w.squad.slice()) {
          if (unit.status !== 'down') continue;
          const lives =
            unit.saved ||
            f.treated.includes(unit.id) ||
            survives(play, unit, casualtyRating(w, unit, f.medic, f.wiped), 'EW-CAS-02');
          if (!lives) {
            die(play, unit, 'EW-CAS-02');
            continue;
          }
          if (w.options.injuries && !unit.saved) {
            // Whoever a casualty check saved keeps an injury.
            applies('EW-TASTE-10');
            unit.fire[unit.fire.indexOf(Math.max(...unit.fire))]!--;
          }
          experience(play, unit);
          carryHome(unit);
        }
      },
    },
    /** EW-CAM-06 Points of the mission; EW-CAM-03, EW-CAM-04 what the squad gets for it. */
    score: {
      run(play, f) {
        const w = play.w;
        for (const unit of w.squad) if (isPresent(unit)) experience(play, unit);
        const result = tally(w, f);
        w.results.push(result);
        applies('EW-CAM-06');
        w.points += Math.max(0, result.points);
        play.tell?.({ type: 'scored', points: result.points }, 'EW-M-COM-05');
        if (w.options.play === 'mission') {
          play.end({
            winners: winners(w, result.won),
            rule: 'EW-NOD-08',
            why: `${sheetHere(w).name} is ${result.won ? 'won' : 'lost'} with ${result.points} point${result.points === 1 ? '' : 's'}`,
          });
          return 'done';
        }
        applies('EW-CAM-03');
        w.rp += requisition(result.points);
      },
    },
    /** EW-CAS-05 Wounds heal; who missed this mission is back. */
    homecoming: {
      run(play) {
        for (const unit of play.w.squad) {
          applies('EW-CAS-05');
          unit.wounds = 0;
          if (unit.status !== 'absent') unit.status = 'standing';
          // After one mission a new leader's COMMAND grows to 3.
          if (unit.leader && unit.type !== 'Squad Leader' && !unit.raised.includes('led')) {
            applies('EW-CAS-04');
            unit.raised.push('led');
            unit.command++;
          }
        }
      },
    },
    /** EW-U-14 An Armed Survivor may be hired as a Recruit for free. */
    'hire survivors': question<Aftermath>({
      rule: 'EW-U-14',
      prompt: 'Hire the survivor as a Recruit?',
      who: (w) => (w.squad.some((unit) => unit.type === 'Armed Survivor') ? firstSeat(w) : null),
      offers(w) {
        const unit = w.squad.find((one) => one.type === 'Armed Survivor')!.id;
        return [
          { do: 'hire', unit },
          { do: 'dismiss', unit },
        ];
      },
      take(play, _f, _seat, choice) {
        const w = play.w;
        const { unit: id } = expected(choice, 'hire', 'dismiss');
        const at = w.squad.findIndex((unit) => unit.id === id);
        const recruit = unitKind('Recruit');
        if (choice.do === 'dismiss') w.squad.splice(at, 1);
        else {
          applies('EW-U-13');
          Object.assign(w.squad[at]!, { type: 'Recruit', arm: recruit.arm, wits: recruit.wits });
        }
        play.tell?.({ type: choice.do === 'hire' ? 'hired' : 'dismissed', unit: id }, 'EW-U-14');
        return 'again';
      },
    }),
    /** EW-CAS-04 If the Squad Leader is KIA, one who can must lead. */
    'a new leader': question<Aftermath>({
      rule: 'EW-CAS-04',
      prompt: 'Who leads the squad from now on?',
      who: (w) => (!w.squad.some((unit) => unit.leader) && eligible(w).length > 0 ? firstSeat(w) : null),
      offers: (w) => eligible(w).map((unit): Choice => ({ do: 'promote to leader', unit: unit.id })),
      take(play, _f, _seat, choice) {
        const w = play.w;
        const unit = unitOf(w, expected(choice, 'promote to leader').unit);
        w.squad = [unit, ...w.squad.filter((one) => one !== unit)];
        unit.leader = true;
        unit.command = 2;
        play.tell?.({ type: 'leads', unit: unit.name }, 'EW-CAS-04');
      },
    }),
  });

/** EW-CAS-04, EW-U-12 Anybody but dogs, Synthetics, Recruits and survivors, absent ones included. */
const eligible = (w: Table): Unit[] => w.squad.filter((unit) => unitKind(unit.type).neverLeads !== true);
