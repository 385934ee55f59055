// What the people are asked about one of their models: which action, and whom it attacks with what.
import { type Answer, type Sheet, plainSheet } from '@xenotable/kernel/companion';
import { type Arm, canWatch, mindspin, usableArms, worksClose } from '../book/attack/arms.ts';
import { able, has, isDown, onBoard, skill } from '../book/models.ts';
import type { Skill } from '../content/units.ts';
import { modelOf } from '../tableReaders.ts';
import type { Model } from '../table.ts';
import { foesTouching, isEngaged } from './contact.ts';
import { foesOf } from './rank.ts';
import { skillTest } from './skillTest.ts';
import type { CompanionTable } from './table.ts';
import { inches, modelAnswers, subjectOf } from './words.ts';

export interface Soldier {
  model: number;
  left: number;
  up: boolean;
  moved: boolean;
  /** EE-ACT-02 What was done already: each kind once. */
  did: string[];
  /** The attack that is being declared. */
  actions: number;
  charge: boolean;
  answer?: string;
}

const armsOf = (w: CompanionTable, m: Model, close: boolean): Arm[] =>
  close
    ? usableArms(w, m).filter(worksClose)
    : [...usableArms(w, m).filter((arm) => arm.range > 0), ...(able(m, 'Mindspin') ? [mindspin] : [])];

export const TESTS: readonly [value: string, label: string, on: Skill][] = [
  ['operate', 'Operate a piece', 'MOBILITY'],
  ['search', 'Search a container', 'MOBILITY'],
  ['hack', 'Hack', 'HACK'],
];
const ABILITY = { operate: 'Interact', search: 'Search', hack: 'Computer Use' } as const;

const times = (left: number): string => (left === 1 ? '1 action' : '2 actions');

/** EE-ACT-01 What it may do with the actions that are left. */
function actionsOf(w: CompanionTable, f: Soldier): Answer[] {
  const m = modelOf(w, f.model);
  const all: Answer[] = [];
  const add = (value: string, label: string, detail?: string): void =>
    void all.push({ value, label, ...(detail !== undefined && { detail }) });
  const run = skill(w, m, 'MOBILITY');
  const engaged = isEngaged(w, m);
  const foes = foesOf(w, m);
  if (engaged) {
    if (!f.did.includes('attack')) add('strike', 'Attack whom it touches', times(f.left));
    add('flee', 'Flee', `${times(f.left)}, up to ${inches(run * f.left)}; free attacks follow`);
    add('done', 'Nothing more');
    return all;
  }
  if (!f.did.includes('run') && !has(m, 'Emplaced')) {
    add('run', 'Run', `1 action, up to ${inches(run)}`);
    if (f.left >= 2) add('run twice', 'Run with both actions', `up to ${inches(2 * run)}`);
  }
  if (!f.did.includes('attack') && foes.length > 0 && armsOf(w, m, false).length > 0) {
    add('attack', 'Attack', '1 action, −1');
    if (f.left >= 2) add('aim', 'Attack with both actions');
  }
  if (f.left >= 2 && foes.length > 0 && armsOf(w, m, true).length > 0 && !has(m, 'Emplaced'))
    add('charge', 'Charge', `move up to ${inches(run)} into contact and strike`);
  if (usableArms(w, m).some(canWatch)) add('overwatch', 'Overwatch', 'ends its activation');
  if (f.left >= 2) add('hunker', 'Hunker Down', '2 actions');
  for (const [value, label, on] of TESTS)
    if ((value === 'operate' || value === 'search' || value === 'hack') && able(m, ABILITY[value]))
      add(value, label, `${on} ${skill(w, m, on) - (f.left >= 2 ? 0 : 1)}, ${times(f.left)}`);
  if (m.medikits > 0) add('medikit', 'Medikit', `WILL ${skill(w, m, 'WILL') - (f.left >= 2 ? 0 : 1)}`);
  add('left', 'It leaves the table', 'through an exit of the mission');
  add('done', 'Nothing more');
  return all;
}

export const testOf = (w: CompanionTable, f: Soldier, value: string): number | null => {
  const m = modelOf(w, f.model);
  const on = value === 'medikit' ? 'WILL' : TESTS.find(([name]) => name === value)?.[2];
  return on === undefined ? null : skill(w, m, on) - (f.left >= 2 ? 0 : 1);
};

export function actionSheet(w: CompanionTable, f: Soldier): Sheet | null {
  const m = modelOf(w, f.model);
  if (f.left <= 0 || !onBoard(m) || isDown(m) || m.overwatch !== null) return null;
  return plainSheet(
    { key: 'action', title: `What does ${m.name} do?`, look: 'buttons', answers: actionsOf(w, f) },
    {
      rule: 'EE-ACT-01',
      subject: subjectOf(m),
      act: { words: `${m.name} has ${times(f.left)} left.`, rule: 'EE-ACT-01' },
      button: (value) => (testOf(w, f, value) === null ? 'Go on' : 'Roll your dice'),
      throws: (value) => {
        const need = testOf(w, f, value);
        return need === null
          ? []
          : [skillTest(need, { label: 'Test', means: 'succeeds', rule: 'EE-ACT-09' })];
      },
    },
  );
}

/** EE-ATK-02 Weapon and target on one screen. */
export function targetSheet(w: CompanionTable, f: Soldier): Sheet | null {
  if (f.actions === 0) return null;
  const m = modelOf(w, f.model);
  const close = f.charge || isEngaged(w, m);
  const foes = isEngaged(w, m) ? foesTouching(w, m) : foesOf(w, m);
  const arms = armsOf(w, m, close);
  if (foes.length === 0 || arms.length === 0) return null;
  const questions = [
    { key: 'target', title: 'Whom does it attack?', look: 'buttons' as const, answers: modelAnswers(foes) },
    {
      key: 'weapon',
      title: 'With what?',
      look: 'segments' as const,
      answers: arms.map(({ name, range }) => ({
        value: name,
        label: name,
        detail: range === 0 ? 'contact' : inches(range),
      })),
    },
  ];
  return {
    subject: subjectOf(m),
    act: f.charge
      ? {
          words: `Move it up to ${inches(skill(w, m, 'MOBILITY'))} into base contact with its target.`,
          rule: 'EE-CHG-01',
        }
      : null,
    questions,
    outlooks: foes.flatMap((foe) =>
      arms.map((arm) => ({
        answers: { target: String(foe.id), weapon: arm.name },
        sentence: `${m.name} attacks ${foe.name} with the ${arm.name}.`,
        rule: 'EE-ATK-02',
        button: 'Go on',
        throws: [],
      })),
    ),
  };
}
