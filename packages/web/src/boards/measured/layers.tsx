// The layers of a measured table, from below: ground, possibilities, units; over them labels and rulers.
import type { MouseEvent, ReactNode } from 'react';
import { Ground as GroundFill } from '../../kit/draw/terrain.tsx';
import type { Area } from '../camera.ts';
import type { Pointing } from '../things.ts';
import type { Base } from './inches.ts';
import { InchLines } from './InchFrame.tsx';
import { Labels } from './labels.tsx';
import {
  type Barrier,
  BarrierLine,
  type Ghost,
  GhostMove,
  type Ground,
  GroundArea,
  ReachRing,
  type Ring,
  type Ruler,
  RulerLine,
  type Sign,
  across,
} from './measured.tsx';
import { type MeasuredUnit, UnitToken } from './units.tsx';

export interface MeasuredLayers {
  /** Of the table, in hundredths of an inch. */
  width: number;
  height: number;
  on: Pointing;
  ground: readonly Ground[];
  barriers?: readonly Barrier[];
  units: readonly MeasuredUnit[];
  ghosts?: readonly Ghost[];
  rings?: readonly Ring[];
  rulers?: readonly Ruler[];
  /** Over everything: chances beside units, reaches on rings. */
  signs?: readonly Sign[];
  /** What labels leave in sight where they can: ends of arrows. */
  busy?: readonly Base[];
  /** Between the ground and the units: zones, markers. */
  overlay?: ReactNode;
}

interface PictureProps {
  id: string;
  /** The id of the path that clips rings at the table's edge. */
  edge: string;
  layers: MeasuredLayers;
  touch(event: MouseEvent): void;
}

export function MeasuredPicture({ id, edge, layers, touch }: PictureProps) {
  const { width, height, on, ground, barriers = [], units, ghosts = [], rings = [], overlay } = layers;
  return (
    <g id={id}>
      <g className="table-ground" onClick={touch}>
        <GroundFill x={0} y={0} w={across(width)} h={across(height)} />
        <InchLines width={width} height={height} />
        {ground.map((one, i) => (
          <GroundArea key={i} ground={one} height={height} />
        ))}
        {barriers.map((barrier, i) => (
          <BarrierLine key={i} barrier={barrier} height={height} />
        ))}
      </g>
      <g className="over">
        {overlay}
        <g clipPath={`url(#${edge})`}>
          {rings.map((ring) => (
            <ReachRing key={ring.kind} ring={ring} height={height} />
          ))}
        </g>
        {ghosts.map((ghost, i) => (
          <GhostMove key={i} ghost={ghost} height={height} />
        ))}
      </g>
      {units.map((unit) => (
        <UnitToken key={unit.id} unit={unit} height={height} on={on} />
      ))}
    </g>
  );
}

interface LabelsProps {
  layers: MeasuredLayers;
  /** The part of the table that is on the screen. */
  seen: Area;
  /** The ruler of a manual measurement. */
  ruler: Ruler | null;
}

export function MeasuredLabels({ layers, seen, ruler }: LabelsProps) {
  const { height, units, ghosts = [], rings = [], signs = [], busy = [] } = layers;
  const rulers = [...(layers.rulers ?? []), ...(ruler === null ? [] : [ruler])];
  return (
    <g className="over">
      {rulers.map((one, i) => (
        <RulerLine key={i} ruler={one} height={height} />
      ))}
      <Labels {...{ units, ghosts, rings, signs, rulers, busy, height, seen }} />
    </g>
  );
}
