// Between missions: building, recruiting, equipping, naming who goes along.
import { type Refusal, type Seat, applies } from '@xenotable/kernel';
import { type Choice, wordsOf } from '../../choices.ts';
import * as auto from '../../auto/base.ts';
import { facilityNames, facilityOf } from '../../content/facilities.ts';
import { weaponNames, weaponOf, isWeapon } from '../../content/weapons.ts';
import type { MissionId, Sheet, Side, Table, Veteran } from '../../table.ts';
import { type Play, chapter, forGood } from '../chapter.ts';
import { nameFault, nameable } from './naming.ts';
import { buildFault, hurriedFault, raisePrice, raiseFault, recruitFault, wishesRefused } from './outpost.ts';
import { recruit, unitPrice } from '../squad/recruit.ts';
import { tellJoined, usable } from './rewards.ts';
import {
  built,
  canField,
  enlist,
  fits,
  give,
  isReady,
  leaderOf,
  leadersFor,
  priceOfGear,
  recruits,
  removable,
  takeOff,
  teamFault,
} from './sheet.ts';
import { campaignOf, sheetOf, veteranOf } from '../../tableReaders.ts';
import { ofSide, speakerOf } from '../seats.ts';

const GRENADES = ['Frag Grenade', 'Gas Grenade', 'EMP Grenade'] as const;

interface Base {
  side: Side;
  mission: MissionId;
}

/** EE-CAM-12 Nobody can set out, and no recruit can change that. */
export function isHopeless(w: Table, sheet: Sheet): boolean {
  if (canField(sheet)) return false;
  if (campaignOf(w).straightOn) return true;
  const ready = sheet.roster.filter(isReady).map((v) => v.unit);
  const units = recruits(sheet, false).filter((unit) => unitPrice({ unit }, w.options) <= sheet.supplies);
  return ready.length === 0 ? units.length === 0 : !units.some((unit) => !ready.includes(unit));
}

/** EE-BAS-05 Everything that can be done between two missions, in any order. */
function baseChoices(w: Table, f: Base): Choice[] {
  const sheet = sheetOf(w, f.side);
  const choices: Choice[] = teamFault(w, sheet, f.mission) === null ? [{ do: 'ready' }] : [];
  if (leaderOf(sheet) === undefined)
    for (const v of leadersFor(sheet)) choices.push({ do: 'name Leader', veteran: v.id });
  for (const v of sheet.roster)
    if (isReady(v)) choices.push({ do: v.deployed ? 'leave at base' : 'deploy', veteran: v.id });
  for (const gear of new Set(sheet.store))
    for (const v of sheet.roster)
      if (v.state !== 'fallen')
        for (const on of fits(v, gear)) choices.push({ do: 'give', gear, veteran: v.id, on });
  for (const v of sheet.roster)
    if (v.state !== 'fallen')
      for (const gear of removable(v)) choices.push({ do: 'take off', gear, veteran: v.id });
  // EE-BAS-03 EE-F-07 What is being built now works on the mission that is being prepared.
  if (built(sheet).includes('Proving Ground')) {
    for (const v of sheet.roster)
      if (isReady(v) && v.deployed && !v.free)
        for (const grenade of GRENADES)
          if (sheet.grenade?.veteran !== v.id || sheet.grenade.item !== grenade)
            choices.push({ do: 'grenade', veteran: v.id, grenade });
  }
  if (hurriedFault(w) === null) choices.push(...buildChoices(w, sheet));
  return choices;
}

/** EE-BAS-02 EE-BAS-03 EE-BAS-04 EE-CAM-10 EE-F-08 EE-F-12 */
function buildChoices(w: Table, sheet: Sheet): Choice[] {
  const choices: Choice[] = [];
  if (raiseFault(w, sheet) === null) choices.push({ do: 'raise the Outpost' });
  for (const facility of facilityNames)
    if (buildFault(w, sheet, facility) === null) choices.push({ do: 'build', facility });
  for (const facility of built(sheet)) choices.push({ do: 'tear down', facility });
  for (const unit of recruits(sheet, false))
    if (recruitFault(w, sheet, unit) === null) choices.push({ do: 'recruit', unit });
  if (sheet.facilities.includes('Black Market'))
    for (const gear of new Set(sheet.store)) choices.push({ do: 'sell', gear });
  if (sheet.facilities.includes('Workshop') && !sheet.workshopUsed) {
    for (const gear of new Set(sheet.store)) {
      if (!isWeapon(gear)) continue;
      const { tier } = weaponOf(gear);
      for (const other of weaponNames)
        if (other !== gear && weaponOf(other).tier === tier && usable(sheet, other))
          choices.push({ do: 'exchange', gear, for: other });
    }
  }
  return choices;
}

