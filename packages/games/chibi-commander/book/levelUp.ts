// Between two missions: promotions, recruits, reanimation, and why not.
import { type Refusal, type Refused, refuse } from '@xenotable/kernel';
import type { Choice } from '../choices.ts';
import { type TypeName, factionsOf, typeOf, typesAt } from '../content/units.ts';
import type { Army, Campaign, Table, Veteran } from '../table.ts';
import { mission, versus } from './who.ts';

export const rosterOf = (w: Table, army: Army): Campaign['rosters'][number] =>
  w.campaign!.rosters.find((one) => one.faction === army.faction)!;

export const recruit = (type: TypeName): Veteran => ({
  type,
  involved: false,
  promoted: false,
  fielded: false,
});

/** CC-LVL-02, CC-LVL-03, CC-LVL-04, CC-LVL-09 Prices: one point to LV2 and three to LV3, a LV2 recruit two, a dead unit three. */
const promotionPrice = (one: Veteran): number => (typeOf(one.type).level === 1 ? 1 : 3);
const recruitingPrice = (type: TypeName): number => (typeOf(type).level === 2 ? 2 : 0);
const RISING = 3;

const tooDear = (rule: string, price: number, army: Army): Refusal | null =>
  price > army.purse
    ? refuse(
        rule,
        `It costs ${price} ${price === 1 ? 'point' : 'points'}, ${army.purse} ${army.purse === 1 ? 'is' : 'are'} left.`,
      )
    : null;

/** CC-CMP-15, CC-LVL-06, CC-CMP-09 Involved, not yet promoted, LV3 from mission 5 on. */
function againstPromotion(w: Table, army: Army, one: Veteran): Refusal | null {
  if (!one.involved) return refuse('CC-CMP-15', `${one.type} was not involved in the last mission.`);
  if (one.promoted) return refuse('CC-LVL-06', `${one.type} has just been promoted.`);
  if (typeOf(one.type).level === 2 && w.campaign!.number < 5)
    return refuse('CC-CMP-09', 'LV3 units come from mission 5 on.');
  return tooDear(typeOf(one.type).level === 1 ? 'CC-LVL-02' : 'CC-LVL-03', promotionPrice(one), army);
}

/** CC-LVL-09 Open to taste: LV3 units only. */
const againstRising = (w: Table, army: Army, type: TypeName): Refusal | null =>
  w.settings.taste.reanimation === 'LV3' && typeOf(type).level < 3
    ? refuse('CC-LVL-09', 'Only LV3 units are reanimated.')
    : tooDear('CC-LVL-09', RISING, army);

/** Everything that people may wish for, with what forbids it. CC-LVL-01, CC-LVL-05 Recruits are LV1 or LV2. */
function wishes(w: Table, army: Army): { choice: Choice; refusal: Refusal | null }[] {
  const { units, dead } = rosterOf(w, army);
  const factions = versus(w) ? [army.faction] : factionsOf(army.side);
  return [
    ...units.flatMap((one, unit) =>
      typeOf(one.type).promotes.map((to) => ({
        choice: { do: 'promote', unit, to } as Choice,
        refusal: againstPromotion(w, army, one),
      })),
    ),
    ...factions
      .flatMap((faction) => [...typesAt(faction, 1), ...typesAt(faction, 2)])
      .map((type) => ({
        choice: { do: 'recruit', type } as Choice,
        refusal: tooDear('CC-LVL-04', recruitingPrice(type), army),
      })),
    ...[...new Set(dead)].map((type) => ({
      choice: { do: 'reanimate', type } as Choice,
      refusal: againstRising(w, army, type),
    })),
  ];
}

export const levelUpOffers = (w: Table, army: Army): Choice[] => [
  ...wishes(w, army).flatMap(({ choice, refusal }) => (refusal === null ? [choice] : [])),
  ...(rosterOf(w, army).units.length > 0 ? [{ do: 'ready' } as Choice] : []),
];

export const levelUpRefused = (w: Table, army: Army): Refused<Choice>[] =>
  wishes(w, army).flatMap(({ choice, refusal }) => (refusal === null ? [] : [{ choice, ...refusal }]));

/** The program spends by its own order: promotions of leaders, healers, then others (convenience, not a rule). */
export function levelUpByProgram(w: Table, army: Army): void {
  const roster = rosterOf(w, army);
  const rank = (one: Veteran): number =>
    typeOf(one.type).stars > 0 ? 0 : typeOf(one.type).chains.some((chain) => chain.deed === 'heal') ? 1 : 2;
  for (const one of roster.units.toSorted((a, b) => rank(a) - rank(b)))
    if (typeOf(one.type).level === 1 && againstPromotion(w, army, one) === null)
      promote(army, one, typeOf(one.type).promotes[0]!);
  const types = typesAt(army.faction, 1);
  while (roster.units.length < mission(w).slots(w, army))
    roster.units.push(recruit(types[roster.units.length % types.length]!));
  army.ready = true;
}

function promote(army: Army, one: Veteran, to: TypeName): void {
  army.purse -= promotionPrice(one);
  one.type = to;
  one.promoted = true;
}

export function levelUp(w: Table, army: Army, choice: Choice): void {
  const roster = rosterOf(w, army);
  if (choice.do === 'ready') army.ready = true;
  if (choice.do === 'promote') promote(army, roster.units[choice.unit]!, choice.to);
  if (choice.do === 'recruit') {
    army.purse -= recruitingPrice(choice.type);
    roster.units.push(recruit(choice.type));
  }
  if (choice.do === 'reanimate') {
    army.purse -= RISING;
    roster.dead.splice(roster.dead.indexOf(choice.type), 1);
    roster.units.push(recruit(choice.type));
  }
}
