// Promotions: who, and what the new rank teaches.
import { Thing } from '../../../boards/cards/Thing.tsx';
import { RuleChip } from '../../../table/rules/RuleChip.tsx';
import type { BoardProps } from '../../../table/contract.ts';
import { rankOf } from '@xenotable/enemy-eternal/content';
import { type Sheet, type View, trainingThing } from '@xenotable/enemy-eternal/preview';
import { offeredIn } from '../shared/json.ts';
import { Soldier } from './Soldier.tsx';

export function Training(props: BoardProps<View> & { sheet: Sheet }) {
  const { ask, sheet, standing } = props;
  const offered = offeredIn(ask).flatMap((choice) => (choice.do === 'promote' ? [choice] : []));
  const soldiers = sheet.roster.filter((one) => offered.some((choice) => choice.veteran === one.id));
  const lessons = new Map(
    offered.map(({ raise, learn }) => [trainingThing(raise, learn), raise === null ? learn : `+1 ${raise}`]),
  );
  return (
    <div className="ee-training">
      <section aria-label="Soldiers">
        <h2 className="label">
          Who is promoted? <RuleChip rule="EE-RWD-10" />
        </h2>
        <ul className="ee-soldiers">
          {soldiers.map((one) => (
            <Soldier
              key={one.id}
              {...props}
              soldier={one}
              note={`${rankOf(one.rank + 1)[sheet.faction]}: ${rankOf(one.rank + 1).text}`}
            />
          ))}
        </ul>
      </section>
      <section aria-label="Training">
        <h2 className="label">Training</h2>
        <div className="ee-cards">
          {[...lessons].map(
            ([thing, words]) =>
              words !== null &&
              standing(thing).target && (
                <Thing key={thing} id={thing} label={words} on={props} className="ee-card">
                  <b>{words}</b>
                </Thing>
              ),
          )}
        </div>
        <p className="muted">Point at a soldier, then at what is trained.</p>
      </section>
    </div>
  );
}
