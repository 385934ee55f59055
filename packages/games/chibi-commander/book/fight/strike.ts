// Attacks: the strike throw, explosions, the damage throw.
import { NOWHERE, cross, neighbour } from '@xenotable/board';
import { type Bookmark, applies } from '@xenotable/kernel';
import { grid, terrainOf } from '../../board.ts';
import { called, type Side } from '../../content/units.ts';
import { type BlipId, type Cell, NONE, type Table, type Unit, type UnitId } from '../../table.ts';
import { provoke, reveal, spot } from '../blips/blips.ts';
import { damageLuck, strikeLuck } from '../../auto/player/luck.ts';
import { programLuck } from '../../auto/program.ts';
import { type Play, chapter } from '../chapter.ts';
import { coveredFrom, distance, inCover, visibility } from './sight.ts';
import { type Throw, luckWindow } from './stars.ts';
import { type Blow, drugged, hurt, halfDie, pointsLost, sum, throwDamage } from './wounds.ts';
import {
  awake,
  blipOn,
  card,
  hearts,
  isPerson,
  mission,
  seatsOf,
  unitOn,
  versus,
  findBlip,
  unitOf,
} from '../who.ts';
import { named, whomOf } from '../../names.ts';

/** One attack: a throw, and damage for everybody it hits. */
export interface Strike extends Throw {
  attacker: UnitId;
  /** Range dice; 0 in melee. */
  range: number;
  dice: number;
  blast: boolean;
  /** What is attacked: a unit, a Blip, or (explosions) only the field. */
  unit: UnitId;
  blip: BlipId;
  at: Cell;
  hit: boolean;
  /** Those who still take damage. */
  victims: UnitId[];
  damage: number[];
}

/** CC-HIT-04 From a distance of twice the dice on, slips do not spoil a throw. */
export const forgivesSlips = (dice: number, far: number): boolean => far >= 2 * dice;

/** CC-HIT-06 A melee throw fails by a one. */
const hitsInMelee = (die: number): boolean => die >= 2;

/** The chance of one melee throw. */
export const firstMeleeChance = [1, 2, 3, 4, 5, 6].filter(hitsInMelee).length / 6;

/** CC-HIT-02, CC-HIT-03, CC-HIT-04 Ones are slips and add nothing; the sum must exceed the distance; from twice the dice on slips do not spoil it. */
export function hits(dice: readonly number[], far: number): boolean {
  let total = 0;
  let slip = false;
  for (const die of dice) {
    if (die === 1) slip = true;
    else total += die;
  }
  return total > far && (!slip || forgivesSlips(dice.length, far));
}

const ways: number[][] = [];

/** Throws of so many dice that hit, out of 6 ^ dice: every throw put to the rule that play uses, once for each distance. */
export function hitWays(range: number, far: number): number {
  const known = (ways[range] ??= []);
  const count = (dice: number[]): number => {
    if (dice.length === range) return hits(dice, far) ? 1 : 0;
    let all = 0;
    for (let die = 1; die <= 6; die++) all += count([...dice, die]);
    return all;
  };
  return (known[far] ??= count([]));
}

/** CC-HIT-07 The chance of an attack before stars, from 0 to 1: a missed melee throw is repeated once. */
export function hitChance(range: number, far: number): number {
  if (range > 0) return hitWays(range, far) / 6 ** range;
  return 1 - (1 - firstMeleeChance) ** 2;
}

/** CC-NPC-27 Stars of all awake revealed leaders of a side that the automaton runs. */
function automatonStars(w: Table, side: Side | 'undead'): number {
  if (side === 'undead' || versus(w) || seatsOf(w, side).some((seat) => isPerson(w, seat))) return 0;
  let stars = 0;
  for (const unit of w.units) {
    if (unit.side !== side || unit.blip !== NONE || card(unit).stars === 0) continue;
    applies('CC-NPC-27');
    if (awake(unit)) stars += card(unit).stars;
    else applies('CC-WND-14');
  }
  return stars;
}

