// What a choice puts at stake: hits of a shot, what lies under a card, kills and AMMO of a plan, a check, and what the enemies then do.
import { type Seat, type Stake, type Told, itemAt } from '@xenotable/kernel';
import { shadowPrice } from './book/combat/reveal.ts';
import { diesNow } from './book/combat/resolution.ts';
import { isGun } from './book/squad.ts';
import type { Choice, ChoiceOf } from './choices.ts';
import { isBystander, isEnemy } from './content/cards.ts';
import { nameOnCard } from './content/kinds.ts';
import { enough, hitsSoFar, hitsToPlace, isEnough, mayExceed } from './enough.ts';
import type { Happening } from './happenings.ts';
import { BANDS, type Position, type Table, type Unit } from './table.ts';
import type { View } from './view.ts';

type EarthStake = Stake<Table, Happening>;

/** Wounds that the squad has made in Step 2 and will place. */
const hitsMade = (w: Position): number =>
  w.squad.reduce((sum, unit) => sum + (unit.act === 'charges' ? 0 : unit.sl), 0);

const titleOf = (before: number): string =>
  before === 0 ? 'Hits to place' : `Hits to place, ${before} so far`;

/** Reads the hits after shots in a row, which end with the hit that is enough, and how many of them are of no use. */
function afterShots(
  v: View,
): (w: Table, told: readonly Told<Happening>[]) => { made: number; surplus: number } {
  const { hits: most } = enough(v);
  const stops = !isEnough(v);
  const before = { made: hitsMade(v.table), useful: hitsSoFar(v.table) };
  return (w, told) => {
    let { made, useful } = before;
    for (const { what } of told) {
      if (what.type !== 'checked' || (stops && useful >= most)) continue;
      const type = w.squad.find((unit) => unit.name === what.unit)?.type ?? 'Rifleman';
      made += what.sl;
      useful += hitsToPlace({ type, act: what.act }, what.sl);
    }
    return { made, surplus: Math.max(0, useful - most) };
  };
}

/** Shots of one unit or of several in a row. */
function shots(v: View): EarthStake[] {
  const after = afterShots(v);
  return [
    {
      key: 'hits',
      title: titleOf(hitsMade(v.table)),
      values: { unit: 'hits', better: 'more' },
      of: (w, told) => after(w, told).made,
    },
    ...(mayExceed(v)
      ? [
          {
            key: 'surplus',
            title: 'Hits that nothing needs',
            values: { unit: 'hits', better: 'less' } as const,
            of: (w: Table, told: readonly Told<Happening>[]) => after(w, told).surplus,
          },
        ]
      : []),
  ];
}

/** A shot again: it replaces what the unit has made. */
const burst = (v: View): EarthStake[] => [
  {
    key: 'hits',
    title: titleOf(hitsMade(v.table)),
    values: { unit: 'hits', better: 'more' },
    of: (w) => hitsMade(w),
  },
];

/** The name of the card that is turned up in a slot. */
const turnedUp = (told: readonly Told<Happening>[], slot: number): string => {
  for (const { what } of told)
    if (what.type === 'turned up' && what.slot === slot) return nameOnCard(what.card) ?? what.card;
  throw new Error(`slot ${slot} was not turned up`);
};

function flip(v: View, { slot }: ChoiceOf<'flip'>): EarthStake[] {
  const { could } = itemAt(v.slots, slot - 1);
  if (could === null || could.kinds.length < 2) return [];
  return [
    {
      key: `slot ${slot}`,
      title: `Under slot ${slot}`,
      // Shadows and bystanders first: the colours are then those of the unseen cards.
      values: { words: [...new Set(could.kinds.map((one) => one.kind))].toReversed() },
      of: (_w, told) => turnedUp(told, slot),
    },
  ];
}

/** Enemies or bystanders that die of the wounds on them, once all cards lie open. */
const deaths = (w: Table, test: (card: number) => boolean): number =>
  w.combat === null ? 0 : w.combat.slots.filter((slot) => test(slot.card) && diesNow(w, slot)).length;

const couldBeBystander = (v: View): boolean =>
  v.slots.some(
    (slot) => (slot.could?.bystander ?? 0) > 0 || slot.kind === 'Civilian' || slot.kind === 'Survivor',
  );

/** EW-AMO-03 What the shadows take of the AMMO that is there. */
const lostAmmo = (w: Table): number => Math.min(w.mission.ammo, shadowPrice(w));

const AMMO_LEFT = ['is left', 'runs out'] as const;

/** Whether the wounds on all cards could take the last AMMO. */
function mayRunDry({ table: { mission, combat } }: View, { wounds }: ChoiceOf<'assign'>): boolean {
  const laid = combat?.slots.reduce((sum, slot) => sum + slot.wounds, 0) ?? 0;
  const others = combat?.volleys.slice(1).reduce((sum, volley) => sum + volley.wounds, 0) ?? 0;
  return mission.ammo > 0 && wounds.reduce((sum, count) => sum + count, laid + others) >= mission.ammo;
}

function placing(v: View, choice: ChoiceOf<'assign'>): EarthStake[] {
  return [
    {
      key: 'kills',
      title: 'Enemies killed',
      values: { unit: 'killed', better: 'more' },
      of: (w) => deaths(w, isEnemy),
    },
    {
      key: 'wasted',
      title: 'AMMO lost on shadows',
      values: { unit: 'AMMO', better: 'less' },
      of: (w) => (w.combat === null ? 0 : lostAmmo(w)),
    },
    ...(mayRunDry(v, choice)
      ? [
          {
            key: 'dry',
            title: 'At 0 AMMO all FIRE is 3 lower',
            values: { words: AMMO_LEFT },
            of: (w: Table) => (w.combat !== null && lostAmmo(w) >= w.mission.ammo ? 'runs out' : 'is left'),
          },
        ]
      : []),
    ...(couldBeBystander(v)
      ? [
          {
            key: 'bystanders',
            title: 'Bystanders shot',
            values: { unit: 'shot', better: 'less' } as const,
            of: (w: Table) => deaths(w, isBystander),
          },
        ]
      : []),
  ];
}