/** Why something that a player may want at the base is not available. */
function baseFault(w: Table, f: Base, choice: unknown): Refusal | null {
  const sheet = sheetOf(w, f.side);
  const wish = wordsOf(choice);
  if (wish['do'] === 'ready')
    return teamFault(w, sheet, f.mission) ?? { rule: 'EE-BAS-05', reason: 'Not now.' };
  if (wish['do'] === 'call') return nameFault(sheet, wish);
  const otherwise = { rule: 'EE-BAS-05', reason: 'That cannot be done between missions.' };
  if (wish['do'] === 'build') return buildFault(w, sheet, wish['facility']) ?? otherwise;
  if (wish['do'] === 'recruit') return recruitFault(w, sheet, wish['unit']) ?? otherwise;
  if (wish['do'] === 'raise the Outpost') return raiseFault(w, sheet) ?? otherwise;
  if (wish['do'] === 'tear down' || wish['do'] === 'sell' || wish['do'] === 'exchange')
    return hurriedFault(w) ?? wantingFault(sheet, wish['do']);
  return soldierFault(sheet, wish) ?? otherwise;
}

/** EE-BAS-04 EE-F-08 EE-F-12 What is missing for a sale, an exchange or a demolition. */
function wantingFault(sheet: Sheet, what: 'tear down' | 'sell' | 'exchange'): Refusal {
  if (what === 'tear down') return { rule: 'EE-BAS-04', reason: 'No such facility stands.' };
  if (what === 'sell')
    return {
      rule: 'EE-F-12',
      reason: sheet.facilities.includes('Black Market')
        ? 'That is not in the store.'
        : 'Only a Black Market that works buys gear.',
    };
  const reason = sheet.workshopUsed
    ? 'The Workshop has exchanged a weapon already.'
    : sheet.facilities.includes('Workshop')
      ? 'A stored weapon is exchanged for another of its tier that a unit may carry.'
      : 'Only a Workshop that works exchanges weapons.';
  return { rule: 'EE-F-08', reason };
}

/** EE-CAM-04 EE-CAM-08 EE-CAM-16 EE-EQP-04 EE-F-07 Why a soldier cannot be dealt with like that. */
function soldierFault(sheet: Sheet, wish: Readonly<Record<string, unknown>>): Refusal | null {
  const v = sheet.roster.find((one) => one.id === wish['veteran']);
  const gear = wish['do'] === 'give' || wish['do'] === 'take off' || wish['do'] === 'grenade';
  if (gear && v?.free === true)
    return { rule: 'EE-CAM-16', reason: 'The gear of the free Trooper is never changed.' };
  switch (wish['do']) {
    case 'give':
      return { rule: 'EE-EQP-04', reason: 'That model cannot carry it.' };
    case 'take off':
      return { rule: 'EE-EQP-04', reason: 'It wears nothing of the kind beyond its AI loadout.' };
    case 'grenade':
      return {
        rule: 'EE-F-07',
        reason: built(sheet).includes('Proving Ground')
          ? 'The grenade goes to a model that is deployed.'
          : 'There is no Proving Ground.',
      };
    case 'name Leader':
      return { rule: 'EE-CAM-08', reason: 'That soldier cannot be named Leader now.' };
    case 'deploy':
    case 'leave at base':
      return { rule: 'EE-CAM-04', reason: 'That soldier is not ready for it.' };
    default:
      return null;
  }
}

