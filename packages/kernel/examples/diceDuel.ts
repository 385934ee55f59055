// A duel with dice: a blow may be parried, the parry may be feinted: an interrupt inside an interrupt. Each fighter has luck to spend.
import {
  type Bookmark,
  type Game,
  type Seat,
  type World,
  aNumber,
  bookOf,
  chaptersOf,
  copyFlow,
  defineGame,
  fields,
  itemAt,
  listOf,
  logWords,
  oneOf,
  reactions,
} from '../src/index.ts';

interface Fighter {
  hearts: number;
  /** Parries and feints left. */
  luck: number;
}

export interface Table extends World {
  fighters: Fighter[];
  turn: Seat;
}

/** Everything that the duel tells. */
export type Telling =
  | { type: 'rested'; seat: Seat }
  | { type: 'swung'; seat: Seat; force: number }
  | { type: 'feinted'; seat: Seat; fooled: boolean }
  | { type: 'parried'; seat: Seat; die: number; force: number }
  | { type: 'hurt'; seat: Seat; left: number }
  | { type: 'yielded'; seat: Seat };

export type Choice =
  | { do: 'strike' | 'rest' }
  | { do: 'parry' }
  | { do: 'feint' }
  | { do: 'pass' }
  | { do: 'yield' };

interface Blow {
  by: Seat;
  at: Seat;
  /** What the parry must reach; 0 when there is none. */
  parried: boolean;
  force: number;
  /** How the parry ended. */
  answer?: 'turned aside' | 'too weak' | 'fooled';
}

const chapter = chaptersOf<Table, Choice, Telling>();
const foe = (seat: Seat): Seat => 1 - seat;

const duel = chapter('duel').steps({
  /** DD-01 The fighter whose turn it is strikes, or rests for one luck (never more than two). */
  'strike or rest': {
    rule: 'DD-01',
    prompt: 'Strike, or rest?',
    who: (w) => w.turn,
    offers: (w, _f, seat) =>
      w.fighters[seat]!.luck < 2 ? [{ do: 'strike' }, { do: 'rest' }] : [{ do: 'strike' }],
    refused: (w, _f, seat) =>
      w.fighters[seat]!.luck < 2
        ? []
        : [{ choice: { do: 'rest' }, rule: 'DD-01', reason: 'Nobody holds more than two luck.' }],
    judge: (_w, _f, _seat, choice) => ({
      rule: 'DD-01',
      reason: `Strike or rest, not ${JSON.stringify(choice)}.`,
    }),
    take(play, _f, seat, choice) {
      play.w.turn = foe(seat);
      if (choice.do === 'rest') {
        play.w.fighters[seat]!.luck++;
        play.tell?.({ type: 'rested', seat }, 'DD-01');
        return 'again';
      }
      return {
        call: blow.begin({ by: seat, at: foe(seat), parried: false, force: 0 }),
        then: 'strike or rest',
      };
    },
  },
});

const blow = chapter<Blow>('blow').steps({
  /** DD-02 The force of a blow is one die. */
  swing: {
    run(play, f) {
      f.force = play.roll(6, 'DD-02');
      play.tell?.({ type: 'swung', seat: f.by, force: f.force }, 'DD-02');
    },
  },
  /** DD-03 The struck fighter may spend luck to parry; a die of at least the force turns the blow aside. */
  parry: reactions<Table, Choice, Blow, 'land', Telling>({
    rule: 'DD-03',
    prompt: (_w, f) => `A blow of ${f.force}. Parry?`,
    order: (_w, f) => [f.at],
    plays: (w, f, seat) => (w.fighters[seat]!.luck > 0 && !f.parried ? [{ do: 'parry' }] : []),
    pass: { do: 'pass' },
    take(play, f, seat) {
      play.w.fighters[seat]!.luck--;
      return { call: parry.begin({ by: seat, at: f.by, force: f.force, feinted: false }), then: 'land' };
    },
  }),
  /** DD-05 A blow that lands costs one heart, from force 5 on two. The last heart ends the duel. */
  land: {
    run(play, f) {
      if (f.answer === 'turned aside') return 'done';
      const struck = play.w.fighters[f.at]!;
      struck.hearts -= f.force >= 5 ? 2 : 1;
      play.tell?.({ type: 'hurt', seat: f.at, left: struck.hearts }, 'DD-05');
      if (struck.hearts <= 0) play.end({ winners: [f.by], rule: 'DD-05', why: 'the last heart is gone' });
      return 'done';
    },
  },
});

const parry = chapter<{ by: Seat; at: Seat; force: number; feinted: boolean }>('parry').steps({
  /** DD-04 The striker may spend luck to feint: the parry then fails on the roll of 4 or more of another die. */
  feint: reactions<Table, Choice, { by: Seat; at: Seat; force: number; feinted: boolean }, never, Telling>({
    rule: 'DD-04',
    prompt: 'Your blow is being parried. Feint?',
    order: (_w, f) => [f.at],
    plays: (w, f, seat) => (w.fighters[seat]!.luck > 0 && !f.feinted ? [{ do: 'feint' }] : []),
    pass: { do: 'pass' },
    take(play, f, seat) {
      play.w.fighters[seat]!.luck--;
      f.feinted = true;
      const fooled = play.roll(6, 'DD-04') >= 4;
      play.tell?.({ type: 'feinted', seat, fooled }, 'DD-04');
      return fooled ? { answer: 'fooled' } : 'again';
    },
  }),
  'turn it aside': {
    run(play, f) {
      const die = play.roll(6, 'DD-03');
      play.tell?.({ type: 'parried', seat: f.by, die, force: f.force }, 'DD-03');
      return { answer: die >= f.force ? 'turned aside' : 'too weak' };
    },
  },
});

