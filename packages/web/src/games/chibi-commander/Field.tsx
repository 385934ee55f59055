// The map with everybody on it, and what the pointer or a picked choice would mean there.
import {
  type Announced,
  blipThing,
  cellThing,
  type Moved,
  siteOf,
  unitThing,
  type View,
} from '@xenotable/chibi-commander/preview';
import { useMemo, useState } from 'react';
import type { BoardTool } from '../../boards/BoardTools.tsx';
import { Piece } from '../../boards/Piece.tsx';
import { SquareGrid } from '../../boards/square/SquareGrid.tsx';
import { centreOf, outlinePath } from '../../boards/square/cells.ts';
import { tokenStates } from '../../boards/standing.ts';
import type { ThingId } from '../../boards/things.ts';
import { IconAt } from '../../kit/draw/Icon.tsx';
import { TokenAt, type TokenProps, type TokenState } from '../../kit/draw/Token.tsx';
import { useSize } from '../../kit/size.ts';
import type { BoardProps } from '../../table/contract.ts';
import { useSpaces } from '../../table/useSpaces.ts';
import { comingFor, IntentArrows, intentSums, preyOf } from './Intents.tsx';
import { Overlay, Plates } from './Overlay.tsx';
import { fieldOf, useMapSpaces } from './pointing.ts';
import { Floors, Terrain } from './shared/Ground.tsx';
import { Zones } from './shared/Zones.tsx';
import { blipToken, tokenOf } from './shared/faces.ts';
import { COLUMNS, ROWS } from './shared/map.ts';
import {
  type Field as FieldState,
  focusOf,
  ownCell,
  useField,
  useFieldThings,
  useNewcomers,
  usePrey,
  useSendable,
} from './useField.ts';
import { useAgain, useArrived } from './useAgain.ts';
import { actsNow } from './useIntents.ts';
import { useOutlook } from './useOutlook.ts';
import { useSpentChain } from './useSpentChain.ts';

/** An arrow at a civilian that can be sent now. */
function SendMark() {
  return (
    <g className="cc-sendable">
      <circle cx="-13" cy="-12" r="8.5" />
      <IconAt name="run" x={-18.5} y={-17.5} size={11} width={2} />
    </g>
  );
}

/**
 * Everybody on the map. While a unit acts, everybody it may be pointed at is a target (a leader with an order is none); between
 * activations only what is picked up has targets.
 */
function Tokens({ field, ...props }: BoardProps<View> & { field: FieldState }) {
  const { view } = props;
  const { units, blips, acting } = field;
  const prey = usePrey(view, field);
  const sendable = useSendable(field);
  const states = (thing: ThingId, own: TokenState[]): TokenState[] => {
    const here = props.standing(thing);
    const target = here.target || (acting !== null && !here.picked && prey.has(thing));
    return tokenStates({ ...here, target }, own);
  };
  const token = (
    key: string,
    cell: number,
    d: number,
    { state, ...face }: TokenProps & { state: TokenState[] },
  ) => {
    const { x, y } = centreOf(cell, COLUMNS);
    return (
      <Piece key={key} x={x} y={y}>
        <TokenAt x={0} y={0} d={d} {...face} state={states(key, state)} />
        {sendable.has(key) && <SendMark />}
      </Piece>
    );
  };
  return (
    <>
      {blips.map((blip) => token(blipThing(blip.id), blip.cell, 32, blipToken(view, blip)))}
      {units.map((unit) => {
        const face = tokenOf(view, unit);
        if (unit.id === acting?.id) face.state.push('selected');
        return token(unitThing(unit.id), unit.cell, unit.faction === null ? 30 : 35, face);
      })}
    </>
  );
}

