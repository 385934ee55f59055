// What a siege consists of: worked out once for a table, and once for all tables that play the same siege of the book.
import { CARD_IDS, type CardId } from './content/cards.ts';
import { ENEMY_IDS, type EnemyId } from './content/enemies.ts';
import { ITEM_IDS, type ItemId } from './content/items.ts';
import { withOwnOf } from './content/ownIds.ts';
import { STANDARD_SIEGE, TRAINING_SIEGE } from './content/sieges.ts';
import { type TableOptions, baseOf } from './options.ts';
import type { Siege, SiegeBosses, SiegeWave } from './scenario/scenario.ts';

const BOSSES_BY_OPTION: Record<TableOptions['bosses'], SiegeBosses['number']> = {
  'by seats': 'by seats',
  one: 'one',
  both: 'all',
  none: 'none',
};
const ITEMS_BY_OPTION = { random: 'drawn', fixed: 'drawn', draft: 'drafted' } as const;
const DIVISIONS_BY_OPTION = { random: 'dealt', choose: 'chosen', draft: 'drafted' } as const;

/** XS-OPT-05 XS-M-GRAD-01 XS-M-GRAD-02 Three zones in the first round of a wave, Bosses in its last. */
const gradualWave = (wave: SiegeWave): SiegeWave => ({
  ...wave,
  zones: wave.zones.map((zones, round) => (round === 0 ? 3 : zones)),
  bosses: { ...wave.bosses, round: wave.zones.length },
});

const wavesOf = ({ waves }: Siege, options: TableOptions): SiegeWave[] =>
  options.waves === 'gradual' ? waves.map(gradualWave) : waves;

/** XS-OPT-02 XS-OPT-03 XS-OPT-06 XS-OPT-12 The book's game with what the table has agreed on. */
function standardWith(options: TableOptions): Siege {
  const { items, divisions } = STANDARD_SIEGE;
  const waves = STANDARD_SIEGE.waves.map((wave) => ({
    ...wave,
    bosses: { ...wave.bosses, number: BOSSES_BY_OPTION[options.bosses] },
  }));
  return {
    ...STANDARD_SIEGE,
    // By the number of seats where the level is even: `begin` asks for it.
    base: baseOf(options.base, 1),
    waves: wavesOf({ ...STANDARD_SIEGE, waves }, options),
    items: {
      ...items,
      named: options.items === 'fixed' ? TRAINING_SIEGE.items.named : items.named,
      others: ITEMS_BY_OPTION[options.items],
    },
    divisions: { ...divisions, by: DIVISIONS_BY_OPTION[options.divisions] },
  };
}

function siegeBy(options: TableOptions): Siege {
  if (options.scenario !== undefined) return options.scenario;
  if (options.siege === 'training') return { ...TRAINING_SIEGE, waves: wavesOf(TRAINING_SIEGE, options) };
  return standardWith(options);
}

/** A round of a siege. */
export interface Day {
  /** The wave, counted from 0, and what it is like. */
  wave: number;
  of: SiegeWave;
  /** Which round of the wave it is, from 1 on. */
  round: number;
}

/** A siege with its calendar, and its cards as they come out of the box: to list them for each game took a tenth of a random game. */
interface Plan {
  siege: Siege;
  days: readonly Day[];
  /** XS-SET-05 XS-SCN-08 What everybody's deck begins with, kind by kind. */
  deck: readonly CardId[];
  /** XS-SET-09 XS-SCN-06 The Items that can come to be on sale. */
  items: readonly ItemId[];
  /** XS-SET-10 XS-SCN-03 By wave its Enemies, kind by kind. */
  hives: readonly (readonly EnemyId[])[];
}

/** So many cards of each kind, in the order of the box. */
const cardsOf = <Id extends string>(printed: readonly Id[], counts: Partial<Record<Id, number>>): Id[] =>
  withOwnOf(printed, Object.keys(counts)).flatMap((id) => new Array<Id>(counts[id] ?? 0).fill(id));

function newPlan(options: TableOptions): Plan {
  const siege = siegeBy(options);
  const { waves, deck, items } = siege;
  return {
    siege,
    days: waves.flatMap((of, wave) => of.zones.map((_, round) => ({ wave, of, round: round + 1 }))),
    deck: cardsOf(CARD_IDS, deck),
    items: withOwnOf(ITEM_IDS, items.from).filter((item) => items.from.includes(item)),
    hives: waves.map(({ encounters }) => cardsOf(ENEMY_IDS, encounters)),
  };
}

/** The sieges of the book by the options that change them: building one anew for each game takes a tenth of a random game's time. */
const bookPlans = new Map<string, Plan>();

function bookPlan(options: TableOptions): Plan {
  const { siege, waves, base, bosses, items, divisions } = options;
  const key = `${siege} ${waves} ${base} ${bosses} ${items} ${divisions}`;
  const known = bookPlans.get(key);
  if (known !== undefined) return known;
  const plan = newPlan(options);
  bookPlans.set(key, plan);
  return plan;
}

/** Sieges of one's own. */
const ownPlans = new WeakMap<Siege, Plan>();

function ownPlan(options: TableOptions, siege: Siege): Plan {
  const known = ownPlans.get(siege);
  if (known !== undefined) return known;
  const plan = newPlan(options);
  ownPlans.set(siege, plan);
  return plan;
}

/** Options never change during a game, and copies of a table share them: what was found for them last is nearly always asked for again. */
let last: { options: TableOptions; plan: Plan } | null = null;

export function planOf(options: TableOptions): Plan {
  if (last?.options === options) return last.plan;
  const { scenario } = options;
  const plan = scenario === undefined ? bookPlan(options) : ownPlan(options, scenario);
  last = { options, plan };
  return plan;
}
