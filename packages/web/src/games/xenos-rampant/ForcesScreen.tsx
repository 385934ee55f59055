// Detachments made without a table.
import { type List, SAMPLES, profileOfEntry, readList, totalOf } from '@xenotable/xenos-rampant/content';
import { itemAt } from '@xenotable/kernel';
import { useState } from 'react';
import { inches } from '../../boards/measured/inches.ts';
import type { Fact, Force } from '../../workshop/forces/force.ts';
import { ForcesPage } from '../../workshop/forces/ForcesPage.tsx';
import { useLists } from '../../table/builder/useBuilder.ts';
import { Workbench, faultLines, noteOf } from './builder/Workbench.tsx';
import { detachments } from './builder/lists.ts';
import './xenos-rampant.css';

const READY: readonly List[] = SAMPLES.map(({ text }) => readList(text));

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);

function factsOf(list: List): Fact[] {
  const profiles = list.entries.map(profileOfEntry);
  const count = Math.max(1, profiles.length);
  return [
    ['Points', String(totalOf(list))],
    ['Units', String(list.entries.length)],
    ['Strength points', String(sum(profiles.map(({ sp }) => sp)))],
    ['Armour, mean', (sum(profiles.map(({ armour }) => armour)) / count).toFixed(1)],
    ['Units that shoot', String(profiles.filter(({ range }) => range > 0).length)],
    ['Furthest shot', inches(Math.max(0, ...profiles.map(({ range }) => range)))],
    ['Longest move', inches(Math.max(0, ...profiles.map(({ maxMove }) => maxMove)))],
    [
      'Free orders',
      String(sum(profiles.map((p) => [p.freeAttack, p.freeMove, p.freeShoot].filter(Boolean).length))),
    ],
  ];
}

const force: Force<List> = {
  game: detachments.game,
  heading: 'Detachments of your own',
  unit: 'points',
  limits: [24, 12, 18, 30, 36],
  ready: READY.map((list) => ({ name: list.name, note: noteOf(list), text: detachments.write(list) })),
  read: detachments.read,
  faults: (list, points) => faultLines(list, { points, budget: points }),
  facts: factsOf,
  battle: (size) => ({ options: { scenario: 'GRIND', size }, seats: ['person', 'person'], option: 'lists' }),
};

const first = (): List => itemAt(READY, 0);

export default function ForcesScreen() {
  const [points, setPoints] = useState(24);
  const lists = useLists({ ...detachments, first });
  return (
    <ForcesPage force={force} lists={lists} limit={points} setLimit={setPoints}>
      <Workbench lists={lists} ready={READY} limits={{ points, budget: points }} />
    </ForcesPage>
  );
}
