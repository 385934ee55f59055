// Compares a table with what a case expects.
import { BadInput } from '../../src/read/badInput.ts';
import { isObject } from '../../src/read/json.ts';
import { closest } from '../../src/read/readers.ts';
import { applies } from '../../src/rules/applies.ts';
import type { Told } from '../../src/rules/happening.ts';
import { type Viewer, seatLetter, seatOfLetter } from '../../src/rules/world.ts';
import { differences, isPart, presence } from './match.ts';
import { type CaseTable, WINDOW } from './table.ts';
import type { Count, Then, Wish } from './then.ts';

/** The expectations that are not met; happenings are those since the last check. */
export function check(table: CaseTable, then: Then, where: string): string[] {
  const told = table.told.splice(0);
  const { game, w } = table;
  return [
    ...happened(told, then.happened ?? [], `${where}.happened`),
    ...notHappened(table, told, then['not happened'] ?? [], `${where}.not happened`),
    ...counted(table, told, then.times ?? [], `${where}.times`),
    ...logged(table, told, then.log ?? [], `${where}.log`),
    ...(then.table === undefined ? [] : differences(then.table, game.report(w), `${where}.table`)),
    ...(then['not table'] ?? []).flatMap((path) => presence(game.report(w), path, `${where}.not table`)),
    ...each(then.sees, (letter, part) =>
      differences(part, game.view(w, viewer(letter)), `${where}.sees.${letter}`),
    ),
    ...each(then['not sees'], (letter, paths) =>
      paths.flatMap((path) => presence(game.view(w, viewer(letter)), path, `${where}.not sees.${letter}`)),
    ),
    ...each(then.offered, (letter, wishes) => offered(table, letter, wishes, `${where}.offered`)),
    ...each(then['not offered'], (letter, wishes) =>
      notOffered(table, letter, wishes, `${where}.not offered`),
    ),
    ...each(then['only offered'], (letter, wishes) =>
      onlyOffered(table, letter, wishes, `${where}.only offered`),
    ),
    ...each(then.offers, (letter, count) => {
      const offers = table.asked(seatOfLetter(letter))?.offers ?? [];
      if (offers.length === count) return [];
      const words = offers.map((offer) => table.words(offer, seatOfLetter(letter))).join(' / ');
      return [`${where}.offers.${letter}: expected ${count}, got ${offers.length} (${words || 'nothing'})`];
    }),
    ...each(then.suggested, (letter, wish) => suggested(table, letter, wish, `${where}.suggested`)),
    ...each(then.because, (letter, words) => because(table, letter, words, `${where}.because`)),
    ...(then.asked === undefined
      ? []
      : differences(
          then.asked,
          game.asks(w).map((ask) => seatLetter(ask.seat)),
          `${where}.asked`,
        )),
    ...each(then.prompt, (letter, prompt) =>
      differences(
        prompt,
        table.asked(seatOfLetter(letter))?.prompt ?? 'nothing',
        `${where}.prompt.${letter}`,
      ),
    ),
    ...ended(table, then.over, `${where}.over`),
  ];
}

/** Runs checks that are written per seat. An unknown name in one of them is reported with the other problems. */
const each = <T>(
  bySeat: Record<string, T> | undefined,
  problems: (letter: string, wanted: T) => string[],
): string[] =>
  Object.entries(bySeat ?? {}).flatMap(([letter, wanted]) => {
    try {
      return problems(letter, wanted);
    } catch (error) {
      if (error instanceof BadInput) return [error.message];
      throw error;
    }
  });

const viewer = (letter: string): Viewer => (letter === 'table' ? 'table' : seatOfLetter(letter));

const typeOf = (wish: Wish): unknown => (typeof wish === 'string' ? wish : wish['type']);

/**
 * A happening is named by its type, or by the parts that matter, including its rule; a window only by its type. The rule
 * of a named happening counts as cited.
 */
function fits(told: Told, wish: Wish): boolean {
  if (told.what.type === WINDOW && typeOf(wish) !== WINDOW) return false;
  const fitting =
    typeof wish === 'string' ? told.what.type === wish : isPart(wish, { ...told.what, rule: told.rule });
  if (fitting && told.what.type === WINDOW) applies(told.rule);
  return fitting;
}

function happened(told: readonly Told[], wishes: readonly Wish[], where: string): string[] {
  const problems: string[] = [];
  let from = 0;
  for (const wish of wishes) {
    const at = told.findIndex((one, i) => i >= from && fits(one, wish));
    if (at >= 0) from = at + 1;
    else {
      const others = told.slice(from).filter(({ what }) => what.type !== WINDOW || typeOf(wish) === WINDOW);
      const types = others.map(({ what, rule }) => `${what.type} [${rule}]`);
      problems.push(`${where}: no ${JSON.stringify(wish)} among ${types.join(', ') || 'nothing'}`);
    }
  }
  return problems;
}

/** Reports a type that the game does not have: a check that it did not occur would always pass. */
function unknown(table: CaseTable, wish: Wish, where: string): string[] {
  const types = table.game.words.types;
  const type = typeOf(wish);
  if (types === undefined || type === undefined || type === WINDOW || types.includes(String(type))) return [];
  return [`${where}: there is no happening ${JSON.stringify(type)}${closest(String(type), types)}`];
}

