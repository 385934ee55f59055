// Chibi Commander: a unit with nothing left to do does not get in the way, and giving up says what it counts as.
import { game } from '@xenotable/chibi-commander';
import { type View, arrivalsOf, walkTo } from '@xenotable/chibi-commander/preview';
import { type Asked, fastChance } from '@xenotable/kernel';
import { expect, test } from 'vitest';
import { leftToDo } from '../src/games/chibi-commander/left.ts';
import { modifiersOf, noteOf } from '../src/games/chibi-commander/notes.ts';
import { plannedOf, sayOf, sayStepOf, targetWords, wayWords } from '../src/games/chibi-commander/planned.ts';
import {
  aimChoice,
  arriveChoice,
  endingIn,
  nextChoice,
  waysKnown,
  walkChoice,
} from '../src/games/chibi-commander/shared/plan.ts';
import { partsOf } from '../src/table/together.ts';
import { takenUp } from '../src/games/chibi-commander/useAgain.ts';
import { isSpent } from '../src/games/chibi-commander/useSpentChain.ts';
import { aimedWays, wayMeant } from '../src/games/chibi-commander/useOutlook.ts';

/** The question's offers do not matter here. */
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

/** A Soldier on the map's edge after two walks, who can only leave or end. */
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

test('if the acting unit has nothing left, pointing at another one aims with it and ends the first activation', () => {
  const { at, ask, view } = spent();
  expect(view.acting).toMatchObject({ unit: at('Soldier'), actions: 0 });
  const field = { picked: null, offers: ask.offers, units: [], blips: [], acting: null };
  const { units, ways } = aimedWays(view, field, null, { unit: at('Serpent Man') });
  expect(units).toEqual([at('Scout')]);
  expect(ways[0]?.unit).toBe(at('Scout'));
});

test('the unit that is picked next aims, though another one has a better way, or nobody does', () => {
  const { at, ask, view } = after(
    {
      Soldier: { at: '15,15' },
      Scout: { at: '10,13' },
      Gunner: { at: '13,13' },
      Medic: { at: '23,0' },
      'Serpent Man': { at: '10,10' },
    },
    (who) => ({ do: 'activate', unit: who('Soldier') }),
    () => ({ do: 'walk', to: 15 * 24 + 19 }),
    () => ({ do: 'walk', to: 15 * 24 + 23 }),
  );
  const field = { picked: null, offers: ask.offers, units: [], blips: [], acting: null };
  const target = { unit: at('Serpent Man') };
  const aimers = (name: string) => {
    const unit = at(name);
    return aimedWays(view, field, { unit }, target, { kind: 'next', unit, at: -1 }).ways.map(
      (way) => way.unit,
    );
  };
  expect(new Set(aimers('Scout'))).toEqual(new Set([at('Scout')]));
  expect(new Set(aimers('Gunner'))).toEqual(new Set([at('Gunner')]));
  expect(aimers('Medic')).toEqual([]);
});

test('the chain that is picked is the one that an enemy is attacked with', () => {
  const { at, ask, view } = after({ Scout: { at: '12,14' }, 'Serpent Man': { at: '9,15' } }, (who) => ({
    do: 'activate',
    unit: who('Scout'),
  }));
  const field = { picked: null, offers: ask.offers, units: [], blips: [], acting: null };
  const { ways } = aimedWays(view, field, { unit: at('Scout') }, { unit: at('Serpent Man') });
  const meant = (chain: number) => ways[wayMeant({ ...field, picked: { do: 'use', chain } }, ways)];
  for (const chain of [0, 1]) {
    expect(meant(chain)?.chain).toBe(chain);
    expect(meant(chain)?.plan[0]).toEqual({ do: 'use', chain });
  }
  expect(wayMeant(field, ways)).toBe(0);
});

test('pointing at another unit ends the activation and says what is left unused', () => {
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
  expect(endingIn(change)).toBe('done');
  expect(plannedOf(change, early.view)?.sentence).toMatch(/^Soldier ends with 2 actions unused/);
  expect(leftToDo(change, early.view, NOTHING)?.words).toMatch(/^Soldier has 2 actions left/);
});

