// Implanted units and casualties (EW-IMP, EW-CAS).

import { applies } from '@xenotable/kernel';
import { calledUnit } from '../../content/force.ts';
import type { Play } from '../chapter.ts';
import { CHEST_BURSTER } from '../../content/cards.ts';
import type { Table, Unit } from '../../table.ts';
import { checkNumber, limited, randomNumber, succeeds } from '../numbers.ts';

/** A unit dies: it leaves the roster with everything it carries. */
export function die(play: Play, unit: Unit, rule: string): void {
  const w = play.w;
  w.squad = w.squad.filter((one) => one !== unit);
  w.fallen.push({ name: unit.name, type: calledUnit(unit), mission: w.mission.number });
  w.mission.deeds.kia++;
  play.tell?.({ type: 'KIA', unit: unit.name, as: calledUnit(unit) }, rule);
}

/** EW-IMP-02 On arrival at each later node an implanted unit bursts on 1 or 2: the next combat event gets a Chest-Burster. */
export function burst(play: Play): void {
  const w = play.w;
  for (const unit of w.squad.slice()) {
    if (!unit.implanted) continue;
    const rn = randomNumber(play, 'EW-IMP-02');
    play.tell?.({ type: 'carried', unit: unit.name, rn }, 'EW-IMP-02');
    if (rn > 2) continue;
    w.mission.owed.push({ node: 0, kind: CHEST_BURSTER });
    die(play, unit, 'EW-IMP-02');
  }
}

/** EW-CAS-03 A lost mission makes both checks harder, a wiped-out squad most of all. */
function gloom(w: Table, wiped: boolean): number {
  if (w.mission.won !== false && !wiped) return 0;
  applies('EW-CAS-03');
  return wiped ? -5 : -3;
}

/** EW-IMP-03 5, with a standing Medic +2, with the med-lab +2. */
export function surgeryRating(w: Table, medic: boolean, wiped: boolean): number {
  if (medic) applies('EW-U-06');
  if (w.medlab) applies('EW-M-HOSP-06');
  return limited(5 + (medic ? 2 : 0) + (w.medlab ? 2 : 0) + gloom(w, wiped));
}

/** EW-CAS-02, EW-U-12 6 (a Synthetic 9), with a standing Medic +2, after 'Nobody gets left behind!' +2. */
export function casualtyRating(w: Table, unit: Unit, medic: boolean, wiped: boolean): number {
  if (unit.type === 'Synthetic') applies('EW-U-12');
  if (w.mission.comrades) applies('EW-O-10');
  return limited(
    (unit.type === 'Synthetic' ? 9 : 6) + (medic ? 2 : 0) + (w.mission.comrades ? 2 : 0) + gloom(w, wiped),
  );
}

/** A check for life: without a rating there is no hope and no RN. */
export function survives(play: Play, unit: Unit, rating: number, rule: string): boolean {
  const rn = checkNumber(play, rating, rule);
  const lives = succeeds(rating, rn);
  play.tell?.({ type: lives ? 'pulled through' : 'lost', unit: unit.name, rating, rn }, rule);
  return lives;
}
