// The size that is available for a drawing.
import { type RefObject, useEffect, useState } from 'react';

/** One side of an element in whole pixels, as it is now; `first` until it has been measured. */
function useSide(ref: RefObject<HTMLElement | null>, side: 'width' | 'height', first: number): number {
  const [pixels, setPixels] = useState(first);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => entry && setPixels(Math.round(entry.contentRect[side])));
    if (ref.current !== null) observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref, side]);
  return pixels;
}

/** The available width in pixels: text in a drawing is drawn at full size. */
export const useWidth = (ref: RefObject<HTMLElement | null>): number =>
  Math.max(200, useSide(ref, 'width', 800));

/** The available height in pixels, for drawings that depend on it. */
export const useHeight = (ref: RefObject<HTMLElement | null>): number => useSide(ref, 'height', Infinity);
