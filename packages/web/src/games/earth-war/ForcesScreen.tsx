// Squads made without a table.
import {
  MISSIONS,
  SAMPLE_SQUADS,
  type SquadList,
  requisitionFor,
  squadCost,
  squadFaults,
  unitKind,
} from '@xenotable/earth-war/content';
import { BANDS, tenths } from '@xenotable/earth-war/preview';
import { itemAt } from '@xenotable/kernel';
import { useState } from 'react';
import { useLists } from '../../table/builder/useBuilder.ts';
import { ForcesPage } from '../../workshop/forces/ForcesPage.tsx';
import type { Fact, Force } from '../../workshop/forces/force.ts';
import { Workbench, noteOf } from './builder/Workbench.tsx';
import { firepowerOf } from './builder/firepower.ts';
import { squads } from './builder/lists.ts';
import './earth-war.css';

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);

function factsOf(list: SquadList): Fact[] {
  const kinds = list.units.map(({ type }) => unitKind(type));
  const power = firepowerOf(list);
  return [
    ['RP', String(squadCost(list))],
    ['Units', String(list.units.length)],
    ['HITS', String(sum(kinds.map(({ hits }) => hits)))],
    ['ARM, mean', (sum(kinds.map(({ arm }) => arm)) / Math.max(1, kinds.length)).toFixed(1)],
    ...BANDS.map((band, at): Fact => [`Hits a round at ${band}`, tenths(power[at] ?? 0)]),
    ['AMMO of the units', String(sum(kinds.map(({ ammo }) => ammo)))],
    ['Best WITS', String(Math.max(0, ...kinds.map(({ wits }) => wits)))],
    ['Equipment', String(sum(list.units.map(({ items }) => items.length)))],
  ];
}

/** EW-CAM-09 Every mission has its RP; the limit is a mission by its RP. */
const missionOf = (rp: number): number =>
  MISSIONS.find(({ number }) => requisitionFor(number) === rp)?.number ?? 1;

const force: Force<SquadList> = {
  game: squads.game,
  heading: 'Squads of your own',
  unit: 'RP',
  limits: MISSIONS.map(({ number }) => requisitionFor(number)),
  limitName: (rp) => `${rp} RP: ${itemAt(MISSIONS, missionOf(rp) - 1).name}`,
  ready: SAMPLE_SQUADS.map((list) => ({ name: list.name, note: noteOf(list), text: squads.write(list) })),
  read: squads.read,
  faults: squadFaults,
  facts: factsOf,
  trial: (rp) => ({
    options: { play: 'mission', mission: missionOf(rp) },
    seats: ['person'],
    option: 'roster',
  }),
};

const first = (): SquadList => itemAt(SAMPLE_SQUADS, 0);

export default function ForcesScreen() {
  const [rp, setRp] = useState(requisitionFor(1));
  const lists = useLists({ ...squads, first });
  return (
    <ForcesPage force={force} lists={lists} limit={rp} setLimit={setRp}>
      <Workbench lists={lists} rp={rp} mission={missionOf(rp)} />
    </ForcesPage>
  );
}
