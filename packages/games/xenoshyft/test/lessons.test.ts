// The short lessons can be played as written, and end where they say.
import { fastChance, openWorld, scriptedChance } from '@xenotable/kernel';
import { proveLesson } from '@xenotable/prove';
import { expect, test } from 'vitest';
import { lessons } from '../content/lessons.ts';
import { game } from '../game.ts';
import { type Outlook, outlooksWith } from '../outlook/outlook.ts';
import { laneOf } from '../table.ts';

const ENDS: Record<string, (w: Parameters<typeof laneOf>[0]) => void> = {
  Buy: (w) => expect(w.phase).toBe('deployment'),
  Deploy: (w) => {
    expect(w.phase).toBe('wrap-up');
    expect(w.base).toBe(20);
  },
  React: (w) => expect(w.phase).toBe('wrap-up'),
  'When a lane breaks': (w) => {
    expect(w.phase).toBe('wrap-up');
    expect(w.base).toBe(19);
  },
  'Waves and Divisions': (w) => expect(w.phase).toBe('deployment'),
};

for (const lesson of lessons)
  proveLesson(game, lesson, new URL('..', import.meta.url), (w) => ENDS[lesson.title]?.(w));

const DEALS = 100;
const damageOf = ({ damage, deals }: Outlook): number =>
  damage.reduce((sum, [hurt, times]) => sum + hurt * times, 0) / deals;

test.each(lessons.map((lesson) => [lesson.title, lesson] as const))(
  'in Combat the lesson %s advises nothing that the odds beside it call worse for the Base',
  (_, { options = {}, seats, given, opening, pages }) => {
    const w = openWorld(
      game,
      { options, seats, ...(given !== undefined && { given }) },
      scriptedChance(opening),
      [],
    );
    for (const { text, expects, then: after = [], dice } of pages) {
      const view = game.view(w, 0);
      const offers = game.asks(w)[0]!.offers;
      const meant =
        offers.find((choice) => game.words.choice(choice, view) === expects) ??
        (expects as unknown as (typeof offers)[number]);
      if (w.phase === 'combat') {
        const plans = [meant, ...offers].map((choice) => [choice]);
        const [advised, ...ways] = outlooksWith(game)(view, 0, plans, 1, DEALS).map((one) => damageOf(one!));
        expect(advised, text).toBe(Math.min(...ways));
      }
      const chance = scriptedChance(dice, fastChance(1));
      for (const choice of [meant, ...(after as unknown as typeof offers)]) game.play(w, 0, choice, chance);
    }
  },
);
