// CHECK and CHOICE nodes (EW-NOD-03, EW-NOD-06), and what comes of them.
import type { Next, Seat } from '@xenotable/kernel';
import { checkWords } from '../../content/effects.ts';
import type { Effect } from '../../content/mission.ts';
import { kindNamed } from '../../content/kinds.ts';
import { type Choice, expected } from '../../choices.ts';
import { type Play, type Part, question } from '../chapter.ts';
import { tick } from '../combat/combat.ts';
import type { Table } from '../../table.ts';
import { DONE, type OnTheWay, branchHere, branchesHere, checkHere, onwards } from './node.ts';
import { nodeHere, sheetHere } from '../nodes.ts';
import { checkNumber, randomNumber, succeeds } from '../numbers.ts';
import { armour, witsRating } from '../ratings.ts';
import {
  fell,
  itemOf,
  leaderSeat,
  somebodyStands,
  squadWho,
  standing,
  takeWounds,
  unitOf,
  usable,
} from '../squad.ts';

/** EW-S7-02 */
const stops = (play: Play, rating: number): boolean =>
  succeeds(rating, checkNumber(play, rating, 'EW-S7-02'));

/** Each standing unit takes a wound on a low RN; with `armoured` its ARM may stop it. */
export function harm(play: Play, upTo: number, armoured: boolean, rule: string): void {
  for (const unit of standing(play.w)) {
    const rn = randomNumber(play, rule);
    const stopped = rn > upTo || (armoured && stops(play, armour(play.w, unit, -1)));
    if (!stopped) takeWounds(unit, 1);
    play.tell?.(
      { type: stopped ? 'unharmed' : 'hurt', unit: unit.name, rn, wounds: unit.wounds, hits: unit.hits },
      rule,
    );
    if (!stopped) fell(play, unit);
  }
}

/** What a check, a branch or its failure brings about. */
function apply(play: Play, effects: readonly Effect[], rule: string): void {
  const { mission } = play.w;
  for (const effect of effects) {
    if (effect.does === 'add') mission.owed.push({ node: effect.node, kind: kindNamed(play.w, effect.kind) });
    else if (effect.does === 'command')
      mission.command[effect.node - 1] = (mission.command[effect.node - 1] ?? 0) + effect.cp;
    else if (effect.does === 'lights') mission.lights = true;
    else if (effect.does === 'skip') mission.deeds.ends[effect.node - 1] = 'skipped';
    else if (effect.does === 'burn') {
      if (effect.held) mission.clockHeld = true;
      tick(play, effect.clock);
    } else harm(play, effect.upTo, false, rule);
  }
}

function resolve(
  play: Play,
  f: OnTheWay,
  success: boolean,
): Next<'the mission ends' | 'on to the next node'> {
  const { mission } = play.w;
  const node = nodeHere(play.w);
  const check = checkHere(play.w, f.branch);
  mission.deeds.ends[mission.node - 1] = success ? 'done' : 'failed';
  play.tell?.({ type: success ? 'check passed' : 'check failed', node: node.title }, node.id);
  apply(play, success ? check.success : check.failure, node.id);
  // EW-NOD-08 Lost at once when nobody is standing.
  return somebodyStands(play.w) ? onwards : { goTo: 'the mission ends' };
}

/** EW-Q-16 The Breaching Charges of a seat. */
const breaches = (w: Table, seat: Seat): Choice[] =>
  w.squad.flatMap((unit): Choice[] =>
    unit.seat === seat && usable(unit, 'Breaching Charge') !== null ? [{ do: 'breach', unit: unit.id }] : [],
  );

/** EW-Q-16 The check succeeds without an RN. */
function breach(play: Play, f: OnTheWay, id: number): Next<'the mission ends' | 'on to the next node'> {
  const unit = unitOf(play.w, id);
  itemOf(unit, 'Breaching Charge').uses--;
  play.tell?.({ type: 'used', unit: unit.name, item: 'Breaching Charge' }, 'EW-Q-16');
  return resolve(play, f, true);
}

export const checks = {
  /** EW-Q-16, EW-M-COOP-01 A Breaching Charge is for its carrier's person to use; the leader's own wait for the next question. */
  'breaching charges': question<OnTheWay, 'the mission ends' | 'on to the next node'>({
    rule: 'EW-Q-16',
    prompt: (w) => `${nodeHere(w).title}: use a Breaching Charge?`,
    who: (w, f) =>
      squadWho(
        w,
        (seat) => seat !== leaderSeat(w) && !f.ready.includes(seat) && breaches(w, seat).length > 0,
      ),
    offers: (w, _f, seat) => [...breaches(w, seat), DONE],
    take(play, f, seat, choice) {
      if (choice.do === 'breach') return breach(play, f, choice.unit);
      f.ready.push(seat);
      return 'again';
    },
  }),
  /** EW-NOD-03, EW-Q-16 One standing unit tries, a Breaching Charge does it without an RN, or nobody does. */
  'a check': question<OnTheWay, 'the mission ends' | 'on to the next node'>({
    rule: 'EW-NOD-03',
    prompt: (w, f) => {
      const check = checkHere(w, f.branch);
      const { wits } = check;
      return `${nodeHere(w).title}: who checks WITS${wits === 0 ? '' : ` ${wits}`}? ${checkWords(check, sheetHere(w))}`;
    },
    who: (w) => leaderSeat(w),
    offers: (w, _f, seat) => [
      ...standing(w).map((unit): Choice => ({ do: 'check', unit: unit.id })),
      ...breaches(w, seat),
      { do: 'skip' },
    ],
    take(play, f, _seat, choice) {
      if (choice.do === 'breach') return breach(play, f, choice.unit);
      if (choice.do !== 'check') return resolve(play, f, false);
      const unit = unitOf(play.w, choice.unit);
      const rating = witsRating(unit, checkHere(play.w, f.branch).wits);
      const rn = checkNumber(play, rating, 'EW-NOD-03');
      play.tell?.({ type: 'tried', unit: unit.name, rating, rn }, 'EW-NOD-03');
      return resolve(play, f, succeeds(rating, rn));
    },
  }),

  /** EW-NOD-06 The leader picks a branch. */
  'a choice': question<OnTheWay, 'breaching charges' | 'the mission ends' | 'on to the next node'>({
    rule: 'EW-NOD-06',
    prompt: (w) => `${nodeHere(w).title}?`,
    who: (w) => leaderSeat(w),
    offers: (w) => branchesHere(w).map((branch): Choice => ({ do: 'branch', branch: branch.name })),
    take(play, f, _seat, choice) {
      const w = play.w;
      const branch = branchHere(w, expected(choice, 'branch').branch);
      f.branch = branch.name;
      w.mission.deeds.ends[w.mission.node - 1] = 'done';
      play.tell?.({ type: 'branch', branch: branch.name }, nodeHere(w).id);
      if (branch.check) return { goTo: 'breaching charges' };
      if (branch.effects) apply(play, branch.effects, nodeHere(w).id);
      // EW-NOD-08 Lost at once when nobody is standing.
      return branch.ends || !somebodyStands(w) ? { goTo: 'the mission ends' } : onwards;
    },
  }),
} satisfies Part<'breaching charges' | 'the mission ends' | 'on to the next node', OnTheWay>;