/** The map as it is, or as a picked building would make it. */
function useSite(view: View, { picked }: FieldState) {
  const built = picked?.do === 'build' ? picked.key : null;
  const { preview, changed } = useMemo(() => siteOf(view, built), [view, built]);
  const { key } = preview;
  // A map is drawn anew only if it is another one.
  const [drawn, setDrawn] = useState(preview);
  if (drawn.key !== key) setDrawn(preview);
  const ground = useMemo(() => <Floors board={drawn} />, [drawn]);
  const terrain = useMemo(() => <Terrain board={drawn} />, [drawn]);
  return { ground, terrain, changed };
}

/** What the buttons beside the map switch on: threat, and what the automaton announces. */
function useTools(announces: boolean) {
  const [announced, setAnnounced] = useState(true);
  const [threat, setThreat] = useState(false);
  const tools: BoardTool[] = [
    {
      icon: 'eye',
      label: 'Threat: fields where an enemy could hit you in its next turn',
      on: threat,
      use: () => setThreat(!threat),
    },
  ];
  if (announces)
    tools.push({
      icon: 'run',
      label: 'Intent: what the automaton does next if nothing changes',
      on: announced,
      use: () => setAnnounced(!announced),
    });
  return { threat, announced, tools };
}

interface FieldProps extends BoardProps<View> {
  intents: readonly Announced[];
  /** The planned walk after which they hold. */
  moved: Moved | null;
}

export function Field({ intents, moved, ...props }: FieldProps) {
  const { view } = props;
  const [hovered, setHovered] = useState<number | null>(null);
  const { threat, announced, tools } = useTools(intents.length > 0);
  const brief = useSize() === 'phone';
  const field = useField(props);
  const { things, describe } = useFieldThings(view, field);
  const { ground, terrain, changed } = useSite(view, field);
  const outlook = useOutlook(props, field, hovered, threat);
  const { fields, arrivals, landing, step, aim, fog, danger, faint } = outlook;
  const newcomers = useNewcomers(props, field);
  useAgain(props, outlook.plan);
  useArrived(props, field, outlook.plan);
  useSpentChain(props, field);
  const { plan, walker } = outlook;
  const on = useSpaces(props, useMapSpaces({ props, field, plan, walker, fields }));
  const arriving = landing !== null || [...arrivals].some((cell) => on.standing(cellThing(cell)).target);
  const vainAt = on.vain === null ? null : fieldOf(field, on.vain.thing);
  // While the automaton acts the map shows what it does.
  const shows = announced && !actsNow(view);
  const standingCells = useMemo(
    () => [...field.units, ...field.blips].map(({ cell }) => cell),
    [field.units, field.blips],
  );
  return (
    <SquareGrid
      columns={COLUMNS}
      rows={ROWS}
      label="Board, 24 by 16 fields"
      on={on}
      things={things}
      describe={describe}
      ground={ground}
      terrain={terrain}
      overlay={
        <>
          {view.scenario !== null && <Zones scenario={view.scenario} />}
          {changed.length > 0 && <path className="cc-laid" d={outlinePath(new Set(changed), COLUMNS)} />}
          {shows && <IntentArrows view={view} intents={intents} moved={moved} />}
          <Overlay
            {...{ view, fog, fields, step, aim, faint, arriving }}
            arrivals={landing ?? arrivals}
            threat={danger}
          />
        </>
      }
      tokens={<Tokens {...props} standing={on.standing} field={field} />}
      plates={
        <>
          <Plates
            step={step}
            aim={aim}
            word={on.vain === null || vainAt === null ? null : { cell: vainAt, text: on.vain.why }}
            brief={brief}
            sums={
              shows && (moved !== null || (step === null && aim === null))
                ? intentSums(view, intents, moved)
                : []
            }
            kept={standingCells}
            prey={preyOf(view, shows ? intents : [], moved)}
            coming={comingFor(shows ? intents : [], moved)}
          />
        </>
      }
      focus={focusOf(view, field, arrivals, newcomers)}
      mine={ownCell(view, field)}
      look={setHovered}
      tools={tools}
      lit={field.acting !== null && fields.one.size === 0}
    />
  );
}
