// Events of a scenario from a file: every verb with its own fields.
import { BadInput, type Reader, aNumber, fields, isObject, listOf, oneOf, aMark } from '@xenotable/kernel';
import { grid } from '../board.ts';
import type { TypeName } from '../content/units.ts';
import { aCell, aPlace, at } from '../places.ts';
import { EVENT_KINDS, type Member, type ScenarioEvent, type Waves } from './events.ts';
import { MODES } from './scenario.ts';

type Types = Reader<TypeName>;

const anArea = listOf(aPlace, grid.size);
const aField: Reader<string> = (value, where) => at(aCell(value, where));

/** One of a set, by name, or with a mode. */
const memberReader =
  (aType: Types): Reader<Member> =>
  (value, where) => {
    if (!isObject(value)) return { type: aType(value, where), mode: 'NORMAL' };
    const given = fields({ type: aType }, { mode: oneOf(MODES) })(value, where);
    return { type: given.type, mode: given.mode ?? 'NORMAL' };
  };

/** All waves by name, or all by level. */
const wavesReader =
  (aType: Types): Reader<Waves['waves']> =>
  (value, where) => {
    const first: unknown = Array.isArray(value) && Array.isArray(value[0]) ? value[0][0] : undefined;
    return typeof first === 'number'
      ? listOf(listOf(aNumber(0, 12), 3), 20)(value, where)
      : listOf(listOf(aType, 16), 20)(value, where);
  };

const pointsReader: Reader<string[] | number> = (value, where) =>
  typeof value === 'number' ? aNumber(1, 8)(value, where) : listOf(aField, 8)(value, where);

export function eventReader(aType: Types): Reader<ScenarioEvent> {
  const sets = listOf(listOf(memberReader(aType), 12), 6);
  const readers: Record<ScenarioEvent['event'], Reader<ScenarioEvent>> = {
    reinforce(value, where) {
      const given = fields(
        { event: oneOf(['reinforce'] as const), type: aType, at: listOf(aField, 6) },
        { mode: oneOf(MODES) },
      )(value, where);
      return { event: given.event, type: given.type, at: given.at, mode: given.mode ?? 'NORMAL' };
    },
    force: fields({ event: oneOf(['force'] as const), sets, in: anArea }),
    assault: fields(
      { event: oneOf(['assault'] as const), sets, entries: listOf(anArea, 6) },
      { late: aNumber(1, 12) },
    ),
    waves: fields(
      { event: oneOf(['waves'] as const), waves: wavesReader(aType), points: pointsReader },
      {
        quadrants: aMark,
        spread: aNumber(1, 8),
        folk: aNumber(1, 8),
        far: aNumber(1, 12),
        heal: oneOf(['one', 'all'] as const),
      },
    ),
    strike: fields({ event: oneOf(['strike'] as const) }),
    purpose: fields({ event: oneOf(['purpose'] as const) }),
    bus: fields({ event: oneOf(['bus'] as const), at: aField }),
    hatchery: fields({ event: oneOf(['hatchery'] as const), brood: listOf(aType, 8) }),
  };
  return (value, where) => {
    if (!isObject(value)) throw new BadInput(where, 'must be an event with its fields');
    return readers[oneOf(EVENT_KINDS)(value['event'], `${where}.event`)](value, where);
  };
}
