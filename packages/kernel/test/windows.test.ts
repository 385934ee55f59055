// Windows are heard only by a listener, only while it listens, and only in play that is told to somebody.
import { expect, test } from 'vitest';
import { type World, fastChance, hearingWindows } from '../src/index.ts';
import { diceDuel } from '../examples/diceDuel.ts';

const strike = (tell: boolean): World => {
  const w = diceDuel.arrange({
    fighters: [
      { hearts: 3, luck: 0 },
      { hearts: 3, luck: 0 },
    ],
  });
  diceDuel.resume(w, fastChance(1));
  diceDuel.play(w, 0, { do: 'strike' }, fastChance(1), tell ? () => {} : undefined);
  return w;
};

const heardIn = (run: () => void): string[] => {
  const heard: string[] = [];
  hearingWindows(
    {
      answered: (_window, seat) => heard.push(`seat ${seat}`),
      closed: (_window, rule) => heard.push(rule),
    },
    run,
  );
  return heard;
};

test('a window that closes is heard in play, not in what is only tried out', () => {
  expect(heardIn(() => strike(true))).toEqual(['DD-03']);
  expect(heardIn(() => strike(false))).toEqual([]);
});

test('the inner listener hears alone, and the outer one again afterwards', () => {
  let inner: string[] = [];
  const outer = heardIn(() => {
    inner = heardIn(() => strike(true));
    strike(true);
  });
  strike(true);
  expect([inner, outer]).toEqual([['DD-03'], ['DD-03']]);
});

test('listening changes nothing in the world', () => {
  let heard: World | undefined;
  heardIn(() => (heard = strike(true)));
  expect(heard).toEqual(strike(true));
});
