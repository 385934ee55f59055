// Damage events and kill checks: XS-DMG, XS-FDN, XS-BRN.
import {
  type Foe,
  type Soldier,
  clockwise,
  findFoe,
  findSoldier,
  foeHp,
  foeLabel,
  hpOf,
  playerOf,
  remove,
  soldierLabel,
  toTheBack,
} from './account.ts';
import { extraHit } from './combat.ts';
import { identify } from './encounter.ts';
import { enemyEffect, flipEffect } from './enemies.ts';
import { enemyFigures, troopFigures } from './figures.ts';
import { type Hit, dueOn, playsIn } from './legal.ts';
import { type Audit, type Choice, type Effect, type Flow, inOrder, window } from './listening.ts';

/** One effect's damage to all its targets together. */
export function* damage(audit: Audit, lane: number, hits: Hit[], rule: string): Flow {
  const { a, hearing } = audit;
  const flipped = hits.flatMap(({ unit }) => findFoe(a, unit) ?? []).filter(({ foe }) => !foe.up);
  for (const { foe, seat } of flipped) {
    identify(audit, foe, 'XS-FDN-01');
    foe.up = true;
    hearing.tell('XS-FDN-01', 'revealed', { unit: foe.id, card: foe.card, lane: seat, zone: foe.zone });
  }
  yield* inOrder(
    audit,
    flipped.flatMap(({ foe, seat }) => flipEffect(audit, foe, seat) ?? []),
  );
  yield* answers(audit, lane, hits);
  let placed = false;
  for (const hit of hits) {
    if (place(audit, hit, rule)) placed = true;
    findFoe(a, hit.unit)?.foe.noted.clear();
  }
  if (placed) yield* killCheck(audit, null);
}

/** Tokens of one share; says whether there were any. */
export function place({ a, hearing }: Audit, { unit, amount }: Hit, rule: string): boolean {
  const foe = findFoe(a, unit);
  const soldier = findSoldier(a, unit);
  const card: Foe | Soldier | undefined = foe?.foe ?? soldier?.soldier;
  if (amount === 0 || card === undefined) return false;
  card.damage += amount;
  hearing.tell(rule, 'damaged', { unit, card: card.card, lane: foe?.seat ?? soldier?.seat, amount });
  return true;
}

/** XS-DMG-09 The window for damage to Troops. */
export function* answers(audit: Audit, lane: number, hits: Hit[]): Flow {
  const { a } = audit;
  const guards: number[] = [];
  yield* window(
    audit,
    'XS-DMG-09',
    lane,
    (seat) => playsIn(a, seat, { window: 'damage', lane, hits, guards }),
    (seat, choice) => answer(audit, hits, guards, seat, choice),
    () => !hits.some(({ unit, amount }) => amount > 0 && findSoldier(a, unit) !== null),
  );
}

function less(hits: Hit[], unit: number, amount: number): void {
  for (const hit of hits) {
    if (hit.unit !== unit) continue;
    const part = Math.min(hit.amount, amount);
    hit.amount -= part;
    amount -= part;
  }
}

function answer({ a, hearing }: Audit, hits: Hit[], guards: number[], seat: number, choice: Choice): void {
  const at = choice['at'] as { troop: number; amount: number };
  const found = findSoldier(a, at.troop);
  if (found === null) throw new Error('an answer for nobody');
  const target = soldierLabel(found.seat, found.soldier);
  const about = { seat, troop: at.troop, target, amount: at.amount };
  if (choice['do'] === 'play') {
    const card = String(choice['card']);
    if (card === 'medical shuttle') {
      const amount = dueOn(hits, at.troop);
      hearing.tell('XS-I-13', 'evacuated', { ...about, card, amount });
      less(hits, at.troop, amount);
      toTheBack(playerOf(a, found.seat).troops, found.soldier);
    } else {
      hearing.tell('XS-DMG-10', 'prevented', { ...about, card });
      less(hits, at.troop, at.amount);
    }
    remove(playerOf(a, seat).hand, card, 'the hand');
    playerOf(a, seat).discard.push(card);
    return;
  }
  const helper = findSoldier(a, Number(choice['troop']))?.soldier;
  if (helper === undefined) throw new Error('nobody helps');
  less(hits, at.troop, at.amount);
  if (choice['of'] === 'troop' && helper.card === 'defender') {
    hits.push({ unit: helper.id, amount: at.amount, moved: true });
    guards.push(helper.id);
    hearing.tell('XS-DMG-11', 'moved damage', { ...about, card: 'defender', to: helper.id });
    return;
  }
  helper.used.add(String(choice['of']));
  hearing.tell('XS-DMG-10', 'prevented', {
    ...about,
    card: choice['of'] === 'armor' ? helper.armor : helper.card,
  });
}

/** The blows behind a check: who struck whom, with what. */
export interface Blow {
  foe: number;
  /** The Hive's card, or '' for a converted Troop. */
  card: string;
  weapon: string;
  struck: number[];
  struckBack: boolean;
}

const BURNERS = ['bile slug', 'flesh tick plague'];

