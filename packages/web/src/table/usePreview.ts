// Calls a game's previews in the worker, so that the page stays responsive meanwhile.
import type { Previews } from '@xenotable/kernel';
import { useEffect, useEffectEvent, useState } from 'react';
import { previewWorker } from '../worker/client.ts';

/** Views are large and never change, so each is identified by a number instead of its text. */
const numbers = new WeakMap<object, number>();
let counted = 0;

function numberOf(view: object): number {
  const known = numbers.get(view) ?? ++counted;
  numbers.set(view, known);
  return known;
}

const keyOf = (name: string, [view, ...rest]: readonly unknown[]): string =>
  `${name} ${typeof view === 'object' && view !== null ? numberOf(view) : String(view)} ${JSON.stringify(rest)}`;

/** Asks a game's previews: the worker answers with what its rules give. */
export const askPreview =
  <P extends Previews>(game: string) =>
  async <K extends keyof P & string>(name: K, args: Parameters<P[K]>): Promise<ReturnType<P[K]>> =>
    (await previewWorker.preview(game, name, args)) as ReturnType<P[K]>;

interface Answer<T> {
  key: string;
  answer: T;
}

/** The answer to this very question; the answer to an earlier one does not count. */
export const answerTo = <T>(known: Answer<T> | null, key: string | null): T | null =>
  known !== null && known.key === key ? known.answer : null;

/** What is asked now, and the last answer that has come. */
function useAnswer<P extends Previews, K extends keyof P & string>(
  game: string,
  name: K,
  args: Parameters<P[K]> | null,
): { key: string | null; known: Answer<ReturnType<P[K]>> | null } {
  const [known, setKnown] = useState<Answer<ReturnType<P[K]>> | null>(null);
  const key = args === null ? null : keyOf(name, args);
  const ask = useEffectEvent(async () => (args === null ? null : askPreview<P>(game)(name, args)));
  // The key stands for the arguments, which are a new list at every render.
  useEffect(() => {
    if (key === null) return setKnown(null);
    let left = false;
    ask().then(
      (answer) => {
        if (!left) setKnown(answer === null ? null : { key, answer });
      },
      // A picture from the middle of an act may have no answer: the last one stays.
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [key]);
  return { key, known };
}

/**
 * The hook that asks a game's previews: `const usePreview = previewsOf<typeof previews>('<game>')`. Without arguments (null)
 * nothing is asked. The last answer stays until the next one has come.
 */
export const previewsOf =
  <P extends Previews>(game: string) =>
  <K extends keyof P & string>(name: K, args: Parameters<P[K]> | null): ReturnType<P[K]> | null => {
    const { key, known } = useAnswer<P, K>(game, name, args);
    return key === null ? null : (known?.answer ?? null);
  };

/** The same for figures that would be wrong a moment later: null until the answer to this very question has come. */
export const freshPreviewsOf =
  <P extends Previews>(game: string) =>
  <K extends keyof P & string>(name: K, args: Parameters<P[K]> | null): ReturnType<P[K]> | null => {
    const { key, known } = useAnswer<P, K>(game, name, args);
    return answerTo(known, key);
  };
