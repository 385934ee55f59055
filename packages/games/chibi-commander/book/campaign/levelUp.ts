// Between two missions: promotions, recruits, reanimation, and why not.
import { type Refusal, type Refused, refuse, applies } from '@xenotable/kernel';
import { type Choice, wishOf } from '../../choices.ts';
import { type TypeName, factionsOf, typeNames, typeOf, typesAt } from '../../content/units.ts';
import type { Army, Campaign, Table, Veteran } from '../../table.ts';
import { mission, versus, campaignOf } from '../who.ts';

export function rosterOf(w: Table, army: Army): Campaign['rosters'][number] {
  const roster = campaignOf(w).rosters.find((one) => one.faction === army.faction);
  if (roster === undefined) throw new Error(`the ${army.faction} have no roster`);
  return roster;
}

/** A unit of an army's roster by its place. */
export function veteranAt(w: Table, army: Army, at: number): Veteran {
  const one = rosterOf(w, army).units[at];
  if (one === undefined) throw new Error(`the roster of the ${army.faction} has no unit ${at}`);
  return one;
}

export const recruit = (type: TypeName): Veteran => ({
  type,
  involved: false,
  promoted: false,
  fielded: false,
});

/** CC-LVL-02, CC-LVL-03, CC-LVL-04, CC-LVL-09 Prices: one point to LV2 and three to LV3, a LV2 recruit two, a dead unit three. */
export const promotionPriceOf = (from: TypeName): number => (typeOf(from).level === 1 ? 1 : 3);
const recruitingPrice = (type: TypeName): number => (typeOf(type).level === 2 ? 2 : 0);
const RISING = 3;

const purseFault = (rule: string, price: number, army: Army): Refusal | null =>
  price > army.purse
    ? refuse(
        rule,
        `It costs ${price} ${price === 1 ? 'point' : 'points'}, ${army.purse} ${army.purse === 1 ? 'is' : 'are'} left.`,
      )
    : null;

/** CC-CMP-15, CC-LVL-06, CC-CMP-09 Involved, not yet promoted, LV3 from mission 5 on. */
function promotionFault(w: Table, army: Army, one: Veteran): Refusal | null {
  if (!one.involved) return refuse('CC-CMP-15', `${one.type} was not involved in the last mission.`);
  applies('CC-CMP-15');
  if (one.promoted) return refuse('CC-LVL-06', `${one.type} has just been promoted.`);
  applies('CC-LVL-06');
  if (typeOf(one.type).level === 2) applies('CC-CMP-09');
  if (typeOf(one.type).level === 2 && campaignOf(w).number < 5)
    return refuse('CC-CMP-09', 'LV3 units come from mission 5 on.');
  return purseFault(
    typeOf(one.type).level === 1 ? 'CC-LVL-02' : 'CC-LVL-03',
    promotionPriceOf(one.type),
    army,
  );
}

/** CC-LVL-09 Open to taste: LV3 units only. */
const reanimationFault = (w: Table, army: Army, type: TypeName): Refusal | null =>
  w.options.reanimation === 'LV3' && typeOf(type).level < 3
    ? refuse('CC-LVL-09', 'Only LV3 units are reanimated.')
    : purseFault('CC-LVL-09', RISING, army);

/** Everything that people may wish for, with what forbids it. CC-LVL-01, CC-LVL-05 Recruits are LV1 or LV2. */
function wishes(w: Table, army: Army): { choice: Choice; refusal: Refusal | null }[] {
  const { units, dead } = rosterOf(w, army);
  const factions = versus(w) ? [army.faction] : factionsOf(army.side);
  return [
    ...units.flatMap((one, unit) =>
      typeOf(one.type).promotes.map((to) => ({
        choice: { do: 'promote', unit, to } as const,
        refusal: promotionFault(w, army, one),
      })),
    ),
    ...factions
      .flatMap((faction) => [...typesAt(faction, 1), ...typesAt(faction, 2)])
      .map((type) => ({
        choice: { do: 'recruit', type } as const,
        refusal: purseFault('CC-LVL-04', recruitingPrice(type), army),
      })),
    ...[...new Set(dead)].map((type) => ({
      choice: { do: 'reanimate', type } as const,
      refusal: reanimationFault(w, army, type),
    })),
  ];
}

