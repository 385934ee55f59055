// One lane: the Hive above, the clash line, our Troops below. Zone 1 is where they meet.
import type { Seat } from '@xenotable/kernel';
import { type ReactNode, useRef } from 'react';
import { type Size, useSize } from '../../kit/size.ts';
import { useHeight } from '../../kit/useWidth.ts';
import type { Pointing } from '../../boards/things.ts';
import { Thing } from '../../boards/cards/Thing.tsx';
import { Card } from '../../kit/draw/Card.tsx';
import { spokenCard } from '../../kit/draw/cardFace.ts';
import { CardBack } from '../../kit/draw/CardBack.tsx';
import { Icon } from '../../kit/draw/Icon.tsx';
import type { Tier } from '../../kit/draw/cardShape.ts';
import type { Arranging } from './arranging.ts';
import { Clash } from './Clash.tsx';
import { Coming } from './Coming.tsx';
import { cardFace, enemyFace, powerWords, roman, sideOf, troopFace } from './shared/faces.ts';
import { Falls, Plates, useLaneOutlook } from './LaneOutlook.tsx';
import { TROOPS, cardName, shortName } from '@xenotable/xenoshyft/content';
import type { EnemyView, TroopView, View } from '@xenotable/xenoshyft';
import {
  type Placed,
  ZONES,
  damageComing,
  enemyThing,
  fightersIn,
  gearThing,
  seatOf,
  troopThing,
  zoneThing,
} from '@xenotable/xenoshyft/preview';

/** How large cards are drawn: by the screen, and on a phone whose stage is short of room. */
type Fit = Size | 'tight';

/** Tiers for the pair that fights, for the others, and while nobody fights. */
const TIERS: Record<Fit, { pair: Tier; rest: Tier; calm: Tier }> = {
  wide: { pair: 'active', rest: 'lane', calm: 'lane' },
  short: { pair: 'lane', rest: 'hand', calm: 'hand' },
  low: { pair: 'hand', rest: 'mini', calm: 'mini' },
  phone: { pair: 'tile', rest: 'mini', calm: 'mini' },
  tight: { pair: 'mini', rest: 'mini', calm: 'mini' },
};

/** Pixels that two cards and the line between them take: while two fight, and otherwise. */
const NEEDS = {
  wide: { combat: 518, calm: 494 },
  short: { combat: 404, calm: 400 },
  phone: { combat: 284, calm: 0 },
} as const;

/** Pixels of the line between two that fight, where its words need no more. */
const LINE = { wide: 48, phone: 30 };

/** The largest cards that fit into the room there really is: a replay, the strips of many partners, or a line with many words leave less than a table for two. */
function fitting(size: Size, room: { height: number; line: number }, combat: boolean): Fit {
  const usual = size === 'phone' || size === 'low' ? LINE.phone : LINE.wide;
  const height = room.height - (combat && room.line < Infinity ? Math.max(0, room.line - usual) : 0);
  const fits = (one: keyof typeof NEEDS): boolean => height >= NEEDS[one][combat ? 'combat' : 'calm'];
  if (size === 'wide' && fits('wide')) return 'wide';
  if ((size === 'wide' || size === 'short') && fits('short')) return 'short';
  if (size === 'phone') return room.height === 0 || fits('phone') ? 'phone' : 'tight';
  return 'low';
}

/** Everything that one lane needs to be drawn. */
interface LaneProps {
  view: View;
  lane: Seat;
  on: Pointing;
  /** Of the own lane: how it is being arranged. */
  arranging: Arranging | null;
}

export default function Lane(props: LaneProps) {
  const { view, lane, on, arranging } = props;
  const duel = useRef<HTMLDivElement>(null);
  const line = useRef<HTMLDivElement>(null);
  const room = { height: useHeight(duel), line: useHeight(line) };
  const size = fitting(useSize(), room, view.phase === 'combat');
  const { enemies } = seatOf(view, lane).lane;
  const fighting = view.active === lane && view.phase === 'combat';
  const pair = fighting ? fightersIn(view, lane) : null;
  const beyond = enemies.filter((enemy) => enemy.zone > ZONES.length);
  const crowded = beyond.length > 0 && size === 'wide';
  const tierOf = (front: boolean): Tier =>
    fighting ? (front ? TIERS[size].pair : crowded ? TIERS.short.rest : TIERS[size].rest) : TIERS[size].calm;
  const outlook = useLaneOutlook(view, lane, arranging);
  return (
    <div ref={duel} className={`duel${fighting ? ' fighting' : ''}${beyond.length > 0 ? ' crowded' : ''}`}>
      {enemies.length === 0 && !fighting ? (
        <Coming view={view} />
      ) : (
        <ol className="lane theirs" aria-label={`Hive, lane of ${seatOf(view, lane).name}`}>
          {ZONES.map((zone) => {
            const enemy = enemies.find((one) => one.zone === zone);
            return (
              <Slot key={zone} zone={zone} pair={fighting && zone === 1} dim={fighting && zone > 1}>
                {enemy ? (
                  <EnemyCardThing view={view} enemy={enemy} tier={tierOf(zone === 1)} on={on} />
                ) : (
                  <Gap tier={tierOf(zone === 1)} words="" />
                )}
              </Slot>
            );
          })}
          {beyond.length > 0 && (
            <li className="beyond">
              {beyond.map((enemy) => (
                <EnemyCardThing
                  key={enemy.id}
                  view={view}
                  enemy={enemy}
                  tier={beyond.length === 1 && size !== 'phone' && size !== 'tight' ? tierOf(false) : 'mini'}
                  on={on}
                />
              ))}
            </li>
          )}
        </ol>
      )}
      <div ref={line}>
        {outlook !== null && arranging !== null ? (
          <Plates outlook={outlook} arranging={arranging} />
        ) : (
          <Clash view={view} lane={lane} on={on} />
        )}
      </div>
      <ol className="lane ours" aria-label={`Troops, lane of ${seatOf(view, lane).name}`}>
        {ZONES.map((zone) => {
          const placed = placedIn(props, zone);
          const front = pair === null ? zone === 1 : placed?.id === pair.troop.id;
          return (
            <Slot
              key={zone}
              zone={zone}
              pair={fighting && front}
              dim={false}
              {...(arranging !== null && { over: arranging.over })}
            >
              {placed
                ? placedCard({ ...props, placed, tier: tierOf(front) })
                : emptyZone({ lane, zone, tier: tierOf(front), on })}
              {pair !== null && front && zone !== 1 && <span className="fights">fights here</span>}
              {outlook !== null && placed && <Falls outlook={outlook} troop={placed.id} />}
              {placed?.troop && <Gear troop={placed.troop} on={on} />}
              {placed?.troop && tierOf(front) === 'mini' && <Power troop={placed.troop} />}
            </Slot>
          );
        })}
      </ol>
    </div>
  );
}

