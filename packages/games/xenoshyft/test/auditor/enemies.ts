// What the Hive does: REVEAL effects and all other effects of Enemies.
import {
  type Foe,
  type Soldier,
  findFoe,
  findSoldier,
  foeLabel,
  playerOf,
  powerOf,
  remove,
  toTheBack,
} from './account.ts';
import { burn, damage, killCheck } from './damage.ts';
import { placeNext } from './encounter.ts';
import { enemyFigures } from './figures.ts';
import { playsIn } from './legal.ts';
import { type Audit, type Effect, type Flow, GameOver, window } from './listening.ts';
import { aimName } from './plays.ts';

/** XS-DMG-15 XS-END-01 */
export function hurtBase({ a, hearing }: Audit, lane: number, amount: number, rule: string): void {
  if (amount === 0) return;
  a.base = Math.max(0, a.base - amount);
  playerOf(a, lane).tally.baseDamage += amount;
  hearing.tell(rule, 'base hurt', { lane, amount, left: a.base });
  if (a.base > 0) return;
  a.over = { winners: [], rule: 'XS-END-01' };
  throw new GameOver();
}

/** The REVEAL effect of an Enemy that was just turned up, if it has one. */
export function flipEffect(audit: Audit, foe: Foe, seat: number): Effect | null {
  if (foe.turned !== null || enemyFigures(foe.card).trigger !== 'REVEAL') return null;
  const { id, card } = foe;
  return { label: foeLabel(seat, foe), lane: seat, does: () => reveal(audit, seat, id, card) };
}

/** XS-REV-06 The window, then the effect unless it was cancelled. */
function* reveal(audit: Audit, lane: number, id: number, card: string): Flow {
  const { a, hearing } = audit;
  let cancelled = false;
  yield* window(
    audit,
    'XS-REV-06',
    lane,
    (seat) => playsIn(a, seat, { window: 'reveal', lane, revealed: { foe: id, card } }),
    function* (seat, choice) {
      const one = playerOf(a, seat);
      if (choice['do'] === 'division') {
        one.used.add(3);
        hearing.tell('XS-D-01', 'used division', { seat, division: one.division, ability: 3, to: null });
        cancelled = true;
        return;
      }
      const at = choice['at'] as { enemy?: number; troop?: number };
      const gone = at.enemy === id && findFoe(a, id) === null;
      const target = gone ? enemyFigures(card).name : aimName(a, at);
      if (choice['do'] === 'use') {
        const user = findSoldier(a, Number(choice['troop']))?.soldier;
        if (user === undefined) throw new Error('nobody has that Shotgun');
        hearing.tell('XS-ABI-03', 'played', { seat, card: 'shotgun', target });
        user.weapon = '';
        one.discard.push('shotgun');
        cancelled = true;
        return;
      }
      const played = String(choice['card']);
      hearing.tell('XS-REV-08', 'played', { seat, card: played, target });
      remove(one.hand, played, 'the hand');
      if (played === 'bio-enhancer') {
        const boosted = findSoldier(a, Number(at.troop))?.soldier;
        if (boosted !== undefined) boosted.boosts++;
      } else {
        cancelled = true;
        yield* damage(audit, lane, [{ unit: id, amount: 3, moved: false }], 'XS-I-17');
      }
      one.discard.push(played);
    },
    () => cancelled,
  );
  if (cancelled) hearing.tell('XS-REV-07', 'cancelled', { unit: id, card, lane });
  else yield* enemyEffect(audit, lane, id, card, { reveal: true });
}

interface Circumstances {
  reveal?: boolean;
  opponent?: number;
}

/** What the text of each Enemy does, part by part. */
export function* enemyEffect(
  audit: Audit,
  lane: number,
  id: number,
  card: string,
  { reveal: revealing = false, opponent = 0 }: Circumstances,
): Flow {
  const { a } = audit;
  const troops = (): Soldier[] => playerOf(a, lane).troops;
  const { rule } = enemyFigures(card);
  const hit = function* (prey: readonly Soldier[], amount: number): Flow {
    const hits = prey
      .map((one) => ({ unit: one.id, amount: amount - (revealing && suited(one) ? 3 : 0), moved: false }))
      .filter((one) => one.amount > 0);
    if (hits.length > 0) yield* damage(audit, lane, hits, rule);
  };
  const free = (): Soldier[] => troops().filter((one) => !revealing || !suited(one));
  switch (card) {
    case 'prowler':
      return yield* hit(troops().slice(0, 1), 3);
    case 'apex prowler':
      return yield* hit(troops().slice(0, 1), 5);
    case 'razor prowler':
      return yield* hit(troops().slice(0, 2), 2);
    case 'panic spider':
    case 'void spinner': {
      const prey = troops().slice(0, card === 'void spinner' ? 2 : 1);
      yield* hit(prey, 2);
      for (const one of prey)
        if (findSoldier(a, one.id) !== null && !suited(one)) pushBack(audit, lane, one, rule);
      return;
    }
    case 'web spinner': {
      const [one] = free();
      if (one === undefined) return;
      pushBack(audit, lane, one, rule);
      one.webbed = true;
      audit.hearing.tell(rule, 'webbed', { unit: one.id, card: one.card, lane });
      return;
    }
    case 'quill beast':
      return yield* hit(
        troops().filter(({ zone }) => zone === 2 || zone === 3),
        1,
      );
    case 'lasher':
      return yield* hit(troops().slice(-1), 1);
    case 'lasher titan':
      return yield* hit(
        troops().filter((one) => one.id !== opponent),
        2,
      );
    case 'cerberus':
      return yield* hit(
        troops().filter(({ zone }) => zone <= 3),
        1,
      );
    case 'spore bloat':
      return yield* hit(troops().slice(0, 2), 1);
    case 'death bloat':
      return yield* hit(troops(), 2);
    case 'acid spitter':
      return yield* acid(audit, lane, rule, free(), 1, () => hit(troops().slice(0, 1), 1));
    case 'corroder':
      return yield* acid(audit, lane, rule, free(), 2, () => hit(troops().slice(0, 1), 2));
    case 'mind leech':
      return convert(audit, lane, free().at(-1), rule);
    case 'mind tyrant':
      return convert(audit, lane, free()[0], rule);
    case 'dominator':
      return convert(audit, lane, strongest(audit, free()), rule);
    default:
      return hiveMatters(audit, lane, id, card, rule);
  }
}

