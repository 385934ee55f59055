// Setup: Divisions, decks, Items, first hands; and who fights first.
import { type Account, copiesOut, isItem, remove } from './account.ts';
import { newDeck } from './encounter.ts';
import { DIVISIONS, ITEMS, divisionFigures } from './figures.ts';
import { type Audit, type Flow, askOne } from './listening.ts';
import { drawCards } from './plays.ts';

const FIXED =
  'spark jumper,shotgun,composite plate,riot shield,med pack,bio-enhancer,hi-ex grenade,drop ship,proximity mines';

export function* setUp(audit: Audit): Flow {
  const { a, hearing } = audit;
  const training = a.options['siege'] === 'training';
  const left = (): string[] =>
    (a.own?.divisions.of ?? [...DIVISIONS.keys()]).filter(
      (name) => !a.players.some((one) => one.division === name),
    );
  const way = divisionsBy(a);
  for (const [seat, one] of a.players.entries()) {
    if (training) one.division = seat === 0 ? 'barracks' : 'med bay';
    else if (way === 'in order') one.division = a.own?.divisions.of[seat] ?? '';
    else if (way === 'random') one.division = hearing.draw('XS-SET-06', left().length);
    else {
      let dealt = left();
      if (way === 'draft') {
        const first = hearing.draw('XS-OPT-03', dealt.length);
        dealt = [first, hearing.draw('XS-OPT-03', dealt.length - 1)];
      }
      const choice = yield* askOne(
        'XS-OPT-03',
        seat,
        dealt.map((division) => ({ do: 'lead', division })),
      );
      one.division = String(choice['division']);
    }
    hearing.tell('XS-SET-06', 'leads', { seat, division: one.division });
  }
  if (a.options['first'] === 'random') {
    const seat = a.players.length === 1 ? 0 : Number(hearing.draw('XS-OPT-13', a.players.length)) - 1;
    nameFirst(audit, seat, 'XS-OPT-13');
  }
  const take = (card: string): void => void a.stacks.set(card, (a.stacks.get(card) ?? 0) - 1);
  for (const one of a.players) {
    const counts = Object.entries(a.own?.deck ?? { militia: 4, x1: 6 });
    one.deck = counts.flatMap(([card, count]) => new Array<string>(count).fill(card));
    one.deck.push(...startingOf(a, one.division));
    one.purse = a.own?.purse ?? 0;
    for (const card of one.deck) if (a.stacks.has(card)) take(card);
  }
  yield* stockItems(audit, training);
  newDeck(audit);
  hearing.tell('XS-SET-09', 'items on sale', { cards: a.slots.map(({ item }) => item) });
  for (const seat of a.players.keys()) drawCards(audit, seat, 6, 'XS-SET-13');
}

/** XS-OPT-03 XS-SCN-07 */
function divisionsBy(a: Account): unknown {
  const ways: Record<string, string> = { dealt: 'random', chosen: 'choose', drafted: 'draft' };
  return a.own === null ? a.options['divisions'] : (ways[a.own.divisions.by] ?? 'in order');
}

/** XS-SET-07 XS-SCN-08 */
const startingOf = (a: Account, division: string): readonly string[] =>
  a.own?.divisionCards === false ? [] : divisionFigures(division).starting;

function* stockItems({ a, hearing }: Audit, training: boolean): Flow {
  a.trackers = [...ITEMS.keys()].filter((item) => a.own?.items.from.includes(item) ?? true);
  const slots = a.own?.items.slots ?? 9;
  const others = a.own?.items.others ?? (a.options['items'] === 'draft' ? 'drafted' : 'drawn');
  const stock = (item: string): void => {
    if (a.own === null || a.trackers.includes(item)) remove(a.trackers, item, 'the Item Tracker Deck');
    a.slots.push({ item, left: 5 - copiesOut(a, item) });
  };
  const forced = a.players.flatMap((one) => startingOf(a, one.division).filter(isItem).slice(0, 1));
  const named = a.own?.items.named ?? (training || a.options['items'] === 'fixed' ? FIXED.split(',') : []);
  for (const item of [...new Set([...named, ...forced])].slice(0, slots)) stock(item);
  const before = a.slots.length;
  const wanted = others === 'named only' ? 0 : slots;
  while (a.slots.length < wanted && a.trackers.length > 0) {
    if (others === 'drawn') {
      stock(hearing.draw('XS-SET-09', a.trackers.length));
      continue;
    }
    const seat = (a.first + a.slots.length - before) % a.players.length;
    const choice = yield* askOne(
      'XS-OPT-12',
      seat,
      a.trackers.map((item) => ({ do: 'stock', item })),
    );
    stock(String(choice['item']));
    hearing.tell('XS-OPT-12', 'stocked', { seat, card: choice['item'] });
  }
}

function nameFirst({ a, hearing }: Audit, seat: number, rule: string): void {
  a.first = seat;
  a.firstKnown = true;
  hearing.tell(rule, 'first player', { seat });
}

/** XS-SET-14 */
export function* firstPlayer(audit: Audit): Flow {
  const { a } = audit;
  if (a.firstKnown) return;
  const host = a.players.findIndex((one) => !one.ally);
  if (host < 0) return nameFirst(audit, 0, 'XS-SET-14');
  const choice = yield* askOne(
    'XS-SET-14',
    host,
    a.players.map((_, seat) => ({ do: 'begin with', seat })),
  );
  nameFirst(audit, Number(choice['seat']), 'XS-SET-14');
}
