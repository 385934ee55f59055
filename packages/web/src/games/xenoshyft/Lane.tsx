// One lane: the Hive above, the clash line, our Troops below. Zone 1 is where they meet.
import type { Seat } from '@xenotable/kernel';
import type { ReactNode } from 'react';
import { type Size, useSize } from '../../kit/size.ts';
import type { Pointing } from '../../boards/things.ts';
import { Thing } from '../../boards/cards/Thing.tsx';
import { Card, spokenCard } from '../../kit/draw/Card.tsx';
import { CardBack } from '../../kit/draw/CardBack.tsx';
import type { Tier } from '../../kit/draw/cardShape.ts';
import { Clash } from './Clash.tsx';
import { Coming } from './Coming.tsx';
import { ROMAN, enemyFace, sideOf, troopFace } from './faces.ts';
import type { EnemyView, TroopView, View } from '@xenotable/xenoshyft';
import {
  damageComing,
  enemyThing,
  laneThing,
  seatOf,
  troopThing,
  zoneThing,
} from '@xenotable/xenoshyft/preview';

const ZONES = [1, 2, 3, 4] as const;

/** Tiers for the pair that fights, for the others, and while nobody fights. */
const TIERS: Record<Size, { pair: Tier; rest: Tier; calm: Tier }> = {
  wide: { pair: 'active', rest: 'lane', calm: 'lane' },
  short: { pair: 'lane', rest: 'hand', calm: 'hand' },
  low: { pair: 'hand', rest: 'mini', calm: 'mini' },
  phone: { pair: 'hand', rest: 'mini', calm: 'mini' },
};

export function Lane({ view, lane, on }: { view: View; lane: Seat; on: Pointing }) {
  const room = useSize();
  const size = room === 'wide' && view.seats.length > 2 ? 'short' : room;
  const { troops, enemies } = seatOf(view, lane).lane;
  const fighting = view.active === lane && view.phase === 'combat';
  const tierOf = (zone: number): Tier =>
    fighting ? (zone === 1 ? TIERS[size].pair : TIERS[size].rest) : TIERS[size].calm;
  const beyond = enemies.filter((enemy) => enemy.zone > ZONES.length);
  return (
    <div className={`duel${fighting ? ' fighting' : ''}`}>
      {enemies.length === 0 && !fighting ? (
        <Coming view={view} />
      ) : (
        <ol className="lane theirs" aria-label={`Hive, lane of ${seatOf(view, lane).name}`}>
          {ZONES.map((zone) => {
            const enemy = enemies.find((one) => one.zone === zone);
            return (
              <Slot key={zone} zone={zone} pair={fighting && zone === 1} dim={fighting && zone > 1}>
                {enemy ? (
                  <EnemyCardThing view={view} enemy={enemy} tier={tierOf(zone)} on={on} />
                ) : (
                  <Gap tier={tierOf(zone)} words="" />
                )}
              </Slot>
            );
          })}
          {beyond.length > 0 && (
            <li className="beyond">
              {beyond.map((enemy) => (
                <EnemyCardThing key={enemy.id} view={view} enemy={enemy} tier="mini" on={on} />
              ))}
            </li>
          )}
        </ol>
      )}
      <Clash view={view} lane={lane} on={on} />
      <ol className="lane ours" aria-label={`Troops, lane of ${seatOf(view, lane).name}`}>
        {ZONES.map((zone) => {
          const troop = troops.find((one) => one.zone === zone);
          return (
            <Slot key={zone} zone={zone} pair={fighting && zone === 1} dim={false}>
              {troop ? (
                <TroopCardThing view={view} lane={lane} troop={troop} tier={tierOf(zone)} on={on} />
              ) : (
                <Zone lane={lane} zone={zone} tier={tierOf(zone)} on={on} />
              )}
            </Slot>
          );
        })}
      </ol>
    </div>
  );
}

function Slot({
  zone,
  pair,
  dim,
  children,
}: {
  zone: number;
  pair: boolean;
  dim: boolean;
  children: ReactNode;
}) {
  return (
    <li className={`slot${pair ? ' pair' : ''}${dim ? ' dimmed' : ''}`}>
      <span className="order-number" aria-hidden="true">
        {zone}
      </span>
      {children}
    </li>
  );
}

function EnemyCardThing({
  view,
  enemy,
  tier,
  on,
}: {
  view: View;
  enemy: EnemyView;
  tier: Tier;
  on: Pointing;
}) {
  const id = enemyThing(enemy.id);
  const { target, picked } = on.standing(id);
  const frame = { target, selected: picked };
  if (enemy.card === null || !enemy.up) {
    const known = enemy.card === null ? '' : ` (${enemyFace(enemy, 0).name})`;
    return (
      <Thing
        id={id}
        on={on}
        className={`tier-${tier}`}
        label={`Enemy ${enemy.zone}, face-down, wave ${view.wave}${known}${enemy.bonus > 0 ? `, power +${enemy.bonus}` : ''}`}
      >
        <CardBack
          tier={tier}
          deck={`Hive wave ${view.wave}`}
          mark={enemy.card === null ? ROMAN[view.wave] : '?'}
          {...(tier !== 'mini' && {
            note: enemy.card === null ? `WAVE ${view.wave}` : enemyFace(enemy, 0).name.toUpperCase(),
          })}
          frame={frame}
        />
      </Thing>
    );
  }
  const face = enemyFace(enemy, damageComing(view, enemy.id));
  return (
    <Thing id={id} on={on} className={`tier-${tier}`} label={`Enemy ${enemy.zone}: ${spokenCard(face)}`}>
      <Card tier={tier} {...face} frame={frame} />
    </Thing>
  );
}

function TroopCardThing({
  view,
  lane,
  troop,
  tier,
  on,
}: {
  view: View;
  lane: Seat;
  troop: TroopView;
  tier: Tier;
  on: Pointing;
}) {
  const id = troopThing(troop.id);
  const { target, picked } = on.standing(id);
  const face = troopFace(troop, sideOf(lane), damageComing(view, troop.id));
  return (
    <Thing id={id} on={on} className={`tier-${tier}`} label={`Troop ${troop.zone}: ${spokenCard(face)}`}>
      <Card tier={tier} {...face} frame={{ target, selected: picked }} />
    </Thing>
  );
}

function zoneWords(picked: boolean, target: boolean): string {
  if (picked) return 'Again to place';
  return target ? 'Place here' : 'Empty zone';
}

function Zone({ lane, zone, tier, on }: { lane: Seat; zone: number; tier: Tier; on: Pointing }) {
  const id = zoneThing(lane, zone);
  const { target, picked, refused } = on.standing(id);
  if (!target && !picked && !refused) return <Gap tier={tier} words="Empty zone" />;
  return (
    <Thing id={id} on={on} className={`empty tier-${tier}`} label={`Troop zone ${zone}, empty`}>
      {zoneWords(picked, target)}
    </Thing>
  );
}

function Gap({ tier, words }: { tier: Tier; words: string }) {
  return <div className={`empty tier-${tier}${words === '' ? ' bare' : ''}`}>{words}</div>;
}

/** A lane as a strip: enough to aim at. */
export function LaneStrip({ view, lane, on, open }: { view: View; lane: Seat; on: Pointing; open(): void }) {
  const seat = seatOf(view, lane);
  const { troops, enemies } = seat.lane;
  return (
    <div className="partner">
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
            {enemy.power === null ? ROMAN[view.wave] : `${enemy.power.value}/${enemy.remaining}`}
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
                {troop.power.value}/{troop.remaining}
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
