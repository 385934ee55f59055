// What followed a choice, step by step, as one viewer saw it.
import { expect, test } from 'vitest';
import { Session, type Viewer, type World, fastChance, scenesOf, seeded, uniform } from '../src/index.ts';
import { people } from '../proof/index.ts';
import { diceDuel } from '../examples/diceDuel.ts';
import { smugglers } from '../examples/smugglers.ts';

test('a blow that nobody can parry has two scenes: the swing, then the wound', () => {
  const session = Session.start(
    diceDuel,
    {
      given: {
        fighters: [
          { hearts: 3, luck: 0 },
          { hearts: 3, luck: 0 },
        ],
      },
      seats: people(2),
    },
    seeded('0f'.repeat(32)),
  );
  const before = session.world;
  session.choose(0, { do: 'strike' });
  const scenes = scenesOf(session, before, { number: 0, entry: session.entries[0]! }, 1);
  expect(scenes.map((scene) => scene.line.rule)).toEqual(['DD-02', 'DD-05']);
  // The die of this seed is a five: two hearts (DD-05).
  expect(
    scenes.map((scene) => (scene.view as { fighters: { hearts: number }[] }).fighters[1]!.hearts),
  ).toEqual([3, 1]);
});

test('no scene shows a seat more than it may know', () => {
  const any = uniform(3);
  const session = Session.start(smugglers, { seats: people(3) }, seeded('1e'.repeat(32)));
  let scenes = 0;
  while (session.world.over === null) {
    const asks = smugglers.asks(session.world as never);
    const ask = asks[any(asks.length)]!;
    const before = session.world;
    session.choose(ask.seat, ask.offers[any(ask.offers.length)]);
    for (const viewer of [0, 1, 2, 'table'] satisfies Viewer[]) {
      const entry = { number: session.entries.length - 1, entry: session.entries.at(-1)! };
      for (const scene of scenesOf(session, before, entry, viewer)) {
        const imagined = smugglers.imagine(scene.view as never, fastChance(scenes++)) as World;
        expect(smugglers.view(imagined as never, viewer)).toEqual(scene.view);
      }
    }
  }
  expect(scenes).toBeGreaterThan(50);
});
