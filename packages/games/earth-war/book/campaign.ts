// The campaign (EW-CAM), single missions and patrols: what is played, and with whom.
import { type Refusal, type Refused, refuse, applies, isObject, itemAt } from '@xenotable/kernel';
import { CIVILIAN, KINDS, QUEEN, SHADOW } from '../content/cards.ts';
import {
  type ItemCalled,
  type UnitName,
  calledItem,
  calledUnit,
  itemNamed,
  itemNames,
  printedUnit,
  unitNamed,
  unitNames,
} from '../content/force.ts';
import { MISSIONS, missionSheet } from '../content/missions/index.ts';
import { unitKind } from '../content/units.ts';
import type { Choice, Gain } from '../choices.ts';
import type { Table, Unit } from '../table.ts';
import { type Play, chapter, question } from './chapter.ts';
import { shadowsFor } from './combat/combat.ts';
import { mission, newMission } from './mission/mission.ts';
import { enlist, freshItem, places, unitOf, winners, firstSeat } from './squad.ts';

const onTheWay = { branch: '', healed: [], ready: [] };

const going = (w: Table): Unit[] => w.squad.filter((unit) => unit.status === 'standing');

const leads = (w: Table): boolean => w.squad.some((unit) => unit.leader);

/** What the squad still needs to be fielded: EW-SQD-01 four units and EW-CAM-08 a leader; Recruits are the cheapest. */
function needs(units: number, led: boolean): number {
  const missing = Math.max(0, 4 - units);
  return led ? missing : unitKind('Squad Leader').rp! + Math.max(0, missing - 1);
}

const needed = (w: Table): number => needs(going(w).length, leads(w));

/** EW-SQD-01, EW-SQD-02, EW-CAS-04 Why a unit cannot be bought; null if it can. */
function recruitFault(w: Table, hired: UnitName): Refusal | null {
  const { rp, most } = unitNamed(w, hired);
  const type = printedUnit(w, hired);
  if (rp === null) return refuse('EW-U-14', 'It cannot be bought.');
  if (
    type === 'Squad Leader'
      ? leads(w)
      : most !== undefined && w.squad.filter((unit) => unit.type === type).length >= most
  ) {
    applies(unitKind(type).id);
    return refuse('EW-SQD-02', `A squad has at most ${most} of these.`);
  }
  if (rp > w.rp) return refuse('EW-CAM-03', `It costs ${rp} RP; there are ${w.rp}.`);
  if (going(w).length >= 8) return refuse('EW-SQD-01', 'Eight units go on this mission.');
  if (w.rp - rp < needs(going(w).length + 1, leads(w) || type === 'Squad Leader'))
    return refuse('EW-CAM-08', 'Too few RP would be left to field four units and a leader.');
  return null;
}

/** EW-SQD-03 Why an item cannot be bought for a unit; null if it can. */
function purchaseFault(w: Table, unit: Unit, name: ItemCalled): Refusal | null {
  const { rp } = itemNamed(w, name);
  if (unit.items.length >= places(unit))
    return refuse(
      'EW-SQD-03',
      `${unit.name} carries ${places(unit) === 2 ? 'two items' : 'an item'} already.`,
    );
  if (rp > w.rp) return refuse('EW-CAM-03', `It costs ${rp} RP; there are ${w.rp}.`);
  if (w.rp - rp < needed(w))
    return refuse('EW-CAM-08', 'Too few RP would be left to field four units and a leader.');
  return null;
}

/** EW-CAM-04, EW-U-13 Promotions at 3, 6 and 10 XP; a Recruit's first at 2. */
function earned(unit: Unit): number {
  if (unit.type === 'Recruit') applies('EW-U-13');
  return [unit.type === 'Recruit' ? 2 : 3, 6, 10].filter((xp) => unit.xp >= xp).length;
}

/** EW-CAM-05 What a promotion may be. */
function gains(unit: Unit): Choice[] {
  if (earned(unit) <= unit.promotions) return [];
  applies('EW-CAM-04');
  const can: Choice[] = [];
  const raise = (gain: Gain, bands: number[] = []): void =>
    void can.push({ do: 'promote', unit: unit.id, gain, bands });
  const open = unit.fire.flatMap((rating, band) => (rating > 0 && rating < 8 ? [band] : []));
  open.forEach((a, i) => open.slice(i + 1).forEach((b) => raise('FIRE', [a, b])));
  if (unit.melee < 8) raise('MELEE');
  if (unit.wits < 8) raise('WITS');
  for (const gain of ['HITS', 'CAP'] as const) if (!unit.raised.includes(gain)) raise(gain);
  if (unit.leader && !unit.raised.includes('COMMAND')) raise('COMMAND');
  return can;
}

