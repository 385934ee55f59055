// Squads: who may be chosen, what may be bought, and why not.
import type { Play } from '../chapter.ts';
import { type Refusal, type Refused, type Seat, applies, refuse } from '@xenotable/kernel';
import { type Choice, type Wish, wishOf } from '../../choices.ts';
import { type Faction, type TypeName, factionsOf, typeNames, typeOf } from '../../content/units.ts';
import { capital, several } from '../../names.ts';
import type { Option } from '../../missions/mission.ts';
import type { Army, Table } from '../../table.ts';
import { rosterOf, veteranAt } from '../campaign/levelUp.ts';
import { appliesMission, armiesOf, mission, shareOf, sharers, versus } from '../who.ts';

/** CC-WND-12 Emergency Drugs can be bought before every mission. */
const DRUGS: Option = {
  name: 'Emergency Drugs',
  price: 1,
  rule: 'CC-WND-12',
  side: 'all',
  words: 'Emergency Drugs: the blow that brings coma cannot kill',
};

/** CC-GEN-28 What is for sale to an army, whether it can pay or not. */
export const optionsOf = (w: Table, army: Army): Option[] =>
  [DRUGS, ...mission(w).options].filter(
    (option) =>
      (option.side === 'all' || option.side === army.side) &&
      (option.when === undefined || option.when(w, army)),
  );

/** CC-WND-13, CC-GEN-28 Whether an option has been sold: once to a side, some once to each of its factions. */
const isSold = (w: Table, army: Army, option: Option): boolean =>
  (option.each === true ? [army] : armiesOf(w, army.side)).some((one) => one.bought.includes(option.name));

/** Why an army cannot buy what is for sale, or null. */
function priceFault(w: Table, army: Army, option: Option): Refusal | null {
  if (isSold(w, army, option))
    return army.bought.includes(option.name)
      ? refuse('CC-GEN-28', `${capital(option.name)}: bought already.`)
      : refuse('CC-WND-13', `${capital(option.name)}: your ally has bought it for both factions.`);
  return option.price > army.purse
    ? refuse('CC-GEN-28', `${capital(option.name)} ${costs(option.price, army)}.`)
    : null;
}

/** CC-LVL-04, CC-LVL-12 What a recruit costs in a single mission: LV1 nothing, LV2 two points. */
export const recruitPrice = (w: Table, type: TypeName): number =>
  mission(w).squads.price?.(w, type) ?? (typeOf(type).level === 2 && versus(w) ? 2 : 0);

const full = (w: Table, army: Army): boolean => army.squad.length >= mission(w).squads.slots(w, army);

const affordableRecruits = (w: Table, army: Army): TypeName[] =>
  full(w, army)
    ? []
    : mission(w)
        .squads.recruits(w, army, army.squad)
        .filter((type) => recruitPrice(w, type) <= army.purse);

/** The seat whose turn it is to choose. */
function inTurn(w: Table, army: Army): Seat {
  if (w.seats.length > 1) applies('CC-GEN-11');
  return shareOf(w, army.squad.length);
}

/** CC-GEN-11 Against the automaton people choose in turn; each commands what they chose. */
const musterSeat = (w: Table, army: Army): Seat => (versus(w) || army.seat < 0 ? army.seat : inTurn(w, army));

/** Whether an army's squad and options are still chosen. */
const preparing = (army: Army): boolean => !army.ready && army.seat >= 0;

/** Who still chooses. */
export const musterers = (w: Table): Seat[] => [
  ...new Set(w.armies.filter(preparing).map((army) => musterSeat(w, army))),
];

/** The army for which a seat chooses now. */
export function mustered(w: Table, seat: Seat): Army {
  const army = w.armies.find((one) => preparing(one) && musterSeat(w, one) === seat);
  if (army === undefined) throw new Error(`seat ${seat} has nobody to choose`);
  return army;
}

/** CC-CMP-13 Units of the roster that may take part, one of each kind that is alike. */
function fieldable(w: Table, army: Army): Choice[] {
  if (full(w, army)) return [];
  const units = rosterOf(w, army).units;
  const fits = (type: TypeName): boolean => mission(w).squads.fields?.(w, army, type) ?? true;
  return units.flatMap((one, i) =>
    one.fielded ||
    !fits(one.type) ||
    units.findIndex((other) => !other.fielded && other.type === one.type) !== i
      ? []
      : [{ do: 'take along', unit: i } as const],
  );
}

function field(w: Table, army: Army, at: number): void {
  const one = veteranAt(w, army, at);
  one.fielded = true;
  army.squad.push(one.type);
}

/** Where nobody else's choice depends on it, a recruit may be sent home again. */
const dismissals = (w: Table, army: Army): Choice[] =>
  w.campaign === null && (versus(w) || sharers(w).length === 1)
    ? [...new Set(army.squad)].map((type): Choice => ({ do: 'dismiss', type }))
    : [];

/** CC-M-VS1-13 Open to taste: two goals were drawn, one is kept. */
const goalOffers = (army: Army): Choice[] =>
  [army.goal, army.spare].sort((a, b) => a - b).map((goal) => ({ do: 'keep goal', goal }));

export function musterOffers(w: Table, army: Army): Choice[] {
  if (army.spare > 0) return goalOffers(army);
  const offers: Choice[] =
    w.campaign === null
      ? affordableRecruits(w, army).map((type) => ({ do: 'recruit', type }))
      : fieldable(w, army);
  const nobody = offers.length === 0;
  for (const option of optionsOf(w, army))
    if (priceFault(w, army, option) === null) offers.push({ do: 'buy', option: option.name });
  offers.push(...dismissals(w, army));
  // Where nobody of the roster may take part, the mission's borrowed units go alone.
  if (army.squad.length > 0 || nobody) offers.push({ do: 'ready' });
  return offers;
}

