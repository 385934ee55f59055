// A second reckoning of a mission from RULES.md alone: it hears what happens and what the dice show, keeps its own account of hearts, marks, stars,
// places, Ghosts, points and turns, and complains at the first difference from what the game reports. It uses nothing of the rules' code.
import {
  type Account,
  type ReportedUnit,
  differences,
  isWhole,
  kindOf,
  newcomer,
  opened,
} from './account.ts';
import { factsOf, priceOfOption, sideOfFaction } from './facts.ts';
import { type Ground, Sight, steps } from './sight.ts';

export interface Report {
  mission: string;
  round: number;
  turn: string;
  units: Record<string, ReportedUnit>;
  blips: Record<string, { is: string; faction: string }>;
  armies: Record<string, { purse: number; ghosts: number; bought: string[] }>;
  marks: Record<string, number[]>;
  quiet: number;
  'take-off': number;
  campaign: unknown;
}

/** What everybody at the table sees of it. */
export interface Seen {
  board: Ground;
  armies: { faction: string; goals: { rule: string; points: number }[] }[];
  options: { armor: string };
  scenario: { play: string } | null;
  /** The side of the seat that looks. */
  side: string | null;
}

export type What = Record<string, unknown> & { type: string };

class Difference extends Error {}

const sum = (dice: readonly number[]): number => dice.reduce((all, die) => all + die, 0);
const numbers = (value: unknown): number[] => (Array.isArray(value) ? value.map(Number) : []);
/** CC-GEN-19 */
const face = (die: number): number => [0, 0, 1, 1, 2, 2][die - 1] ?? NaN;

/** CC-TRN-04, CC-TRN-05 Turn order by mission. */
function turnOrder(mission: string, versus: boolean, people: string | null): readonly string[] {
  if (mission === 'VS 3') return ['CHIBI COM', 'Aliens', 'Mercs', 'Reapers'];

  if (versus) return ['Aliens', 'CHIBI COM', 'Reapers', 'Mercs'];
  return people === 'Invaders' ? ['Aliens', 'CHIBI COM'] : ['CHIBI COM', 'Aliens'];
}

/** Nightmares, and whose kills score there (CC-M-HS-03, CC-M-SH-03, CC-M-ED-03, CC-M-BP-03). */
const HUNTERS: Record<string, 'Earth' | 'Invaders'> = {
  'High Spot': 'Earth',
  'Super Hero': 'Earth',
  'Evil Dreams': 'Invaders',
  'Blood Pool': 'Invaders',
};

interface Strike {
  attacker: number;
  at: number;
  blast: boolean;
  ranged: boolean;
  dice: number[];
  dodged: boolean;
}

export class Auditor {
  private units: Account[] = [];
  private report: Report | null = null;
  private seen: Seen | null = null;
  private rolls: { why: string; die: number }[] = [];
  private strike: Strike | null = null;
  private thrown: number[] = [];
  private healing = 0;
  private round = 0;
  private turns: string[] = [];
  private acted = new Set<number>();
  private acting: number | null = null;
  private revealedBy = new Map<number, number>();
  private stirred = false;
  private quietRounds = 0;
  private kills = { Earth: 0, Invaders: 0 };
  private ghosts = new Map<string, number>();
  private comaDie: { unit: number; die: number } | null = null;
  private drags: number | null = null;
  /** CC-M-VS5-07 Doors that no turn closes. */
  private alwaysOpen: readonly number[] = [];
  /** How much was checked. */
  figures = 0;

  private must(holds: boolean, what: string): asserts holds {
    this.figures++;
    if (!holds) throw new Difference(what);
  }

  /** A result of chance. */
  rolled(why: string, die: number): void {
    this.rolls.push({ why, die });
  }

  /** The last dice that were thrown for a rule. */
  private dice(why: string, count: number): number[] {
    return this.rolls
      .filter((one) => one.why === why)
      .slice(-count)
      .map((one) => one.die);
  }

  private unit(id: unknown): Account {
    const own = this.units[Number(id)];
    if (own !== undefined) return own;
    throw new Difference(`unit ${String(id)} is not on the table`);
  }

  /** Whether an awake unit stands openly on a field (CC-COV-04, CC-COV-06). */
  private readonly isAwake = (cell: number): boolean =>
    this.units.some((unit) => unit.at === cell && !unit.covered && !unit.coma);

