// The odds of a plan: all its stakes and, for several acts in a row, how far they are likely to get.
import { type Json, same } from '@xenotable/kernel';
import { percent } from '../../kit/draw/text.ts';
import type { TableState } from '../client/tableState.ts';
import type { GameModule } from '../contract.ts';
import { isTelling } from './chanceWords.ts';
import { StakeView } from './StakeView.tsx';
import type { useStakes } from './useStakes.ts';

/** How likely each act of a plan is to be reached. */
function Reached({ reached, words }: { reached: readonly number[]; words: readonly string[] }) {
  const unsure = reached.some((chance) => chance < 1);
  return (
    <>
      {unsure && <p className="label">Chance that the plan gets as far as each act</p>}
      <ol className="reached" aria-label="The plan, and how likely each act is still possible">
        {reached.map((chance, i) => (
          <li key={i}>
            <span>{words[i]}</span>
            {/* A certain step shows no chance: 100 % beside the odds of the attack could be mistaken for them. */}
            {chance < 1 && <b>{percent(chance)} %</b>}
          </li>
        ))}
      </ol>
    </>
  );
}

interface StakesProps {
  state: TableState;
  module: GameModule;
  stakes: ReturnType<typeof useStakes>;
  /** Nothing above names the choice of these odds. */
  named: boolean;
}

export default function Stakes({ stakes, state, module, named }: StakesProps) {
  const { plan, of, shown, standing } = stakes;
  if (shown === null) return null;
  const wordsOf = (choice: Json): string =>
    state.ask?.offers.find((offer) => same(offer.choice, choice))?.words ??
    module.say?.(choice, state.view) ??
    'this act';
  return (
    <>
      {named && of !== null && plan.length < 2 && shown.stakes.length > 0 && (
        <p className="odds-of">
          <span className="label">Odds of</span> <b>{wordsOf(of)}</b>
        </p>
      )}
      {!isTelling(shown) && (shown.stakes.length > 0 || (plan.length > 1 && shown.reached.length > 0)) && (
        <p className="muted quiet-note">Too few samples for a chance yet: {shown.walks} …</p>
      )}
      {isTelling(shown) && plan.length > 1 && shown.reached.length > 0 && (
        <Reached
          reached={shown.reached}
          words={plan.map((step, at) => module.sayStep?.(plan, at, state.view) ?? wordsOf(step))}
        />
      )}
      {(isTelling(shown) ? shown.stakes : []).map((stake) => (
        <StakeView
          key={stake.key}
          stake={stake}
          label={plan.length === 0 ? 'If you go on' : 'If you do it'}
          otherwise={
            shown === standing ? null : (standing?.stakes.find(({ key }) => key === stake.key) ?? null)
          }
          exact={shown.exact}
          standsExact={standing?.exact ?? false}
          walks={shown.walks}
        />
      ))}
    </>
  );
}
