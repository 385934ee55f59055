// After a mission, and before the next, against the account.
import { type Account, type Marine, agree, nodesOf, freshItem, freshMission } from './account.ts';
import { isGun, ofSquad, present, squadSeats, stands, hasStanding, limit } from './position.ts';
import { afterCombat, enlist } from './events.ts';
import { goals, isWon } from './goals.ts';
import {
  type Hearing,
  type Handlers,
  checkRn,
  equal,
  figures,
  named,
  nothingOpen,
  numbered,
} from './hearing.ts';
import { ITEMS, UNITS } from './figures.ts';

/** EW-CAM-02 A new mission, with refilled equipment. */
export function moveOn(a: Account, mission: number): void {
  Object.assign(a, freshMission(mission));
  for (const unit of a.squad) unit.items = unit.items.map((one) => freshItem(one.item));
}

/** What is left of a mission is settled when something of the next one happens. */
export function betweenMissions(hearing: Hearing): Account {
  const { a } = hearing;
  if (a.play === 'campaign' && a.node > 0 && a.won !== null) {
    a.repeated = false;
    moveOn(a, a.mission + 1);
  }
  return a;
}

/** EW-CAS-05, EW-CAS-04 */
function homecoming(a: Account): void {
  for (const unit of a.squad) {
    unit.wounds = 0;
    if (unit.status !== 'absent') unit.status = 'standing';
    if (unit.leader && unit.type !== 'Squad Leader' && !unit.raised.includes('led')) {
      unit.raised.push('led');
      unit.command++;
    }
  }
}

/** EW-CAS-03 */
const gloom = (hearing: Hearing): number => (hearing.wiped ? -5 : hearing.a.won === false ? -3 : 0);

const surgery = (hearing: Hearing, medic: boolean): number =>
  5 + (medic ? 2 : 0) + (hearing.a.medlab ? 2 : 0);

/** The next whose life is at stake: EW-IMP-03 first all implanted units, EW-CAS-02 then all others that are DOWN, in roster order. */
const inDanger = (hearing: Hearing, rule: string): Marine | undefined =>
  rule === 'EW-IMP-03'
    ? hearing.a.squad.find((unit) => unit.implanted)
    : hearing.a.squad.find(
        (unit) => unit.status === 'down' && !unit.saved && !hearing.treated.includes(unit),
      );

function life(
  hearing: Hearing,
  what: { type: string; unit: string; rating: number; rn: number },
  rule: string,
): void {
  const { a } = hearing;
  const early = rule === 'EW-M-HOSP-04';
  const unit =
    early && hearing.choice.do === 'operate' ? numbered(a, hearing.choice.unit) : inDanger(hearing, rule);
  agree(unit !== undefined, `${what.unit} needs no check`);
  const rating = early
    ? limit(limit(surgery(hearing, hasStanding(a, 'Medic'))) + 2)
    : rule === 'EW-IMP-03'
      ? limit(surgery(hearing, hearing.medic) + gloom(hearing))
      : limit(
          (unit.type === 'Synthetic' ? 9 : 6) +
            (hearing.medic ? 2 : 0) +
            (a.comrades ? 2 : 0) +
            gloom(hearing),
        );
  const value = checkRn(hearing, rating, rule);
  const lives = value > 0 && value <= rating;
  figures('a check for life', what, {
    type: lives ? 'pulled through' : 'lost',
    unit: unit.name,
    rating,
    rn: value,
  });
  if (lives && rule === 'EW-CAS-02') hearing.treated.push(unit);
  if (lives && rule !== 'EW-CAS-02') Object.assign(unit, { implanted: false, saved: true });
  if (!lives && !early) {
    hearing.expected.push({ type: 'KIA', unit: unit.name, as: unit.type });
    bury(a, unit);
    if (rule === 'EW-IMP-03') a.bursters++;
  }
}

export function bury(a: Account, unit: Marine): void {
  a.squad = a.squad.filter((one) => one !== unit);
  a.fallen.push(unit.name);
  a.kia++;
}

