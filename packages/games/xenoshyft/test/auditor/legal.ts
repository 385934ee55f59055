// What may be used in each window, by whom and on what: XS-REA-02, XS-ABI-07 and the text of every card.
import { type Account, type Player, freeZones, isTroop, medicine, playerOf, supplyOf } from './account.ts';
import { DIVISIONS, ENEMIES, ITEMS, costOf } from './figures.ts';
import { type Choice, troopKinds } from './listening.ts';

export type WindowName = 'acquire' | 'deploy' | 'reaction' | 'reveal' | 'damage' | 'kill';

export interface Hit {
  unit: number;
  amount: number;
  moved: boolean;
}

export interface Occasion {
  window: WindowName;
  lane: number;
  hits?: Hit[];
  guards?: number[];
  revealed?: { foe: number; card: string };
  saveable?: number[];
}

export const dueOn = (hits: readonly Hit[], unit: number): number =>
  hits.filter((hit) => hit.unit === unit).reduce((sum, hit) => sum + hit.amount, 0);

const everyTroop = (a: Account) => a.players.flatMap((one) => one.troops);
const lanes = (a: Account, fits: (one: Player) => boolean): Choice[] =>
  a.players.flatMap((one, lane) => (fits(one) ? [{ lane }] : []));
const upTo = (most: number): number[] => Array.from({ length: Math.max(0, most) }, (_, i) => i + 1);

/** Where each card of a hand may be aimed in a window; a card that is not listed cannot be played there. */
function aimsOf(a: Account, card: string, now: Occasion): Choice[] {
  const key = `${card} / ${now.window}`;
  switch (key) {
    case 'med pack / reaction':
    case 'med pack / deploy':
      return everyTroop(a).flatMap(({ id, damage }) => (damage > 0 ? [{ troop: id }] : []));
    case 'med pack / damage':
      return everyTroop(a).flatMap(({ id }) =>
        upTo(Math.min(medicine(a, 2), dueOn(now.hits ?? [], id))).map((amount) => ({ troop: id, amount })),
      );
    case 'medical shuttle / damage':
      return everyTroop(a).flatMap(({ id }) => (dueOn(now.hits ?? [], id) > 0 ? [{ troop: id }] : []));
    case 'trauma kit / reaction':
    case 'trauma kit / deploy':
      return a.players.flatMap((_, lane) => splits(a, lane).map((heal) => ({ lane, heal })));
    case 'revival injector / kill':
      return (now.saveable ?? []).map((troop) => ({ troop }));
    case 'bio-enhancer / reaction':
    case 'bio-enhancer / reveal':
      return everyTroop(a).map(({ id }) => ({ troop: id }));
    case 'pulsar bomb / reveal':
      return [{ enemy: now.revealed?.foe }];
    case 'stasis field / reaction':
      return a.players.flatMap((one) =>
        one.enemies.filter((foe) => foe.up && !foe.stasis).map(({ id }) => ({ enemy: id })),
      );
    case 'scanner drone / reaction':
      return lanes(a, (one) => one.enemies.some((foe) => !foe.up));
    case 'hi-ex grenade / reaction':
      return a.players.flatMap((one) => one.enemies.map(({ id }) => ({ enemy: id })));
    case 'orbital strike / reaction':
      return lanes(a, (one) => one.enemies.length > 0);
    case 'field orders / reaction':
    case 'field orders / deploy':
      return lanes(a, () => true);
    case 'proximity mines / deploy':
      return lanes(a, (one) => one.mines < 0);
    case 'drop ship / deploy':
      return a.players.flatMap((from, seat) =>
        troopKinds(from.discard).flatMap((troop) =>
          a.players.flatMap((to, lane) =>
            freeZones(to).map((zone) => ({ from: seat, card: troop, lane, zone })),
          ),
        ),
      );
    case 'paratrooper / reaction':
      return a.players.flatMap((to, lane) => freeZones(to).map((zone) => ({ lane, zone })));
    default:
      return [];
  }
}

