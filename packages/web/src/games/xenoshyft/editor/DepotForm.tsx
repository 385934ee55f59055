// What the Commanders have: Items on sale, Divisions, starting decks.
import {
  CARDS,
  CARD_IDS,
  DIVISIONS,
  DIVISION_IDS,
  DIVISION_WAYS,
  ITEMS,
  ITEM_WAYS,
  type Siege,
  type SiegeDivisions,
  type SiegeItems,
} from '@xenotable/xenoshyft/content';
import type { FormProps } from '../../../workshop/craft.ts';
import { CheckField, ChoiceField, NumberField } from '../../../workshop/fields.tsx';
import { toggled, withCount, itemsFor } from './edit.ts';
import { Stepper } from '../../../workshop/Stepper.tsx';

const ITEM_WORDS: Record<SiegeItems['others'], string> = {
  drawn: 'drawn at random',
  drafted: 'drafted by the players',
  'named only': 'left empty',
};
const DIVISION_WORDS: Record<SiegeDivisions['by'], string> = {
  dealt: 'dealt at random',
  chosen: 'chosen in turn',
  drafted: 'drafted, one of two',
  'in order': 'given in this order',
};
const MOST_COPIES = 20;

function Items({ scenario, change }: FormProps<Siege>) {
  const { items } = scenario;
  const all = itemsFor(scenario);
  const edit = (parts: Partial<SiegeItems>): void => change({ ...scenario, items: { ...items, ...parts } });
  return (
    <fieldset>
      <legend>Items</legend>
      <div className="ed-form">
        <NumberField
          label="Slots"
          value={items.slots}
          least={0}
          most={9}
          change={(slots) => edit({ slots })}
        />
        <ChoiceField
          label="Other slots are"
          value={items.others}
          choices={ITEM_WAYS.map((way) => [way, ITEM_WORDS[way]] as const)}
          change={(others) => edit({ others })}
        />
      </div>
      <table className="xs-items">
        <thead>
          <tr>
            <th scope="col">Item</th>
            <th scope="col">On sale at once</th>
            <th scope="col">May come</th>
          </tr>
        </thead>
        <tbody>
          {all.map((item) => (
            <tr key={item}>
              <th scope="row">{ITEMS[item].name}</th>
              <td>
                <input
                  type="checkbox"
                  aria-label={`${ITEMS[item].name}: on sale at once`}
                  checked={items.named.includes(item)}
                  onChange={() => edit({ named: toggled(all, items.named, item) })}
                />
              </td>
              <td>
                <input
                  type="checkbox"
                  aria-label={`${ITEMS[item].name}: may come`}
                  checked={items.from.includes(item)}
                  onChange={() => edit({ from: toggled(all, items.from, item) })}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </fieldset>
  );
}

function Divisions({ scenario, change }: FormProps<Siege>) {
  const { divisions } = scenario;
  const edit = (parts: Partial<SiegeDivisions>): void =>
    change({ ...scenario, divisions: { ...divisions, ...parts } });
  return (
    <fieldset>
      <legend>Divisions</legend>
      <ChoiceField
        wide
        label="They are"
        value={divisions.by}
        choices={DIVISION_WAYS.map((way) => [way, DIVISION_WORDS[way]] as const)}
        change={(by) => edit({ by })}
      />
      {DIVISION_IDS.map((id) => (
        <CheckField
          key={id}
          label={DIVISIONS[id].name}
          value={divisions.of.includes(id)}
          change={() => edit({ of: toggled(DIVISION_IDS, divisions.of, id) })}
        />
      ))}
    </fieldset>
  );
}

function Deck({ scenario, change }: FormProps<Siege>) {
  const { deck } = scenario;
  return (
    <fieldset>
      <legend>Everybody’s deck</legend>
      <CheckField
        label="and the Division’s own cards"
        value={scenario.divisionCards}
        change={(divisionCards) => change({ ...scenario, divisionCards })}
      />
      <ul className="plain xs-rounds">
        {CARD_IDS.map((card) => (
          <li key={card}>
            <span>{CARDS[card].name}</span>
            <Stepper
              label={CARDS[card].name}
              value={deck[card] ?? 0}
              most={MOST_COPIES}
              change={(count) => change({ ...scenario, deck: withCount(deck, card, count) })}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

export const DepotForm = (props: FormProps<Siege>) => (
  <div className="ed-form">
    <Items {...props} />
    <Divisions {...props} />
    <Deck {...props} />
  </div>
);
