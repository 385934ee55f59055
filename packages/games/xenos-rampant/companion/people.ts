// The people's phase, step three: they say who does what, in any order, until a test fails or they stop.
import { type Bookmark } from '@xenotable/kernel';
import { type Answer, type Sheet, plainSheet } from '@xenotable/kernel/companion';
import { profileOf, unitOf } from '../table.ts';
import type { Unit } from '../table.ts';
import { chapter, question } from './chapter.ts';
import { needsNoTest, orderFrame, testValue } from './orders.ts';
import { type CompanionTable, type Order, PEOPLE, enemiesOf, unitsOf } from './table.ts';
import { inches, subjectOf, unitAnswers } from './words.ts';

interface Giving {
  unit: number;
  order: Order | '';
  answer?: string;
}

export const peopleFrame = (): Bookmark & Giving => people.begin({ unit: -1, order: '' });

const idle = (w: CompanionTable): Unit[] =>
  unitsOf(w, PEOPLE).filter((unit) => !unit.tried && !unit.suppressed);

const ORDERS: readonly [order: Order, label: string][] = [
  ['move', 'Move'],
  ['shoot', 'Shoot'],
  ['attack', 'Attack'],
  ['skirmish', 'Skirmish'],
  ['ground', 'Go To Ground'],
  ['other', 'Something special'],
];

/** XR-ORD-07 What the profile of a unit allows. */
function allows(w: CompanionTable, unit: Unit, order: Order): boolean {
  const p = profileOf(unit);
  switch (order) {
    case 'move':
      return !p.immobile;
    case 'shoot':
      return p.shoots && enemiesOf(w, unit).length > 0;
    case 'attack':
      return p.attacks && enemiesOf(w, unit).length > 0;
    case 'skirmish':
      return p.has['Skirmish'] === true;
    case 'ground':
      return p.has['Go To Ground'] === true && !unit.grounded;
    case 'other':
      return true;
  }
}

const ordersFor = (w: CompanionTable, unit: Unit): Answer[] =>
  ORDERS.filter(([order]) => allows(w, unit, order)).map(([order, label]) => ({
    value: order,
    label,
    detail: [
      needsNoTest(w, unit, order) ? 'Free' : `${testValue(unit, order)}+`,
      ...(order === 'move' ? [`up to ${inches(profileOf(unit).maxMove)}`] : []),
    ].join(', '),
  }));

const isOrder = (text: string | undefined): text is Order => ORDERS.some(([order]) => order === text);

function whoSheet(w: CompanionTable): Sheet | null {
  const units = idle(w);
  if (units.length === 0) return null;
  return plainSheet(
    {
      key: 'unit',
      title: 'Whom do you order?',
      look: 'buttons',
      answers: [...unitAnswers(units), { value: 'stop', label: 'Stop here', detail: 'the phase ends' }],
    },
    { rule: 'XR-ORD-01' },
  );
}

export const people = chapter<Giving>('people')
  .shows('unit', 'order')
  .steps({
    who: question({
      rule: 'XR-ORD-01',
      sheet: (w, _f: Giving) => whoSheet(w),
      take(play, f, { unit }) {
        play.w.trail = [];
        if (unit === 'stop') {
          play.tell?.({ type: 'phase ends', who: 'The people', why: 'they stop' }, 'XR-TRN-05');
          return 'done';
        }
        f.unit = Number(unit);
      },
      after: () => 'done' as const,
    }),
    what: question({
      rule: 'XR-ORD-07',
      sheet(w, f: Giving) {
        const unit = unitOf(w, f.unit);
        return plainSheet(
          { key: 'order', title: `What does ${unit.name} do?`, look: 'buttons', answers: ordersFor(w, unit) },
          { rule: 'XR-ORD-07', subject: subjectOf(unit) },
        );
      },
      trail: (w, f, { order }) => ({ label: unitOf(w, f.unit).name, value: order ?? '' }),
      take(play, f, { order }) {
        const { w } = play;
        f.order = isOrder(order) ? order : 'other';
        if (f.order === 'move' || f.order === 'ground' || f.order === 'other')
          return { call: orderFrame(unitOf(w, f.unit), f.order, null), then: 'done it' };
      },
    }),
    /** XR-SHO-01 XR-ATK-01 */
    whom: question({
      rule: 'XR-ORD-01',
      sheet(w, f: Giving) {
        const unit = unitOf(w, f.unit);
        return plainSheet(
          {
            key: 'target',
            title:
              f.order === 'attack'
                ? `Whom does it charge, within ${inches(profileOf(unit).maxMove)}?`
                : 'At whom?',
            look: 'buttons',
            answers: [
              ...unitAnswers(enemiesOf(w, unit)),
              ...(f.order === 'skirmish' ? [{ value: 'nobody', label: 'Nobody: it only moves' }] : []),
            ],
          },
          { rule: f.order === 'attack' ? 'XR-ATK-01' : 'XR-SHO-01', subject: subjectOf(unit) },
        );
      },
      take({ w }, f, { target }) {
        const at = target === 'nobody' || target === undefined ? null : unitOf(w, Number(target));
        const order = f.order === '' ? 'other' : f.order;
        return { call: orderFrame(unitOf(w, f.unit), order, at), then: 'done it' };
      },
    }),
    'done it': {
      run(play, f) {
        if (f.answer !== 'failed') return { goTo: 'who' };
        play.tell?.({ type: 'phase ends', who: 'The people', why: 'a test failed' }, 'XR-ORD-06');
        return 'done';
      },
    },
  });
