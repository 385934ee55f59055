// The mission before its first question: the squad, the Blips, and how they are laid out.
import { BadInput, type OptionSheet, type Options, type RuleId, applies, bagOf } from '@xenotable/kernel';
import { setUpSheet } from '@xenotable/kernel/companion';
import { type TypeName, sideOf, typeNames, typeOf } from '../content/units.ts';
import { chapter, question } from './chapter.ts';
import { EDITION } from './edition.ts';
import { INVASIONS, invasionOf } from './pools.ts';
import { rounds } from './round.ts';
import { type BlipTable, addFigure } from './table.ts';

const MISSIONS = Object.keys(INVASIONS);

export const options: OptionSheet = {
  mission: {
    label: 'Mission',
    rule: 'CC-GEN-15',
    says: 'What the Invaders bring, and how their Blips behave.',
    choices: MISSIONS,
    names: MISSIONS.map((id) => `${id} ${invasionOf(id).name}`),
  },
  squad: {
    label: 'Your squad',
    rule: 'CC-GEN-12',
    read: (value, where) => {
      readSquad(value, where);
      return String(value);
    },
    fallback: '',
  },
};

/** Types of the Earth Force, one on each line; without a list the first five of the lowest level. */
function readSquad(value: unknown, where: string): TypeName[] {
  if (typeof value !== 'string') throw new BadInput(where, 'must be text, one unit on each line');
  const lines = value.split('\n').map((line) => line.trim());
  const types = lines
    .filter((line) => line !== '')
    .map((line) => {
      const type = typeNames.find((one) => one.toLowerCase() === line.toLowerCase());
      if (type === undefined) throw new BadInput(where, `${JSON.stringify(line)} is no unit`);
      const { kin } = typeOf(type);
      if (kin === 'civilian' || kin === 'animal' || sideOf(kin) !== 'Earth')
        throw new BadInput(where, `${type} does not fight for the Earth`);
      return type;
    });
  return types.length > 0 ? types : USUAL;
}

/** The first five types of CHIBI COM that begin at level 1. */
const USUAL: TypeName[] = typeNames
  .filter((name) => typeOf(name).kin === 'CHIBI COM' && typeOf(name).level === 1)
  .slice(0, 5);

export function begin(given: Options): BlipTable {
  const mission = typeof given['mission'] === 'string' ? given['mission'] : 'COOP 1';
  const { modes, reinforcement, pool, drawn, ghosts } = invasionOf(mission);
  applies('CC-NPC-01');
  const w: BlipTable = {
    edition: EDITION,
    flow: [rounds.begin({ thrown: [] }), setUp.begin({ at: 0 })],
    undoBarrier: 0,
    over: null,
    trail: [],
    corrections: 0,
    mission,
    round: 0,
    vp: 0,
    figures: [],
    blips: [],
    under: bagOf([...new Array<'unit'>(drawn).fill('unit'), ...new Array<'Ghost'>(ghosts).fill('Ghost')]),
    pool: bagOf(pool),
    supply: reinforcement?.figures ?? 0,
    next: 1,
    excess: [],
  };
  for (const type of readSquad(given['squad'] ?? '', 'options.squad')) addFigure(w, type, 'people', 'NORMAL');
  for (const [mode, count] of modes)
    for (let i = 0; i < count; i++) w.blips.push({ id: w.next++, mode, acted: false });
  return w;
}

const STEPS: readonly { words: (w: BlipTable) => string; why: (w: BlipTable) => string; rule: RuleId }[] = [
  {
    words: (w) => `Build the map of ${invasionOf(w.mission).name}.`,
    why: (w) => `Visibility is ${invasionOf(w.mission).sight}. It should look interesting.`,
    rule: 'CC-M-CO1-01',
  },
  {
    words: (w) => `Lay out ${w.blips.length} Blips face-down.`,
    why: (w) => `${invasionOf(w.mission).places} Number them as the app does: ${modeWords(w)}.`,
    rule: 'CC-NPC-01',
  },
  {
    words: (w) => `Set up your squad: ${w.figures.map(({ name }) => name).join(', ')}.`,
    why: () => 'In the start zone of the Earth Force.',
    rule: 'CC-GEN-12',
  },
];

/** 'Blips 6 to 11 COLD, 12 to 17 NORMAL'. */
const modeWords = ({ blips }: BlipTable): string => {
  const modes = [...new Set(blips.map(({ mode }) => mode))];
  return modes
    .map((mode) => {
      const ids = blips.filter((one) => one.mode === mode).map(({ id }) => id);
      return `${Math.min(...ids)} to ${Math.max(...ids)} are ${mode}`;
    })
    .join(', ');
};

export const setUp = chapter<{ at: number }>('set up')
  .shows('at')
  .steps({
    lay: question({
      rule: 'CC-CMP-01',
      sheet(w, f: { at: number }) {
        const step = STEPS[f.at];
        return step === undefined
          ? null
          : setUpSheet(
              String(f.at),
              { words: step.words(w), why: step.why(w), rule: step.rule },
              { rule: 'CC-CMP-01', sentence: 'Nothing is counted yet.' },
            );
      },
      take(_play, f) {
        f.at++;
        return 'again';
      },
    }),
  });
