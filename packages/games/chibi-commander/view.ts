// What a viewer may know, built field by field.
import { factionOfUnit } from './book/who.ts';
import { type Bookmark, type Viewer, copyFlow, copyJson, type Outcome } from '@xenotable/kernel';
import { copyBoard } from './board.ts';
import { deployingArmy } from './book/preparation.ts';
import { missionOf } from './missions/index.ts';
import type { Faction, Side } from './content/units.ts';
import { sideOf } from './content/units.ts';
import { copyArmy, copyBlip, copyMarks, copyPool, copySettings, copyUnit } from './copy.ts';
import type { Agreed, Army, Blip, Board, Campaign, Chronicle, Pool, Settings, Table, Unit } from './table.ts';
import type { Goal, MissionName } from './missions/mission.ts';
import type { Scenario } from './scenario/scenario.ts';

/** A unit that this viewer does not know: only that it is there, and whose it is. */
export interface HiddenUnit {
  id: number;
  faction: Faction;
  hidden: true;
}

export interface ArmyView extends Omit<
  Army,
  'purse' | 'goal' | 'spare' | 'ghosts' | 'bought' | 'squad' | 'points'
> {
  /** Null where only the army's own side knows. */
  secret: Pick<Army, 'purse' | 'goal' | 'spare' | 'ghosts' | 'bought' | 'squad' | 'points'> | null;
  /** Goals that this viewer knows, with the points as they stand. */
  goals: Goal[];
}

/** What is behind a Blip: a unit, nothing, or what this viewer cannot tell. */
export interface BlipView extends Omit<Blip, 'unit'> {
  unit: number | null;
}

export interface View {
  viewer: Viewer;
  side: Side | null;
  edition: string;
  flow: Bookmark[];
  undoBarrier: number;
  over: Outcome | null;
  settings: Settings;
  seats: { name: string; kind: string }[];
  armies: ArmyView[];
  mission: MissionName;
  scenario: Scenario | null;
  title: string;
  variation: number;
  variationName: string;
  round: number;
  turn: Faction | '';
  board: Board;
  units: (Unit | HiddenUnit)[];
  blips: BlipView[];
  nextBlip: number;
  /** CC-NPC-01 What the unknown Blips can be, with numbers: everybody can count it. */
  pools: Pool[];
  activation: number;
  quiet: number;
  stir: boolean;
  marks: Record<string, number[]>;
  takeOff: number;
  campaign: CampaignView | null;
}

export interface CampaignView {
  number: number;
  rosters: (Campaign['rosters'][number] & { hidden: boolean })[];
  missions: Chronicle[];
  /** What the viewer's own side agreed on. */
  talks: Agreed[];
}

/** The side on which a viewer sits. */
export function sideOfViewer(w: Pick<Table, 'armies' | 'mission' | 'scenario'>, viewer: Viewer): Side | null {
  if (viewer === 'table') return null;
  if (missionOf(w).mode !== 'versus') return missionOf(w).people ?? 'Earth';
  return w.armies.find((army) => army.seat === viewer)?.side ?? null;
}

/** CC-GEN-27 Against the automaton, and when the mission is over, nothing is private. */
const disclosed = (w: Table): boolean => w.over !== null || missionOf(w).mode !== 'versus';

/** Whether a viewer may know a unit. */
const knows = (w: Table, side: Side | null, unit: Unit): boolean =>
  disclosed(w) || unit.known || unit.faction === null || sideOf(unit.faction) === side;

export function view(w: Table, viewer: Viewer): View {
  const side = sideOfViewer(w, viewer);
  const open = disclosed(w);
  const deploying = top(w) === 'preparation' ? deployingArmy(w) : '';
  return {
    viewer,
    side,
    edition: w.edition,
    flow: copyFlow(w.flow),
    undoBarrier: w.undoBarrier,
    over: copyJson(w.over),
    settings: copySettings(w.settings),
    seats: copyJson(w.seats),
    armies: w.armies.map((army) => armyView(w, army, open || army.side === side)),
    mission: w.mission,
    scenario: w.scenario,
    title: missionOf(w).title,
    variation: w.variation,
    variationName: w.variation > 0 ? (missionOf(w).variations[w.variation - 1] ?? '') : '',
    round: w.round,
    turn: w.turn,
    board: copyBoard(w.board),
    units: w.units.map((unit) =>
      knows(w, side, unit) ? copyUnit(unit) : { id: unit.id, faction: factionOfUnit(unit), hidden: true },
    ),
    blips: w.blips.map((blip) =>
      blipView(
        blip,
        open || side === 'Invaders' || blip.unit === -2,
        blip.faction === deploying && side !== 'Invaders',
      ),
    ),
    nextBlip: w.nextBlip,
    pools: w.pools.map(copyPool),
    activation: w.activation,
    quiet: w.quiet,
    stir: w.stir,
    marks: copyMarks(w.marks),
    takeOff: w.takeOff,
    campaign: campaignView(w, side, open),
  };
}

const top = (w: Table): string => w.flow.at(-1)?.chapter ?? '';

function armyView(w: Table, army: Army, own: boolean): ArmyView {
  const { purse, goal, spare, ghosts, bought, squad, points, ...rest } = copyArmy(army);
  return {
    ...rest,
    secret: own ? { purse, goal, spare, ghosts, bought, squad, points } : null,
    goals: own && w.round > 0 ? missionOf(w).goals(w, army) : [],
  };
}

/** CC-LVL-08, CC-CMP-11 Rosters and talks are hidden from the other side; talks for good. */
function campaignView(w: Table, side: Side | null, open: boolean): CampaignView | null {
  if (w.campaign === null) return null;
  const rosters = w.campaign.rosters.map((one) =>
    open || sideOf(one.faction) === side
      ? copyJson({ ...one, hidden: false })
      : { faction: one.faction, units: [], dead: [], hidden: true },
  );
  const talks = w.campaign.talks.filter((one) => side !== null && sideOfViewer(w, one.seat) === side);
  return {
    number: w.campaign.number,
    rosters,
    missions: copyJson(w.campaign.missions),
    talks: copyJson(talks),
  };
}

/** CC-BLP-28 Invaders know what is behind each other's Blips. While a side sets up, the others see only that it does. */
function blipView(blip: Blip, known: boolean, settingUp: boolean): BlipView {
  const { unit, ...rest } = copyBlip(blip);
  return { ...rest, cell: settingUp ? -1 : blip.cell, unit: known ? unit : null };
}
