// What every chart of an answer is given.
import type { Answer } from '@xenotable/questions';
import type { Behind } from '../../../worker/labApi.ts';

/** Opens the games behind something, under a title. */
export type OpenGames = (title: string, behind: Behind) => void;

export interface PanelProps {
  answer: Answer;
  /** Charts are tables. */
  tables: boolean;
  open: OpenGames;
}
