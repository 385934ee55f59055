// The battlefield: terrain, models, reach and Overwatch, and what is planned.
import type { previews } from '@xenotable/enemy-eternal';
import { same } from '@xenotable/kernel';
import { useCallback, useMemo, useState } from 'react';
import { SquareGrid } from '../../boards/square/SquareGrid.tsx';
import { previewsOf } from '../../table/usePreview.ts';
import type { BoardProps } from '../../table/contract.ts';
import type { ThingState, ThingId } from '../../boards/things.ts';
import { Threat, Watches } from './Danger.tsx';
import { Aim, Path, Plates, Reach, SetUp, Workable } from './Overlay.tsx';
import { focusOf } from './focus.ts';
import { aimOf } from './shared/notes.ts';
import { areasOf, choiceAt, likeliest } from './pointed.ts';
import { Terrain } from './shared/Terrain.tsx';
import { Units } from './Units.tsx';
import {
  type View,
  cellThing,
  markerThing,
  pieceThing,
  previewOf,
  sideOfSeat,
  unitThing,
} from '@xenotable/enemy-eternal/preview';
import { modelIn } from './shared/faces.ts';
import { choiceIn, toJson } from './shared/json.ts';
import { signAt } from './shared/rows.ts';
import { cellOfThing, modelThing, spotAt } from './things.ts';

const WORDS: Record<string, string> = {
  '#': 'wall',
  '~': 'water',
  H: 'hard cover',
  h: 'hard cover',
  s: 'soft cover',
  o: 'obstacle',
  '=': 'ramp',
  T: 'terminal',
  C: 'container',
  I: 'device',
  D: 'door',
  m: 'monument',
  E: 'evac',
  X: 'objective',
};

/** How things stand to whoever acts. */
function usePointing(props: BoardProps<View>) {
  const { view, ask, picked, standing } = props;
  const columns = view.shown.board.width;
  const plan = picked === null ? null : choiceIn(picked);
  const areas = useMemo(() => areasOf(ask, picked === null ? null : choiceIn(picked)), [ask, picked]);
  const acting = view.shown.active === null ? null : modelThing(view, view.shown.active.model);
  const on = useMemo(() => {
    const touch = (thing: ThingId): void => {
      const cell = cellOfThing(thing, columns);
      const choice = cell === null || standing(thing).target ? null : choiceAt(areas, cell, columns, plan);
      const attack = standing(thing).picked ? null : likeliest(view, thing);
      if (attack !== null) props.pick(toJson(attack));
      else if (choice === null) props.touch(thing);
      else if (same(choice, picked)) props.playAll([toJson(choice)]);
      else props.pick(toJson(choice));
    };
    return {
      ...props,
      touch,
      // Whoever acts is drawn to where it shall run, or onto whom it shall attack.
      drop: (thing: ThingId, onto: ThingId) => (thing === acting ? touch(onto) : props.drop(thing, onto)),
      standing: (thing: ThingId) => {
        const cell = cellOfThing(thing, columns);
        const own = standing(thing);
        return cell === null || own.target
          ? own
          : { ...own, target: areas.some((area) => area.cells.includes(cell)) };
      },
    };
  }, [props, standing, areas, picked, plan, view, columns, acting]);
  /** During an activation everybody who can be pointed at is a target, but for whoever acts; who cannot is no less of a model for it. */
  const marked = useCallback(
    (thing: ThingId): ThingState => {
      const own = standing(thing);
      return {
        ...own,
        refused: null,
        target: own.target || (own.ready && acting !== null && thing !== acting),
      };
    },
    [standing, acting],
  );
  return { areas, on, marked };
}

/** What stands in a cell, and what a screen reader says about it. */
function useCells(view: View, counts: readonly number[] | null) {
  const { width, rows, levels } = view.shown.board;
  const things = useCallback(
    (cell: number): ThingId[] => {
      const found: ThingId[] = [];
      for (const m of view.models) if (m.place === 'board' && m.cell === cell) found.push(unitThing(m.name));
      for (const piece of view.pieces) if (piece.cell === cell) found.push(pieceThing(piece.id));
      for (const marker of view.markers) if (marker.cell === cell) found.push(markerThing(marker.id));
      return [...found, cellThing(spotAt(cell, width))];
    },
    [view, width],
  );
  const describe = useCallback(
    (cell: number): string => {
      const m = view.models.find((one) => one.place === 'board' && one.cell === cell);
      const ground = WORDS[signAt(rows, cell, width)] ?? 'open ground';
      const level = Number(signAt(levels, cell, width));
      const fire = counts === null || counts[cell] === 0 ? '' : `, ${counts[cell]} can fire here`;
      const who = m === undefined ? '' : `${m.name}, ${m.wounds} Wounds${m.down === 'no' ? '' : ', Down'}, `;
      return `${who}${ground}${level > 0 ? `, level ${level}` : ''}${fire}`;
    },
    [view, rows, levels, width, counts],
  );
  return { things, describe };
}

const usePreview = previewsOf<typeof previews>('enemy-eternal');

export function Field(props: BoardProps<View>) {
  const { view, ask, standing } = props;
  const { board } = view.shown;
  const { width, height } = board;
  const picked = props.picked === null ? null : choiceIn(props.picked);
  const [allWatches, setAllWatches] = useState(false);
  const [threat, setThreat] = useState(false);
  const { areas, on, marked } = usePointing(props);
  const mySide = sideOfSeat(view, props.viewer);
  const plan = useMemo(() => (picked === null ? null : previewOf(view, picked)), [picked, view]);
  const aim = picked === null ? undefined : aimOf(picked, view);
  const watch = usePreview('watchOf', picked === null ? null : [view, picked]);
  const watches = view.shown.watches.filter(
    ({ model }) => allWatches || modelIn(view, model).control !== mySide,
  );
  const counts = usePreview('threatOf', threat ? [view, mySide] : null);
  const { things, describe } = useCells(view, counts);
  const cellOf = (model: number): number => modelIn(view, model).cell;
  const active = view.shown.active === null ? null : cellOf(view.shown.active.model);
  const own = view.models.filter((m) => m.place === 'board' && m.control === mySide).map((m) => m.cell);
  return (
    <SquareGrid
      columns={width}
      rows={height}
      label={`${view.shown.mission.name}, ${width} by ${height} cells`}
      on={on}
      things={things}
      describe={describe}
      terrain={<Terrain board={board} />}
      overlay={
        <>
          {counts !== null && <Threat counts={counts} columns={width} />}
          <Watches view={view} watches={watch === null ? watches : [...watches, watch]} />
          <Reach areas={areas} board={board} faint={plan !== null || aim !== undefined || watch !== null} />
          <Workable view={view} standing={standing} />
          {plan !== null && <Path plan={plan} view={view} />}
          {picked !== null && <SetUp choice={picked} view={view} />}
        </>
      }
      tokens={<Units view={view} standing={marked} />}
      plates={
        <>
          {plan !== null && <Plates plan={plan} view={view} />}
          {aim !== undefined && (
            <Aim
              aim={aim}
              from={plan?.path.at(-1) ?? cellOf(aim.by)}
              to={cellOf(aim.target)}
              columns={width}
            />
          )}
        </>
      }
      focus={focusOf(view, ask, picked, plan, own)}
      readable={30}
      mine={active ?? own[0] ?? null}
      tools={[
        { icon: 'eye', label: 'All Overwatch areas', on: allWatches, use: () => setAllWatches(!allWatches) },
        { icon: 'burst', label: 'Where the enemy can fire', on: threat, use: () => setThreat(!threat) },
      ]}
      lit={false}
    />
  );
}
