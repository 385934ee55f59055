// Why a card or ability that may be used now cannot be aimed like that.
import { type Refusal, type RuleId, type Seat, refuse } from '@xenotable/kernel';
import type { Ability } from '../../content/abilities.ts';
import { CARDS, type CardId, isTroop } from '../../content/cards.ts';
import {
  type Table,
  type Troop,
  emptyZones,
  enemyById,
  laneOfEnemy,
  laneOfTroop,
  troopById,
} from '../../table.ts';
import { numberPart, part } from '../part.ts';
import { isBossCard } from '../values.ts';
import { amountOf, pending } from './aims.ts';
import { type Occasion, type Source, abilityIn } from './plays.ts';

/** The rule that forbids this aim: what the card's own text says, or the general rule that it runs into. */
export function aimFault(w: Table, card: CardId, at: unknown, now: Occasion, from: Source): Refusal {
  const ability = abilityIn(card, now.window);
  return (
    faultOf(w, ability, card, at, now, from) ??
    refuse(CARDS[card].rule, `${CARDS[card].name} cannot be aimed like that.`)
  );
}

const notThere = (what: string): Refusal => refuse('XS-REA-07', `No such ${what} is on the table.`);

const laneAt = (w: Table, at: unknown): Table['commanders'][number]['lane'] | undefined =>
  w.commanders[numberPart(at, 'lane')]?.lane;

function faultOf(
  w: Table,
  ability: Ability,
  card: CardId,
  at: unknown,
  now: Occasion,
  from: Source,
): Refusal | null {
  const { rule } = CARDS[card];
  switch (ability.verb) {
    case 'prevent':
    case 'shield':
    case 'evacuate':
      return damageFault(w, ability, card, at, now, from);
    case 'revive':
      return troopById(w, numberPart(at, 'troop')) === null ? notThere('Troop') : null;
    case 'strike':
    case 'freeze':
      return enemyFault(w, ability, at, rule, from.seat);
    case 'cancel':
      return cancelFault(ability, at, rule, now, from.seat);
    case 'mend':
      return healFault(troopById(w, numberPart(at, 'troop')));
    case 'tend':
      return tendFault(w, amountOf(w, card, ability.amount), at, rule);
    case 'boost':
      return troopById(w, numberPart(at, 'troop')) === null ? notThere('Troop') : null;
    case 'fetch':
    case 'drop':
      return landingFault(w, at, ability.verb === 'fetch' ? rule : null);
    case 'bombard':
    case 'scan':
    case 'mine':
    case 'regroup':
      return laneFault(w, ability.verb, at, rule);
  }
}

/** XS-DMG-09 XS-DMG-11 For answers to damage. */
function damageFault(
  w: Table,
  ability: Extract<Ability, { verb: 'prevent' | 'shield' | 'evacuate' }>,
  card: CardId,
  at: unknown,
  now: Occasion,
  { troop: user }: Source,
): Refusal | null {
  const { rule, name } = CARDS[card];
  const id = numberPart(at, 'troop');
  if (troopById(w, id) === null) return notThere('Troop');
  if (ability.verb === 'prevent' && ability.whom === 'carrier' && id !== user?.id)
    return refuse(rule, `${name} protects its carrier only.`);
  if (
    ability.verb !== 'evacuate' &&
    user?.id === id &&
    (ability.verb === 'shield' || ability.whom === 'other')
  )
    return refuse(rule, `${name} helps another Troop, not itself.`);
  if (ability.verb === 'shield' && user !== null) {
    if (now.guards?.includes(user.id)) return refuse(rule, `${name} has stepped in already.`);
    if (laneOfTroop(w, id) !== laneOfTroop(w, user.id))
      return refuse('XS-REA-07', `${name} helps in its own lane only.`);
  }
  if (pending(now.hits, id) === 0) return refuse('XS-DMG-09', 'No damage is about to be placed there.');
  if (ability.verb === 'shield' && !now.hits?.some((hit) => hit.unit === id && !hit.moved))
    return refuse('XS-DMG-11', 'Damage that was moved stays where it is.');
  return null;
}