function promote(play: Play, unit: Unit, gain: Gain, bands: readonly number[]): void {
  unit.promotions++;
  if (gain === 'FIRE') for (const band of bands) unit.fire[band]!++;
  else if (gain === 'MELEE') unit.melee++;
  else if (gain === 'WITS') unit.wits++;
  else {
    unit.raised.push(gain);
    if (gain === 'HITS') unit.hits++;
    else if (gain === 'CAP') unit.cap++;
    else unit.command++;
  }
  play.tell?.({ type: 'promoted', unit: unit.name, gain, bands: bands.slice() }, 'EW-CAM-05');
}

function musterOffers(w: Table): Choice[] {
  const can: Choice[] = [];
  const present = going(w);
  for (const unit of w.squad) can.push(...gains(unit));
  for (const type of unitNames(w)) if (recruitFault(w, type) === null) can.push({ do: 'recruit', type });
  // What no unit needs any more may go on equipment: the same for every unit that has a place (purchaseFault).
  const spare = w.rp - needed(w);
  for (const unit of present) {
    if (unit.items.length >= places(unit)) continue;
    for (const item of itemNames(w))
      if (itemNamed(w, item).rp <= spare) can.push({ do: 'buy', item, unit: unit.id });
  }
  // EW-SQD-01 Whoever is not among the four that must go may stay at home.
  if (present.length > 4 || !leads(w))
    for (const unit of present) if (!unit.leader) can.push({ do: 'stay', unit: unit.id });
  if (present.length < 8)
    for (const unit of w.squad) if (unit.status === 'home') can.push({ do: 'bring', unit: unit.id });
  if (departureFault(w) === null) can.push({ do: 'done' });
  return can;
}

/** EW-CAM-04, EW-CAM-05, EW-CAS-02 Why a promotion or a companion is refused. */
function musterFault(w: Table, choice: unknown): Refusal {
  const sent = isObject(choice) ? choice : {};
  const unit = w.squad.find((one) => one.id === sent['unit']);
  if (unit !== undefined && sent['do'] === 'promote')
    return earned(unit) <= unit.promotions
      ? refuse('EW-CAM-04', `${unit.name} has earned no promotion.`)
      : refuse('EW-CAM-05', 'That is none of the promotions.');
  if (unit?.status === 'absent') return refuse('EW-CAS-02', `${unit.name} misses this mission.`);
  return refuse('EW-SQD-01', 'That cannot be done at this moment.');
}

function departureFault(w: Table): Refusal | null {
  const count = going(w).length;
  if (count < 4 || count > 8)
    return refuse('EW-SQD-01', `Four to eight units go on a mission, not ${count}.`);
  return leads(w) ? null : refuse('EW-CAM-08', 'The squad has no Squad Leader.');
}

function greyed(w: Table): Refused<Choice>[] {
  const out: Refused<Choice>[] = [];
  for (const type of unitNames(w)) {
    const refusal = recruitFault(w, type);
    if (refusal !== null && unitNamed(w, type).rp !== null)
      out.push({ choice: { do: 'recruit', type }, ...refusal });
  }
  for (const unit of going(w)) {
    for (const item of itemNames(w)) {
      const refusal = purchaseFault(w, unit, item);
      if (refusal !== null) out.push({ choice: { do: 'buy', item, unit: unit.id }, ...refusal });
    }
  }
  const refusal = departureFault(w);
  if (refusal !== null) out.push({ choice: { do: 'done' }, ...refusal });
  return out;
}

/** Who buys, and not when the squad was bought beforehand. */
interface Muster {
  ready: boolean;
}

/** EW-SQD-01 Buying units and equipment before a mission. */
export const muster = chapter<Muster>('muster')
  .shows('ready')
  .steps({
    /** EW-CAM-08 A squad that cannot be fielded has lost the campaign. */
    'roll call': {
      run(play, f) {
        const w = play.w;
        if (f.ready) return 'done';
        if (w.rp < needed(w)) {
          finishCampaign(play, false);
          return 'done';
        }
      },
    },
    requisition: question<Muster>({
      rule: 'EW-SQD-01',
      prompt: (w) => `${w.rp} RP: hire, equip, promote, or set out.`,
      who: (w) => firstSeat(w),
      offers: (w) => musterOffers(w),
      refused: (w) => greyed(w),
      judge: (w, _f, _seat, choice) => musterFault(w, choice),
      take(play, _f, _seat, choice) {
        const w = play.w;
        if (choice.do === 'recruit') {
          w.rp -= unitNamed(w, choice.type).rp ?? 0;
          const unit = enlist(w, choice.type);
          if (unit.leader) {
            applies('EW-CAS-04');
            w.squad = [unit, ...w.squad.filter((one) => one !== unit)];
          }
          play.tell?.({ type: 'enlisted', unit: unit.name, as: calledUnit(unit) }, 'EW-SQD-01');
        } else if (choice.do === 'buy') {
          w.rp -= itemNamed(w, choice.item).rp;
          unitOf(w, choice.unit).items.push(freshItem(w, choice.item));
          play.tell?.(
            { type: 'equipped', unit: unitOf(w, choice.unit).name, item: choice.item },
            'EW-SQD-03',
          );
        } else if (choice.do === 'promote') promote(play, unitOf(w, choice.unit), choice.gain, choice.bands);
        else if (choice.do === 'stay' || choice.do === 'bring')
          unitOf(w, choice.unit).status = choice.do === 'stay' ? 'home' : 'standing';
        else return;
        return 'again';
      },
    }),
  });

