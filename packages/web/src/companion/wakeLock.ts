// Keeps the screen on while something is asked; it goes dark when nobody has touched it for a while.
import { useEffect } from 'react';

const IDLE = 3 * 60_000;

export function useWakeLock(asking: boolean): void {
  useEffect(() => {
    if (!asking || !('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    let timer = 0;
    let left = false;
    const release = (): void => {
      void lock?.release();
      lock = null;
    };
    const hold = (): void => {
      clearTimeout(timer);
      timer = window.setTimeout(release, IDLE);
      if (lock !== null || document.visibilityState !== 'visible') return;
      // Without permission or with low battery the screen goes dark as usual.
      navigator.wakeLock.request('screen').then(
        (got) => {
          if (left) void got.release();
          else lock = got;
        },
        () => undefined,
      );
    };
    hold();
    document.addEventListener('visibilitychange', hold);
    document.addEventListener('pointerdown', hold);
    document.addEventListener('keydown', hold);
    return () => {
      left = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', hold);
      document.removeEventListener('pointerdown', hold);
      document.removeEventListener('keydown', hold);
      release();
    };
  }, [asking]);
}
