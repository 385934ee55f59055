// The commander's hand, division and piles. Equal cards lie together.
import type { Seat } from '@xenotable/kernel';
import { useEffect, useRef } from 'react';
import type { Pointing } from '../../boards/things.ts';
import { Thing } from '../../boards/cards/Thing.tsx';
import { Card } from '../../kit/draw/Card.tsx';
import { spokenCard } from '../../kit/draw/cardFace.ts';
import { useSize } from '../../kit/size.ts';
import { useWidth } from '../../kit/useWidth.ts';
import type { BoardProps } from '../../table/contract.ts';
import { cardFace, sideOf } from './shared/faces.ts';
import {
  CARDS,
  type CardId,
  DIVISIONS,
  type WindowName,
  abilitiesOf,
  isTroop,
  shortName,
} from '@xenotable/xenoshyft/content';
import type { View } from '@xenotable/xenoshyft';
import { DISCARD, DIVISION, ZONES, handThing, seatOf, seatThing } from '@xenotable/xenoshyft/preview';

function piles(hand: readonly CardId[]): { card: CardId; count: number }[] {
  const found: { card: CardId; count: number }[] = [];
  for (const card of hand) {
    const pile = found.find((one) => one.card === card);
    if (pile) pile.count++;
    else found.push({ card, count: 1 });
  }
  return found;
}

/** What a card is played in answer to. */
const ANSWERED: Record<WindowName, string> = {
  acquire: 'buying',
  deploy: 'deployment',
  reaction: 'a reaction',
  reveal: 'a reveal',
  damage: 'damage',
  kill: 'a kill',
};

/** What only heals, while nobody is hurt. */
const nobodyToHeal = (card: CardId, { seats }: View): boolean =>
  CARDS[card].kind === 'instant' &&
  abilitiesOf(card).every(({ verb }) => verb === 'mend' || verb === 'tend' || verb === 'prevent') &&
  seats.every(({ lane }) => lane.troops.every(({ damage }) => damage === 0));

/** Why a card cannot be used now, where it could be in this phase. */
function missing(card: CardId, view: View, seat: Seat): string | null {
  if (view.phase === 'acquire' && CARDS[card].value > 0) return 'Not just now';
  if (view.phase === 'combat' && nobodyToHeal(card, view)) return 'Nobody is hurt';
  if (view.phase !== 'deployment') return null;
  const { lane, ready } = seatOf(view, seat);
  if (ready) return 'You are ready';
  if (isTroop(card)) return lane.troops.length >= ZONES.length ? 'No zone left' : null;
  const { kind } = CARDS[card];
  return (kind === 'weapon' || kind === 'armor') && lane.troops.length === 0 ? 'Nobody to carry it' : null;
}

/** When a card that cannot be used now can be used. */
function when(card: CardId): string {
  if (CARDS[card].value > 0) return 'Acquire only';
  const windows = CARDS[card].kind === 'instant' ? abilitiesOf(card).flatMap((one) => one.windows) : [];
  const [first] = windows;
  if (first === undefined || windows.every((window) => window === 'deploy')) return 'Deployment only';
  return windows.includes('reaction') ? 'For a reaction' : `Answers ${ANSWERED[first]}`;
}

/** When the card that has the focus leaves the hand, its neighbour gets it: the keyboard stays in the hand. */
function useKeptFocus(shown: string): React.RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  const at = useRef(-1);
  useEffect(() => {
    const cards = [...(list.current?.querySelectorAll('button') ?? [])];
    if (at.current >= 0 && document.activeElement === document.body)
      cards[Math.min(at.current, cards.length - 1)]?.focus();
  }, [shown]);
  useEffect(() => {
    const ul = list.current;
    if (ul === null) return;
    const came = ({ target }: FocusEvent): void => {
      at.current = [...ul.querySelectorAll('button')].findIndex((card) => card === target);
    };
    const left = ({ relatedTarget }: FocusEvent): void => {
      if (relatedTarget !== null) at.current = -1;
    };
    ul.addEventListener('focusin', came);
    ul.addEventListener('focusout', left);
    return () => {
      ul.removeEventListener('focusin', came);
      ul.removeEventListener('focusout', left);
    };
  }, []);
  return list;
}