  hear(what: What, rule: string): void {
    const handler = this.handlers[what.type];
    if (handler !== undefined && this.report !== null) handler(what, rule);
  }

  private isVersus(): boolean {
    return this.report?.mission.startsWith('VS') === true || this.seen?.scenario?.play === 'versus';
  }

  private stir(): void {
    this.stirred = true;
  }

  private readonly handlers: Record<string, (what: What, rule: string) => void> = {
    round: (what) => {
      this.endTurn();
      this.must(what['round'] === this.round + 1, `round ${String(what['round'])} comes after ${this.round}`);
      this.round++;
      this.quietRounds = this.stirred ? 0 : this.quietRounds + 1;
      this.stirred = false;
      this.turns = [];
      this.acted.clear();
      for (const unit of this.units) {
        unit.stars = 0;
        unit.wounded = unit.swayed = unit.moved = false;
        unit.beyond.clear();
      }
    },
    turn: (what) => {
      this.endTurn();
      const faction = String(what['faction']);
      this.turns.push(faction);
      const order = turnOrder(this.report!.mission, this.isVersus(), this.seen?.side ?? null).filter((one) =>
        this.turns.includes(one),
      );
      this.must(
        order.join() === this.turns.join(),
        `the turns of round ${this.round} come as ${this.turns.join()}`,
      );
      this.revealedBy.clear();
    },
    activated: (what) => {
      const unit = this.unit(what['unit']);
      this.must(
        !this.acted.has(unit.id),
        `${unit.kind} is activated twice in round ${this.round} (CC-TRN-08)`,
      );
      this.must(!unit.coma && unit.at >= 0, `${unit.kind} acts and lies in coma or is not there (CC-TRN-11)`);
      this.acted.add(unit.id);
      this.forget(unit.id);
      this.endActivation();
      this.acting = unit.id;
      this.drags = null;
    },
    walked: (what) => {
      if (what['unit'] === undefined) return;
      const unit = this.unit(what['unit']);
      this.must(
        unit.at === what['from'],
        `${unit.kind} walks from ${String(what['from'])} and stands on ${unit.at}`,
      );
      const [from, to, by] = [Number(what['from']), Number(what['to']), Number(what['by'])];
      this.must(
        by >= steps(from, to),
        `${unit.kind} walks ${steps(from, to)} fields in ${by} steps (CC-MOV-01)`,
      );
      unit.at = to;
      unit.moved = true;
    },
    stopped: (what) => {
      if (what['unit'] !== undefined) this.unit(what['unit']).at = Number(what['at']);
    },
    'picked up': (what) => {
      this.drags = Number(what['other']);
      const other = this.unit(this.drags);
      this.must(other.coma || other.side === 'neutral', `${other.kind} is dragged awake (CC-MOV-25)`);
    },
    dragged: (what) => {
      const unit = this.unit(what['unit']);
      this.must(this.drags === unit.id, `${unit.kind} is dragged and nobody picked it up`);
      unit.at = Number(what['to']);
      unit.moved = true;
    },
    teleported: (what) => {
      const unit = this.unit(what['unit']);
      unit.at = Number(what['to']);
      unit.moved = true;
    },
    'teleport throw': (what) => {
      const dice = numbers(what['dice']);
      this.must(dice.join() === this.dice('CC-MOV-13', dice.length).join(), 'the teleport dice are others');
      this.must(
        what['success'] === sum(dice) >= Number(what['needed']),
        `${dice.join(' ')} against ${String(what['needed'])} is called ${String(what['success'])} (CC-MOV-13)`,
      );
    },
    'animal moved': (what) => {
      this.unit(what['unit']).at = Number(what['to']);
      this.unit(what['unit']).moved = true;
    },
    yell: (what) => void (this.unit(what['unit']).at = Number(what['to'])),
    returned: (what, rule) => {
      const unit = this.unit(what['unit']);
      unit.at = Number(what['cell']);
      if (rule !== 'CC-M-SH-17') return;
      unit.hearts = factsOf(unit.kind).hearts;
      unit.coma = false;
      unit.fate = '';
    },
    spawned: (what) => this.appear(what),
    hatched: (what) => this.appear(what),
    reinforcement: (what) => {
      if (what['unit'] !== undefined) this.appear(what);
    },
    revealed: (what) => {
      this.appear(what);
      this.revealedBy.set(Number(what['unit']), Number(what['by']));
    },
    hid: (what) => void (this.units[Number(what['unit'])]!.covered = true),
    promoted: (what) => {
      const unit = this.unit(what['unit']);
      const lost = factsOf(unit.kind).hearts - unit.hearts;
      unit.kind = String(what['kind']);
      const most = factsOf(unit.kind).hearts;
      unit.hearts = Math.max(1, most - lost);
    },
    controlled: (what) => this.sway(what),
    'made to run': (what) => this.sway(what),
    'Ultra PSI': (what) => {
      if (what['success'] === true) this.sway(what);
    },
    panics: (what) => void this.unit(what['unit']).panics++,
    'star spent': (what) => {
      const unit = this.unit(what['unit']);
      unit.stars++;
      this.must(
        unit.stars <= factsOf(unit.kind).stars,
        `${unit.kind} spends a star that it does not have (CC-CMD-01)`,
      );
      this.must(!unit.coma && unit.at >= 0, `${unit.kind} spends a star in coma (CC-WND-14)`);
    },
    'PSI throw': (what) => this.psiThrow(what),
    attacked: (what, rule) => {
      const attacker = this.unit(what['unit']);
      this.must(!attacker.coma && attacker.at >= 0, `${attacker.kind} attacks and is not able to`);
      this.strike = {
        attacker: attacker.id,
        at: Number(what['at']),
        blast: rule === 'CC-EXP-01',
        ranged: false,
        dice: [],
        dodged: false,
      };
    },
    'strike throw': (what, rule) => this.strikeThrow(what, rule === 'CC-HIT-02'),
    explosion: (what) => {
      if (this.strike !== null) this.strike.at = Number(what['at']);
    },
    scattered: (what) => {
      const far = steps(Number(what['from']), Number(what['to']));
      this.must(far >= 1 && far <= 3, `a shot scatters ${far} fields (CC-EXP-09)`);
    },
    'damage throw': (what, rule) => {
      const dice = numbers(what['worth'] ?? what['dice']);
      const thrown = this.dice(rule, dice.length).map(face);
      this.must(dice.join() === thrown.join(), `the damage dice ${dice.join(' ')} are ${thrown.join(' ')}`);
      this.thrown = dice;
      if (this.strike !== null) this.strike.dodged = false;
    },
    dodge: (what) => {
      if (this.strike !== null && Number(what['die']) >= 5) this.strike.dodged = true;
    },
    hurt: (what, rule) => this.hurt(what, rule, Number(what['points'])),
    unhurt: (what, rule) => {
      if (rule === 'CC-DMG-03') this.checkBlow(what, 0);
    },
    'fell into coma': (what) => {
      const unit = this.unit(what['unit']);
      this.must(
        unit.hearts === 0 && !unit.coma,
        `${unit.kind} falls into coma with ${unit.hearts} hearts (CC-WND-01)`,
      );
      unit.coma = true;
    },
    died: (what, rule) => this.died(what, rule),
    'left the map': (what) => this.gone(what),
    'coma throw': (what) => {
      const unit = this.unit(what['unit']);
      this.must(unit.coma && unit.at >= 0, `${unit.kind} throws for coma and does not lie in it (CC-WND-08)`);
      this.must(this.dice('CC-WND-08', 1)[0] === what['die'], 'the coma die is another');
      this.comaDie = { unit: unit.id, die: Number(what['die']) };
    },
    'heal throw': (what) => {
      const dice = numbers(what['worth'] ?? what['dice']);
      this.must(
        dice.join() === this.dice('CC-HEAL-02', dice.length).map(face).join(),
        'the heal dice are others',
      );
      this.healing = sum(dice);
    },
    healed: (what, rule) => this.healed(what, rule),
    woke: (what, rule) => {
      const unit = this.unit(what['unit']);
      this.must(unit.coma && unit.hearts > 0, `${unit.kind} wakes without a heart (CC-HEAL-03)`);
      unit.coma = false;
      unit.groggy = rule === 'CC-HEAL-02';
      unit.beyond.clear();
    },
    freed: (what) => void (this.unit(what['unit']).side = 'neutral'),
    convinced: (what) => void (this.unit(what['unit']).side = 'Earth'),
    'door opened': (what) =>
      this.ground((board) => void (board.doors = [...board.doors, Number(what['door'])])),
    'door closed': (what) =>
      this.ground((board) => void (board.doors = board.doors.filter((door) => door !== what['door']))),
    'doors closed': () => this.ground((board) => void (board.doors = this.alwaysOpen)),
    monster: (what) => this.ground((board) => void (board.monster = Number(what['cell']))),
    'monster walks': (what) => this.ground((board) => void (board.monster = Number(what['to']))),
    'monster charges': (what) => this.ground((board) => void (board.monster = Number(what['to']))),
    'bus driven': (what) => this.ground((board) => void (board.bus = Number(what['to']))),
    'bus evacuated': () => this.ground((board) => void (board.bus = -1)),
    'ship blown up': () => this.ground((board) => void (board.ship = false)),
    'crystal taken': () => this.stir(),
    'blip left': () => this.stir(),
    'ship started': (what) =>
      this.must(
        what['leaves'] === this.round + 1,
        `a ship started in round ${this.round} leaves in ${String(what['leaves'])} (CC-UFO-02)`,
      ),
    'take-off': () => {
      this.ground((board) => void (board.ship = false));
      this.must(
        this.report!['take-off'] === this.round || this.report!['take-off'] === 0,
        'the ship leaves in another round (CC-UFO-02)',
      );
    },
    'mission over': () => {
      this.report = null;
      this.units = [];
      this.round = 0;
      this.ghosts.clear();
      this.kills = { Earth: 0, Invaders: 0 };
      this.stirred = false;
      this.quietRounds = 0;
    },
  };

