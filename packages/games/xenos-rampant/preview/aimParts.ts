// One thing that scores, as it stands now: the parts that the aims of every battle are made of.
import { killPoints } from '../book/turn/victory.ts';
import { type Score, type Side, other } from '../table.ts';
import type { UnitView, View } from '../view.ts';

export interface Aim {
  id: string;
  words: string;
  points: string;
  rule: string;
  state: 'open' | 'now' | 'done' | 'waiting' | 'lost';
  detail?: string;
}

export const isGone = (unit: UnitView): boolean => unit.state === 'destroyed' || unit.state === 'routed';

export const friends = ({ units }: View, side: Side): UnitView[] =>
  units.filter((unit) => unit.side === side);
export const foes = ({ units }: View, side: Side): UnitView[] => units.filter((unit) => unit.side !== side);
export const trucks = ({ units }: View): UnitView[] => units.filter((unit) => unit.extra === 'truck');

export function kills(view: View, side: Side, rule: string): Aim {
  const enemies = foes(view, side).filter((unit) => unit.extra !== 'truck');
  const gone = enemies.filter(isGone);
  const points = gone.reduce((sum, unit) => sum + killPoints(unit), 0);
  return {
    id: 'kills',
    words: 'Destroy or rout enemy units',
    points: '1–2 VP each',
    rule,
    state: enemies.length > 0 && gone.length === enemies.length ? 'done' : 'open',
    detail: `${gone.length} of ${enemies.length}: ${points} VP`,
  };
}

export function commander(view: View, side: Side, rule: string, points: string): Aim {
  const lost = view.owners.some((owner) => owner.side !== side && owner.commanderLost);
  return { id: 'commander', words: 'Take out their Commander', points, rule, state: lost ? 'done' : 'open' };
}

const heldBy = (view: View, side: Side): number => view.holders.filter((holder) => holder === side).length;

export function markers(
  view: View,
  side: Side,
  aim: Omit<Aim, 'id' | 'state' | 'detail'>,
  isFor: (one: Score) => boolean = ({ rule }) => rule === aim.rule,
): Aim {
  // Once it is over, what was counted stands.
  if (view.over !== null && view.holders.length === 1) {
    const counted = view.score.filter(isFor);
    const mine = counted.some((one) => one.side === side);
    const [holder] = view.holders;
    const detail =
      counted.length === 0
        ? 'nobody held it'
        : // XR-VIC-04 Whoever is left alone has it, wherever they stand.
          holder === null
          ? `${mine ? 'yours' : 'theirs'}: no enemy was left`
          : `${mine ? 'you' : 'they'} held it`;
    return { id: 'markers', ...aim, state: mine ? 'done' : 'lost', detail };
  }
  const held = heldBy(view, side);
  const theirs = heldBy(view, other(side));
  const all = view.holders.length;
  return {
    id: 'markers',
    ...aim,
    state: all > 0 && held === all ? 'done' : held > 0 ? 'now' : 'open',
    // Before the battle nothing lies on the table that could be held.
    ...(all > 0 && { detail: heldWords(held, theirs, all) }),
  };
}

const heldWords = (held: number, theirs: number, all: number): string =>
  all === 1
    ? held > 0
      ? 'you hold it'
      : theirs > 0
        ? 'they hold it'
        : 'nobody holds it'
    : `you ${held}, they ${theirs} of ${all}`;

export const aim = (
  id: string,
  words: string,
  points: string,
  rule: string,
  state: Aim['state'] = 'open',
  detail?: string,
): Aim => ({
  id,
  words,
  points,
  rule,
  state,
  ...(detail !== undefined && { detail }),
});

/** How many of a list are so, in words and as a state. */
export function counted(
  id: string,
  words: string,
  points: string,
  rule: string,
  units: readonly UnitView[],
  so: (unit: UnitView) => boolean,
): Aim {
  const count = units.filter(so).length;
  return aim(
    id,
    words,
    points,
    rule,
    units.length > 0 && count === units.length ? 'done' : 'open',
    `${count} of ${units.length}`,
  );
}

export const out = (unit: UnitView): boolean => unit.state === 'withdrawn';

interface Worth {
  points: number;
  rule: string;
}

/** The VIP: carried off, or carried at the end. */
export function carried(view: View, side: Side, off: Worth, held: Worth): Aim[] {
  const carrier = view.vip === null ? undefined : view.units[view.vip.carrier];
  const mine = carrier?.side === side;
  const gone = view.vip?.out ?? null;
  return [
    aim(
      'vip',
      'Carry the VIP off by your own edge',
      `${off.points} VP`,
      off.rule,
      gone === side ? 'done' : gone === other(side) ? 'lost' : mine ? 'now' : 'open',
      carrier === undefined ? 'nobody carries it' : `${carrier.name} carries it`,
    ),
    aim('possession', 'Or carry the VIP at the end', `${held.points} VP`, held.rule, mine ? 'now' : 'open'),
  ];
}
