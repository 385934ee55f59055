// A lesson as a game defines it: pages that each say something and wait for one choice. The dice are written down.
import type { Scripted } from '../chance/scripted.ts';
import type { Json } from '../read/json.ts';
import type { ThingId } from './log.ts';
import type { RuleId, SeatPlan } from './world.ts';

export interface LessonPage {
  text: string;
  rule: RuleId;
  /** The choice that leads to the next page: by its words, or as data if it cannot be listed. */
  expects: string | Json;
  /** Choices that follow in the same go, as data: a purchase is paid first. */
  then?: readonly Json[];
  /** Whether another choice is as good: any point of the ruin, if none can be named exactly. */
  accepts?(choice: Json): boolean;
  /** What this choice rolls and draws. */
  dice: readonly Scripted[];
  /** Things to mark on the board besides those of the expected choice. */
  things?: readonly ThingId[];
  /** Shown when something else was chosen; without it the coach only names what was expected. */
  instead?: string;
}

/** A lesson begins with a position in the players' words, or with the book's own setup. */
export interface Lesson {
  title: string;
  /** What the player can do afterwards, in one sentence. */
  teaches?: string;
  minutes?: number;
  given?: Json;
  options?: Record<string, Json>;
  seats: SeatPlan[];
  /** Results before the first page. */
  opening: readonly Scripted[];
  pages: readonly LessonPage[];
  /** Shown after the last page, when the game continues. */
  farewell?: string;
}