/** EW-CAS-02, EW-CAM-04, EW-TASTE-10 Who is DOWN and lives misses the next mission. */
function casualties(hearing: Hearing): void {
  const { a } = hearing;
  equalNobody(inDanger(hearing, 'EW-CAS-02'));
  for (const unit of a.squad) {
    if (unit.status === 'absent') unit.status = 'home';
    else if (stands(unit) || unit.status === 'down') unit.xp += a.won === true ? 2 : 1;
  }
  for (const unit of a.squad) {
    if (unit.status !== 'down') continue;
    if (a.tastes.injuries && !unit.saved) {
      const highest = unit.fire.indexOf(Math.max(...unit.fire));
      unit.fire[highest] = (unit.fire[highest] ?? 0) - 1;
    }
    Object.assign(unit, { status: 'absent', implanted: false, saved: false });
  }
}

const equalNobody = (unit: Marine | undefined): void =>
  agree(unit === undefined, `${unit?.name} had no casualty check`);

/** EW-NOD-08, EW-M-COM-06 */
function missionEnds(hearing: Hearing, what: { type: string; mission: string }): void {
  const a = afterCombat(hearing);
  nothingOpen(hearing);
  const last = a.node >= nodesOf(a.mission).length || a.branch === 'Lift off' || a.mission === 0;
  agree(last || ofSquad(a).length === 0, 'the mission is not over');
  if (ofSquad(a).length > 0 && a.branch !== 'Lift off' && a.mission > 0)
    a.node = nodesOf(a.mission).length + 1;
  hearing.goals = goals(a);
  hearing.wiped = ofSquad(a).length === 0;
  hearing.medic = hasStanding(a, 'Medic');
  hearing.treated = [];
  a.won = isWon(a);
  equal('the end of the mission', what.type, a.won ? 'mission won' : 'mission lost');
  if (a.mission === 5 && a.won) a.medlab = true;
  agree(!a.squad.some(isGun), 'a gun is left');
}

export const afterMission: Handlers<
  | 'mission won'
  | 'mission lost'
  | 'pulled through'
  | 'lost'
  | 'scored'
  | 'hired'
  | 'dismissed'
  | 'leads'
  | 'enlisted'
  | 'equipped'
  | 'promoted'
  | 'campaign over'