test('pointing at another unit breaks off an open chain first, and the whole plan can be played', () => {
  const units = { Soldier: { at: '15,15' }, Scout: { at: '10,13' }, Grey: { at: '15,8' } };
  const opened = (actions: 1 | 2) => {
    const w = game.arrange({ ...SOLO, units });
    const at = (name: string) => w.units.findIndex((unit) => unit.type === name);
    game.resume(w, fastChance(1));
    game.play(w, 0, { do: 'activate', unit: at('Soldier') }, fastChance(1));
    for (let i = 0; i < actions; i++) {
      if (i > 0) game.play(w, 0, { do: 'break off' }, fastChance(1));
      game.play(w, 0, { do: 'use', chain: 0 }, fastChance(1));
    }
    return { w, at };
  };
  for (const actions of [1, 2] as const) {
    const { w, at } = opened(actions);
    const ask = game.asks(w).find(({ seat }) => seat === 0);
    const view = game.view(w, 0) as View;
    const plan = nextChoice(view, ask?.offers ?? [], `unit:${at('Scout')}`);
    if (plan === null) throw new Error('the Scout cannot be next');
    expect(endingIn(plan)).toBe('break off');
    expect(plannedOf(plan, view)?.sentence).toMatch(/^Soldier breaks off its chain and .*Activate Scout\?$/);
    for (const part of partsOf(plan)) game.play(w, 0, part as never, fastChance(1));
    expect((game.view(w, 0) as View).acting).toMatchObject({ unit: at('Scout') });
  }
});

test('pointing at a unit that has not arrived yet ends the activation, so that it may arrive', () => {
  const { at, ask, view } = after({ Soldier: { at: '15,15' }, Scout: { waiting: true } }, (who) => ({
    do: 'activate',
    unit: who('Soldier'),
  }));
  const plan = nextChoice(view, ask.offers, `unit:${at('Scout')}`);
  expect(plan).toMatchObject({ together: [{ do: 'done' }] });
  expect(plan !== null && plannedOf(plan, view)?.sentence).toBe(
    'Soldier ends with 2 actions unused. Then choose where Scout arrives.',
  );
});

test('a unit that is still to come arrives by its card and a field while another one acts', () => {
  const w = game.arrange({ ...SOLO, units: { Soldier: { at: '15,15' }, Scout: { waiting: true } } });
  const at = (name: string) => w.units.findIndex((unit) => unit.type === name);
  game.resume(w, fastChance(1));
  game.play(w, 0, { do: 'activate', unit: at('Soldier') }, fastChance(1));
  const view = game.view(w, 0) as View;
  const offers = game.asks(w).find(({ seat }) => seat === 0)?.offers ?? [];
  const [field = -1] = arrivalsOf(view, at('Scout'));
  const plan = arriveChoice(view, offers, at('Scout'), field);
  if (plan === null) throw new Error('the Scout cannot arrive');
  expect(plannedOf(plan, view)?.sentence).toMatch(/^Soldier ends with 2 actions unused\. Scout arrives on /);
  expect(arriveChoice(view, offers, at('Scout'), 8 * 24 + 12)).toBeNull();
  // Between the two steps it is still awaited, then it is taken up.
  const came = { unit: at('Scout'), placed: true };
  const meant = () =>
    takenUp(game.view(w, 0) as View, game.asks(w).find(({ seat }) => seat === 0)?.offers ?? [], came);
  for (const part of partsOf(plan)) {
    expect(meant()).toEqual({ choice: null, awaited: came, lifted: null });
    game.play(w, 0, part as never, fastChance(1));
  }
  expect(w.units[at('Scout')]?.cell).toBe(field);
  expect(meant()).toEqual({ choice: { do: 'activate', unit: at('Scout') }, awaited: null, lifted: null });
});

test('who is next without a field is in hand once the other one has ended', () => {
  const w = game.arrange({ ...SOLO, units: { Soldier: { at: '15,15' }, Scout: { waiting: true } } });
  const at = (name: string) => w.units.findIndex((unit) => unit.type === name);
  game.resume(w, fastChance(1));
  game.play(w, 0, { do: 'activate', unit: at('Soldier') }, fastChance(1));
  const came = { unit: at('Scout'), placed: false };
  const meant = () =>
    takenUp(game.view(w, 0) as View, game.asks(w).find(({ seat }) => seat === 0)?.offers ?? [], came);
  expect(meant()).toEqual({ choice: null, awaited: came, lifted: null });
  game.play(w, 0, { do: 'done' }, fastChance(1));
  expect(meant()).toEqual({ choice: null, awaited: null, lifted: at('Scout') });
});

