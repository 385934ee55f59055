// What a question means on the map: where one could go, what the pointer or a picked choice would do there, what is in sight.
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
import { useCallback, useMemo } from 'react';
import type { ThingId } from '../../boards/things.ts';
import type { BoardProps } from '../../table/contract.ts';
import type { Aim, Step } from './Overlay.tsx';
import { fieldWords } from './shared/Ground.tsx';
import { spokenUnit, standing, unitOf } from './shared/faces.ts';
import { COLUMNS } from './shared/map.ts';
import { choiceOf, thingsOf } from './shared/things.ts';

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

export interface Field {
  picked: Choice | null;
  offers: readonly Choice[];
  units: readonly Unit[];
  blips: View['blips'];
  acting: Unit | null;
}

/** The question and everybody on the map. */
export function useField({ view, ask, picked: json }: BoardProps<View>): Field {
  const picked = useMemo(() => (json === null ? null : choiceOf(json)), [json]);
  const offers = useMemo(() => (ask?.offers ?? []).map(({ choice }) => choiceOf(choice)), [ask]);
  const units = useMemo(() => standing(view), [view]);
  const blips = useMemo(() => view.blips.filter((blip) => blip.cell >= 0), [view]);
  return { picked, offers, units, blips, acting: actor(view) };
}

/** What can be pointed at on a field, and how it is spoken of. */
export function useFieldThings(view: View, { offers, units, blips }: Field) {
  const doors = useMemo(() => doorsBy(offers), [offers]);
  const { board } = useMemo(() => siteOf(view, null), [view]);
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
  return { things, describe };
}

/** Where the acting unit can walk, or the one that is looked at could. */
function useReach(
  view: View,
  { picked, offers, units, acting }: Field,
  asked: boolean,
  hovered: number | null,
) {
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
  const walking = useMemo(() => (asked ? setsOf(fieldsOf(view, offers)) : NOWHERE), [view, asked, offers]);
  const ahead = useMemo(
    () => (looked === null || !own ? NOWHERE : setsOf(lookAhead(view, looked))),
    [view, looked, own],
  );
  return { walking, fields: acting === null ? ahead : walking };
}

/** What would happen: the step, the shot, arrivals; and what cannot be seen or is under threat. */
export function useOutlook(
  { view, ask }: BoardProps<View>,
  field: Field,
  hovered: number | null,
  threat: boolean,
) {
  const { picked, offers, acting } = field;
  const { walking, fields } = useReach(view, field, ask !== null, hovered);
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
  return { walking, fields, arrivals, step, aim, fog, danger };
}

/** Whom the acting unit could do something to. */
export const usePrey = (view: View, { offers }: Field): ReadonlySet<ThingId> =>
  useMemo(
    () => new Set(offers.flatMap((offer) => (offer.do === 'storm' ? [] : thingsOf(offer, view).slice(0, 1)))),
    [offers, view],
  );

/** What a phone begins with. */
export function focusOf(
  view: View,
  { acting, offers, units }: Field,
  arrivals: ReadonlySet<number>,
): number[] {
  if (acting !== null)
    return [acting.cell, ...targetsOf(view, offers).filter((cell) => near([acting.cell, cell]))];
  return arrivals.size > 0
    ? [...arrivals]
    : together(units.filter((unit) => unit.seat >= 0).map((unit) => unit.cell));
}

/** Where the button 'My unit' leads. */
export const ownCell = (view: View, { acting, units }: Field): number | null =>
  acting?.cell ??
  units.find((unit) => unit.seat >= 0 && (view.viewer === 'table' || unit.seat === view.viewer))?.cell ??
  null;
