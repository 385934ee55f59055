// A campaign between two missions, in the players' words.
import {
  BadInput,
  type Reader,
  aFlag,
  aNumber,
  aText,
  fields,
  isObject,
  listOf,
  oneOf,
  recordOf,
} from '@xenotable/kernel';
import { setSkills } from './arrangeModels.ts';
import { enlist, deployByDefault } from './book/campaign/sheet.ts';
import { recruit } from './book/squad/recruit.ts';
import { nameModels } from './book/deployment/roster.ts';
import { takeTheField } from './book/deployment/veterans.ts';
import { clearTable } from './book/battle.ts';
import { campaign } from './book/campaign/campaign.ts';
import { reward } from './book/campaign/rewards.ts';
import { speakerOf } from './book/seats.ts';
import { facilityNames } from './content/facilities.ts';
import { itemNames, vestNames } from './content/gear.ts';
import { deck } from './content/rewards.ts';
import { ruleNames, unitNames } from './content/units.ts';
import { season } from './content/season.ts';
import { weaponNames } from './content/weapons.ts';
import {
  SIDES,
  type Campaign,
  type Carried,
  type Deed,
  type MissionId,
  type Sheet,
  type Side,
  type Table,
  missionIds,
} from './table.ts';

const gearNames = [...weaponNames, ...vestNames, ...itemNames] as const;

const orNull =
  <T>(reader: Reader<T>): Reader<T | null> =>
  (value, where) =>
    value === null ? null : reader(value, where);

/** An item by its name, or with the weapon that it is fixed to. */
const aCarried: Reader<Carried> = (value, where) => {
  if (typeof value === 'string') return { item: oneOf(itemNames)(value, where), on: null };
  const { item, on } = fields({ item: oneOf(itemNames) }, { on: orNull(oneOf(weaponNames)) })(value, where);
  return { item, on: on ?? null };
};

const missionName = oneOf(missionIds);

/** EE-CAM-18 A line of a soldier's history. */
const aDeed: Reader<Deed> = (value, where) =>
  isObject(value) && 'after' in value
    ? fields({ after: missionName, rank: aNumber(1, 7), gained: orNull(aText) })(value, where)
    : fields({
        mission: missionName,
        won: aFlag,
        kills: aNumber(0, 24),
        wounds: aNumber(0, 20),
        end: oneOf(['home', 'recovering', 'fallen'] as const),
      })(value, where);

/** EE-RWD-09 A card of the Reward Deck. */
const aCard = oneOf([...new Set(deck)]);

const readVeteran = fields(
  { unit: oneOf(unitNames) },
  {
    rank: aNumber(1, 7),
    wounds: aNumber(0, 20),
    leader: aFlag,
    primary: orNull(oneOf(weaponNames)),
    secondary: orNull(oneOf(weaponNames)),
    vest: orNull(oneOf(vestNames)),
    items: listOf(aCarried),
    free: aFlag,
    skills: recordOf(aNumber(0, 12)),
    learned: listOf(oneOf(ruleNames)),
    founder: aFlag,
    deployed: aFlag,
    state: oneOf(['ready', 'recovering', 'fallen'] as const),
    'fell in battle': aFlag,
    kills: aNumber(0, 20),
    'wounds lost': aNumber(0, 20),
    history: listOf(aDeed),
    called: aText,
  },
);

export const readCampaign = fields(
  { faction: oneOf(['XCOM', 'ADVENT'] as const), roster: listOf(readVeteran) },
  {
    supplies: aNumber(0, 9999),
    store: listOf(oneOf(gearNames)),
    outpost: oneOf([0, 1, 2, 3] as const),
    facilities: listOf(oneOf(facilityNames)),
    step: oneOf([
      'prepare the sheets',
      'aftermath',
      'rewards',
      'what comes next',
      'roll for the choice',
    ] as const),
    attempt: aNumber(1, 3),
    'straight on': aFlag,
    result: fields({ winner: oneOf(['A', 'B', 'nobody'] as const) }, { secondary: aFlag }),
    difficulty: oneOf(['Easy', 'Normal', 'Classic', 'Impossible'] as const),
    cards: listOf(aCard),
    won: listOf(oneOf(season.map((one) => one.mission))),
    rival: listOf(readVeteran),
    fresh: listOf(oneOf(facilityNames)),
    'workshop used': aFlag,
    grenade: fields({ soldier: aNumber(0, 2000), item: oneOf(itemNames) }),
    wins: aNumber(0, 9),
    results: listOf(
      fields(
        { mission: missionName, won: aFlag },
        { first: aFlag, secondary: aFlag, winner: oneOf(['A', 'B', 'nobody'] as const) },
      ),
    ),
  },
);

type Given = ReturnType<typeof readCampaign>;

