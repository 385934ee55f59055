// EE-CMP-05 Base contact comes about by a charge or a Lasso and ends when one of the two moves or falls, so the app can keep it.
import { applies } from '@xenotable/kernel';
import { forgetMeasured } from '@xenotable/kernel/companion';
import { engages } from '../book/models.ts';
import { modelOf } from '../tableReaders.ts';
import type { Model } from '../table.ts';
import type { CompanionTable } from './table.ts';

/** Enemies in base contact with a model. */
export const foesTouching = (w: CompanionTable, m: Model): Model[] =>
  w.contacts
    .filter((pair) => pair.includes(m.id))
    .map(([a, b]) => modelOf(w, a === m.id ? b : a))
    .filter((foe) => foe.place === 'board' && foe.control !== m.control);

/** EE-ENG-01 Whether a model is engaged. */
export function isEngaged(w: CompanionTable, m: Model): boolean {
  const engaged = engages(m) && foesTouching(w, m).some(engages);
  if (engaged) applies('EE-ENG-01');
  return engaged;
}

/** EE-OVW-06 Two models come into base contact: neither watches any longer. */
export function touch(w: CompanionTable, a: Model, b: Model): void {
  applies('EE-CMP-05');
  if (!w.contacts.some((pair) => pair.includes(a.id) && pair.includes(b.id))) w.contacts.push([a.id, b.id]);
  for (const m of [a, b]) {
    if (m.overwatch === null) continue;
    applies('EE-OVW-06');
    m.overwatch = null;
    m.watched = [];
  }
}

/** A model moves away, or is gone; what was measured to it no longer holds (EE-CMP-12). */
export function part(w: CompanionTable, m: Model): void {
  w.contacts = w.contacts.filter((pair) => !pair.includes(m.id));
  forgetMeasured(w, m.name);
}