function throwStrike(play: Play, f: Bookmark & Strike): void {
  const far = distance(unitOf(play.w, f.attacker).cell, f.at);
  applies('CC-MAP-24');
  if (f.range > 0) {
    // CC-HIT-05 All printed dice are thrown.
    const dice = play.rolls(f.range, 6, 'CC-HIT-02');
    f.hit = hits(dice, far);
    applies('CC-HIT-05');
    applies('CC-HIT-03');
    if (dice.includes(1)) applies('CC-HIT-04');
    play.tell?.(
      {
        type: 'strike throw',
        unit: f.attacker,
        kind: unitOf(play.w, f.attacker).type,
        dice,
        distance: far,
        hit: f.hit,
      },
      'CC-HIT-02',
    );
    return;
  }
  const die = play.roll(6, 'CC-HIT-06');
  f.hit = hitsInMelee(die);
  play.tell?.(
    {
      type: 'strike throw',
      unit: f.attacker,
      kind: unitOf(play.w, f.attacker).type,
      dice: [die],
      distance: far,
      hit: f.hit,
    },
    'CC-HIT-06',
  );
}

/** CC-GEN-21, CC-EXP-08, CC-EXP-09, CC-EXP-10, CC-EXP-11 Where a missed shot goes off; NONE for a dud. */
function scatter(play: Play, aimed: Cell): Cell {
  const terrain = terrainOf(play.w.board);
  const die = play.roll(6, 'CC-EXP-08');
  if (die > 4) return dud(play, aimed);
  const far = halfDie(play.roll(6, 'CC-EXP-09'));
  let cell = aimed;
  for (let i = 0; i < far; i++) {
    if ((terrain.levels[cell * 4 + die - 1] ?? 0) >= 2) return dud(play, aimed);
    cell = neighbour(grid, cell, die - 1);
    if (cell === NOWHERE || (terrain.sight.sights.cells[cell] ?? 0) >= 2) return dud(play, aimed);
  }
  applies('CC-GEN-21');
  applies('CC-GEN-20');
  applies('CC-EXP-11');
  play.tell?.({ type: 'scattered', from: aimed, to: cell }, 'CC-EXP-09');
  return cell;
}

function dud(play: Play, aimed: Cell): Cell {
  play.tell?.({ type: 'dud', at: aimed }, 'CC-EXP-10');
  return NONE;
}

/** CC-EXP-03, CC-EXP-04, CC-EXP-05, CC-EXP-07, CC-EXP-13 Everybody in the area, the attacker too: centre first, then up, right, down, left; Blips are revealed before any damage. */
function inBlast(play: Play, centre: Cell, by: UnitId): UnitId[] {
  const w = play.w;
  const area = cross(grid, centre, terrainOf(w.board).levels, 2);
  if (area.length < 5) applies('CC-EXP-04');
  if (area.includes(unitOf(w, by).cell)) applies('CC-EXP-13');
  for (const cell of area) {
    const blip = blipOn(w, cell);
    if (blip !== undefined) reveal(play, blip, by, 'CC-EXP-07');
  }
  return area.flatMap((cell) => unitOn(w, cell)?.id ?? []);
}

/** CC-COV-01, CC-EXP-06 Cover of a victim: against a shot along the line, against a blast by the edge towards its centre. */
function hasCover(w: Table, f: Strike, victim: Unit): boolean {
  if (!f.blast) {
    const covered = coveredFrom(w, unitOf(w, f.attacker), victim);
    if (!covered && f.range === 0) applies('CC-COV-08');
    return covered;
  }
  applies('CC-EXP-06');
  if (victim.cell === f.at) return false;
  for (let d = 0; d < 4; d++)
    if (neighbour(grid, f.at, d) === victim.cell) return terrainOf(w.board).levels[f.at * 4 + d] === 1;
  return inCover(w, f.at, victim.cell);
}

const nextVictim = (w: Table, f: Strike): Unit => unitOf(w, f.victims[0] ?? NONE);

function throwWound(play: Play, f: Bookmark & Strike, rule: string): void {
  const victim = nextVictim(play.w, f);
  const { faces, told } = throwDamage(play, f.dice, rule);
  f.damage = faces;
  play.tell?.({ type: 'damage throw', ...named(victim), ...told }, rule);
}

