// A small card game with private hands, bags and a simultaneous phase. Each round everybody hides one card at once; all are shown;
// the highest takes the crate of the round. A spy (value 0) looks at a rival's hand, which nobody else sees.
import {
  type Bag,
  type Chance,
  type Game,
  type Json,
  type Reader,
  type Seat,
  type Viewer,
  type World,
  aNumber,
  bagOf,
  bookOf,
  chaptersOf,
  contents,
  copyBag,
  copyFlow,
  defineGame,
  fields,
  inChosenOrder,
  isEmpty,
  itemAt,
  listOf,
  logWords,
  putIn,
  sizeOf,
  takeOut,
} from '../src/index.ts';

const DECK = [0, 0, 1, 1, 2, 2, 3, 3, 4, 5];
const CRATES = [1, 1, 2, 2, 3];

interface Smuggler {
  hand: number[];
  /** The hidden card of this round, or null. */
  laid: number | null;
  crates: number;
  /** Hands that this smuggler's spies saw, by seat; forgotten when a card is played. */
  seen: (number[] | null)[];
}

export interface Table extends World {
  smugglers: Smuggler[];
  deck: Bag<number>;
  discard: number[];
  crates: Bag<number>;
  crate: number;
}

export type Choice = { lay: number } | { spy: Seat } | { first: string };

/** All happenings; some have a part for those who may not see everything. */
type Telling =
  | { type: 'drew' | 'laid'; seat: Seat; card: number }
  | { type: 'drew a card' | 'laid a card'; seat: Seat }
  | { type: 'shown'; cards: (number | null)[] }
  | { type: 'taken' | 'sunk'; seat: Seat | undefined; crate: number }
  | { type: 'spied'; seat: Seat; rival: Seat; hand?: number[] };

const chapter = chaptersOf<Table, Choice, Telling>();
const everyone = (w: Table): Seat[] => w.smugglers.map((_, seat) => seat);

const night = chapter('night').steps({
  /** SM-01 A new crate, if there is one; everybody draws up to two cards. The discard is mixed in when the deck is empty. */
  'a crate arrives': {
    run(play) {
      const w = play.w;
      const crate = play.draw(w.crates, 'SM-01');
      if (crate === null) {
        const best = Math.max(...w.smugglers.map((one) => one.crates));
        play.end({
          winners: everyone(w).filter((seat) => w.smugglers[seat]!.crates === best),
          rule: 'SM-04',
          why: 'the last crate is gone',
        });
        return 'done';
      }
      w.crate = crate;
      for (const seat of everyone(w)) {
        const one = w.smugglers[seat]!;
        while (one.hand.length < 2) {
          if (isEmpty(w.deck)) for (const card of w.discard.splice(0)) putIn(w.deck, card);
          const card = play.draw(w.deck, 'SM-01');
          if (card === null) break;
          one.hand.push(card);
          one.hand.sort((a, b) => a - b);
          play.tell?.({ type: 'drew', seat, card }, 'SM-01', [seat], { type: 'drew a card', seat });
        }
      }
    },
  },
  /** SM-02 Everybody hides one card at the same time. */
  'hide a card': {
    rule: 'SM-02',
    prompt: 'Hide a card.',
    who: (w) => everyone(w).filter((seat) => w.smugglers[seat]!.laid === null),
    offers: (w, _f, seat) => [...new Set(w.smugglers[seat]!.hand)].map((lay) => ({ lay })),
    take(play, _f, seat, choice) {
      const one = play.w.smugglers[seat]!;
      one.laid = (choice as { lay: number }).lay;
      one.hand.splice(one.hand.indexOf(one.laid), 1);
      for (const other of play.w.smugglers) other.seen[seat] = null;
      play.tell?.({ type: 'laid', seat, card: one.laid }, 'SM-02', [seat], { type: 'laid a card', seat });
      return 'again';
    },
  },
  /** SM-03 All are shown. Spies work in the order that the first smuggler chooses, then the single highest card takes the crate. */
  show: {
    run(play) {
      const w = play.w;
      play.reveal();
      play.tell?.({ type: 'shown', cards: w.smugglers.map((one) => one.laid) }, 'SM-03');
      const spies = everyone(w).filter((seat) => w.smugglers[seat]!.laid === 0);
      return {
        call: spying.begin({
          chooser: 0,
          waiting: spies.map((seat) => ({ label: `spy of ${'ABCD'[seat]}`, does: spy.begin({ seat }) })),
        }),
      };
    },
  },
  /** SM-04 Most crates win when none is left. */
  'take the crate': {
    run(play) {
      const w = play.w;
      const best = Math.max(...w.smugglers.map((one) => one.laid!));
      const highest = everyone(w).filter((seat) => w.smugglers[seat]!.laid === best);
      if (highest.length === 1) w.smugglers[highest[0]!]!.crates += w.crate;
      play.tell?.(
        { type: highest.length === 1 ? 'taken' : 'sunk', seat: highest[0], crate: w.crate },
        'SM-03',
      );
      for (const one of w.smugglers) {
        w.discard.push(one.laid!);
        one.laid = null;
      }
      return { goTo: 'a crate arrives' };
    },
  },
});

