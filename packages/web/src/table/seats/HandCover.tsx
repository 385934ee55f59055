// A button that covers the hand on a phone, so that the phone can lie on the table. The hand is also covered when the
// screen is locked or another page is opened.
import { type ReactNode, useEffect, useState } from 'react';
import { Badge } from '../../kit/draw/Badge.tsx';
import { Icon } from '../../kit/draw/Icon.tsx';
import type { SeatPanel } from '../contract.ts';

interface HandCoverProps {
  /** Whose hand it is. */
  panel: SeatPanel;
  children: ReactNode;
}

export default function HandCover({ panel, children }: HandCoverProps) {
  const [covered, setCovered] = useState(false);
  useEffect(() => {
    const hide = (): void => {
      if (document.visibilityState === 'hidden') setCovered(true);
    };
    document.addEventListener('visibilitychange', hide);
    return () => document.removeEventListener('visibilitychange', hide);
  }, []);
  return (
    <>
      <button
        type="button"
        className="button quiet hand-eye"
        aria-pressed={covered}
        onClick={() => setCovered(!covered)}
      >
        <Icon name={covered ? 'eye' : 'off'} />
        {covered ? 'Show my hand' : 'Cover my hand'}
      </button>
      {covered ? (
        <p className="covered-hand">
          <Badge side={panel.side} letter={panel.letter} size={56} />
          {panel.name}
        </p>
      ) : (
        children
      )}
    </>
  );
}
