// Chibi Commander: saving a civilian and healing a comrade by pointing at them, and an answer from everybody else.
import { game } from '@xenotable/chibi-commander';
import {
  captureBy,
  sendingAfter,
  sendingOf,
  type View,
  walkBeside,
  healingOf,
} from '@xenotable/chibi-commander/preview';
import { type Json, fastChance } from '@xenotable/kernel';
import { expect, test } from 'vitest';
import { intentSums } from '../src/games/chibi-commander/Intents.tsx';
import { noteOf } from '../src/games/chibi-commander/notes.ts';
import { plannedOf } from '../src/games/chibi-commander/planned.ts';
import {
  captureChoice,
  healChoice,
  sendChoice,
  walkAndSend,
} from '../src/games/chibi-commander/shared/plan.ts';
import { decisive, usualOf } from '../src/games/chibi-commander/shared/things.ts';
import { whyNot } from '../src/games/chibi-commander/whyNot.ts';
import { chanced } from '../src/table/dice/tested.ts';
import { partsOf } from '../src/table/together.ts';

const SOLO = { mission: 'COOP 1', variation: 2, map: 'Province', players: 1, quick: true };

function began(units: Record<string, object>) {
  const w = game.arrange({ ...SOLO, units });
  game.resume(w, fastChance(1));
  const at = (name: string) => w.units.findIndex((unit) => unit.type === name);
  const unit = (name: string) => w.units[at(name)]!;
  const seen = (): View => game.view(w, 0);
  const play = (plan: Json) => {
    for (const choice of partsOf(plan)) game.play(w, 0, choice as never, fastChance(1));
  };
  return { w, at, unit, seen, play };
}

test('a civilian beside a unit is sent off the map in one plan, which names its point', () => {
  const { at, unit, seen, play } = began({ Scout: { at: '12,13' }, Postman: { at: '11,13' } });
  const sending = sendingOf(seen(), at('Scout'), at('Postman'));
  const plan = sendChoice(seen(), sending!);
  expect(partsOf(plan).map((choice) => (choice as { do: string }).do)).toEqual(['send', 'walk', 'leave']);
  expect(plannedOf(plan, seen())).toEqual({
    sentence: expect.stringMatching(
      /^Scout sends: Postman runs off the map at \(\d+,15\), free, \+1 point\.$/,
    ),
    button: 'Save Postman: +1 point',
  });
  // The button of the plan is bright: it does not give anything up.
  expect(noteOf(decisive(plan), seen(), 0).quiet).toBeUndefined();
  play(plan);
  expect(unit('Postman').cell).toBeLessThan(0);
  expect(seen().armies[0]?.goals.some(({ points }) => points === 1)).toBe(true);
});

test('a civilian out of reach of the exits is only sent, and its note says what it costs', () => {
  const { at, seen } = began({ Scout: { at: '12,8' }, Postman: { at: '11,8' } });
  const plan = sendChoice(seen(), sendingOf(seen(), at('Scout'), at('Postman'))!);
  expect(partsOf(plan)).toEqual([{ do: 'send', by: at('Scout'), civilian: at('Postman') }]);
  expect(plannedOf(plan, seen())?.button).toBe('Send Postman: free');
  expect(noteOf({ do: 'send', by: at('Scout'), civilian: at('Postman') }, seen(), 0).detail).toBe(
    'free: walks up to 4 points at once; +1 point when it leaves the map',
  );
});

test('a unit walks beside a civilian and sends it off the map in one plan', () => {
  const { at, unit, seen, play } = began({ Scout: { at: '15,13' }, Postman: { at: '11,13' } });
  const walk = walkBeside(seen(), { unit: at('Scout') }, unit('Postman').cell)!;
  const sends = sendingAfter(seen(), walk, at('Postman'))!;
  const plan = walkAndSend(seen(), walk, unit('Postman').cell, sends);
  expect(plannedOf(plan, seen())?.button).toBe('Save Postman: +1 point');
  expect(plannedOf(plan, seen())?.sentence).toMatch(/beside Postman.*Postman runs off the map/);
  play(plan);
  expect(unit('Postman').cell).toBeLessThan(0);
});