/** EW-CAM-06, EW-CAM-07 The score of a campaign: 2 per unit alive after mission 8, 1 less per KIA. */
export const grade = (points: number): string =>
  points >= 50 ? 'Earth Stands' : points >= 35 ? 'Secured' : points >= 20 ? 'Contained' : 'Overrun';

function finishCampaign(play: Play, fought: boolean): void {
  const w = play.w;
  applies('EW-CAM-06');
  if (fought) w.points += 2 * w.squad.length;
  w.points -= w.fallen.length;
  const name = fought ? grade(w.points) : 'Overrun';
  play.tell?.({ type: 'campaign over', points: w.points, grade: name }, 'EW-CAM-07');
  applies('EW-CAM-10');
  play.end({
    winners: winners(w, name !== 'Overrun'),
    rule: fought ? 'EW-CAM-07' : 'EW-CAM-08',
    why: fought ? `${name}: ${w.points} points` : 'the squad cannot be fielded any more',
  });
}

/** EW-M-PATROL-01 Cards drawn one by one until their threat is reached, shadows by difficulty, one Civilian. */
function drawPatrol(play: Play): void {
  const w = play.w;
  const left = KINDS.map((kind, at) => (at < QUEEN ? kind.copies : 0));
  const bag = { top: [], kinds: left.map((_, at) => at), left, bottom: [] };
  for (let threat = 0; threat < w.options.threat;) {
    const kind = play.draw(bag, 'EW-M-PATROL-01', (one) => itemAt(KINDS, one).name)!;
    w.mission.patrol.push(kind);
    threat += itemAt(KINDS, kind).threat!;
  }
  for (let i = shadowsFor(w, 4); i > 0; i--) w.mission.patrol.push(SHADOW);
  w.mission.patrol.push(CIVILIAN);
  play.tell?.(
    { type: 'patrol', cards: w.mission.patrol.map((kind) => itemAt(KINDS, kind).name) },
    'EW-M-PATROL-01',
  );
}

/** EW-CAM-01, EW-CAM-09 All missions in order, one alone, or a patrol. */
export const campaign = chapter<Muster>('campaign')
  .shows('ready')
  .steps({
    muster: { run: (_play, f) => ({ call: muster.begin({ ready: f.ready }) }) },
    'the cards of a patrol': {
      run(play) {
        if (play.w.options.play === 'patrol') drawPatrol(play);
      },
    },
    'the mission': { run: () => ({ call: mission.begin(onTheWay) }) },
    /** EW-TASTE-06 A lost mission may be repeated once, for 4 RP. */
    'once more': question<Muster, 'muster'>({
      rule: 'EW-TASTE-06',
      prompt: 'The mission is lost. Playing it again with 4 RP less?',
      who: (w) => (w.options.repeats && w.mission.won === false && !w.repeated ? firstSeat(w) : null),
      offers: () => [{ do: 'repeat' }, { do: 'done' }],
      take(play, f, _seat, choice) {
        if (choice.do !== 'repeat') return;
        play.w.rp = Math.max(0, play.w.rp - 4);
        play.w.repeated = true;
        takeBack(play.w);
        return onwards(play, f, play.w.mission.number);
      },
    }),
    'the next mission': {
      run(play, f) {
        play.w.repeated = false;
        if (play.w.mission.number === MISSIONS.length) {
          finishCampaign(play, true);
          return 'done';
        }
        return onwards(play, f, play.w.mission.number + 1);
      },
    },
  });

/** EW-TASTE-06, EW-CAM-06 The points of the repeat take the place of those of the lost attempt. */
function takeBack(w: Table): void {
  const lost = w.results.pop();
  if (lost !== undefined) w.points -= Math.max(0, lost.points);
}

/** EW-CAM-02 Equipment is refilled for free between missions. */
function onwards(play: Play, f: { ready: boolean }, number: number): { goTo: 'muster' } {
  applies('EW-CAM-01');
  play.w.mission = newMission(number, missionSheet(number).nodes.length);
  f.ready = false;
  applies('EW-CAM-02');
  for (const unit of play.w.squad) unit.items = unit.items.map((item) => freshItem(play.w, calledItem(item)));
  return { goTo: 'muster' };
}
