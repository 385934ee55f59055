// What the app keeps of a battle, and how people set it right.
import type { Field, FieldValue, Keeping, Kept } from '@xenotable/kernel/companion';
import type { Unit } from '../table.ts';
import { AUTOMATON, type CompanionTable, type OfTitle, PEOPLE, onField } from './table.ts';
import { removed } from './removal.ts';
import { letterOf, thingOf } from './words.ts';

const YES_NO = { words: ['no', 'yes'] };
const POINTS = { least: 0, most: 99 };
const flag = (key: string, label: string, value: boolean): Field => ({
  key,
  label,
  value: value ? 'yes' : 'no',
  bounds: YES_NO,
});

const says = (unit: Unit): string =>
  onField(unit)
    ? [
        `${unit.sp} of ${unit.start} SP`,
        ...(unit.commander ? ['Commander'] : []),
        ...(unit.suppressed ? ['Suppressed'] : []),
        ...(unit.grounded ? ['Gone To Ground'] : []),
        ...(unit.tried ? ['has acted'] : []),
      ].join(' · ')
    : unit.state;

const keptUnit = (unit: Unit): Kept => ({
  thing: thingOf(unit),
  name: unit.name,
  says: says(unit),
  side: unit.owner === PEOPLE ? 'people' : 'automaton',
  letter: letterOf(unit),
  ...(!onField(unit) && { gone: true }),
  fields: onField(unit)
    ? [
        { key: 'sp', label: 'Strength Points', value: unit.sp, bounds: { least: 0, most: unit.start } },
        flag('suppressed', 'Suppressed', unit.suppressed),
        flag('grounded', 'Gone To Ground', unit.grounded),
        flag('tried', 'Has acted in this phase', unit.tried),
      ]
    : [flag('back', 'On the table', false)],
});

const pointsOf = (w: CompanionTable, side: 0 | 1): number =>
  w.score.filter((one) => one.side === side).reduce((all, one) => all + one.vp, 0);

export const victoryPoints = (w: CompanionTable): [people: number, automaton: number] => [
  pointsOf(w, PEOPLE),
  pointsOf(w, AUTOMATON),
];

const keptTable = (w: CompanionTable): Kept => ({
  thing: 'table',
  name: 'The table',
  says: `turn ${w.turn} of ${w.lastTurn} · ${victoryPoints(w).join(' to ')} points · the automaton: ${w.stance}`,
  side: 'table',
  letter: 'T',
  fields: [
    { key: 'turn', label: 'Turn', value: w.turn, bounds: { least: 0, most: w.lastTurn } },
    { key: 'ours', label: 'Points of the people', value: pointsOf(w, PEOPLE), bounds: POINTS },
    { key: 'theirs', label: 'Points of the automaton', value: pointsOf(w, AUTOMATON), bounds: POINTS },
    { key: 'stance', label: 'Stance of the automaton', value: w.stance, bounds: { words: STANCES } },
  ],
});

const STANCES = ['SEIZE', 'HUNT', 'HOLD'];

export const kept = (w: CompanionTable): Kept[] => [keptTable(w), ...w.units.map(keptUnit)];

/** The points of a side come to this. */
export function setPoints(w: CompanionTable, side: 0 | 1, vp: number, rule: string): void {
  w.score = w.score.filter((one) => one.side !== side);
  if (vp > 0) w.score.push({ side, vp, rule, why: 'counted on the table' });
}

function setTable(w: CompanionTable, field: string, to: FieldValue): void {
  if (field === 'turn') w.turn = Number(to);
  if (field === 'ours') setPoints(w, PEOPLE, Number(to), 'XR-CMP-06');
  if (field === 'theirs') setPoints(w, AUTOMATON, Number(to), 'XR-CMP-06');
  if (field === 'stance') w.stance = to === 'HUNT' ? 'HUNT' : to === 'HOLD' ? 'HOLD' : 'SEIZE';
}

export const keeping: Keeping<CompanionTable, OfTitle> = {
  rules: { correct: 'XR-CMP-06', moved: 'XR-CMP-07', dispute: 'XR-CMP-10', end: 'XR-CMP-08' },
  kept,
  correct(play, thing, field, to) {
    const { w } = play;
    const unit = w.units.find((one) => thingOf(one) === thing);
    if (unit === undefined) return setTable(w, field, to);
    if (field === 'sp') unit.sp = Number(to);
    if (field === 'suppressed') unit.suppressed = to === 'yes';
    if (field === 'grounded') unit.grounded = to === 'yes';
    if (field === 'tried') unit.tried = to === 'yes';
    if (field === 'back') {
      unit.state = 'table';
      unit.sp = 1;
      unit.suppressed = false;
    }
    if (unit.sp === 0 && onField(unit)) removed(play, unit, 'destroyed');
  },
};
