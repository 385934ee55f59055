// How an Ally Commander reacts. XS-ALLY-18 The rules are tried in their order each time it has the word; otherwise it passes.
import { type Choice, PASS, does } from '../choices.ts';
import type { EnemyView, SeatGlimpse } from '../viewTypes.ts';
import { coming, forecast, threatened } from './forecast.ts';
import { type Moment, by, troopIn, isOverrun, offered, openWindow } from './moment.ts';
import { seatOf } from '../viewReaders.ts';

const GRENADE = 3;
/** Damage of a Storm Trooper's or Rail Rifle's shot. */
export const SHOT = 2;
const BOOST = { power: 2, hp: 1 };

/** The lane in combat as this seat sees it. */
interface Scene {
  lane: SeatGlimpse;
  enemy: EnemyView;
  power: number;
  left: number;
  threatened: boolean;
  overrun: boolean;
}

export function reacting(m: Moment): Choice {
  const lane = seatOf(m.view, openWindow(m).lane);
  const enemy = lane.lane.enemies[0];
  if (enemy === undefined || enemy.power === null || enemy.remaining === null) return PASS;
  const scene: Scene = {
    lane,
    enemy,
    power: enemy.power.value,
    left: enemy.remaining,
    threatened: threatened(lane),
    overrun: isOverrun(m.view, lane.seat),
  };
  if (!scene.threatened && !scene.overrun) return by('XS-ALLY-18', PASS);
  return (
    by('XS-ALLY-13', freeShot(m, scene)) ??
    by('XS-ALLY-14', grenade(m, scene)) ??
    by('XS-ALLY-15', boost(m, scene)) ??
    by('XS-ALLY-16', stasis(m, scene)) ??
    by('XS-ALLY-17', reinforce(m, scene)) ??
    by('XS-ALLY-18', PASS)
  );
}

/** XS-ALLY-13 Storm Troopers and Rail Rifles cost nothing: if they can kill together, or the own lane is threatened. */
function freeShot(m: Moment, s: Scene): Choice | undefined {
  const usable = m.ask.offers
    .filter((offer) => does(offer, 'use'))
    .filter(
      (shot) =>
        shot.at.enemy === s.enemy.id &&
        (shot.of === 'weapon' || troopIn(m.view, shot.troop)?.card === 'storm trooper'),
    );
  const own = s.lane.seat === m.own.seat;
  return usable.length * SHOT >= s.left || (own && s.threatened) ? usable[0] : undefined;
}

/** XS-ALLY-14 A grenade that kills, or leaves the rest to the Troop in front; in an Overrun also several. */
function grenade(m: Moment, s: Scene): Choice | undefined {
  if (s.power < 2) return undefined;
  const held = m.hand.filter((card) => card === 'hi-ex grenade').length;
  const opponent = coming(s.lane)?.[0].power.value ?? 0;
  const enough = s.overrun ? s.left <= GRENADE * held : s.left <= GRENADE + opponent;
  return enough
    ? offered(m, 'play', (play) => play.card === 'hi-ex grenade' && play.at.enemy === s.enemy.id)
    : undefined;
}

/** XS-ALLY-15 A Bio-Enhancer that turns the Fight. */
function boost(m: Moment, s: Scene): Choice | undefined {
  const pair = coming(s.lane);
  if (!s.threatened || s.power < 2 || pair === null || forecast(...pair, BOOST) !== 'win') return undefined;
  return offered(m, 'play', (play) => play.card === 'bio-enhancer' && play.at.troop === pair[0].id);
}

/** XS-ALLY-16 */
function stasis(m: Moment, s: Scene): Choice | undefined {
  return s.power >= 4 && !s.enemy.stasis
    ? offered(m, 'play', (play) => play.card === 'stasis field' && play.at.enemy === s.enemy.id)
    : undefined;
}

/** XS-ALLY-17 Somebody into an overrun lane: a Paratrooper, or a Troop that the Command Center calls in. */
function reinforce(m: Moment, s: Scene): Choice | undefined {
  if (!s.overrun || s.power < 3 || s.enemy.stasis) return undefined;
  return (
    offered(m, 'play', (play) => play.card === 'paratrooper' && play.at.lane === s.lane.seat) ??
    offered(m, 'division', (use) => use.ability === 3 && use.to === m.own.seat)
  );
}
