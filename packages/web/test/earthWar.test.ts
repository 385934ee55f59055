// Earth War at the table: placing wounds and taking them back, and changes of range that have no effect.
import { type Asked, type Json, fastChance } from '@xenotable/kernel';
import { game } from '@xenotable/earth-war';
import { expect, test } from 'vitest';
import { aboutKind, ambushWarning, bystanderWords } from '../src/games/earth-war/ambush.ts';
import { goalsOf, pointsNow } from '../src/games/earth-war/goals.ts';
import { leftToDo } from '../src/games/earth-war/leftToDo.ts';
import { noteOf } from '../src/games/earth-war/notes.ts';
import { planned, say } from '../src/games/earth-war/planned.ts';
import { otherWays, thingsOf } from '../src/games/earth-war/things.ts';
import { isEmptyStop } from '../src/games/earth-war/useEmptyStops.ts';
import { type Laid, choiceOf, shownSplit } from '../src/games/earth-war/plan.ts';
import { voiceOf } from '../src/games/earth-war/voice.ts';
import { usualShot } from '../src/games/earth-war/volley.ts';
import type { Selection } from '../src/table/actions/selection.ts';
import type { TableState } from '../src/table/client/tableState.ts';
import type { GameModule } from '../src/table/contract.ts';
import * as odds from '../src/kit/draw/text.ts';
import { tenths } from '@xenotable/earth-war/preview';
import { buttonsOf } from '../src/table/prompt/layOut.ts';

const volley = { wounds: 3, slots: 2, kind: 'fire' as const };

test('going back from a complete plan removes its last wound; a plan from elsewhere is shown on the cards', () => {
  const laid: Laid = { wounds: [2, 1], before: [2, 0] };
  expect(shownSplit(choiceOf([2, 1]), laid, volley)).toEqual([2, 1]);
  expect(shownSplit(null, laid, volley)).toEqual([2, 0]);
  expect(shownSplit(choiceOf([0, 3]), laid, volley)).toEqual([0, 3]);
  expect(shownSplit(null, { wounds: [1, 1], before: [1, 0] }, volley)).toEqual([1, 1]);
});

/** The leader at SHORT (RN 4), a Rifleman at MEDIUM (RN 8), with this many CP. */
function ranges(cp: number, ammo = 10) {
  const w = game.arrange({
    at: 'ranges and orders',
    ammo,
    squad: [
      { unit: 'Squad Leader', name: 'Ann', rn: 4 },
      { unit: 'Rifleman', name: 'Bo', rn: 8 },
    ],
    combat: { cards: { W1: {}, M1: {}, M2: {} }, slots: ['?', '?', '?'], cp },
  });
  game.resume(w, fastChance(1));
  return game.view(w, 0);
}

const range = (unit: number, by: 1 | -1) => ({ do: 'range' as const, unit, by });

test('a change of range says what it leads to, alone or with the next ones, or that it has no effect', () => {
  const [one, two] = [ranges(1), ranges(2)];
  expect(noteOf(range(2, 1), one, 0)).toMatchObject({ detail: 'FIRE MEDIUM 4 → LONG 3', last: true });
  expect(noteOf(range(2, 1), one, 0).idle).toBeUndefined();
  expect(noteOf(range(1, 1), one, 0)).toMatchObject({ detail: 'still SHORT: changes nothing', idle: true });
  expect(noteOf(range(1, 1), two, 0).detail).toBe(
    'step 1 of 2 to MEDIUM, alone no change (FIRE SHORT 5 → MEDIUM 4)',
  );
});

test('without AMMO a change of range tells the FIRE that is left in both bands', () => {
  const empty = ranges(2, 0);
  expect(noteOf(range(1, 1), empty, 0).detail).toBe(
    'step 1 of 2 to MEDIUM, alone no change (FIRE SHORT 2 → MEDIUM 1)',
  );
  expect(noteOf(range(2, 1), empty, 0).detail).toBe('FIRE MEDIUM 1 → LONG –');
});

test('in the log a unit bears the mark of the person who owns it', () => {
  const w = game.arrange({
    at: 'ranges and orders',
    seats: ['person', 'person'],
    squad: [
      { unit: 'Squad Leader', name: 'Vale', rn: 4, seat: 'A' },
      { unit: 'Rifleman', name: 'Osei', rn: 8, seat: 'B' },
    ],
    combat: { cards: { W1: {} }, slots: ['?'] },
  });
  const line = {
    entry: 1,
    seat: 0,
    words: '',
    rule: 'EW-RNG-01',
    beat: { kind: 'note', weight: 0 },
    what: { type: 'told' },
  } as const;
  const voice = (about: string[]) => voiceOf({ ...line, about }, game.view(w, 0));
  expect(voice(['squad', 'unit:Osei'])).toBe(1);
  expect(voice(['squad', 'unit:Vale'])).toBe(0);
  expect(voice(['hive', 'card:W1', 'unit:Osei'])).toMatchObject({ letter: 'X' });
});

