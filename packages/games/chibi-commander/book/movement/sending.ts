// Sending civilians, and other walks that belong to nobody's activation.
import { type Bookmark, applies } from '@xenotable/kernel';
import type { Choice } from '../../choices.ts';
import type { Faction } from '../../content/units.ts';
import { NONE, type Table, type Unit } from '../../table.ts';
import { depart } from './arrivals.ts';
import { strollOn } from '../../auto/player/walks.ts';
import { spot } from '../blips/blips.ts';
import { type Play, chapter } from '../chapter.ts';
import { type Mover, doorOffers, mayLeave, openBetween, openDoor, walkOffers, walkTo } from './movement.ts';
import { awake, isCivilian, isMilitary, mission, factionOfUnit, unitOf } from '../who.ts';
import { called } from '../../content/units.ts';
import { several, named, whomOf } from '../../names.ts';

/** CC-MOV-20, CC-MOV-21 Civilians that an Earth unit may send: awake, beside it with nothing on the edge, not moved in this round. */
export function sendOffers(w: Table, by: Unit): Choice[] {
  if (by.side !== 'Earth' || by.sent || !awake(by) || !isMilitary(by)) return [];
  return w.units
    .filter(
      (other) =>
        isCivilian(other) &&
        other.side === 'neutral' &&
        awake(other) &&
        !other.moved &&
        mission(w).corrections.walksAlone?.(other) !== true &&
        openBetween(w, by.cell, other.cell),
    )
    .map((civilian) => ({ do: 'send', by: by.id, civilian: civilian.id }));
}

interface Stroll extends Mover {
  /** For whom it walks, and who says where. */
  faction: Faction;
  seat: number;
  rule: string;
}

/** CC-MOV-20 The civilian walks up to four points. */
export function sending(
  play: Play,
  choice: { by: number; civilian: number },
  seat: number,
): { call: Bookmark } {
  const by = unitOf(play.w, choice.by);
  applies('CC-MOV-21');
  by.sent = true;
  play.tell?.(
    {
      type: 'sent',
      ...named(by),
      civilian: choice.civilian,
      whom: whomOf(unitOf(play.w, choice.civilian)),
    },
    'CC-MOV-20',
  );
  return { call: strollOf(unitOf(play.w, choice.civilian), 4, factionOfUnit(by), seat, 'CC-MOV-20') };
}

export function strollOf(unit: Unit, points: number, faction: Faction, seat: number, rule: string) {
  return stroll.begin({
    unit: unit.id,
    blip: NONE,
    points,
    drag: NONE,
    crystal: NONE,
    pull: 0,
    faction,
    seat,
    rule,
  });
}

/** What somebody on its way may do; nothing: its walk is over. */
const onward = (w: Table, f: Stroll): Choice[] => [
  ...walkOffers(w, f),
  ...doorOffers(w, f),
  ...(mayLeave(w, unitOf(w, f.unit), f.faction) ? [{ do: 'leave' } as const] : []),
];

export const stroll = chapter<Stroll>('stroll')
  .shows('unit', 'blip', 'points', 'drag', 'crystal', 'pull', 'faction', 'seat', 'rule')
  .steps({
    walk: {
      rule: 'CC-MOV-20',
      prompt: (w, f) => {
        const name = called(unitOf(w, f.unit).type);
        return f.points > 0
          ? `Where does ${name} go? ${several(f.points, 'point')} left.`
          : `${name} has walked: what now?`;
      },
      who: (w, f) => (awake(unitOf(w, f.unit)) && onward(w, f).length > 0 ? f.seat : null),
      /** CC-MOV-22 On an exit of the sending faction it may leave. */
      offers(w, f) {
        return [...onward(w, f), { do: 'stop' }];
      },
      auto: ({ w }, f) => strollOn(w, f),
      take(play, f, _seat, choice) {
        const unit = unitOf(play.w, f.unit);
        if (choice.do === 'stop') return 'done';
        if (choice.do === 'walk') walkTo(play, f, choice.to);
        if (choice.do === 'open') {
          if (mission(play.w).doors === 'one point') f.points--;
          openDoor(play, choice.door, unit.id, 'CC-MOV-11');
        }
        if (choice.do === 'leave') {
          applies('CC-MOV-22');
          depart(play, unit, f.faction, NONE);
          spot(play);
        }
        return 'again';
      },
    },
  });
