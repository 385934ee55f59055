// A partner's lane as a strip: who stands there, what is in the hand, enough to aim at.
import type { Seat } from '@xenotable/kernel';
import { Thing } from '../../boards/cards/Thing.tsx';
import type { Pointing } from '../../boards/things.ts';
import { spokenCard } from '../../kit/draw/cardFace.ts';
import type { SeatView, View } from '@xenotable/xenoshyft';
import { CARDS, shortName } from '@xenotable/xenoshyft/content';
import { ZONES, enemyThing, laneThing, seatOf, troopThing, zoneThing } from '@xenotable/xenoshyft/preview';
import { enemyFace, roman, sideOf, troopFace } from './shared/faces.ts';

/** XS-OPT-04 With open hands everybody plans with everything. */
function PartnersHand({ seat: { hand, purse } }: { seat: SeatView }) {
  if (hand === null) return null;
  const counts = new Map<string, number>();
  for (const card of hand) {
    const name = shortName(CARDS[card].name);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const words = [...counts].map(([name, count]) => (count > 1 ? `${name} ×${count}` : name)).join(', ');
  return (
    <span className="partners-hand">
      <b>Hand</b> {words || 'empty'}
      {purse > 0 && `, ${purse} in the purse`}
    </span>
  );
}

interface LaneStripProps {
  view: View;
  lane: Seat;
  on: Pointing;
  open(): void;
}

export default function LaneStrip({ view, lane, on, open }: LaneStripProps) {
  const seat = seatOf(view, lane);
  const { troops, enemies } = seat.lane;
  return (
    <div className={`partner${lane === view.viewer ? ' own-strip' : ''}`}>
      <Thing id={laneThing(lane)} on={on} className="person" label={`Lane of ${seat.name}`}>
        {seat.name}’s lane
      </Thing>
      <span className="minis">
        {enemies.map((enemy) => (
          <Thing
            key={enemy.id}
            id={enemyThing(enemy.id)}
            on={on}
            className="mini enemy"
            label={
              enemy.card === null
                ? `Enemy ${enemy.zone}, face-down`
                : `Enemy ${enemy.zone}: ${enemyFace(enemy, 0).name}`
            }
          >
            {enemy.power === null
              ? roman(view.wave)
              : `${enemy.power.value}/${Math.max(0, enemy.remaining ?? 0)}`}
          </Thing>
        ))}
      </span>
      {enemies.length > 0 && troops.length > 0 && <span className="muted hide">against</span>}
      <span className="minis">
        {ZONES.map((zone) => {
          const troop = troops.find((one) => one.zone === zone);
          if (troop)
            return (
              <Thing
                key={zone}
                id={troopThing(troop.id)}
                on={on}
                className="mini"
                label={`Troop ${zone}: ${spokenCard(troopFace(troop, sideOf(lane), 0))}`}
              >
                {troop.power.value}/{Math.max(0, troop.remaining)}
              </Thing>
            );
          const { target, picked } = on.standing(zoneThing(lane, zone));
          return target || picked ? (
            <Thing
              key={zone}
              id={zoneThing(lane, zone)}
              on={on}
              className="mini open"
              label={`Troop zone ${zone}, empty`}
            >
              {zone}
            </Thing>
          ) : null;
        })}
      </span>
      <span className="grow" />
      {on.shared !== true && <PartnersHand seat={seat} />}
      {!on.still && (
        <button
          type="button"
          className="button small quiet"
          onClick={open}
          aria-label={`Open the lane of ${seat.name}`}
        >
          Open
        </button>
      )}
    </div>
  );
}
