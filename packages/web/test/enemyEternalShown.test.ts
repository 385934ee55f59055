// What Enemy Eternal says before somebody acts, and how it looks: guards, dice that are left, plates, sizes, the campaign after a win.
import { game } from '@xenotable/enemy-eternal';
import { type Danger, type View, costOf, readSquadText } from '@xenotable/enemy-eternal/preview';
import { Session, fastChance } from '@xenotable/kernel';
import { expect, test, vi } from 'vitest';
import { MODEL, grownBy } from '../src/games/enemy-eternal/Figure.tsx';
import { focusOf } from '../src/games/enemy-eternal/focus.ts';
import { passingPlates } from '../src/games/enemy-eternal/Passing.tsx';
import { named } from '../src/games/enemy-eternal/Said.tsx';
import { answerWords } from '../src/games/enemy-eternal/shared/words.ts';
import { briefing } from '../src/games/enemy-eternal/story/briefing.tsx';
import { debrief } from '../src/games/enemy-eternal/story/debrief.ts';
import { goalsOf } from '../src/games/enemy-eternal/story/goals.ts';

vi.hoisted(() => {
  const addEventListener = (): void => undefined;
  vi.stubGlobal('addEventListener', addEventListener);
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener }));
});

/** A Rookie who acts in the last round for one more card. */
const atTheOutpost = (at: [number, number], guards: object[] = [], bag: Record<string, number> = {}) => {
  const w = game.arrange({
    mission: 'SE1.1',
    opponent: 'automaton',
    round: 5,
    models: [{ side: 'A', unit: 'Rookie', at }, ...guards],
    active: 'Rookie',
    bag,
  });
  game.resume(w, fastChance(1));
  return w;
};

test('EE-DIF-01 one die for two enemies: who could come back may not get it', () => {
  const w = atTheOutpost(
    [10, 10],
    [
      { side: 'B', unit: 'ADVENT Trooper', at: [11, 10] },
      { side: 'B', unit: 'ADVENT Trooper', at: [30, 2] },
    ],
    { automaton: 1 },
  );
  const view = game.view(w, 0);
  const foe = view.models.find((m) => m.side === 1)!;
  const back: Danger[] = [
    {
      model: foe.id,
      weapon: 'Rifle',
      how: 'stay',
      from: 0,
      now: true,
      outOfDice: false,
      cover: 2,
      hurt: 0.5,
      kill: 0,
    },
  ];
  expect(answerWords({ back, harmless: [] }, view)).toMatch(
    /^It could act in this round, but one die is left for 2 enemies: /,
  );
});

test('the briefing names the guards that the mission lists, and the reinforcements', () => {
  const table = (mission: string): View => {
    const squads = ['First In (XCOM)\n* Ranger\nGrenadier\n'];
    const session = Session.start(
      game,
      { options: { mission, squads }, seats: [{ kind: 'person', name: 'Ann' }] },
      () => fastChance(1),
    );
    return session.view(0) as unknown as View;
  };
  const enemies = (mission: string) => briefing(table(mission), 0, []).forces.at(-1)?.lines;
  expect(enemies('SE1.1')).toEqual(['one group, not on the board yet:', '– 3 × ADVENT Trooper']);
  expect(enemies('SE1.2')).toEqual([
    '3 groups, unseen:',
    '– ADVENT Trooper',
    '– 2 × ADVENT Trooper',
    '– 2 × ADVENT Trooper, ADVENT Officer',
  ]);
  expect(enemies('SE1.3')?.at(-1)).toBe('in round 5: 2 × ADVENT Trooper');
});

test('whoever is not on the screen is named on its plate', () => {
  const plate = { cell: 45, text: '23 % hurt then', look: 'edged' as const, who: 'ADVENT Trooper 2' };
  const { text } = named(plate, { x: 0, y: 0, w: 99, h: 99 }, 20);
  expect(text).toBe('ADVENT Trooper 2: 23 % hurt then');
  expect(named(plate, { x: 100, y: 33, w: 200, h: 99 }, 20).text).toBe('23 % hurt then');
});

test('models are at least 26 pixels large, more with larger letters, and never hide their neighbours', () => {
  const pixels = (zoom: number, text: 'normal' | 'largest') => (46 / 64) * MODEL * zoom * grownBy(zoom, text);
  expect(pixels(0.62, 'normal')).toBeCloseTo(26);
  expect(pixels(0.62, 'largest')).toBeGreaterThan(28);
  expect(grownBy(1.2, 'normal')).toBe(1);
  expect(pixels(0.2, 'largest')).toBeLessThan(1.5 * 33 * 0.2);
  expect((46 / 64) * MODEL * grownBy(0.2, 'largest', true)).toBeCloseTo(33);
});

test('a round that passes is no change of the goal of rounds, its last round is', () => {
  const w = atTheOutpost([16, 11], [{ side: 'B', unit: 'ADVENT Trooper', at: [30, 2] }]);
  const detailIn = (round: number) =>
    goalsOf({ ...game.view(w, 0), round }, 0).find(({ id }) => id === 'bonus')?.detail;
  expect(detailIn(2)).toBe(detailIn(3));
  expect([detailIn(5), detailIn(6)]).toEqual(['this is the last round for it', 'too late']);
});

test('EE-OVW-02 a shot that kills says so', () => {
  const shot = { watcher: 0, cell: 7, hurt: 0.6, kill: 0.5 };
  const texts = (...shots: (typeof shot)[]) => passingPlates({ mover: 1, path: [7], shots });
  expect(texts(shot, { ...shot, hurt: 0.4, kill: 0 })[0]?.text).toBe('50\u00a0% kill here');
  expect(texts({ ...shot, kill: 0 })[0]?.text).toBe('60\u00a0% hurt here');
});

test('a won first mission goes on as a campaign: the same soldiers, the mission on the sheet, the rest of the Supplies', () => {
  const w = atTheOutpost([17, 11]);
  const list = readSquadText('First In (XCOM)\n* Rookie\n');
  w.sides[0].squad = list;
  game.play(w, 0, { do: 'end' }, fastChance(1));
  const seats = [{ kind: 'person', name: 'Ann' }];
  const [next, anew] = debrief(game.view(w, 0), [], seats).next ?? [];
  expect(anew).toMatchObject({ label: 'Begin the campaign anew' });
  expect(next).toMatchObject({ given: { campaign: { supplies: 500 - costOf(list, w.options) } } });
  const session = Session.start(game, { options: next!.options, seats, given: next!.given }, () =>
    fastChance(1),
  );
  const { campaign, mode } = session.view(0) as unknown as View;
  expect(mode).toBe('campaign');
  expect(campaign?.results).toMatchObject([{ mission: 'SE1.1', won: true, secondary: true }]);
  expect(campaign?.sheets[0]?.roster.map(({ unit }) => unit)).toEqual(['Rookie']);
  // EE-AIM-01 The automaton is still the opponent: its turns wait for nobody, and the level of the next mission is asked.
  expect((session.view(0) as unknown as View).sides[1].seats).toEqual([]);
});

test('a phone shows who acts together with whom it can attack, clear of the buttons at the right edge', () => {
  const w = game.arrange({
    models: [
      { side: 'A', unit: 'Grenadier', at: [5, 10] },
      { side: 'B', unit: 'ADVENT Trooper', at: [16, 10] },
    ],
    active: 'Grenadier',
  });
  game.resume(w, fastChance(1));
  const view = game.view(w, 0);
  const columns = focusOf(view, null, null, null, []).map((cell) => cell % view.shown.board.width);
  expect(columns).toEqual([5, 16, 18]);
});
