// Plays games of one question, in this thread.
import { type GameOf, type Question, type Result, armsOf, followedIn, playOne } from '@xenotable/questions';
import { itemAt } from '@xenotable/kernel';
import { subjectsFor } from './reading.ts';

/** A function that plays any game of a question. */
export async function gamePlayer(question: Question): Promise<(game: GameOf) => Result> {
  const subjects = await subjectsFor(question);
  const arms = armsOf(question, subjects);
  const followed = followedIn(question);
  return (game) => {
    const arm = itemAt(arms, game.arm);
    return playOne(subjects(arm.edition), arm, game, followed);
  };
}