const copy = (w: Table): Table => ({
  edition: w.edition,
  flow: copyFlow(w.flow),
  undoBarrier: w.undoBarrier,
  over: w.over,
  fighters: w.fighters.map((one) => ({ hearts: one.hearts, luck: one.luck })),
  turn: w.turn,
});

const table = (hearts: number, luck: number): Table => ({
  edition: '1',
  flow: [duel.begin({})],
  undoBarrier: 0,
  over: null,
  fighters: [0, 1].map(() => ({ hearts, luck })),
  turn: 0,
});

const readGiven = fields(
  { fighters: listOf(fields({ hearts: aNumber(1, 9), luck: aNumber(0, 2) })) },
  { turn: oneOf(['A', 'B'] as const) },
);

const log = logWords<Telling>({
  rested: ({ seat }, names) => `${itemAt(names, seat)} rests.`,
  swung: ({ seat, force }, names) => `${itemAt(names, seat)} strikes with force ${force}.`,
  feinted: ({ seat, fooled }, names) => `${itemAt(names, seat)} feints${fooled ? '' : ' in vain'}.`,
  parried: ({ seat, die, force }, names) => `${itemAt(names, seat)} parries with ${die} against ${force}.`,
  hurt: ({ seat, left }, names) => `${itemAt(names, seat)} is hurt; hearts left: ${left}.`,
  yielded: ({ seat }, names) => `${itemAt(names, seat)} yields.`,
});

export const diceDuel: Game<Table, Choice, Table, Telling> = defineGame<Table, Choice, Table, Telling>({
  name: 'dice-duel',
  title: 'Dice duel',
  edition: '1',
  seats: { least: 2, most: 2, kinds: ['person'] },
  options: { hearts: { label: 'Hearts', rule: 'DD-05', choices: [3, 5] } },
  book: bookOf([duel, blow, parry]),
  begin: (options) => table(options['hearts'] as number, 1),
  view: copy,
  imagine: copy,
  copy,
  score: (w, seat) =>
    w.over === null
      ? w.fighters[seat]!.hearts / (w.fighters[0]!.hearts + w.fighters[1]!.hearts)
      : w.over.winners.includes(seat)
        ? 1
        : 0,
  words: {
    choice: (choice) => choice.do,
    ...log,
  },
  arrange(given) {
    const read = readGiven(given, 'given');
    const w = table(3, 1);
    w.fighters = read.fighters;
    w.turn = read.turn === 'B' ? 1 : 0;
    return w;
  },
  report: (w) => ({ fighters: w.fighters.map((one) => ({ ...one })), turn: w.turn === 0 ? 'A' : 'B' }),
  /** A position in the middle of a blow cannot be written in words. */
  given: (w) => (w.flow.length === 1 ? diceDuel.report(w) : null),
  stakes: (_view, seat, choice) =>
    choice.do === 'strike'
      ? [
          {
            key: 'foe',
            title: "The foe's hearts",
            values: { unit: 'hearts', better: 'less' },
            of: (w) => itemAt(w.fighters, foe(seat)).hearts,
          },
          {
            key: 'wound',
            title: 'The blow',
            values: { words: ['falls', 'two hearts', 'one heart', 'nothing'] },
            of: (w, told) =>
              w.over !== null
                ? 'falls'
                : (['nothing', 'one heart', 'two hearts'][
                    told.filter(({ what }) => what.type === 'hurt').length === 0
                      ? 0
                      : told.some(({ what }) => what.type === 'swung' && what.force > 4)
                        ? 2
                        : 1
                  ] ?? 'nothing'),
          },
        ]
      : [],
  /** DD-06 A fighter may yield at any moment, whoever is to decide. */
  anytime: {
    offers: () => [{ do: 'yield' }],
    includes: (choice) => choice.do === 'yield',
    take(play, seat) {
      play.tell?.({ type: 'yielded', seat }, 'DD-06');
      play.end({ winners: [foe(seat)], rule: 'DD-06', why: 'the other yields' });
    },
  },
  /** Nobody parries, nobody feints. */
  oddsReply(_w, asks) {
    const ask = asks.find(({ offers }) => offers.some((offer) => offer.do === 'pass'));
    return ask === undefined ? null : { seat: ask.seat, choice: { do: 'pass' } };
  },
  sides: () => [[0], [1]],
  forecasts: (view, seat, choice) =>
    choice?.do !== 'strike'
      ? []
      : [
          {
            label: 'Two hearts at once',
            chance: 2 / 6,
            happens: (_before, after) =>
              after.fighters[foe(seat)]!.hearts === view.fighters[foe(seat)]!.hearts - 2,
          },
        ],
});

export type { Bookmark };
