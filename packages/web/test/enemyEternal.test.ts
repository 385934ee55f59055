// The Squad builder of Enemy Eternal, the table of two dice, and what a small screen shows.
import { game } from '@xenotable/enemy-eternal';
import { fastChance, uniform } from '@xenotable/kernel';
import { expect, test } from 'vitest';
import {
  barTo,
  changed,
  christened,
  dismissed,
  fittingsOf,
  hired,
  led,
  namesOf,
} from '../src/games/enemy-eternal/builder/edit.ts';
import { hintFor } from '../src/games/enemy-eternal/builder/hint.ts';
import { together } from '../src/games/enemy-eternal/focus.ts';
import { withIslands } from '../src/games/enemy-eternal/islands.ts';
import { areasOf, choiceAt, shownAreas } from '../src/games/enemy-eternal/pointed.ts';
import { answerWords, fallsWords, standWords } from '../src/games/enemy-eternal/shared/words.ts';
import { plannedOf } from '../src/games/enemy-eternal/planned.ts';
import { phraseBook } from '../src/games/enemy-eternal/phrases.ts';
import { debrief } from '../src/games/enemy-eternal/story/debrief.ts';
import { briefing } from '../src/games/enemy-eternal/story/briefing.tsx';
import { goalsOf } from '../src/games/enemy-eternal/story/goals.ts';
import { waysBySum } from '../src/games/enemy-eternal/odds/TwoDice.tsx';
import {
  type Danger,
  type Squad,
  type SquadRules,
  costOf,
  problemsOf,
  readSquadText,
  squadText,
} from '@xenotable/enemy-eternal/preview';

const RULES: SquadRules = {
  limit: 500,
  options: { facelessPrice: 114, compensation: false },
  campaign: false,
};
const squad = (text: string): Squad => readSquadText(text);

/** Ticks the fitting of this name in a slot. */
const fitted = (
  list: Squad,
  at: number,
  slot: 'primary' | 'secondary' | 'vest' | 'items',
  name: string,
): Squad => changed(list, at, fittingsOf(list.models[at]!, slot).find((one) => one.name === name)!.change);

test('the first model leads, others are numbered, and nobody joins the unit of the Leader', () => {
  const list = hired(
    hired(hired({ name: 'New', faction: 'XCOM', models: [] }, 'Ranger'), 'Rookie'),
    'Rookie',
  );
  expect(list.models.map((one) => one.leader)).toEqual([true, false, false]);
  expect(namesOf(list)).toEqual(['Ranger', 'Rookie 1', 'Rookie 2']);
  expect(barTo(list, hired(list, 'Ranger'), RULES)?.rule).toBe('EE-SQD-12');
  expect(barTo(list, hired(list, 'Grenadier'), RULES)).toBeNull();
  expect(problemsOf(led(list, 0), RULES).map((one) => one.rule)).toEqual(['EE-SQD-11']);
  expect(namesOf(dismissed(list, 1))).toEqual(['Ranger', 'Rookie']);
});

test('a fitting that is too expensive says its cost and what is left', () => {
  const list = squad('Full (XCOM)\n* Ranger\n4 x Rookie\n');
  expect(barTo(list, hired(list, 'Grenadier'), RULES)).toEqual({
    rule: 'EE-SQD-02',
    reason: 'Costs 99, 14 are left.',
  });
});

test('a new weapon takes over the fittings of the old one that it can have', () => {
  const list = squad('Guns (XCOM)\n* Ranger: Scope on Shotgun, Venom Rounds on Shotgun\n');
  const rifle = fitted(list, 0, 'primary', 'Assault Rifle');
  expect(rifle.models[0]!.items.map((one) => one.on)).toEqual(['Assault Rifle', 'Assault Rifle']);
  expect(problemsOf(rifle, RULES)).toEqual([]);
  expect(fitted(fitted(rifle, 0, 'items', 'Scope'), 0, 'vest', 'Plated Vest').models[0]).toMatchObject({
    vest: 'Plated Vest',
    items: [{ item: 'Venom Rounds', on: 'Assault Rifle' }],
  });
});

