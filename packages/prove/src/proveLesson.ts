// Checks that a game's lesson can be played as its pages advise.
import { readFileSync } from 'node:fs';
import {
  type Happening,
  type Space,
  type Game,
  type Lesson,
  type Told,
  type World,
  fastChance,
  listener,
  openWorld,
  scriptedChance,
} from '@xenotable/kernel';
import { readBook } from '@xenotable/catalogue';
import { expect, test } from 'vitest';

/**
 * Every page names a rule of the catalogue, waits for a legal choice, and uses exactly its own dice; `then` checks the
 * end. `folder` is the game's own.
 */
export function proveLesson<W extends World, C, V, H extends Happening, S extends Space>(
  game: Game<W, C, V, H, S>,
  { title, options = {}, seats, given, opening, pages }: Lesson,
  folder: URL,
  then: (w: W, told: Told<H>[]) => void,
): void {
  test(`the lesson '${title}' plays through`, () => {
    const { where } = readBook(game.name, readFileSync(new URL('RULES.md', folder), 'utf8'));
    const told: Told<H>[] = [];
    const first = scriptedChance(opening);
    const w = openWorld(game, { options, seats, ...(given !== undefined && { given }) }, first, told);
    expect(first.left()).toBe(0);
    for (const page of pages) {
      const { text, rule, expects, then: after = [], dice } = page;
      expect(where.has(rule), `${rule}: ${text}`).toBe(true);
      const asks = game.asks(w);
      const offered = asks.flatMap(({ seat, offers }) => {
        const view = game.view(w, seat);
        return offers.map((choice) => ({ seat, choice, words: game.words.choice(choice, view) }));
      });
      const meant =
        typeof expects === 'string'
          ? offered.find(({ words }) => words === expects)
          : { seat: asks[0]!.seat, choice: expects as unknown as C };
      expect(meant, `${text} (${offered.map(({ words }) => words).join(', ')})`).toBeDefined();
      expect(game.judge(w, meant!.seat, meant!.choice), text).toBeNull();
      // After the last page the game continues with random dice.
      const chance = scriptedChance(dice, page === pages.at(-1) ? fastChance(1) : undefined);
      game.play(w, meant!.seat, meant!.choice, chance, listener(told));
      for (const choice of after as unknown as C[]) {
        expect(game.judge(w, meant!.seat, choice), text).toBeNull();
        game.play(w, meant!.seat, choice, chance, listener(told));
      }
      expect(chance.left(), text).toBe(0);
    }
    then(w, told);
  });
}
