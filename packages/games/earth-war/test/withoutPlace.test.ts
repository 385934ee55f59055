// A unit without a place (DOWN, left at home, absent) is in nobody's range, covers nobody and is nobody's target, wherever it last stood.
import { fastChance } from '@xenotable/kernel';
import { describe, expect, test } from 'vitest';
import { target } from '../book/combat/assigningEnemyWounds.ts';
import { commandMaximum } from '../book/combat/command.ts';
import { ambushes } from '../book/combat/reveal.ts';
import { armour, fireRating, meleeRating, reaches } from '../book/ratings.ts';
import { actingLeader, standingOf, usable } from '../book/squad.ts';
import { BOX, cardNamed } from '../content/kinds.ts';
import { game } from '../game.ts';
import type { Happening } from '../happenings.ts';
import type { Strike, Table, Unit } from '../table.ts';

/** Ann stands at LONG; Bo has no place, and last stood at CLOSE. */
const position = (bo: object, more: object = {}): Table =>
  game.arrange({
    squad: [
      { unit: 'Rifleman', name: 'Ann', band: 'LONG', rn: 9 },
      { unit: 'Rifleman', name: 'Bo', band: 'CLOSE', rn: 1, ...bo },
    ],
    combat: { cards: { D1: {}, N1: {}, M1: {} }, slots: ['D1', 'N1', 'M1'], cp: 3 },
    ...more,
  });

const boOf = (w: Table): Unit => w.squad[1]!;

/** What a table tells from its step to the next question. */
function told(w: Table): Happening[] {
  const all: Happening[] = [];
  game.resume(w, fastChance(1), (what) => void all.push(what));
  return all;
}

const strike = (card: string): Strike => ({
  slot: 1,
  card: cardNamed(BOX, card),
  rn: 1,
  band: 0,
  rating: 5,
  roll: 1,
  sl: 2,
  assigned: 0,
  held: 0,
  focus: 0,
});

describe.each([{ status: 'down', wounds: 2 }, { status: 'home' }, { status: 'absent' }])(
  'a unit that is $status',
  (nowhere) => {
    test.each(['D1', 'S1', 'L1', 'P1', 'K1'])('is no target of %s', (card) => {
      const w = position({ ...nowhere, leader: true });
      expect(target(w, strike(card)).name).toBe('Ann');
    });

    test('has no rating, no reach and no trench', () => {
      const w = position({ ...nowhere, band: 'LONG', items: ['Thermal Scope'] }, { mission: 7, node: 3 });
      expect(fireRating(w, boOf(w))).toBe(0);
      expect(reaches(boOf(w), 'Thermal Scope')).toBe(false);
      expect(reaches(w.squad[0]!, 'Thermal Scope')).toBe(true);
      expect(armour(w, boOf(w), -1)).toBe(4);
      expect(armour(w, w.squad[0]!, -1)).toBe(5);
      const near = position(nowhere);
      expect(meleeRating(near, boOf(near))).toBe(0);
      expect(reaches(boOf(near), 'Shoulder Lamp')).toBe(false);
    });

    test('leads nobody and brings no CP', () => {
      const led = position({ ...nowhere, unit: 'Squad Leader', leader: true });
      expect(actingLeader(led)?.name).toBe('Ann');
      const w = position({ ...nowhere, unit: 'Corporal', items: ['Uplink Radio'] });
      expect(commandMaximum(w)).toBe(1);
      expect(usable(boOf(w), 'Uplink Radio')).toBeNull();
    });

    test('smells nothing and treats nobody', () => {
      const w = position({ ...nowhere, unit: 'Dog Team' });
      expect(ambushes(w, w.combat!.slots[0]!)).toBe(true);
      expect(standingOf(position({ ...nowhere, unit: 'Medic' }), 'Medic')).toBeUndefined();
    });

    test('is not burnt by acid, rescues nobody, and moves nowhere', () => {
      const w = position(nowhere, { at: 'losses' });
      w.combat!.slots[0]!.wounds = 3;
      const types = told(w).map((what) => what.type);
      expect(types).toContain('killed');
      expect(types).not.toContain('acid');
      expect(types).not.toContain('rescued');
      const ranging = position(nowhere, { at: 'ranges and orders' });
      game.resume(ranging, fastChance(1));
      const offers = game.asks(ranging).flatMap((ask) => ask.offers);
      expect(offers.some((offer) => 'unit' in offer && offer.unit === boOf(ranging).id)).toBe(false);
      expect(offers).toContainEqual({ do: 'order', order: 'Break contact!' });
      game.play(ranging, 0, { do: 'order', order: 'Close the gap!' }, fastChance(1));
      expect(game.asks(ranging)[0]!.offers).toEqual([{ do: 'move', unit: 1 }]);
    });

    test('is not ranged and makes no check', () => {
      const w = position(nowhere, { at: 'range the squad' });
      expect(told(w).map((what) => ('unit' in what ? what.unit : ''))).toEqual(['Ann']);
      const checks = position({ ...nowhere, items: ['Flares'] }, { at: 'squad wounds' });
      game.resume(checks, fastChance(1));
      const offers = game.asks(checks).flatMap((ask) => ask.offers);
      expect(offers.filter((offer) => 'unit' in offer && offer.unit === 2)).toEqual([]);
    });
  },
);
