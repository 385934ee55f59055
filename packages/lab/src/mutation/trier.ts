// Switches one mutant on and runs checks until one of them notices.
import { itemAt } from '@xenotable/kernel';
import type { GamePackage } from '@xenotable/kernel/proof';
import type { Check } from './battery.ts';
import type { Verdict } from './ledger.ts';
import type { Loader } from './load.ts';
import type { Planned, Planner } from './plan.ts';
import type { Mutant } from './subject.ts';

export interface TrierOptions {
  /** Milliseconds for the cases on one mutant, and twice as much for the script's games; records and laws get a part of it. */
  budget: number;
  /** Called when a check begins, with its limit in processor milliseconds. */
  checking(check: number, mostMs: number): void;
  /** Called when the game is loaded again. */
  loading(): void;
}

/** Instances of the game stay in memory: after this many a new process is cheaper. */
const MOST_INSTANCES = 80;

export class Trier {
  private readonly loader: Loader;
  private readonly checks: readonly Check[];
  private readonly planner: Planner;
  private readonly options: TrierOptions;
  /** The shared instance, for mutants that need no instance of their own. */
  private warm: GamePackage;
  /** Whether no mutant has been tried on it yet. */
  private clean = true;
  private instances = 0;
  /** A new process must continue: this one is damaged, or has many instances of the game in memory. */
  worn = false;

  constructor(
    loader: Loader,
    warm: GamePackage,
    checks: readonly Check[],
    planner: Planner,
    options: TrierOptions,
  ) {
    this.loader = loader;
    this.warm = warm;
    this.checks = checks;
    this.planner = planner;
    this.options = options;
  }

  private holds({ check, mostRounds, mostMs }: Planned, pack: GamePackage): boolean {
    this.options.checking(check, mostMs);
    try {
      this.loader.board.counting(mostRounds, () => itemAt(this.checks, check).hold(pack));
      return true;
    } catch {
      return false;
    }
  }

  private load(): Promise<GamePackage> {
    this.options.loading();
    if (++this.instances > MOST_INSTANCES) this.worn = true;
    return this.loader.load();
  }

  /** The first check that notices the mutant that is on. */
  private async killer(
    planned: readonly Planned[],
    instance: 'warm' | 'new',
  ): Promise<Planned | 'loading' | undefined> {
    let pack = this.warm;
    if (instance === 'new') {
      try {
        pack = await this.load();
      } catch {
        return 'loading';
      }
    }
    return planned.find((one) => !this.holds(one, pack));
  }

  /** Whether a check fails even with the unchanged rules. Then a mutant has left something behind in the instance, and a new one replaces it. */
  private async spoilt(killer: Planned): Promise<boolean> {
    if (this.holds(killer, this.warm)) return false;
    this.warm = await this.load();
    if (!this.holds(killer, this.warm)) this.worn = true;
    return true;
  }

  private async find(mutant: Mutant, planned: readonly Planned[]): Promise<Planned | 'loading' | undefined> {
    const { board } = this.loader;
    const anew = this.planner.needsInstance(mutant);
    board.switchOn(mutant.site, mutant.change);
    let killer = await this.killer(planned, anew ? 'new' : 'warm');
    // Cached results of earlier runs can hide the changed code.
    if (killer === undefined && !anew && (!board.picked || this.planner.mayBeHidden(mutant)))
      killer = await this.killer(planned, 'new');
    board.switchOff();
    return killer;
  }

  /** A verdict; null if this process cannot give one. */
  async try(mutant: Mutant, suspect: string | null): Promise<Verdict | null> {
    const { planned, left } = this.planner.plan(mutant, this.options.budget, suspect);
    const killer = await this.find(mutant, planned);
    if (killer === undefined) {
      this.clean = false;
      return { killed: false, by: null, check: null, left };
    }
    if (killer === 'loading') return { killed: true, by: 'loading', check: null, left: 0 };
    const wasClean = this.clean;
    this.clean = await this.spoilt(killer);
    // An instance damaged by an earlier mutant must not judge this one.
    if (this.clean && !wasClean) return this.worn ? null : this.try(mutant, suspect);
    this.planner.noteKill(mutant, killer.check);
    const { name, mark } = itemAt(this.checks, killer.check);
    return { killed: true, by: name, check: mark, left: 0 };
  }
}
