// Chibi Commander: who has nothing left stands in nobody's way, and giving up says what it counts as.
import { game } from '@xenotable/chibi-commander';
import type { View } from '@xenotable/chibi-commander/preview';
import { type Asked, fastChance } from '@xenotable/kernel';
import { expect, test } from 'vitest';
import { leftToDo } from '../src/games/chibi-commander/left.ts';
import { noteOf } from '../src/games/chibi-commander/notes.ts';
import { plannedOf } from '../src/games/chibi-commander/planned.ts';
import { endsActivation, nextChoice } from '../src/games/chibi-commander/shared/plan.ts';
import { aimedWays } from '../src/games/chibi-commander/useOutlook.ts';

/** The offers of a question do not matter here. */
const NOTHING = { seat: 0, rule: 'CC-ACT-01', offers: [] } as unknown as Asked;

const SOLO = { mission: 'COOP 1', variation: 2, map: 'Province', players: 1, quick: true };

/** A table after some choices, as seat 0 is asked there. */
function after(units: Record<string, object>, ...choices: ((at: (name: string) => number) => object)[]) {
  const w = game.arrange({ ...SOLO, units });
  const at = (name: string) => w.units.findIndex((unit) => unit.type === name);
  game.resume(w, fastChance(1));
  for (const choice of choices) game.play(w, 0, choice(at) as never, fastChance(1));
  const ask = game.asks(w).find(({ seat }) => seat === 0);
  if (ask === undefined) throw new Error('nothing is asked');
  return { at, ask, view: game.view(w, 0) as View };
}

/** A Soldier on the map's edge after two walks: only leaving and ending are left. */
const spent = () =>
  after(
    {
      Soldier: { at: '15,15' },
      Scout: { at: '10,13' },
      'Serpent Man': { at: '10,10' },
    },
    (at) => ({ do: 'activate', unit: at('Soldier') }),
    () => ({ do: 'walk', to: 15 * 24 + 19 }),
    () => ({ do: 'walk', to: 15 * 24 + 23 }),
  );

test('who acts has nothing left: another one is aimed with, and the first one ends by that', () => {
  const { at, ask, view } = spent();
  expect(view.acting).toMatchObject({ unit: at('Soldier'), actions: 0 });
  const field = { picked: null, offers: ask.offers, units: [], blips: [], acting: null };
  const { units, ways } = aimedWays(view, field, null, { unit: at('Serpent Man') });
  expect(units).toEqual([at('Scout')]);
  expect(ways[0]?.unit).toBe(at('Scout'));
});

test('pointing at another unit ends the activation, and says what is left unused', () => {
  const { at, ask, view } = spent();
  const next = nextChoice(view, ask.offers, `unit:${at('Scout')}`);
  expect(next).toMatchObject({ together: [{ do: 'done' }, { do: 'activate', unit: at('Scout') }] });
  expect(next !== null && plannedOf(next, view)?.sentence).toBe('Soldier is done. Activate Scout?');
  const early = after({ Soldier: { at: '15,15' }, Scout: { at: '10,13' } }, (who) => ({
    do: 'activate',
    unit: who('Soldier'),
  }));
  const change = nextChoice(early.view, early.ask.offers, `unit:${early.at('Scout')}`);
  if (change === null) throw new Error('the Scout cannot be next');
  expect(endsActivation(change)).toBe(true);
  expect(plannedOf(change, early.view)?.sentence).toMatch(/^Soldier ends with 2 actions unused/);
  expect(leftToDo(change, early.view, NOTHING)?.words).toMatch(/^Soldier has 2 actions left/);
});

test('giving up without a point is asked about as a defeat, and is never the bright answer', () => {
  const { view, ask } = after({ Soldier: { at: '15,15' } }, () => ({ do: 'give up' }));
  expect(ask.offers).toContainEqual({ do: 'yes' });
  expect(leftToDo({ do: 'yes' }, view, NOTHING)?.words).toContain('the mission is lost');
  expect(noteOf({ do: 'yes' }, view, 0).quiet).toBe(true);
});
