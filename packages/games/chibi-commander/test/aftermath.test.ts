// The danger after a planned attack is that of play: the target answers only if it stands, and a walk after the shot counts.
import { type Json, fastChance } from '@xenotable/kernel';
import { expect, test } from 'vitest';
import type { Choice } from '../choices.ts';
import { game } from '../game.ts';
import { announced } from '../preview/aftermath.ts';
import { type Way, waysTo } from '../preview/aim.ts';
import { fallChance, hurtChance } from '../preview/blows.ts';
import { answersAt } from '../preview/threat.ts';

const SOLO = { mission: 'COOP 1', variation: 1, map: 'open', players: 1, quick: true };

function began(given: Json) {
  const w = game.arrange(given);
  game.resume(w, fastChance(1));
  return { w, view: game.view(w, 0), at: (name: string) => w.units.findIndex((unit) => unit.type === name) };
}

class Enough extends Error {}

/** Plays a way, the walk after it and the enemies' turn; whether the attacker was hurt. */
function hurtIn(start: ReturnType<typeof game.arrange>, way: Way, seed: number): boolean {
  const w = game.copy(start);
  const chance = fastChance(seed);
  let hurt = false;
  const offers = (): Choice[] => game.asks(w).find(({ seat }) => seat === 0)?.offers ?? [];
  const play = (choice: Choice): void =>
    game.play(w, 0, choice, chance, (what) => {
      if (what.type === 'hurt' && what.unit === way.unit) hurt = true;
      if (what.type === 'round') throw new Enough();
    });
  try {
    for (const choice of way.plan) play(choice);
    if (way.rest !== way.from) play({ do: 'walk', to: way.rest });
    for (const last of ['break off', 'done', 'end turn'] as const) {
      const offer = offers().find((one) => one.do === last);
      if (offer !== undefined) play(offer);
    }
  } catch (error) {
    if (!(error instanceof Enough)) throw error;
  }
  return hurt;
}

const ALL = 3000;
const sampled = (w: ReturnType<typeof game.arrange>, way: Way): number =>
  Array.from({ length: ALL }, (_, i) => hurtIn(w, way, i + 1)).filter(Boolean).length / ALL;

/** What the card prints for the attacker. */
function printed(view: ReturnType<typeof game.view>, way: Way): number {
  const attack =
    way.end !== null && 'unit' in way.target ? { attack: { target: way.target.unit, end: way.end } } : {};
  const sums = announced(view, { unit: way.unit, cell: way.rest, ...attack }).flatMap(({ harms = [] }) =>
    harms.filter(({ target }) => target === `unit:${way.unit}`).map(({ sum }) => hurtChance(sum)),
  );
  return sums.at(-1) ?? 0;
}

test('an enemy that falls does not hurt anybody in its turn', () => {
  const { w, view, at } = began({
    ...SOLO,
    units: { Soldier: { at: '12,9' }, Grey: { at: '14,9', lost: 1 }, Scribit: { at: '16,9' } },
  });
  const way = waysTo(view, { unit: at('Grey') }, [at('Soldier')]).find(
    ({ attacks, path }) => attacks === 1 && path.length === 0,
  );
  if (way?.end == null) throw new Error('no way to attack');
  expect(fallChance(way.end)).toBeGreaterThan(0.2);
  const told = printed(view, way);
  expect(told).toBeCloseTo(sampled(w, way), 1);
  const ignoring = announced(view, { unit: way.unit, cell: way.rest });
  const before = ignoring.flatMap(({ harms = [] }) => harms.map(({ sum }) => hurtChance(sum))).at(-1) ?? 0;
  expect(told).toBeLessThan(before - 0.05);
  const grey = announced(view, {
    unit: way.unit,
    cell: way.rest,
    attack: { target: at('Grey'), end: way.end },
  })[0];
  expect(grey?.stands).toBeCloseTo(1 - fallChance(way.end), 9);
});

test('the only enemy: hurt as likely as it still stands and hits', () => {
  const { w, view, at } = began({ ...SOLO, units: { Soldier: { at: '12,9' }, Grey: { at: '14,9' } } });
  for (const way of waysTo(view, { unit: at('Grey') }, [at('Soldier')])) {
    const back = answersAt(view, w.units[way.unit]!, way.rest)[0]?.hurt ?? 0;
    expect(way.back[0]?.hurt ?? 0).toBeCloseTo(
      back * (1 - fallChance(way.end ?? { nothing: 1, hurt: 0, coma: 0, dead: 0 })),
      9,
    );
    if (way.attacks === 1) expect(printed(view, way)).toBeCloseTo(sampled(w, way), 1);
  }
});

test('who walks on after the shot is in danger where the walk ends', () => {
  const { w, view, at } = began({
    ...SOLO,
    map: 'Province',
    units: { Scout: { at: '11,14' }, Scribit: { at: '9,15' } },
  });
  const ways = waysTo(view, { unit: at('Scribit') }, [at('Scout')]);
  const away = ways.filter(({ after, attacks }) => after > 0 && attacks === 1);
  expect(away.length).toBeGreaterThan(0);
  expect(away.some(({ from, rest }) => from !== rest)).toBe(true);
  for (const way of away) {
    const staying = ways.find((one) => one.after === 0 && one.from === way.from && one.attacks === 1);
    if (staying !== undefined) expect(way.back[0]?.hurt ?? 0).toBeLessThanOrEqual(staying.back[0]?.hurt ?? 0);
    expect(printed(view, way)).toBeCloseTo(sampled(w, way), 1);
  }
});