  private appear(what: What): void {
    const id = Number(what['unit']);
    const unit = (this.units[id] ??= newcomer(id, String(what['kind'])));
    unit.at = Number(what['cell']);
    unit.covered = false;
    unit.fate = '';
  }

  /** CC-ACT-11 What waited for an activation ends with it. */
  private endActivation(): void {
    const unit = this.acting === null ? undefined : this.units[this.acting];
    if (unit !== undefined) Object.assign(unit, { panics: 0, groggy: false });
    this.acting = null;
  }

  /** CC-PSI-11 Who could not act at all in the turn that is over has suffered its Panics. */
  private endTurn(): void {
    this.endActivation();
    const faction = this.turns.at(-1);
    if (faction === undefined) return;
    for (const unit of this.units) {
      const { kin } = factsOf(unit.kind);
      const own = this.isVersus() ? kin === faction : unit.side === sideOfFaction(faction);
      if (!own || unit.coma || unit.at < 0 || this.acted.has(unit.id)) continue;
      if (this.actions(unit) - unit.panics > 0) continue;
      this.suffered(unit);
    }
  }

  private suffered(unit: Account): void {
    this.acted.add(unit.id);
    Object.assign(unit, { panics: 0, groggy: false });
  }

  /** CC-TRN-09, CC-ACT-11, CC-M-ED-05, CC-M-SH-06 */
  private actions(unit: Account): number {
    if (unit.groggy) return 1;
    const mission = this.report?.mission;
    const hero =
      mission === 'Evil Dreams'
        ? unit.side === 'Invaders'
        : mission === 'Super Hero' && unit.side === 'Earth';
    return hero ? 3 : 2;
  }