/** CC-DMG-08 Armor may stop everything; open to taste, a die that shows 2 gets through. */
function piercing(w: Table, damage: readonly number[]): number {
  applies('CC-DMG-08');
  return w.options.armor === 'pierced' && damage.includes(2) ? 1 : 0;
}

const damageTotal = (w: Table, f: Strike): number =>
  sum(f.damage) + (mission(w).corrections.extraDamage?.(w, unitOf(w, f.attacker), f.range > 0) ?? 0);

/** Points that the damage dice cost the next victim. */
function damagePoints(w: Table, f: Strike): number {
  const victim = nextVictim(w, f);
  return pointsLost(w, victim, damageTotal(w, f), blowOf(w, f, victim));
}

/** What the damage dice come to: '2 damage to Gorgan, 1 after armor and cover: coma.' */
function damageWords(w: Table, f: Strike): string {
  const victim = nextVictim(w, f);
  const thrown = sum(f.damage);
  const total = damageTotal(w, f);
  const points = damagePoints(w, f);
  const left = Math.max(0, hearts(victim) - points);
  const dies = points >= hearts(victim) + 2 && !drugged(w, victim);
  const end = victim.coma
    ? ''
    : points === 0
      ? ': nothing'
      : left > 0
        ? `: ${left} ${left === 1 ? 'heart' : 'hearts'} left`
        : dies
          ? ': dead'
          : ': coma';
  return `${thrown} damage to ${victim.type}${points === total ? '' : `, ${points} after armor and cover`}${end}.`;
}

/** The blow that the present throw deals a victim. */
const blowOf = (w: Table, f: Strike, victim: Unit): Blow => ({
  faction: f.faction,
  unit: f.attacker,
  from: unitOf(w, f.attacker).cell,
  cover: hasCover(w, f, victim),
  melee: f.range === 0,
  // CC-DMG-08 Open to taste: a die that shows 2 gets through.
  least: piercing(w, f.damage),
  rule: 'CC-DMG-03',
});

const name = (w: Table, id: UnitId): string => (id === NONE ? 'the Blip' : called(unitOf(w, id).type));

