// After a mission: casualties, wounds, gear, income.
import { applies } from '@xenotable/kernel';
import { isGear } from '../../content/gear.ts';
import { unitOf } from '../../content/units.ts';
import type { Model, Sheet, Side, Table, Veteran } from '../../table.ts';
import type { Play } from '../chapter.ts';
import { skill } from '../models.ts';
import { removable } from './sheet.ts';
import { standard } from '../squad/recruit.ts';
import { test } from '../tests.ts';
import { modelOf, campaignOf, missionIdOf, sheetOf } from '../../tableReaders.ts';
import { ofSide } from '../seats.ts';

/** What a survivor or casualty carries home: its gear at the end, without the grenade of the Proving Ground. */
function carryBack(sheet: Sheet, v: Veteran, m: Model): void {
  v.primary = m.primary ?? standard(v, 'primary');
  v.secondary = m.secondary ?? standard(v, 'secondary');
  v.vest = m.vest;
  v.items = m.items.map((one) => ({ item: one.item, on: one.on }));
  const { grenade } = sheet;
  if (grenade?.veteran === v.id) {
    const at = v.items.findLastIndex((one) => one.item === grenade.item);
    if (at >= 0) v.items.splice(at, 1);
  }
}

/** EE-F-01 EE-OPT-12 Whether a casualty lives to fight again. */
function survives(play: Play, sheet: Sheet, v: Veteran, m: Model, won: boolean): boolean {
  const { w } = play;
  if (!w.options.permadeath) return true;
  if (!won || !sheet.facilities.includes('Infirmary') || unitOf(v.unit).rules.includes('Mechanical'))
    return false;
  const tested = test(play, skill(w, m, 'WILL'), 'EE-F-01');
  play.tell?.(
    { type: 'infirmary', model: v.name, dice: tested.dice, value: tested.value, lives: tested.passed },
    'EE-F-01',
  );
  return tested.passed;
}

/** EE-BAS-05 Steps 1 to 3 for one side: casualties and wounds, gear of the fallen, income. */
export function settleSheet(play: Play, side: Side, won: boolean): void {
  const { w } = play;
  const sheet = sheetOf(w, side);
  applies('EE-BAS-05');
  const field = new Map(w.models.filter((m) => m.side === side && m.roster >= 0).map((m) => [m.roster, m]));
  for (const v of sheet.roster) {
    const m = field.get(v.id);
    if (v.state === 'fallen') continue;
    if (m === undefined) {
      // EE-CAM-06 Who stayed at base is fully healed; EE-M-SE1X-01 not before the second assault.
      applies('EE-CAM-06');
      v.state = 'ready';
      if (campaignOf(w).straightOn) applies('EE-M-SE1X-01');
      else v.wounds = v.skills.HEALTH;
      continue;
    }
    carryBack(sheet, v, m);
    const wounds = Math.max(0, v.wounds - m.wounds);
    if (m.place === 'destroyed') fall(play, sheet, v, m, won);
    else heal(w, sheet, v, m);
    // EE-CAM-18 The mission goes into its history.
    applies('EE-CAM-18');
    v.history.push({
      mission: missionIdOf(w),
      won,
      kills: m.kills,
      wounds,
      end: v.state === 'ready' ? 'home' : v.state,
    });
  }
  income(play, side, sheet, field, won);
}

/** EE-CAM-05 EE-CAM-07 EE-F-02 */
function fall(play: Play, sheet: Sheet, v: Veteran, m: Model, won: boolean): void {
  v.deployed = false;
  if (survives(play, sheet, v, m, won)) {
    v.state = 'recovering';
    v.wounds = v.skills.HEALTH;
    play.tell?.({ type: 'recovering', model: v.name }, play.w.options.permadeath ? 'EE-F-01' : 'EE-OPT-12');
    return;
  }
  v.state = 'fallen';
  v.wounds = 0;
  v.leader = false;
  play.tell?.({ type: 'fallen', model: v.name }, 'EE-CAM-05');
  if (!won && !sheet.facilities.includes('Armoury')) return;
  sheet.store.push(...removable(v));
  play.tell?.({ type: 'gear recovered', model: v.name, gear: removable(v) }, won ? 'EE-CAM-07' : 'EE-F-02');
  for (const slot of ['primary', 'secondary'] as const) v[slot] = standard(v, slot);
  v.vest = null;
  v.items = [];
}

/** EE-CAM-06 EE-F-01 EE-M-SE1X-01 One Wound comes back, all with an Infirmary, none before the second assault. */
function heal(w: Table, sheet: Sheet, v: Veteran, m: Model): void {
  applies('EE-CAM-06');
  v.wounds = m.wounds;
  if (campaignOf(w).straightOn) return;
  v.wounds = sheet.facilities.includes('Infirmary')
    ? v.skills.HEALTH
    : Math.min(v.skills.HEALTH, v.wounds + 1);
}

/** EE-CAM-09 EE-F-05 EE-EQP-06 Supplies, and what was found. */
function income(play: Play, side: Side, sheet: Sheet, field: Map<number, Model>, won: boolean): void {
  const { w } = play;
  let amount = won ? 60 : 20;
  if (sheet.facilities.includes('Resistance Comms')) {
    amount += 20;
    applies('EE-F-05');
  }
  for (const { gear, model } of w.sides[side].held) {
    const alive = modelOf(w, model).place !== 'destroyed';
    if (gear.endsWith(' Supplies')) amount += alive ? Number.parseInt(gear, 10) : 0;
    else if (isGear(gear) && (alive || won)) {
      sheet.store.push(gear);
      applies('EE-EQP-06');
    }
  }
  sheet.supplies += amount;
  play.tell?.({ type: 'income', ...ofSide(w, side), supplies: amount, models: field.size }, 'EE-CAM-09');
}
