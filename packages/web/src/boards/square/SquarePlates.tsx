// Plates on a board of squares: near the cells they are about, on the screen, without overlap.
import { Fragment, useContext } from 'react';
import { Plate, PlateBounds, PlateLeader, plateSize } from '../Plate.tsx';
import { layOutSigns, leaderOf } from './signs.ts';

export interface CellPlate {
  cell: number;
  text: string;
  look: 'plain' | 'edged' | 'strong' | 'danger';
}

interface SquarePlatesProps {
  /** The most important first: it gets the best place. */
  plates: readonly CellPlate[];
  /** Cells that must stay visible: units, and ends of paths. */
  kept: readonly number[];
  columns: number;
}

export function SquarePlates({ plates, kept, columns }: SquarePlatesProps) {
  const bounds = useContext(PlateBounds);
  if (bounds === null) return null;
  const grown = 1 / Math.min(1, bounds.zoom);
  const sized = plates.map(({ cell, text, look }) => {
    const { w, h } = plateSize(text, look);
    return { cell, w: (w + 2) * grown, h: (h + 2) * grown };
  });
  const area = bounds.seen ?? { x: 0, y: 0, w: bounds.w, h: bounds.h };
  return layOutSigns(sized, kept, columns, area).map((place, i) => {
    const plate = plates[i];
    const size = sized[i];
    return (
      plate &&
      size && (
        <Fragment key={`${plate.look} ${plate.cell}`}>
          <PlateLeader line={leaderOf(size, place, columns)} look={plate.look} />
          <Plate {...place} text={plate.text} look={plate.look} />
        </Fragment>
      )
    );
  });
}
