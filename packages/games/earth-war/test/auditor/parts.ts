// A round by its parts: what must have happened when one is over, and what must happen in the next.
import { type Account, type Fight, type Marine, PARTS, type PartName, agree, nodesOf } from './account.ts';
import {
  ambushes,
  faceDown,
  fireRating,
  chargesRating,
  fromSupply,
  implants,
  isBystander,
  isEnemy,
  isGun,
  isShadow,
  join,
  leaderSeat,
  meleeRating,
  ofSquad,
  shadowPrice,
  standing,
  stands,
  usable,
  harder,
} from './position.ts';
import { type Hearing, fightOf, useUp, wound } from './hearing.ts';
import { figuresOf } from './figures.ts';

const slotCards = (fight: Fight): string[] => fight.slots.flatMap((slot) => slot.card ?? []);

/** EW-S2-01 What a unit could do besides waiting. */
export const couldAct = (a: Account, fight: Fight, unit: Marine): boolean =>
  fireRating(a, unit) > 0 ||
  meleeRating(unit) > 0 ||
  chargesRating(a, unit) > 0 ||
  (unit.type === 'Marksman' && unit.band === 3 && faceDown(fight) > 0) ||
  (fight.slots.length > 1 && usable(unit, 'Frag Grenades') !== undefined);

/** EW-S3-05, EW-U-09, EW-TASTE-04 */
function gather(a: Account, fight: Fight): void {
  const bound = [];
  const pools: Fight['pools'] = [];
  for (const unit of a.squad) {
    if (unit.sl === 0 || unit.act === 'charges') continue;
    const one = { seat: unit.seat, wounds: unit.sl, melee: unit.act === 'melee' };
    if (unit.act === 'grenades') bound.push({ ...one, kind: 'grenades' });
    else if (unit.type === 'Grenadier' && unit.sl > 2 && fight.slots.length > 1)
      bound.push({ ...one, kind: 'blast' });
    else {
      const kind = a.tastes.meleeSaves && one.melee ? 'melee' : 'fire';
      const pool = pools.find((other) => other.kind === kind && other.seat === unit.seat);
      if (pool === undefined) pools.push({ ...one, kind, melee: kind === 'melee' });
      else pool.wounds += unit.sl;
    }
  }
  fight.pools = [
    ...bound,
    ...pools.filter((pool) => pool.kind === 'melee'),
    ...pools.filter((pool) => pool.kind === 'fire'),
  ];
}

/** EW-S7-05 A card whose acid falls now. */
const acidDue = (a: Account, card: string): boolean =>
  figuresOf(card).acid > 0 && standing(a).some((unit) => unit.band === 0);

export function nextAcid(a: Account, fight: Fight): string | undefined {
  while (fight.dead[0] !== undefined && !acidDue(a, fight.dead[0])) fight.dead.shift();
  return fight.dead.shift();
}

/** EW-TXT-03, EW-TXT-04 */
const helper = (a: Account): boolean => ofSquad(a).some((unit) => unit.band < 2);

/** EW-S7-06 The next card of the Setup with a text that does something. */
export function nextText(a: Account, fight: Fight): string | undefined {
  for (; fight.text < fight.slots.length; fight.text++) {
    const card = fight.slots[fight.text]?.card ?? '';
    const due = isBystander(card)
      ? fight.killed.includes(card) || (fight.cards.has(card) && helper(a))
      : (card.startsWith('O') || card.startsWith('B')) && fight.cards.has(card);
    if (due) {
      fight.text++;
      return card;
    }
  }
  return undefined;
}

/** EW-S7-03, EW-IMP-01, EW-Q-14 */
function squadLosses(hearing: Hearing): void {
  const { a, expected } = hearing;
  for (const unit of a.squad) {
    if (unit.incoming.length === 0) continue;
    const normal = unit.incoming.filter((card) => !implants(unit, card)).length;
    const implanted = normal < unit.incoming.length;
    const stim =
      !implanted && unit.wounds + normal >= unit.hits && usable(unit, 'Stim Injector') !== undefined;
    if (stim) agree(hearing.stims.has(unit), `${unit.name} was not asked about the Stim Injector`);
    unit.incoming = [];
    if (implanted) {
      unit.status = 'down';
      unit.implanted = true;
      expected.push({ type: 'implanted', unit: unit.name });
    }
    if (normal === 0) continue;
    if (stim && hearing.stims.get(unit) === true) {
      useUp(unit, 'Stim Injector');
      unit.wounds = unit.hits - 1;
      expected.push({ type: 'stimmed', unit: unit.name });
      continue;
    }
    wound(unit, normal);
    expected.push({ type: 'hurt', unit: unit.name, taken: normal, wounds: unit.wounds, hits: unit.hits });
    if (unit.wounds === unit.hits) expected.push({ type: 'down', unit: unit.name });
  }
  hearing.stims.clear();
  a.squad = a.squad.filter((unit) => !isGun(unit) || stands(unit));
}

/** EW-S7-04 */
function cardLosses({ a, expected }: Hearing, fight: Fight): void {
  for (const { card, wounds } of fight.slots) {
    if (card === null || wounds === 0 || isShadow(card)) continue;
    const kind = figuresOf(card);
    const state = fight.cards.get(card);
    agree(state !== undefined, `${card} was hit and is not in the event`);
    state.wounds += Math.max(0, wounds - kind.armoured);
    if (state.wounds < kind.wounds) {
      expected.push({ type: 'hit', card, wounds: state.wounds, of: kind.wounds });
      continue;
    }
    fight.cards.delete(card);
    fight.killed.push(card);
    fight.dead.push(card);
    a.killed[kind.name] = (a.killed[kind.name] ?? 0) + 1;
    expected.push({ type: 'killed', card });
  }
}