/** Pixels for one card of each size. */
const ROOM = { hand: 130, tile: 90 } as const;

/** The largest cards of which so many lie side by side. */
const tierFor = (count: number, width: number): 'hand' | 'tile' | 'mini' =>
  count * ROOM.hand <= width ? 'hand' : count * ROOM.tile <= width ? 'tile' : 'mini';

function HandCards({ view, seat, on }: { view: View; seat: Seat; on: Pointing }) {
  const { hand, handSize } = seatOf(view, seat);
  const list = useKeptFocus((hand ?? []).join());
  const width = useWidth(list);
  const small = useSize() === 'phone';
  if (hand === null) return <p className="muted quiet-note">{handSize} cards, closed.</p>;
  const kinds = piles(hand);
  const tier = small ? 'hand' : tierFor(kinds.length, width);
  return (
    <ul ref={list} className={`cards plain fit-${tier}`} aria-label="Hand">
      {kinds.map(({ card, count }) => {
        const face = cardFace(card, sideOf(seat));
        const id = handThing(card);
        const { picked, ready, target } = on.standing(id);
        const idle = !on.still && !ready && !target && !picked;
        return (
          <li key={card} className={`hand-card${picked ? ' selected' : ''}`}>
            <Thing id={id} on={on} label={`${count > 1 ? `${count} times ` : ''}${spokenCard(face)}`}>
              <Card
                tier={tier}
                {...face}
                name={shortName(face.name)}
                frame={{ selected: picked, target, illegal: idle }}
              />
              {count > 1 && <span className="times">×{count}</span>}
              {idle && <span className="reason">{missing(card, view, seat) ?? when(card)}</span>}
            </Thing>
          </li>
        );
      })}
    </ul>
  );
}

export function HandStrip({ view, seat, on }: { view: View; seat: Seat; on: Pointing }) {
  const own = seatOf(view, seat);
  const self = on.standing(seatThing(seat));
  const division = own.division === '' ? null : DIVISIONS[own.division];
  return (
    <section className="hand" aria-label="Your cards">
      <HandCards view={view} seat={seat} on={on} />
      <div className="supply">
        <Thing
          id={DIVISION}
          on={on}
          className="label"
          label={division ? `Division ${division.name}` : 'No division'}
        >
          {division?.name ?? 'No division yet'}
        </Thing>
        <div className="pile">
          <b>Deck</b>
          <span>{own.deckSize === 1 ? '1 card' : `${own.deckSize} cards`}</span>
        </div>
        <Thing id={DISCARD} on={on} className="pile" label={`Discard pile, ${own.discard.length} cards`}>
          <b>Discard pile</b>
          <span>{own.discard.length}</span>
        </Thing>
        {view.phase !== 'acquire' && (
          <div className="pile">
            <b>Encounter deck</b>
            <span>{view.encounter.left} left</span>
          </div>
        )}
        {(view.phase === 'acquire' || self.target || self.picked) && (
          <Thing id={seatThing(seat)} on={on} className="pile" label={`Yourself, purse ${own.purse}`}>
            <b>{view.phase === 'acquire' ? 'Your purse' : 'Yourself'}</b>
            <span>{view.phase === 'acquire' ? own.purse : ''}</span>
          </Thing>
        )}
      </div>
    </section>
  );
}

/** The hand as a tab of its own, on phones. */
export function HandTab(props: BoardProps<View>) {
  const size = useSize();
  if (size !== 'phone') return null;
  return (
    <div className="xs-scope tabbed">
      <HandStrip view={props.view} seat={props.viewer === 'table' ? 0 : props.viewer} on={props} />
    </div>
  );
}
