// What could be: reach of one and two actions, the way, the line to the target, who could hit the unit there.
import { percent } from './words.ts';
import { CELL, cellsPath, centreOf, outlinePath } from '../../boards/square/cells.ts';
import { Plate } from '../../boards/Plate.tsx';
import { TokenAt } from '../../kit/draw/Token.tsx';
import { Fog } from '../../kit/draw/terrain.tsx';
import { tokenOf } from './shared/faces.ts';
import type { Danger, Shot, Unit, View } from '@xenotable/chibi-commander/preview';
import { layOut } from './plates.ts';
import { COLUMNS } from './shared/map.ts';

const SHOWN = 3;

/** A planned step or arrival: who goes where, and what waits there. */
export interface Step {
  unit: Unit;
  to: number;
  path: readonly number[];
  dangers: readonly Danger[];
}

export interface Aim extends Shot {
  from: number;
  at: number;
}

const line = (cells: readonly number[]): string =>
  cells
    .map((cell, i) => `${i === 0 ? 'M' : 'L'}${centreOf(cell, COLUMNS).x} ${centreOf(cell, COLUMNS).y}`)
    .join('');

interface OverlayProps {
  view: View;
  fog: ReadonlySet<number>;
  threat: ReadonlySet<number>;
  fields: { one: ReadonlySet<number>; two: ReadonlySet<number> };
  arrivals: ReadonlySet<number>;
  step: Step | null;
  aim: Aim | null;
}

export function Overlay({ view, fog, threat, fields, arrivals, step, aim }: OverlayProps) {
  return (
    <g className="cc-overlay">
      {fog.size > 0 && <Fog d={cellsPath(fog, COLUMNS)} />}
      {threat.size > 0 && (
        <>
          <path className="threat" d={cellsPath(threat, COLUMNS)} />
          <path className="threat-edge" d={outlinePath(threat, COLUMNS)} />
        </>
      )}
      {fields.two.size > 0 && (
        <path className="two-actions" d={outlinePath(new Set([...fields.two, ...fields.one]), COLUMNS)} />
      )}
      <path className="one-action" d={cellsPath(fields.one, COLUMNS)} />
      <path className="one-edge" d={outlinePath(fields.one, COLUMNS)} />
      <path className="arrivals" d={outlinePath(arrivals, COLUMNS)} />
      {step !== null && (
        <>
          {step.dangers.slice(0, SHOWN).map((danger) => (
            <path key={danger.unit.id} className="danger" d={line([danger.unit.cell, step.to])} />
          ))}
          {step.path.length > 0 && <path className="route" d={line([step.unit.cell, ...step.path])} />}
          <Ghost view={view} unit={step.unit} cell={step.to} />
        </>
      )}
      {aim !== null && <path className="sight" d={line([aim.from, aim.at])} />}
    </g>
  );
}

function Ghost({ view, unit, cell }: { view: View; unit: Unit; cell: number }) {
  const { x, y } = centreOf(cell, COLUMNS);
  const { side, glyph } = tokenOf(view, unit);
  return <TokenAt x={x} y={y} d={34} side={side} {...(glyph && { glyph })} state={['ghost']} />;
}

/** The chances of those who could hit the unit there, each beside its enemy, and that of the planned attack; `brief` where there is little room. */
export function Plates({ step, aim, brief }: { step: Step | null; aim: Aim | null; brief: boolean }) {
  const dangers = (step?.dangers ?? []).slice(0, SHOWN);
  const signs = dangers.map(({ unit, chance, cover }) => ({
    cell: unit.cell,
    text: `${brief ? '' : 'could hit '}${percent(chance)}${cover && !brief ? ', cover' : ''}`,
  }));
  const places = layOut(
    signs,
    step === null
      ? []
      : [
          ...(step.unit.cell < 0 ? [] : [step.unit.cell]),
          step.to,
          ...step.dangers.map((danger) => danger.unit.cell),
        ],
  );
  return (
    <>
      {places.map((place, i) => (
        <Plate key={signs[i]?.cell} {...place} text={signs[i]?.text ?? ''} look="danger" />
      ))}
      {aim !== null && (
        <Plate
          x={centreOf(aim.at, COLUMNS).x}
          y={centreOf(aim.at, COLUMNS).y + CELL * 0.95}
          text={percent(aim.chance)}
          look="strong"
        />
      )}
    </>
  );
}
