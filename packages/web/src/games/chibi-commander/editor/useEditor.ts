// What the parts of the map editor share besides the scenario: the brush, the unit that is looked at, the marked fields.
import { drawnScenario } from '@xenotable/chibi-commander/workshop';
import type { Cell } from '@xenotable/chibi-commander/preview';
import { type RefObject, useEffect, useState } from 'react';
import { anySeed } from '../../../kit/anySeed.ts';
import { useWork, useWorkshopKeys } from '../../../workshop/useWork.ts';
import type { Brush } from './Palette.tsx';
import { craft } from './craft.ts';

const NOWHERE: readonly Cell[] = [];

export function useEditor(root: RefObject<HTMLElement | null>) {
  const [brush, setBrush] = useState<Brush>({
    tool: { kind: 'piece', piece: 'house' },
    erase: false,
    rectangle: false,
    measured: 'nothing',
  });
  const [unit, setUnit] = useState(-1);
  const [marked, setMarked] = useState<readonly Cell[]>(NOWHERE);
  const work = useWork(craft, {
    /** Marks the fields with a problem, where it has any. */
    show({ cells }) {
      setMarked(cells);
      if (cells.length === 0) return false;
      root.current?.querySelector<SVGElement>(`[data-cell="${cells[0]}"]`)?.focus();
      return true;
    },
    opened: () => setUnit(-1),
  });
  useEffect(() => setMarked(NOWHERE), [work.scenario]);
  useWorkshopKeys(work, {
    r: () => setBrush({ ...brush, rectangle: !brush.rectangle }),
    x: () => setBrush({ ...brush, erase: !brush.erase }),
    h: () => setBrush({ ...brush, tool: { kind: 'hand' } }),
    g: () => work.change(drawnScenario(work.scenario, anySeed())),
  });
  return { work, brush, setBrush, unit, setUnit, marked };
}
