// EE-ENG-06 A model leaves base contact: those it flees from attack it, unless they stay engaged with others.
import { type Bookmark, applies } from '@xenotable/kernel';
import { type Answer, plainSheet } from '@xenotable/kernel/companion';
import { usableArms } from '../book/attack/arms.ts';
import { isDown, onBoard, skill } from '../book/models.ts';
import { expected } from '../book/automaton/shots.ts';
import { modelOf } from '../tableReaders.ts';
import type { Model } from '../table.ts';
import { type Shooting, shotOf } from './aim.ts';
import { chapter, question } from './chapter.ts';
import { foesTouching, isEngaged } from './contact.ts';
import { handsFrame } from './hands.ts';
import { shotFrame } from './shot.ts';
import type { CompanionTable } from './table.ts';
import { inches, subjectOf } from './words.ts';

interface Flight {
  model: number;
  left: number;
  why: string;
  foes: number[];
  answer?: string;
}

export const fleeFrame = (model: number, left: number, why: string): Bookmark & Flight =>
  flee.begin({ model, left, why, foes: [] });

/** EE-ENG-08 A free shot has no -1. */
const freeShot = (foe: Model, runner: number, weapon: string): Shooting => ({
  by: foe.id,
  at: runner,
  weapon,
  actions: 2,
  moving: false,
  steady: false,
  reason: 'free',
  close: false,
  measured: null,
});

const guns = (w: CompanionTable, foe: Model) => usableArms(w, foe).filter((arm) => arm.range > 0);

/** EE-ENG-11 Those who may still make their free attack. */
const attackers = (w: CompanionTable, f: Flight): Model[] =>
  f.foes
    .map((id) => modelOf(w, id))
    .filter((foe) => onBoard(foe) && !isDown(foe) && !isEngaged(w, foe) && guns(w, foe).length > 0);

/** EE-AUT-18 The automaton takes the weapon with the greatest expected damage at short range. */
function automatonWeapon(w: CompanionTable, foe: Model, runner: number): string {
  let best = '';
  let worth = -1;
  for (const arm of guns(w, foe)) {
    const shot = shotOf(w, {
      ...freeShot(foe, runner, arm.name),
      measured: { short: true, cover: 0, above: false },
    });
    const value = expected(w, shot);
    if (value > worth) {
      worth = value;
      best = arm.name;
    }
  }
  applies('EE-AUT-18');
  return best;
}

export const flee = chapter<Flight>('flee')
  .shows('model', 'left', 'why', 'foes')
  .steps({
    away: {
      run({ w }, f) {
        const m = modelOf(w, f.model);
        f.foes = foesTouching(w, m).map(({ id }) => id);
        const from = foesTouching(w, m)
          .map(({ name }) => name)
          .join(' and ');
        const run = inches(skill(w, m, 'MOBILITY') * f.left);
        return { call: handsFrame(m.id, `up to ${run} out of contact with ${from}`, f.why, 'EE-ENG-06') };
      },
    },
    'has it moved': {
      run({ w }, f) {
        if (f.answer !== 'moved' || !onBoard(modelOf(w, f.model))) return { answer: f.answer ?? 'stays' };
      },
    },
    /** EE-ENG-07 EE-ENG-08 One after the other. */
    'free attack': question({
      rule: 'EE-ENG-07',
      sheet(w, f: Flight) {
        const runner = modelOf(w, f.model);
        const foe = onBoard(runner) ? attackers(w, f)[0] : undefined;
        if (foe === undefined || foe.control === 1) return null;
        const answers: Answer[] = guns(w, foe).map(({ name }) => ({ value: name, label: name }));
        return plainSheet(
          {
            key: 'weapon',
            title: `Does ${foe.name} make a free attack on ${runner.name}?`,
            look: 'buttons',
            answers: [...answers, { value: 'none', label: 'No' }],
          },
          { rule: 'EE-ENG-07', subject: subjectOf(foe), button: 'Go on' },
        );
      },
      take(play, f, { weapon }) {
        const foe = attackers(play.w, f)[0];
        if (foe === undefined) return { goTo: 'over' };
        f.foes = f.foes.filter((id) => id !== foe.id);
        if (weapon === 'none' || weapon === undefined) return { goTo: 'free attack' };
        return { call: shotFrame(freeShot(foe, f.model, weapon)), then: 'free attack' };
      },
      after(play, f) {
        const { w } = play;
        const foe = onBoard(modelOf(w, f.model)) ? attackers(w, f)[0] : undefined;
        if (foe === undefined) return { goTo: 'over' };
        f.foes = f.foes.filter((id) => id !== foe.id);
        const weapon = automatonWeapon(w, foe, f.model);
        return { call: shotFrame(freeShot(foe, f.model, weapon)), then: 'free attack' };
      },
    }),
    over: { run: () => ({ answer: 'moved' }) },
  });
