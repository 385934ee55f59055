// What could be: reach of one and two actions, the way, the line to the target, who could hit the unit there, what turns up.
import { Fragment } from 'react';
import {
  type Answer,
  type BlipView,
  type Sighting,
  type Unit,
  type View,
} from '@xenotable/chibi-commander/preview';
import { CELL, cellsPath, centreOf, outlinePath } from '../../boards/square/cells.ts';
import { Plate, PlateLeader } from '../../boards/Plate.tsx';
import { TokenAt } from '../../kit/draw/Token.tsx';
import { Fog } from '../../kit/draw/terrain.tsx';
import { type Sign, layOut } from './plates.ts';
import { blipToken, tokenOf } from './shared/faces.ts';
import { Arrivals } from './shared/Arrivals.tsx';
import { COLUMNS } from './shared/map.ts';
import { percent } from './shared/words.ts';

const SHOWN = 3;

/** A planned step or arrival: who goes where, and what waits there. */
export interface Step {
  who: Unit | BlipView;
  from: number;
  to: number;
  path: readonly number[];
  dangers: readonly Answer[];
  sighting: Sighting | null;
}

/** The line to a target, with what is written beside it. */
export interface Aim {
  from: number;
  at: number;
  label: string;
}

const line = (cells: readonly number[]): string =>
  cells
    .map((cell, i) => `${i === 0 ? 'M' : 'L'}${centreOf(cell, COLUMNS).x} ${centreOf(cell, COLUMNS).y}`)
    .join('');

interface OverlayProps {
  view: View;
  fog: ReadonlySet<number>;
  /** By field, how likely one enemy could hit whoever stands there. */
  threat: readonly number[];
  fields: { one: ReadonlySet<number>; two: ReadonlySet<number> };
  arrivals: ReadonlySet<number>;
  step: Step | null;
  aim: Aim | null;
  /** It is only pointed at. */
  faint: boolean;
  /** Somebody is picked up who arrives. */
  arriving: boolean;
}

/** Where the threat is drawn: from these chances on, in per cent. */
const LEVELS = [1, 65, 90] as const;

function Threat({ threat }: { threat: readonly number[] }) {
  return LEVELS.map((least, level) => {
    const cells = new Set(threat.flatMap((chance, cell) => (chance >= least ? [cell] : [])));
    return (
      cells.size > 0 && (
        <g key={least}>
          {level > 0 && <path className="threat" d={cellsPath(cells, COLUMNS)} />}
          <path className={`threat-edge level-${level}`} d={outlinePath(cells, COLUMNS)} />
        </g>
      )
    );
  });
}

/** A field where something turns up: a diamond with an eye. */
function Eye({ cell }: { cell: number }) {
  const { x, y } = centreOf(cell, COLUMNS);
  const r = CELL * 0.4;
  return (
    <g className="cc-eye">
      <path d={`M${x} ${y - r}L${x + r} ${y}L${x} ${y + r}L${x - r} ${y}Z`} />
      <path
        className="eyelid"
        d={`M${x - r * 0.5} ${y}q${r * 0.5} ${-r * 0.5} ${r} 0q${-r * 0.5} ${r * 0.5} ${-r} 0Z`}
      />
      <circle cx={x} cy={y} r={r * 0.14} />
    </g>
  );
}

export function Overlay({ view, fog, threat, fields, arrivals, step, aim, faint, arriving }: OverlayProps) {
  return (
    <g className={`cc-overlay${faint ? ' faint' : ''}`}>
      {fog.size > 0 && <Fog d={cellsPath(fog, COLUMNS)} />}
      <Threat threat={threat} />
      {fields.two.size > 0 && (
        <path className="two-actions" d={outlinePath(new Set([...fields.two, ...fields.one]), COLUMNS)} />
      )}
      <path className="one-action" d={cellsPath(fields.one, COLUMNS)} />
      <path className="one-edge" d={outlinePath(fields.one, COLUMNS)} />
      <Arrivals cells={arrivals} lit={arriving} />
      {step !== null && (
        <>
          {step.dangers.slice(0, SHOWN).map((danger) => (
            <path key={danger.unit.id} className="danger" d={line([danger.unit.cell, step.to])} />
          ))}
          {step.path.length > 0 && <path className="route" d={line([step.from, ...step.path])} />}
          {step.to !== step.from && <Ghost view={view} who={step.who} cell={step.to} />}
          {step.sighting !== null && <Eye cell={step.sighting.cell} />}
        </>
      )}
      {aim !== null && <path className="sight" d={line([aim.from, aim.at])} />}
    </g>
  );
}