const people = (w: Position): Unit[] => w.squad.filter((unit) => !isGun(unit));
const woundsOf = (w: Position): number =>
  people(w).reduce((sum, unit) => sum + (unit.implanted ? unit.hits : unit.wounds), 0);
const standingIn = (w: Position): number => people(w).filter((unit) => unit.status === 'standing').length;

/** What the enemies' half of the round does to the squad, if nobody gives another order. */
function enemiesTurn(v: View): EarthStake[] {
  const before = woundsOf(v.table);
  const stood = standingIn(v.table);
  return [
    {
      key: 'hurt',
      title: 'Wounds on the squad in this round',
      values: { unit: 'wounds', better: 'less' },
      of: (w) => Math.max(0, woundsOf(w) - before),
    },
    {
      key: 'down',
      title: 'Units that go DOWN',
      values: { unit: 'DOWN', better: 'less', defeat: stood },
      of: (w) => Math.max(0, stood - standingIn(w)),
    },
  ];
}

const FATES = ['unhurt', 'hurt', 'DOWN'] as const;

/** What becomes of one unit in this round. */
function fate(v: View, id: number): EarthStake[] {
  const unit = v.table.squad.find((one) => one.id === id);
  if (unit === undefined) return [];
  return [
    {
      key: `unit ${id}`,
      title: unit.name,
      values: { words: FATES },
      of(w) {
        const after = w.squad.find((one) => one.id === id);
        if (after === undefined || after.status !== 'standing') return 'DOWN';
        return after.wounds > unit.wounds ? 'hurt' : 'unhurt';
      },
    },
  ];
}

const CHECKS = ['success', 'failure'] as const;

const outcome = (key: string, title: string, good: string): EarthStake => ({
  key,
  title,
  values: { words: CHECKS },
  of: (_w, told) => (told.some(({ what }) => what.type === good) ? 'success' : 'failure'),
});

/** The node where the squad stands. */
const nodeTitle = (v: View): string => v.mission.map.find((node) => node.here)?.title ?? 'The check';

const nameOf = (v: View, id: number): string =>
  v.table.squad.find((unit) => unit.id === id)?.name ?? `unit ${id}`;

function used(choice: ChoiceOf<'use'>): EarthStake[] {
  if (choice.item === 'Hazard Scanner')
    return [
      {
        key: 'scanned',
        title: 'Shadows among the dealt cards',
        values: { unit: 'shadows', better: 'less' },
        of: (w) => w.combat?.scanned ?? 0,
      },
    ];
  if (choice.item !== 'Sentry Gun') return [];
  return [
    {
      key: 'gun',
      title: 'Where the gun stands',
      values: { words: BANDS },
      of: (_w, told) => {
        for (const { what } of told) if (what.type === 'ranged') return itemAt(BANDS, what.band);
        throw new Error('the gun was not ranged');
      },
    },
  ];
}

function ordered(v: View, choice: ChoiceOf<'order'>): EarthStake[] {
  if (choice.order === 'One more burst!') return burst(v);
  return choice.order === 'Hold the line!' && 'unit' in choice ? fate(v, choice.unit) : [];
}

/** Going on leaves the enemies to their dice after the reveal and before they hit. */
function goingOn(v: View): EarthStake[] {
  const step = v.table.combat?.step;
  return step === 4 || step === 6 ? enemiesTurn(v) : [];
}

export function stakes(v: View, _seat: Seat, choice: Choice): EarthStake[] {
  switch (choice.do) {
    case 'fire':
    case 'melee':
      return shots(v);
    case 'charges':
      return [
        {
          key: 'charges',
          title: `Charges of ${nameOf(v, choice.unit)}`,
          values: { unit: 'charges', better: 'more' },
          of: (w) => w.squad.find((unit) => unit.id === choice.unit)?.sl ?? 0,
        },
      ];
    case 'flip':
      return flip(v, choice);
    case 'assign':
      return placing(v, choice);
    case 'order':
      return ordered(v, choice);
    case 'check':
      return [outcome('check', `${nodeTitle(v)}: ${nameOf(v, choice.unit)}`, 'check passed')];
    case 'operate':
      return [outcome('surgery', `Surgery on ${nameOf(v, choice.unit)}`, 'pulled through')];
    case 'use':
      return used(choice);
    case 'done':
      return goingOn(v);
    default:
      return [];
  }
}

const SHOTS: ReadonlySet<string> = new Set(['fire', 'melee', 'charges', 'flip']);

/** Shots end before the cards are turned, checks with their result, and the enemies' half with the next round. */
export function actEnds(what: Happening, _seat: Seat, choice: Choice): boolean {
  if (what.type === 'dealt' || what.type === 'combat over' || what.type === 'mission won') return true;
  if (choice.do === 'check') return what.type === 'check passed' || what.type === 'check failed';
  if (choice.do === 'operate') return what.type === 'pulled through' || what.type === 'lost';
  if (what.type === 'assigned') return choice.do !== 'assign';
  return what.type === 'turned up' && SHOTS.has(choice.do);
}