  private ground(change: (board: Ground) => void): void {
    if (this.seen !== null) change(this.seen.board);
  }

  private sway(what: What): void {
    const unit = this.unit(what['unit']);
    this.must(
      !unit.swayed || what.type === 'Ultra PSI',
      `${unit.kind} is swayed twice in a round (CC-PSI-14)`,
    );
    unit.swayed = true;
    this.forget(unit.id);
  }

  /** CC-WND-05 What a unit dealt in an earlier activation is forgotten. */
  private forget(attacker: number): void {
    for (const unit of this.units) unit.beyond.delete(attacker);
  }

  private psiThrow(what: What): void {
    const dice = numbers(what['dice']);
    this.must(dice.join() === this.dice('CC-PSI-03', dice.length).join(), 'the PSI dice are others');
    this.must(
      what['success'] === Math.max(...dice) > Number(what['needed']),
      `${dice.join(' ')} against ${String(what['needed'])} is called ${String(what['success'])} (CC-PSI-03)`,
    );
    const victim = this.unit(what['victim']);
    const beside = this.units.some(
      (other) =>
        other !== victim &&
        other.side === victim.side &&
        other.side !== 'neutral' &&
        !other.coma &&
        !other.covered &&
        other.at >= 0 &&
        steps(other.at, victim.at) === 1,
    );
    const { stars } = factsOf(victim.kind);
    const talented = ['Mana', 'PSI', 'Tentacle', 'Omega'].includes(victim.kind);
    const master = this.has('Invaders', 'master brain') && this.unit(what['unit']).side === 'Invaders';
    const number =
      victim.hearts +
      1 +
      Number(beside) +
      Number(stars > 0 || talented) -
      Number(victim.wounded || victim.swayed || master) -
      Number(dice.length === 2);
    this.must(
      number === what['needed'],
      `the number of ${victim.kind} is ${number} by the rules, ${String(what['needed'])} told (CC-PSI-04)`,
    );
  }