test('treating a wound says that it is a Medkit, and how often it can be used after that', () => {
  const w = game.arrange({
    at: 'ignored wounds',
    squad: [
      { unit: 'Squad Leader', name: 'Ann', rn: 5, incoming: ['D1'] },
      { unit: 'Medic', name: 'Bo', rn: 5, items: [{ item: 'Medkit', uses: 2 }] },
    ],
    combat: { cards: { D1: {}, M1: {} }, slots: ['D1', 'M1'] },
  });
  game.resume(w, fastChance(1));
  const treat = { do: 'treat' as const, by: 2, unit: 1, wound: 'Drone' };
  expect(noteOf(treat, game.view(w, 0), 0)).toMatchObject({
    value: 'Medkit',
    detail: 'keeps 3 of 3 HITS; 1 of 3 uses left',
  });
  expect(planned(treat, game.view(w, 0), 0)?.sentence).toBe(
    'Bo treats Ann: Drone? Keeps 3 of 3 HITS; 1 of 3 uses left.',
  );
});

test('a choice without effect has no button, unless it was picked from the list', () => {
  const offers = [range(2, -1), range(2, 1)].map((choice) => ({ choice, words: `by ${choice.by}` }));
  const shown = (picked: Json | null, view = ranges(1)): string[] => {
    const selection: Pick<Selection, 'picked' | 'path' | 'exact' | 'plain'> = {
      picked,
      path: ['unit:2'],
      exact: offers,
      plain: [],
    };
    const ask: Pick<Asked, 'seat' | 'offers' | 'withdrawals'> = { seat: 0, offers, withdrawals: [] };
    const state = { ask, view } as unknown as TableState;
    const module = { note: noteOf } as unknown as GameModule;
    return buttonsOf({ state, module, selection: selection as Selection }).others.map(({ words }) => words);
  };
  expect(shown(null)).toEqual(['by 1']);
  expect(shown(range(2, -1))).toEqual(['by -1', 'by 1']);
  // With 3 CP the leader's change has an effect later, so it comes after those with an immediate one.
  expect(shown(null, ranges(3))).toEqual(['by 1', 'by -1']);
});

/** Three face-down cards: a Lurker that may have ambushed, a Warrior with a wound, a shadow; with or without the dog. */
function hidden({ dog = false, sprung = false, cards = {} }) {
  const w = game.arrange({
    at: 'gather the wounds',
    squad: [
      { unit: 'Squad Leader', name: 'Ann', rn: 4, act: 'fire', sl: 2 },
      ...(dog ? [{ unit: 'Dog Team', name: 'Rex', rn: 4 }] : []),
    ],
    combat: { cards: { L1: { sprung }, M1: {}, M2: {}, ...cards }, slots: ['?', '?', '?'] },
  });
  game.resume(w, fastChance(1));
  return game.view(w, 0);
}

test('possible ambushes are told before the shots: not while a dog stands, and not a second time', () => {
  const fire = { together: [1, 2].map((unit) => ({ do: 'fire', unit })) };
  expect(ambushWarning(hidden({}))).toMatch(/^No kill is possible in this round/);
  expect(planned(fire, hidden({}), 0)?.sentence).toContain('No kill is possible');
  const cards = { W1: { wounds: 1 } };
  expect(ambushWarning(hidden({ cards }))).toMatch(/^1 enemy may ambush, once each/);
  expect(ambushWarning(hidden({ cards, dog: true }))).toBeNull();
  expect(ambushWarning(hidden({ cards, sprung: true }))).toBeNull();
  expect(planned(fire, hidden({ dog: true }), 0)?.sentence).toBe('Everybody who can fires: 2 units?');
});

test('for unseen cards the table tells what they can still do, and which wounds they keep', () => {
  const view = hidden({ cards: { W1: { wounds: 1 } } });
  expect(aboutKind(view, 'Lurker')).toBe('may ambush');
  expect(aboutKind(hidden({ sprung: true }), 'Lurker')).toBe('ambush used');
  expect(aboutKind(hidden({ sprung: true, cards: { L2: {} } }), 'Lurker')).toBe('1 may ambush');
  expect(aboutKind(view, 'Warrior')).toMatch(/^1 of \d wounds$/);
  expect(aboutKind(view, 'Merely Shadows')).toBe('');
});

