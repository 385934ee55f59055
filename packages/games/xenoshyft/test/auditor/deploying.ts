// Deploying, equipping and arranging.
import { findSoldier, playerOf, remove } from './account.ts';
import { killCheck } from './damage.ts';
import { ITEMS } from './figures.ts';
import { arrangements, deployments, equipments, playsIn } from './legal.ts';
import { type Audit, type Choice, type Flow, askOne } from './listening.ts';
import { carryOut, deploy } from './plays.ts';
import { together } from './together.ts';

export function* deployment(audit: Audit): Flow {
  const { a } = audit;
  yield* together(
    a,
    'XS-DEP-01',
    (seat) => {
      const one = playerOf(a, seat);
      const { offers, back } = arrangements(a, seat);
      const down = a.options['standDown'] === true ? one.troops.filter(({ fresh }) => !fresh) : [];
      const allies = !one.ally && !one.wants && a.players.some((other) => other.ally);
      return {
        offers: [
          ...deployments(a, seat),
          ...equipments(a, seat),
          ...offers,
          ...down.map(({ id }) => ({ do: 'stand down', troop: id })),
          ...playsIn(a, seat, { window: 'deploy', lane: seat }),
          ...(allies ? [{ do: 'request', favour: 'troops' }] : []),
        ],
        back,
      };
    },
    (seat, choice) => deployed(audit, seat, choice),
  );
}

function* deployed(audit: Audit, seat: number, choice: Choice): Flow {
  const { a, hearing } = audit;
  const one = playerOf(a, seat);
  switch (choice['do']) {
    case 'deploy':
    case 'equip': {
      const card = String(choice['card']);
      const lane =
        choice['do'] === 'deploy'
          ? Number(choice['lane'])
          : (findSoldier(a, Number(choice['troop']))?.seat ?? -1);
      if (a.options['consent'] === true && lane !== seat) {
        const reply = yield* askOne('XS-OPT-11', lane, [{ do: 'accept' }, { do: 'refuse' }]);
        if (reply['do'] === 'refuse')
          return hearing.tell('XS-OPT-11', 'refused help', { seat: lane, giver: seat, card });
      }
      remove(one.hand, card, 'the hand');
      if (choice['do'] === 'deploy')
        return deploy(audit, seat, card, lane, Number(choice['zone']), 'XS-DEP-02');
      return yield* equip(audit, seat, choice);
    }
    case 'move':
    case 'hand over':
      return yield* arrange(audit, seat, choice);
    case 'stand down': {
      const troop = findSoldier(a, Number(choice['troop']))?.soldier;
      if (troop === undefined) throw new Error('nobody stands down');
      one.troops.splice(one.troops.indexOf(troop), 1);
      for (const card of [troop.card, troop.weapon, troop.armor]) if (card !== '') one.discard.push(card);
      return hearing.tell('XS-OPT-09', 'stood down', { seat, card: troop.card });
    }
    case 'request':
      one.wants = true;
      for (const other of a.players) if (other.ally) other.ready = false;
      return hearing.tell('XS-ALLY-08', 'asked for troops', { seat });
    default:
      yield* carryOut(audit, seat, choice);
  }
}

function* equip(audit: Audit, seat: number, choice: Choice): Flow {
  const { a, hearing } = audit;
  const card = String(choice['card']);
  const found = findSoldier(a, Number(choice['troop']));
  const slot = ITEMS.get(card)?.kind;
  if (found === null || (slot !== 'weapon' && slot !== 'armor')) throw new Error('nothing to equip');
  const { soldier: troop, seat: lane } = found;
  if (troop[slot] !== '') {
    const heir = typeof choice['old'] === 'number' ? findSoldier(a, choice['old'])?.soldier : undefined;
    if (heir === undefined) playerOf(a, lane).discard.push(troop[slot]);
    else {
      heir[slot] = troop[slot];
      if (troop.used.has(slot)) heir.used.add(slot);
    }
  }
  troop[slot] = card;
  troop.used.delete(slot);
  hearing.tell('XS-DEP-08', 'equipped', { seat, card, unit: troop.id, troop: troop.card, lane });
  yield* killCheck(audit, null);
}

/** XS-DEP-12 XS-ABI-05 */
export function* arrange(audit: Audit, seat: number, choice: Choice): Flow {
  const { a, hearing } = audit;
  const { troops } = playerOf(a, seat);
  if (choice['do'] === 'move') {
    const troop = troops.find(({ id }) => id === choice['troop']);
    const other = troops.find(({ zone }) => zone === choice['zone']);
    if (troop === undefined) throw new Error('nobody moves');
    if (other !== undefined) other.zone = troop.zone;
    troop.zone = Number(choice['zone']);
    troops.sort((x, y) => x.zone - y.zone);
    return hearing.tell('XS-DEP-12', 'rearranged', { lane: seat, cards: troops.map(({ card }) => card) });
  }
  const slot = choice['slot'] === 'weapon' ? 'weapon' : 'armor';
  const from = troops.find(({ id }) => id === choice['from']);
  const to = troops.find(({ id }) => id === choice['to']);
  if (from === undefined || to === undefined) throw new Error('nobody hands over');
  [from[slot], to[slot]] = [to[slot], from[slot]];
  const [mine, theirs] = [from.used.has(slot), to.used.has(slot)];
  for (const [one, has] of [
    [from, theirs],
    [to, mine],
  ] as const)
    if (has) one.used.add(slot);
    else one.used.delete(slot);
  hearing.tell('XS-DEP-12', 'handed over', { lane: seat, card: to[slot], to: to.id });
  yield* killCheck(audit, null);
}