const spying = inChosenOrder<Table, Choice, Telling>('spying', 'SM-03', 'Whose spy works first?');

const spy = chapter<{ seat: Seat }>('spy').steps({
  /** SM-05 A spy looks at one rival's hand. */
  look: {
    rule: 'SM-05',
    prompt: 'Whose hand does your spy see?',
    who: (_w, f) => f.seat,
    offers: (w, _f, seat) => everyone(w).flatMap((rival) => (rival === seat ? [] : [{ spy: rival }])),
    take(play, _f, seat, choice) {
      const rival = (choice as { spy: Seat }).spy;
      const hand = play.w.smugglers[rival]!.hand.slice();
      play.w.smugglers[seat]!.seen[rival] = hand;
      play.reveal();
      play.tell?.({ type: 'spied', seat, rival, hand }, 'SM-05', [seat, rival], {
        type: 'spied',
        seat,
        rival,
      });
    },
  },
});

interface View extends Omit<Table, 'smugglers' | 'deck' | 'discard'> {
  viewer: Viewer;
  smugglers: {
    hand: number[] | null;
    cards: number;
    laid: number | 'hidden' | null;
    crates: number;
    seen: (number[] | null)[] | null;
    sees: boolean[];
  }[];
  discard: number[];
  deck: number;
}

function view(w: Table, viewer: Viewer): View {
  const open = w.flow.some((f) => f.chapter !== 'night');
  return {
    viewer,
    edition: w.edition,
    flow: copyFlow(w.flow),
    undoBarrier: w.undoBarrier,
    over: w.over,
    smugglers: w.smugglers.map((one, seat) => {
      const own = seat === viewer;
      const seen = viewer === 'table' ? null : w.smugglers[viewer]!.seen[seat]!;
      return {
        hand: own ? one.hand.slice() : (seen?.slice() ?? null),
        cards: one.hand.length,
        laid: one.laid === null ? null : own || open ? one.laid : 'hidden',
        crates: one.crates,
        seen: own ? one.seen.map((hand) => hand?.slice() ?? null) : null,
        sees: one.seen.map((hand) => hand !== null),
      };
    }),
    discard: w.discard.slice(),
    deck: sizeOf(w.deck),
    crates: copyBag(w.crates),
    crate: w.crate,
  };
}

/** Deals the cards that the viewer cannot see from those it has not seen. */
function imagine(v: View, chance: Chance): Table {
  const unseen = bagOf(DECK);
  const take = (card: number): number => {
    unseen.left[unseen.kinds.indexOf(card)]!--;
    return card;
  };
  const deal = (): number => unseen.kinds[chance.pick(unseen.left, 'SM-01')]!;
  for (const one of v.smugglers) {
    one.hand?.forEach(take);
    if (typeof one.laid === 'number') take(one.laid);
  }
  v.discard.forEach(take);
  const hands = v.smugglers.map((one) => {
    const hand = one.hand?.slice() ?? [];
    while (hand.length < one.cards) hand.push(take(deal()));
    return hand.sort((a, b) => a - b);
  });
  const smugglers = v.smugglers.map((one, seat) => ({
    hand: hands[seat]!,
    laid: one.laid === 'hidden' ? take(deal()) : one.laid,
    crates: one.crates,
    seen:
      one.seen?.map((hand) => hand?.slice() ?? null) ??
      one.sees.map((sees, rival) => (sees ? hands[rival]!.slice() : null)),
  }));
  const deck = { ...unseen, left: unseen.left.slice() };
  return {
    edition: v.edition,
    flow: copyFlow(v.flow),
    undoBarrier: v.undoBarrier,
    over: v.over,
    smugglers,
    deck,
    discard: v.discard.slice(),
    crates: copyBag(v.crates),
    crate: v.crate,
  };
}

const copy = (w: Table): Table => ({
  edition: w.edition,
  flow: copyFlow(w.flow),
  undoBarrier: w.undoBarrier,
  over: w.over,
  smugglers: w.smugglers.map((one) => ({
    hand: one.hand.slice(),
    laid: one.laid,
    crates: one.crates,
    seen: one.seen.map((hand) => hand?.slice() ?? null),
  })),
  deck: copyBag(w.deck),
  discard: w.discard.slice(),
  crates: copyBag(w.crates),
  crate: w.crate,
});

