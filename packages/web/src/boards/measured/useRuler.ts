// Manual measuring: two points or units, one after the other; if a unit is picked up, from that unit.
import { useState } from 'react';
import type { Base } from './inches.ts';
import type { Ruler } from './measured.tsx';

export function useRuler(start: Base | null) {
  const [measuring, setMeasuring] = useState(false);
  const [ends, setEnds] = useState<{ from: Base; to: Base | null } | null>(null);
  const ruler: Ruler | null = ends?.to ? { from: ends.from, to: ends.to } : null;
  return {
    measuring,
    ruler,
    measure(base: Base): void {
      setEnds((now) =>
        now === null || now.to !== null
          ? { from: start ?? base, to: start === null ? null : base }
          : { from: now.from, to: base },
      );
    },
    toggle(): void {
      setMeasuring(!measuring);
      setEnds(null);
    },
  };
}
