// Strikes, wounds, coma, healing and PSI as the auditor computes them.
import type { Account } from './account.ts';
import { factsOf, sideOfFaction } from './facts.ts';
import { type Handlers, Ledger, type Strike, type What } from './ledger.ts';
import { Sight, steps } from './sight.ts';

export const sum = (dice: readonly number[]): number => dice.reduce((all, die) => all + die, 0);
export const numbers = (value: unknown): number[] => (Array.isArray(value) ? value.map(Number) : []);
/** CC-GEN-19 */
const face = (die: number): number => [0, 0, 1, 1, 2, 2][die - 1] ?? NaN;

export class Fight extends Ledger {
  protected readonly fight: Handlers = {
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
  };

  protected psiThrow(what: What): void {
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

  protected strikeThrow(what: What, ranged: boolean): void {
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

  /** CC-UNIT-03, CC-UNIT-19, CC-M-VS3-23 The armor of a unit. */
  protected armor(unit: Account): number {
    const { armor, kin } = factsOf(unit.kind);
    if (kin !== 'civilian') return armor;
    const mission = this.report?.mission ?? '';
    const vests = mission === 'VS 3' && this.has('Earth', 'safety vests');
    const controlled = !mission.startsWith('VS') && unit.side !== 'neutral';
    return armor + Number(vests) + Number(controlled && armor === 0);
  }

  /** CC-DMG-03 Points of a strike: the throw less armor less cover. */
  protected checkBlow(what: What, points: number): void {
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
  protected checkCover({ attacker, at, blast }: Strike, victim: Account, told: boolean): void {
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

  protected hurt(what: What, rule: string, points: number): void {
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

  protected died(what: What, rule: string): void {
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

  protected healed(what: What, rule: string): void {
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
}
