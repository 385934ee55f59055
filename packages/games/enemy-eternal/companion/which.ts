// EE-AUT-01 Which model the automaton activates: the lists are in the order of the tie-breaks, so the first that fits is the one.
import { type Bookmark, applies } from '@xenotable/kernel';
import { type Answer, type Sheet, plainSheet } from '@xenotable/kernel/companion';
import { AUTOMATON, colourOf, diceIn, victimOf } from '../book/round/dice.ts';
import { again, choosable } from '../book/round/choosable.ts';
import { commandLimit } from '../book/round/command.ts';
import { has } from '../book/models.ts';
import { modelOf } from '../tableReaders.ts';
import type { Model } from '../table.ts';
import { chapter, question } from './chapter.ts';
import { isEngaged } from './contact.ts';
import type { CompanionTable } from './table.ts';
import { taskOf } from './tasks.ts';
import { inches, modelAnswers } from './words.ts';

interface Which {
  /** EE-DIF-05 The extra die: among those that have acted once. */
  again: boolean;
}

export const whichFrame = (second: boolean): Bookmark & Which => which.begin({ again: second });

const inOrder = (models: readonly Model[]): Model[] =>
  [...models].sort((a, b) => a.wounds - b.wounds || a.id - b.id);

/** Those who may be activated, in the order of the tie-breaks; a controlled mind comes by another rule. */
const candidates = (w: CompanionTable, f: Which): Model[] =>
  inOrder((f.again ? again(w, AUTOMATON) : choosable(w, AUTOMATON)).filter((m) => m.mind === null));

const NONE: Answer = { value: 'none', label: 'None of them' };

/** The first of a list that fits. */
function firstSheet(w: CompanionTable, f: Which, title: string, words: string, why?: string): Sheet | null {
  const all = candidates(w, f);
  if (all.length < 2) return null;
  applies('EE-CMP-04');
  return plainSheet(
    { key: 'model', title, look: 'buttons', answers: [...modelAnswers(all), NONE] },
    {
      rule: 'EE-AUT-01',
      act: { words, rule: 'EE-AUT-01', ...(why !== undefined && { why }) },
      sentence: (value, label) => (value === 'none' ? 'None of them.' : `${label} acts.`),
    },
  );
}

const chosen = (value: string | undefined) => (value === 'none' ? undefined : { answer: [Number(value)] });

/** EE-SPC-22 EE-SPC-23 EE-SPO-07 Whom a commander might bring forward, wherever they stand. */
function commandable(w: CompanionTable, commander: Model): Model[] {
  if (commandLimit(commander) === 0 || commander.spent.includes('command')) return [];
  return inOrder(
    w.models.filter(
      (m) =>
        m !== commander &&
        m.place === 'board' &&
        m.side === 1 &&
        m.control === 1 &&
        m.activated === 0 &&
        victimOf(w, m) === null &&
        diceIn(w, colourOf(m)) > 0 &&
        (!has(commander, 'Commanding Presence') || m.unit === 'ADVENT Trooper'),
    ),
  );
}

const commanderOf = (w: CompanionTable, f: Which): Model | undefined =>
  candidates(w, f).find((m) => commandable(w, m).length > 0);

export const which = chapter<Which>('which')
  .shows('again')
  .steps({
    /** EE-AUT-01 line 1. */
    task: question({
      rule: 'EE-AUT-01',
      sheet(w, f: Which) {
        const task = taskOf(w.mission);
        return task === null
          ? null
          : firstSheet(
              w,
              f,
              'Who is the first of these that carries a token, or can do its task with a run of its MOBILITY?',
              'The automaton’s die is drawn.',
              task.words,
            );
      },
      trail: (w, _f, { model }) =>
        model === 'none' ? null : { label: 'On its task', value: modelOf(w, Number(model)).name },
      take: (_play, _f, answers) => chosen(answers['model']),
    }),
    /** EE-AUT-01 line 2: base contact is kept. */
    engaged: {
      run({ w }, f) {
        const all = candidates(w, f);
        const one = all.length === 1 ? all[0] : all.find((m) => isEngaged(w, m));
        if (one !== undefined && commandable(w, one).length === 0) return { answer: [one.id] };
      },
    },
    /** EE-AUT-01 line 3, EE-AUT-21. */
    command: question({
      rule: 'EE-AUT-21',
      sheet(w, f: Which) {
        const commander = commanderOf(w, f);
        if (commander === undefined) return null;
        const reach = has(commander, 'Commanding Presence') ? 24 : 12;
        return plainSheet(
          {
            key: 'model',
            title: `Who is the first of these within ${inches(reach)} of ${commander.name} and in its sight?`,
            look: 'buttons',
            answers: [...modelAnswers(commandable(w, commander)), NONE],
          },
          {
            rule: 'EE-AUT-21',
            act: { words: `${commander.name} can bring one of its own forward.`, rule: 'EE-AUT-21' },
          },
        );
      },
      take(play, f, { model }) {
        const { w } = play;
        const commander = commanderOf(w, f);
        if (model === 'none' || commander === undefined) {
          commander?.spent.push('command');
          return { goTo: 'alone' };
        }
        const first = modelOf(w, Number(model));
        commander.spent.push('command');
        play.tell?.({ type: 'commands', model: commander.name, first: [first.name] }, 'EE-AUT-21');
        return { answer: [first.id, commander.id] };
      },
    }),
    /** Only one is left, or one is engaged. */
    alone: {
      run({ w }, f) {
        const all = candidates(w, f);
        const one = all.length === 1 ? all[0] : all.find((m) => isEngaged(w, m));
        if (one !== undefined) return { answer: [one.id] };
        if (all.length === 0) return { answer: [] };
      },
    },
    /** EE-AUT-01 line 4. */
    attack: question({
      rule: 'EE-AUT-01',
      sheet: (w, f: Which) =>
        firstSheet(
          w,
          f,
          'Who is the first of these that can attack one of your soldiers from where it stands?',
          'The automaton’s die is drawn.',
          'In range of a weapon, and in sight.',
        ),
      trail: (w, _f, { model }) =>
        model === 'none' ? null : { label: 'Can attack', value: modelOf(w, Number(model)).name },
      take: (_play, _f, answers) => chosen(answers['model']),
    }),
    /** EE-AUT-01 line 5. */
    closest: question({
      rule: 'EE-AUT-01',
      sheet(w, f: Which) {
        const all = candidates(w, f);
        return plainSheet(
          {
            key: 'model',
            title: 'Who is the first of these that is closest to one of your soldiers?',
            look: 'buttons',
            answers: modelAnswers(all),
          },
          { rule: 'EE-AUT-01', sentence: (_value, label) => `${label} acts.` },
        );
      },
      trail: (w, _f, { model }) => ({ label: 'Closest', value: modelOf(w, Number(model)).name }),
      take: (_play, _f, answers) => ({ answer: [Number(answers['model'])] }),
    }),
  });