export const strike = chapter<Strike>('strike')
  .shows(
    'attacker',
    'faction',
    'side',
    'range',
    'dice',
    'blast',
    'unit',
    'blip',
    'at',
    'lucky',
    'window',
    'hit',
    'victims',
    'damage',
  )
  .steps({
    /** CC-HIT-01 The attack is declared. CC-MODE-01: a sleeper who stands openly wakes by it. */
    declare: {
      run(play, f) {
        const attacker = unitOf(play.w, f.attacker);
        play.tell?.(
          {
            type: 'attacked',
            ...named(attacker),
            ...(f.unit !== NONE ? { target: f.unit, whom: whomOf(unitOf(play.w, f.unit)) } : {}),
            at: f.at,
          },
          f.blast ? 'CC-EXP-01' : 'CC-HIT-01',
        );
        if (f.side !== 'undead' && distance(attacker.cell, f.at) > visibility(play.w, f.side))
          applies(f.blip === NONE ? 'CC-VIS-02' : 'CC-BLP-20');
        if (f.blip !== NONE && inCover(play.w, attacker.cell, f.at)) applies('CC-BLP-19');
        if (f.blip !== NONE) applies('CC-HIT-12');
        const aimed = f.unit !== NONE ? unitOf(play.w, f.unit) : unitOn(play.w, f.at);
        if (aimed !== undefined) provoke(aimed);
      },
    },
    /** CC-HIT-06, CC-HIT-07, CC-HIT-08, CC-EXP-02 The throw; a missed melee throw is repeated once for free, and Luck may still repeat it. */
    throw: {
      run(play, f) {
        if (f.blast) applies(f.lucky ? 'CC-EXP-12' : 'CC-EXP-02');
        if (f.lucky && f.range === 0) applies('CC-HIT-08');
        throwStrike(play, f);
        if (!f.hit && f.range === 0 && !f.lucky) {
          applies('CC-HIT-07');
          throwStrike(play, f);
        }
        // CC-NPC-27 The automaton's leaders have every miss thrown once more.
        if (!f.hit && !f.lucky && automatonStars(play.w, f.side) > 0) {
          f.lucky = true;
          throwStrike(play, f);
        }
      },
    },
    luck: luckWindow(
      (_w, f) => !f.hit,
      'throw',
      (w, f) => `${name(w, f.attacker)} misses. Spend a star?`,
      (play, f, seat) => programLuck(play.w, f, seat),
      strikeLuck,
    ),
    /** What is hit; a missed explosion may scatter (CC-EXP-12: those dice are never repeated). */
    outcome: {
      run(play, f) {
        const w = play.w;
        f.lucky = false;
        if (!f.hit) {
          // CC-MODE-01 A hidden sleeper wakes by a shot that missed it.
          const shy = findBlip(w, f.blip);
          if (shy !== undefined) provoke(shy);
          if (!f.blast || f.range === 0) return { goTo: 'look' };
          applies('CC-EXP-12');
          f.at = scatter(play, f.at);
          if (f.at === NONE) return { goTo: 'look' };
        }
        if (f.blast) {
          play.tell?.({ type: 'explosion', at: f.at }, 'CC-EXP-03');
          f.victims = inBlast(play, f.at, f.attacker);
        } else if (f.unit !== NONE) f.victims = [f.unit];
        else {
          // CC-HIT-12 A hit reveals the Blip; a Ghost vanishes without further effect. A leader who gave his star stands there openly by now (CC-CMD-11).
          const blip = findBlip(w, f.blip);
          const unit = blip === undefined ? unitOn(w, f.at) : reveal(play, blip, f.attacker, 'CC-HIT-12');
          if (unit != null) f.victims = [unit.id];
        }
        return f.victims.length === 0 ? { goTo: 'look' } : undefined;
      },
    },
    /** CC-DMG-01, CC-EXP-05 A damage throw of its own for every victim. */
    damage: {
      run(play, f) {
        const w = play.w;
        throwWound(play, f, 'CC-DMG-01');
        if (f.blast) applies('CC-EXP-05');
        if (sum(f.damage) === 0 && !f.lucky && automatonStars(w, f.side) > 1) {
          f.lucky = true;
          throwWound(play, f, 'CC-NPC-27');
        }
      },
    },
    'luck with damage': luckWindow(
      () => true,
      'damage',
      (w, f) => `${damageWords(w, f)} Spend a star to throw again?`,
      undefined,
      (w, f, seat) => damageLuck(w, f, seat, damagePoints(w, f)),
    ),
    wound: {
      run(play, f) {
        const w = play.w;
        f.lucky = false;
        const victim = nextVictim(w, f);
        f.victims.shift();
        if (victim.coma) applies('CC-HIT-10');
        if (victim.cell !== NONE) {
          const blow = blowOf(w, f, victim);
          const points = pointsLost(w, victim, damageTotal(w, f), blow);
          const dodged = mission(w).corrections.dodged?.(play, victim, f.range === 0, points) ?? false;
          hurt(play, victim, dodged ? 0 : points, blow);
        }
        return f.victims.length > 0 ? { goTo: 'damage' } : undefined;
      },
    },
    /** CC-BLP-12 Whoever fell no longer gives cover. CC-M-CO6-04 After an attack others may hear of it. */
    look: {
      run(play) {
        spot(play);
        mission(play.w).on.attacked?.(play);
        return mission(play.w).on.afterAttack?.(play);
      },
    },
  });

export const beginStrike = (
  by: Pick<Strike, 'attacker' | 'faction' | 'side' | 'range' | 'dice' | 'blast'>,
  target: { unit?: UnitId; blip?: BlipId; at: Cell },
): Bookmark =>
  strike.begin({
    ...by,
    unit: target.unit ?? NONE,
    blip: target.blip ?? NONE,
    at: target.at,
    lucky: false,
    hit: false,
    victims: [],
    damage: [],
  });
