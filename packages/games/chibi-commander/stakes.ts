// What a choice puts at stake: about its target and this act only.
import { cross } from '@xenotable/board';
import type { Seat, Stake, Told } from '@xenotable/kernel';
import { grid, terrainOf } from './board.ts';
import { strike } from './book/fight/strike.ts';
import { hearts } from './book/who.ts';
import type { Choice } from './choices.ts';
import type { Happening } from './happenings.ts';
import { blipName, nameOf } from './names.ts';
import { couldBe } from './preview/pools.ts';
import { knownUnit } from './preview/table.ts';
import { walkTo, walkerNow } from './preview/walks.ts';
import { type BlipId, NONE, type Table, UNKNOWN, type Unit, type UnitId } from './table.ts';
import { blipThing, unitThing } from './things.ts';
import type { View } from './view.ts';

type AStake = Stake<Table, Happening>;

/** How a victim ends, best for an attacker first; who lies in coma dies or not. */
const ENDS = ['dead', 'coma', 'hurt', 'nothing'];
const LYING = ['dead', 'nothing'];

function endOf(after: Unit | undefined, before: Unit): string {
  if (after === undefined || after.fate === 'dead') return 'dead';
  if (before.coma) return 'nothing';
  if (after.coma) return 'coma';
  return after.lost > before.lost ? 'hurt' : 'nothing';
}

/** What becomes of a unit that is attacked. */
function fateOf(view: View, id: UnitId): AStake[] {
  const before = knownUnit(view, id);
  if (before === null || before.cell < 0) return [];
  const words = before.coma ? LYING : ENDS;
  const own = before.side === view.side || before.side === 'neutral';
  return [
    {
      key: unitThing(id),
      title: nameOf(view, id),
      values: { words: own ? words.toReversed() : words },
      of: (after) => endOf(after.units[id], before),
    },
  ];
}

/** What turns up behind a Blip that is looked behind; nothing to say where its commander knows. */
function behindOf(view: View, id: BlipId): AStake[] {
  const blip = view.blips.find((one) => one.id === id);
  if (blip === undefined || blip.unit !== UNKNOWN) return [];
  const kinds = [...new Set([...couldBe(view, blip).map(({ what }) => what), 'Ghost', 'still a Blip'])];
  return [
    {
      key: blipThing(id),
      title: blipName(id),
      values: { words: kinds },
      of: (_after, told) => revealedAs(told, id, blip.cell),
    },
  ];
}

function revealedAs(told: readonly Told<Happening>[], id: BlipId, cell: number): string {
  for (const { what } of told) {
    if (what.type === 'ghost vanished' && what.blip === id) return 'Ghost';
    if (what.type === 'revealed' && what.cell === cell) return what.kind;
  }
  return 'still a Blip';
}

/** A shot at a Blip: a hit uncovers it. */
const shotAtBlip = (view: View, id: BlipId): AStake[] => [
  {
    key: `hit ${blipThing(id)}`,
    title: `Shot at ${blipName(id)}`,
    values: { words: ['hit', 'miss'] },
    of: (_after, told) =>
      told.some(({ what }) => what.type === 'strike throw' && what.hit && what.unit === view.acting?.unit)
        ? 'hit'
        : 'miss',
  },
  ...behindOf(view, id),
];

/** Everybody in the area of an explosion. */
function inArea(view: View, at: number): AStake[] {
  const area = cross(grid, at, terrainOf(view.board).levels, 2);
  return view.units.flatMap((unit) =>
    !('hidden' in unit) && unit.blip === NONE && area.includes(unit.cell) ? fateOf(view, unit.id) : [],
  );
}

function healed(view: View, id: UnitId): AStake[] {
  const before = knownUnit(view, id);
  if (before === null) return [];
  const title = nameOf(view, id);
  if (before.coma)
    return [
      {
        key: unitThing(id),
        title,
        values: { words: ['wakes', 'still in coma'] },
        of: (after) => (after.units[id]?.coma === false ? 'wakes' : 'still in coma'),
      },
    ];
  return [
    {
      key: unitThing(id),
      title: `${title} heals`,
      values: { unit: 'hearts', better: 'more' },
      of(after) {
        const now = after.units[id];
        return now === undefined ? 0 : hearts(now) - hearts(before);
      },
    },
  ];
}

const mind = (view: View, id: UnitId): AStake[] => [
  {
    key: unitThing(id),
    title: `Mind of ${nameOf(view, id)}`,
    values: { words: ['gives way', 'holds'] },
    of: (_after, told) =>
      told.some(({ what }) => what.type === 'PSI throw' && what.victim === id && what.success)
        ? 'gives way'
        : 'holds',
  },
];

const jump = (view: View): AStake[] => {
  const id = view.acting?.unit ?? NONE;
  return [
    {
      key: 'teleport',
      title: `Teleport of ${nameOf(view, id)}`,
      values: { words: ['succeeds', 'fails'] },
      of: (_after, told) =>
        told.some(({ what }) => what.type === 'teleport throw' && what.unit === id && what.success)
          ? 'succeeds'
          : 'fails',
    },
  ];
};

/** The throw that Luck may repeat: the victim of the strike that is under way. */
function repeated(view: View): AStake[] {
  const open = view.flow.findLast((f) => strike.has(f));
  if (open === undefined || !strike.has(open)) return [];
  const victim = open.victims[0] ?? open.unit;
  if (victim !== NONE) return fateOf(view, victim);
  return open.blip === NONE ? [] : behindOf(view, open.blip);
}

/** A walk that uncovers a Blip. */
function walked(view: View, to: number): AStake[] {
  const who = walkerNow(view);
  const walk = who === null ? null : walkTo(view, who, to);
  return walk === null || walk.sighting === null ? [] : behindOf(view, walk.sighting.blip);
}

const MOST = 4;

export function stakes(view: View, _seat: Seat, choice: Choice): AStake[] {
  switch (choice.do) {
    case 'attack':
      return 'unit' in choice ? fateOf(view, choice.unit) : shotAtBlip(view, choice.blip);
    case 'aim':
      return inArea(view, choice.at).slice(0, MOST);
    case 'heal':
      return healed(view, choice.unit);
    case 'mind':
      return mind(view, choice.unit);
    case 'teleport':
      return jump(view);
    case 'luck':
    case 'keep it':
      return repeated(view);
    case 'scan':
    case 'spot':
      return behindOf(view, choice.blip);
    case 'walk':
      return walked(view, choice.to);
    default:
      return [];
  }
}

/** The enemy's turn and the next round are no part of what somebody does now. */
export const actEnds = (what: Happening): boolean => what.type === 'turn' || what.type === 'round';
