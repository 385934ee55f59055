// One lane's fighting: XS-CMB, XS-REV, XS-REA, XS-FGT, XS-ADV, XS-AFT, XS-OVR.
import {
  type Foe,
  type Soldier,
  closeUp,
  findFoe,
  findSoldier,
  foePower,
  hpOf,
  playerOf,
  powerOf,
  printed,
  toTheBack,
} from './account.ts';
import { answers, damage, discardFoe, killCheck, place } from './damage.ts';
import { identify } from './encounter.ts';
import { enemyEffect, flipEffect, hurtBase } from './enemies.ts';
import { cardFigures } from './figures.ts';
import { type Hit, playsIn } from './legal.ts';
import { type Audit, type Choice, type Effect, type Flow, askOne, inOrder, window } from './listening.ts';
import { carryOut } from './plays.ts';

/** XS-CMB-05 to -07 */
export function* fightLane(audit: Audit, lane: number): Flow {
  const { a, hearing } = audit;
  const one = playerOf(a, lane);
  closeUp(one.troops);
  closeUp(one.enemies);
  for (;;) {
    if (one.enemies.length === 0) {
      one.rampage = false;
      return hearing.tell('XS-AFT-01', 'held', { lane });
    }
    if (one.troops.length > 0) yield* combat(audit, lane);
    else {
      one.rampage = false;
      const broken = yield* overrun(audit, lane);
      if (!broken) return;
    }
    yield* combatEnds(audit);
    closeUp(one.troops);
    closeUp(one.enemies);
  }
}

/** Reveal, Reaction, Fight. */
function* combat(audit: Audit, lane: number): Flow {
  const { a, hearing } = audit;
  const one = playerOf(a, lane);
  yield* turnUpFront(audit, lane, 'XS-REV-01');
  const { rampage } = one;
  one.rampage = false;
  if (pair(audit, lane) === null) return;
  if (rampage) hearing.tell('XS-FGT-16', 'no reaction', { lane });
  else yield* reaction(audit, lane);
  const opponents = pair(audit, lane);
  if (opponents !== null) yield* fight(audit, lane, ...opponents);
}

/** XS-FGT-01 XS-FGT-15 Who would fight now; null if a zone 1 is empty. */
function pair({ a }: Audit, lane: number): [Soldier, Foe] | null {
  const { troops, enemies } = playerOf(a, lane);
  const troop = troops.find(({ zone }) => zone === 1);
  const foe = enemies.find(({ zone }) => zone === 1);
  if (troop === undefined || foe === undefined) return null;
  return [printed(foe)?.undermine ? (troops.at(-1) ?? troop) : troop, foe];
}

/** The front card is turned up, its REVEAL effect happens, then the mines go off. */
function* turnUpFront(audit: Audit, lane: number, rule: string): Flow {
  const { a, hearing } = audit;
  const one = playerOf(a, lane);
  const [front] = one.enemies;
  if (front === undefined || front.up) return;
  identify(audit, front, rule);
  front.up = true;
  hearing.tell(rule, 'revealed', { unit: front.id, card: front.card, lane, zone: front.zone });
  const effect = flipEffect(audit, front, lane);
  if (effect !== null) yield* effect.does();
  if (one.mines < 0 || findFoe(a, front.id) === null) return;
  playerOf(a, one.mines).discard.push('proximity mines');
  one.mines = -1;
  hearing.tell('XS-I-23', 'mines went off', { lane, unit: front.id });
  yield* damage(audit, lane, [{ unit: front.id, amount: 3, moved: false }], 'XS-I-23');
}

/** XS-REA-04 XS-OPT-01 */
function* reaction(audit: Audit, lane: number): Flow {
  const { a } = audit;
  const acted = new Set<number>();
  yield* window(
    audit,
    'XS-REA-04',
    lane,
    (seat) => playsIn(a, seat, { window: 'reaction', lane }),
    function* (seat: number, choice: Choice) {
      acted.add(seat);
      yield* carryOut(audit, seat, choice);
    },
    () => false,
    (seat) => a.options['reactions'] === 'one each' && acted.has(seat),
  );
}

