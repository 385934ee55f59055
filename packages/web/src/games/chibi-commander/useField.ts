// What a question means on the map: everybody who stands there, what can be pointed at, where a phone looks.
import {
  actor,
  blipThing,
  cellThing,
  type Choice,
  columnOf,
  doorThing,
  fieldBuilt,
  fieldNamed,
  rowOf,
  siteOf,
  type Unit,
  unitThing,
  type View,
} from '@xenotable/chibi-commander/preview';
import { useCallback, useMemo, useState } from 'react';
import type { ThingId } from '../../boards/things.ts';
import type { BoardProps } from '../../table/contract.ts';
import { fieldWords } from './shared/Ground.tsx';
import { spokenUnit, standing, unitOf } from './shared/faces.ts';
import { COLUMNS } from './shared/map.ts';
import { choiceOf, oneChoice, thingsOf } from './shared/things.ts';

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
export const placeOf = (offer: Choice, view: View): number | null =>
  offer.do === 'spawn' || offer.do === 'place'
    ? offer.at
    : offer.do === 'build'
      ? fieldBuilt(offer)
      : offer.do === 'answer'
        ? fieldNamed(offer, view)
        : null;

/**
 * What a phone can show at once with fields that a finger hits. Its eye moves with the question, never with what is picked: the
 * second tap goes where the first one went.
 */
const near = (cells: readonly number[], most = 8): boolean =>
  [(cell: number) => columnOf(cell), (cell: number) => rowOf(cell)].every(
    (at) => Math.max(...cells.map(at)) - Math.min(...cells.map(at)) <= most,
  );

/** Whom a deed could be done to, as fields. */
const targetsOf = (view: View, offers: readonly Choice[]): number[] =>
  offers.flatMap((offer) => {
    if (offer.do !== 'attack' && offer.do !== 'heal' && offer.do !== 'mind') return [];
    return 'unit' in offer
      ? (unitOf(view, offer.unit)?.cell ?? [])
      : (view.blips.find((blip) => blip.id === offer.blip)?.cell ?? []);
  });

export interface Field {
  /** The listed choice that is previewed; a plan of several is none. */
  picked: Choice | null;
  offers: readonly Choice[];
  units: readonly Unit[];
  blips: View['blips'];
  acting: Unit | null;
}

/** The question and everybody on the map. */
export function useField({ view, ask, picked: json }: BoardProps<View>): Field {
  const picked = useMemo(() => oneChoice(json), [json]);
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

/** Whom the acting unit could do something to. */
export const usePrey = (view: View, { offers }: Field): ReadonlySet<ThingId> =>
  useMemo(() => new Set(offers.flatMap((offer) => thingsOf(offer, view).slice(0, 1))), [offers, view]);

/** Civilians that somebody beside them can send. */
export const useSendable = ({ offers }: Field): ReadonlySet<ThingId> =>
  useMemo(
    () => new Set(offers.flatMap((offer) => (offer.do === 'send' ? [unitThing(offer.civilian)] : []))),
    [offers],
  );

/** Enemies that have turned up since the question before. */
export function useNewcomers({ view, ask }: BoardProps<View>, { units }: Field): readonly number[] {
  const enemies = units.filter((unit) => unit.faction !== null && unit.side !== view.side);
  const [known, setKnown] = useState({ ask, ids: enemies.map(({ id }) => id), fresh: NOBODY });
  if (ask !== null && known.ask !== ask) {
    const ids = enemies.map(({ id }) => id);
    setKnown({ ask, ids, fresh: known.ask === null ? NOBODY : ids.filter((id) => !known.ids.includes(id)) });
  }
  return enemies.filter(({ id }) => known.fresh.includes(id)).map(({ cell }) => cell);
}
const NOBODY: readonly number[] = [];

/** What a phone begins with: who acts and whom it could attack, and whoever has just turned up. */
export function focusOf(
  view: View,
  { acting, offers, units }: Field,
  arrivals: ReadonlySet<number>,
  newcomers: readonly number[],
): number[] {
  if (acting !== null)
    return [
      acting.cell,
      ...targetsOf(view, offers).filter((cell) => near([acting.cell, cell])),
      ...newcomers,
    ];
  if (arrivals.size > 0) return [...arrivals];
  const own = units.filter((unit) => unit.seat >= 0).map((unit) => unit.cell);
  // With the enemies in sight, if a phone can show them all.
  const fight = [
    ...own,
    ...units.filter((unit) => unit.faction !== null && unit.seat < 0 && !unit.coma).map((unit) => unit.cell),
  ];
  return near(fight, 11) ? fight : near(own) ? own : [];
}

/** Where the button 'My unit' leads. */
export const ownCell = (view: View, { acting, units }: Field): number | null =>
  acting?.cell ??
  units.find((unit) => unit.seat >= 0 && (view.viewer === 'table' || unit.seat === view.viewer))?.cell ??
  null;
