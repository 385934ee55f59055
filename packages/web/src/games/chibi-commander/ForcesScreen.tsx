// Squads made without a table.
import { FACTIONS, type TypeName, typeOf, typesAt } from '@xenotable/chibi-commander/content';
import { halfChanceDistance } from '@xenotable/chibi-commander/preview';
import { squadFaults, type SquadList, squadMissions } from '@xenotable/chibi-commander/workshop';
import { itemAt } from '@xenotable/kernel';
import { useState } from 'react';
import type { Fact, Force } from '../../workshop/forces/force.ts';
import { ForcesPage } from '../../workshop/forces/ForcesPage.tsx';
import { useLists } from '../../table/builder/useBuilder.ts';
import { Workbench } from './builder/Workbench.tsx';
import { squads } from './builder/lists.ts';
import './shared/chibi-commander.css';
import './war/war.css';

const MISSIONS = squadMissions();
/** The mission that *Play now* opens. */
const FIRST = MISSIONS.findIndex(({ name }) => name === 'COOP 1');

/** The recruits of each faction. */
const READY: readonly SquadList[] = FACTIONS.map((faction) => ({
  name: `Recruits of ${faction}`,
  types: typesAt(faction, 1).slice(0, 5),
}));

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);

const shotOf = (type: TypeName): number =>
  Math.max(
    0,
    ...typeOf(type)
      .chains.filter(({ deed }) => deed === 'attack' || deed === 'blast')
      .map(({ range }) => halfChanceDistance(range)),
  );

function factsOf({ types }: SquadList): Fact[] {
  const cards = types.map(typeOf);
  const fits = MISSIONS.filter(({ name }) => squadFaults(name, types).length === 0);
  return [
    ['Units', String(types.length)],
    ['Levels', String(sum(cards.map(({ level }) => level)))],
    ['Hearts', String(sum(cards.map(({ hearts }) => hearts)))],
    ['Stars', String(sum(cards.map(({ stars }) => stars)))],
    ['Healers', String(cards.filter(({ chains }) => chains.some(({ deed }) => deed === 'heal')).length)],
    ['Slowest walks', String(cards.length === 0 ? 0 : Math.min(...cards.map(({ move }) => move)))],
    ['Furthest shot that hits every second time', String(Math.max(0, ...types.map(shotOf)))],
    ['Missions that take it', fits.map(({ name }) => name).join(', ') || 'none'],
  ];
}

const force: Force<SquadList> = {
  game: squads.game,
  heading: 'Squads of your own',
  unit: 'units',
  limits: MISSIONS.map((_, i) => i),
  limitName: (at) => itemAt(MISSIONS, at).title,
  ready: READY.map((squad) => ({
    name: squad.name,
    note: `${squad.types.length} units, LV1`,
    text: squads.write(squad),
  })),
  read: squads.read,
  faults: ({ types }, at) => squadFaults(itemAt(MISSIONS, at).name, types),
  facts: factsOf,
  trial(at) {
    const { name, duel } = itemAt(MISSIONS, at);
    return duel ? undefined : { options: { mission: name }, seats: ['person'], option: 'squad' };
  },
  untried: 'The laboratory tries squads at missions against the automaton: choose one of them.',
};

const first = (): SquadList => ({ ...itemAt(READY, FACTIONS.indexOf('CHIBI COM')), name: 'My squad' });

export default function ForcesScreen() {
  const [at, setAt] = useState(FIRST);
  const lists = useLists({ ...squads, first });
  return (
    <ForcesPage force={force} lists={lists} limit={at} setLimit={setAt}>
      <Workbench lists={lists} ready={force.ready} mission={itemAt(MISSIONS, at)} />
    </ForcesPage>
  );
}