const ENTER: Partial<Record<PartName, (hearing: Hearing, fight: Fight) => void>> = {
  /** EW-M-METRO-03 */
  checks({ a }, fight) {
    agree(fight.moves === 0, 'an order that moves units was not carried out');
    fight.ready.clear();
    if (a.lights && (a.node === 3 || a.node === 5)) fight.flips = Math.min(1, faceDown(fight));
    fight.flipper = leaderSeat(a);
  },
  placing({ a, expected }, fight) {
    agree(fight.flips === 0, 'a card should have been turned up');
    for (const unit of standing(a))
      agree(unit.act !== '' || !couldAct(a, fight, unit), `${unit.name} was not asked what to do in Step 2`);
    fight.ready.clear();
    const set = a.squad.reduce((sum, unit) => sum + (unit.act === 'charges' ? unit.sl : 0), 0);
    fight.charges += set;
    if (set > 0) expected.push({ type: 'charges set', set, charges: fight.charges });
    gather(a, fight);
  },
  reveal(_ear, fight) {
    equal0('wounds that were not placed', fight.pools.length);
  },
  /** EW-S4-02 to 05 */
  shadows({ a, expected }, fight) {
    equal0('cards that were not turned up', faceDown(fight));
    if (fight.scanned >= 0)
      agree(
        slotCards(fight).filter(isShadow).length === fight.scanned,
        'the scanner counted another number of shadows',
      );
    const price = shadowPrice(a, fight);
    const ammo = Math.min(price, a.ammo);
    a.ammo -= ammo;
    if (price > 0) expected.push({ type: 'spent', ammo, short: price - ammo, left: a.ammo });
    for (const slot of fight.slots) if (slot.card !== null && isShadow(slot.card)) clear(slot);
    for (const slot of fight.slots) {
      if (!ambushes(a, fight, slot)) continue;
      expected.push({ type: 'ambushed', card: slot.card, cancelled: slot.wounds });
      fight.ambushers.push(slot.card ?? '');
      a.ambushes++;
      clear(slot);
    }
  },
  targets(_ear, fight) {
    const due = slotCards(fight).filter((card) => isEnemy(card) && figuresOf(card).cap > 0);
    agree(due.length === fight.attacks.length, 'an enemy of the Setup has not struck');
  },
  armour(hearing, fight) {
    for (const attack of fight.attacks)
      agree(attack.assigned === attack.sl, `${attack.card} has not assigned all its wounds`);
    for (const card of fight.ambushers) {
      const state = fight.cards.get(card);
      if (state !== undefined) state.sprung = true;
    }
    fight.ambushers = [];
    const queen = fight.slots.find((slot) => slot.card === 'Q1');
    const guard = fight.slots.find((slot) => slot.card?.startsWith('P'));
    if (queen !== undefined && guard !== undefined && queen.wounds > 4) {
      hearing.expected.push({ type: 'shielded', by: guard.card, wounds: queen.wounds - 4 });
      guard.wounds += queen.wounds - 4;
      queen.wounds = 4;
    }
    hearing.armour = hearing.a.squad.flatMap((unit) => unit.incoming.map((card) => ({ unit, card })));
    for (const unit of hearing.a.squad) unit.incoming = [];
  },
  losses(hearing, fight) {
    equal0('wounds without an armour check', hearing.armour.length);
    fight.ready.clear();
    squadLosses(hearing);
    cardLosses(hearing, fight);
  },
  /** EW-AUT-02 */
  call({ a, expected }, fight) {
    equal0('units that acid has not burnt', fight.splashed.length);
    agree(nextAcid(a, fight) === undefined, 'the acid of a dead enemy was forgotten');
    if (!fight.cards.has('Q1')) return;
    const others = [...fight.cards.keys()].filter((card) => card !== 'Q1' && isEnemy(card));
    if (others.length > 3 || fromSupply(fight, 'Drone') === undefined) return;
    expected.push({ type: 'joined', card: join(a, fight, 'Drone', true) });
  },
  texts(_ear, fight) {
    fight.text = 0;
  },
  end({ a, gift }, fight) {
    agree(!gift, 'the survivor has brought nothing');
    agree(nextText(a, fight) === undefined, 'an end text was forgotten');
  },
};

const clear = (slot: { wounds: number; blades: number }): void => {
  slot.wounds = 0;
  slot.blades = 0;
};

const equal0 = (what: string, count: number): void => agree(count === 0, `${what}: ${count}`);

/** The round has come at least so far. */
export function advance(hearing: Hearing, to: PartName): Fight {
  const fight = fightOf(hearing.a);
  while (PARTS.indexOf(fight.part) < PARTS.indexOf(to)) {
    agree(
      hearing.expected.length === 0,
      `${JSON.stringify(hearing.expected[0])} should have happened before '${to}'`,
    );
    fight.part = PARTS[PARTS.indexOf(fight.part) + 1] ?? 'end';
    ENTER[fight.part]?.(hearing, fight);
  }
  return fight;
}

/** EW-S7-09, EW-S7-11, EW-M-ZULU-04 How the event ends at the end of this round; '' if it goes on. */
export function endOfRound(a: Account, fight: Fight): string {
  if (ofSquad(a).length === 0) return 'failed';
  if ([...fight.cards.keys()].every(isShadow)) return 'cleared';
  const until = nodesOf(a.mission)[a.node - 1]?.until ?? 0;
  return until > 0 && fight.round === until + harder(a) ? 'held' : '';
}
