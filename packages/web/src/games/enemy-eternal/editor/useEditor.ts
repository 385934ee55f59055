// What the parts of the mission editor share besides the scenario: the brush and the marked cells.
import { generate } from '@xenotable/enemy-eternal/content';
import type { Cell } from '@xenotable/enemy-eternal/preview';
import { type RefObject, useEffect, useState } from 'react';
import { anySeed } from '../../../kit/anySeed.ts';
import { useWork, useWorkshopKeys } from '../../../workshop/useWork.ts';
import { craft } from './craft.ts';
import { modesOf } from './Palette.tsx';
import type { Brush } from './tools.ts';

const NOWHERE: readonly Cell[] = [];

export function useEditor(root: RefObject<HTMLElement | null>) {
  const [brush, setBrush] = useState<Brush>({
    tool: { kind: 'sign', sign: 'H' },
    erase: false,
    shape: 'cell',
    mirror: 'none',
  });
  const [marked, setMarked] = useState<readonly Cell[]>(NOWHERE);
  const work = useWork(craft, {
    /** Marks the cells with a problem, where it has any. */
    show({ cells }) {
      setMarked(cells);
      const [first] = cells;
      if (first === undefined) return false;
      root.current?.querySelector<SVGElement>(`[data-cell="${first}"]`)?.focus();
      return true;
    },
  });
  useEffect(() => setMarked(NOWHERE), [work.scenario]);
  const [shape, mirror, erase] = modesOf(brush, setBrush);
  useWorkshopKeys(work, {
    r: () => shape?.toggle(),
    m: () => mirror?.toggle(),
    x: () => erase?.toggle(),
    h: () => setBrush({ ...brush, tool: { kind: 'hand' } }),
    g: () => work.change(generate(work.scenario, anySeed())),
  });
  return { work, brush, setBrush, marked };
}
