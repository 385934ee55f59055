// Why a card or ability that may be used now cannot be aimed like that.
import { type Refusal, type Seat, refuse } from '@xenotable/kernel';
import type { Ability } from '../../content/abilities.ts';
import { CARDS, type CardId } from '../../content/cards.ts';
import { type Table, emptyZones, enemyById, laneOfEnemy, laneOfTroop, troopById } from '../../table.ts';
import { numberPart } from '../part.ts';
import { pending } from './aims.ts';
import { type Occasion, type Source, abilityIn } from './plays.ts';

/** The general rule that this aim runs into; if there is none, the card's own text forbids it. */
export function aimFault(w: Table, card: CardId, at: unknown, now: Occasion, from: Source): Refusal {
  const ability = abilityIn(card, now.window);
  const { rule, name, text } = CARDS[card];
  return (
    generalFault(w, ability, at, now, from) ?? refuse(rule, `${name} cannot be aimed like that. ${text}`)
  );
}

const notThere = (what: string): Refusal => refuse('XS-REA-07', `No such ${what} is on the table.`);
const ownLaneOnly = refuse('XS-REA-07', 'It reaches its own lane only.');

function generalFault(w: Table, ability: Ability, at: unknown, now: Occasion, from: Source): Refusal | null {
  switch (ability.verb) {
    case 'prevent':
    case 'shield':
    case 'evacuate':
      return damageFault(w, ability.verb, numberPart(at, 'troop'), now, from);
    case 'strike':
    case 'freeze':
      return enemyFault(w, ability, numberPart(at, 'enemy'), from.seat);
    case 'cancel':
      if (now.revealed?.enemy !== numberPart(at, 'enemy'))
        return refuse('XS-REV-06', 'The Reveal effect of another Enemy is waiting.');
      return ability.reach === 'this lane' && now.lane !== from.seat ? ownLaneOnly : null;
    case 'mend':
    case 'boost':
    case 'revive': {
      const troop = troopById(w, numberPart(at, 'troop'));
      if (troop === null) return notThere('Troop');
      return ability.verb === 'mend' ? refuse('XS-DMG-14', 'That Troop has no damage.') : null;
    }
    default:
      return laneFault(w, ability.verb, numberPart(at, 'lane'), numberPart(at, 'zone'));
  }
}

/** XS-DMG-09 XS-DMG-11 For answers to damage. */
function damageFault(
  w: Table,
  verb: 'prevent' | 'shield' | 'evacuate',
  id: number,
  { hits = [] }: Occasion,
  { troop: user }: Source,
): Refusal | null {
  if (troopById(w, id) === null) return notThere('Troop');
  if (verb === 'shield' && laneOfTroop(w, id) !== laneOfTroop(w, user?.id ?? id)) return ownLaneOnly;
  if (pending(hits, id) === 0) return refuse('XS-DMG-09', 'No damage is about to be placed there.');
  return verb === 'shield' && hits.every((hit) => hit.unit !== id || hit.moved)
    ? refuse('XS-DMG-11', 'Damage that was moved stays where it is.')
    : null;
}

/** For hits and STASIS. */
function enemyFault(
  w: Table,
  ability: Extract<Ability, { verb: 'strike' | 'freeze' }>,
  id: number,
  seat: Seat,
): Refusal | null {
  const enemy = enemyById(w, id);
  if (enemy === null) return notThere('Enemy');
  if (ability.verb === 'freeze')
    return enemy.stasis ? refuse('XS-MOD-06', 'That Enemy is under STASIS already.') : null;
  return ability.reach === 'this lane' && laneOfEnemy(w, id) !== seat ? ownLaneOnly : null;
}

/** For lanes that a card is played on or a Troop comes into. */
function laneFault(
  w: Table,
  verb: 'bombard' | 'scan' | 'mine' | 'regroup' | 'tend' | 'fetch' | 'drop',
  seat: Seat,
  zone: number,
): Refusal | null {
  const lane = w.commanders[seat]?.lane;
  if (lane === undefined) return notThere('lane');
  if (verb === 'tend')
    return lane.troops.every((troop) => troop.damage === 0)
      ? refuse('XS-DMG-14', 'Nobody in that lane has damage.')
      : null;
  if (verb !== 'fetch' && verb !== 'drop') return null;
  const free = emptyZones(lane);
  if (free.length === 0) return refuse('XS-DEP-03', 'Four Troops stand in that lane already.');
  return free.includes(zone) ? null : refuse('XS-DEP-04', 'That is no empty Troop Zone of the lane.');
}