test('hints stay legal until nothing more fits', () => {
  for (let seed = 1; seed <= 12; seed++) {
    const any = uniform(seed);
    let list = squad(`Seed (XCOM)\n* ${['Ranger', 'Reaper', 'Grenadier'][any(3)]}\n`);
    for (let hint = hintFor(list, RULES); hint !== null; hint = hintFor(list, RULES)) {
      expect(costOf(hint.squad, RULES.options)).toBeGreaterThan(costOf(list, RULES.options));
      list = hint.squad;
    }
    expect(problemsOf(list, RULES)).toEqual([]);
    expect(readSquadText(squadText(list)).models).toHaveLength(list.models.length);
  }
});

test('the table has all results of two dice, and of three without the highest', () => {
  expect(waysBySum(2)).toEqual([1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]);
  expect(waysBySum(3).reduce((sum, ways) => sum + ways, 0)).toBe(216);
});

test('a small screen shows the first cell, and of the others those that fit beside it', () => {
  const at = (x: number, y: number): number => y * 36 + x;
  // Seven cells side by side and five above each other: column 14 fits with column 20, column 24 does not.
  const first = [at(20, 10), at(16, 6), at(14, 10)];
  expect(together([...first, at(24, 10)], 36)).toEqual(first);
  expect(together([], 36)).toEqual([]);
});

test('things inside a border belong to it, things outside do not', () => {
  const ring = new Set([6, 7, 8, 11, 13, 16, 17, 18]);
  expect(withIslands(ring, 5, 5)).toEqual(new Set([...ring, 12]));
  expect(withIslands(new Set([6, 7, 8, 11, 13, 16, 18]), 5, 5).has(12)).toBe(false);
});

test('while a charge is planned, every cell beside its target can be pointed at, walking before climbing', () => {
  const ask = {
    seat: 0,
    rule: 'EE-ACT-01',
    prompt: '',
    offers: [],
    refused: [],
    withdrawals: [],
    spaces: [
      { kind: 'run', actions: 1, allowance: 6, cells: [1, 2, 3], costs: [1, 1, 1] },
      { kind: 'climb', actions: 1, allowance: 6, cells: [1, 2], costs: [1, 1] },
      { kind: 'charge', target: 7, weapons: ['Sword'], climb: false, cells: [12, 13] },
      { kind: 'charge', target: 7, weapons: ['Sword'], climb: true, cells: [13, 14] },
      { kind: 'charge', target: 8, weapons: ['Sword'], climb: false, cells: [15] },
    ],
  } as unknown as Parameters<typeof areasOf>[0];
  const planned = { do: 'charge', weapon: 'Sword', target: 7, to: [2, 1] } as const;
  expect(choiceAt(areasOf(ask, null), 12, 10, null)).toBeNull();
  const areas = areasOf(ask, { ...planned, to: [2, 1] });
  expect(choiceAt(areas, 13, 10, { ...planned, to: [2, 1] })).toEqual({ ...planned, to: [3, 1] });
  expect(choiceAt(areas, 14, 10, { ...planned, to: [2, 1] })).toEqual({
    ...planned,
    to: [4, 1],
    climb: true,
  });
  expect(choiceAt(areas, 15, 10, { ...planned, to: [2, 1] }), 'beside somebody else').toBeNull();
  expect(choiceAt(areas, 3, 10, null)).toEqual({ do: 'run', actions: 1, to: [3, 0] });
  // A Climb that reaches no new cell is not drawn.
  expect(shownAreas(areasOf(ask, null)).map((area) => area.kind)).toEqual(['run']);
});

