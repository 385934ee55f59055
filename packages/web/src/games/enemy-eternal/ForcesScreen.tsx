// Squads made without a table.
import { readySquads, weaponOf, profileOf } from '@xenotable/enemy-eternal/content';
import { type Squad, type SquadRules, costOf, weaponsOf } from '@xenotable/enemy-eternal/preview';
import { itemAt } from '@xenotable/kernel';
import { useState } from 'react';
import type { Fact, Force } from '../../workshop/forces/force.ts';
import { ForcesPage } from '../../workshop/forces/ForcesPage.tsx';
import { useLists } from '../../table/builder/useBuilder.ts';
import { FACTIONS, Workbench, squadFaults } from './builder/Workbench.tsx';
import { squads } from './builder/lists.ts';
import './enemy-eternal.css';

const READY: readonly Squad[] = Object.values(readySquads);

/** The usual prices: what a table without house rules asks of a Squad. */
const rulesFor = (limit: number): SquadRules => ({
  limit,
  options: { facelessPrice: 114, compensation: false },
  campaign: false,
});
const { options } = rulesFor(0);

const mean = (values: readonly number[]): string =>
  (values.reduce((all, one) => all + one, 0) / Math.max(1, values.length)).toFixed(1);

function factsOf(squad: Squad): Fact[] {
  const units = squad.models.map((one) => profileOf(one));
  const ranges = squad.models.flatMap((one) => weaponsOf(one).map((weapon) => weaponOf(weapon).range));
  return [
    ['Faction', squad.faction],
    ['Supplies', String(costOf(squad, options))],
    ['Models', String(squad.models.length)],
    ['HEALTH', String(units.reduce((all, { skills }) => all + skills.HEALTH, 0))],
    ['AIM, mean', mean(units.map(({ skills }) => skills.AIM))],
    ['WILL, mean', mean(units.map(({ skills }) => skills.WILL))],
    ['MOBILITY, mean', mean(units.map(({ skills }) => skills.MOBILITY))],
    ['Furthest shot', String(Math.max(0, ...ranges))],
  ];
}

const noteOf = (squad: Squad): string =>
  `${squad.faction} · ${costOf(squad, options)} Supplies · ${squad.models.length} models`;

const force: Force<Squad> = {
  game: squads.game,
  heading: 'Squads of your own',
  unit: 'Supplies',
  limits: [500, 250, 350, 750, 1000, 1500, 2000],
  ready: READY.map((squad) => ({ name: squad.name, note: noteOf(squad), text: squads.write(squad) })),
  read: squads.read,
  faults: (squad, limit) => squadFaults(squad, rulesFor(limit), FACTIONS),
  facts: factsOf,
  battle: (limit) => ({
    options: { mode: 'battle', opponent: 'player', mission: 'B1', limit },
    seats: ['person', 'person'],
    option: 'squads',
  }),
};

const first = (): Squad => itemAt(READY, 0);

export default function ForcesScreen() {
  const [limit, setLimit] = useState(500);
  const lists = useLists({ ...squads, first });
  return (
    <ForcesPage force={force} lists={lists} limit={limit} setLimit={setLimit}>
      <div className="ee-scope">
        <Workbench lists={lists} ready={READY} rules={rulesFor(limit)} allowed={FACTIONS} />
      </div>
    </ForcesPage>
  );
}
