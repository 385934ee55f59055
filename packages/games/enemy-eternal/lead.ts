// How far the mission has come: what side A is ahead by, in worth of soldiers.
import type { Model, Table } from './table.ts';
import { goalOf } from './tableReaders.ts';
import { isHome } from './book/missions/helpers.ts';
import { missionOf } from './book/missions/index.ts';
import { onBoard } from './book/models.ts';
import { DEAD, RESCUED, TIMER } from './scenario/goals.ts';

type Lead = (w: Table) => number;

const roundsLeft = (w: Table): number => Math.max(0, missionOf(w).rounds - w.round);

/** How much of its time the attacker has used: from 0 at the beginning to 1 after the last round. */
const lateness = (w: Table): number => Math.min(1, w.round / missionOf(w).rounds);

const points: Lead = (w) => w.sides[0].score - w.sides[1].score;

const balance = (w: Table, of: (m: Model) => number): number =>
  w.models.reduce((sum, m) => sum + (onBoard(m) ? (m.side === 0 ? of(m) : -of(m)) : 0), 0);

/** Pieces that side A holds, less those of side B. */
const owned: Lead = (w) =>
  w.pieces.reduce((sum, { owner }) => sum + (owner === 0 ? 1 : owner === 1 ? -1 : 0), 0);

/** The share of the pieces that are done. */
const doneOf: Lead = (w) =>
  w.pieces.reduce((sum, { done }) => sum + (done ? 1 : 0), 0) / Math.max(1, w.pieces.length);

/** Tokens that side A carries, less those of side B; at home they count for more. */
const carried = (w: Table, home: number): number =>
  balance(w, (m) => (m.carries.length === 0 ? 0 : m.carries.length * (isHome(w, m) ? home : 1)));

/** EE-M-B2-06 A charge whose planter has not been hit goes off when it acts. */
const charge: Lead = (w) =>
  goalOf(w, 'planter') === 0 ? -2.5 * lateness(w) : (goalOf(w, 'hit') === 0 ? 3 : 1.5) - lateness(w);

/** A civilian that side A leads out. */
const guest: Lead = (w) => {
  const led = w.models.find((m) => m.unit === 'Civilian' && !m.neutral && onBoard(m));
  return led === undefined ? -2 * lateness(w) : 1 + 0.5 * led.wounds - lateness(w);
};

/** EE-SCN-08 What scenarios count, taken together. */
const ofScenario: Lead = (w) =>
  0.7 * points(w) +
  0.3 * owned(w) * roundsLeft(w) +
  2 * doneOf(w) +
  1.2 * carried(w, 2) +
  goalOf(w, RESCUED) -
  goalOf(w, DEAD) +
  goalOf(w, TIMER) -
  lateness(w);

const LEADS: Readonly<Record<Table['mission'], Lead>> = {
  Scenario: ofScenario,
  B1: points,
  B2: charge,
  B3: (w) => 0.7 * points(w) + 0.35 * owned(w) * roundsLeft(w),
  B4: (w) => 1.2 * carried(w, 2),
  B5: (w) => 0.8 * points(w) + 0.2 * owned(w) * roundsLeft(w),
  B6: guest,
  B7: (w) =>
    balance(w, (m) => (m.leader ? (2 * m.wounds) / m.skills.HEALTH : 0)) +
    (w.sides[0].worth - w.sides[1].worth) / 100,
  B8: (w) => 0.6 * points(w),
  'SE1.1': (w) => 1.5 * goalOf(w, 'reached') - lateness(w),
  'SE1.2': (w) => 3 * doneOf(w) - 2 * lateness(w),
  'SE1.3': guest,
  'SE1.4': (w) => doneOf(w) + 1.2 * goalOf(w, 'upload') - 3 * lateness(w),
  'SE1.5': (w) => 4 * doneOf(w) - 3 * lateness(w),
  'SE1.6': (w) => doneOf(w) + 1.5 * carried(w, 2) - 2 * lateness(w),
  'SE1.7': (w) => goalOf(w, 'saved') - 1.3 * goalOf(w, 'dead'),
  'SE1.8': (w) => points(w) + 1.5 * carried(w, 3),
  'SE1.9': (w) => 3 * doneOf(w) - 3 * lateness(w),
  'SE1.X': (w) => 3 * carried(w, 1) - 2 * lateness(w),
};

export const leadOf: Lead = (w) => LEADS[w.mission](w);
