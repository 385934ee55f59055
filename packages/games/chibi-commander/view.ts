// What a viewer may know, built field by field.
import { factionOfUnit } from './book/who.ts';
import { type Bookmark, type Outcome, type Viewer, copyJson, shownFlow, applies } from '@xenotable/kernel';
import { acting } from './book/activation/activation.ts';
import type { Acting } from './book/activation/actions.ts';
import { building, workOf } from './book/preparation/building.ts';
import { betweenMissions } from './book/campaign/campaign.ts';
import { goalsOf } from './book/campaign/victory.ts';
import { covered } from './book/blips/covered.ts';
import { book } from './book/index.ts';
import type { Mover } from './book/movement/movement.ts';
import { question } from './book/question.ts';
import { stroll } from './book/movement/sending.ts';
import { deployingArmy, preparation } from './book/preparation/preparation.ts';
import { missionOf } from './missions/index.ts';
import type { Faction, Side } from './content/units.ts';
import { sideOf } from './content/units.ts';
import { copyArmy, copyBlip, copyPool, copyUnit } from './copy.ts';
import { type MissionState, copyState } from './missions/state.ts';
import type { HiddenUnit } from './names.ts';
import type {
  Agreed,
  Army,
  Blip,
  Board,
  Campaign,
  Chronicle,
  Pool,
  Table,
  TableOptions,
  Unit,
} from './table.ts';
import type { Built, Goal, MissionName } from './missions/mission.ts';
import type { Scenario } from './scenario/scenario.ts';

export interface ArmyView extends Omit<
  Army,
  'purse' | 'goal' | 'spare' | 'ghosts' | 'landing' | 'bought' | 'squad' | 'points'
> {
  /** Null where only the army's own side knows. */
  secret: Pick<
    Army,
    'purse' | 'goal' | 'spare' | 'ghosts' | 'landing' | 'bought' | 'squad' | 'points'
  > | null;
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
  options: TableOptions;
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
  state: MissionState;
  takeOff: number;
  campaign: CampaignView | null;
  /** The page that lies open before or between missions; null in the middle of one. */
  page: Page | null;
  /** The activation that is going on, also while somebody answers to a throw. */
  acting: Omit<Acting, 'outer'> | null;
  /** Who is on the move and asked where to. */
  mover: Mover | null;
  /** The mission's own question that is asked. */
  question: { topic: string; data: number[] } | null;
  /** What is placed next while people build the map. */
  building: Built | null;
}

export type Page = 'variant' | 'talks' | 'level up' | 'muster';

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
  const f = w.flow.at(-1);
  const deploying = f !== undefined && preparation.has(f) ? deployingArmy(w) : '';
  return {
    viewer,
    side,
    edition: w.edition,
    flow: shownFlow(book, w.flow),
    undoBarrier: w.undoBarrier,
    over: copyJson(w.over),
    options: w.options,
    seats: copyJson(w.seats),
    armies: w.armies.map((army) => armyView(w, army, open || army.side === side)),
    mission: w.mission,
    scenario: w.scenario,
    title: missionOf(w).title,
    variation: w.variation,
    variationName: w.variation > 0 ? (missionOf(w).variations[w.variation - 1] ?? '') : '',
    round: w.round,
    turn: w.turn,
    board: w.board,
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
    state: copyState(w.state),
    takeOff: w.takeOff,
    campaign: campaignView(w, side, open),
    ...openQuestion(w),
  };
}

function pageOf(f: Bookmark): Page | null {
  const { chapter, step } = f;
  if (chapter === preparation.name) return step === 'muster' ? 'muster' : null;
  if (chapter !== betweenMissions.name) return null;
  return step === 'variant' || step === 'talks' ? step : 'level up';
}

const moverOf = ({ unit, blip, points, drag, crystal, pull }: Mover): Mover => ({
  unit,
  blip,
  points,
  drag,
  crystal,
  pull,
});

function actingIn(w: Table): View['acting'] {
  const f = acting.in(w);
  if (f === undefined) return null;
  const { actions, command, faction, side, seat, chain, deeds, jumps, stormed } = f;
  return { ...moverOf(f), actions, command, faction, side, seat, chain, deeds, jumps, stormed };
}

/** Where the book lies open, as far as a board must know. */
function openQuestion(w: Table): Pick<View, 'page' | 'acting' | 'mover' | 'question' | 'building'> {
  const f = w.flow.at(-1);
  const none = { page: null, acting: null, mover: null, question: null, building: null };
  if (f === undefined || w.over !== null) return none;
  const moves = acting.has(f) || covered.has(f) || stroll.has(f);
  return {
    page: pageOf(f),
    acting: actingIn(w),
    mover: moves ? moverOf(f) : null,
    question: question.has(f) ? { topic: f.topic, data: f.data.slice() } : null,
    building: building.has(f) ? (workOf(w)?.what ?? null) : null,
  };
}

function armyView(w: Table, army: Army, own: boolean): ArmyView {
  const { purse, goal, spare, ghosts, landing, bought, squad, points, ...rest } = copyArmy(army);
  return {
    ...rest,
    secret: own ? { purse, goal, spare, ghosts, landing, bought, squad, points } : null,
    goals: own && w.round > 0 ? goalsOf(w, army) : [],
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
  if (known) applies('CC-BLP-28');
  return { ...rest, cell: settingUp ? -1 : blip.cell, unit: known ? unit : null };
}