  private strikeThrow(what: What, ranged: boolean): void {
    const strike = this.strike;
    this.must(strike !== null && strike.attacker === what['unit'], 'a throw without an attack');
    const dice = numbers(what['dice']);
    this.must(
      dice.join() === this.dice(ranged ? 'CC-HIT-02' : 'CC-HIT-06', dice.length).join(),
      'the strike dice are others',
    );
    const far = steps(this.unit(strike.attacker).at, strike.at);
    this.must(
      far === what['distance'],
      `the distance is ${far} by the rules, ${String(what['distance'])} told (CC-MAP-24)`,
    );
    const slips = dice.includes(1) && far < 2 * dice.length;
    const hit = ranged ? sum(dice.filter((die) => die > 1)) > far && !slips : dice[0]! > 1;
    this.must(
      hit === what['hit'],
      `${dice.join(' ')} at distance ${far} is called a ${what['hit'] === true ? 'hit' : 'miss'} (CC-HIT-03)`,
    );
    this.must(ranged || far === 1, `a melee attack at distance ${far} (CC-HIT-06)`);
    strike.ranged = ranged;
    strike.dice = dice;
  }

  private has(side: string, option: string): boolean {
    return Object.entries(this.report?.armies ?? {}).some(
      ([faction, army]) => sideOfFaction(faction) === side && army.bought.includes(option),
    );
  }

  /** CC-UNIT-03, CC-UNIT-19, CC-M-VS3-23 The armor of a unit. */
  private armor(unit: Account): number {
    const { armor, kin } = factsOf(unit.kind);
    if (kin !== 'civilian') return armor;
    const mission = this.report?.mission ?? '';
    const vests = mission === 'VS 3' && this.has('Earth', 'safety vests');
    const controlled = !mission.startsWith('VS') && unit.side !== 'neutral';
    return armor + Number(vests) + Number(controlled && armor === 0);
  }

  /** CC-DMG-03 Points of a strike: the throw less armor less cover. */
  private checkBlow(what: What, points: number): void {
    const strike = this.strike;
    if (strike === null) return;
    const victim = this.unit(what['unit']);
    const attacker = this.unit(strike.attacker);
    const lies = victim.coma && attacker.at >= 0 && steps(attacker.at, victim.at) === 1;
    const armor = lies ? 0 : this.armor(victim);
    const cover = what['cover'] === true;
    this.checkCover(strike, victim, cover);
    const hitman =
      strike.ranged &&
      attacker.side === 'Earth' &&
      this.report?.mission === 'Super Hero' &&
      (this.report.marks['powers'] ?? []).includes(4);
    const least = this.seen?.options.armor === 'pierced' && this.thrown.includes(2) ? 1 : 0;
    const due = Math.max(least, sum(this.thrown) + Number(hitman) - armor - Number(cover));
    const guarded = victim.kind === 'President' && points === 0;
    this.must(
      points === (strike.dodged || guarded ? 0 : due),
      `${victim.kind} loses ${due} by the rules (${this.thrown.join(' ')}, armor ${armor}, cover ${cover}), ${points} told (CC-DMG-03)`,
    );
  }

