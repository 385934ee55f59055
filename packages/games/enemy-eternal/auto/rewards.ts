// What is taken after a mission: rewards, promotions, found gear.
import type { Choice, ChoiceOf } from '../choices.ts';
import { type ItemName, isGear, isVest } from '../content/gear.ts';
import type { Skill } from '../content/units.ts';
import { isWeapon } from '../content/weapons.ts';
import type { Model, Sheet, Veteran } from '../table.ts';
import { veteranOf } from '../tableReaders.ts';
import { type Reward, rewardsFor } from '../book/campaign/rewards.ts';
import { fits, priceOfGear, slotOf } from '../book/campaign/sheet.ts';
import { unitPrice } from '../book/squad/recruit.ts';

/** A promotion is worth about what its rank pays for at deployment. */
const PROMOTION = 40;
const ANY_ITEM = 25;

/** What a reward is worth in Supplies; gear that nobody can carry counts little. */
function valueOf(sheet: Sheet, reward: Reward): number {
  const standing = sheet.roster.filter((v) => v.state !== 'fallen');
  let value = reward.promotions * PROMOTION + reward.any * ANY_ITEM;
  for (const gear of reward.gear)
    value += standing.some((v) => fits(v, gear).length > 0) ? priceOfGear(gear) : 5;
  if (reward.unit !== null)
    value +=
      unitPrice({ unit: reward.unit }, { facelessPrice: 114 }) * 0.8 + (reward.rank - 1) * 0.5 * PROMOTION;
  return value;
}

function bestOf(sheet: Sheet, cards: readonly string[]): { reward: Reward | undefined; value: number } {
  let best: Reward | undefined;
  let most = -1;
  for (const reward of rewardsFor(sheet, cards)) {
    const value = valueOf(sheet, reward);
    if (value <= most) continue;
    most = value;
    best = reward;
  }
  return { reward: best, value: most };
}

export function chooseReward(sheet: Sheet, cards: readonly string[]): Choice {
  const { reward } = bestOf(sheet, cards);
  if (reward === undefined) throw new Error('the draw holds nothing of use');
  return { do: 'reward', reward: reward.label, gear: reward.gear };
}

/** EE-F-06 The card without which the rest is worth most. */
export function discard(sheet: Sheet, cards: readonly string[]): Choice {
  let worst = '';
  let most = -Infinity;
  cards.forEach((card, i) => {
    const { value } = bestOf(sheet, cards.toSpliced(i, 1));
    if (value <= most) return;
    most = value;
    worst = card;
  });
  return { do: 'discard', card: worst };
}

/** Items in the order in which they are wanted. */
const ITEMS: readonly ItemName[] = ['Scope', 'Laser Sight', 'Medikit', 'Stock', 'Frag Grenade'];

export function chooseItem(sheet: Sheet): Choice {
  const wanted = ITEMS.find((item) => !sheet.store.includes(item)) ?? 'Scope';
  return { do: 'reward', reward: 'An item', gear: [wanted] };
}

const SKILLS: readonly Skill[] = ['AIM', 'HEALTH', 'MOBILITY', 'PSI', 'WILL', 'HACK', 'DODGE'];

/** What training is best for a soldier: the skill it fights with. */
function trainingRank(v: Veteran, raise: Skill | null): number {
  if (raise === null) return SKILLS.length;
  if (raise === 'HACK' && v.skills.HACK >= 6) return -1;
  return raise === 'PSI' && v.skills.PSI >= v.skills.AIM ? -1 : SKILLS.indexOf(raise);
}

/** EE-RWD-10 Who goes along and has come farthest is promoted. */
export function promote(sheet: Sheet, offers: readonly ChoiceOf<'promote'>[]): Choice {
  const rank = ({ veteran, raise }: ChoiceOf<'promote'>): readonly number[] => {
    const v = veteranOf(sheet, veteran);
    return [v.deployed ? 0 : 1, v.leader ? 0 : 1, -v.rank, v.id, trainingRank(v, raise)];
  };
  const [best] = offers.toSorted((a, b) => firstDifference(rank(a), rank(b)));
  if (best === undefined) throw new Error('nobody can be promoted');
  return best;
}

function firstDifference(a: readonly number[], b: readonly number[]): number {
  for (const [i, value] of a.entries()) if (value !== b[i]) return value - (b[i] ?? 0);
  return 0;
}

/** EE-EQP-06 Found gear is put on where it is better than what is there. */
export function equipFound(m: Model, gear: string): Choice {
  if (!isGear(gear)) return { do: 'hold found' };
  const old = isVest(gear) ? m.vest : isWeapon(gear) ? m[slotOf(m, gear)] : null;
  return { do: old === null || priceOfGear(gear) > priceOfGear(old) ? 'equip found' : 'hold found' };
}
