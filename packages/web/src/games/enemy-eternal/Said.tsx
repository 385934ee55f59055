// What is said over the field: the chance that decides, what comes back, what happens on the way, why a cell means nothing.
import { useContext } from 'react';
import { PlateBounds } from '../../boards/Plate.tsx';
import { type Area, overlaps } from '../../boards/camera.ts';
import { cellArea } from '../../boards/square/cells.ts';
import { type CellPlate, SquarePlates } from '../../boards/square/SquarePlates.tsx';
import { type Reacting, type View, nameOf } from '@xenotable/enemy-eternal/preview';
import { Falls } from './Danger.tsx';
import { Aim, type Plated, movePlates } from './Overlay.tsx';
import { PassingLines, passingPlates } from './Passing.tsx';
import { chanceWords } from './shared/words.ts';
import type { Plan } from './shared/aiming.ts';
import { modelIn } from './shared/faces.ts';
import { hurriedWords, type onlyHurried } from './shared/hurried.ts';

/** Where an attack of the plan comes from. */
function aimedFrom({ by, move, aim }: Plan, view: View): number {
  const from = by === null ? -1 : modelIn(view, by).cell;
  return move?.path.at(-1) ?? (from < 0 && aim !== null ? modelIn(view, aim.by).cell : from);
}

/** What the plan says on the board, what decides first. */
function planPlates(plan: Plan, view: View): Plated[] {
  const { move, aim, way } = plan;
  return [
    ...(aim === null
      ? []
      : [
          {
            cell: modelIn(view, aim.target).cell,
            text: chanceWords(aim, view, 1 - (way?.fall ?? 0)),
            look: 'strong' as const,
            who: nameOf(view, aim.target),
          },
        ]),
    ...(move === null ? [] : movePlates(move, plan.then, view)),
  ];
}

/** Whoever is not on the screen is named: its plate lies at the edge, perhaps beside others. */
export function named({ who, ...plate }: Plated, seen: Area | undefined, columns: number): CellPlate {
  const isSeen = seen === undefined || overlaps(seen, cellArea(plate.cell, columns));
  return isSeen || who === undefined ? plate : { ...plate, text: `${who}: ${plate.text}` };
}

interface SaidProps {
  view: View;
  plan: Plan | null;
  /** What is only pointed at. */
  hovered: Plan | null;
  reacting: Reacting | null;
  /** The test of the only moves that are left, and a cell of their border. */
  hurried: ReturnType<typeof onlyHurried>;
  /** A cell that was pointed at in vain. */
  vain: { cell: number; why: string } | null;
}

/** Numbers and words over the field, beside everybody who stands there. */
export function Said({ view, plan, hovered, reacting, hurried, vain }: SaidProps) {
  const shown = plan ?? hovered;
  const { width } = view.shown.board;
  const seen = useContext(PlateBounds)?.seen;
  const plates: Plated[] = [
    ...(vain === null ? [] : [{ cell: vain.cell, text: vain.why, look: 'edged' as const }]),
    ...(shown === null ? [] : planPlates(shown, view)),
    ...(reacting !== null && plan === null ? passingPlates(reacting) : []),
    ...(hurried === null || shown !== null
      ? []
      : [{ cell: hurried.cell, text: hurriedWords(hurried.test, view), look: 'edged' as const }]),
  ];
  const kept = [
    ...view.models.filter((m) => m.place === 'board').map((m) => m.cell),
    ...(shown?.move?.path.slice(-1) ?? []),
  ];
  return (
    <>
      {reacting !== null && plan === null && <PassingLines reacting={reacting} view={view} />}
      <g className={plan === null && shown !== null ? 'ee-hover' : undefined}>
        <Falls aim={shown?.aim ?? null} view={view} />
        {shown !== null && shown.aim !== null && (
          <Aim from={aimedFrom(shown, view)} to={modelIn(view, shown.aim.target).cell} columns={width} />
        )}
        <SquarePlates plates={plates.map((plate) => named(plate, seen, width))} kept={kept} columns={width} />
      </g>
    </>
  );
}