test("a bystander's price is told, except on a patrol, where it has none", () => {
  const view = hidden({ cards: { N1: {}, V1: {} } });
  expect(bystanderWords(view)).toBe('Civilian −1, Survivor −2');
  expect(bystanderWords({ ...view, mission: { ...view.mission, number: 0 } })).toBe('nothing on a patrol');
});

test('everybody can hold in one step', () => {
  const hold = { together: [1, 2].map((unit) => ({ do: 'hold', unit })) };
  expect(planned(hold, hidden({}), 0)).toMatchObject({ button: 'All 2 hold' });
});

test('pointing at a unit means its better attack; without one the question is asked', () => {
  const w = game.arrange({
    at: 'squad wounds',
    squad: [
      { unit: 'Dog Team', name: 'Rex', rn: 1 },
      { unit: 'Rifleman', name: 'Bo', rn: 1 },
    ],
    combat: { cards: { D1: {}, M1: {} }, slots: ['?', '?'] },
  });
  const offered = game.asks(w)[0]?.offers ?? [];
  const of = (id: number) => offered.filter((one) => 'unit' in one && one.unit === id);
  const view = game.view(w, 0);
  expect(usualShot(of(1), view)).toEqual({ do: 'melee', unit: 1 });
  expect(usualShot(of(2), view)).toEqual({ do: 'fire', unit: 2 });
  expect(usualShot([{ do: 'range', unit: 1, by: 1 }], view)).toBeNull();
});

test('the question about unused moves names only moves to a better place, the best first', () => {
  const ordered = (rns: readonly number[], order: 'Close the gap!' | "Marines we're leaving!") => {
    const w = game.arrange({
      at: 'ranges and orders',
      squad: rns.map((rn, i) => ({ unit: i === 0 ? 'Squad Leader' : 'Rifleman', name: `U${i + 1}`, rn })),
      combat: { cards: { D1: {}, M1: {} }, slots: ['?', '?'], cp: 2 },
    });
    game.resume(w, fastChance(1));
    game.play(w, 0, { do: 'order', order }, fastChance(1));
    const view = game.view(w, 0);
    const offers = (game.asks(w)[0]?.offers ?? []).map((choice) => ({ choice, words: '' }));
    return leftToDo({ do: 'done' }, view, { offers } as unknown as Asked);
  };
  // From LONG to MEDIUM FIRE grows by one, from SHORT to CLOSE it falls.
  expect(ordered([4, 10], 'Close the gap!')).toMatchObject({ next: { do: 'move', unit: 2 }, kind: 'moves' });
  expect(ordered([4, 4], 'Close the gap!')).toBeNull();
  expect(ordered([4, 1], "Marines we're leaving!")).toMatchObject({ next: { do: 'move', unit: 2 } });
});

/** After the reveal at the hut, with this many wounds on the operator. */
function revealed(wounds: number, { cp = 1, mission = 1, node = 3 } = {}) {
  const w = game.arrange({
    at: 'orders after the reveal',
    mission,
    node,
    squad: [{ unit: 'Squad Leader', name: 'Ann', rn: 4 }],
    combat: {
      cp,
      cards: { W1: {}, N1: {} },
      slots: [
        { card: 'W1', up: true, wounds: 1 },
        { card: 'N1', up: true, wounds },
      ],
    },
  });
  game.resume(w, fastChance(1));
  const view = game.view(w, 0);
  const [ask] = game.asks(w);
  const offers = (ask?.offers ?? []).map((choice) => ({ choice, words: '' }));
  return {
    prompt: ask?.prompt ?? '',
    left: leftToDo({ do: 'done' }, view, { offers } as unknown as Asked),
    goOn: planned({ do: 'done' }, view, 0)?.sentence,
  };
}

test('going on with wounds on a bystander asks for confirmation, with the cost and what would save the life', () => {
  const { prompt, left, goOn } = revealed(2);
  expect(prompt).toContain('2 wounds will kill the Civilian: 2 points lost.');
  expect(goOn).toContain('Kills the Civilian: 2 points lost.');
  expect(left).toMatchObject({
    kind: 'bystanders',
    loses: '2 points',
    next: { do: 'order', order: 'Check your targets!' },
    things: ['slot:2'],
  });
  expect(left?.words).toContain('“Bring the operator out of the hut.” goes out of reach.');
  expect(left?.words).toContain('1 CP and 2 AMMO');
  expect(revealed(0).left).toBeNull();
  expect(revealed(0).prompt).toBe('Give an order, or go on?');
  // Without a CP nothing more can be done.
  expect(revealed(2, { cp: 0 }).left).toBeNull();
  // Harrow Street: nobody may be killed there.
  expect(revealed(1, { mission: 2, node: 1 }).left?.words).toContain(
    '“Kill no bystander.” goes out of reach.',
  );
});