function notHappened(table: CaseTable, told: readonly Told[], wishes: readonly Wish[], where: string) {
  return wishes.flatMap((wish) => {
    if (told.some((one) => fits(one, wish)))
      return [`${where}: ${typeof wish === 'string' ? wish : JSON.stringify(wish)} did happen`];
    return typeof wish === 'string' ? [] : unknown(table, wish, where);
  });
}

function counted(table: CaseTable, told: readonly Told[], counts: readonly Count[], where: string) {
  return counts.flatMap(({ wish, times }) => {
    const count = told.filter((one) => fits(one, wish)).length;
    const name = typeof wish === 'string' ? wish : JSON.stringify(wish);
    return [
      ...unknown(table, wish, where),
      ...(count === times ? [] : [`${where}: ${name} should happen ${times} times, but did ${count} times`]),
    ];
  });
}

function logged(table: CaseTable, told: readonly Told[], wanted: readonly string[], where: string): string[] {
  if (wanted.length === 0) return [];
  const lines = told
    .filter(({ what }) => what.type !== WINDOW)
    .map(({ what }) => table.game.words.happening(what, table.names));
  const problems: string[] = [];
  let from = 0;
  for (const words of wanted) {
    const at = lines.findIndex((line, i) => i >= from && line.includes(words));
    if (at >= 0) from = at + 1;
    else {
      const others = lines.slice(from).map((line) => JSON.stringify(line));
      problems.push(
        `${where}: no line with ${JSON.stringify(words)} among ${others.join(', ') || 'nothing'}`,
      );
    }
  }
  return problems;
}

function offered(table: CaseTable, letter: string, wishes: readonly unknown[], where: string): string[] {
  return wishes.flatMap((wish) =>
    table.offered(seatOfLetter(letter), table.translated(wish, `${where}.${letter}`))
      ? []
      : [`${where}.${letter}: ${JSON.stringify(wish)} is not offered`],
  );
}

function notOffered(table: CaseTable, letter: string, wishes: readonly unknown[], where: string): string[] {
  return wishes.flatMap((written) => {
    const wish = table.translated(written, `${where}.${letter}`);
    // The rule that refuses it counts as cited.
    table.greyed(seatOfLetter(letter), wish);
    return table.offered(seatOfLetter(letter), wish)
      ? [`${where}.${letter}: ${JSON.stringify(written)} is offered`]
      : [];
  });
}

/** Every offer and space of the question must be named, and everything named must be there; a space is named as `{ space: kind }`. */
function onlyOffered(table: CaseTable, letter: string, written: readonly unknown[], where: string): string[] {
  const seat = seatOfLetter(letter);
  const { offers, spaces } = table.asked(seat) ?? { offers: [], spaces: [] };
  const isSpace = (wish: unknown): wish is { space: unknown } =>
    isObject(wish) && 'space' in wish && Object.keys(wish).length === 1;
  const kinds = written.filter(isSpace).map(({ space }) => space);
  const wishes = written
    .filter((wish) => !isSpace(wish))
    .map((wish) => table.translated(wish, `${where}.${letter}`));
  const missing = kinds.filter((kind) => !spaces.some((space) => space.kind === kind));
  const named = new Set(wishes.flatMap((wish) => table.fitting(seat, wish, offers)));
  const besides = [
    ...offers.filter((offer) => !named.has(offer)).map((offer) => table.words(offer, seat)),
    ...spaces.filter((space) => !kinds.includes(space.kind)).map((space) => `the space ${space.kind}`),
  ];
  return [
    ...wishes
      .filter((wish) => !table.offered(seat, wish))
      .map((wish) => `${where}.${letter}: ${JSON.stringify(wish)} is not offered`),
    ...missing.map((kind) => `${where}.${letter}: there is no space ${JSON.stringify(kind)}`),
    ...(besides.length > 0 ? [`${where}.${letter}: besides, there is ${besides.join(' / ')}`] : []),
  ];
}

function suggested(table: CaseTable, letter: string, written: unknown, where: string): string[] {
  const seat = seatOfLetter(letter);
  const choice = table.suggestion(seat);
  if (choice === undefined) return [`${where}.${letter}: nothing is suggested`];
  const wish = table.translated(written, `${where}.${letter}`);
  return table.fitting(seat, wish, [choice]).length > 0
    ? []
    : [`${where}.${letter}: expected ${JSON.stringify(written)}, got ${table.words(choice, seat)}`];
}

/** Why the suggested choice is made; the rule of the reason counts as cited. */
function because(table: CaseTable, letter: string, words: string, where: string): string[] {
  const { game, w } = table;
  const seat = seatOfLetter(letter);
  const choice = table.suggestion(seat);
  const reason = choice === undefined ? null : game.reason?.(game.view(w, seat), seat, choice);
  if (reason?.words.includes(words) !== true)
    return [
      `${where}.${letter}: expected ${JSON.stringify(words)}, got ${JSON.stringify(reason?.words ?? '')}`,
    ];
  applies(reason.rule);
  return [];
}

function ended({ w: { over } }: CaseTable, wanted: Then['over'], where: string): string[] {
  if (wanted === false) return over === null ? [] : [`${where}: the game is over (${over.why})`];
  if (wanted === undefined) return [];
  return differences(wanted, over && { ...over, winners: over.winners.map(seatLetter) }, where);
}