/** For hits and STASIS. */
function enemyFault(
  w: Table,
  ability: Extract<Ability, { verb: 'strike' | 'freeze' }>,
  at: unknown,
  rule: RuleId,
  seat: Seat,
): Refusal | null {
  const enemy = enemyById(w, numberPart(at, 'enemy'));
  if (enemy === null) return notThere('Enemy');
  if (ability.verb === 'strike')
    return ability.reach === 'this lane' && laneOfEnemy(w, enemy.id) !== seat
      ? refuse('XS-REA-07', 'It reaches the Enemies of its own lane only.')
      : null;
  if (!enemy.up) return refuse(rule, 'Only a face-up Enemy can be put under STASIS.');
  return enemy.stasis ? refuse('XS-MOD-06', 'That Enemy is under STASIS already.') : null;
}

/** XS-I-02 XS-I-17 */
function cancelFault(
  { bosses, reach }: Extract<Ability, { verb: 'cancel' }>,
  at: unknown,
  rule: RuleId,
  { revealed, lane }: Occasion,
  seat: Seat,
): Refusal | null {
  if (revealed === undefined || revealed.enemy !== numberPart(at, 'enemy'))
    return refuse('XS-REV-06', 'The Reveal effect of another Enemy is waiting.');
  if (reach === 'this lane' && lane !== seat)
    return refuse('XS-REA-07', 'It reaches the Enemies of its own lane only.');
  return isBossCard(revealed.card) && !bosses ? refuse(rule, 'It does not stop a Boss.') : null;
}

/** XS-DMG-14 */
function healFault(troop: Troop | null): Refusal | null {
  if (troop === null) return notThere('Troop');
  return troop.damage === 0 ? refuse('XS-DMG-14', 'That Troop has no damage.') : null;
}

/** XS-I-14 */
function tendFault(w: Table, most: number, at: unknown, rule: RuleId): Refusal {
  const lane = laneAt(w, at);
  if (lane === undefined) return notThere('lane');
  if (lane.troops.every((troop) => troop.damage === 0))
    return refuse('XS-DMG-14', 'Nobody in that lane has damage.');
  return refuse(
    rule,
    `Say how the damage is taken off: up to ${most} in all, from the front, from Troops that have as much.`,
  );
}

/** For lanes that a card is played on. */
function laneFault(
  w: Table,
  verb: 'bombard' | 'scan' | 'mine' | 'regroup',
  at: unknown,
  rule: RuleId,
): Refusal | null {
  const lane = laneAt(w, at);
  if (lane === undefined) return notThere('lane');
  if (verb === 'bombard' && lane.enemies.length === 0) return refuse(rule, 'No Enemy is in that lane.');
  if (verb === 'scan' && lane.enemies.every((enemy) => enemy.up))
    return refuse(rule, 'No Enemy of that lane is face-down.');
  return verb === 'mine' && lane.mines >= 0 ? refuse(rule, 'That lane has mines already.') : null;
}

/** For Troops that come into a lane; `rule` is that of a card which fetches them from a Discard Pile. */
function landingFault(w: Table, at: unknown, rule: RuleId | null): Refusal | null {
  const lane = laneAt(w, at);
  if (lane === undefined) return notThere('lane');
  const card = part(at, 'card');
  const pile = w.commanders[numberPart(at, 'from')]?.discard ?? [];
  if (rule !== null && !pile.some((one) => isTroop(one) && one === card))
    return refuse(rule, 'No such Troop lies in that Discard Pile.');
  const free = emptyZones(lane);
  if (free.length === 0) return refuse('XS-DEP-03', 'Four Troops stand in that lane already.');
  return free.includes(numberPart(at, 'zone')) ? null : refuse('XS-DEP-04', 'That Troop Zone is not empty.');
}
