// CC-CMP-11, CC-LVL-11 What a side agrees on before a mission, unheard by the other: sentences, and who gets the points.
import { choiceOf } from '../shared/things.ts';
import { useState } from 'react';
import { Badge } from '../../../kit/draw/Badge.tsx';
import { Icon } from '../../../kit/draw/Icon.tsx';
import { RuleChip } from '../../../table/rules/RuleChip.tsx';
import type { BoardProps } from '../../../table/contract.ts';
import { colourOf } from '../shared/faces.ts';
import { handThing, type View, isWords } from '@xenotable/chibi-commander/preview';
import { Item } from './Item.tsx';
import { type Army, points } from './quarters.ts';
import { initial } from '../../../kit/words.ts';

type Agreed = NonNullable<View['campaign']>['talks'][number];

const nameOf = ({ seats, view }: BoardProps<View>, seat: number): string =>
  seats[seat]?.name || (view.seats[seat]?.name ?? '');

const wordsOf = ({ words, from, to, points: handed }: Agreed): string =>
  words !== '' ? words : `${from} hand ${points(handed)} to ${to}.`;

/** Everything that was agreed on so far. */
export function Agreements({ on }: { on: BoardProps<View> }) {
  const talks = on.view.campaign?.talks ?? [];
  if (talks.length === 0) return null;
  return (
    <section aria-label="Agreed in secret">
      <h2 className="label">Agreed in secret</h2>
      <div role="log">
        <ol className="plain hq-talks">
          {talks.map((one, i) => {
            const army = on.view.armies.find(({ seat }) => seat === one.seat);
            const name = nameOf(on, one.seat);
            return (
              <li key={i} className={one.seat === on.view.viewer ? 'own-line' : ''}>
                <Badge
                  side={army === undefined ? 'x' : colourOf(army.faction)}
                  letter={initial(name)}
                  size={30}
                />
                <p>
                  <b>{name}</b> {wordsOf(one)}
                </p>
              </li>
            );
          })}
        </ol>
      </div>
    </section>
  );
}

function Say({ on, partners }: { on: BoardProps<View>; partners: string }) {
  const [typed, setTyped] = useState('');
  const space = on.ask?.spaces[0];
  if (space === undefined || !isWords(space)) return null;
  const { longest } = space;
  const words = typed.trim();
  return (
    <form
      className="hq-say"
      onSubmit={(event) => {
        event.preventDefault();
        if (words === '') return;
        on.playAll([{ do: 'say', words }]);
        setTyped('');
      }}
    >
      <label htmlFor="say">Say to {partners}</label>
      <input
        id="say"
        className="field"
        value={typed}
        maxLength={longest}
        autoComplete="off"
        onChange={(event) => setTyped(event.target.value)}
      />
      <button type="submit" className="button" disabled={words === ''}>
        <Icon name="arrow" />
        Say it
      </button>
    </form>
  );
}

/** CC-LVL-11 The purses of the side, and what may go from one into the other. */
function Purses({ on, own }: { on: BoardProps<View>; own: readonly Army[] }) {
  const hands = on.ask?.offers.flatMap(({ choice }) => {
    const offer = choiceOf(choice);
    return offer.do === 'hand over' ? [offer] : [];
  });
  return (
    <section aria-label="Points of the side">
      <h2 className="label">Points of the side</h2>
      <dl className="hq-purses">
        {own.map((army) => (
          <div key={army.faction}>
            <dt>{army.faction}</dt>
            <dd>{army.purse}</dd>
          </div>
        ))}
      </dl>
      {hands !== undefined && hands.length > 0 && (
        <ul className="plain hq-options">
          {hands.map((hand) => (
            <Item
              key={handThing(hand)}
              on={on}
              id={handThing(hand)}
              icon="arrow"
              label={`Hand ${points(hand.points)} of ${hand.from} to ${hand.to}`}
              price={hand.points}
            >
              <span className="person">
                <b>
                  {hand.from} to {hand.to}
                </b>
                <small>hand over {points(hand.points)} of the last mission</small>
              </span>
            </Item>
          ))}
        </ul>
      )}
    </section>
  );
}

export function Talks({ on, own }: { on: BoardProps<View>; own: readonly Army[] }) {
  const others = [...new Set(own.map((army) => army.seat))].filter(
    (seat) => seat !== on.view.viewer && on.view.seats[seat]?.kind === 'person',
  );
  const partners = others.map((seat) => nameOf(on, seat)).join(' and ');
  return (
    <>
      <p className="hq-lead">
        {partners === ''
          ? 'Nobody else of your side listens: divide the points as you like.'
          : `Only ${partners} hears what you say here.`}{' '}
        <RuleChip rule={partners === '' ? 'CC-LVL-11' : 'CC-CMP-11'} />
      </p>
      <Agreements on={on} />
      <Say on={on} partners={partners} />
      <Purses on={on} own={own} />
    </>
  );
}
