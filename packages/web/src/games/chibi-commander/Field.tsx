// The map with everybody on it, and what the pointer or a picked choice would mean there.
import { useCallback, useMemo, useState } from 'react';
import { useSize } from '../../kit/size.ts';
import { Piece } from '../../boards/Piece.tsx';
import { SquareGrid } from '../../boards/square/SquareGrid.tsx';
import { centreOf, outlinePath } from '../../boards/square/cells.ts';
import { tokenStates } from '../../boards/standing.ts';
import { TokenAt, type TokenProps, type TokenState } from '../../kit/draw/Token.tsx';
import type { BoardProps } from '../../table/contract.ts';
import type { ThingId } from '../../boards/things.ts';
import { Floors, Terrain, fieldWords } from './shared/Ground.tsx';
import { type Aim, Overlay, Plates, type Step } from './Overlay.tsx';
import { Zones } from './shared/Zones.tsx';
import { sideOf } from '@xenotable/chibi-commander/content';
import {
  actor,
  blipThing,
  cellThing,
  type Choice,
  columnOf,
  dangersAt,
  doorThing,
  fieldBuilt,
  fieldNamed,
  type Fields,
  fieldsOf,
  lookAhead,
  rowOf,
  shotOf,
  siteOf,
  threatened,
  type Unit,
  unitThing,
  unseen,
  type View,
  wayTo,
} from '@xenotable/chibi-commander/preview';
import { blipToken, spokenUnit, standing, tokenOf, unitOf } from './shared/faces.ts';
import { choiceOf, thingsOf } from './shared/things.ts';

const COLUMNS = 24;
interface Reached {
  one: ReadonlySet<number>;
  two: ReadonlySet<number>;
}
const NOWHERE: Reached = { one: new Set(), two: new Set() };
const setsOf = ({ one, two }: Fields): Reached => ({ one: new Set(one), two: new Set(two) });
const NONE: ReadonlySet<number> = new Set<number>();

/** Doors by the fields on both sides of them, as far as the question is about them. */
function doorsBy(offers: readonly Choice[]): Map<number, ThingId[]> {
  const found = new Map<number, ThingId[]>();
  for (const offer of offers) {
    if (offer.do !== 'open' && offer.do !== 'close') continue;
    const cell = offer.door >> 1;
    for (const side of [cell, offer.door & 1 ? cell + 1 : cell + COLUMNS])
      found.set(side, [doorThing(offer.door)]);
  }
  return found;
}

/** Where something would come onto the map. */
const placeOf = (offer: Choice, view: View): number | null =>
  offer.do === 'spawn' || offer.do === 'place'
    ? offer.at
    : offer.do === 'build'
      ? fieldBuilt(offer)
      : offer.do === 'answer'
        ? fieldNamed(offer, view)
        : null;

/** The step that is picked, or that the pointer rests on. */
function stepOf(view: View, unit: Unit | null, to: number | null, fields: Reached): Step | null {
  if (unit === null || to === null || !fields.one.has(to)) return null;
  return { unit, to, path: wayTo(view, to)?.path ?? [], dangers: dangersAt(view, unit, to) };
}

/** The arrival that is picked. */
function arrivalOf(view: View, { unit: id, at }: { unit: number; at: number }): Step | null {
  const unit = unitOf(view, id);
  return unit === null ? null : { unit, to: at, path: [], dangers: dangersAt(view, unit, at) };
}

/**
 * What a phone can show at once with fields that a finger hits. Its eye moves with the question, never with what is picked: the
 * second tap goes where the first one went.
 */
const near = (cells: readonly number[]): boolean =>
  [(cell: number) => columnOf(cell), (cell: number) => rowOf(cell)].every(
    (at) => Math.max(...cells.map(at)) - Math.min(...cells.map(at)) <= 8,
  );
const together = (cells: number[]): number[] => (near(cells) ? cells : []);

/** Whom a deed could be done to, as fields. */
const targetsOf = (view: View, offers: readonly Choice[]): number[] =>
  offers.flatMap((offer) => {
    if (offer.do !== 'attack' && offer.do !== 'heal' && offer.do !== 'mind') return [];
    return 'unit' in offer
      ? (unitOf(view, offer.unit)?.cell ?? [])
      : (view.blips.find((blip) => blip.id === offer.blip)?.cell ?? []);
  });

