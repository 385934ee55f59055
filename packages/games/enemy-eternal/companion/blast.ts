// EE-SPO-18 A machine has blown up: the people say who stands beside it, one by one.
import type { Bookmark } from '@xenotable/kernel';
import { plainSheet } from '@xenotable/kernel/companion';
import { onBoard } from '../book/models.ts';
import { strike } from '../book/attack/harm.ts';
import { modelOf } from '../tableReaders.ts';
import type { Model } from '../table.ts';
import { chapter, question } from './chapter.ts';
import { removed } from './harm.ts';
import { inches, modelAnswers } from './words.ts';

interface Blast {
  /** The machine. */
  of: string;
  struck: number[];
}

export const blastOf = (m: Model): Bookmark & Blast => blast.begin({ of: m.name, struck: [] });

export const blast = chapter<Blast>('blast')
  .shows('of', 'struck')
  .steps({
    'who is beside it': question({
      rule: 'EE-SPO-18',
      sheet: (w, f: Blast) =>
        plainSheet(
          {
            key: 'struck',
            title: `Who ${f.struck.length > 0 ? 'else ' : ''}is within ${inches(1)} of ${f.of}?`,
            look: 'buttons',
            answers: [
              { value: 'nobody', label: f.struck.length > 0 ? 'Nobody else' : 'Nobody' },
              ...modelAnswers(w.models.filter((m) => onBoard(m) && !f.struck.includes(m.id))),
            ],
          },
          { rule: 'EE-SPO-18', act: { words: `${f.of} blows up.`, rule: 'EE-SPO-18' } },
        ),
      take(play, f, answers) {
        if (answers['struck'] === 'nobody') return 'done';
        const m = modelOf(play.w, Number(answers['struck']));
        f.struck.push(m.id);
        strike(play, m, { value: 3, type: 'EX', armour: true, clumsy: false }, { cover: 0 });
        if (m.wounds <= 0) removed(play, m, null);
        return 'again';
      },
    }),
  });
