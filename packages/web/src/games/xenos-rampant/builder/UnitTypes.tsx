// The thirteen unit types and those of the scenario with their price; one that does not fit says why.
import { useContext } from 'react';
import type { OwnThing } from '@xenotable/kernel';
import {
  type Entry,
  type List,
  UNITS,
  costOf,
  entryOf,
  profileOfEntry,
  typeOf,
} from '@xenotable/xenos-rampant/content';
import { UnitRow } from '../../../table/builder/UnitRow.tsx';
import { inches } from '../../../boards/measured/inches.ts';
import { Token } from '../../../kit/draw/Token.tsx';
import { glyphOf, isVehicle } from '../shared/faces.ts';
import { added, barToUnit } from './edit.ts';
import { ListColour } from './colour.ts';

interface UnitTypesProps {
  list: List;
  points: number;
  budget: number;
  /** Units of the scenario's own. */
  own: readonly OwnThing[];
  change(list: List): void;
}

const typesOf = (own: readonly OwnThing[]): Entry[] => [
  ...own.flatMap((thing) =>
    UNITS.filter(({ name }) => name === thing.like).map(({ name }) => entryOf(name, { own: thing })),
  ),
  ...UNITS.map(({ name }) => entryOf(name)),
];

/** 'move 8" · shoot 18"'. */
function noteOf(entry: Entry): string {
  const { maxMove, range } = profileOfEntry(entry);
  const reach = `move ${inches(maxMove)} · shoot ${range === 0 ? '–' : inches(range)}`;
  return entry.own === undefined ? reach : `home-made · ${reach}`;
}

export function UnitTypes({ list, points, budget, own, change }: UnitTypesProps) {
  const side = useContext(ListColour);
  return (
    <ul aria-label="Unit types">
      {typesOf(own).map((entry) => (
        <UnitRow
          key={typeOf(entry)}
          token={
            <Token
              side={side}
              glyph={glyphOf({ build: entry.unit })}
              size={40}
              {...(isVehicle({ build: entry.unit }) && { shape: 'vehicle' as const })}
            />
          }
          name={typeOf(entry)}
          note={noteOf(entry)}
          price={costOf(entry)}
          bar={barToUnit(list, entry, points, budget)}
          add={() => change(added(list, entry))}
        />
      ))}
    </ul>
  );
}
