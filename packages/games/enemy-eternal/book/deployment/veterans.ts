// The roster takes the field.
import { applies } from '@xenotable/kernel';
import type { Side, Table } from '../../table.ts';
import { recruit } from '../squad/recruit.ts';
import { makeModel, ownerOf } from './roster.ts';

/** Puts the deployed part of a campaign's roster on the table; false where the side has none. EE-CAM-06 Missing Wounds are missing. */
export function takeTheField(w: Table, side: Side): boolean {
  const sheet = w.campaign?.sheets[side] ?? null;
  if (sheet === null) return false;
  sheet.roster
    .filter((veteran) => veteran.deployed && veteran.state === 'ready')
    .forEach((veteran, i) => {
      const m = makeModel(w, veteran, side, ownerOf(w, side, i));
      m.skills = { ...veteran.skills };
      m.learned = veteran.learned.slice();
      m.rank = veteran.rank;
      m.roster = veteran.id;
      m.wounds = veteran.wounds;
      // EE-F-07 The grenade of the Proving Ground lies outside the slots.
      if (sheet.grenade?.veteran === veteran.id) {
        m.items.push({ item: sheet.grenade.item, on: null });
        applies('EE-F-07');
      }
      if (veteran.wounds < veteran.skills.HEALTH) applies('EE-CAM-06');
    });
  // EE-F-11 A friendly Turret in the own zone.
  if (sheet.facilities.includes('Defense Matrix') && (w.mission === 'SE1.7' || w.mission === 'SE1.8')) {
    makeModel(w, recruit('ADVENT Turret'), side, ownerOf(w, side, 0));
    applies('EE-F-11');
  }
  return true;
}