export const base = chapter<Base>('base')
  .shows('side', 'mission')
  .steps({
    prepare: {
      rule: 'EE-BAS-05',
      prompt: (w, f) =>
        `Before ${f.mission}: ${sheetOf(w, f.side).supplies} Supplies. Build, equip, and name who goes along.`,
      who: (w, f): Seat | null => (isHopeless(w, sheetOf(w, f.side)) ? null : speakerOf(w, f.side)),
      offers: (w, f) => baseChoices(w, f),
      spaces: (w, f) => [{ kind: 'name', soldiers: nameable(sheetOf(w, f.side)) }],
      auto: ({ w }, f) => auto.prepare(w, sheetOf(w, f.side), f.mission),
      judge: (w, f, _seat, choice) => baseFault(w, f, choice),
      refused: (w, f) => {
        const sheet = sheetOf(w, f.side);
        const no = teamFault(w, sheet, f.mission);
        return [
          ...(no === null ? [] : [{ choice: { do: 'ready' as const }, ...no }]),
          ...wishesRefused(w, sheet),
        ];
      },
      take(play, f, _seat, choice) {
        forGood(play);
        if (choice.do === 'ready') return 'done';
        carryOut(play, f.side, choice);
        forgetGrenade(sheetOf(play.w, f.side));
        return 'again';
      },
    },
  });

/** EE-F-07 Who does not go along any more takes no grenade. */
function forgetGrenade(sheet: Sheet): void {
  const { grenade } = sheet;
  if (grenade === null) return;
  const bearer = veteranOf(sheet, grenade.veteran);
  if (!bearer.deployed || !isReady(bearer)) sheet.grenade = null;
}

/** EE-CAM-08 The new Leader goes along, alone in its unit. */
function nameLeader(play: Play, sheet: Sheet, leader: Veteran): void {
  for (const v of sheet.roster) v.leader = v === leader;
  leader.deployed = true;
  for (const v of sheet.roster) if (v !== leader && v.unit === leader.unit) v.deployed = false;
  play.tell?.({ type: 'new Leader', model: leader.name }, 'EE-CAM-08');
}

/** EE-CAM-19 */
function callSoldier(play: Play, soldier: Veteran, name: string): void {
  play.tell?.({ type: 'called', model: soldier.name, name }, 'EE-CAM-19');
  soldier.called = name;
  soldier.name = name;
}

function carryOut(play: Play, side: Side, choice: Choice): void {
  const { w } = play;
  const sheet = sheetOf(w, side);
  switch (choice.do) {
    case 'name Leader':
      nameLeader(play, sheet, veteranOf(sheet, choice.veteran));
      return;
    case 'call':
      callSoldier(play, veteranOf(sheet, choice.veteran), choice.name);
      return;
    case 'deploy':
    case 'leave at base':
      veteranOf(sheet, choice.veteran).deployed = choice.do === 'deploy';
      return;
    case 'give':
      give(sheet, veteranOf(sheet, choice.veteran), choice.gear, choice.on);
      applies('EE-EQP-04');
      return;
    case 'take off':
      takeOff(sheet, veteranOf(sheet, choice.veteran), choice.gear);
      return;
    case 'grenade':
      sheet.grenade = { veteran: choice.veteran, item: choice.grenade };
      return;
    case 'build':
      sheet.supplies -= facilityOf(choice.facility).price;
      sheet.fresh.push(choice.facility);
      play.tell?.(
        { type: 'built', ...ofSide(w, side), facility: facilityOf(choice.facility).names[sheet.faction] },
        'EE-BAS-03',
      );
      return;
    case 'tear down':
      sheet.facilities = sheet.facilities.filter((name) => name !== choice.facility);
      sheet.fresh = sheet.fresh.filter((name) => name !== choice.facility);
      sheet.supplies += facilityOf(choice.facility).price >> 1;
      if (choice.facility === 'Proving Ground') sheet.grenade = null;
      play.tell?.({ type: 'torn down', ...ofSide(w, side), facility: choice.facility }, 'EE-BAS-04');
      return;
    case 'raise the Outpost':
      sheet.supplies -= raisePrice(sheet) ?? 0;
      sheet.outpost++;
      play.tell?.({ type: 'outpost raised', ...ofSide(w, side), tier: sheet.outpost }, 'EE-BAS-02');
      return;
    case 'recruit':
      sheet.supplies -= unitPrice(choice, w.options);
      tellJoined(play, side, enlist(sheet, recruit(choice.unit), false).name);
      return;
    case 'sell':
      sheet.store.splice(sheet.store.indexOf(choice.gear), 1);
      sheet.supplies += priceOfGear(choice.gear) >> 1;
      applies('EE-F-12');
      return;
    case 'exchange':
      sheet.store.splice(sheet.store.indexOf(choice.gear), 1, choice.for);
      sheet.workshopUsed = true;
      applies('EE-F-08');
      return;
    default:
      return;
  }
}
