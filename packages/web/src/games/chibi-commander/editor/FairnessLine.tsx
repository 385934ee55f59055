// Whether both halves of the map give as much to reach and to see.
import { FAIR, fairnessOf } from '@xenotable/chibi-commander/workshop';
import { useDeferredValue, useMemo } from 'react';
import { percent } from '../../../kit/draw/text.ts';

export function FairnessLine({ map }: { map: readonly string[] }) {
  const shown = useDeferredValue(map);
  const { reach, sight } = useMemo(() => fairnessOf(shown.join('\n')), [shown]);
  const fair = reach <= FAIR && sight <= FAIR;
  return (
    <p className="muted wide">
      {fair ? 'Both halves are alike' : 'The halves are not alike'}: {percent(reach)} % apart in fields within
      two walks, {percent(sight)} % in fields in sight. Maps from a seed (<kbd>G</kbd>) stay within{' '}
      {percent(FAIR)} %.
    </p>
  );
}
