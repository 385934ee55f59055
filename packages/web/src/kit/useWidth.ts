// Room for a drawing.
import { type RefObject, useEffect, useState } from 'react';

/** Pixels that there are for a drawing: its text is drawn at full size. */
export function useWidth(ref: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(800);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) =>
      setWidth(Math.max(200, Math.round(entry!.contentRect.width))),
    );
    if (ref.current !== null) observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);
  return width;
}
