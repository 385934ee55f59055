// The odds of what is planned: everything that it puts at stake, and for several acts in a row how far they are likely to come.
import { type Json, type Prospects, same } from '@xenotable/kernel';
import { percent } from '../../kit/draw/text.ts';
import type { Table } from '../client/table.ts';
import type { TableState } from '../client/tableState.ts';
import type { GameModule } from '../contract.ts';
import { partsOf } from '../together.ts';
import { StakeView } from './StakeView.tsx';
import { useProspects } from './useProspects.ts';

interface StakesProps {
  client: Table;
  state: TableState;
  module: GameModule;
  picked: Json | null;
  /** Stakes that are told exactly beside these: samples of them would say another number for the same thing. */
  told?: (stake: string) => boolean;
}

/** How likely each act of a plan is to be reached. */
function Reached({ reached, words }: { reached: readonly number[]; words: readonly string[] }) {
  return (
    <ol className="reached" aria-label="The plan, and how likely each act is to be reached">
      {reached.map((chance, i) => (
        <li key={i}>
          <span>{words[i]}</span>
          {/* A sure step is not a chance: beside the odds of the attack 100 % would read as its own. */}
          {chance < 1 && <b>{percent(chance)} %</b>}
        </li>
      ))}
    </ol>
  );
}

/** Without the samples of what is told exactly elsewhere. */
const untold = (prospects: Prospects | null, told: StakesProps['told']): Prospects | null =>
  prospects === null || prospects.exact || told === undefined
    ? prospects
    : { ...prospects, stakes: prospects.stakes.filter(({ key }) => !told(key)) };

/** What is known of the plan, and of doing nothing instead. */
export function useStakes({ client, state, module, picked, told }: StakesProps) {
  const { ask, view } = state;
  const baseline = ask === null ? null : (module.baseline?.(ask, view) ?? null);
  const mine = picked !== null && (baseline === null || !same(picked, baseline)) ? picked : null;
  const planned = useProspects(client, state, mine === null ? null : partsOf(mine));
  const standing = useProspects(client, state, baseline === null ? null : [baseline]);
  return {
    plan: mine === null ? [] : partsOf(mine),
    shown: untold(mine === null ? standing : planned, told),
    standing,
  };
}

export function Stakes({ stakes, state, module }: StakesProps & { stakes: ReturnType<typeof useStakes> }) {
  const { plan, shown, standing } = stakes;
  if (shown === null) return null;
  const wordsOf = (choice: Json): string =>
    state.ask?.offers.find((offer) => same(offer.choice, choice))?.words ??
    module.say?.(choice, state.view) ??
    'this act';
  return (
    <>
      {plan.length > 1 && <Reached reached={shown.reached} words={plan.map(wordsOf)} />}
      {shown.stakes.map((stake) => (
        <StakeView
          key={stake.key}
          stake={stake}
          otherwise={
            shown === standing ? null : (standing?.stakes.find(({ key }) => key === stake.key) ?? null)
          }
          exact={shown.exact}
          walks={shown.walks}
        />
      ))}
    </>
  );
}