/** XS-ADV-04 XS-CRD-03 */
function* combatEnds(audit: Audit): Flow {
  const { a, hearing } = audit;
  let any = false;
  for (const [lane, { troops, enemies }] of a.players.entries()) {
    for (const one of troops) {
      if (one.boosts === 0) continue;
      any = true;
      one.boosts = 0;
      if (one.damage === 0) continue;
      const left = Math.max(0, hpOf(a, one) - one.damage);
      hearing.tell('XS-CRD-03', 'boost ended', { unit: one.id, card: one.card, lane, left });
    }
    for (const { turned } of enemies) {
      if (turned === null) continue;
      if (turned.boosts > 0) any = true;
      turned.boosts = 0;
    }
  }
  if (any) yield* killCheck(audit, null);
}

const shielded = (armor: string): number => (armor === 'riot shield' ? 1 : 0);

/** XS-FGT-03 to -19 Exchanges until somebody is dead or gone, or nobody can win. */
function* fight(audit: Audit, lane: number, troop: Soldier, foe: Foe): Flow {
  const { a, hearing } = audit;
  const same = (): boolean => {
    const now = pair(audit, lane);
    return now !== null && now[0].id === troop.id && now[1].id === foe.id;
  };
  const text = printed(foe);
  const breakOff = (): void => {
    foe.stasis = false;
    foe.noted.clear();
    hearing.tell('XS-FGT-05', 'fight broken off', { lane });
  };
  for (let exchange = 1; ; exchange++) {
    const before = [troop.damage, foe.damage];
    if (text?.trigger === 'FIGHT-START')
      yield* enemyEffect(audit, lane, foe.id, foe.card, { opponent: troop.id });
    if (!same()) return breakOff();
    if (exchange === 1 && troop.weapon === 'shock lance')
      yield* extraHit(audit, lane, 'shock lance', foe.id).does();
    if (!same()) return breakOff();
    const { weapon, armor } = troop;
    const strength = powerOf(a, troop);
    const back =
      foe.turned === null
        ? Math.min(strength, Math.max(1, strength - (text?.armored ?? 0)))
        : Math.max(0, strength - shielded(foe.turned.armor));
    const hits: Hit[] = [
      { unit: troop.id, amount: Math.max(0, foePower(a, foe) - shielded(armor)), moved: false },
    ];
    yield* answers(audit, lane, hits);
    if (!same()) return breakOff();
    const struck = hits.filter((hit) => place(audit, hit, 'XS-FGT-03')).map((hit) => hit.unit);
    const hurt = hits.some((hit) => hit.unit === troop.id && !hit.moved && hit.amount > 0);
    const struckBack = place(audit, { unit: foe.id, amount: back, moved: false }, 'XS-FGT-03');
    if (struck.length > 0 || struckBack)
      yield* killCheck(audit, {
        foe: foe.id,
        card: foe.turned === null ? foe.card : '',
        weapon,
        struck,
        struckBack,
      });
    const felled = hurt && findSoldier(a, troop.id) === null;
    if (hurt && text?.trigger === 'FIGHT-HIT')
      yield* enemyEffect(audit, lane, foe.id, foe.card, { opponent: troop.id });
    const ours: Effect[] = [];
    if (struckBack && troop.card === 'hyperion') ours.push(extraHit(audit, lane, 'hyperion', foe.id));
    if (struckBack && weapon === 'flame projector') ours.push(extraHit(audit, lane, weapon, foe.id));
    if (hurt && armor === 'reactive plate') ours.push(extraHit(audit, lane, armor, foe.id));
    yield* inOrder(audit, ours);
    foe.stasis = false;
    const alive = findFoe(a, foe.id) !== null;
    if (!same()) {
      foe.noted.clear();
      if (felled && alive && text?.rampage) playerOf(a, lane).rampage = true;
      return;
    }
    if (troop.damage === before[0] && foe.damage === before[1]) return stalemate(audit, lane, troop, foe);
    foe.noted.clear();
    if (a.options['between'] !== true) continue;
    yield* reaction(audit, lane);
    if (!same()) return;
  }
}