test('an order says what it does and that it ends single changes of range; the prompt names only what can be done', () => {
  const w = game.arrange({
    at: 'ranges and orders',
    squad: [{ unit: 'Squad Leader', name: 'Ann', rn: 4 }],
    combat: { cards: { W1: {} }, slots: ['?'], cp: 2 },
  });
  game.resume(w, fastChance(1));
  const order = { do: 'order', order: "Marines we're leaving!" } as const;
  expect(game.asks(w)[0]?.prompt).toBe('Change ranges, then give orders, or go on.');
  expect(planned(order, game.view(w, 0), 0)?.sentence).toContain('After it no CP on single ranges.');
  game.play(w, 0, order, fastChance(1));
  game.play(w, 0, { do: 'move', unit: 1 }, fastChance(1));
  expect(game.asks(w)[0]?.prompt).toBe('Give an order or go on.');
  game.play(w, 0, { do: 'done' }, fastChance(1));
  expect(game.asks(w)[0]?.prompt).toBe('Fire, hold, or turn up cards.');
});

/** After the fight at a node of Dead Relay, with wounds that the Medic could heal. */
function healing(node: number, play: 'mission' | 'campaign' = 'mission') {
  const w = game.arrange({
    at: 'the medic heals',
    play,
    mission: 1,
    node,
    squad: [
      { unit: 'Squad Leader', name: 'Ann', wounds: 1 },
      { unit: 'Medic', name: 'Bo', items: [{ item: 'Medkit', uses: 2 }] },
    ],
  });
  game.resume(w, fastChance(1));
  const offers = (game.asks(w)[0]?.offers ?? []).map((choice) => ({ choice, words: '' }));
  return { view: game.view(w, 0), ask: { offers, spaces: [] } as unknown as Asked };
}

test('healing is not asked about if nothing follows; before the next place and in a campaign it is', () => {
  const isEmpty = ({ view, ask }: ReturnType<typeof healing>): boolean => isEmptyStop(view, ask);
  expect(isEmpty(healing(3))).toBe(true);
  expect(isEmpty(healing(1))).toBe(false);
  expect(isEmpty(healing(3, 'campaign'))).toBe(false);
});

test('the only Medkit is not pointed at, only the patient', () => {
  expect(thingsOf({ do: 'medkit', by: 2, unit: 1 }, healing(1).view)).toEqual(['unit:1']);
});

test('an order for somebody is given by pointing at them alone, too', () => {
  const { view } = healing(1);
  const medic = { do: 'order', order: 'Medic!', unit: 1, wound: 'Drone' } as const;
  expect(thingsOf(medic, view)).toEqual(['order:Medic!', 'unit:1']);
  expect(otherWays(medic, view)).toEqual([['unit:1']]);
  expect(otherWays({ do: 'order', order: 'Close the gap!' }, view)).toEqual([]);
  expect(otherWays({ do: 'look', slots: [1, 6] }, view)).toEqual([['slot:6', 'slot:1']]);
});

test('one rounding for what is expected, and goals that add up to the score', () => {
  const mean = 0.35 * 5 - 1e-12;
  expect([odds.tenths(mean), tenths(mean)]).toEqual(['1.8', '1.8']);
  const view = ranges(1);
  const beside = { ...view, table: { ...view.table, mission: { ...view.table.mission, points: 1 } } };
  const told = goalsOf(beside, 0).filter(({ state }) => state === 'done');
  expect(told.at(-1)).toMatchObject({ words: 'Bystanders and withdrawals', points: '1 point' });
  const sum = told.reduce((all, { points = '0' }) => all + Number.parseInt(points, 10), 0);
  expect(sum).toBe(pointsNow(beside));
});

test('once all wounds are laid the prompt asks to place them; a throw says whose it is', () => {
  expect(planned({ do: 'assign', wounds: [3, 0, 1] }, ranges(1), 0)).toEqual({
    sentence: 'All wounds are laid: 3 on slot 1, 1 on 3. Place them?',
    button: 'Place 4 wounds',
  });
  expect(say({ do: 'fire', unit: 2 }, ranges(1))).toBe('Bo fires');
});
