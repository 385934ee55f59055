// What a click on a thing of the board or of the hand does.
import { useEffect, useEffectEvent, useRef } from 'react';
import type { ThingId } from '../../boards/things.ts';
import { inFilm } from '../client/tableState.ts';
import type { OpenTable } from './useOpenTable.ts';

/** In a film it shows the details and pauses; in the last act before a decision, unless somebody has paused there, it ends the film and does what it points at. */
export function useTouch({
  state,
  client,
  selection,
  setPointed,
}: Pick<OpenTable, 'state' | 'client' | 'selection' | 'setPointed'>): (thing: ThingId) => void {
  const shown = inFilm(state);
  const pointed = useRef<ThingId | null>(null);
  const touchPointed = useEffectEvent(() => {
    const thing = pointed.current;
    pointed.current = null;
    if (thing !== null) selection.touch(thing);
  });
  useEffect(() => {
    if (!shown) touchPointed();
  }, [shown]);
  return (thing) => {
    if (!shown) return selection.touch(thing);
    if (client.film.leads) {
      pointed.current = thing;
      return client.film.finish();
    }
    client.film.pause();
    setPointed(thing);
  };
}