test('a destination says only what is known: who can hurt it and when, who beside it cannot, and that more comes into view', () => {
  const w = atTheOutpost([10, 10], [{ side: 'B', unit: 'ADVENT Trooper', at: [20, 10] }]);
  const view = game.view(w, 0);
  const reveals = { cell: 40, final: false, pods: ['a'] };
  const foe: Danger = {
    model: 1,
    weapon: 'Rifle',
    how: 'stay',
    from: 0,
    now: true,
    outOfDice: false,
    cover: 2,
    hurt: 0.35,
    kill: 0,
  };
  const said = (part: Partial<Parameters<typeof standWords>[0]>): string =>
    standWords({ back: [], harmless: [], reveals: null, ...part }, view);
  expect(said({})).toBe('no known enemy can hurt it');
  expect(said({ harmless: [1] })).toBe('blows of ADVENT Trooper do no damage');
  expect(said({ reveals })).toBe('3 × ADVENT Trooper come');
  expect(said({ reveals: { ...reveals, pods: [] } })).toBe('guards come');
  expect(said({ reveals: { ...reveals, final: true } })).toBe('more comes into view');
  expect(said({ back: [foe] })).toBe('hard cover, 35\u00a0% back');
  expect(said({ back: [foe], reveals })).toBe('hard cover, 35\u00a0% back or more');
  // Those who have acted come after those who still act.
  const acted: Danger = { ...foe, model: 2, cover: 0, hurt: 0.6, now: false };
  expect(said({ back: [acted, foe] })).toBe('hard cover, 35\u00a0% back');
  expect(said({ back: [acted] })).toBe('no cover, 60\u00a0% back next round');
  // Of two that act, the panel's figure: at least one hurts in 1 − 0.65 × 0.65.
  expect(said({ back: [foe, foe] })).toBe('hard cover, up to 58\u00a0% back');
});

test('what comes back in this round counts the dice of the bag, and a harmless neighbour is named beside the others', () => {
  const w = atTheOutpost([10, 10], [{ side: 'B', unit: 'ADVENT Trooper', at: [11, 10] }]);
  const view = game.view(w, 0);
  const foe: Danger = {
    model: 1,
    weapon: 'Rifle',
    how: 'stay',
    from: 0,
    now: true,
    outOfDice: false,
    cover: 2,
    hurt: 0.5,
    kill: 0,
  };
  const said = (back: Danger[], harmless: number[] = []): string => answerWords({ back, harmless }, view);
  expect(said([foe, foe])).toMatch(/^All of them still act in this round: at least one hurts in 75 %/);
  const short = said([foe, { ...foe, outOfDice: true }]);
  expect(short).toMatch(/^1 of 2 can act in this round, .*: hurt in 50 %\. Over the next round too, .* 75 %/);
  expect(said([{ ...foe, now: false }])).toMatch(/^None of them acts in this round any more/);
  expect(said([foe], [1])).toMatch(/Blows of ADVENT Trooper do no damage there\.$/);
});

test('EE-SPC-28 the plan says how much terrain falls around the target', () => {
  expect(fallsWords({ falls: [1, 2], needsDamage: false })).toBe(
    'If it hits, terrain falls in the 2 cells marked around the target.',
  );
  expect(fallsWords({ falls: [], needsDamage: true })).toMatch(
    /^If it does damage, .* none around the target/,
  );
});

/** A Rookie at the Outpost, with or without guards. */
const atTheOutpost = (at: [number, number], guards: object[] = []) => {
  const rookie = { side: 'A', unit: 'Rookie', at };
  const w = game.arrange({
    mission: 'SE1.1',
    opponent: 'automaton',
    round: 5,
    models: [rookie, ...guards],
    active: 'Rookie',
  });
  game.resume(w, fastChance(1));
  return w;
};

test('EE-SQD-16 a soldier with a name keeps it in the text, and the others are numbered without it', () => {
  const text = 'Strike (XCOM)\n* Ranger "Jane Kelly": Frag Grenade\nRookie "Ana Ramirez"\n2 x Rookie\n';
  const list = squad(text);
  expect(squadText(list)).toBe(text);
  expect(namesOf(list)).toEqual(['Jane Kelly', 'Ana Ramirez', 'Rookie 1', 'Rookie 2']);
  expect(namesOf(christened(list, 1, ''))).toEqual(['Jane Kelly', 'Rookie 1', 'Rookie 2', 'Rookie 3']);
  expect(() => squad('Strike (XCOM)\n2 x Rookie "Ana"\n')).toThrow(/one soldier/);
});

