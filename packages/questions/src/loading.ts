// The rules that a question needs: the present edition, and those that it names.
import { BadInput, closest } from '@xenotable/kernel';
import type { Edition } from '@xenotable/kernel/proof';
import type { Question } from './document.ts';
import type { Subject, Subjects } from './subject.ts';

/** How a host finds games: `gamePackage` and `editionOf` of the shelf. */
export interface Library {
  present(game: string): Promise<Subject>;
  edition(game: string, edition: string): Promise<Edition>;
}

/** Loads every edition that the question names. Throws BadInput for an unknown game or edition. */
export async function loadSubjects(question: Question, library: Library): Promise<Subjects> {
  const present = await library.present(question.game);
  const named = [
    question.edition,
    ...(question.kind === 'variants' ? question.variants.map(({ edition }) => edition) : []),
  ].filter((edition) => edition !== undefined);
  const loaded = new Map<string, Subject>([[present.game.edition, present]]);
  for (const edition of named) {
    if (loaded.has(edition)) continue;
    const { game, players } = await library.edition(question.game, edition);
    loaded.set(edition, { ...present, game, ...(players !== undefined && { players }) });
  }
  return (edition) => {
    const subject = edition === undefined ? present : loaded.get(edition);
    if (subject === undefined)
      throw new BadInput(
        'edition',
        `${JSON.stringify(edition)} is unknown${closest(String(edition), [...loaded.keys()])}`,
      );
    return subject;
  };
}
