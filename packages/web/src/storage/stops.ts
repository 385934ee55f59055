// Standing answers to reaction windows: ask me, always pass, always use. Kept per game and kind of occasion.
import { useCallback, useState } from 'react';
import * as v from 'valibot';
import { json, keyOf, stored } from './stored.ts';

const stop = v.picklist(['ask', 'pass', 'use']);
export type Stop = v.InferOutput<typeof stop>;

const at = (game: string) =>
  stored<Record<string, Stop>>(
    keyOf('stops', game),
    json(v.record(v.string(), stop)),
    {},
    'Your standing answers in this game',
  );

export function useStops(game: string): {
  stopOf(trigger: string): Stop;
  setStop(trigger: string, stop: Stop): void;
} {
  const [stops, setStops] = useState(() => at(game).read());
  const stopOf = useCallback((trigger: string) => stops[trigger] ?? 'ask', [stops]);
  const setStop = useCallback(
    (trigger: string, chosen: Stop) =>
      setStops((before) => {
        const after = { ...before, [trigger]: chosen };
        at(game).write(after);
        return after;
      }),
    [game],
  );
  return { stopOf, setStop };
}