function sheetOf(side: Side, given: Given, roster: Given['roster']): Sheet {
  const sheet: Sheet = {
    side,
    faction: side === 0 ? given.faction : given.faction === 'XCOM' ? 'ADVENT' : 'XCOM',
    roster: [],
    supplies: given.supplies ?? 0,
    store: [...(given.store ?? [])],
    outpost: given.outpost ?? 0,
    facilities: [...(given.facilities ?? [])],
    fresh: [...(given.fresh ?? [])],
    workshopUsed: given['workshop used'] ?? false,
    grenade:
      given.grenade === undefined ? null : { veteran: given.grenade.soldier, item: given.grenade.item },
    wins: given.wins ?? 0,
  };
  for (const [i, one] of roster.entries()) {
    const v = enlist(
      sheet,
      recruit(one.unit, {
        leader: one.leader ?? false,
        free: one.free ?? false,
        ...(one.called !== undefined && { called: one.called }),
      }),
      one.founder ?? true,
    );
    setSkills(v.skills, one.skills ?? {}, `given.campaign.roster[${i}].skills`);
    v.learned = one.learned ?? [];
    if (one.primary !== undefined) v.primary = one.primary;
    if (one.secondary !== undefined) v.secondary = one.secondary;
    v.vest = one.vest ?? null;
    v.items = (one.items ?? []).map((carried) => ({ ...carried }));
    v.history = (one.history ?? []).map((deed) => ({ ...deed }));
    v.rank = one.rank ?? 1;
    v.wounds = one.wounds ?? v.skills.HEALTH;
    v.state = one.state ?? 'ready';
    v.deployed = one.deployed ?? v.state === 'ready';
  }
  return sheet;
}

/** The deployed soldiers as they stand at the end of the mission. */
function field(w: Table, given: Given): void {
  for (const side of SIDES) takeTheField(w, side);
  nameModels(w);
  for (const m of w.models) {
    const list = m.side === 0 ? given.roster : (given.rival ?? []);
    const fate = m.roster >= 0 ? list[m.roster % 1000] : undefined;
    m.place = fate?.['fell in battle'] ? 'destroyed' : 'board';
    m.kills = fate?.kills ?? 0;
    m.wounds = m.place === 'destroyed' ? 0 : m.wounds - (fate?.['wounds lost'] ?? 0);
    m.cell = 0;
  }
}

const WINNERS = { A: 0, B: 1, nobody: null } as const;

/** The sheets of a campaign that has come to a mission. */
export function openCampaign(w: Table, given: Given, mission: MissionId): Campaign {
  const index = season.findIndex((one) => one.mission === mission);
  const rival = given.rival !== undefined;
  if (index < 0 && !rival) throw new BadInput('given.mission', 'is no mission of the season');
  w.mode = rival ? 'rival campaign' : 'campaign';
  w.sides[0].faction = given.faction;
  w.sides[1].faction = given.faction === 'XCOM' ? 'ADVENT' : 'XCOM';
  const won = (given.won ?? []).map((id) => ({ mission: id, won: true, winner: 'A' as const }));
  const played: Campaign = {
    kind: rival ? 'rival' : 'season',
    at: Math.max(0, index),
    attempt: given.attempt ?? 1,
    results: [...won, ...(given.results ?? [])].map((one) => ({
      mission: one.mission,
      won: one.won,
      first: 'first' in one ? (one.first ?? true) : true,
      secondary: 'secondary' in one ? (one.secondary ?? false) : false,
      winner: WINNERS[one.winner ?? (one.won ? 'A' : 'B')] ?? -1,
    })),
    sheets: [
      sheetOf(0, given, given.roster),
      given.rival === undefined ? null : sheetOf(1, given, given.rival),
    ],
    straightOn: given['straight on'] ?? false,
  };
  w.campaign = played;
  return played;
}

/** The steps of the campaign's chapter at which a case may begin. */
export function arrangeCampaign(w: Table, given: Given, at: MissionId | undefined): Table {
  const mission = at ?? 'SE1.2';
  const played = openCampaign(w, given, mission);
  clearTable(w, mission);
  w.difficulty = given.difficulty ?? 'Normal';
  w.round = 5;
  field(w, given);
  if (given.result !== undefined)
    w.result = {
      winner: WINNERS[given.result.winner],
      rule: 'EE-END-01',
      why: 'as given',
      secondary: given.result.secondary ?? false,
    };
  // After the aftermath the mission stands on the sheet.
  if (w.result !== null && given.step !== 'aftermath') {
    const { winner, secondary } = w.result;
    played.results.push({
      mission,
      won: winner === 0,
      first: played.attempt === 1,
      secondary,
      winner: winner ?? -1,
    });
  }
  for (const sheet of played.sheets)
    if (sheet !== null && given.step === 'prepare the sheets') deployByDefault(w, sheet, mission);
  openCamp(w, given, mission);
  return w;
}

/** The page of the campaign. Cards that lie there are rewarded at once, or where the rewards are drawn if that is still to come. */
function openCamp(w: Table, given: Given, mission: MissionId): void {
  const { cards, step } = given;
  const later = step === 'aftermath' || step === 'rewards';
  if (cards !== undefined && step !== undefined && !later)
    throw new BadInput('given.campaign.cards', `no cards lie on the table at '${step}'`);
  const drawn = cards === undefined ? {} : { cards: [...cards] };
  w.flow = [campaign.begin({ mission, chooser: -1, side: 0, ...drawn }, step ?? 'prepare the sheets')];
  if (cards === undefined || later) return;
  const laboratory = given.facilities?.includes('Laboratory') === true;
  w.flow = [
    campaign.begin({ mission, chooser: -1, side: 1 }, 'what comes next'),
    reward.begin(
      {
        side: 0,
        cards: [...cards],
        count: cards.length - (laboratory ? 1 : 0),
        players: [...w.sides[0].seats],
        any: 0,
        by: speakerOf(w, 0),
      },
      'discard one',
    ),
  ];
}