test('a Medic heals a comrade in coma beside it in one plan, before dragging it', () => {
  const { at, unit, seen, play } = began({ Medic: { at: '12,13' }, Soldier: { at: '11,13', coma: true } });
  expect(unit('Soldier').coma).toBe(true);
  const plan = healChoice(seen(), healingOf(seen(), at('Medic'), at('Soldier'))!);
  expect(plannedOf(plan, seen())?.button).toBe('Heal Soldier');

  play(plan);
  expect(seen().acting).toMatchObject({ unit: at('Medic'), actions: 1, deeds: 0 });
  const [drag, heal] = [
    { do: 'pick up', unit: 1 },
    { do: 'heal', unit: 1 },
  ];
  expect(usualOf([drag, heal])).toBe(heal);
});

test('a figure at which nothing is possible says who it is and why', () => {
  const { at, seen, unit } = began({
    Scout: { at: '12,14' },
    Postman: { at: '11,13' },
    Cow: { at: '3,3' },
  });
  expect(whyNot(seen(), unit('Postman'))).toBe(
    'Postman, 2 of 2 hearts: Scout stands diagonally: only the 4 fields beside it count',
  );
  expect(whyNot(seen(), unit('Cow'))).toContain('an animal');
  expect(sendingOf(seen(), at('Scout'), at('Postman'))).toBeNull();
});

test('the note of a door says what opening it costs', () => {
  const { at, seen, play } = began({ Scout: { at: '15,7' } });
  play({ do: 'activate', unit: at('Scout') });
  const door = (6 * 24 + 15) * 2;
  expect(noteOf({ do: 'open', door }, seen(), 0).detail).toBe('free; closes with the turn');
});

test('of several attackers the sum says so', () => {
  const { at, seen } = began({ Scout: { at: '12,13' } });
  const thing = `unit:${at('Scout')}`;
  const end = { nothing: 0.5, hurt: 0.5, coma: 0, dead: 0 };
  const attack = (id: number) =>
    ({ who: `unit:${id}`, words: '', order: 1, harms: [{ target: thing, alone: end, sum: end }] }) as never;
  expect(intentSums(seen(), [attack(7)], null)[0]?.text).toBe('50\u00a0% hurt');
  expect(intentSums(seen(), [attack(7), attack(8)], null)[0]?.text).toBe('all 2: 50\u00a0% hurt');
});

test('a throw to hit is a hit or a miss, and one to wake says so', () => {
  const dice = { values: [2], sides: 6, need: '6', counts: [false] };
  expect(chanced({ kind: 'roll', weight: 1, plate: 'miss', dice })?.words).toBe('miss');
  expect(chanced({ kind: 'nerve', weight: 1, plate: 'dies', dice: { ...dice, test: 'waking' } })?.words).toBe(
    'waking failed',
  );
});

test('an Alien in coma is captured in one plan, which names its points and who leaves with it', () => {
  for (const scout of ['6,15', '6,13', '6,8']) {
    const { at, unit, seen, play } = began({
      Scout: { at: scout },
      Grey: { at: '6,14', coma: true },
      Medic: { at: '22,14' },
    });
    const capture = captureBy(seen(), at('Scout'), at('Grey'));
    if (capture === null) throw new Error(`the Scout on ${scout} cannot capture it`);
    const plan = captureChoice(seen(), capture);
    const verbs = partsOf(plan).map((choice) => (choice as { do: string }).do);
    expect([verbs[0], verbs.at(-1)]).toEqual(['activate', 'leave']);
    expect(plannedOf(plan, seen())).toEqual({
      sentence: expect.stringMatching(
        /^Scout drags Grey off the map at \(\d+,15\), (free|one action|two actions), \+2 points\? Scout leaves with it and does not come back\.$/,
      ),
      button: 'Capture Grey: +2 points',
    });
    play(plan);
    expect([unit('Grey').fate, unit('Scout').fate]).toEqual(['captured', 'evacuated']);
    expect(seen().armies[0]?.goals[0]?.points).toBe(2);
  }
});

test('who lies away from the edge is dragged there with what is left of the walk, or with another action', () => {
  for (const scout of ['12,11', '12,13', '12,10']) {
    const { at, unit, seen, play } = began({
      Scout: { at: scout },
      Grey: { at: '12,12', coma: true },
      Medic: { at: '22,14' },
    });
    const capture = captureBy(seen(), at('Scout'), at('Grey'));
    if (capture === null) throw new Error(`the Scout on ${scout} cannot capture it`);
    play(captureChoice(seen(), capture));
    expect(unit('Grey').fate).toBe('captured');
  }
  const far = began({ Scout: { at: '12,2' }, Grey: { at: '12,8', coma: true }, Medic: { at: '22,14' } });
  expect(captureBy(far.seen(), far.at('Scout'), far.at('Grey'))).toBeNull();
});
