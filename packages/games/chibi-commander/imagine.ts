// A complete table that a viewer could not tell from the real one.
import { unitOf, armyOf } from './book/who.ts';
import { type Chance, copyFlow, copyJson } from '@xenotable/kernel';
import { ghostsFor } from './book/blips/blips.ts';
import { isBeaten } from './book/campaign/ending.ts';
import { addUnit, isFree } from './book/movement/arrivals.ts';
import { typesAt } from './content/units.ts';
import { copyBlip, copyPool, copyUnit } from './copy.ts';
import { copyState } from './missions/state.ts';
import { missionOf } from './missions/index.ts';
import { type Army, type Blip, type Campaign, GHOST, NONE, type Table, type Unit } from './table.ts';
import type { ArmyView, CampaignView, View } from './view.ts';

/** One of several; no chance is used up if there is only one. */
function pick<T>(chance: Chance, things: readonly T[]): T {
  const weights = things.map(() => 1);
  const [only] = things.length === 1 ? things : things.slice(chance.pick(weights, 'imagine'));
  if (only === undefined) throw new Error('there is nothing to imagine one of');
  return only;
}

/** An army with what only its own side knows made up. */
function imagineArmy(v: ArmyView, chance: Chance): Army {
  const { secret, goals: _shown, ...rest } = v;
  if (secret !== null)
    return { ...rest, ...secret, bought: secret.bought.slice(), squad: secret.squad.slice() };
  return {
    ...rest,
    purse: 0,
    goal: pick(chance, [1, 2, 3, 4, 5, 6]),
    spare: 0,
    ghosts: 0,
    landing: 0,
    bought: [],
    squad: [],
    points: 0,
  };
}

export function imagine(v: View, chance: Chance): Table {
  const w: Table = {
    edition: v.edition,
    flow: copyFlow(v.flow),
    undoBarrier: v.undoBarrier,
    over: copyJson(v.over),
    options: v.options,
    seats: copyJson(v.seats),
    armies: v.armies.map((army) => imagineArmy(army, chance)),
    mission: v.mission,
    scenario: v.scenario,
    variation: v.variation,
    round: v.round,
    turn: v.turn,
    board: v.board,
    units: [],
    blips: [],
    nextBlip: v.nextBlip,
    pools: v.pools.map(copyPool),
    activation: v.activation,
    quiet: v.quiet,
    stir: v.stir,
    state: copyState(v.state),
    takeOff: v.takeOff,
    campaign: v.campaign === null ? null : imagineCampaign(v.campaign, chance),
  };
  for (const unit of v.units) {
    if ('hidden' in unit) {
      const army = armyOf(w, unit.faction);
      addUnit(w, pick(chance, typesAt(unit.faction, 1)), army.side, unit.faction, army.seat);
    } else w.units.push(copyUnit(unit));
  }
  w.blips = v.blips.map((blip) => copyBlip({ ...blip, unit: blip.unit ?? GHOST }));
  v.armies.forEach((army) => {
    if (army.secret !== null) return;
    const own = armyOf(w, army.faction);
    if (own.ready && w.round === 0) fillSquad(w, own, chance);
    if (own.side === 'Invaders') hideBehindBlips(w, v, own, chance);
  });
  return w;
}

const imagineCampaign = (v: CampaignView, chance: Chance): Campaign => ({
  number: v.number,
  rosters: v.rosters.map((one) => imagineRoster(one, chance)),
  missions: copyJson(v.missions),
  talks: copyJson(v.talks),
});

/** A hidden roster: enough LV1 units for any mission. */
function imagineRoster(v: CampaignView['rosters'][number], chance: Chance): Campaign['rosters'][number] {
  const { hidden, ...roster } = copyJson(v);
  if (hidden)
    for (let i = 0; i < 12; i++)
      roster.units.push({
        type: pick(chance, typesAt(roster.faction, 1)),
        involved: false,
        promoted: false,
        fielded: false,
      });
  return roster;
}

/** Before the units stand on the table: a squad that could have been chosen. */
function fillSquad(w: Table, army: Army, chance: Chance): void {
  if (w.units.some((unit) => unit.faction === army.faction)) return;
  const slots = missionOf(w).squads.slots(w, army);
  for (let i = 0; i < slots; i++) army.squad.push(pick(chance, typesAt(army.faction, 1)));
}

/** Hidden units stand behind Blips, wherever there are enough; the rest have left covered or are still to come. */
function hideBehindBlips(w: Table, v: View, army: Army, chance: Chance): void {
  const hidden = w.units.filter(
    (unit) => unit.faction === army.faction && !unit.known && unit.fate === 'waiting' && unit.cell === NONE,
  );
  const blips = w.blips.filter((blip, i) => blip.faction === army.faction && v.blips[i]?.unit === null);
  const settingUp = blips.some((blip) => blip.cell === NONE);
  // Where the table knows that nobody is left, all Blips are Ghosts.
  const open = isBeaten(w, 'Invaders') ? [] : blips.slice();
  for (const unit of hidden) {
    if (open.length === 0) {
      if (
        w.round > 0 &&
        missionOf(w).ground.spawns(w, unit).length === 0 &&
        missionOf(w).setUp.placing?.(w, unit) != null
      )
        slipAway(unit, army);
      continue;
    }
    const blip = settingUp && open[0] !== undefined ? open[0] : pick(chance, open);
    open.splice(open.indexOf(blip), 1);
    blip.unit = unit.id;
    unit.blip = blip.id;
    unit.fate = '';
    unit.cell = blip.cell;
  }
  if (settingUp) for (const blip of blips) stand(w, blip, chance);
  army.ghosts = reserveOf(w, army, blips, settingUp);
}

/** Ghosts that an army may have left; before the first round, when all its Blips stand, none. */
function reserveOf(w: Table, army: Army, blips: readonly Blip[], settingUp: boolean): number {
  const stands = w.round === 0 && blips.length > 0 && !settingUp;
  if (stands || w.units.length === 0 || !missionOf(w).ground.blips(w)) return 0;
  const all = ghostsFor(w, army, w.units.filter((unit) => unit.faction === army.faction).length);
  return Math.max(0, all - blips.filter((blip) => blip.unit === GHOST).length);
}

function slipAway(unit: Unit, army: Army): void {
  unit.fate = 'evacuated';
  unit.by = army.faction;
}

/** A field for a Blip whose place the viewer has not seen. */
function stand(w: Table, blip: Blip, chance: Chance): void {
  const mission = missionOf(w);
  const army = armyOf(w, blip.faction);
  const allowed =
    blip.unit >= 0
      ? mission.setUp.placing?.(w, unitOf(w, blip.unit))
      : mission.setUp.placingGhosts?.(w, army);
  const cells = (allowed ?? []).filter((cell) => isFree(w, cell));
  const cell = pick(chance, cells);
  blip.cell = cell;
  if (blip.unit >= 0) unitOf(w, blip.unit).cell = cell;
}
