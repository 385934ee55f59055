// A lesson as a game keeps it: pages that each say something and wait for one choice. The dice fall as written.
import type { Scripted } from '../chance/scripted.ts';
import type { Json } from '../read/json.ts';
import type { ThingId } from './log.ts';
import type { RuleId, SeatPlan } from './world.ts';

export interface LessonPage {
  text: string;
  rule: RuleId;
  /** The choice that goes on: by its words, or as data where it cannot be listed. */
  expects: string | Json;
  /** What is as good: any point of the ruin, if one cannot be named exactly. */
  accepts?(choice: Json): boolean;
  /** What this choice rolls and draws. */
  dice: readonly Scripted[];
  /** What the text speaks of besides the things of the expected choice: marked on the board. */
  things?: readonly ThingId[];
  /** What is said when something else was done; without it the coach only names what was expected. */
  instead?: string;
}

/** It begins with a position in the players' words, or with the book's own setup. */
export interface Lesson {
  title: string;
  /** What one can do afterwards, in one sentence. */
  teaches?: string;
  minutes?: number;
  given?: Json;
  options?: Record<string, Json>;
  seats: SeatPlan[];
  /** What chance brings before the first page. */
  opening: readonly Scripted[];
  pages: readonly LessonPage[];
  /** What is said when the last page is done and the game goes on. */
  farewell?: string;
}
