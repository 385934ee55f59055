// ThingState answers to reaction windows: ask me, always pass, always use. Kept per game and kind of occasion.
import { useCallback, useState } from 'react';

export type Stop = 'ask' | 'pass' | 'use';

const keyOf = (game: string): string => `xenotable.stops.${game}`;

function load(game: string): Record<string, Stop> {
  try {
    return JSON.parse(localStorage.getItem(keyOf(game)) ?? '{}') as Record<string, Stop>;
  } catch {
    return {};
  }
}

export function useStops(game: string): {
  stopOf(trigger: string): Stop;
  setStop(trigger: string, stop: Stop): void;
} {
  const [stops, setStops] = useState(() => load(game));
  const stopOf = useCallback((trigger: string) => stops[trigger] ?? 'ask', [stops]);
  const setStop = useCallback(
    (trigger: string, stop: Stop) =>
      setStops((before) => {
        const after = { ...before, [trigger]: stop };
        localStorage.setItem(keyOf(game), JSON.stringify(after));
        return after;
      }),
    [game],
  );
  return { stopOf, setStop };
}