const costs = (price: number, army: Army): string =>
  `costs ${several(price, 'point')}, ${army.purse} ${army.purse === 1 ? 'is' : 'are'} left`;

/** What people might expect to choose and cannot. */
export function musterRefused(w: Table, army: Army): Refused<Choice>[] {
  if (army.spare > 0) return [];
  const slots = mission(w).squads.slots(w, army);
  const recruits = w.campaign === null ? mission(w).squads.recruits(w, army, army.squad) : [];
  return [
    ...recruits.flatMap((type): Refused<Choice>[] => {
      const choice: Choice = { do: 'recruit', type };
      if (full(w, army))
        return [{ choice, rule: 'CC-CMP-13', reason: `The squad is full: ${slots} of ${slots}.` }];
      return recruitPrice(w, type) > army.purse
        ? [{ choice, rule: 'CC-LVL-04', reason: `${type} ${costs(recruitPrice(w, type), army)}.` }]
        : [];
    }),
    ...optionsOf(w, army).flatMap((option): Refused<Choice>[] => {
      const fault = priceFault(w, army, option);
      return fault === null ? [] : [{ choice: { do: 'buy', option: option.name }, ...fault }];
    }),
  ];
}

/** Why somebody whom no list names cannot be recruited or taken along. */
function squadFault(w: Table, army: Army, wish: Wish): Refusal {
  if (w.campaign !== null && wish.do === 'recruit')
    return refuse('CC-CMP-10', 'Recruiting is over: units are taken from the roster now.');
  if (full(w, army)) return refuse('CC-CMP-13', 'The squad is full.');
  const type = typeNames.find((one) => one === wish.type);
  const own = type !== undefined && factionsFor(w, army).some((faction) => typeOf(type).kin === faction);
  if (own && typeOf(type).level === 3 && versus(w))
    return refuse('CC-CMP-09', 'LV3 units come only where the mission grants them.');
  const [rule] = mission(w).rules(w.variation).recruiting ?? [];
  return own && rule !== undefined
    ? refuse(rule, `The mission's squad has no room for ${type}.`)
    : refuse('CC-CMP-13', 'That unit does not belong to the army, or takes part already.');
}

const factionsFor = (w: Table, army: Army): readonly Faction[] =>
  versus(w) ? [army.faction] : factionsOf(army.side);

/** Why something that is neither offered nor listed cannot be done while squads are chosen. */
export function musterFault(w: Table, army: Army, choice: unknown): Refusal {
  const wish = wishOf(choice);
  if (army.spare > 0) return refuse('CC-M-VS1-13', 'First one of the two goals is kept.');
  switch (wish.do) {
    case 'recruit':
    case 'take along':
      return squadFault(w, army, wish);
    case 'buy':
      return refuse('CC-GEN-28', 'That is not for sale in this mission.');
    case 'promote':
    case 'reanimate':
      return w.campaign === null
        ? refuse('CC-LVL-12', 'The points of a single mission buy recruits, drugs and options.')
        : refuse('CC-CMP-10', 'The level up is over.');
    case 'keep goal':
      return refuse('CC-M-VS1-13', 'The goal is settled.');
    default:
      return refuse(
        'CC-CMP-13',
        'Somebody must be chosen first, and only who is in the squad can be dismissed.',
      );
  }
}

export function muster(play: Play, army: Army, choice: Choice): void {
  const { w } = play;
  if (choice.do === 'ready') army.ready = true;
  if (choice.do === 'keep goal') {
    army.goal = choice.goal;
    army.spare = 0;
    if (w.options.standard) fillUp(play, army);
  }
  if (choice.do === 'recruit') {
    if (recruitPrice(w, choice.type) > 0) applies('CC-LVL-12');
    army.purse -= recruitPrice(w, choice.type);
    army.squad.push(choice.type);
    if (!versus(w)) applies('CC-GEN-12');
    appliesMission(w, 'recruiting');
  }
  if (choice.do === 'dismiss') {
    army.squad.splice(army.squad.lastIndexOf(choice.type), 1);
    army.purse += recruitPrice(w, choice.type);
  }
  if (choice.do === 'take along') field(w, army, choice.unit);
  if (choice.do === 'buy') {
    for (const option of optionsOf(w, army)) {
      if (option.name !== choice.option) continue;
      applies(option.rule);
      army.purse -= option.price;
    }
    army.bought.push(choice.option);
  }
}

/** CC-CMP-13 What the program chooses next, and what a standard squad is made of: the goal as it was thrown, the first of the roster or the types of the list in turn. */
export function nextForSquad(w: Table, army: Army): Choice {
  if (army.spare > 0) return { do: 'keep goal', goal: army.goal };
  // CC-CMP-16 Programs add nobody to a squad that was brought along.
  if (w.options.squad !== undefined && army.squad.length > 0) return { do: 'ready' };
  const [veteran] = w.campaign === null ? [] : fieldable(w, army);
  if (veteran !== undefined) return veteran;
  const types = w.campaign === null ? affordableRecruits(w, army) : [];
  const type = types[army.squad.length % types.length];
  return type === undefined ? { do: 'ready' } : { do: 'recruit', type };
}

/** CC-CMP-13 A standard squad. */
export function fillUp(play: Play, army: Army): void {
  while (!army.ready) muster(play, army, nextForSquad(play.w, army));
}
