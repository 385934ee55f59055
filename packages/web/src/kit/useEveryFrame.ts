// Looks again in every frame: pieces glide, and the camera moves.
import { useEffect, useEffectEvent } from 'react';

/** While it is wanted, from the first moment on. */
export function useEveryFrame(wanted: boolean, look: () => void): void {
  const again = useEffectEvent(look);
  useEffect(() => {
    if (!wanted) return;
    let frame = 0;
    const next = (): void => {
      again();
      frame = requestAnimationFrame(next);
    };
    next();
    return () => cancelAnimationFrame(frame);
  }, [wanted]);
}