function Ghost({ view, who, cell }: { view: View; who: Unit | BlipView; cell: number }) {
  const { x, y } = centreOf(cell, COLUMNS);
  const { side, glyph } = 'type' in who ? tokenOf(view, who) : blipToken(view, who);
  return <TokenAt x={x} y={y} d={34} side={side} {...(glyph && { glyph })} state={['ghost']} />;
}

interface PlatesProps {
  step: Step | null;
  aim: Aim | null;
  /** A word about a field that was pointed at in vain. */
  word: Sign | null;
  /** There is little room. */
  brief: boolean;
  /** How likely what is announced hurts somebody, as things would stand after the plan. */
  sums: readonly Sign[];
  /** Fields of everybody on the map, to be kept free. */
  kept: readonly number[];
  /** By enemy, whom it goes for after the plan, if that is somebody else. */
  prey: ReadonlyMap<number, string>;
  /** Enemies whose chance is in one of the sums. */
  coming: ReadonlySet<number>;
}

interface Look {
  sign: Sign;
  look: 'danger' | 'strong' | 'edged';
}

/** 'could hurt 67 %, goes for Pig'. */
const dangerText = (hurt: number, cover: boolean, prey: string | undefined): string =>
  `could hurt ${percent(hurt)}${prey === undefined ? (cover ? ', cover' : '') : `, goes for ${prey}`}`;

/** The chance of the planned attack at its target, what turns up on the way, and the chances of those who could hit the unit there, each beside its enemy. */
export function Plates({ step, aim, word, brief, sums, kept, prey, coming }: PlatesProps) {
  const sighting = step?.sighting ?? null;
  const dangers = (step?.dangers ?? [])
    .slice(0, SHOWN)
    .filter(({ unit }) => unit.cell !== aim?.at && (brief || !coming.has(unit.id)));
  const looks: Look[] = [
    ...(aim === null ? [] : [{ sign: { cell: aim.at, text: aim.label }, look: 'strong' as const }]),
    ...(word === null ? [] : [{ sign: word, look: 'edged' as const }]),
    ...(sighting === null
      ? []
      : [
          {
            sign: {
              cell: sighting.cell,
              text: `Blip ${sighting.blip + 1} ${step !== null && 'type' in step.who ? 'turns up' : 'is seen'}`,
            },
            look: 'edged' as const,
          },
        ]),
    ...dangers.map(({ unit, hurt, cover }) => ({
      sign: {
        cell: unit.cell,
        text: brief ? percent(hurt) : dangerText(hurt, cover, prey.get(unit.id)),
      },
      look: 'danger' as const,
    })),
    // What is planned comes first; on a small map the rest would cover it.
    ...(brief && (step !== null || aim !== null) ? [] : sums)
      .filter(({ cell }) => cell !== aim?.at)
      .map((sign) => ({ sign, look: 'danger' as const })),
  ];
  const places = layOut(
    looks.map(({ sign }) => sign),
    [
      ...kept,
      ...(aim === null ? [] : [aim.at]),
      ...(step === null
        ? []
        : [
            ...(step.from < 0 ? [] : [step.from]),
            step.to,
            ...step.dangers.map((danger) => danger.unit.cell),
          ]),
    ],
  );
  return places.map(({ x, y, line: leader }, i) => (
    <Fragment key={`${looks[i]?.sign.cell} ${looks[i]?.look}`}>
      <PlateLeader line={leader} look={looks[i]?.look ?? 'edged'} />
      <Plate {...{ x, y }} text={looks[i]?.sign.text ?? ''} look={looks[i]?.look ?? 'edged'} />
    </Fragment>
  ));
}