test('another unit walks while a chain is open: the plan breaks the chain off first', () => {
  const w = game.arrange({ ...SOLO, units: { Soldier: { at: '15,15' }, Medic: { at: '15,12' } } });
  const at = (name: string) => w.units.findIndex((unit) => unit.type === name);
  game.resume(w, fastChance(1));
  game.play(w, 0, { do: 'activate', unit: at('Soldier') }, fastChance(1));
  game.play(w, 0, { do: 'use', chain: 0 }, fastChance(1));
  const view = game.view(w, 0) as View;
  const to = 12 * 24 + 13;
  const walk = walkTo(view, { unit: at('Medic') }, to);
  if (walk === null) throw new Error('the Medic cannot walk');
  const plan = walkChoice(view, walk);
  expect(partsOf(plan).slice(0, 2)).toEqual([{ do: 'break off' }, { do: 'done' }]);
  for (const part of partsOf(plan)) game.play(w, 0, part as never, fastChance(1));
  expect(w.units[at('Medic')]?.cell).toBe(to);
});

test('a step of a plan names the chain of the unit that the plan activates, not of the one that acts', () => {
  const units = { Medic: { at: '15,15' }, Soldier: { at: '10,8' }, Grey: { at: '13,8' } };
  const { at, view } = after(units, (id) => ({ do: 'activate', unit: id('Medic') }));
  const [way] = waysKnown(view, { unit: at('Grey') }, [at('Soldier')]);
  if (way === undefined) throw new Error('the Soldier cannot attack');
  const steps = partsOf(aimChoice(view, { unit: at('Grey') }, [at('Soldier')], 0, way));
  const use = steps.findIndex((step) => JSON.stringify(step).includes('"use"'));
  expect(sayOf(steps[use] ?? null, view)).toBe('Use M2 H1');
  expect(sayStepOf(steps, use, view)).toBe('Use M1 R2 D1');
});

test('who is attacked is named with its hearts', () => {
  const { at, view } = after({ Soldier: { at: '10,8' }, Grey: { at: '13,8', lost: 1 } });
  expect(targetWords(view, { unit: at('Grey') })).toMatch(/^Grey, (\d) of (?!\1)\d hearts$/);
});

test('of two ways that are worth the same, the one after which the unit can walk away comes first', () => {
  const { at, view } = after({ Scout: { at: '10,8' }, Grey: { at: '12,8' } });
  const ways = waysKnown(view, { unit: at('Grey') }, [at('Scout')]);
  const words = ways.map((way) => wayWords(way, view));
  const beginning = (start: string): string[] => words.filter((one) => one.startsWith(start));
  expect(beginning('Stay and shoot, twice')).toEqual([
    expect.stringMatching(/, then walk (3|to \(\d+,\d+\))$/),
    'Stay and shoot, twice',
  ]);
  expect(beginning('Walk 1 and shoot').filter((one) => !one.includes('twice'))).toEqual([
    expect.stringMatching(/^Walk 1 and shoot, then walk (3|to \(\d+,\d+\))$/),
    'Walk 1 and shoot',
  ]);
});

test('breaking off a chain of which nothing is left loses nothing', () => {
  const { view } = after(
    { Soldier: { at: '10,8' }, Farmer: { at: '11,8' } },
    (id) => ({ do: 'activate', unit: id('Soldier') }),
    () => ({ do: 'use', chain: 0 }),
  );
  const { acting } = view;
  if (acting === null) throw new Error('nobody acts');
  const used = { ...view, acting: { ...acting, points: 0, deeds: 0, jumps: 0 } };
  const detail = (seen: View) => noteOf({ do: 'break off' }, seen, 0).detail;
  expect(detail(view)).toBe('the rest of the chain is lost, other actions are not');
  expect(detail(used)).toBe('nothing is left of it');
});

