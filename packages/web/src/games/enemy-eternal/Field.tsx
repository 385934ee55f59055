// The battlefield: terrain, models, reach and Overwatch, and what is planned or only pointed at.
import type { previews } from '@xenotable/enemy-eternal';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { BoardTool } from '../../boards/BoardTools.tsx';
import { SquareGrid } from '../../boards/square/SquareGrid.tsx';
import type { ThingId } from '../../boards/things.ts';
import { useSize } from '../../kit/size.ts';
import type { BoardProps } from '../../table/contract.ts';
import { previewsOf } from '../../table/usePreview.ts';
import { Threat, Watches } from './Danger.tsx';
import { IntentArrows } from './Intents.tsx';
import { useIntents } from './shared/useIntents.ts';
import { Calling, Path, Reach, SetUp, Watched, Workable } from './Overlay.tsx';
import { Marks, Passing } from './Passing.tsx';
import { type Plan, attackOn, planOf } from './shared/aiming.ts';
import { reactingIn } from './shared/computed.ts';
import { focusOf, setUpFocus, stableFocus } from './focus.ts';
import { choiceAt } from './pointed.ts';
import { Said } from './Said.tsx';
import { useFieldSpaces } from './useFieldSpaces.ts';
import { Terrain } from './shared/Terrain.tsx';
import { Units } from './Units.tsx';
import {
  type Choice,
  type Side,
  type View,
  cellThing,
  markerThing,
  pieceThing,
  sideOfSeat,
  suggestedPlaces,
  unitThing,
} from '@xenotable/enemy-eternal/preview';
import { modelIn } from './shared/faces.ts';
import { ownerWords } from './shared/seats.ts';
import { onlyHurried } from './shared/hurried.ts';
import { has, spacesIn, toJson } from './shared/json.ts';
import { signAt } from './shared/rows.ts';
import { placeOfThing, spotAt } from './things.ts';

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

/** What stands in a cell, and what a screen reader says about it. */
function useCells({ view, seats }: BoardProps<View>, threat: readonly number[] | null) {
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
      const piece = view.pieces.find((one) => one.cell === cell);
      const ground = WORDS[signAt(rows, cell, width)] ?? 'open ground';
      const level = Number(signAt(levels, cell, width));
      const fire = threat === null || threat[cell] === 0 ? '' : `, ${threat[cell]} percent to be hurt here`;
      const who =
        m === undefined
          ? ''
          : `${m.name}${ownerWords(view, m, seats)}, ${m.wounds} Wounds${m.down === 'no' ? '' : ', Down'}, `;
      const done = piece?.done === true ? ', done' : '';
      return `${who}${ground}${done}${level > 0 ? `, level ${level}` : ''}${fire}`;
    },
    [view, seats, rows, levels, width, threat],
  );
  return { things, describe };
}

/** How long one must point at something before it is previewed, in milliseconds. */
const PAUSE = 80;

/** What is meant by the cell that is pointed at: a path, or the best way to hurt whoever stands there. Nothing while something is planned. */
function useHovered(props: BoardProps<View>, areas: Parameters<typeof choiceAt>[0]) {
  const { view, ask, picked } = props;
  const [looked, setLooked] = useState<{ cell: number; view: View } | null>(null);
  const timer = useRef(0);
  const look = useCallback(
    (cell: number | null) => {
      clearTimeout(timer.current);
      if (cell === null) return setLooked(null);
      timer.current = window.setTimeout(() => setLooked({ cell, view }), PAUSE);
    },
    [view],
  );
  useEffect(() => () => clearTimeout(timer.current), []);
  const hovered = useMemo((): Plan | null => {
    if (looked === null || looked.view !== view || picked !== null || ask === null) return null;
    const foe = view.models.find((m) => m.place === 'board' && m.cell === looked.cell);
    if (foe !== undefined) return foe.neutral ? null : planOf(attackOn(view, foe.id), view);
    const choice = choiceAt(areas, looked.cell, view.shown.board.width, null);
    return choice === null ? null : planOf(toJson(choice), view);
  }, [looked, view, picked, ask, areas]);
  return { look, hovered };
}

const usePreview = previewsOf<typeof previews>('enemy-eternal');

/** Where the camera looks: on large screens it keeps still, on phones it follows. */
function useFocus(
  { view, ask }: BoardProps<View>,
  plan: Plan | null,
  own: readonly number[],
): readonly number[] {
  const phone = useSize() === 'phone';
  const begun = view.round > 0;
  const everybody = view.models.filter((m) => m.place === 'board').map((m) => m.cell);
  const first = begun ? everybody : setUpFocus(view, ask);
  const [opening, setOpening] = useState({ begun, cells: first });
  const [touched, setTouched] = useState(false);
  if (opening.begun !== begun || (opening.cells.length === 0 && first.length > 0)) {
    setOpening({ begun, cells: first });
    setTouched(false);
  } else if (plan !== null && !touched) setTouched(true);
  return phone
    ? focusOf(view, ask, plan?.parts.at(-1) ?? null, plan, own)
    : stableFocus(view, ask, plan, touched ? [] : opening.cells);
}

