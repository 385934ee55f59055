// The props of every chart of an answer.
import type { Answer } from '@xenotable/questions';
import type { Behind } from '../../../worker/labApi.ts';

/** Opens the games behind something, under a title. */
export type OpenGames = (title: string, behind: Behind) => void;

export interface PanelProps {
  answer: Answer;
  /** Whether charts are shown as tables. */
  tables: boolean;
  open: OpenGames;
}
