// A second calculation of a mission from RULES.md alone: it hears what happens and what the dice show, keeps its own account of hearts, marks, stars,
// places, Ghosts, points and turns, and complains at the first difference from what the game reports. It uses nothing of the rules' code.
import { type ReportedUnit, differences, isWhole, kindOf, opened } from './account.ts';
import { factsOf, priceOfOption } from './facts.ts';
import { sum } from './fight.ts';
import type { Handlers, Report, Seen, What } from './ledger.ts';
import { Places } from './places.ts';

export type { Report, Seen, What } from './ledger.ts';

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

export class Auditor extends Places {
  private readonly frame: Handlers = {
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
    freed: (what) => void (this.unit(what['unit']).side = 'neutral'),
    convinced: (what) => void (this.unit(what['unit']).side = 'Earth'),
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

  private readonly handlers: Handlers = { ...this.fight, ...this.places, ...this.frame };

  hear(what: What, rule: string): void {
    const handler = this.handlers[what.type];
    if (handler !== undefined && this.report !== null) handler(what, rule);
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
    this.crowds();
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
  private crowds(): void {
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
    // A round is counted at its end, before the next one is announced.
    const most = this.stirred ? this.quietRounds : this.quietRounds + 1;
    this.must(report.quiet <= most, `${report.quiet} quiet rounds, at most ${most} by the rules (CC-VP-06)`);
    this.quietRounds = report.quiet;
  }
}
