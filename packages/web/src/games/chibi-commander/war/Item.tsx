// A row that can be had: its face picks it up and shows everything about it, the button at its end takes it at once; what cannot be had says why.
import type { ReactNode } from 'react';
import { Thing } from '../../../boards/cards/Thing.tsx';
import { Icon, type IconName } from '../../../kit/draw/Icon.tsx';
import { RuleChip } from '../../../table/rules/RuleChip.tsx';
import type { BoardProps } from '../../../table/contract.ts';
import type { ThingId } from '../../../boards/things.ts';
import type { View } from '@xenotable/chibi-commander/preview';
import { choiceOf, thingsOf } from '../shared/things.ts';

interface ItemProps {
  on: BoardProps<View>;
  id: ThingId;
  /** The whole of it in words. */
  label: string;
  icon?: IconName;
  /** At the right end. */
  price?: ReactNode;
  className?: string;
  children: ReactNode;
}

export function Item({ on, id, label, icon = 'plus', price, className = '', children }: ItemProps) {
  const offer = on.ask?.offers.find(({ choice }) => thingsOf(choiceOf(choice), on.view)[0] === id);
  const { picked, refused } = on.standing(id);
  return (
    <li className={`hq-item ${className}${picked ? ' picked' : ''}${refused ? ' forbidden' : ''}`}>
      <Thing id={id} on={on} label={label} className="face">
        {children}
      </Thing>
      {price !== undefined && <strong className="price">{price}</strong>}
      {offer !== undefined && (
        <button
          type="button"
          className="take"
          aria-label={offer.words}
          onClick={() => on.playAll([offer.choice])}
        >
          <Icon name={icon} size={18} />
        </button>
      )}
      {refused && (
        <>
          <span className="take lock" aria-hidden="true">
            <Icon name="lock" />
          </span>
          <p className="reason">
            {refused.reason} <RuleChip rule={refused.rule} />
          </p>
        </>
      )}
    </li>
  );
}
