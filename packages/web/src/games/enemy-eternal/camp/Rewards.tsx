// The reward draw: the cards that were drawn, and everything that they allow, one to be chosen.
import { Thing } from '../../../boards/cards/Thing.tsx';
import { RuleChip } from '../../../table/rules/RuleChip.tsx';
import type { BoardProps } from '../../../table/contract.ts';
import { isUnit } from '@xenotable/enemy-eternal/content';
import { gearNote, unitNote } from '../shared/gear.ts';
import { offeredIn } from '../shared/json.ts';
import {
  type ChoiceOf,
  type Sheet,
  type View,
  priceOfGear,
  rewardThing,
} from '@xenotable/enemy-eternal/preview';

const SUITS: Record<string, string> = { Spades: '♠', Clubs: '♣', Hearts: '♥', Diamonds: '♦' };

function Face({ card }: { card: string }) {
  const [value, suit] = card.split(' of ');
  return (
    <span className={`ee-face${suit === 'Hearts' || suit === 'Diamonds' ? ' refused-reward' : ''}`}>
      {value}
      <i>{suit === undefined ? '★' : SUITS[suit]}</i>
    </span>
  );
}

type Offered = ChoiceOf<'reward'>;

/** The card and tier that a reward comes from. */
const sourceOf = ({ reward }: Offered): string => reward.replace(/: .*$/, '');

/** What a reward brings, in one line: the gear, or what its label says after the colon. */
const titleOf = ({ reward, gear }: Offered): string =>
  gear.length > 0 ? gear.join(' and ') : (reward.split(': ')[1] ?? reward);

/** What the gear does, or who the soldier is: 'Sharpshooter of rank 1'. */
function noteOf(one: Offered): string {
  const unit = titleOf(one).replace(/ of rank \d+$/, '');
  return isUnit(unit) ? unitNote(unit) : [...new Set(one.gear)].map(gearNote).join(' · ');
}

interface RewardsProps extends BoardProps<View> {
  sheet: Sheet;
  /** The cards drawn. */
  cards: readonly string[];
}

export function Rewards({ cards, ...props }: RewardsProps) {
  const { ask, sheet } = props;
  const offered = offeredIn(ask);
  const rewards = offered.flatMap((choice): Offered[] => (choice.do === 'reward' ? [choice] : []));
  const discards = offered.some((choice) => choice.do === 'discard');
  const sources = [...new Set(rewards.map(sourceOf))];
  return (
    <div className="ee-rewards">
      <section aria-label="Cards drawn">
        <h2 className="label">
          Drawn <RuleChip rule="EE-RWD-01" />
        </h2>
        <div className="ee-hand">
          {cards.map((card, i) =>
            discards ? (
              <Thing key={i} id={`card:${card}`} label={card} on={props}>
                <Face card={card} />
              </Thing>
            ) : (
              <Face key={i} card={card} />
            ),
          )}
        </div>
        <p className="muted">
          {sheet.supplies} Supplies, {sheet.store.length} in the store.
        </p>
      </section>
      <section aria-label="Rewards">
        <h2 className="label">
          One of these <RuleChip rule="EE-RWD-02" />
        </h2>
        {sources.map((source) => (
          <div key={source} className="ee-source">
            <h3>{source}</h3>
            <div className="ee-cards">
              {rewards
                .filter((one) => sourceOf(one) === source)
                .map((one) => (
                  <Thing
                    key={titleOf(one)}
                    id={rewardThing(one.reward, one.gear)}
                    label={titleOf(one)}
                    on={props}
                    className="ee-card"
                  >
                    <b>{titleOf(one)}</b>
                    <span>{noteOf(one)}</span>
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