export const levelUpOffers = (w: Table, army: Army): Choice[] => [
  ...wishes(w, army).flatMap(({ choice, refusal }) => (refusal === null ? [choice] : [])),
  ...(rosterOf(w, army).units.length > 0 ? [{ do: 'ready' } as const] : []),
];

export const levelUpRefused = (w: Table, army: Army): Refused<Choice>[] =>
  wishes(w, army).flatMap(({ choice, refusal }) => (refusal === null ? [] : [{ choice, ...refusal }]));

/** Why something that no list names cannot be done in the level up. CC-LVL-05, CC-LVL-07 */
export function levelUpFault(w: Table, army: Army, choice: unknown): Refusal {
  const wish = wishOf(choice);
  const type = typeNames.find((one) => one === wish.type);
  switch (wish.do) {
    case 'recruit':
      if (type !== undefined && typeOf(type).level === 3)
        return refuse('CC-LVL-05', 'LV3 units are reached by promotion only.');
      return refuse(
        type !== undefined && typeOf(type).level === 2 ? 'CC-LVL-04' : 'CC-LVL-01',
        'Only LV1 and LV2 units of the own faction can be recruited.',
      );
    case 'promote':
      return rosterOf(w, army).units[Number(wish.unit)] === undefined
        ? refuse('CC-CMP-15', 'There is no such unit in the roster.')
        : refuse('CC-LVL-07', 'That is no promotion of this unit.');
    case 'reanimate':
      return refuse('CC-LVL-09', 'Nobody of that type died in the last mission.');
    case 'buy':
      return refuse('CC-GEN-28', 'Options are bought when the units for the mission are chosen.');
    case 'take along':
      return refuse('CC-CMP-13', 'Units for the mission are chosen after the level up.');
    case 'say':
    case 'hand over':
      return refuse('CC-CMP-11', 'The talks are over.');
    default:
      return refuse('CC-LVL-01', 'Somebody must be recruited first: LV1 units cost nothing.');
  }
}

/** What the program does next: promotions of leaders, of healers, then of others; then recruits until the squad is full (convenience, not a rule). */
export function nextLevelUp(w: Table, army: Army): Choice {
  const { units } = rosterOf(w, army);
  const rank = (one: Veteran): number => {
    const { stars, chains } = typeOf(one.type);
    if (stars > 0) return 0;
    return chains.some((chain) => chain.deed === 'heal') ? 1 : 2;
  };
  for (const one of units.toSorted((a, b) => rank(a) - rank(b))) {
    const { level, promotes } = typeOf(one.type);
    const [to] = promotes;
    if (level === 1 && to !== undefined && promotionFault(w, army, one) === null)
      return { do: 'promote', unit: units.indexOf(one), to };
  }
  const types = typesAt(army.faction, 1);
  const type = types[units.length % types.length];
  return units.length < mission(w).squads.slots(w, army) && type !== undefined
    ? { do: 'recruit', type }
    : { do: 'ready' };
}

function promote(army: Army, one: Veteran, to: TypeName): void {
  applies('CC-LVL-07');
  applies(typeOf(one.type).level === 1 ? 'CC-LVL-02' : 'CC-LVL-03');
  army.purse -= promotionPriceOf(one.type);
  one.type = to;
  one.promoted = true;
}

export function levelUp(w: Table, army: Army, choice: Choice): void {
  const roster = rosterOf(w, army);
  if (choice.do === 'ready') army.ready = true;
  if (choice.do === 'promote') promote(army, veteranAt(w, army, choice.unit), choice.to);
  if (choice.do === 'recruit') {
    applies('CC-LVL-05');
    army.purse -= recruitingPrice(choice.type);
    roster.units.push(recruit(choice.type));
  }
  if (choice.do === 'reanimate') {
    applies('CC-LVL-09');
    army.purse -= RISING;
    roster.dead.splice(roster.dead.indexOf(choice.type), 1);
    roster.units.push(recruit(choice.type));
  }
}
