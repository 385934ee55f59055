// Plays the pictures after a choice one after the other; it can be paused, stepped both ways and ended. Everything is
// already stored, so nothing is lost by not watching.
import type { Scene } from '@xenotable/kernel';
import { paceNow } from './device.ts';
import type { Pace } from './pace.ts';
import type { Picture } from './pictures.ts';
import { type Coming, type Shot, added, firstOfGroup, groupStarts, lastOfGroup, stays } from './shots.ts';

/** A film as the frame shows it. */
export interface FilmState {
  /** The pictures shown so far; all of them after the end. */
  pictures: readonly Picture[];
  /** The picture that is shown; null: the present table is shown. */
  at: number | null;
  playing: boolean;
  /** Whether the film still runs towards the present table; otherwise the player looks back. */
  live: boolean;
  pace: Pace;
}

/** Number of pictures that are kept to look back at. */
const KEPT = 400;
/** The pace at which a running film ends if films are switched off. */
const HASTE: Pace = { speed: 'fast', waits: false, still: true, wholeActs: false };

export class Film {
  private readonly changed: () => void;
  private shots: Shot[] = [];
  private at: number | null = null;
  /** The last shot that has been shown. */
  private reached = -1;
  /** Whether the present table is ahead of the picture that is shown. */
  private ahead = false;
  private playing = true;
  private asks = false;
  /** Nothing is shown until the viewer must decide. */
  private skipping = false;
  /** The film was skipped, and nothing has been shown since. */
  private skipped = false;
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

  /** Whether the film runs by itself and the viewer must decide right after the act that is shown. */
  get leads(): boolean {
    const { at, shots } = this;
    return (
      this.ahead && this.asks && this.playing && at !== null && lastOfGroup(shots, at) === shots.length - 1
    );
  }

  /** The number of log lines shown so far; null: all. */
  get lines(): number | null {
    return this.ahead ? (this.shots[this.reached]?.lines ?? null) : null;
  }

  get picture(): Picture | null {
    return this.at === null ? null : (this.shots[this.at]?.picture ?? null);
  }

  private get pace(): Pace {
    return paceNow() ?? HASTE;
  }

  /** A person acts: the film ends. */
  begin(): void {
    this.stop();
    this.shots = [];
    this.reached = -1;
    this.playing = true;
    this.skipping = false;
    this.skipped = false;
  }

  /** The act goes on by further choices: a film that was skipped stays so. */
  goesOn(): void {
    this.skipping ||= this.skipped;
  }

  /** Adds scenes; they are shown at once, or after the current ones. False: nothing is shown. */
  append(scenes: readonly Scene[], coming: Coming): boolean {
    const pace = paceNow();
    this.asks = coming.asks;
    if (scenes.length === 0 || pace === null) return false;
    const first = (this.shots.at(-1)?.picture.group ?? -1) + 1;
    const ahead = this.shots.slice(this.reached + 1);
    this.shots = [...this.shots, ...added(scenes, coming, { first, ahead, pace })];
    this.forget(this.shots.length - KEPT);
    if (this.skipping) {
      this.skipping = !coming.asks;
      this.stop();
      return false;
    }
    this.skipped = false;
    if (this.ahead) this.goOn();
    else {
      this.playing = !pace.waits;
      this.show(this.shownFrom(this.reached + 1));
    }
    return true;
  }

  /** Forgets the first pictures, if they have been shown. */
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

  /** Shows the next picture after its time, unless people step; the last one leads to a decision without waiting. */
  private goOn(): void {
    clearTimeout(this.timer);
    if (this.at === null) return;
    const { pace } = this;
    const [shot, next] = [this.shots[this.at]!, this.shots[this.at + 1]];
    const leads = next === undefined && this.ahead && this.asks;
    if (this.playing || leads)
      this.timer = setTimeout(
        () => this.step(1),
        leads && pace.still && pace.waits ? 0 : stays(shot, next, pace),
      );
  }

  /** The picture that is shown when this one is reached: at the pace of whole acts, the last one of its act. */
  private shownFrom(at: number): number {
    return this.pace.wholeActs ? lastOfGroup(this.shots, at) : at;
  }

  private step(by: 1 | -1): void {
    if (this.at === null) return;
    if (this.at + by >= this.shots.length) return this.finish();
    if (by > 0) return this.show(this.shownFrom(this.at + 1));
    const before = this.pace.wholeActs ? firstOfGroup(this.shots, this.at) - 1 : this.at - 1;
    this.show(before >= 0 ? before : this.shownFrom(0));
  }

  /** One picture forward by hand: the film does not run on by itself. */
  next(): void {
    this.playing = false;
    this.step(1);
  }

  /** One picture back; after the end, to the last picture. */
  back(): void {
    this.playing = false;
    if (this.at === null) this.goTo(this.shots.length - 1);
    else this.step(-1);
  }

  /** Moves to the first picture of the next group, this one, or the one before. */
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

  /** Plays the film again from its first picture; the table itself does not change. */
  watch(): void {
    if (this.shots.length === 0) return;
    this.playing = !this.pace.waits;
    this.show(this.shownFrom(0));
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

  /** Ends the film and leaves out what is still on its way to the viewer's next choice. */
  skip(): void {
    this.skipped = this.ahead;
    this.skipping = this.ahead && !this.asks;
    this.finish();
  }

  /** Ends the film: the present table is shown. */
  finish(): void {
    const shown = this.at !== null;
    this.stop();
    if (shown) this.changed();
  }

  /** The same without reporting it. */
  stop(): void {
    clearTimeout(this.timer);
    this.at = null;
    this.ahead = false;
    this.reached = this.shots.length - 1;
  }
}
