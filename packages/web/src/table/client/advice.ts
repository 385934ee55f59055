// What threads compute for the viewer of a table: odds, hints and the questions to come.
import type { Advice, ForeseenQuestion } from '@xenotable/bots';
import type { Json, Prospects } from '@xenotable/kernel';
import { adviceWorker, oddsWorker } from '../../worker/client.ts';
import type { TableState } from './tableState.ts';

export class AdviceHere {
  private readonly now: () => TableState | null;
  /** The moment for which a hint was last asked. */
  private advised: number | null = null;

  constructor(now: () => TableState | null) {
    this.now = now;
  }

  /** Whether a hint was asked for the moment that is shown. */
  get hinted(): boolean {
    return this.advised !== null && this.advised === this.now()?.seq;
  }

  /** What a plan may lead to, as far as it is known after this many more milliseconds. */
  prospects(plan: readonly Json[], ms: number): Promise<Prospects | null> {
    const now = this.now();
    if (now === null || now.viewer === 'table') return Promise.resolve(null);
    const { game, edition, view, viewer: seat } = now;
    return oddsWorker.prospects({ rules: { game, edition }, view, seat, plan }, ms);
  }

  /** What a program would do in the viewer's place, as far as it is known after this many more milliseconds. */
  hint(plan: readonly Json[] | null, ms: number): Promise<Advice | null> {
    const now = this.now();
    if (now === null || now.ask === null || !now.hints) return Promise.resolve(null);
    const { game, edition, view, ask } = now;
    this.advised = now.seq;
    return adviceWorker.advise({ rules: { game, edition }, view, ask }, plan, ms);
  }

  /** What the viewer will probably be asked next, and the possible answers. */
  foresee(): Promise<ForeseenQuestion[]> {
    const now = this.now();
    if (now === null || now.viewer === 'table') return Promise.resolve([]);
    const { game, edition, view, viewer: seat } = now;
    return adviceWorker.foresee({ rules: { game, edition }, view, seat });
  }

  /** Loads the rules for hints. */
  async warmUp(): Promise<void> {
    const now = this.now();
    if (now !== null) await adviceWorker.sheet(now.game, now.edition);
  }
}