/** XS-I-14 Every way to take up to 4 in all from the damaged Troops of a lane, counted from the front. */
function splits(a: Account, lane: number): number[][][] {
  let ways: { heal: number[][]; left: number }[] = [{ heal: [], left: medicine(a, 4) }];
  for (const { id, damage } of playerOf(a, lane).troops)
    ways = ways.flatMap(({ heal, left }) => [
      { heal, left },
      ...upTo(Math.min(left, damage)).map((amount) => ({
        heal: [...heal, [id, amount]],
        left: left - amount,
      })),
    ]);
  return ways.map(({ heal }) => heal).filter((heal) => heal.length > 0);
}

/** Abilities of the own Troops and what they carry. */
function fromTheLane(a: Account, seat: number, now: Occasion): Choice[] {
  const plays: Choice[] = [];
  const { troops, enemies } = playerOf(a, seat);
  for (const troop of troops) {
    if (troop.webbed) continue;
    const use = (of: string, at: Choice): void =>
      void (!troop.used.has(of) && plays.push({ do: 'use', troop: troop.id, of, at }));
    const hits = now.hits ?? [];
    if (now.window === 'reaction' && troop.card === 'storm trooper')
      for (const one of a.players) for (const { id } of one.enemies) use('troop', { enemy: id });
    if (now.window === 'reaction' && troop.weapon === 'rail rifle')
      for (const { id } of enemies) use('weapon', { enemy: id });
    if (now.window === 'reveal' && troop.weapon === 'shotgun' && now.lane === seat && !bossShown(now))
      use('weapon', { enemy: now.revealed?.foe });
    if (now.window !== 'damage') continue;
    if (troop.card === 'medic')
      for (const { id } of everyTroop(a))
        if (id !== troop.id)
          for (const amount of upTo(Math.min(medicine(a, 2), dueOn(hits, id))))
            use('troop', { troop: id, amount });
    if (troop.armor === 'manticore')
      for (const amount of upTo(Math.min(2, dueOn(hits, troop.id))))
        use('armor', { troop: troop.id, amount });
    if (troop.card === 'defender' && !now.guards?.includes(troop.id))
      for (const { id } of troops) {
        const due = dueOn(
          hits.filter((hit) => !hit.moved),
          id,
        );
        if (id !== troop.id) for (const amount of upTo(Math.min(3, due))) use('troop', { troop: id, amount });
      }
  }
  return plays;
}

const bossShown = (now: Occasion): boolean => ENEMIES.get(now.revealed?.card ?? '')?.boss === true;

/** Whether a price cut or a return of this Division is for this card. */
export function serves(a: Account, division: string, card: string): boolean {
  const fit = DIVISIONS.get(division)?.fit ?? '';
  if (fit === '') return false;
  if (division === 'weapons research' && a.options['research'] === 'any card') return true;
  return fit === 'TROOP' ? isTroop(card) : ITEMS.get(card)?.trait === fit;
}

/** XS-D-05 The Barracks bring back Troops of cost 5 or less. */
export const comesBack = (a: Account, division: string, card: string): boolean =>
  serves(a, division, card) && (division !== 'barracks' || costOf(card) <= 5);

