// Naming a Squad at a table: the view says what it may cost, the question for whom it may fight.
import type { Json } from '@xenotable/kernel';
import { useMemo } from 'react';
import { useBuilder } from '../../../table/builder/useBuilder.ts';
import type { BoardProps } from '../../../table/contract.ts';
import { offeredIn, spacesIn, toJson } from '../shared/json.ts';
import type { Faction } from '@xenotable/enemy-eternal/content';
import { type Squad, type View, randomSquad } from '@xenotable/enemy-eternal/preview';
import { FACTIONS, Workbench, anyChance } from './Workbench.tsx';
import { lawsOf } from './laws.ts';
import { fittingSquad, squads } from './lists.ts';

const muster = (squad: Squad): Json => toJson({ do: 'muster', squad });

/** The factions that the question allows. */
function factionsIn(ask: BoardProps<View>['ask']): readonly Faction[] {
  const space = spacesIn(ask).find((one) => one.kind === 'squad');
  return space?.kind === 'squad' ? space.factions : FACTIONS;
}

/** The faction that is shown first: XCOM for side A and ADVENT for side B, if both may be chosen. */
export function factionOf(view: View, ask: BoardProps<View>['ask'], allowed: readonly Faction[]): Faction {
  const usual = ask !== null && view.sides[1].seats.includes(ask.seat) ? 'ADVENT' : 'XCOM';
  return allowed.includes(usual) ? usual : (allowed[0] ?? 'XCOM');
}

export function Builder(props: BoardProps<View>) {
  const { view, ask } = props;
  const rules = useMemo(() => lawsOf(view), [view]);
  const ready = useMemo(
    () => offeredIn(ask).flatMap((choice) => (choice.do === 'muster' ? [choice.squad] : [])),
    [ask],
  );
  const allowed = factionsIn(ask);
  const faction = factionOf(view, ask, allowed);
  const first = (): Squad => fittingSquad(view, ready, faction) ?? randomSquad(faction, rules, anyChance());
  const lists = useBuilder(props, { ...squads, first }, muster);
  return <Workbench {...{ lists, ready, rules, allowed }} />;
}
