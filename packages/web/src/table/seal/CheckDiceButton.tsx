// Opens the check of all dice when a game is over.
import { Suspense, lazy, useState } from 'react';
import { Icon } from '../../kit/draw/Icon.tsx';

const CheckDice = lazy(() => import('./CheckDice.tsx'));

/** `record` gives the text of the record. */
export function CheckDiceButton({ record }: { record(): Promise<string> }) {
  const [checking, setChecking] = useState(false);
  return (
    <>
      <button type="button" className="button" onClick={() => setChecking(true)}>
        <Icon name="dice" size={14} />
        Check the dice
      </button>
      {checking && (
        <Suspense>
          <CheckDice record={record} close={() => setChecking(false)} />
        </Suspense>
      )}
    </>
  );
}
