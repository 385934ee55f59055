// Squads that were made outside the table: one press takes all of one, as far as the mission has room for it.
import { readSquad, type SquadList, squadFaults, type View } from '@xenotable/chibi-commander/preview';
import type { Json } from '@xenotable/kernel';
import { Icon } from '../../../kit/draw/Icon.tsx';
import { Link } from '../../../kit/router.tsx';
import { readLists } from '../../../storage/lists.ts';
import type { BoardProps } from '../../../table/contract.ts';
import { RuleChip } from '../../../table/rules/RuleChip.tsx';
import { offeredIn, toJson } from '../shared/things.ts';
import type { Army } from './quarters.ts';

/** Scenarios were once kept among the lists: what is no squad is left out. */
function squadsHere(): SquadList[] {
  return readLists('chibi-commander').flatMap(({ text }) => {
    try {
      return [readSquad(text)];
    } catch {
      return [];
    }
  });
}

/** Everybody goes home, then those of the list come. */
const changeTo = (army: Army, { types }: SquadList): Json[] => [
  ...army.squad.map((type) => toJson({ do: 'dismiss', type })),
  ...types.map((type) => toJson({ do: 'recruit', type })),
];

export function KeptSquads({ on, army }: { on: BoardProps<View>; army: Army }) {
  const { mission } = on.view;
  const offers = offeredIn(on.ask);
  const free = army.squad.length === 0 || offers.some((offer) => offer.do === 'dismiss');
  const choosing = offers.some((offer) => offer.do === 'recruit' || offer.do === 'dismiss');
  if (!free || !choosing || mission === 'Scenario') return null;
  const squads = squadsHere();
  return (
    <section aria-label="Squads of your own" className="hq-kept">
      <h2 className="label">Squads of your own</h2>
      {squads.length === 0 && (
        <p className="muted">
          None is kept here. <Link href="/forces/chibi-commander">Make one</Link>
        </p>
      )}
      <ul className="plain">
        {squads.map((squad) => {
          const [fault] = squadFaults(mission, squad.types);
          return (
            <li key={squad.name}>
              <button
                type="button"
                className="button"
                disabled={fault !== undefined}
                onClick={() => on.playAll(changeTo(army, squad))}
              >
                <Icon name="people" />
                {squad.name}
              </button>
              {fault !== undefined && (
                <small>
                  {fault.reason} <RuleChip rule={fault.rule} />
                </small>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
