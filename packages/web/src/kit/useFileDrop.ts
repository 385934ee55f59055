// A file that is dropped anywhere on the page.
import { useEffect, useEffectEvent, useState } from 'react';

/** Passes on a dropped file; returns whether one is being dragged over the page. */
export function useFileDrop(take: (file: File) => void): boolean {
  const [over, setOver] = useState(false);
  const taken = useEffectEvent(take);
  useEffect(() => {
    const stop = new AbortController();
    const listen = <K extends keyof DocumentEventMap>(
      name: K,
      hear: (event: DocumentEventMap[K]) => void,
    ): void => document.addEventListener(name, hear, { signal: stop.signal });
    listen('dragover', (event) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    });
    listen('dragleave', (event) => event.relatedTarget === null && setOver(false));
    listen('drop', (event) => {
      setOver(false);
      const file = event.dataTransfer?.files[0];
      if (file === undefined) return;
      event.preventDefault();
      taken(file);
    });
    return () => stop.abort();
  }, []);
  return over;
}