/** Effects on the Hive's own cards, the Base and the lane owner's pile. */
function hiveMatters(audit: Audit, lane: number, id: number, card: string, rule: string): void {
  const { a, hearing } = audit;
  const self = findFoe(a, id)?.foe;
  const one = playerOf(a, lane);
  const call = (count: number): void => {
    for (let i = 0; i < count; i++) {
      if (one.added >= 12 || !placeNext(audit, lane, (one.enemies.at(-1)?.zone ?? 0) + 1)) continue;
      one.added++;
      hearing.tell(rule, 'enemy added', { lane });
    }
  };
  const rouse = (): void => {
    const others = one.enemies.filter((foe) => foe.id !== id);
    for (const foe of others) foe.bonus++;
    if (others.length > 0) hearing.tell(rule, 'roused', { lane, amount: 1 });
  };
  switch (card) {
    case 'skitterling':
    case 'brood cluster':
      return call(1);
    case 'broodmother':
      return call(2);
    case 'shriek louse':
    case 'hive priest':
      return rouse();
    case 'swarm herald':
    case 'hive queen':
      call(1);
      return rouse();
    case 'world gnawer':
      return hurtBase(audit, lane, 2, rule);
    case 'bile slug':
      return hurtBase(audit, lane, 1, rule);
    case 'knitflesh':
    case 'flesh tick plague':
      if (self === undefined || self.damage === 0) return;
      self.damage = card === 'knitflesh' ? self.damage - 1 : 0;
      return hearing.tell(rule, 'knitted', { unit: id, left: self.damage });
    case 'crystal glutton': {
      const best = ['x6', 'x3', 'x1'].find((crystal) => one.discard.includes(crystal));
      if (best !== undefined) {
        remove(one.discard, best, 'the Discard Pile');
        burn(audit, best);
        return hearing.tell(rule, 'devoured', { seat: lane, card: best });
      }
      if (self === undefined) return;
      self.bonus += 2;
      return hearing.tell(rule, 'grew', { unit: id, amount: 2 });
    }
    default:
      throw new Error(`the auditor knows no effect of ${card}`);
  }
}

const suited = (one: Soldier): boolean => one.armor === 'hazard suit';

function pushBack({ a, hearing }: Audit, lane: number, one: Soldier, rule: string): void {
  if (toTheBack(playerOf(a, lane).troops, one))
    hearing.tell(rule, 'moved back', { unit: one.id, card: one.card, lane });
}

/** Acid Spitter and Corroder: Equipment of the first Troop that has some, or damage. */
function* acid(
  audit: Audit,
  lane: number,
  rule: string,
  free: readonly Soldier[],
  pieces: number,
  otherwise: () => Flow,
): Flow {
  const { a, hearing } = audit;
  const one = free.find(({ weapon, armor }) => weapon !== '' || armor !== '');
  if (one === undefined) return yield* otherwise();
  let left = pieces;
  for (const slot of ['weapon', 'armor'] as const) {
    const card = one[slot];
    if (card === '' || left === 0) continue;
    one[slot] = '';
    one.used.delete(slot);
    left--;
    playerOf(a, lane).discard.push(card);
    hearing.tell(rule, 'disarmed', { unit: one.id, card, lane });
  }
  yield* killCheck(audit, null);
}

function strongest({ a }: Audit, troops: readonly Soldier[]): Soldier | undefined {
  let best: Soldier | undefined;
  for (const one of troops) if (best === undefined || powerOf(a, one) > powerOf(a, best)) best = one;
  return best;
}

/** XS-CNV-01 */
function convert({ a, hearing }: Audit, lane: number, one: Soldier | undefined, rule: string): void {
  if (one === undefined) return;
  const owner = playerOf(a, lane);
  owner.troops.splice(owner.troops.indexOf(one), 1);
  owner.enemies.push({
    id: one.id,
    card: one.card,
    up: true,
    pile: { cards: [] },
    seen: [],
    zone: (owner.enemies.at(-1)?.zone ?? 0) + 1,
    damage: one.damage,
    bonus: 0,
    stasis: false,
    noted: new Set(),
    turned: { owner: lane, weapon: one.weapon, armor: one.armor, boosts: one.boosts },
  });
  hearing.tell(rule, 'converted', { unit: one.id, card: one.card, lane });
}
