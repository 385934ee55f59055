// Naming a detachment at a table: its question says what may be spent.
import { type List, randomList, readList, writeList } from '@xenotable/xenos-rampant/content';
import { type View, isKind } from '@xenotable/xenos-rampant/preview';
import { type Json, uniform } from '@xenotable/kernel';
import { useMemo } from 'react';
import { useBuilder } from '../../../table/builder/useBuilder.ts';
import { anySeed } from '../../../kit/anySeed.ts';
import type { BoardProps } from '../../../table/contract.ts';
import { choiceOf, spacesOf } from '../shared/border.ts';
import { sideOf } from '../shared/faces.ts';
import { type Limits, Workbench } from './Workbench.tsx';
import { ListColour } from './colour.ts';
import { detachments } from './lists.ts';

const muster = (list: List): Json => ({ list: writeList(list) });

const limitsOf = (ask: BoardProps<View>['ask']): Limits => {
  const space = spacesOf(ask).find((one) => one.kind === 'list');
  if (space?.kind !== 'list') throw new Error('no list is asked for');
  return space;
};

export default function Builder(props: BoardProps<View>) {
  const { ask, view } = props;
  const limits = limitsOf(ask);
  const ready = useMemo(
    () =>
      (ask?.offers ?? []).flatMap((offer) => {
        const choice = choiceOf(offer.choice);
        return isKind(choice, 'list') ? [readList(choice.list)] : [];
      }),
    [ask],
  );
  const first = (): List => ready[0] ?? randomList(limits.points, uniform(anySeed()), limits.budget);
  const lists = useBuilder(props, { ...detachments, first }, muster);
  return (
    <ListColour value={sideOf(ask?.seat ?? 0, view.owners.length)}>
      <Workbench {...{ lists, ready, limits }} own={view.options.own?.content ?? []} />
    </ListColour>
  );
}
