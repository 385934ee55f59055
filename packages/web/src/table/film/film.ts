// The player of pictures: what followed a choice, one after the other, to be paused, stepped both ways and ended. Everything is
// safe already: nothing is lost by not looking.
import type { Scene } from '@xenotable/kernel';
import { paceNow } from './device.ts';
import type { Pace } from './pace.ts';
import type { Picture } from './pictures.ts';
import { type Coming, type Shot, added, groupStarts, stays } from './shots.ts';

/** A film as the frame shows it. */
export interface FilmState {
  /** The pictures that have been shown; all of them when it has ended. */
  pictures: readonly Picture[];
  /** The one on the table; null: the table is shown as it stands. */
  at: number | null;
  playing: boolean;
  /** The table has not been reached yet; otherwise one looks back. */
  live: boolean;
  pace: Pace;
}

/** Pictures that are kept to look back at. */
const KEPT = 400;
/** When nothing shall be shown step by step, what is being shown ends quickly. */
const HASTE: Pace = { speed: 'fast', waits: false, still: true };

export class Film {
  private readonly changed: () => void;
  private shots: Shot[] = [];
  private at: number | null = null;
  /** The last shot that has been shown. */
  private reached = -1;
  /** The table lies ahead of what is shown. */
  private ahead = false;
  private playing = true;
  private asks = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(changed: () => void) {
    this.changed = changed;
  }

  get live(): boolean {
    return this.ahead;
  }

  get state(): FilmState | null {
    if (this.shots.length === 0) return null;
    const shown = this.ahead ? this.shots.slice(0, this.reached + 1) : this.shots;
    return {
      pictures: shown.map(({ picture }) => picture),
      at: this.at,
      playing: this.playing,
      live: this.ahead,
      pace: this.pace,
    };
  }

  /** The lines of the log that have been seen to happen; null: all. */
  get lines(): number | null {
    return this.ahead ? (this.shots[this.reached]?.lines ?? null) : null;
  }

  get picture(): Picture | null {
    return this.at === null ? null : (this.shots[this.at]?.picture ?? null);
  }

  private get pace(): Pace {
    return paceNow() ?? HASTE;
  }

  /** A person acts: what was shown before is over. */
  begin(): void {
    this.stop();
    this.shots = [];
    this.reached = -1;
    this.playing = true;
  }

  /** What followed; it is shown at once, or after what is being shown. False: nothing is shown. */
  append(scenes: readonly Scene[], coming: Coming): boolean {
    const pace = paceNow();
    this.asks = coming.asks;
    if (scenes.length === 0 || pace === null) return false;
    const first = (this.shots.at(-1)?.picture.group ?? -1) + 1;
    const ahead = this.shots.slice(this.reached + 1);
    this.shots = [...this.shots, ...added(scenes, coming, { first, ahead, pace })];
    this.forget(this.shots.length - KEPT);
    if (this.ahead) this.goOn();
    else {
      this.playing = !pace.waits;
      this.show(this.reached + 1);
    }
    return true;
  }

  /** The first ones, if they have been shown. */
  private forget(count: number): void {
    if (count <= 0 || count > this.reached) return;
    this.shots = this.shots.slice(count);
    this.reached -= count;
    if (this.at !== null) this.at = Math.max(0, this.at - count);
  }

  private show(at: number): void {
    this.at = at;
    if (at > this.reached) {
      this.ahead = true;
      this.reached = at;
    }
    this.changed();
    this.goOn();
  }

  /** The next picture comes by itself, unless people step; the last one leads to a decision without waiting. */
  private goOn(): void {
    clearTimeout(this.timer);
    if (this.at === null) return;
    const [shot, next] = [this.shots[this.at]!, this.shots[this.at + 1]];
    const { pace } = this;
    const leads = next === undefined && this.ahead && this.asks;
    if (this.playing || leads)
      this.timer = setTimeout(
        () => this.step(1),
        leads && pace.still && pace.waits ? 0 : stays(shot, next, pace),
      );
  }

  private step(by: 1 | -1): void {
    if (this.at === null) return;
    if (this.at + by >= this.shots.length) this.finish();
    else this.show(Math.max(0, this.at + by));
  }

  /** One picture on, by hand: it does not run on by itself. */
  next(): void {
    this.playing = false;
    this.step(1);
  }

  /** One picture back; when it has ended, to its last one. */
  back(): void {
    this.playing = false;
    if (this.at === null) this.goTo(this.shots.length - 1);
    else this.step(-1);
  }

  /** To the first picture of the next group, or of this one, or of the one before. */
  toGroup(by: 1 | -1): void {
    const { at } = this;
    if (at === null) return;
    this.playing = false;
    const starts = groupStarts(this.shots);
    const to = by > 0 ? starts.find((i) => i > at) : starts.findLast((i) => i < at);
    if (to === undefined && by > 0) this.finish();
    else this.show(to ?? 0);
  }

  /** A picture that has been shown before. */
  goTo(at: number): void {
    this.playing = false;
    const most = this.ahead ? this.reached : this.shots.length - 1;
    if (most >= 0) this.show(Math.min(most, Math.max(0, at)));
  }

  /** Once more from the first picture; the table itself stays as it is. */
  watch(): void {
    if (this.shots.length === 0) return;
    this.playing = !this.pace.waits;
    this.show(0);
  }

  pause(): void {
    if (!this.playing || this.at === null) return;
    this.playing = false;
    clearTimeout(this.timer);
    this.changed();
  }

  play(): void {
    if (this.at === null || this.playing) return;
    this.playing = true;
    this.step(1);
  }

  /** Ends it: the table is shown as it stands. */
  finish(): void {
    const shown = this.at !== null;
    this.stop();
    if (shown) this.changed();
  }

  /** The same without telling. */
  stop(): void {
    clearTimeout(this.timer);
    this.at = null;
    this.ahead = false;
    this.reached = this.shots.length - 1;
  }
}