test('ending on the marker with every guard gone says that it wins, and anything else does not', () => {
  const guard = { side: 'B', unit: 'ADVENT Trooper', at: [30, 2] };
  const said = (w: ReturnType<typeof atTheOutpost>) => plannedOf({ do: 'end' }, game.view(w, 0))?.sentence;
  expect(said(atTheOutpost([17, 11]))).toContain('this wins');
  expect(said(atTheOutpost([16, 11]))).not.toContain('this wins');
  expect(said(atTheOutpost([17, 11], [guard]))).not.toContain('this wins');
});

test('the goal of rounds is ticked if the battle was won in time', () => {
  const w = atTheOutpost([17, 11]);
  const bonus = () => goalsOf(game.view(w, 0), 0).find(({ id }) => id === 'bonus');
  expect(bonus()).toMatchObject({ state: 'open', words: 'By round 5: one more card' });
  game.play(w, 0, { do: 'end' }, fastChance(1));
  expect(bonus()).toMatchObject({ state: 'done', detail: 'met' });
});

test("the player of a season mission's guards is told how to hold out, and sees the attackers counted", () => {
  const w = atTheOutpost([16, 11], [{ side: 'B', unit: 'ADVENT Trooper', at: [30, 2] }]);
  w.sides[1].seats = [1];
  const told = (seat: number) => goalsOf(game.view(w, seat), seat).map(({ id, points }) => [id, points]);
  expect(told(0).map(([id]) => id)).toEqual(['reach', 'clear', 'bonus']);
  expect(told(1)).toEqual([
    ['guard', 'marker free'],
    ['destroy', '1 left'],
  ]);
  const before = game.view(w, 1);
  before.shown.stage = 'deployment';
  expect(goalsOf(before, 1).find(({ id }) => id === 'destroy')).toMatchObject({ points: 'being set up' });
  const { you, them } = briefing(game.view(w, 1), 1, []);
  expect(you[0]?.text).toContain('one guard alive');
  expect(them.map(({ text }) => text).join()).toContain('Reach the marker');
});

test('a run onto the marker says its purpose', () => {
  const w = atTheOutpost([14, 11], [{ side: 'B', unit: 'ADVENT Trooper', at: [30, 2] }]);
  const said = (to: [number, number]) =>
    plannedOf({ do: 'run', actions: 1, to }, game.view(w, 0))?.sentence ?? '';
  expect(said([17, 11])).toContain('reaches the marker');
  expect(said([16, 11])).not.toContain('marker');
});

test('opponents are offered words for opponents, a single side words for friends', () => {
  const models = [
    { side: 'A', unit: 'Rookie', at: [10, 10] },
    { side: 'B', unit: 'ADVENT Trooper', at: [20, 10] },
  ];
  const said = (opponent: string): (string | null)[] => {
    const w = game.arrange({ opponent, models, active: 'Rookie' });
    game.resume(w, fastChance(1));
    const view = game.view(w, 0);
    return phraseBook.offered(view, 0).map((phrase) => phraseBook.words(phrase, view));
  };
  expect(said('automaton')).toContain('Cover me');
  expect(said('player')).toContain('Nice shot');
  expect(said('player')).not.toContain('Cover me');
  expect(said('player')).not.toContain(null);
});

test('setting everybody up says before that it cannot be undone, if the first die is drawn at once', () => {
  const asked = (opponent: string) => {
    const view = game.view(
      game.arrange({
        opponent,
        models: [
          { side: 'A', unit: 'Rookie', at: [10, 10] },
          { side: 'B', unit: 'ADVENT Trooper', at: [20, 10] },
        ],
      }),
      0,
    );
    return plannedOf({ do: 'place all' }, view);
  };
  expect(asked('automaton')).toMatchObject({ button: 'Set up all, no undo' });
  expect(asked('automaton')?.sentence).toContain('this cannot be undone');
  expect(asked('player')?.sentence).toContain('Undo ends when the first die is drawn');
});

test('a campaign that is begun after a mission is called a campaign, not like its button', () => {
  const view = game.view(atTheOutpost([17, 11]), 0);
  const [next] = debrief(view, [], [{ kind: 'person', name: 'Ann' }]).next ?? [];
  expect(next).toMatchObject({ label: expect.stringMatching(/^Begin the campaign/), name: 'Campaign' });
});
