// A partner's open hand under the seat: folded; each card can be read and pointed at.
import type { ThingId } from '../../boards/things.ts';
import type { OpenCard } from '../talkContract.ts';

interface OpenHandProps {
  name: string;
  cards: readonly OpenCard[];
  point(thing: ThingId | null): void;
}

export default function OpenHand({ name, cards, point }: OpenHandProps) {
  const count = cards.reduce((sum, card) => sum + card.count, 0);
  return (
    <details className="open-hand" open>
      <summary>
        <span className="visually-hidden">{name}: </span>Open hand, {count}
      </summary>
      <ul className="plain">
        {cards.map((card) => (
          <li key={card.thing}>
            <button
              type="button"
              data-thing={card.thing}
              onClick={() => point(card.thing)}
              onPointerEnter={(event) => event.pointerType !== 'touch' && point(card.thing)}
              onPointerLeave={() => point(null)}
              onBlur={() => point(null)}
            >
              {card.name}
              {card.count > 1 && ` ×${card.count}`}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
