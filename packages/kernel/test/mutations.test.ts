// Each law can fail: a game with one deliberate fault must be caught by the law that forbids it.
import { describe, expect, test } from 'vitest';
import { type AnyGame, type Chance, Enumerating, defineGame } from '../src/index.ts';
import { type Trial, laws, people, perftText } from '../proof/index.ts';
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
  const chapters = new Map([...game.book.chapters].map(([name, steps]) => [name, new Map(steps)]));
  const one = chapters.get(chapter)!.get(step)!;
  chapters.get(chapter)!.set(step, { ...one, ask: { ...one.ask!, ...change(one.ask!) } });
  return faulty(game, () => ({ book: { ...game.book, chapters } }));
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

  test('Judge: a refusal without a rule', () => {
    const game = withStep(diceDuel, 'duel', 'strike or rest', () => ({
      judge: () => ({ rule: '', reason: '' }),
    }));
    expect(complaint(game, duel, 'Judge')).toMatch(/without rule or reason/);
  });

  test('End: an endless game', () => {
    const game = withStep(diceDuel, 'duel', 'strike or rest', () => ({ take: () => 'again' }));
    expect(complaint(game, duel, 'End')).toMatch(/has not ended after 2000/);
  });

  test('End: a chapter that goes round in circles', () => {
    const chapters = new Map(diceDuel.book.chapters);
    chapters.set(
      'blow',
      new Map([['swing', { name: 'swing', next: null, run: () => 'again' as const, ask: null }]]),
    );
    expect(
      complaint(
        faulty(diceDuel, () => ({ book: { ...diceDuel.book, chapters } })),
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

  test('Secrecy over time: a public count of hidden cards', () => {
    const game = withStep(smugglers, 'night', 'hide a card', (ask) => ({
      take: (play: { w: Hands }, f: { spies?: number }, seat: number, choice: { lay: number }) => {
        f.spies = (f.spies ?? 0) + (choice.lay === 0 ? 1 : 0);
        return (ask as Takes).take(play, f, seat, choice);
      },
    }));
    expect(complaint(game, night, 'Secrecy')).toBeNull();
    expect(complaint(game, night, 'Secrecy over time')).toMatch(
      /look alike to .* a difference near .*"spies"/,
    );
  });

  test('Secrecy over time: a hidden card that shows when another is hidden', () => {
    const hidden = (one: { laid: number | null }): number[] => (one.laid === null ? [] : [one.laid]);
    const game = faulty(smugglers, ({ view }) => ({
      view: (w, viewer) => {
        const laid = w.smugglers.flatMap(hidden);
        return { ...view(w, viewer), hint: laid.length === 2 ? Math.max(...laid) : 0 };
      },
      face: (_w, _seat, choice) => choice,
    }));
    expect(complaint(game, night, 'Secrecy over time')).toMatch(
      /could not tell .* apart, and after 1 more moves/,
    );
  });

  test('Undo: across a die', () => {
    const game = withStep(diceDuel, 'duel', 'strike or rest', (ask) => ({
      take: (play: { chance: Chance; w: { fighters: { luck: number }[] } }, ...rest: unknown[]) => {
        play.w.fighters[0]!.luck = play.chance.roll(3, 'DD-01') - 1; // past `play.roll`, so `drawn` does not move
        return (ask as Takes).take(play, ...rest);
      },
    }));
    expect(complaint(game, duel, 'Undo')).toMatch(/can be taken back uses chance/);
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

  test('Judge: a judge that accepts everything', () => {
    const game = withStep(diceDuel, 'duel', 'strike or rest', () => ({
      judge: () => null,
      refused: () => [],
    }));
    expect(complaint(game, duel, 'Judge')).toMatch(/accepts what is neither offered nor in a space/);
  });

  test('Judge: a judge that forgets that luck is spent', () => {
    const game = withStep(diceDuel, 'duel', 'strike or rest', () => ({
      judge: (_w: unknown, _f: unknown, _seat: number, choice: unknown) =>
        JSON.stringify(choice) === '{"do":"rest"}' ? null : { rule: 'DD-01', reason: 'No.' },
      refused: () => [],
    }));
    expect(complaint(game, duel, 'Judge')).toMatch(/neither offered nor in a space: {"do":"rest"}/);
  });

  test('Judge: a space that nobody can tell from the rest', () => {
    const spaces = { spaces: () => [{ kind: 'word' }], judge: () => null, refused: () => [] };
    const open = faulty(
      withStep(diceDuel, 'duel', 'strike or rest', () => spaces),
      () => ({
        sample: () => ({ do: 'strike' }),
      }),
    );
    expect(complaint(open, duel, 'Judge')).toMatch(/the game has no inSpace/);
    const narrow = faulty(open, () => ({ inSpace: () => false }));
    expect(complaint(narrow, duel, 'Judge')).toMatch(/a sample lies outside its space 'word'/);
  });

  test.each([
    ['a field that is not there', 'undefined', (seat: number) => `${seat === 7} hits undefined`],
    ['an identifier', 'an identifier', () => 'the blowForce is high'],
    ['an object', 'an object', () => `a blow of ${String({})}`],
    ['nothing', 'nothing', () => ''],
    ['a raw number', 'a raw number', () => 'fighter #1 strikes'],
    ['the number of a seat', 'the number of a seat', (seat: number) => `seat ${seat} strikes`],
    ['the id of a rule', 'the id of a rule', () => 'the blow falls by DD-02-1'],
    ['the id of a thing', 'the id of a thing', () => 'fighter:1 strikes'],
    ['hundredths', 'a number finer than tenths and quarters', () => 'the blow goes 18.04" far'],
    ['one points', 'one of several', () => 'the blow takes 1 points'],
  ])('Words: %s', (_name, fault, happening) => {
    const game = faulty(diceDuel, ({ words }) => ({
      words: { ...words, happening: (what) => happening(what['seat'] as number) },
    }));
    expect(complaint(game, duel, 'Words')).toContain(`has the words ${fault}`);
  });

  test('Words: a happening that is only listed', () => {
    const listed = faulty(diceDuel, ({ words }) => ({
      words: { ...words, happening: (what) => Object.entries(what).join(', ').replaceAll(',', ' ') },
    }));
    expect(complaint(listed, duel, 'Words')).toMatch(/has its fields for words|number of a seat/);
    const typed = faulty(diceDuel, ({ words }) => ({ words: { ...words, happening: (what) => what.type } }));
    expect(complaint(typed, duel, 'Words')).toMatch(/has no words but its type/);
  });

  test('Words: a plate, an item or a headline that is raw', () => {
    const raw = (part: object) =>
      complaint(
        faulty(diceDuel, ({ words }) => ({ words: { ...words, ...part } })),
        duel,
        'Words',
      );
    expect(raw({ beat: () => ({ kind: 'note', weight: 1, plate: 'undefined' }) })).toMatch(/the plate of/);
    expect(raw({ items: () => [{ label: 'hitValue', value: '3' }] })).toMatch(/an item of/);
    expect(raw({ opens: () => '[object Object]' })).toMatch(/a headline of/);
  });

  test('Words: a choice as JSON', () => {
    const game = faulty(diceDuel, ({ words }) => ({ words: { ...words, choice: JSON.stringify } }));
    expect(complaint(game, duel, 'Words')).toMatch(/the choice {"do":"strike"} has the words JSON/);
  });

  test.each([
    ['beyond 1', () => 7, /is 7/],
    ['no number', () => Number.NaN, /is NaN/],
    ['1 before the end', () => 1, /scores 1 although the game is not over/],
    ['the same for winner and loser', () => 0.5, /which (won|lost), scores 0.5/],
  ])('Score: %s', (_name, score, says) => {
    expect(
      complaint(
        faulty(diceDuel, () => ({ score })),
        duel,
        'Score',
      ),
    ).toMatch(says);
  });

  test('Score: both sides think that they lead', () => {
    const game = faulty(diceDuel, ({ score }) => ({
      score: (w, seat) => (w.over === null ? 0.6 : score(w, seat)),
    }));
    expect(complaint(game, duel, 'Score')).toMatch(/the scores of the sides add up to 1.2/);
  });

  test.each(['view', 'score', 'report'] as const)('Pure: %s that changes the world', (part) => {
    const game = faulty(smugglers, (parts) => ({
      [part]: (w: { smugglers: { hand: number[] }[] }, viewer: number) => {
        w.smugglers[0]!.hand.reverse();
        return parts[part](w, viewer) as unknown;
      },
    }));
    expect(complaint(game, night, 'Pure')).toMatch(new RegExp(`${part} does not only look`));
  });

  test('Pure: offers that change the world', () => {
    const game = withStep(smugglers, 'night', 'hide a card', (ask) => ({
      offers: (w: Hands, ...rest: unknown[]) => {
        w.smugglers[0]!.seen[0] = null;
        return (ask as { offers(...all: unknown[]): unknown }).offers(w, ...rest);
      },
    }));
    expect(complaint(game, night, 'Pure')).toMatch(/asks does not only look/);
  });

  test('Round trip: words that arrange does not know', () => {
    const game = faulty(diceDuel, ({ report }) => ({
      given: (w) => ({ ...(report(w) as object), mood: 1 }),
    }));
    expect(complaint(game, duel, 'Round trip')).toMatch(/given.mood: unknown word/);
  });

  test('Round trip: something visible that has no words', () => {
    const game = faulty(smugglers, ({ given }) => ({
      given: (w) => given!(w) && { ...(given!(w) as object), discard: [] },
    }));
    expect(complaint(game, night, 'Round trip')).toMatch(
      /the (report|view of \w+) differs in a position arranged/,
    );
  });

  test('Round trip: something hidden that shows in play', () => {
    const game = faulty(smugglers, ({ arrange }) => ({
      arrange: (given) => {
        const w = arrange(given);
        w.deck.bottom = w.deck.kinds.flatMap((kind: number, i: number) =>
          new Array<number>(w.deck.left[i]!).fill(kind),
        );
        w.deck.left.fill(0);
        return w;
      },
    }));
    expect(complaint(game, night, 'Round trip')).toMatch(
      /differs \d decisions after a position was arranged again/,
    );
  });

  test('Round trip: a game without a position that has words', () => {
    const game = faulty(diceDuel, () => ({ given: () => null }));
    expect(complaint(game, duel, 'Round trip')).toMatch(/no position of duel has words/);
  });

  test('Perft: one choice more, and one position less', () => {
    const perft = { kept: perftText(smugglers, [night]), trials: [night] };
    const holds = (game: AnyGame): (() => number) => laws(game, [night], { perft }).at(-1)!.hold;
    expect(holds(smugglers)()).toBe(1);
    const more = withStep(smugglers, 'spy', 'look', (ask) => ({
      offers: (w: Hands, f: unknown, seat: number) => [
        ...(ask as { offers(...all: unknown[]): object[] }).offers(w, f, seat),
        { spy: seat },
      ],
    }));
    expect(holds(more)).toThrow(/Perft: night, seed \d+, after \d+ decisions: kept 'depth/);
    const same = withStep(smugglers, 'night', 'hide a card', (ask) => ({
      take: (play: { w: Hands }, f: unknown, seat: number) =>
        (ask as Takes).take(play, f, seat, { lay: play.w.smugglers[seat]!.hand[0]! }),
    }));
    expect(holds(same)).toThrow(/Perft: night/);
  });

  test('Measure: a reading that is no number', () => {
    const game = faulty(diceDuel, () => ({
      stakes: () => [
        { key: 'hearts', title: 'Hearts', values: { unit: '', better: 'more' }, of: () => Number.NaN },
      ],
    }));
    expect(complaint(game, duel, 'Measure')).toMatch(/the stake 'hearts' becomes NaN/);
  });

  test('Measure: an outcome that has no words', () => {
    const game = faulty(diceDuel, () => ({
      stakes: () => [{ key: 'blow', title: 'The blow', values: { words: ['hit'] }, of: () => 'miss' }],
    }));
    expect(complaint(game, duel, 'Measure')).toMatch(/the stake 'blow' becomes miss/);
  });

  test('Measure: odds that go on with an illegal choice', () => {
    const game = faulty(diceDuel, () => ({
      oddsReply: (_w, asks) => ({ seat: asks[0]!.seat, choice: { do: 'surrender' } }),
    }));
    expect(complaint(game, duel, 'Measure')).toMatch(/go on with an illegal choice/);
  });

  test('Measure: a second formula that disagrees with the rules', () => {
    const game = faulty(diceDuel, ({ forecasts }) => ({
      forecasts: (view, seat, choice) =>
        forecasts!(view, seat, choice).map((one) => ({ ...one, chance: 3 / 6 })),
    }));
    expect(complaint(game, duel, 'Measure')).toMatch(/'Two hearts at once' is forecast with 0.5/);
  });

  test('Measure: a second formula about what comes after the act', () => {
    const game = faulty(diceDuel, () => ({ actEnds: () => true }));
    expect(complaint(game, duel, 'Measure')).toMatch(
      /'Two hearts at once' is forecast with .*, the rules have 0,/,
    );
  });

  test('Measure: a view from which the real table could not be', () => {
    const game = faulty(smugglers, ({ imagine }) => ({
      stakes: () => [
        {
          key: 'crates',
          title: 'Crates',
          values: { unit: '', better: 'more' },
          of: (w) => w.smugglers[0].crates * 100 + w.smugglers[1].crates,
        },
      ],
      imagine: (view) =>
        imagine(view, { roll: () => 1, pick: (weights) => weights.findIndex((one) => one > 0) }),
    }));
    expect(complaint(game, night, 'Measure')).toMatch(/came at the table itself/);
  });

  test('Measure: enumeration that disagrees with play', () => {
    const game = withStep(diceDuel, 'duel', 'strike or rest', (ask) => ({
      take: (play: { chance: Chance; w: { fighters: { hearts: number }[] } }, ...rest: unknown[]) => {
        if (play.chance instanceof Enumerating) for (const one of play.w.fighters) one.hearts++;
        return (ask as Takes).take(play, ...rest);
      },
    }));
    expect(complaint(game, duel, 'Measure')).toMatch(/the odds panel prints/);
  });
});