> = {
  'mission won': missionEnds,
  'mission lost': missionEnds,
  'pulled through': life,
  lost: life,
  scored(hearing, what, rule) {
    const { a } = hearing;
    if (rule === 'EW-M-PATROL-01') {
      const wounds = a.squad.reduce((sum, unit) => sum + (unit.implanted ? unit.hits : unit.wounds), 0);
      a.campaignPoints = a.ends[0] === 'cleared' ? Math.max(0, a.threat - wounds) : 0;
      return equal('points of the patrol', what.points, a.campaignPoints);
    }
    casualties(hearing);
    // Whoever dies of the casualty checks is not home.
    if (a.mission === 8 && a.kia > 0) hearing.goals['EW-M-QUEEN-10'] = 0;
    const points = a.points + Object.values(hearing.goals).reduce((sum, one) => sum + one, 0);
    equal('points of the mission', what.points, points);
    a.results.push({ number: a.mission, won: a.won === true, points, goals: hearing.goals });
    a.campaignPoints += Math.max(0, points);
    if (a.play !== 'campaign') return undefined;
    a.rp += Math.max(2, 4 + Math.trunc(points / 2));
    homecoming(a);
    return undefined;
  },
  hired({ a }, what) {
    const unit = numbered(a, what.unit);
    const figuresOfRecruit = UNITS.get('Recruit');
    Object.assign(unit, { type: 'Recruit', arm: figuresOfRecruit?.arm, wits: figuresOfRecruit?.wits });
  },
  dismissed({ a }, what) {
    a.squad = a.squad.filter((unit) => unit.id !== what.unit);
  },
  leads({ a }, what) {
    const unit = named(a, what.unit);
    agree(
      !['Dog Team', 'Synthetic', 'Recruit', 'Armed Survivor'].includes(unit.type),
      `${unit.name} cannot lead`,
    );
    agree(!a.squad.some((one) => one.leader), 'there is a leader');
    Object.assign(unit, { leader: true, command: 2 });
    a.squad = [unit, ...a.squad.filter((one) => one !== unit)];
  },
  enlisted(hearing, what, rule) {
    if (rule === 'EW-TXT-04') {
      const { a } = hearing;
      agree(hearing.gift && present(a).length < 8, 'no survivor can join');
      hearing.gift = false;
      const seats = squadSeats(a);
      const owned = (seat: number): number => present(a).filter((unit) => unit.seat === seat).length;
      const fewest = Math.min(...seats.map(owned));
      const seat = seats.find((one) => owned(one) === fewest) ?? 0;
      enlist(a, what.unit, 'Armed Survivor').seat = seat;
      return equal('who joins', what.as, 'Armed Survivor');
    }
    const a = betweenMissions(hearing);
    a.rp -= what.as === 'Squad Leader' ? 4 : (UNITS.get(what.as)?.rp ?? 0);
    agree(a.rp >= 0, 'more RP are spent than there are');
    const unit = enlist(a, what.unit, what.as);
    if (unit.leader) a.squad = [unit, ...a.squad.filter((one) => one !== unit)];
    const most = { 'Dog Team': 1, Synthetic: 1, 'Heavy Trooper': 2, Smartgunner: 2 }[what.as as string] ?? 99;
    agree(a.squad.filter((one) => one.type === what.as).length <= most, `too many of ${what.as}`);
    return undefined;
  },
  equipped(hearing, what) {
    const a = betweenMissions(hearing);
    a.rp -= ITEMS.get(what.item)?.rp ?? Number.NaN;
    agree(a.rp >= 0, 'more RP are spent than there are');
    const unit = named(a, what.unit);
    unit.items.push(freshItem(what.item));
    agree(unit.items.length <= (unit.type === 'Technician' ? 2 : 1), `${unit.name} carries too much`);
  },
  promoted(hearing, what) {
    const a = betweenMissions(hearing);
    const unit = named(a, what.unit);
    unit.promotions++;
    const steps = [unit.type === 'Recruit' ? 2 : 3, 6, 10];
    agree(unit.xp >= (steps[unit.promotions - 1] ?? Infinity), `${unit.name} has earned no promotion`);
    if (what.gain === 'FIRE') {
      equal('bands of a promotion', new Set(what.bands).size, 2);
      for (const band of what.bands) {
        agree((unit.fire[band] ?? 0) > 0 && (unit.fire[band] ?? 8) < 8, 'FIRE is raised up to 8, not a dash');
        unit.fire[band] = (unit.fire[band] ?? 0) + 1;
      }
    } else if (what.gain === 'MELEE' || what.gain === 'WITS') {
      const key = what.gain === 'MELEE' ? 'melee' : 'wits';
      agree(unit[key] < 8, `${what.gain} is at most 8`);
      unit[key]++;
    } else {
      agree(!unit.raised.includes(what.gain), `${what.gain} is raised once`);
      unit.raised.push(what.gain);
      if (what.gain === 'HITS') unit.hits++;
      else if (what.gain === 'CAP') unit.cap++;
      else unit.command++;
    }
  },
  'campaign over'(hearing, what) {
    const { a } = hearing;
    const fought = a.mission === 8 && a.won !== null;
    if (!fought) betweenMissions(hearing);
    a.campaignPoints += (fought ? 2 * a.squad.length : 0) - a.fallen.length;
    const points = a.campaignPoints;
    const grade =
      !fought || points < 20
        ? 'Overrun'
        : points < 35
          ? 'Contained'
          : points < 50
            ? 'Secured'
            : 'Earth Stands';
    figures('campaign over', what, { points, grade });
  },
};
