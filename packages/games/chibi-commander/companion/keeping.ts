// What the app keeps of a mission, and how people set it right.
import { contents } from '@xenotable/kernel';
import type { FieldValue, Keeping, Kept } from '@xenotable/kernel/companion';
import { typeOf } from '../content/units.ts';
import { type Blip, type BlipTable, type Figure, MODES, type Mode, type OwnHappening } from './table.ts';

const STATES: readonly Figure['state'][] = ['awake', 'coma', 'dead', 'gone'];
const modeOf = (value: FieldValue): Mode => MODES.find((one) => one === value) ?? 'NORMAL';
const stateOf = (value: FieldValue): Figure['state'] => STATES.find((one) => one === value) ?? 'awake';

const says = ({ type, hearts, state, mode, side, acted }: Figure): string =>
  [
    state === 'awake' ? `${hearts} of ${typeOf(type).hearts} hearts` : state,
    ...(side === 'automaton' && state === 'awake' ? [mode] : []),
    ...(acted && state === 'awake' ? ['has acted'] : []),
  ].join(' · ');

const keptFigure = (figure: Figure): Kept => ({
  thing: `figure:${figure.id}`,
  name: figure.name,
  says: says(figure),
  side: figure.side,
  letter: figure.name.charAt(0),
  ...((figure.state === 'dead' || figure.state === 'gone') && { gone: true }),
  fields: [
    {
      key: 'hearts',
      label: 'Hearts',
      value: figure.hearts,
      bounds: { least: 0, most: typeOf(figure.type).hearts },
    },
    { key: 'state', label: 'State', value: figure.state, bounds: { words: STATES } },
    {
      key: 'acted',
      label: 'Has acted',
      value: figure.acted ? 'yes' : 'no',
      bounds: { words: ['no', 'yes'] },
    },
    ...(figure.side === 'automaton'
      ? [{ key: 'mode', label: 'Mode', value: figure.mode, bounds: { words: MODES } }]
      : []),
  ],
});

const keptBlip = ({ id, mode, acted }: Blip): Kept => ({
  thing: `blip:${id}`,
  name: `Blip ${id}`,
  says: `covered · ${mode}${acted ? ' · has acted' : ''}`,
  side: 'automaton',
  letter: '?',
  fields: [{ key: 'mode', label: 'Mode', value: mode, bounds: { words: MODES } }],
});

const keptTable = (w: BlipTable): Kept => ({
  thing: 'table',
  name: 'The mission',
  says: `round ${w.round} · ${w.vp} VP · ${w.blips.length} Blips, ${contents(w.under).get('unit') ?? 0} units among them`,
  side: 'table',
  letter: 'M',
  fields: [
    { key: 'round', label: 'Round', value: w.round, bounds: { least: 0, most: 99 } },
    { key: 'vp', label: 'Victory points', value: w.vp, bounds: { least: -20, most: 40 } },
    { key: 'supply', label: 'Figures for reinforcements', value: w.supply, bounds: { least: 0, most: 6 } },
  ],
});

export const kept = (w: BlipTable): Kept[] => [
  keptTable(w),
  ...w.figures.map(keptFigure),
  ...w.blips.map(keptBlip),
];

function setFigure(figure: Figure, field: string, to: FieldValue): void {
  if (field === 'hearts') figure.hearts = Number(to);
  if (field === 'state') figure.state = stateOf(to);
  if (field === 'acted') figure.acted = to === 'yes';
  if (field === 'mode') figure.mode = modeOf(to);
  // Hearts and coma go together.
  if (field === 'hearts' && figure.hearts === 0 && figure.state === 'awake') figure.state = 'coma';
  if (field === 'state' && figure.state === 'awake' && figure.hearts === 0) figure.hearts = 1;
  if (field === 'state' && figure.state === 'coma') figure.hearts = 0;
}

export const keeping: Keeping<BlipTable, OwnHappening> = {
  rules: { correct: 'CC-CMP-06', moved: 'CC-CMP-07', dispute: 'CC-CMP-09', end: 'CC-CMP-08' },
  kept,
  correct({ w }, thing, field, to) {
    const figure = w.figures.find(({ id }) => `figure:${id}` === thing);
    const blip = w.blips.find(({ id }) => `blip:${id}` === thing);
    if (figure !== undefined) setFigure(figure, field, to);
    else if (blip !== undefined) blip.mode = modeOf(to);
    else if (field === 'round') w.round = Number(to);
    else if (field === 'vp') w.vp = Number(to);
    else w.supply = Number(to);
  },
};