/** Abilities of the own Division. */
export function ofTheDivision(a: Account, seat: number, now: Occasion): Choice[] {
  const { division, used } = playerOf(a, seat);
  const wave = supplyOf(a);
  const everybody = (ability: number, able: (one: Player, to: number) => boolean): Choice[] =>
    used.has(ability) || ability > wave
      ? []
      : a.players.flatMap((one, to) => (able(one, to) ? [{ do: 'division', ability, to }] : []));
  const anytime = now.window === 'acquire' || now.window === 'deploy' || now.window === 'reaction';
  const plays: Choice[] = [];
  if (division === '') return plays;
  if (division === 'command center') {
    if (now.window === 'acquire') plays.push(...everybody(1, () => true));
    if ((now.window === 'deploy' || now.window === 'reaction') && wave >= 2 && !used.has(2))
      for (const { troops } of a.players)
        for (const [i, one] of troops.entries())
          for (const other of troops.slice(i + 1))
            plays.push({ do: 'division', ability: 2, troops: [one.id, other.id] });
    if (now.window === 'reaction')
      plays.push(
        ...everybody(3, (one, to) =>
          a.options['hands'] === 'open' || to === seat
            ? troopKinds(one.hand).length > 0 && a.players.some((any) => freeZones(any).length > 0)
            : one.hand.length > 0,
        ),
      );
    return plays;
  }
  if (now.window === 'acquire') plays.push(...everybody(1, (_one, to) => to !== seat));
  if (division === 'science labs') {
    if (anytime) plays.push(...everybody(2, (one) => one.deck.length + one.discard.length > 0));
    if (now.window === 'reveal' && wave === 3 && !used.has(3) && !bossShown(now))
      plays.push({ do: 'division', ability: 3 });
  } else if (anytime)
    plays.push(...everybody(2, (one) => one.discard.some((card) => comesBack(a, division, card))));
  return plays;
}

/** Everything that a seat may use in a window. */
export function playsIn(a: Account, seat: number, now: Occasion): Choice[] {
  const fromHand = [...new Set(playerOf(a, seat).hand)].flatMap((card) =>
    aimsOf(a, card, now).map((at) => ({ do: 'play', card, at })),
  );
  return [...fromHand, ...fromTheLane(a, seat, now), ...ofTheDivision(a, seat, now)];
}

/** XS-DEP-02 Troops from hand into empty zones. */
export const deployments = (a: Account, seat: number): Choice[] =>
  troopKinds(playerOf(a, seat).hand).flatMap((card) =>
    a.players.flatMap((to, lane) => freeZones(to).map((zone) => ({ do: 'deploy', card, lane, zone }))),
  );

/** XS-DEP-08 XS-DEP-09 XS-DEP-11 Equipment from hand to any Troop; what is in the way is handed on or discarded. */
export function equipments(a: Account, seat: number): Choice[] {
  const choices: Choice[] = [];
  for (const card of new Set(playerOf(a, seat).hand)) {
    const kind = ITEMS.get(card)?.kind;
    if (kind !== 'weapon' && kind !== 'armor') continue;
    for (const { troops } of a.players)
      for (const troop of troops) {
        if (troop[kind] === '') {
          choices.push({ do: 'equip', card, troop: troop.id });
          continue;
        }
        choices.push({ do: 'equip', card, troop: troop.id, old: 'discard' });
        for (const other of troops)
          if (other.id !== troop.id && other[kind] === '')
            choices.push({ do: 'equip', card, troop: troop.id, old: other.id });
      }
  }
  return choices;
}

/** XS-DEP-12 Rearranging the own lane: offers name an exchange once, from the front; `back` names it from behind. */
export function arrangements(a: Account, seat: number): { offers: Choice[]; back: Choice[] } {
  const { troops } = playerOf(a, seat);
  const offers: Choice[] = [];
  const back: Choice[] = [];
  for (const troop of troops) {
    for (const zone of [1, 2, 3, 4]) {
      if (zone === troop.zone) continue;
      const taken = troops.some((other) => other.zone === zone);
      (taken && zone < troop.zone ? back : offers).push({ do: 'move', troop: troop.id, zone });
    }
    for (const slot of ['weapon', 'armor'] as const)
      for (const other of troops) {
        if (other === troop || troop[slot] === '') continue;
        const exchange = other[slot] !== '';
        (exchange && other.zone < troop.zone ? back : offers).push({
          do: 'hand over',
          slot,
          from: troop.id,
          to: other.id,
        });
      }
  }
  return { offers, back };
}