/** Where those who are set up by the plan would stand; the table's own suggestion cell by cell. */
function useSetUps({ view, ask }: BoardProps<View>, plan: Plan | null): readonly Choice[] {
  return useMemo(() => {
    const places = spacesIn(ask).find((space) => space.kind === 'place');
    const parts = plan?.parts ?? [];
    return places === undefined || parts.at(-1)?.do !== 'place all' ? parts : suggestedPlaces(view, places);
  }, [view, ask, plan]);
}

/** Areas of Overwatch without those of a side, and the area that is planned. */
function useWatches(view: View, plan: Plan | null, without: Side | null): View['shown']['watches'] {
  const last = plan?.parts.at(-1) ?? null;
  const planned = usePreview('watchOf', last === null ? null : [view, last]);
  const watches = view.shown.watches.filter(({ model }) => modelIn(view, model).control !== without);
  return planned === null ? watches : [...watches, planned];
}

/** What can be shown or hidden on the field. */
function useSwitches() {
  const [allWatches, setAllWatches] = useState(false);
  const [threat, setThreat] = useState(false);
  const [intent, setIntent] = useState(true);
  return { allWatches, setAllWatches, threat, setThreat, intent, setIntent };
}

/** The buttons beside the board. */
function toolsOf(switches: ReturnType<typeof useSwitches>): BoardTool[] {
  const { allWatches, threat, intent } = switches;
  return [
    {
      icon: 'arrow',
      label: 'What the automaton would do',
      on: intent,
      use: () => switches.setIntent(!intent),
    },
    {
      icon: 'eye',
      label: 'All Overwatch areas',
      on: allWatches,
      use: () => switches.setAllWatches(!allWatches),
    },
    { icon: 'burst', label: 'Threat: chance to be hurt', on: threat, use: () => switches.setThreat(!threat) },
  ];
}

export function Field(props: BoardProps<View>) {
  const { view, standing } = props;
  const { board } = view.shown;
  const { width, height } = board;
  const switches = useSwitches();
  const { allWatches, threat, intent } = switches;
  const intents = useIntents(view, intent && !props.still ? (props.ask?.seat ?? null) : null);
  const plan = useMemo(() => planOf(props.picked, view), [props.picked, view]);
  const setUps = useSetUps(props, plan);
  const targets = usePreview('targetsOf', props.ask === null || props.still ? null : [view]);
  const { areas, on, marked } = useFieldSpaces(props, plan, targets);
  const { look, hovered: pointed } = useHovered(props, areas);
  // A run that has paused shows where it would go on to.
  const goingOn = useMemo(
    () => (plan === null && has(props.ask, 'go on') ? planOf(toJson({ do: 'go on' }), view) : null),
    [plan, props.ask, view],
  );
  const hovered = pointed ?? goingOn;
  const vainAt = on.vain === null ? null : placeOfThing(on.vain.thing, view);
  const shown = plan ?? hovered;
  const reacting = props.ask === null || props.still ? null : reactingIn(view, props.ask.seat);
  const mySide = sideOfSeat(view, props.viewer);
  const own = view.models.filter((m) => m.place === 'board' && m.control === mySide);
  const watches = useWatches(view, plan, allWatches ? null : mySide);
  const threatened = view.shown.active?.model ?? own[0]?.id;
  const chances = usePreview('threatTo', threat && threatened !== undefined ? [view, threatened] : null);
  const calling = usePreview('callingCells', mySide === 0 && !props.still ? [view] : null);
  const { things, describe } = useCells(props, chances);
  const ownCells = own.map((m) => m.cell);
  const active = view.shown.active === null ? null : modelIn(view, view.shown.active.model);
  return (
    <SquareGrid
      columns={width}
      rows={height}
      label={`${view.shown.mission.name}, ${width} by ${height} cells`}
      on={on}
      look={look}
      things={things}
      describe={describe}
      terrain={<Terrain board={board} />}
      overlay={
        <>
          {chances !== null && <Threat chances={chances} columns={width} />}
          {calling !== null && <Calling cells={calling} columns={width} />}
          <Watches view={view} watches={watches} />
          <IntentArrows intents={intents} view={view} faint={shown !== null} />
          <Reach areas={areas} board={board} faint={plan !== null} />
          <Workable view={view} standing={standing} />
          <Marks view={view} />
          {reacting !== null && <Passing reacting={reacting} view={view} />}
          {shown?.move != null && (
            <g className={plan === null ? 'ee-hover' : undefined}>
              <Watched plan={shown.move} view={view} />
              <Path plan={shown.move} view={view} />
            </g>
          )}
          {setUps.map((part, i) => (
            <SetUp key={i} choice={part} view={view} />
          ))}
        </>
      }
      tokens={<Units view={view} standing={marked} />}
      plates={
        <Said
          {...{ view, plan, hovered, reacting }}
          hurried={props.still ? null : onlyHurried(props.ask, view)}
          vain={vainAt === null ? null : { cell: vainAt, why: on.vain?.why ?? '' }}
        />
      }
      focus={useFocus(props, plan, ownCells)}
      scene={view.round > 0 ? 'battle' : 'set-up'}
      mine={active?.cell ?? ownCells[0] ?? null}
      acting={active}
      tools={toolsOf(switches)}
      lit={false}
    />
  );
}