/** XS-FGT-12 to -14 */
function stalemate(audit: Audit, lane: number, troop: Soldier, foe: Foe): void {
  const { a, hearing } = audit;
  const one = playerOf(a, lane);
  hearing.tell('XS-FGT-12', 'stalemate', { lane, troop: troop.id, enemy: foe.id });
  foe.noted.add(troop.id);
  if (toTheBack(one.troops, troop))
    hearing.tell('XS-FGT-13', 'moved back', { unit: troop.id, card: troop.card, lane });
  if (!one.troops.every(({ id }) => foe.noted.has(id))) return;
  hearing.tell('XS-FGT-14', 'slipped past', { lane, unit: foe.id, card: foe.card });
  leave(audit, lane, foe);
  hurtBase(audit, lane, breach(audit, foe), 'XS-FGT-14');
}

function leave(audit: Audit, lane: number, foe: Foe): void {
  const { enemies } = playerOf(audit.a, lane);
  enemies.splice(enemies.indexOf(foe), 1);
  discardFoe(audit, foe);
}

/** XS-OVR-05 XS-E3-12 XS-MOD-06 */
const breach = ({ a }: Audit, foe: Foe): number =>
  foe.stasis ? 0 : foePower(a, foe) + (foe.turned === null && foe.card === 'base breaker' ? 2 : 0);

/** XS-OVR Says whether Troops arrived in time. */
function* overrun(audit: Audit, lane: number): Flow<boolean> {
  const { a, hearing } = audit;
  const one = playerOf(a, lane);
  one.tally.overruns++;
  hearing.tell('XS-AFT-02', 'overrun', { lane, enemies: one.enemies.length });
  for (;;) {
    closeUp(one.troops);
    closeUp(one.enemies);
    const [foe] = one.enemies;
    if (foe === undefined) return false;
    yield* turnUpFront(audit, lane, 'XS-OVR-02');
    yield* reaction(audit, lane);
    if (one.troops.length > 0) return true;
    if (findFoe(a, foe.id) !== null) {
      leave(audit, lane, foe);
      hearing.tell('XS-OVR-05', 'broke through', { lane, unit: foe.id, card: foe.card });
      hurtBase(audit, lane, breach(audit, foe), 'XS-OVR-05');
    }
    yield* combatEnds(audit);
  }
}

/** Amount, targets and whether the hit may be left. */
const EXTRA: Record<string, { amount: number; at: 'any' | 'other' | 'next' | 'opponent'; may: boolean }> = {
  'gatling gun': { amount: 2, at: 'next', may: true },
  'flame projector': { amount: 1, at: 'next', may: true },
  'shock lance': { amount: 2, at: 'opponent', may: false },
  'reactive plate': { amount: 1, at: 'opponent', may: false },
  hyperion: { amount: 2, at: 'other', may: true },
  ajax: { amount: 4, at: 'any', may: false },
};

/** A further hit of a Troop or its Equipment on an Enemy of its lane. */
export function extraHit(audit: Audit, lane: number, card: string, opponent: number): Effect {
  const { a, hearing } = audit;
  const kind = EXTRA[card];
  if (kind === undefined) throw new Error(`${card} has no extra hit`);
  const { amount, at, may } = kind;
  const { rule, name } = cardFigures(card);
  const targets = (): Foe[] => {
    const { enemies } = playerOf(a, lane);
    if (at === 'any') return enemies;
    if (at === 'opponent') return enemies.filter(({ id }) => id === opponent);
    const others = enemies.filter(({ id }) => id !== opponent);
    return at === 'next' ? others.slice(0, 1) : others;
  };
  return {
    label: name,
    lane,
    *does() {
      const all = targets();
      let target = may ? undefined : all[0]?.id;
      if (all.length > (may ? 0 : 1)) {
        const choice = yield* askOne('XS-ABI-06', lane, [
          ...all.map(({ id }) => ({ do: 'hit', enemy: id })),
          ...(may ? [{ do: 'pass' }] : []),
        ]);
        target = choice['do'] === 'pass' ? undefined : Number(choice['enemy']);
      }
      if (target === undefined) return;
      hearing.tell(rule, 'extra hit', { card, lane, unit: target, amount });
      yield* damage(audit, lane, [{ unit: target, amount, moved: false }], rule);
    },
  };
}
