// What is told of the Bosses and of the cards that the Hive may send agrees with the deck.
import { fastChance } from '@xenotable/kernel';
import { type View, game } from '@xenotable/xenoshyft';
import { ENEMIES } from '@xenotable/xenoshyft/content';
import { unseenOf } from '@xenotable/xenoshyft/preview';
import { describe, expect, it, vi } from 'vitest';
import { fightLines } from '../src/games/xenoshyft/Clash.tsx';
import { detailOf } from '../src/games/xenoshyft/details.ts';
import { bossesInDeck, isBoss, worstFirst } from '../src/games/xenoshyft/bosses.ts';
import { briefing } from '../src/games/xenoshyft/story.ts';

vi.hoisted(() => vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined })));

const DIVISIONS = ['med bay', 'barracks', 'command center', 'science labs'];

function viewWith(seats: number, rest: object = {}): View {
  const w = game.arrange({
    phase: 'acquire',
    round: 1,
    seats: DIVISIONS.slice(0, seats).map((division) => ({ division, hand: ['militia'] })),
    ...rest,
  });
  game.resume(w, fastChance(1));
  return game.view(w, 0);
}

const kindsOf = (view: View) => unseenOf(view, view.encounter.unseen.length - 1).kinds;
const told = (view: View): string => JSON.stringify(briefing(view));

describe('the Bosses of a wave', () => {
  it.each([1, 2])('one with %i seats', (seats) => {
    const view = viewWith(seats);
    expect(bossesInDeck(view, kindsOf(view))).toBe('A Boss is in the deck.');
    expect(told(view)).toContain('A **Boss** is in the deck of each wave.');
  });
  it.each([3, 4])('two with %i seats', (seats) => {
    const view = viewWith(seats);
    expect(bossesInDeck(view, kindsOf(view))).toBe('2 Bosses are in the deck.');
    expect(told(view)).toContain('2 **Bosses** are in the deck of each wave.');
  });
  it('that join in the last round', () => {
    const view = viewWith(4, { round: 3, options: { waves: 'gradual' } });
    expect(bossesInDeck(view, kindsOf(view))).toBe('2 Bosses join after buying.');
    expect(told(view)).toContain('In the last round of each wave 2 **Bosses** join the deck.');
  });
});

it('the worst cards come first', () => {
  for (const seats of [1, 4]) {
    const kinds = worstFirst(kindsOf(viewWith(seats)));
    const bosses = kinds.filter(({ card }) => isBoss(card)).length;
    expect(kinds.slice(0, bosses).every(({ card }) => isBoss(card))).toBe(true);
    const rest = kinds.slice(bosses).flatMap(({ card }) => (card === null ? [] : [ENEMIES[card]]));
    const sums = rest.map(({ power, hp }) => power + hp);
    expect(sums).toEqual(sums.toSorted((a, b) => b - a));
  }
});

describe('in Combat', () => {
  function fightWith(enemies: unknown[], troops: unknown[]): View {
    const w = game.arrange({
      phase: 'combat',
      round: 5,
      seats: [{ division: 'med bay', hand: ['med pack'], troops, enemies }],
    });
    game.resume(w, fastChance(1));
    return game.view(w, 0);
  }
  const fight = (): View => fightWith(['carapace roach', 'face-down'], ['ranger']);

  it('a roused face-down card has its average with the rise', () => {
    const view = fight();
    const hidden = view.seats[0]!.lane.enemies.find(({ card }) => card === null)!;
    const mean = unseenOf(view, hidden.from).power;
    const roused = { ...view, seats: structuredClone(view.seats) };
    roused.seats[0]!.lane.enemies.find(({ card }) => card === null)!.bonus = 1;
    const textOf = (seen: View): string => detailOf(`enemy:${hidden.id}`, seen)!.text;
    expect(textOf(view)).toContain(`on average power ${mean.toFixed(1)} and`);
    expect(textOf(roused)).toContain(`on average power ${(mean + 1).toFixed(1)} (1 of it for this round)`);
  });

  it('what a boost leaves stands in the line of the blow: two lines are enough', () => {
    const view = fightWith(['carapace roach'], [{ troop: 'ranger', damage: 2, boosts: 2 }]);
    const lines = fightLines(view, 0);
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatchObject({ words: 'Carapace Roach deals 1 to', then: { health: 0 } });
  });

  it('a fight is not foretold while something comes before it', () => {
    const view = fight();
    const [foe] = view.seats[0]!.lane.enemies;
    const open = { lane: 0, card: null, hits: [], killed: [] };
    const words = (window: View['window']): string => fightLines({ ...view, window }, 0)[0]!.words;
    expect(words({ ...open, kind: 'reaction', enemy: null })).toMatch(/^Carapace Roach deals/);
    expect(words({ ...open, kind: 'reveal', enemy: foe!.id })).toMatch(/^Its Reveal comes first/);
    expect(words({ ...open, kind: 'damage', enemy: null })).toMatch(/^This damage comes first/);
    expect(words({ ...open, kind: 'damage', enemy: foe!.id })).toMatch(/^Carapace Roach deals/);
  });
});
