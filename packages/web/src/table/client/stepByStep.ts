// Showing what followed a choice step by step, and then the table as it stands. Everything is safe already: skipping loses nothing.
import type { Scene } from '@xenotable/kernel';
import { currentSettings } from '../../storage/settings.ts';
import type { TableState } from './tableState.ts';

const PACE = { none: 0, fast: 180, normal: 420 };

/** Milliseconds per step, as this device likes it; 0: nothing is shown step by step. */
export const pace = (): number =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : PACE[currentSettings().motion];

/** For as long as people need to see what happened last. */
export const rest = (): Promise<void> => new Promise((rested) => setTimeout(rested, pace()));

export class StepByStep {
  private readonly show: (state: TableState) => void;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Where it leads: what else comes meanwhile is in it too. */
  private ending: (() => TableState) | null = null;

  constructor(show: (state: TableState) => void) {
    this.show = show;
  }

  get running(): boolean {
    return this.ending !== null;
  }

  /** `lines` are those that were told before. */
  play(scenes: readonly Scene[], after: () => TableState, lines: TableState['lines']): void {
    if (scenes.length === 0 || pace() === 0) return this.show(after());
    let next = 0;
    this.ending = after;
    const step = (): void => {
      const scene = scenes[next++];
      if (scene === undefined) return this.skip();
      const { view, words, rule } = scene;
      const left = scenes.length - next;
      this.show({
        ...after(),
        view,
        ask: null,
        waiting: [],
        over: null,
        undo: 0,
        undoWords: null,
        lines,
        scene: { words, rule, left },
      });
      this.timer = setTimeout(step, pace());
    };
    step();
  }

  skip(): void {
    const after = this.ending;
    this.stop();
    if (after !== null) this.show(after());
  }

  /** Ends it without showing where it leads. */
  stop(): void {
    clearTimeout(this.timer);
    this.ending = null;
  }
}
