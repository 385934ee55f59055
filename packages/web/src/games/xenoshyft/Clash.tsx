// The line where the two halves of a lane meet: what each pair would do to the other.
import type { Seat } from '@xenotable/kernel';
import type { Pointing } from '../../boards/things.ts';
import { Thing } from '../../boards/cards/Thing.tsx';
import type { EnemyView, TroopView, View } from '@xenotable/xenoshyft';
import { laneThing, seatOf, unseenOf } from '@xenotable/xenoshyft/preview';
import { enemyFace } from './faces.ts';

function pairWords(view: View, enemy: EnemyView | undefined, troop: TroopView | undefined): string {
  if (enemy === undefined) return '';
  if (enemy.power === null) {
    const { power, hp } = unseenOf(view, enemy.from);
    return `power about ${power.toFixed(1)}, health ${hp.toFixed(1)}`;
  }
  if (troop === undefined) return 'nobody there';
  return `${troop.power.value} on ${enemy.remaining} · ${enemy.power.value} on ${troop.remaining}`;
}

function calmWords(enemies: number, troops: number): string {
  return enemies === 0
    ? 'The Hive comes when everybody is ready'
    : `${enemies} enemies against ${troops} troops`;
}

/** What the pair in front is about to do; a card that is not in zone 1 waits. */
function fightWords(enemy: EnemyView | undefined, troops: readonly TroopView[]): string {
  if (enemy?.zone === 1 && enemy.power !== null && troops[0]?.zone === 1)
    return `${enemyFace(enemy, 0).name} strikes for ${enemy.power.value}, has ${enemy.remaining} left`;
  return troops.length === 0 ? 'Nobody holds this lane' : 'The next enemy is turned up';
}

export function Clash({ view, lane, on }: { view: View; lane: Seat; on: Pointing }) {
  const { troops, enemies, mines, rampage } = seatOf(view, lane).lane;
  const marks = [
    mines !== null && 'Proximity Mines lie here',
    rampage && 'Rampage: no reaction in the next combat',
  ]
    .filter(Boolean)
    .join(' · ');
  const aimable = on.standing(laneThing(lane));
  const main =
    view.phase === 'combat' && view.active === lane
      ? fightWords(enemies[0], troops)
      : calmWords(enemies.length, troops.length);
  return (
    <div className="clash">
      <div className="face-card main">
        {aimable.target ? (
          <Thing id={laneThing(lane)} on={on} className="aiming" label="This whole lane">
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
          <div key={zone} className="face-card queued">
            {words}
          </div>
        );
      })}
    </div>
  );
}