  /** CC-COV-01, CC-EXP-06, CC-MODE-03 */
  private checkCover({ attacker, at, blast }: Strike, victim: Account, told: boolean): void {
    if (this.seen === null) return;
    const sight = new Sight(this.seen.board);
    const woken = this.revealedBy.get(victim.id) === attacker;
    const own = blast
      ? victim.at !== at && sight.edge(victim.at, at) === 1
      : sight.line(this.unit(attacker).at, victim.at, this.isAwake) === 'cover';
    this.must(
      own === told || (told && woken),
      `${victim.kind} is ${own ? '' : 'not '}in cover by the rules (CC-COV-03, CC-COV-04)`,
    );
  }

  private hurt(what: What, rule: string, points: number): void {
    const unit = this.unit(what['unit']);
    if (rule === 'CC-DMG-03') this.checkBlow(what, points);
    const left = Math.max(0, unit.hearts - points);
    this.must(
      left === what['left'],
      `${unit.kind} has ${left} hearts left by the rules, ${String(what['left'])} told (CC-DMG-04)`,
    );
    const beyond = Math.max(0, points - unit.hearts);
    const drugs = !unit.coma && left === 0 && this.has(unit.side, 'Emergency Drugs');
    unit.hearts = left;
    unit.wounded = true;
    this.stir();
    const by = rule === 'CC-DMG-03' ? (this.strike?.attacker ?? -1) : -1;
    if (!drugs && beyond > 0) unit.beyond.set(by, (unit.beyond.get(by) ?? 0) + beyond);
  }

  private died(what: What, rule: string): void {
    const unit = this.unit(what['unit']);
    if (rule === 'CC-WND-02' && this.strike !== null && unit.beyond.get(-1) === undefined) {
      const most = Math.max(0, ...unit.beyond.values());
      this.must(most >= 2, `${unit.kind} dies of ${most} points beyond its last heart (CC-WND-02)`);
    }
    if (rule === 'CC-WND-08') {
      this.must(
        this.comaDie?.unit === unit.id && this.comaDie.die === 1,
        `${unit.kind} dies in coma without a one (CC-WND-08)`,
      );
      this.comaDie = null;
    }
    const kin = factsOf(unit.kind).kin;
    const by = what['by'];
    if (typeof by === 'string') {
      const side = sideOfFaction(by);
      const foe =
        side === 'Earth'
          ? kin === 'Aliens' || kin === 'Reapers'
          : kin !== 'Aliens' && kin !== 'Reapers' && kin !== 'animal';
      if (foe) this.kills[side]++;
    }
    this.gone(what);
  }

  private gone(what: What): void {
    const unit = this.unit(what['unit']);
    unit.fate = String(what['fate']);
    unit.at = -1;
    unit.covered = false;
    this.stir();
  }

  private healed(what: What, rule: string): void {
    const unit = this.unit(what['unit']);
    const most = factsOf(unit.kind).hearts;
    const points = Number(what['points']);
    if (rule === 'CC-HEAL-02')
      this.must(
        points === Math.min(this.healing, most - unit.hearts),
        `${unit.kind} regains ${points} of ${this.healing} (CC-HEAL-02)`,
      );
    if (rule === 'CC-WND-08') {
      this.must(
        this.comaDie?.unit === unit.id && this.comaDie.die === 6 && points === 1,
        `${unit.kind} wakes without a six (CC-WND-08)`,
      );
      this.comaDie = null;
    }
    unit.hearts += points;
    this.must(
      unit.hearts <= most && unit.hearts === what['left'],
      `${unit.kind} has ${unit.hearts} hearts by the rules, ${String(what['left'])} told`,
    );
    if (points > 0) this.stir();
  }

  /** CC-LVL-02, CC-LVL-03, CC-LVL-04, CC-LVL-09, CC-GEN-28 What a choice costs; null where the auditor does not know. */
  private priceOf(choice: What): number | null {
    const mission = this.report?.mission ?? '';
    if (choice['do'] === 'buy') return priceOfOption(mission, String(choice['option']));
    if (choice['do'] === 'promote') return null;
    if (choice['do'] === 'reanimate') return 3;
    if (choice['do'] !== 'recruit') return null;
    const bought = this.report?.campaign !== null || /^VS [1-4]$/.test(mission);
    return bought && factsOf(String(choice['type'])).level === 2 && /^VS|^COOP/.test(mission) ? 2 : null;
  }

