// The reward draw: the cards that were drawn, and everything that they allow, one to be chosen.
import { Thing } from '../../../board/Thing.tsx';
import { RuleChip } from '../../../frame/RuleChip.tsx';
import type { BoardProps } from '../../contract.ts';
import { gearNote } from '../gear.ts';
import { type Choice, type Sheet, type View, priceOfGear } from '../rulebook.ts';
import { rewardThing } from '../things.ts';

const SUITS: Record<string, string> = { Spades: '♠', Clubs: '♣', Hearts: '♥', Diamonds: '♦' };

function Face({ card }: { card: string }) {
  const [value, suit] = card.split(' of ') as [string, string?];
  return (
    <span className={`ee-face${suit === 'Hearts' || suit === 'Diamonds' ? ' red' : ''}`}>
      {value}
      <i>{suit === undefined ? '★' : SUITS[suit]}</i>
    </span>
  );
}

interface Offered {
  reward: string;
  gear: string[];
}

/** What a reward brings, in one line: the gear, or what its label says after the colon. */
const titleOf = ({ reward, gear }: Offered): string =>
  gear.length > 0 ? gear.join(' and ') : (reward.split(': ')[1] ?? reward);

export function Rewards(props: BoardProps<View> & { sheet: Sheet }) {
  const { view, ask, sheet } = props;
  const drawn = (view.flow.at(-1)?.['cards'] as string[] | undefined) ?? [];
  const offered = (ask?.offers ?? []).map(({ choice }) => choice as Choice);
  const rewards = offered.flatMap((choice): Offered[] => (choice.do === 'reward' ? [choice] : []));
  const discards = offered.some((choice) => choice.do === 'discard');
  const sources = [...new Set(rewards.map(({ reward }) => reward.split(': ')[0]!))];
  return (
    <div className="ee-rewards">
      <section aria-label="Cards drawn">
        <h2 className="lbl">
          Drawn <RuleChip rule="EE-RWD-01" />
        </h2>
        <div className="ee-hand">
          {drawn.map((card, i) =>
            discards ? (
              <Thing key={i} id={`card:${card}`} label={card} on={props}>
                <Face card={card} />
              </Thing>
            ) : (
              <Face key={i} card={card} />
            ),
          )}
        </div>
        <p className="mut">
          {sheet.supplies} Supplies, {sheet.store.length} in the store.
        </p>
      </section>
      <section aria-label="Rewards">
        <h2 className="lbl">
          One of these <RuleChip rule="EE-RWD-02" />
        </h2>
        {sources.map((source) => (
          <div key={source} className="ee-source">
            <h3>{source}</h3>
            <div className="ee-cards">
              {rewards
                .filter(({ reward }) => reward.split(': ')[0] === source)
                .map((one) => (
                  <Thing
                    key={titleOf(one)}
                    id={rewardThing(one.reward, one.gear)}
                    label={titleOf(one)}
                    on={props}
                    className="ee-card"
                  >
                    <b>{titleOf(one)}</b>
                    <span>{[...new Set(one.gear)].map(gearNote).join(' · ')}</span>
                    {one.gear.length > 0 && (
                      <small>
                        worth {one.gear.reduce((sum, gear) => sum + priceOfGear(gear), 0)} Supplies
                      </small>
                    )}
                  </Thing>
                ))}
            </div>
          </div>
        ))}
      </section>
    </div>
  );
}