export function Field(props: BoardProps<View>) {
  const { view, ask } = props;
  const picked = props.picked === null ? null : choiceOf(props.picked);
  const [hovered, setHovered] = useState<number | null>(null);
  const [threat, setThreat] = useState(false);
  const brief = useSize() === 'phone';
  const offers = useMemo(() => (ask?.offers ?? []).map(({ choice }) => choiceOf(choice)), [ask]);
  const units = useMemo(() => standing(view), [view]);
  const blips = useMemo(() => view.blips.filter((blip) => blip.cell >= 0), [view]);
  const doors = useMemo(() => doorsBy(offers), [offers]);
  const acting = actor(view);
  const { board } = useMemo(() => siteOf(view, null), [view]);
  const site = useMemo(() => siteOf(view, picked?.do === 'build' ? picked.key : null), [view, picked]);

  const things = useCallback(
    (cell: number): ThingId[] => [
      ...units.filter((unit) => unit.cell === cell).map((unit) => unitThing(unit.id)),
      ...blips.filter((blip) => blip.cell === cell).map((blip) => blipThing(blip.id)),
      cellThing(cell),
      ...(doors.get(cell) ?? []),
    ],
    [units, blips, doors],
  );
  const describe = useCallback(
    (cell: number): string =>
      [
        fieldWords(board, cell),
        ...units.filter((unit) => unit.cell === cell).map((unit) => spokenUnit(view, unit)),
        ...blips.filter((blip) => blip.cell === cell).map((blip) => `Blip ${blip.id + 1}`),
      ].join(', '),
    [view, board, units, blips],
  );

  const looked = useMemo(() => {
    if (picked?.do === 'activate') return unitOf(view, picked.unit);
    const unit = hovered === null ? undefined : units.find((one) => one.cell === hovered);
    return unit !== undefined && offers.some((offer) => offer.do === 'activate' && offer.unit === unit.id)
      ? unit
      : null;
  }, [view, picked, hovered, units, offers]);
  const own =
    looked !== null &&
    (looked.faction === null || view.side === null || sideOf(looked.faction) === view.side);
  const walking = useMemo(
    () => (ask === null ? NOWHERE : setsOf(fieldsOf(view, offers))),
    [view, ask, offers],
  );
  const ahead = useMemo(
    () => (looked === null || !own ? NOWHERE : setsOf(lookAhead(view, looked))),
    [view, looked, own],
  );
  const fields = acting === null ? ahead : walking;
  const arrivals = useMemo(
    () => new Set(offers.flatMap((offer) => placeOf(offer, view) ?? [])),
    [offers, view],
  );
  const to = picked?.do === 'walk' ? picked.to : picked === null ? hovered : null;
  const step = useMemo(
    () =>
      picked?.do === 'spawn'
        ? arrivalOf(view, picked)
        : acting === null
          ? null
          : stepOf(view, acting, to, walking),
    [view, picked, acting, to, walking],
  );
  const aim = useMemo((): Aim | null => {
    const shot = picked === null ? null : shotOf(view, picked);
    return shot === null || acting === null ? null : { ...shot, from: acting.cell };
  }, [view, picked, acting]);
  const fog = useMemo(() => new Set(unseen(view)), [view]);
  const danger = useMemo(() => (threat ? new Set(threatened(view)) : NONE), [threat, view]);

  const ground = useMemo(() => <Floors board={site.preview} />, [site.preview.key]);
  const terrain = useMemo(() => <Terrain board={site.preview} />, [site.preview.key]);
  const prey = useMemo(
    () => new Set(offers.flatMap((offer) => (offer.do === 'storm' ? [] : thingsOf(offer, view).slice(0, 1)))),
    [offers, view],
  );
  /** While a unit acts, whoever it may be pointed at is a target (a leader with an order is none); between activations only what is picked up has targets. */
  const states = (thing: ThingId, states: TokenState[]): TokenState[] => {
    const here = props.standing(thing);
    return tokenStates(
      { ...here, target: here.target || (acting !== null && !here.picked && prey.has(thing)) },
      states,
    );
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
      </Piece>
    );
  };
  const mine =
    acting?.cell ??
    units.find((unit) => unit.seat >= 0 && (view.viewer === 'table' || unit.seat === view.viewer))?.cell ??
    null;
  const focus =
    acting !== null
      ? [acting.cell, ...targetsOf(view, offers).filter((cell) => near([acting.cell, cell]))]
      : arrivals.size > 0
        ? [...arrivals]
        : together(units.filter((unit) => unit.seat >= 0).map((unit) => unit.cell));
  return (
    <SquareGrid
      columns={COLUMNS}
      rows={16}
      label="Board, 24 by 16 fields"
      on={props}
      things={things}
      describe={describe}
      ground={ground}
      terrain={terrain}
      overlay={
        <>
          {view.scenario !== null && <Zones scenario={view.scenario} />}
          {site.changed.length > 0 && (
            <path className="cc-laid" d={outlinePath(new Set(site.changed), COLUMNS)} />
          )}
          <Overlay
            view={view}
            fog={fog}
            threat={danger}
            fields={fields}
            arrivals={arrivals}
            step={step}
            aim={aim}
          />
        </>
      }
      tokens={
        <>
          {blips.map((blip) => token(blipThing(blip.id), blip.cell, 32, blipToken(view, blip)))}
          {units.map((unit) => {
            const face = tokenOf(view, unit);
            if (unit.id === acting?.id) face.state.push('selected');
            return token(unitThing(unit.id), unit.cell, unit.faction === null ? 30 : 35, face);
          })}
        </>
      }
      plates={<Plates step={step} aim={aim} brief={brief} />}
      focus={focus}
      mine={mine}
      look={setHovered}
      tools={[
        {
          icon: 'eye',
          label: 'Threat: fields that enemies reach from where they stand',
          on: threat,
          use: () => setThreat(!threat),
        },
      ]}
      lit={acting !== null && walking.one.size === 0}
    />
  );
}
