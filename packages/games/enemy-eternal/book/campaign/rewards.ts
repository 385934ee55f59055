// Rewards: one draw, one reward.
import { bagOf, type Bookmark, type Seat, applies } from '@xenotable/kernel';
import { typedVests, itemNames, type GearName } from '../../content/gear.ts';
import { type Suit, type Value, clubs, deck, hearts, spades, faceOf } from '../../content/rewards.ts';
import { type UnitName, unitOf, unitsOf } from '../../content/units.ts';
import { type WeaponName, weaponNames, weaponOf } from '../../content/weapons.ts';
import { saidAs } from '../../choices.ts';
import { chooseItem, chooseReward, discard } from '../../auto/rewards.ts';
import { ofSide, speakerOf } from '../seats.ts';
import type { Sheet, Side, Table } from '../../table.ts';
import { type Play, chapter } from '../chapter.ts';
import { recruit } from '../squad/recruit.ts';
import { promotable, promotions } from './promotions.ts';
import { enlist, recruits } from './sheet.ts';
import { sheetOf } from '../../tableReaders.ts';

const TIER = ['I', 'II', 'III'] as const;
const TIERS = [0, 1, 2] as const;
/** EE-RWD-05 The rank of a model that joins, by tier. */
const RANKS = [1, 3, 5] as const;

/** What one reward brings. */
export interface Reward {
  label: string;
  gear: GearName[];
  /** Items of any kind still to be named. */
  any: number;
  promotions: number;
  /** EE-RWD-05 A model that joins, and its rank. */
  unit: UnitName | null;
  rank: number;
}

const plain = (label: string, gear: GearName[] = [], more: Partial<Reward> = {}): Reward => ({
  label,
  gear,
  any: 0,
  promotions: 0,
  unit: null,
  rank: 1,
  ...more,
});

/** Weapons that some unit of the faction may carry. */
export const usable = (sheet: Sheet, weapon: WeaponName): boolean =>
  unitsOf(sheet.faction).some(
    (unit) =>
      unitOf(unit).primary.includes(weaponOf(weapon).class) ||
      unitOf(unit).secondary.includes(weaponOf(weapon).class),
  );

const ofTier = (sheet: Sheet, tier: number): WeaponName[] =>
  weaponNames.filter((weapon) => weaponOf(weapon).tier === tier && usable(sheet, weapon));

/** A weapon as a reward; one that nobody of the faction may carry is exchanged for any other of its tier. */
function weaponRewards(sheet: Sheet, value: Value, tier: 0 | 1 | 2): Reward[] {
  const listed = spades[value]?.[tier];
  if (listed === undefined) return [];
  const label = `${value} of Spades, Tier ${TIER[tier]}`;
  if (listed !== null) {
    const [weapon] = listed;
    if (weapon === 'Frag Grenade') return [plain(label, [...listed])];
    if (weapon !== undefined && usable(sheet, weapon)) return [plain(label, [weapon])];
  }
  const exchanged = ofTier(sheet, tier + 1).map((weapon) => plain(label, [weapon]));
  // Only who exchanges a weapon that nobody may carry can have a typed vest for it.
  return tier === 1 && listed !== null
    ? [...exchanged, ...typedVests.map((vest) => plain(label, [vest]))]
    : exchanged;
}

function armourRewards(value: Value, tier: 0 | 1 | 2): Reward[] {
  const { vests, typed } = clubs(value)[tier];
  const label = `${value} of Clubs, Tier ${TIER[tier]}`;
  if (typed === 'with') return typedVests.map((vest) => plain(label, [...vests, vest]));
  return [
    plain(label, [...vests]),
    ...(typed === 'instead' ? typedVests.map((vest) => plain(label, [vest])) : []),
  ];
}

/** EE-RWD-02 EE-RWD-03 EE-RWD-04 EE-RWD-05 Everything that a draw allows; a lower tier may be taken instead. */
export function rewardsFor(sheet: Sheet, cards: readonly string[]): Reward[] {
  const all: Reward[] = [];
  const held = new Map<Value, Suit[]>();
  for (const card of cards) {
    const { value, suit } = faceOf(card);
    held.set(value, [...(held.get(value) ?? []), suit]);
  }
  for (const [value, owned] of held) {
    for (const tier of TIERS) {
      if (tier >= owned.length) break;
      applies('EE-RWD-03');
      if (value === 'J' || value === 'Q' || value === 'K') {
        const rank = RANKS[tier];
        applies('EE-RWD-05');
        for (const unit of recruits(sheet, value === 'K'))
          all.push(plain(`${value}, Tier ${TIER[tier]}: ${unit} of rank ${rank}`, [], { unit, rank }));
        continue;
      }
      applies('EE-RWD-04');
      if (owned.includes('Spades')) all.push(...weaponRewards(sheet, value, tier));
      if (owned.includes('Clubs')) all.push(...armourRewards(value, tier));
      if (owned.includes('Hearts')) {
        const { items, any } = hearts(value)[tier];
        const first = items.length > 0 ? items.join(' and ') : '';
        all.push(
          plain(
            `${value} of Hearts, Tier ${TIER[tier]}${any > 0 ? `: any ${any}${first === '' ? '' : ` and a ${first}`}` : ''}`,
            [...items],
            {
              any,
            },
          ),
        );
      }
      if (owned.includes('Diamonds') && promotable(sheet).length > 0)
        all.push(
          plain(
            `${value} of Diamonds, Tier ${TIER[tier]}: ${tier + 1} promotion${tier === 0 ? '' : 's'}`,
            [],
            { promotions: tier + 1 },
          ),
        );
    }
  }
  const seen = new Set<string>();
  return all.filter((one) => {
    const key = `${one.label}|${one.gear.join()}`;
    return seen.has(key) ? false : (seen.add(key), true);
  });
}