/** XS-DMG-18 */
export function* killCheck(audit: Audit, blow: Blow | null): Flow {
  const { a } = audit;
  const dead: number[] = [];
  const slain: number[] = [];
  for (const one of a.players) {
    for (const troop of one.troops)
      if (troop.damage > 0 && troop.damage >= hpOf(a, troop)) dead.push(troop.id);
    for (const foe of one.enemies) if (foe.damage > 0 && foe.damage >= foeHp(a, foe)) slain.push(foe.id);
  }
  const burned =
    blow !== null && BURNERS.includes(blow.card) ? dead.filter((id) => blow.struck.includes(id)) : [];
  const saved = yield* rescues(audit, dead, burned);
  const theirs: Effect[] = [];
  const ours: Effect[] = [];
  for (const seat of clockwise(a, a.lane < 0 ? a.first : a.lane)) {
    const one = playerOf(a, seat);
    const fallen = one.troops.filter(({ id }) => dead.includes(id));
    for (const foe of one.enemies.filter(({ id }) => slain.includes(id))) slay(audit, seat, foe, theirs);
    for (const troop of fallen)
      bury(audit, seat, troop, {
        blow,
        burned: burned.includes(troop.id),
        saved: saved.has(troop.id),
        theirs,
        ours,
      });
  }
  if (blow !== null && slain.includes(blow.foe) && blow.struckBack && blow.weapon === 'gatling gun')
    ours.push(extraHit(audit, a.lane, 'gatling gun', blow.foe));
  yield* inOrder(audit, theirs);
  yield* inOrder(audit, ours);
}

/** XS-DMG-16 Revival Injectors, in the Combat Phase only. */
function* rescues(audit: Audit, dead: readonly number[], burned: readonly number[]): Flow<Set<number>> {
  const { a, hearing } = audit;
  const saved = new Set<number>();
  const saveable = (): number[] => dead.filter((id) => !burned.includes(id) && !saved.has(id));
  if (a.phase !== 'combat' || saveable().length === 0) return saved;
  const from = clockwise(a, a.lane).find((seat) =>
    playerOf(a, seat).troops.some(({ id }) => dead.includes(id)),
  );
  yield* window(
    audit,
    'XS-DMG-16',
    from ?? a.lane,
    (seat) => playsIn(a, seat, { window: 'kill', lane: from ?? 0, saveable: saveable() }),
    (seat, choice) => {
      const { troop } = choice['at'] as { troop: number };
      saved.add(troop);
      remove(playerOf(a, seat).hand, 'revival injector', 'the hand');
      playerOf(a, seat).discard.push('revival injector');
      hearing.tell('XS-I-15', 'revived', { seat, troop, card: findSoldier(a, troop)?.soldier.card });
    },
    () => saveable().length === 0,
  );
  return saved;
}

function slay(audit: Audit, seat: number, foe: Foe, theirs: Effect[]): void {
  const { a, hearing } = audit;
  const one = playerOf(a, seat);
  if (foe.turned === null && enemyFigures(foe.card).trigger === 'DEATH')
    theirs.push({
      label: foeLabel(seat, foe),
      lane: seat,
      does: () => enemyEffect(audit, seat, foe.id, foe.card, {}),
    });
  one.enemies.splice(one.enemies.indexOf(foe), 1);
  discardFoe(audit, foe);
  one.tally.kills++;
  hearing.tell('XS-DMG-06', 'killed', { unit: foe.id, card: foe.card, lane: seat });
}

/** XS-DMG-06 XS-CNV-04 */
export function discardFoe({ a }: Audit, foe: Foe): void {
  if (foe.turned === null) a.hive.discard.push(foe.card);
  else
    for (const card of [foe.card, foe.turned.weapon, foe.turned.armor])
      if (card !== '') playerOf(a, foe.turned.owner).discard.push(card);
}

function bury(
  audit: Audit,
  seat: number,
  troop: Soldier,
  end: { blow: Blow | null; burned: boolean; saved: boolean; theirs: Effect[]; ours: Effect[] },
): void {
  const { a, hearing } = audit;
  const one = playerOf(a, seat);
  const { blow } = end;
  if (blow !== null && blow.card !== '' && blow.struck.includes(troop.id) && BURNERS.includes(blow.card))
    end.theirs.push({
      label: `${enemyFigures(blow.card).name}: ${troopFigures(troop.card).name}`,
      lane: seat,
      does: () => enemyEffect(audit, seat, blow.foe, blow.card, {}),
    });
  if (troop.card === 'ajax') end.ours.push(extraHit(audit, seat, 'ajax', 0));
  one.troops.splice(one.troops.indexOf(troop), 1);
  if (end.burned) burn(audit, troop.card);
  else if (end.saved) one.hand.push(troop.card);
  else one.discard.push(troop.card);
  for (const card of [troop.weapon, troop.armor]) if (card !== '') one.discard.push(card);
  one.tally.lost++;
  hearing.tell(end.burned ? 'XS-BRN-07' : 'XS-DMG-05', end.burned ? 'burned' : 'killed', {
    unit: troop.id,
    card: troop.card,
    lane: seat,
  });
}

/** XS-BRN-02 XS-BRN-03 A burned Troop or Xenosathem returns to its stack, Militia goes to the box. */
export function burn({ a }: Audit, card: string): void {
  const left = a.stacks.get(card);
  if (left === undefined) a.box.push(card);
  else a.stacks.set(card, left + 1);
}
