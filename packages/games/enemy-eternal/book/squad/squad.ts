// Preparation: what a Squad may be. Every broken rule is named.
import { type Refusal, closest, refuse, applies } from '@xenotable/kernel';
import { itemNames, itemOf, roundsFit, vestNames } from '../../content/gear.ts';
import { type Faction, unitNames } from '../../content/units.ts';
import { weaponNames, weaponOf } from '../../content/weapons.ts';
import { profileOf, slotWith, typeOf, weaponIn } from '../../own/own.ts';
import type { Recruit, Squad, TableOptions } from '../../table.ts';
import { gearPrice, priceOf, standard, weaponsOf } from './recruit.ts';

export interface SquadRules {
  limit: number;
  options: Pick<TableOptions, 'facelessPrice' | 'compensation'>;
  /** EE-CAM-02 A campaign begins with AI loadouts only. */
  campaign: boolean;
}

/** EE-SQD-01 What a Squad costs. */
export const costOf = (squad: Squad, options: Pick<TableOptions, 'facelessPrice'>): number =>
  squad.models.reduce((sum, one) => sum + priceOf(one, options), 0);

/** EE-SQD-02 EE-OPT-11 The limit of a side. */
export function limitFor(faction: Faction, rules: SquadRules): number {
  if (!rules.options.compensation || rules.campaign || faction !== 'XCOM') return rules.limit;
  applies('EE-OPT-11');
  return rules.limit + 50;
}

/** EE-SQD-09 EE-SQD-10 EE-EQP-03 EE-EQP-05 What is wrong with the gear of one model. */
function gearProblems(one: Recruit): Refusal[] {
  const unit = profileOf(one);
  const wrong: Refusal[] = [];
  for (const slot of ['primary', 'secondary'] as const) {
    const weapon = one[slot];
    if (weapon === null) {
      if (standard(one, slot) !== null)
        wrong.push(
          refuse('EE-SQD-08', `The ${typeOf(one)} keeps a ${slot} weapon: it is replaced, never left out.`),
        );
    } else if (!weaponNames.includes(weapon))
      wrong.push(
        refuse(
          'EE-SQD-10',
          `There is no weapon ${JSON.stringify(weapon)}${closest(String(weapon), weaponNames)}.`,
        ),
      );
    else if (!unit[slot].includes(weaponOf(weapon).class))
      wrong.push(refuse('EE-SQD-10', `The ${typeOf(one)} cannot carry a ${weapon} as its ${slot} weapon.`));
  }
  if (one.vest !== null && unit.noVest) wrong.push(refuse('EE-SQD-09', `The ${typeOf(one)} wears no vest.`));
  if (one.vest !== null && !vestNames.includes(one.vest))
    wrong.push(
      refuse(
        'EE-SQD-10',
        `There is no vest ${JSON.stringify(one.vest)}${closest(String(one.vest), vestNames)}.`,
      ),
    );
  applies('EE-SQD-09');
  if (one.items.length > 2)
    wrong.push(
      refuse(
        'EE-SQD-09',
        `The ${typeOf(one)} has two slots for attachments and utilities, not ${one.items.length}.`,
      ),
    );
  one.items.forEach((carried, i) => {
    if (!itemNames.includes(carried.item)) {
      wrong.push(
        refuse(
          'EE-SQD-10',
          `There is no item ${JSON.stringify(carried.item)}${closest(String(carried.item), itemNames)}.`,
        ),
      );
      return;
    }
    const item = itemOf(carried.item);
    if (one.items.findIndex((same) => same.item === carried.item) !== i)
      wrong.push(refuse('EE-SQD-09', `The ${typeOf(one)} cannot have two of ${carried.item}.`));
    if (item.kind === 'utility') {
      if (carried.on !== null)
        wrong.push(refuse('EE-EQP-03', `A ${carried.item} is carried, not fixed to a weapon.`));
      return;
    }
    const weapon = weaponsOf(one).find((name) => name === carried.on);
    if (
      weapon === undefined ||
      !weaponNames.includes(weapon) ||
      (weaponIn(one, slotWith(one, weapon))?.range === 0 && weaponOf(weapon).second === undefined)
    ) {
      wrong.push(
        refuse(
          'EE-EQP-03',
          `The ${carried.item} of the ${typeOf(one)} must be fixed to one of its weapons of Range 1 or more.`,
        ),
      );
    } else if (item.rounds !== undefined) {
      if (!roundsFit.includes(weaponOf(weapon).class))
        wrong.push(refuse('EE-EQP-05', `A ${weapon} takes no ${carried.item}.`));
      const others = one.items.filter(
        (same) =>
          same.on === carried.on && itemNames.includes(same.item) && itemOf(same.item).rounds !== undefined,
      );
      if (others.length > 1 && others[0] === carried)
        wrong.push(refuse('EE-EQP-05', `The ${weapon} takes one kind of rounds only.`));
    }
  });
  return wrong;
}

