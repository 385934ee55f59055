// What the app keeps of a battle, and how people set it right.
import { type Playing, contents, putIn, takeOut } from '@xenotable/kernel';
import type { Field, FieldValue, Keeping, Kept } from '@xenotable/kernel/companion';
import { AUTOMATON, WAITS } from '../book/round/dice.ts';
import { missionOf } from '../book/missions/index.ts';
import { initial } from './words.ts';
import { unitThing } from '../things.ts';
import type { Down, Model } from '../table.ts';
import type { CompanionTable, OfTitle } from './table.ts';
import { removed } from './harm.ts';
import { foesTouching, part, touch } from './contact.ts';

const DOWN: Readonly<Record<Down, string>> = { no: 'standing', hunkered: 'hunkered', forced: 'Down' };
const downOf = (words: FieldValue): Down =>
  words === DOWN.hunkered ? 'hunkered' : words === DOWN.forced ? 'forced' : 'no';

/** Values that any model has. */
function modelFields(w: CompanionTable, m: Model): Field[] {
  const near = foesTouching(w, m)[0];
  const foes = w.models.filter((one) => one.place === 'board' && one.control !== m.control);
  return [
    { key: 'wounds', label: 'Wounds left', value: m.wounds, bounds: { least: 0, most: m.skills.HEALTH } },
    { key: 'down', label: 'Standing', value: DOWN[m.down], bounds: { words: Object.values(DOWN) } },
    {
      key: 'acted',
      label: 'Activated this round',
      value: m.activated > 0 ? 'yes' : 'no',
      bounds: { words: ['no', 'yes'] },
    },
    {
      key: 'overwatch',
      label: 'Overwatch',
      value: m.overwatch ?? 'none',
      bounds: { words: [...new Set(['none', ...weapons(m)])] },
    },
    {
      key: 'touching',
      label: 'In base contact with',
      value: near?.name ?? 'nobody',
      bounds: { words: ['nobody', ...foes.map(({ name }) => name)] },
    },
    {
      key: 'poisoned',
      label: 'Poisoned',
      value: m.poisoned ? 'yes' : 'no',
      bounds: { words: ['no', 'yes'] },
    },
  ];
}

const weapons = (m: Model): string[] => [m.primary, m.secondary, m.overwatch].filter((one) => one !== null);

const modelSays = (w: CompanionTable, m: Model): string =>
  m.place === 'destroyed'
    ? 'destroyed'
    : m.place === 'reserve'
      ? m.pod.startsWith('round')
        ? `arrives in ${m.pod}`
        : 'waits for its pod'
      : [
          `${m.wounds} of ${m.skills.HEALTH} Wounds`,
          ...(m.down === 'no' ? [] : [DOWN[m.down]]),
          ...(m.overwatch === null ? [] : ['on Overwatch']),
          ...(m.poisoned ? ['poisoned'] : []),
          ...(m.control === m.side ? [] : ['under control']),
          ...(foesTouching(w, m).length > 0 ? ['in contact'] : []),
          ...(m.activated > 0 ? ['has acted'] : []),
        ].join(' · ');

const keptModel = (w: CompanionTable, m: Model): Kept => ({
  thing: unitThing(m.name),
  name: m.name,
  says: modelSays(w, m),
  side: m.side === 0 ? 'people' : 'automaton',
  letter: initial(m.name),
  ...(m.place === 'destroyed' && { gone: true }),
  fields: m.place === 'board' ? modelFields(w, m) : m.place === 'destroyed' ? [backField] : [],
});

/** Somebody who was taken off by mistake can be put back with one Wound. */
const backField: Field = {
  key: 'back',
  label: 'On the table',
  value: 'no',
  bounds: { words: ['no', 'yes'] },
};

const dice = (w: CompanionTable, colour: string): number => contents(w.bag).get(colour) ?? 0;

function keptTable(w: CompanionTable): Kept {
  const mission = missionOf(w);
  return {
    thing: 'table',
    name: 'The table',
    says: `round ${w.round} of ${mission.rounds}`,
    side: 'table',
    letter: 'T',
    fields: [
      { key: 'round', label: 'Round', value: w.round, bounds: { least: 1, most: mission.rounds } },
      { key: 'people', label: 'Dice of the people', value: dice(w, 'A'), bounds: { least: 0, most: 12 } },
      {
        key: 'automaton',
        label: 'Dice of the automaton',
        value: dice(w, AUTOMATON),
        bounds: { least: 0, most: 12 },
      },
      { key: 'ours', label: 'Points of the people', value: w.sides[0].score, bounds: POINTS },
      { key: 'theirs', label: 'Points of the automaton', value: w.sides[1].score, bounds: POINTS },
    ],
  };
}

const POINTS = { least: 0, most: 99 };

export const kept = (w: CompanionTable): Kept[] => [
  keptTable(w),
  ...w.models.filter((m) => !(m.place === 'reserve' && m.pod === '')).map((m) => keptModel(w, m)),
];

function setDice(w: CompanionTable, colour: string, wanted: number): void {
  for (let n = dice(w, colour); n > wanted; n--) takeOut(w.bag, colour);
  for (let n = dice(w, colour); n < wanted; n++) putIn(w.bag, colour);
}

function setTable(w: CompanionTable, field: string, to: FieldValue): void {
  const number = Number(to);
  if (field === 'round') w.round = number;
  if (field === 'people') setDice(w, 'A', number);
  if (field === 'automaton') setDice(w, AUTOMATON, number);
  if (field === 'ours') w.sides[0].score = number;
  if (field === 'theirs') w.sides[1].score = number;
}

function setModel(play: Playing<CompanionTable, OfTitle>, m: Model, field: string, to: FieldValue): void {
  const { w } = play;
  switch (field) {
    case 'wounds':
      m.wounds = Number(to);
      if (m.wounds === 0) removed(play, m, null);
      return;
    case 'down':
      m.down = downOf(to);
      return;
    case 'acted':
      m.activated = to === 'yes' ? 1 : 0;
      return;
    case 'overwatch':
      m.overwatch = to === 'none' ? null : String(to);
      return;
    case 'poisoned':
      m.poisoned = to === 'yes';
      return;
    case 'touching': {
      part(w, m);
      const foe = w.models.find(({ name }) => name === to);
      if (foe !== undefined) touch(w, m, foe);
      return;
    }
    case 'back':
      m.place = 'board';
      m.wounds = 1;
      m.activated = WAITS;
      w.sides[m.side].lost--;
      return;
  }
}

export const keeping: Keeping<CompanionTable, OfTitle> = {
  rules: { correct: 'EE-CMP-07', moved: 'EE-CMP-08', dispute: 'EE-CMP-11', end: 'EE-CMP-09' },
  kept,
  correct(play, thing, field, to) {
    const m = play.w.models.find(({ name }) => unitThing(name) === thing);
    if (m === undefined) setTable(play.w, field, to);
    else setModel(play, m, field, to);
  },
};