test('a chain that is used up ends by itself, unless something would be lost', () => {
  const { view, ask } = after(
    { Scout: { at: '10,8' }, Medic: { at: '20,8' } },
    (id) => ({ do: 'activate', unit: id('Scout') }),
    () => ({ do: 'use', chain: 0 }),
  );
  const { acting } = view;
  if (acting === null) throw new Error('nobody acts');
  expect(isSpent(view, ask.offers)).toBe(false);
  const used = { ...acting, points: 0, deeds: 0, jumps: 0 };
  expect(isSpent({ ...view, acting: { ...used, actions: 1 } }, ask.offers)).toBe(true);
  const last = { ...view, acting: { ...used, actions: 0 } };
  expect(isSpent(last, [{ do: 'break off' }])).toBe(true);
  // Its activation would end with the chain, and whatever else could be done with it.
  expect(isSpent(last, [{ do: 'break off' }, { do: 'leave' }])).toBe(false);
});

test('with no action left ending takes one press, with one left it takes two', () => {
  const { view } = after({ Soldier: { at: '10,15' } }, (id) => ({ do: 'activate', unit: id('Soldier') }));
  const { acting } = view;
  if (acting === null) throw new Error('nobody acts');
  const quiet = (actions: number) =>
    noteOf({ do: 'done' }, { ...view, acting: { ...acting, actions } }, 0).quiet === true;
  expect([quiet(2), quiet(1), quiet(0)]).toEqual([true, true, false]);
});

test('giving up without a point asks for confirmation as a defeat, and is never the primary button', () => {
  const { view, ask } = after({ Soldier: { at: '15,15' } }, () => ({ do: 'give up' }));
  expect(ask.offers).toContainEqual({ do: 'yes' });
  expect(leftToDo({ do: 'yes' }, view, NOTHING)?.words).toBe(
    'The mission is given up, and it is lost. It cannot be taken back.',
  );
  expect(noteOf({ do: 'yes' }, view, 0).quiet).toBe(true);
});

test('giving up with enough points says that they would win if the mission were brought to its end', () => {
  const w = game.arrange({
    ...SOLO,
    units: { Soldier: { at: '15,15' }, Farmer: { fate: 'evacuated', by: 'CHIBI COM' } },
  });
  game.resume(w, fastChance(1));
  game.play(w, 0, { do: 'give up' }, fastChance(1));
  const view = game.view(w, 0) as View;
  expect(leftToDo({ do: 'yes' }, view, NOTHING)?.words).toBe(
    'The mission is given up, and it is lost. Brought to its end, 1 point would win it. It cannot be taken back.',
  );
});

test('a plan from an earlier view can be worded in a later one, whatever has changed', () => {
  const before = after({ Soldier: { at: '15,15' }, Grey: { at: '15,8' } }, (at) => ({
    do: 'activate',
    unit: at('Soldier'),
  }));
  const soldier = { unit: before.at('Soldier') };
  const walk = walkTo(before.view, soldier, 15 * 24 + 19);
  const [way] = waysKnown(before.view, { unit: before.at('Grey') }, [soldier.unit]);
  if (walk === null || way === undefined) throw new Error('nothing can be planned');
  const { view } = spent();
  for (const plan of [
    walkChoice(before.view, walk),
    aimChoice(before.view, { unit: before.at('Grey') }, [soldier.unit], 99, way),
  ]) {
    expect(sayOf(plan, view)).toBe('Do it');
    expect(plannedOf(plan, view)).toBeNull();
    expect(modifiersOf(plan, view)).toEqual([]);
  }
});

/** A Soldier hits a Grey that lost so many hearts for so many points, and the Commander has a star. */
function hitFor(damage: 0 | 1, lost = 1) {
  const w = game.arrange({
    ...SOLO,
    map: 'open',
    units: { Soldier: { at: '10,8' }, Commander: { at: '2,2' }, Grey: { at: '13,8', lost } },
  });
  const at = (name: string) => w.units.findIndex((unit) => unit.type === name);
  const faces = [4, 4, 1 + 2 * damage];
  const chance = { ...fastChance(1), roll: () => faces.shift() ?? 1 };
  game.resume(w, fastChance(1));
  game.play(w, 0, { do: 'activate', unit: at('Soldier') }, chance);
  game.play(w, 0, { do: 'use', chain: 0 }, chance);
  game.play(w, 0, { do: 'attack', unit: at('Grey') }, chance);
  const view = game.view(w, 0) as View;
  return {
    keep: noteOf({ do: 'keep it' }, view, 0),
    luck: noteOf({ do: 'luck', star: at('Commander') }, view, 0),
  };
}

