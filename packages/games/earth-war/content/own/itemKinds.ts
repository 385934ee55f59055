// EW-SCN-10 Home-made weapons and equipment.
import { type OwnThing, type OwnWhole, type Printed, wholeOf } from '@xenotable/kernel';
import { ITEM_NAMES, type ItemKind, type ItemName, isItem, itemKind } from '../equipment.ts';
import { fromBands, toBands } from './bands.ts';

const NONE = [0, 0, 0, 0] as const;

const printedWhole = ({ rp, uses, flips = 0, fire = NONE, melee = 0, arm = 0 }: ItemKind): OwnWhole => ({
  figures: { rp, uses, flips, ...fromBands(fire), melee, arm },
  words: {},
});

/** Items of the box as a home-made one may be like them. */
export const PRINTED: readonly Printed[] = ITEM_NAMES.map((name) => ({
  name,
  ...printedWhole(itemKind(name)),
}));

const BANDS = ['CLOSE', 'SHORT', 'MEDIUM', 'LONG'] as const;

/** What its figures lift, as a card says it: 'MELEE +3.' */
function lifts(item: Pick<ItemKind, 'fire' | 'melee' | 'arm'>): string {
  const { fire: ratings = NONE, melee = 0, arm = 0 } = item;
  const parts = [
    ...BANDS.map((band, at) => ((ratings[at] ?? 0) > 0 ? `FIRE +${ratings[at]} at ${band}` : '')),
    melee > 0 ? `MELEE +${melee}` : '',
    arm > 0 ? `ARM +${arm}` : '',
  ].filter((part) => part !== '');
  return parts.length === 0 ? '' : `${parts.join(', ')}. `;
}

const cards = (count: number): string => (count === 1 ? 'one card' : `${count} cards`);

/** What items do whose printed text says their figures. */
const BESIDES: Partial<Record<ItemName, (flips: number) => string>> = {
  'Motion Tracker': (flips) => `Turn up ${cards(flips)}, once per round.`,
  Flares: (flips) => `Turn up ${cards(flips)}.`,
  'Shoulder Lamp': (flips) => `At CLOSE or SHORT turn up ${cards(flips)}, once per round.`,
  'Thermal Scope': (flips) => `At LONG turn up ${cards(flips)}, once per round.`,
  'Acid-proof Plate': () => 'ARM 2 more against what SPITS, and no acid.',
  Bayonets: () => '',
};

export function ownItemKind(thing: OwnThing): ItemKind & { like: ItemName } {
  const { figures } = wholeOf({ printed: PRINTED }, thing);
  const of = (field: string): number => figures[field] ?? 0;
  if (!isItem(thing.like)) throw new RangeError(`there is no item called ${thing.like}`);
  const printed = itemKind(thing.like);
  const lifted = { fire: toBands(figures), melee: of('melee'), arm: of('arm') };
  return {
    ...printed,
    ...lifted,
    id: 'EW-SCN-10',
    like: thing.like,
    rp: of('rp'),
    uses: of('uses'),
    ...(of('flips') > 0 && { flips: of('flips') }),
    text: `${lifts(lifted)}${BESIDES[thing.like]?.(of('flips')) ?? printed.text}`.trim(),
  };
}
