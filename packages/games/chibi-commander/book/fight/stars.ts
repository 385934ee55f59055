// Commander stars: Luck, Storm and Scanning.
import type { Play } from '../chapter.ts';
import { type AskStep, type Bookmark, type Seat, reactions, applies } from '@xenotable/kernel';
import type { Happening } from '../../happenings.ts';
import type { Space } from '../../spaces.ts';
import type { Choice } from '../../choices.ts';
import type { Faction, Side } from '../../content/units.ts';
import { NONE, type Table, type Unit } from '../../table.ts';
import { luckIf } from '../../auto/player/luck.ts';
import { reveal, spot } from '../blips/blips.ts';
import { distance } from './sight.ts';
import { actsNow, awake, blipOf, card, isPerson, seatsOf, unitOf, versus } from '../who.ts';
import { named } from '../../names.ts';

/** CC-CMD-01, CC-CMD-13, CC-WND-14 Awake leaders on the map with a star left, hidden ones too (CC-CMD-11); their owner decides (CC-CMD-03). */
const leadersOf = (w: Table, side: Side, seat: Seat): Unit[] =>
  w.units.filter((unit) => unit.side === side && unit.seat === seat && card(unit).stars > 0 && hasStar(unit));

function hasStar(leader: Unit): boolean {
  if (!awake(leader)) {
    applies('CC-WND-14');
    return false;
  }
  applies(leader.blip === NONE ? 'CC-CMD-13' : 'CC-CMD-11');
  return card(leader).stars > leader.starsUsed;
}

/** CC-CMD-03 Leaders who may serve a unit of a faction: those of the side; open to taste, only those of the faction itself. */
export function leadersFor(w: Table, faction: Faction | '' | null, side: Side, seat: Seat): Unit[] {
  applies('CC-CMD-03');
  return leadersOf(w, side, seat).filter(
    (leader) => w.options.stars === 'side' || leader.faction === faction,
  );
}

/** CC-CMD-02 Spends a star for this round; a hidden leader is uncovered at once (CC-CMD-11). */
export function spendStar(play: Play, leader: Unit, rule: string): void {
  applies('CC-CMD-01');
  applies('CC-CMD-02');
  applies('CC-UNIT-04');
  if (!versus(play.w)) applies('CC-CMD-12');
  if (card(leader).stars > 1) applies('CC-CMD-13');
  leader.starsUsed++;
  play.tell?.({ type: 'star spent', ...named(leader) }, rule);
  if (leader.blip !== NONE) reveal(play, blipOf(play.w, leader.blip), NONE, 'CC-CMD-11');
}

/** A throw that people may repeat. */
export interface Throw {
  /** Whose unit throws. */
  faction: Faction | '';
  side: Side | 'undead';
  /** CC-CMD-05 Has been repeated by Luck. */
  lucky: boolean;
  /** How far the question for Luck has come. */
  window?: { turn: number; passes: number } | null;
}

/** Who may spend a star, one after the other: whoever commands the faction that throws, then people, then programs. */
function spenders(w: Table, faction: Faction | '', seats: readonly Seat[]): Seat[] {
  const own = w.armies.find((army) => army.faction === faction)?.seat;
  const rank = (seat: Seat): number => (seat === own ? 0 : isPerson(w, seat) ? 1 : 2);
  return seats.toSorted((a, b) => rank(a) - rank(b) || a - b);
}

/**
 * CC-CMD-04, CC-CMD-05, CC-CMD-06, CC-CMD-12 A window after a throw: once, a leader of the acting side may have it thrown
 * again. `wanted`: whether a repeat could be of use; `again`: the step that throws.
 */
export function luckWindow<L extends Throw, N extends string>(
  wanted: (w: Table, f: Bookmark & L) => boolean,
  again: N,
  prompt: (w: Table, f: Bookmark & L) => string,
  auto: (play: Play, f: Bookmark & L, seat: Seat) => Choice = () => ({ do: 'keep it' }),
  /** What a sensible player does. */
  player: (w: Table, f: Bookmark & L, seat: Seat) => Choice = (w, f, seat) => luckIf(w, f, seat, true),
): AskStep<Table, Choice, L, N, Happening, Space> {
  const step: Omit<AskStep<Table, Choice, L, N, Happening>, 'spaces'> = reactions<
    Table,
    Choice,
    L,
    N,
    Happening
  >({
    rule: 'CC-CMD-04',
    prompt,
    order(w, f) {
      applies('CC-CMD-06');
      return f.side === 'undead' ? [] : spenders(w, f.faction, seatsOf(w, f.side));
    },
    plays: (w, f, seat) =>
      f.side === 'undead' || f.lucky || !wanted(w, f)
        ? []
        : leadersFor(w, f.faction, f.side, seat).map((leader) => ({ do: 'luck', star: leader.id })),
    pass: { do: 'keep it' },
    auto: (play, f, seat) => (isPerson(play.w, seat) ? player(play.w, f, seat) : auto(play, f, seat)),
    take(play, f, _seat, choice) {
      if (choice.do === 'luck') spendStar(play, unitOf(play.w, choice.star), 'CC-CMD-04');
      applies('CC-CMD-05');
      applies('CC-CMD-06');
      applies('CC-CMD-03');
      f.lucky = true;
      f.window = null;
      return { goTo: again };
    },
  });
  return step;
}

/** CC-CMD-09, CC-CMD-10 Blips that a star may uncover in the turn of its own faction: within 7 fields of any awake friend of the leader. */
export function scanOffers(w: Table, side: Side, seat: Seat): Choice[] {
  if (side !== 'Earth' || w.blips.length === 0) return [];
  applies('CC-CMD-10');
  const leaders = leadersOf(w, side, seat).filter((leader) => actsNow(w, leader.faction));
  if (leaders.length === 0) return [];
  const eyes = w.units.filter((unit) => unit.side === side && awake(unit));
  const near = w.blips.filter((blip) => eyes.some((unit) => distance(unit.cell, blip.cell) <= 7));
  return leaders.flatMap((leader) =>
    near.map((blip): Choice => ({ do: 'scan', star: leader.id, blip: blip.id })),
  );
}

export function scan(play: Play, choice: { star: number; blip: number }): void {
  applies('CC-CMD-10');
  spendStar(play, unitOf(play.w, choice.star), 'CC-CMD-09');
  reveal(play, blipOf(play.w, choice.blip), choice.star, 'CC-CMD-09');
  spot(play);
}
