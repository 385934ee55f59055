// Where everybody and everything stands, as the auditor follows it.
import { factsOf } from './facts.ts';
import { Fight, numbers, sum } from './fight.ts';
import type { Handlers } from './ledger.ts';
import { steps } from './sight.ts';

export class Places extends Fight {
  protected readonly places: Handlers = {
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
  };
}
