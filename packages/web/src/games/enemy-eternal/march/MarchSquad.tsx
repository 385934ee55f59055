// The Squad of the campaign: who sets out first, who is left, and who can be paid to join.
import {
  MARCH_LIMIT,
  type March,
  marchFault,
  readySquads,
  recruitsFor,
  setOut,
  withRecruit,
} from '@xenotable/enemy-eternal/content';
import { type Squad, readSquadText } from '@xenotable/enemy-eternal/preview';
import { useState } from 'react';
import { Icon } from '../../../kit/draw/Icon.tsx';
import { Token } from '../../../kit/draw/Token.tsx';
import { readLists } from '../../../storage/lists.ts';
import { christened, namesOf } from '../builder/edit.ts';
import { glyphOf, sideOfFaction } from '../shared/faces.ts';
import { OwnName } from '../../../table/builder/OwnName.tsx';

/** Ready Squads, and own ones that may set out. */
function squadsToChoose(): Squad[] {
  const own = readLists('enemy-eternal').flatMap(({ text }) => {
    try {
      return [readSquadText(text)];
    } catch {
      return [];
    }
  });
  return [...Object.values(readySquads), ...own].filter(
    (squad) => marchFault(squad) === null && setOut(squad).supplies >= 0,
  );
}

/** Before the first mission: who sets out. */
function Choosing({ choose }: { choose(march: March): void }) {
  const [all] = useState(squadsToChoose);
  return (
    <section aria-label="Your Squad">
      <h2 className="label">Who sets out?</h2>
      <p className="muted">Up to {MARCH_LIMIT} Supplies; what is left pays for recruits later.</p>
      <p className="flex-row">
        {all.map((squad) => (
          <button
            key={`${squad.name} ${squad.faction}`}
            type="button"
            className="button"
            onClick={() => choose(setOut(squad))}
          >
            {squad.name} ({squad.faction}, {squad.models.length})
          </button>
        ))}
      </p>
    </section>
  );
}

function SquadPart({ march, set }: { march: March; set: ((march: March) => void) | null }) {
  const { squad, supplies } = march;
  const names = namesOf(squad);
  const fault = marchFault(squad);
  return (
    <section aria-label="Your Squad">
      <h2 className="label">
        {squad.name}: {supplies} Supplies
      </h2>
      <ul className="ee-march-squad">
        {squad.models.map((one, i) => (
          <li key={`${i} ${one.called ?? ''}`}>
            <Token
              side={sideOfFaction(squad.faction)}
              glyph={glyphOf(one.unit)}
              pips={one.leader ? 1 : 0}
              size={34}
            />
            <b>{names[i]}</b>
            {one.leader && <small>Leader</small>}
            {set !== null && (
              <OwnName
                of={names[i] ?? one.unit}
                called={one.called ?? ''}
                keep={(name) => set({ ...march, squad: christened(squad, i, name) })}
              />
            )}
          </li>
        ))}
      </ul>
      {fault !== null && <p role="status">{fault}</p>}
      {set !== null && (
        <p className="flex-row">
          {recruitsFor(march).map(({ unit, price }) => (
            <button
              key={unit}
              type="button"
              className="button small"
              onClick={() => set(withRecruit(march, unit))}
            >
              <Icon name="plus" size={12} />
              {unit}, {price}
            </button>
          ))}
        </p>
      )}
    </section>
  );
}

/** The Squad of a campaign: chosen before the first mission, named and filled up between missions. */
export const MarchSquad = ({
  progress,
  set,
}: {
  progress: March | null;
  set: ((march: March) => void) | null;
}) =>
  progress !== null ? (
    <SquadPart march={progress} set={set} />
  ) : set === null ? null : (
    <Choosing choose={set} />
  );