  /** Compares what is reported after a choice. */
  check(report: Report, seen: Seen, choice: What | null): void {
    const before = this.report;
    if (before !== null && before.mission === report.mission && choice !== null) {
      const price = this.priceOf(choice);
      const purses = (one: Report): number => sum(Object.values(one.armies).map((army) => army.purse));
      if (price !== null)
        this.must(
          purses(before) - purses(report) === price,
          `${JSON.stringify(choice)} costs ${price} by the rules, ${purses(before) - purses(report)} were taken`,
        );
    }
    if (before !== null && report.round < before.round) this.units = [];
    this.quiet(report);
    this.report = report;
    this.seen = { ...seen, board: { ...seen.board } };
    if (report.round === 0) this.alwaysOpen = seen.board.doors;
    this.rolls = [];
    const titles = Object.keys(report.units);
    const fresh = this.units.length === 0;
    titles.forEach((title, id) => this.compare(title, id, report.units[title]!, report, fresh));
    this.places();
    this.spirits(report);
    this.scores(report, seen);
    this.round = report.round;
  }

  private compare(title: string, id: number, reported: ReportedUnit, report: Report, fresh: boolean): void {
    const own = this.units[id];
    const setUp = report.round === 0;
    if (own === undefined || setUp || own.kind !== kindOf(title)) {
      const late = !setUp && own === undefined && report.mission !== 'Scenario' && reported.side !== 'undead';
      this.must(!late || fresh || isWhole(title, reported), `${title} comes wounded onto the table`);
      this.units[id] = opened(id, title, reported);
      return;
    }
    if (own.at < 0 && own.fate === 'waiting' && reported.at !== '')
      this.units[id] = { ...opened(id, title, reported), stars: own.stars };
    const known = this.units[id]!;
    if (known.covered || reported.covered)
      Object.assign(known, {
        covered: reported.covered,
        panics: reported.panics,
        groggy: reported.groggy,
        at: opened(id, title, reported).at,
      });
    if (this.acting === id && reported.activated) this.endActivation();
    if (reported.activated && !this.acted.has(id) && !known.coma && this.actions(known) <= known.panics)
      this.suffered(known);
    known.side = reported.side;
    const [first] = differences(known, reported);
    this.must(first === undefined, `${title}: ${first ?? ''}`);
  }

  /** CC-MAP-06 */
  private places(): void {
    const taken = new Map<number, string>();
    for (const unit of this.units) {
      if (unit.at < 0 || unit.covered) continue;
      this.must(
        !taken.has(unit.at),
        `${unit.kind} and ${taken.get(unit.at) ?? ''} stand on field ${unit.at} (CC-MAP-06)`,
      );
      taken.set(unit.at, unit.kind);
    }
  }

  /** CC-BLP-04 Ghosts on the map and in the reserve are always as many as the mission gave. */
  private spirits(report: Report): void {
    if (report.round === 0 || !report.mission.startsWith('VS')) return;
    for (const [faction, army] of Object.entries(report.armies)) {
      const all =
        army.ghosts +
        Object.values(report.blips).filter((blip) => blip.is === 'Ghost' && blip.faction === faction).length;
      const known = this.ghosts.get(faction);
      this.must(
        known === undefined || known === all || report.marks['melted'] !== undefined,
        `the ${faction} have ${all} Ghosts, ${known ?? 0} before (CC-BLP-04)`,
      );
      this.ghosts.set(faction, all);
    }
  }

  private scores(report: Report, seen: Seen): void {
    const side = HUNTERS[report.mission];
    if (side === undefined || report.round === 0) return;
    const goal = seen.armies.flatMap((army) => army.goals)[0];
    this.must(
      goal === undefined || goal.points === this.kills[side],
      `${this.kills[side]} kills by the rules, ${goal?.points ?? 0} points (CC-DMG-07)`,
    );
  }

  /** CC-VP-06 A round in which something happened is not quiet. */
  private quiet(report: Report): void {
    this.must(
      report.quiet <= Math.max(0, this.quietRounds),
      `${report.quiet} quiet rounds, at most ${this.quietRounds} by the rules (CC-VP-06)`,
    );
    this.quietRounds = report.quiet;
  }
}
