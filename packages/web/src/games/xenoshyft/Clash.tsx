// The line where the two halves of a lane meet: what each pair would do to the other.
import type { Seat } from '@xenotable/kernel';
import { type Pointing, Thing } from '../../board/Thing.tsx';
import { couldBe } from './couldBe.ts';
import type { EnemyView, TroopView, View } from './rulebook.ts';
import { enemyFace } from './faces.ts';
import { laneThing } from './things.ts';

function pairWords(view: View, enemy: EnemyView | undefined, troop: TroopView | undefined): string {
  if (enemy === undefined) return '';
  if (enemy.power === null) {
    const { power, hp } = couldBe(view, enemy.from);
    return `power about ${power.toFixed(1)}, health ${hp.toFixed(1)}`;
  }
  if (troop === undefined) return 'nobody there';
  return `${troop.power.value} on ${enemy.remaining} · ${enemy.power.value} on ${troop.remaining}`;
}

export function Clash({ view, lane, on }: { view: View; lane: Seat; on: Pointing }) {
  const { troops, enemies, mines, rampage } = view.seats[lane]!.lane;
  const first = { enemy: enemies.find((one) => one.zone === 1), troop: troops.find((one) => one.zone === 1) };
  const marks = [
    mines !== null && 'Proximity Mines lie here',
    rampage && 'Rampage: no reaction in the next combat',
  ]
    .filter(Boolean)
    .join(' · ');
  const aimable = on.standing(laneThing(lane));
  const main =
    view.phase !== 'combat' || view.active !== lane
      ? enemies.length === 0
        ? 'The Hive comes when everybody is ready'
        : `${enemies.length} enemies against ${troops.length} troops`
      : first.enemy && first.troop && first.enemy.card !== null
        ? `${enemyFace(first.enemy, 0).name} strikes for ${first.enemy.power!.value}, has ${first.enemy.remaining} left`
        : troops.length === 0
          ? 'Nobody holds this lane'
          : 'The next enemy is turned up';
  return (
    <div className="clash">
      <div className="fc main">
        {aimable.target ? (
          <Thing id={laneThing(lane)} on={on} className="aim" label="This whole lane">
            The whole lane
          </Thing>
        ) : (
          <span>
            <b>{main}</b>
            {marks !== '' && <s>{marks}</s>}
          </span>
        )}
      </div>
      {[2, 3, 4].map((zone) => {
        const words = pairWords(
          view,
          enemies.find((one) => one.zone === zone),
          troops.find((one) => one.zone === zone),
        );
        return (
          <div key={zone} className="fc q">
            {words}
          </div>
        );
      })}
    </div>
  );
}
