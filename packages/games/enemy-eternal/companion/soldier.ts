// One activation of the people: they say which action, the app counts actions and carries out what dice decide.
import { type Bookmark, applies } from '@xenotable/kernel';
import { goTo, plainSheet } from '@xenotable/kernel/companion';
import { armOf, canWatch, mindspin, usableArms } from '../book/attack/arms.ts';
import { goDown } from '../book/attack/harm.ts';
import { has, isDown, onBoard, skill } from '../book/models.ts';
import { abilityTest } from '../book/tests.ts';
import { modelOf } from '../tableReaders.ts';
import type { Model } from '../table.ts';
import { begins, standThrow, standsUp } from './begins.ts';
import { type Play, chapter, question } from './chapter.ts';
import { isEngaged, part, touch } from './contact.ts';
import { fleeFrame } from './flee.ts';
import { checkWipe } from './harm.ts';
import { podFrame } from './pods.ts';
import { shotFrame } from './shot.ts';
import { skillTest } from './skillTest.ts';
import { watchedFrame } from './watch.ts';
import { inches, modelAnswers, subjectOf } from './words.ts';
import { type Soldier, TESTS, actionSheet, targetSheet, testOf } from './soldierSheets.ts';

export const soldierFrame = (model: number): Bookmark & Soldier =>
  soldier.begin({ model, left: 2, up: false, moved: false, did: [], actions: 0, charge: false });

export const soldier = chapter<Soldier>('soldier')
  .shows('model', 'left', 'up', 'moved', 'did', 'actions', 'charge')
  .steps({
    begin: { run: (play, f) => begins(play, modelOf(play.w, f.model)) },
    /** EE-DWN-05 EE-DWN-06 */
    'stand up': question({
      rule: 'EE-DWN-06',
      sheet(w, f: Soldier) {
        const m = modelOf(w, f.model);
        return f.up || m.down !== 'forced'
          ? null
          : plainSheet(
              {
                key: 'up',
                title: `${m.name} stands up`,
                look: 'buttons',
                answers: [{ value: 'roll', label: 'Test its WILL' }],
              },
              {
                rule: 'EE-DWN-06',
                subject: subjectOf(m),
                act: { words: 'Roll 2D6 for its WILL.', rule: 'EE-DWN-06' },
                button: 'Roll your dice',
                throws: () => standThrow(w, m),
              },
            );
      },
      take: (play, f) => rise(play, f),
      after: (play, f) => rise(play, f),
    }),
    action: question({
      rule: 'EE-ACT-01',
      sheet: actionSheet,
      take(play, f, { action }) {
        const { w } = play;
        const m = modelOf(w, f.model);
        switch (action) {
          case 'run':
          case 'run twice':
            f.did.push('run');
            f.moved = true;
            f.left -= action === 'run' ? 1 : 2;
            part(w, m);
            play.tell?.({ type: 'moved as told', model: m.name, words: 'as its player wishes' }, 'EE-MOV-01');
            return { call: watchedFrame(m.id), then: 'seen' };
          case 'attack':
          case 'aim':
          case 'strike':
          case 'charge':
            f.actions = action === 'attack' ? 1 : action === 'charge' ? 2 : f.left;
            f.charge = action === 'charge';
            return { goTo: 'target' };
          case 'flee':
            f.did.push('run');
            return { call: fleeFrame(m.id, f.left, 'It flees.'), then: 'fled' };
          case 'overwatch':
            return { goTo: 'overwatch' };
          case 'hunker':
            f.left = 0;
            goDown(play, m, 'hunkered', 'EE-DWN-01');
            return { goTo: 'end' };
          case 'medikit':
            return { goTo: 'patient' };
          case 'left':
            m.place = 'saved';
            part(w, m);
            play.tell?.({ type: 'evacuated', model: m.name }, 'EE-OBJ-07');
            return { goTo: 'end' };
          case 'done':
            f.left = 0;
            return { goTo: 'end' };
          default:
            work(play, f, m, action ?? '');
            return { goTo: 'action' };
        }
      },
      after: () => goTo('end'),
    }),
    target: question({
      rule: 'EE-ATK-02',
      sheet: targetSheet,
      trail: (w, _f, { target, weapon }) => ({
        label: 'Attacks',
        value: `${modelOf(w, Number(target)).name}, ${weapon}`,
      }),
      take(play, f, { target, weapon }) {
        const { w } = play;
        const m = modelOf(w, f.model);
        const at = modelOf(w, Number(target));
        const close = f.charge || isEngaged(w, m);
        const { charge, actions } = f;
        f.did.push('attack');
        f.left -= actions;
        f.actions = 0;
        f.charge = false;
        if (charge) {
          part(w, m);
          touch(w, m, at);
          play.tell?.({ type: 'touches', model: m.name, at: at.name }, 'EE-BRD-05');
          f.did.push(`charge ${at.id} ${weapon}`);
          return { call: watchedFrame(m.id), then: 'charge home' };
        }
        return {
          call: shotFrame({
            by: m.id,
            at: at.id,
            weapon: weapon ?? '',
            actions: actions >= 2 ? 2 : 1,
            moving: f.moved,
            steady: isSteady(m, weapon ?? '', actions),
            reason: 'attack',
            close,
            measured: null,
          }),
          then: 'action',
        };
      },
      after: () => goTo('action'),
    }),
    /** EE-CHG-02 The blow of a charge, if the mover has come through. */
    'charge home': {
      run({ w }, f) {
        const m = modelOf(w, f.model);
        const [, at, weapon] = /^charge (\d+) (.*)$/.exec(f.did.at(-1) ?? '') ?? [];
        if (!onBoard(m) || isDown(m) || at === undefined || weapon === undefined) return { goTo: 'end' };
        return {
          call: shotFrame({
            by: m.id,
            at: Number(at),
            weapon,
            actions: 1,
            moving: true,
            steady: false,
            reason: 'charge',
            close: true,
            measured: null,
          }),
          then: 'end',
        };
      },
    },
    overwatch: question({
      rule: 'EE-OVW-01',
      sheet(w, f: Soldier) {
        const m = modelOf(w, f.model);
        const arms = usableArms(w, m).filter(canWatch);
        if (arms.length < 2 || m.overwatch !== null) return null;
        return plainSheet(
          {
            key: 'weapon',
            title: 'With which weapon does it watch?',
            look: 'buttons',
            answers: arms.map(({ name, range }) => ({ value: name, label: name, detail: inches(range) })),
          },
          { rule: 'EE-OVW-01', subject: subjectOf(m) },
        );
      },
      take: (play, f, { weapon }) => watch(play, f, weapon ?? ''),
      after: (play, f) =>
        watch(play, f, usableArms(play.w, modelOf(play.w, f.model)).find(canWatch)?.name ?? ''),
    }),
    /** EE-EQP-08 */
    patient: question({
      rule: 'EE-EQP-08',
      sheet(w, f: Soldier) {
        const m = modelOf(w, f.model);
        const hurt = w.models.filter(
          (one) =>
            onBoard(one) && one.side === 0 && one.wounds < one.skills.HEALTH && !has(one, 'Mechanical'),
        );
        const need = testOf(w, f, 'medikit') ?? 0;
        return hurt.length === 0
          ? null
          : plainSheet(
              {
                key: 'patient',
                title: 'Whom does it treat? Itself, or somebody in base contact.',
                look: 'buttons',
                answers: modelAnswers(hurt),
              },
              {
                rule: 'EE-EQP-08',
                subject: subjectOf(m),
                button: 'Roll your dice',
                throws: () => [
                  skillTest(need, { label: 'WILL', means: 'heals 2 Wounds', rule: 'EE-EQP-08' }),
                ],
              },
            );
      },
      take(play, f, { patient }) {
        const { w } = play;
        const m = modelOf(w, f.model);
        const actions = f.left >= 2 ? 2 : 1;
        f.left -= actions;
        if (abilityTest(play, m, skill(w, m, 'WILL'), actions, 'EE-EQP-08', 'medikit')) {
          const hurt = modelOf(w, Number(patient));
          m.medikits--;
          hurt.wounds = Math.min(hurt.skills.HEALTH, hurt.wounds + 2);
          play.tell?.({ type: 'healed', model: m.name, at: hurt.name, wounds: hurt.wounds }, 'EE-EQP-08');
        }
        return { goTo: 'action' };
      },
      after: () => goTo('action'),
    }),
    fled: {
      run(_play, f) {
        f.moved = true;
        if (f.answer === 'moved') f.left = 0;
        return { goTo: 'seen' };
      },
    },
    /** EE-DEP-06 Whatever comes into view is set up. */
    seen: {
      run({ w }, f) {
        return onBoard(modelOf(w, f.model)) && w.pods.some(({ state }) => state === 'waiting')
          ? { call: podFrame(`Does ${modelOf(w, f.model).name} see a pod marker?`), then: 'action' }
          : { goTo: 'action' };
      },
    },
    end: {
      run(play, f) {
        play.tell?.({ type: 'activation ends', model: modelOf(play.w, f.model).name }, 'EE-ACT-11');
        checkWipe(play);
        return 'done';
      },
    },
  });