function table(seats: number): Table {
  return {
    edition: '1',
    flow: [night.begin({})],
    undoBarrier: 0,
    over: null,
    smugglers: Array.from({ length: seats }, () => ({
      hand: [],
      laid: null,
      crates: 0,
      seen: new Array<null>(seats).fill(null),
    })),
    deck: bagOf(DECK),
    discard: [],
    crates: bagOf(CRATES),
    crate: 0,
  };
}

const orNone =
  <T>(reader: Reader<T>): Reader<T | null> =>
  (value, where) =>
    value === null ? null : reader(value, where);

const readGiven = fields(
  { hands: listOf(listOf(aNumber(0, 5))) },
  {
    crates: listOf(aNumber(0, 9)),
    crate: aNumber(1, 3),
    laid: listOf(orNone(aNumber(0, 5))),
    seen: listOf(listOf(orNone(listOf(aNumber(0, 5))))),
    discard: listOf(aNumber(0, 5)),
    /** Crates that have not yet come; all but the one on the beach when missing. */
    coming: listOf(aNumber(1, 3)),
  },
);

const log = logWords<Telling>({
  drew: ({ seat, card }, names) => `${itemAt(names, seat)} draws a ${card}.`,
  'drew a card': ({ seat }, names) => `${itemAt(names, seat)} draws a card.`,
  laid: ({ seat, card }, names) => `${itemAt(names, seat)} hides a ${card}.`,
  'laid a card': ({ seat }, names) => `${itemAt(names, seat)} hides a card.`,
  shown: ({ cards }) => `The cards are ${cards.join(', ')}.`,
  taken: ({ seat, crate }, names) => `${itemAt(names, seat ?? 0)} takes the crate of ${crate}.`,
  sunk: ({ crate }) => `The crate of ${crate} sinks.`,
  spied({ seat, rival, hand }, names) {
    const cards = hand === undefined ? '' : `: ${hand.join(', ') || 'no cards'}`;
    return `${itemAt(names, seat)} spies on ${itemAt(names, rival)}${cards}.`;
  },
});

export const smugglers: Game<Table, Choice, View, Telling> = defineGame<Table, Choice, View, Telling>({
  name: 'smugglers',
  title: 'Smugglers',
  edition: '1',
  seats: { least: 2, most: 3, kinds: ['person'] },
  options: {},
  book: bookOf([night, spying, spy]),
  begin: (_options, seats) => table(seats.length),
  view,
  imagine,
  copy,
  /** The seat's crates compared with those of the best rival, in a game of nine. */
  score(w, seat) {
    if (w.over !== null) return w.over.winners.includes(seat) ? 1 : 0;
    const best = Math.max(...w.smugglers.flatMap((one, rival) => (rival === seat ? [] : [one.crates])));
    return 0.5 + (w.smugglers[seat]!.crates - best) / 20;
  },
  words: {
    choice: (choice) =>
      'lay' in choice
        ? `hide a ${choice.lay}`
        : 'spy' in choice
          ? `spy on ${'ABCD'[choice.spy]}`
          : choice.first,
    ...log,
  },
  arrange(given) {
    const read = readGiven(given, 'given');
    const w = table(read.hands.length);
    w.flow = [night.begin({}, 'hide a card')];
    w.crate = read.crate ?? 1;
    w.discard = read.discard?.slice() ?? [];
    w.smugglers.forEach((one, seat) => {
      one.hand = read.hands[seat]!.slice().sort((a, b) => a - b);
      one.laid = read.laid?.[seat] ?? null;
      one.crates = read.crates?.[seat] ?? 0;
      one.seen = read.seen?.[seat] ?? one.seen;
      for (const card of one.laid === null ? one.hand : [...one.hand, one.laid]) takeOut(w.deck, card);
    });
    for (const card of w.discard) takeOut(w.deck, card);
    if (read.coming === undefined) takeOut(w.crates, w.crate);
    else w.crates.left = w.crates.kinds.map((kind) => read.coming!.filter((crate) => crate === kind).length);
    return w;
  },
  report: (w) => ({
    smugglers: w.smugglers.map((one) => ({ hand: one.hand, laid: one.laid, crates: one.crates })),
    deck: Object.fromEntries(contents(w.deck)),
    discard: w.discard,
  }),
  given: (w) =>
    w.flow.length > 1
      ? null
      : {
          hands: w.smugglers.map((one) => one.hand.slice()),
          laid: w.smugglers.map((one) => one.laid),
          crates: w.smugglers.map((one) => one.crates),
          seen: w.smugglers.map((one) => one.seen.map((hand) => hand?.slice() ?? null)),
          discard: w.discard.slice(),
          crate: w.crate,
          coming: w.crates.kinds.flatMap((crate, i) => new Array<number>(w.crates.left[i]!).fill(crate)),
        },
  /** SM-02 A card is hidden; everything else is done in the open. */
  face: (_w, _seat, choice) => ('lay' in choice ? 'hides a card' : (choice as Json)),
});
