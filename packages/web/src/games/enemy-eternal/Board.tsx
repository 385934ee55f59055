// The battlefield with its bag; before a battle the Squads, between missions the base.
import type { Json } from '@xenotable/kernel';
import { same } from '@xenotable/kernel';
import { useCallback, useMemo, useState } from 'react';
import { SquareGrid } from '../../board/SquareGrid.tsx';
import type { BoardProps, ThingId } from '../contract.ts';
import { Bag } from './Bag.tsx';
import { Camp } from './camp/Camp.tsx';
import { Muster } from './builder/Muster.tsx';
import { Aim, Path, Plates, Reach, Threat, Watches } from './Overlay.tsx';
import { aimOf } from './notes.ts';
import { screenOf } from './screen.ts';
import { Terrain } from './Terrain.tsx';
import { Units } from './Units.tsx';
import { type Choice, type View, previewOf, threatOf } from './rulebook.ts';
import { cellOfThing, cellThing, markerThing, pieceThing, unitThing } from './things.ts';
import './enemy-eternal.css';

interface Area {
  kind: string;
  actions: number;
  cells: number[];
  model?: number;
}

/** The choice that pointing at a cell means: the cheapest way to be there. */
function choiceAt(areas: readonly Area[], cell: number, columns: number): Choice | null {
  const area = areas.find((one) => one.cells.includes(cell));
  if (area === undefined) return null;
  const at: [number, number] = [cell % columns, Math.floor(cell / columns)];
  if (area.kind === 'place') return { do: 'place', model: area.model!, at };
  if (area.kind === 'marker') return { do: 'marker', at };
  return { do: area.kind as 'run' | 'climb', actions: area.actions as 1 | 2, to: at };
}

/** Both cells fit on a phone at a size that can be played. */
const isNear = (a: number, b: number, columns: number): boolean =>
  Math.abs((a % columns) - (b % columns)) <= 9 && Math.abs(Math.floor(a / columns) - Math.floor(b / columns)) <= 9;

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

function Field(props: BoardProps<View>) {
  const { view, ask, picked, standing } = props;
  const { width, height, rows, levels } = view.shown.board;
  const [watches, setWatches] = useState(false);
  const [threat, setThreat] = useState(false);
  const areas = useMemo(() => (ask?.spaces ?? []).filter((space) => Array.isArray(space['cells'])) as unknown as Area[], [ask]);
  const mySide = props.viewer !== 'table' && view.sides[1]!.seats.includes(props.viewer) ? (1 as const) : (0 as const);
  const plan = useMemo(() => (picked === null ? null : previewOf(view, picked as Choice)), [picked, view]);

  const counts = useMemo(() => (threat ? threatOf(view, mySide) : null), [threat, view, mySide]);
  const things = useCallback(
    (cell: number): ThingId[] => {
      const found: ThingId[] = [];
      for (const m of view.models) if (m.place === 'board' && m.cell === cell) found.push(unitThing(m.id));
      for (const piece of view.pieces) if (piece.cell === cell) found.push(pieceThing(piece.id));
      for (const marker of view.markers) if (marker.cell === cell) found.push(markerThing(marker.id));
      return [...found, cellThing(cell)];
    },
    [view],
  );
  const describe = useCallback(
    (cell: number): string => {
      const m = view.models.find((one) => one.place === 'board' && one.cell === cell);
      const ground = WORDS[rows[Math.floor(cell / width)]![cell % width]!] ?? 'open ground';
      const level = Number(levels[Math.floor(cell / width)]![cell % width]);
      const fire = counts === null || counts[cell] === 0 ? '' : `, ${counts[cell]} can fire here`;
      const who = m === undefined ? '' : `${m.name}, ${m.wounds} Wounds${m.down === 'no' ? '' : ', Down'}, `;
      return `${who}${ground}${level > 0 ? `, level ${level}` : ''}${fire}`;
    },
    [view, rows, levels, width, counts],
  );
  const on = useMemo(
    () => ({
      ...props,
      standing: (thing: ThingId) => {
        const cell = cellOfThing(thing);
        const own = standing(thing);
        return cell === null || own.target ? own : { ...own, target: areas.some((area) => area.cells.includes(cell)) };
      },
      touch: (thing: ThingId) => {
        const cell = cellOfThing(thing);
        const choice = cell === null || standing(thing).target ? null : choiceAt(areas, cell, width);
        if (choice === null) props.touch(thing);
        else if (same(choice, picked)) props.playAll([choice as unknown as Json]);
        else props.pick(choice as unknown as Json);
      },
    }),
    [props, standing, areas, picked, width],
  );
  const aim = picked === null ? undefined : aimOf(picked as Choice, view);
  const aimedAt = view.models.find((m) => m.id === aim?.target)?.cell;
  const active = view.shown.active === null ? null : (view.models.find((m) => m.id === view.shown.active!.model)?.cell ?? null);
  const own = view.models.filter((m) => m.place === 'board' && m.control === mySide).map((m) => m.cell);
  /** Where a small screen looks: at a planned move, at a shot (its target alone where both ends would be tiny), at who acts, or at everybody. */
  const focusOf = (): readonly number[] => {
    if (aimedAt !== undefined && active !== null) return isNear(active, aimedAt, width) ? [active, aimedAt] : [aimedAt];
    if (plan !== null) return plan.path;
    return active !== null ? [active] : [...own, ...areas.flatMap((area) => area.cells)];
  };
  return (
    <SquareGrid
      columns={width}
      rows={height}
      label={`${view.shown.mission.name}, ${width} by ${height} cells`}
      on={on}
      things={things}
      describe={describe}
      terrain={<Terrain board={view.shown.board} />}
      overlay={
        <>
          {counts !== null && <Threat counts={counts} columns={width} />}
          <Watches view={view} side={mySide} all={watches} />
          {plan === null && aim === undefined && <Reach areas={areas} columns={width} />}
          {plan !== null && <Path plan={plan} view={view} />}
        </>
      }
      tokens={<Units view={view} standing={standing} />}
      plates={
        <>
          {plan !== null && <Plates plan={plan} view={view} />}
          {aim !== undefined && active !== null && aimedAt !== undefined && (
            <Aim aim={aim} from={plan?.path.at(-1) ?? active} to={aimedAt} columns={width} />
          )}
        </>
      }
      focus={focusOf()}
      readable={30}
      mine={active ?? own[0] ?? null}
      tools={[
        { icon: 'eye', label: 'All Overwatch areas', on: watches, use: () => setWatches(!watches) },
        { icon: 'burst', label: 'Where the enemy can fire', on: threat, use: () => setThreat(!threat) },
      ]}
      lit={false}
    />
  );
}

export function Board(props: BoardProps<View>) {
  const screen = screenOf(props.view);
  return (
    <div className="ee-scope ee-table">
      <div className="ee-board">{screen === 'muster' ? <Muster {...props} /> : screen === 'camp' ? <Camp {...props} /> : <Field {...props} />}</div>
      {screen === 'field' && <Bag view={props.view} seats={props.seats} />}
    </div>
  );
}
