// Games per second, over the last seconds.

const WINDOW = 10_000;

export class Speed {
  private marks: { at: number; games: number }[] = [];

  /** Notes games that have just finished. */
  note(games: number, at = performance.now()): void {
    this.marks.push({ at, games });
    this.marks = this.marks.filter((mark) => mark.at > at - WINDOW);
  }

  /** Starts again after a pause. */
  begin(at = performance.now()): void {
    this.marks = [{ at, games: 0 }];
  }

  perSecond(now = performance.now()): number {
    const [first] = this.marks;
    if (first === undefined || now - first.at < 200) return 0;
    const games = this.marks.slice(1).reduce((sum, mark) => sum + mark.games, 0);
    return (games * 1000) / (now - first.at);
  }
}
