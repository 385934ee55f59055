// What must be true after every decision of a random game.
import { type Trial, randomGame } from '@xenotable/kernel/proof';
import { describe, expect, test } from 'vitest';
import { adjacent, ground, mayStop } from '../book/board/ground.ts';
import { engages, onBoard } from '../book/models.ts';
import { move } from '../book/movement/move.ts';
import { charge, freeCharge } from '../book/attack/engaged.ts';
import { panic } from '../book/attack/panic.ts';
import { game } from '../game.ts';
import type { Happening } from '../happenings.ts';
import type { Model, Table } from '../table.ts';
import { bound, campaignTrials, everyTrial, trials } from '../trials.ts';
import { MARKS } from './marks.ts';

/** Models that are on their way, and may be where nobody may stop. */
const isUnderway = (w: Table, m: Model): boolean =>
  w.flow.some((f) => (move.has(f) || panic.has(f)) && f.model === m.id);

function checkCells(w: Table): void {
  const taken = new Map<number, string>();
  for (const m of w.models.filter(onBoard)) {
    expect(taken.get(m.cell), `${m.name} shares its cell`).toBeUndefined();
    taken.set(m.cell, m.name);
    expect(mayStop(ground(w), m.cell) || isUnderway(w, m), `${m.name} stands where nobody may stop`).toBe(
      true,
    );
  }
}

/** Pairs of enemies in base contact. */
function contacts(w: Table): Set<string> {
  const pairs = new Set<string>();
  const g = ground(w);
  const standing = w.models.filter((m) => onBoard(m) && !m.neutral && engages(m));
  for (const a of standing)
    for (const b of standing)
      if (a.id < b.id && a.control !== b.control && adjacent(g, a.cell, b.cell)) pairs.add(`${a.id} ${b.id}`);
  return pairs;
}

/** EE-ENG-01 All ways into base contact. */
const WAYS_IN: readonly Happening['type'][] = [
  'charges',
  'free attack',
  'pulled',
  'mind controlled',
  'mind freed',
  'declared',
  'terrain destroyed',
  'gate open',
  'blinked',
];

function checkMarks(w: Table): void {
  for (const m of w.models)
    for (const mark of MARKS)
      if (mark.isOn(m) && !mark.fits(w, m))
        throw new Error(
          `'${mark.name}' of ${m.name} (${m.place}, round ${w.round}) outlives its end: ${mark.ends}`,
        );
  for (const sheet of w.campaign?.sheets ?? []) {
    const bearer = sheet?.roster.find((v) => v.id === sheet.grenade?.veteran);
    if (sheet !== null && sheet.grenade !== null)
      expect(bearer?.deployed, 'the grenade of the Proving Ground goes along').toBe(true);
  }
}

function lookAt(trial: Trial, seed: number): void {
  let before = new Set<string>();
  randomGame(
    game,
    trial,
    seed,
    ({ w, play }) => {
      const table = w as Table;
      const told = new Set<string>();
      const charging = table.flow.some((f) => charge.has(f) || freeCharge.has(f));
      play((what) => void told.add(what.type));
      checkCells(table);
      checkMarks(table);
      const after = contacts(table);
      if (!charging && !WAYS_IN.some((type) => told.has(type)) && table.result === null)
        for (const pair of after)
          expect(before.has(pair), `contact of ${pair} without a charge: ${[...told].join()}`).toBe(true);
      before = after;
    },
    bound,
  );
}

const GAMES = Number(process.env['AUDIT_GAMES'] ?? 0);
const all = [...trials, ...everyTrial, ...campaignTrials];

describe('after every decision of a random game', () => {
  test('no two models share a cell, no contact without a charge, no mark outlives its end', () => {
    for (let seed = 1; seed <= Math.max(1, Math.ceil(GAMES / all.length)); seed++)
      for (const trial of GAMES > 0 ? all : [...trials, ...everyTrial.filter((_, i) => i % 5 === 0)])
        lookAt(trial, seed);
  });
});