interface Draw {
  side: Side;
  cards: string[];
  count: number;
  /** Players who still choose. EE-RWD-08 */
  players: Seat[];
  /** Items of any kind still to be named, by the player who chose last. */
  any: number;
  by: Seat;
}

const chooser = (w: Table, side: Side): Seat => speakerOf(w, side);

export const reward = chapter<Draw>('reward')
  .shows('side', 'cards', 'count', 'players', 'any', 'by')
  .steps({
    /** EE-RWD-01 EE-RWD-06 EE-RWD-09 EE-F-06 All cards are one draw from a fresh deck; a Joker is set aside and drawn again. */
    draw: {
      run(play, f) {
        const { w } = play;
        const sheet = sheetOf(w, f.side);
        if (f.count <= 0) return 'done';
        const bag = bagOf(deck);
        applies('EE-RWD-09');
        const wanted = f.count + (sheet.facilities.includes('Laboratory') ? 1 : 0);
        while (f.cards.length < wanted) {
          const card = play.draw(bag, 'EE-RWD-01');
          if (card === null) break;
          play.tell?.(
            { type: 'reward card', ...ofSide(w, f.side), card },
            card === 'Joker' ? 'EE-RWD-06' : 'EE-RWD-01',
          );
          if (card !== 'Joker') f.cards.push(card);
        }
        f.players = [...w.sides[f.side]!.seats];
      },
    },
    'discard one': {
      rule: 'EE-F-06',
      prompt: 'The Laboratory drew one card more. Which is discarded?',
      who: (w, f) => (f.cards.length > f.count ? chooser(w, f.side) : null),
      offers: (_w, f) => [...new Set(f.cards)].map((card) => ({ do: 'discard', card })),
      auto: ({ w }, f) => discard(sheetOf(w, f.side), f.cards),
      take(_play, f, _seat, choice) {
        f.cards.splice(f.cards.indexOf(saidAs(choice, 'discard').card), 1);
        return 'again';
      },
    },
    /** EE-RWD-11 Nothing that can be used: Supplies instead. */
    'anything of use?': {
      run(play, f) {
        const sheet = sheetOf(play.w, f.side);
        if (f.players.length === 0) return 'done';
        if (rewardsFor(sheet, f.cards).length > 0) return;
        sheet.supplies += 30;
        play.tell?.({ type: 'reward exchanged', ...ofSide(play.w, f.side), supplies: 30 }, 'EE-RWD-11');
        return 'done';
      },
    },
    /** EE-RWD-02 EE-RWD-08 Each player of the side chooses one reward of the draw. */
    'choose a reward': {
      rule: 'EE-RWD-02',
      prompt: (_w, f) => `Choose one reward. Your cards: ${f.cards.join(', ')}.`,
      who: (_w, f) => f.players[0] ?? null,
      offers: (w, f) =>
        rewardsFor(sheetOf(w, f.side), f.cards).map((one) => ({
          do: 'reward',
          reward: one.label,
          gear: one.gear,
        })),
      auto: ({ w }, f) => chooseReward(sheetOf(w, f.side), f.cards),
      take(play, f, seat, choice) {
        const { w } = play;
        const sheet = sheetOf(w, f.side);
        const { reward: label, gear } = saidAs(choice, 'reward');
        const chosen = rewardsFor(sheet, f.cards).find(
          (one) => one.label === label && one.gear.join() === gear.join(),
        );
        if (chosen === undefined) throw new Error(`the draw has no reward '${label}'`);
        if (f.players.length > 1) applies('EE-RWD-08');
        f.players.shift();
        // EE-RWD-07 It lies in the store until somebody who may carry it gets it.
        sheet.store.push(...chosen.gear);
        if (chosen.gear.length > 0) applies('EE-RWD-07');
        f.any = chosen.any;
        f.by = seat;
        play.tell?.({ type: 'reward', ...ofSide(w, f.side), reward: label, gear }, 'EE-RWD-02');
        if (chosen.unit !== null) {
          const joined = enlist(sheet, recruit(chosen.unit), false);
          play.tell?.({ type: 'joined', ...ofSide(w, f.side), model: joined.name }, 'EE-RWD-05');
          return promotionsFor(
            f,
            Array.from({ length: chosen.rank - 1 }, () => joined.id),
            7,
          );
        }
        if (chosen.promotions > 0)
          return promotionsFor(
            f,
            Array.from({ length: chosen.promotions }, () => -1),
            chosen.promotions === 2 ? 1 : 2,
          );
      },
    },
    'any item': {
      rule: 'EE-RWD-02',
      prompt: (_w, f) => `Name an item (${f.any} left).`,
      /** EE-RWD-08 Who chose the reward says what it is. */
      who: (_w, f) => (f.any > 0 ? f.by : null),
      offers: () => itemNames.map((item) => ({ do: 'reward', reward: 'An item', gear: [item] })),
      auto: ({ w }, f) => chooseItem(sheetOf(w, f.side)),
      take(play, f, _seat, choice) {
        f.any--;
        sheetOf(play.w, f.side).store.push(...saidAs(choice, 'reward').gear);
        return 'again';
      },
      after: () => ({ goTo: 'anything of use?' }),
    },
  });

const promotionsFor = (
  { side, by }: Draw,
  wanted: number[],
  most: number,
): { call: Bookmark; then: 'any item' } => ({
  call: promotions.begin({ side, by, wanted, given: [], most, highest: 6 }),
  then: 'any item',
});

export const tellJoined = (play: Play, side: Side, name: string): void =>
  play.tell?.({ type: 'joined', ...ofSide(play.w, side), model: name }, 'EE-CAM-10');