function rise(play: Play, f: Soldier): void {
  if (f.up) return;
  f.up = true;
  f.left = standsUp(play, modelOf(play.w, f.model));
}

function watch(play: Play, f: Soldier, weapon: string): { goTo: 'end' } {
  const m = modelOf(play.w, f.model);
  f.left = 0;
  m.overwatch = weapon;
  m.watched = [];
  play.tell?.({ type: 'overwatch', model: m.name, weapon }, 'EE-OVW-01');
  return { goTo: 'end' };
}

/** EE-ACT-09 A test for the mission; what it brings is on the table. */
function work(play: Play, f: Soldier, m: Model, value: string): void {
  const [, label = value, on = 'MOBILITY' as const] = TESTS.find(([name]) => name === value) ?? [];
  const actions = f.left >= 2 ? 2 : 1;
  f.left -= actions;
  if (abilityTest(play, m, skill(play.w, m, on), actions, 'EE-ACT-09', label.toLowerCase()))
    play.tell?.({ type: 'tested', model: m.name, what: label.toLowerCase() }, 'EE-CMP-10');
}

/** EE-EQP-10 A Hair Trigger takes away the hurry once. */
function isSteady(m: Model, weapon: string, actions: number): boolean {
  const arm = weapon === 'Mindspin' ? mindspin : armOf(m, weapon);
  const steady =
    actions === 1 && arm.attachments.includes('Hair Trigger') && !m.used.includes('Hair Trigger');
  if (steady) applies('EE-EQP-10');
  return steady;
}
