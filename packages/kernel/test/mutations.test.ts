// Each law can fail: a game with one deliberate fault must be caught by the law that forbids it.
import { describe, expect, test } from 'vitest';
import { type AnyGame, type Chance, defineGame } from '../src/index.ts';
import { type Trial, laws, people } from '../proof/index.ts';
import { diceDuel } from '../examples/diceDuel.ts';
import { smugglers } from '../examples/smugglers.ts';

const duel: Trial = { name: 'duel', options: {}, seats: people(2) };
const night: Trial = { name: 'night', options: {}, seats: people(3) };

/** The law's complaint, or null if it holds. */
function complaint(game: AnyGame, trial: Trial, law: string, bound = 2000): string | null {
  try {
    laws(game, [trial], { decisions: 600, bound })
      .find((one) => one.name === law)!
      .hold();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** A game with one part exchanged. */
const faulty = (game: AnyGame, fault: (parts: AnyGame) => Partial<AnyGame>): AnyGame => {
  const { setup: _s, asks: _a, judge: _j, refused: _r, play: _p, resume: _e, ...parts } = game;
  return defineGame({ ...parts, ...fault(game) });
};

/** A game whose ask steps are changed; the original is left alone. */
function withStep(game: AnyGame, chapter: string, step: string, change: (ask: object) => object): AnyGame {
  const book = new Map([...game.book].map(([name, pages]) => [name, new Map(pages)]));
  const page = book.get(chapter)!.get(step)!;
  book.get(chapter)!.set(step, { ...page, ask: { ...page.ask!, ...change(page.ask!) } });
  return faulty(game, () => ({ book }));
}

interface Takes {
  take(...all: unknown[]): unknown;
}
interface Hands {
  smugglers: { hand: number[]; seen: (number[] | null)[] }[];
}

describe('a deliberate fault is caught', () => {
  test('Copy: a forgotten field', () => {
    const game = faulty(smugglers, ({ copy }) => ({ copy: (w) => ({ ...copy(w), crate: 0 }) }));
    expect(complaint(game, night, 'Copy')).toMatch(/a copy differs from its original: crate/);
  });

  test('Copy: a shared list', () => {
    const game = faulty(smugglers, ({ copy }) => ({ copy: (w) => ({ ...copy(w), smugglers: w.smugglers }) }));
    expect(complaint(game, night, 'Copy')).toMatch(/a copy changed when its original was played: smugglers/);
  });

  test('JSON: something that is not JSON', () => {
    const game = faulty(diceDuel, ({ begin }) => ({
      begin: (options, seats) => ({ ...begin(options, seats), log: new Map([[1, 2]]), when: new Date(0) }),
      copy: (w) => ({ ...diceDuel.copy(w), log: w.log, when: w.when }),
    }));
    expect(complaint(game, duel, 'JSON')).toMatch(/survive JSON/);
  });

  test('Offer: a dead end', () => {
    const game = withStep(diceDuel, 'duel', 'strike or rest', () => ({ offers: () => [] }));
    expect(complaint(game, duel, 'Offer')).toMatch(/dead end/);
  });

  test('Offer: words that mean two things', () => {
    const game = faulty(diceDuel, () => ({ words: { ...diceDuel.words, choice: () => 'do it' } }));
    expect(complaint(game, duel, 'Offer')).toMatch(/two offers are both called 'do it'/);
  });

  test('Offer: something greyed that is legal', () => {
    const game = withStep(diceDuel, 'duel', 'strike or rest', () => ({
      refused: () => [{ choice: { do: 'strike' }, rule: 'DD-01', reason: 'No.' }],
    }));
    expect(complaint(game, duel, 'Offer')).toMatch(/greyed but legal/);
  });

  test('Offer: a refusal without a rule', () => {
    const game = withStep(diceDuel, 'duel', 'strike or rest', () => ({
      judge: () => ({ rule: '', reason: '' }),
    }));
    expect(complaint(game, duel, 'Offer')).toMatch(/without rule or reason/);
  });

  test('End: an endless game', () => {
    const game = withStep(diceDuel, 'duel', 'strike or rest', () => ({ take: () => 'again' }));
    expect(complaint(game, duel, 'End')).toMatch(/has not ended after 2000/);
  });

  test('End: a chapter that goes round in circles', () => {
    const book = new Map(diceDuel.book);
    book.set(
      'blow',
      new Map([['swing', { name: 'swing', next: null, run: () => 'again' as const, ask: null }]]),
    );
    expect(
      complaint(
        faulty(diceDuel, () => ({ book })),
        duel,
        'End',
      ),
    ).toMatch(/round in circles at 'blow \/ swing'/);
  });

  test('Replay: chance from elsewhere', () => {
    let hidden = 0;
    const game = withStep(diceDuel, 'duel', 'strike or rest', (ask) => ({
      take: (play: { w: { turn: number; fighters: { luck: number }[] } }, ...rest: unknown[]) => {
        play.w.fighters[0]!.luck = hidden++ % 3;
        return (ask as Takes).take(play, ...rest);
      },
    }));
    expect(complaint(game, duel, 'Replay')).toMatch(/check|illegal|results|asks for/);
  });

  test('Secrecy: a leak in the view', () => {
    const game = faulty(smugglers, ({ view }) => ({
      view: (w, viewer) => ({ ...view(w, viewer), next: w.smugglers[0].hand[0] ?? null }),
    }));
    expect(complaint(game, night, 'Secrecy')).toMatch(/looks different/);
  });

  test('Secrecy: a leak in what is asked', () => {
    const game = withStep(smugglers, 'night', 'hide a card', () => ({
      prompt: (w: Hands, _f: unknown, seat: number) =>
        `Hide a card. (${w.smugglers[(seat + 1) % 3]!.hand.join()})`,
    }));
    expect(complaint(game, night, 'Secrecy')).toMatch(/is asked something else/);
  });

  test('Secrecy: a leak in what is told', () => {
    const game = withStep(smugglers, 'night', 'hide a card', (ask) => ({
      take: (
        play: { w: Hands; tell?: (what: object, rule: string) => void },
        f: unknown,
        seat: number,
        choice: object,
      ) => {
        play.tell?.({ type: 'hand', hand: play.w.smugglers[seat]!.hand.slice() }, 'SM-02');
        return (ask as Takes).take(play, f, seat, choice);
      },
    }));
    expect(complaint(game, night, 'Secrecy')).toMatch(/told something that it cannot see/);
  });

  test('Undo: across a die', () => {
    const game = withStep(diceDuel, 'duel', 'strike or rest', (ask) => ({
      take: (play: { chance: Chance; w: { fighters: { luck: number }[] } }, ...rest: unknown[]) => {
        play.w.fighters[0]!.luck = play.chance.roll(3, 'DD-01') - 1; // past `play.roll`, so `drawn` does not move
        return (ask as Takes).take(play, ...rest);
      },
    }));
    expect(complaint(game, duel, 'Undo')).toMatch(/uses some in an imagined world/);
  });

  test('Undo: across a reveal', () => {
    const game = withStep(smugglers, 'night', 'hide a card', (ask) => ({
      take: (play: { w: Hands }, f: unknown, seat: number, choice: object) => {
        const rival = (seat + 1) % 3;
        play.w.smugglers[seat]!.seen[rival] = play.w.smugglers[rival]!.hand.slice(); // without `play.reveal`
        return (ask as Takes).take(play, f, seat, choice);
      },
    }));
    expect(complaint(game, night, 'Undo')).toMatch(/showed its seat something new/);
  });

  test('Odds: enumeration that disagrees with play', () => {
    const game = withStep(diceDuel, 'duel', 'strike or rest', (ask) => ({
      take: (
        play: {
          chance: Chance;
          roll(sides: number, why: string): number;
          w: { fighters: { luck: number }[] };
        },
        ...rest: unknown[]
      ) => {
        play.w.fighters[0]!.luck = play.chance.constructor.name === 'Enumerating' ? 2 : play.roll(2, 'DD-01');
        return (ask as Takes).take(play, ...rest);
      },
    }));
    expect(complaint(game, duel, 'Odds')).toMatch(/odds/);
  });
});