test('keeping a throw is the primary button if a new one cannot end better', () => {
  const fell = hitFor(1);
  expect(fell.keep.quiet).toBeUndefined();
  expect(fell.luck).toMatchObject({ idle: true, detail: 'no throw could end better' });
  const nothing = hitFor(0);
  expect(nothing.keep.quiet).toBe(true);
  expect(nothing.luck.idle ?? nothing.luck.quiet).toBeUndefined();
});

test('keeping a throw has the same key whether a new one may end worse or not, and Enter risks nothing', () => {
  const nothing = hitFor(0, 0);
  const something = hitFor(1, 0);
  expect([nothing.keep.quiet, something.keep.quiet]).toEqual([true, true]);
  expect([nothing.luck.quiet, something.luck.quiet]).toEqual([undefined, undefined]);
  expect([nothing.luck.risky, something.luck.risky]).toEqual([undefined, true]);
  expect([nothing.luck.behind, something.luck.behind]).toEqual([undefined, 1]);
});

test('a unit that leaves for nothing asks for confirmation, one that is saved does not', () => {
  const others = { Scout: { at: '10,13' }, 'Serpent Man': { at: '3,3' } };
  const soldier = after({ Soldier: { at: '15,15' }, ...others }, (at) => ({
    do: 'activate',
    unit: at('Soldier'),
  }));
  expect(soldier.ask.offers).toContainEqual({ do: 'leave' });
  const asked = leftToDo({ do: 'leave' }, soldier.view, NOTHING);
  expect(asked).toMatchObject({ kind: 'going', next: null, loses: '2 actions' });
  expect(asked?.words).toMatch(/^Soldier leaves the map for good/);
  const farmer = after({ Soldier: { at: '15,14' }, Farmer: { at: '15,15' }, ...others }, (at) => ({
    do: 'send',
    by: at('Soldier'),
    civilian: at('Farmer'),
  }));
  expect(farmer.ask.offers).toContainEqual({ do: 'leave' });
  expect(leftToDo({ do: 'leave' }, farmer.view, NOTHING)).toBeNull();
});

test('a unit that is done and could still take a captive off the map is asked', () => {
  const { at, view } = after(
    { Soldier: { at: '21,0' }, Grey: { at: '22,0', coma: true } },
    (at) => ({ do: 'activate', unit: at('Soldier') }),
    () => ({ do: 'walk', to: 4 * 24 + 21 }),
    () => ({ do: 'walk', to: 21 }),
  );
  expect(view.acting).toMatchObject({ actions: 0, points: 0 });
  expect(noteOf({ do: 'done' }, view, 0).quiet).toBe(true);
  const left = leftToDo({ do: 'done' }, view, NOTHING);
  expect(left?.words).toBe('Soldier can still take Grey off the map, free: +2 points.');
  expect(left?.things).toEqual([`unit:${at('Grey')}`]);
  expect(plannedOf(left?.next ?? null, view)?.button).toBe('Capture Grey: +2 points');
});

test('after Storm a walk says when it takes the second action as well', () => {
  const { at, view } = after(
    { Commander: { at: '22,14' } },
    (at) => ({ do: 'activate', unit: at('Commander') }),
    (at) => ({ do: 'storm', star: at('Commander') }),
  );
  const planned = (to: number) =>
    plannedOf(walkChoice(view, walkTo(view, { unit: at('Commander') }, to)!), view);
  expect(planned(9 * 24 + 22)).toMatchObject({ button: 'Walk' });
  expect(planned(9 * 24 + 20)).toMatchObject({ button: 'Walk twice' });
  expect(planned(9 * 24 + 20)?.sentence).toContain('with one more action?');
});