/** Who stands in a zone, or would stand there with what the pointer rests on. */
function placedIn({ view, lane, arranging }: LaneProps, zone: number): Placed | undefined {
  if (arranging !== null) return arranging.lane.find((one) => one.zone === zone);
  const troop = seatOf(view, lane).lane.troops.find((one) => one.zone === zone);
  return troop && { id: troop.id, zone, card: troop.card, troop };
}

/**
 * A Troop in its zone; one that is only held there is pointed at as the zone. These are functions, not components: whoever
 * is drawn in a zone, its button stays the same one, so that a press that begins while the lane changes ends where it began.
 */
function placedCard({ view, lane, on, arranging, placed, tier }: LaneProps & { placed: Placed; tier: Tier }) {
  const { troop, zone, card } = placed;
  if (troop !== null && arranging?.at !== zone) return troopCard({ view, lane, troop, tier, on });
  const face = troop === null ? cardFace(card, sideOf(lane)) : troopFace(troop, sideOf(lane), 0);
  return (
    <Thing
      id={zoneThing(lane, zone)}
      on={on}
      className={`tier-${tier} held`}
      label={`Troop zone ${zone}: ${spokenCard(face)}, would stand here`}
    >
      <Card
        tier={tier}
        {...face}
        name={shortName(face.name)}
        keys="Place it here"
        frame={{ selected: true }}
      />
    </Thing>
  );
}

interface SlotProps {
  zone: number;
  pair: boolean;
  dim: boolean;
  /** Told when a pointer moves over it or leaves it. */
  over?(zone: number | null): void;
  children: ReactNode;
}

function Slot({ zone, pair, dim, over, children }: SlotProps) {
  return (
    <li
      className={`slot${pair ? ' pair' : ''}${dim ? ' dimmed' : ''}`}
      {...(over && {
        onPointerMove: (event) => event.pointerType !== 'touch' && over(zone),
        onPointerLeave: () => over(null),
      })}
    >
      <span className="order-number" aria-hidden="true">
        {zone}
      </span>
      {children}
    </li>
  );
}

/** On the smallest cards, which have no line for it: what a Troop can do once a round. */
function Power({ troop }: { troop: TroopView }) {
  const words = powerWords(troop);
  return words === null || troop.used.troop ? null : (
    <span className="power" title={words}>
      <Icon name="star" size={11} />
    </span>
  );
}

/** What a Troop carries, where it can be handed over. */
function Gear({ troop, on }: { troop: TroopView; on: Pointing }) {
  const pieces = (['weapon', 'armor'] as const).filter((slot) => {
    const { ready, picked } = on.standing(gearThing(troop.id, slot));
    return troop[slot] !== '' && (ready || picked);
  });
  if (pieces.length === 0) return null;
  return (
    <span className="gear">
      {pieces.map((slot) => (
        <Thing
          key={slot}
          id={gearThing(troop.id, slot)}
          on={on}
          label={`${cardName(troop[slot])} of ${TROOPS[troop.card].name}: hand it over`}
        >
          {shortName(cardName(troop[slot]))} ⇄
        </Thing>
      ))}
    </span>
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
          mark={enemy.card === null ? roman(view.wave) : '?'}
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

function troopCard({
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

const zoneWords = (target: boolean): string => (target ? 'Place here' : 'Empty zone');

function emptyZone({ lane, zone, tier, on }: { lane: Seat; zone: number; tier: Tier; on: Pointing }) {
  const id = zoneThing(lane, zone);
  const { target, picked, refused } = on.standing(id);
  if (!target && !picked && !refused) return <Gap tier={tier} words="Empty zone" />;
  return (
    <Thing id={id} on={on} className={`empty tier-${tier}`} label={`Troop zone ${zone}, empty`}>
      {zoneWords(target || picked)}
    </Thing>
  );
}

function Gap({ tier, words }: { tier: Tier; words: string }) {
  return <div className={`empty tier-${tier}${words === '' ? ' bare' : ''}`}>{words}</div>;
}