/** EE-SQD-16 Names of soldiers tell them apart, from each other and from units. */
export function nameProblems(models: readonly Recruit[]): Refusal[] {
  const wrong: Refusal[] = [];
  const known = new Set<string>();
  for (const { called } of models) {
    if (called === undefined) continue;
    const plain = called.toLowerCase();
    if (known.has(plain)) wrong.push(refuse('EE-SQD-16', `Two soldiers are called ${called}.`));
    known.add(plain);
    const other = [...unitNames, ...models.map(typeOf), 'VIP', 'Informant'].find((name) =>
      plain.startsWith(name.toLowerCase()),
    );
    if (other !== undefined)
      wrong.push(refuse('EE-SQD-16', `${called} would be taken for ${other}: choose another name.`));
    if (plain.endsWith(' of b'))
      wrong.push(
        refuse('EE-SQD-16', `${called} would be taken for somebody of side B: choose another name.`),
      );
  }
  return wrong;
}

/** EE-SQD-10 Everything that makes a Squad illegal; nothing when it may be deployed. */
export function problemsOf(squad: Squad, rules: SquadRules): Refusal[] {
  const wrong: Refusal[] = [];
  const { models, faction } = squad;
  applies('EE-SQD-06');
  if (models.length === 0) wrong.push(refuse('EE-SQD-06', 'The Squad has no model.'));
  for (const one of models) {
    applies('EE-SQD-04');
    applies(faction === 'ADVENT' ? 'EE-FAC-01' : 'EE-FAC-03');
    if (profileOf(one).faction !== faction) {
      const rule =
        profileOf(one).faction === null ? 'EE-SQD-04' : faction === 'ADVENT' ? 'EE-FAC-01' : 'EE-FAC-03';
      wrong.push(refuse(rule, `The ${typeOf(one)} does not fight for ${faction}.`));
    }
    wrong.push(...gearProblems(one));
    if (rules.campaign && gearPrice(one) > 0)
      wrong.push(refuse('EE-CAM-02', `The ${typeOf(one)} must begin the campaign with its AI loadout.`));
  }
  const leaders = models.filter((one) => one.leader);
  applies('EE-SQD-11');
  if (models.length > 0 && leaders.length !== 1)
    wrong.push(
      refuse(
        'EE-SQD-11',
        leaders.length === 0 ? 'No model is named as Leader.' : 'Only one model can be the Leader.',
      ),
    );
  for (const leader of leaders) {
    if (leader.unit === 'ADVENT Turret') wrong.push(refuse('EE-SQD-11', 'An ADVENT Turret cannot lead.'));
    applies('EE-SQD-12');
    if (models.filter((one) => typeOf(one) === typeOf(leader)).length > 1)
      wrong.push(
        refuse('EE-SQD-12', `The Leader's unit is a single model: there can be no second ${typeOf(leader)}.`),
      );
  }
  const named = new Map(models.map((one) => [typeOf(one), one]));
  for (const [type, unit] of named) {
    if (profileOf(unit).rules.includes('Unique')) applies('EE-SPC-27');
    if (profileOf(unit).rules.includes('Unique') && models.filter((one) => typeOf(one) === type).length > 1)
      wrong.push(refuse('EE-SPC-27', `${type} is Unique.`));
  }
  wrong.push(...nameProblems(models));
  const free = models.filter((one) => one.free);
  for (const one of free) {
    if (typeOf(one) !== 'ADVENT Trooper' || faction !== 'ADVENT')
      wrong.push(refuse('EE-FAC-02', 'Only an ADVENT Trooper of an ADVENT Squad is free.'));
    else if (gearPrice(one) > 0) wrong.push(refuse('EE-FAC-02', 'The free Trooper takes no upgrades.'));
  }
  if (free.length > 1) wrong.push(refuse('EE-FAC-02', 'One Trooper is free, not more.'));
  applies('EE-SQD-01');
  const cost = costOf(squad, rules.options);
  const limit = limitFor(faction, rules);
  applies('EE-SQD-02');
  if (cost > limit)
    wrong.push(refuse('EE-SQD-02', `The Squad costs ${cost} Supplies, the limit is ${limit}.`));
  return wrong;
}
