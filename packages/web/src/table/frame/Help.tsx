// How to play here, and what the keys do: always one key away.
import { Dialog } from '../../kit/Dialog.tsx';
import { byTouch } from '../../kit/size.ts';
import { COMMANDS, commands, keyOf, keyWords, useKeysSet } from '../../storage/keys.ts';
import { useSettings } from '../../storage/settings.ts';
import type { GameModule } from '../contract.ts';

/** Keys that are always the same. */
const KEYS: readonly (readonly [keys: string, does: string])[] = [
  ['Tab', 'next control'],
  ['Arrows', 'to the board, along it and along lists'],
  ['Enter', 'pick up, target, or press the first button; its sign says if that shows it first'],
  ['Esc', 'one step back'],
  ['Space', 'close the catch-up, next event'],
  ['1 – 4', 'the buttons of the prompt'],
];

interface HelpProps {
  /** Keys of this game's board. */
  own?: GameModule['keys'];
  close(): void;
}

/** Shown if there is a keyboard, whatever the size: a zoomed page is small too. */
function Keys({ own }: { own: NonNullable<GameModule['keys']> }) {
  const set = useKeysSet();
  const { letters } = useSettings();
  const shown = [
    ...KEYS,
    ...own,
    ...commands.map((command) => [keyWords(keyOf(command, set)), COMMANDS[command].does] as const),
  ];
  return (
    <>
      <dl className="keys">
        {shown.map(([keys, does]) => (
          <div key={does}>
            <dt>
              <span className="keycap">{keys}</span>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <p className="muted">
        {letters
          ? 'Letters can be changed or turned off in the settings.'
          : 'Letters are turned off in the settings.'}
      </p>
    </>
  );
}

export default function Help({ own = [], close }: HelpProps) {
  return (
    <Dialog title="Help" close={close}>
      <p className="muted">
        Tap or click a thing to pick it up, then its target. Once more, or the first button, plays it. Hold a
        thing, or rest on it, to read about it. Everything is also in the list of actions, in words.
      </p>
      {!byTouch() && <Keys own={own} />}
      <p className="muted">
        Four corner brackets mark a legal target, a thick edge what is picked up, hatching what cannot be done
        now and why. The small framed chips with letters and a number open the rule.
      </p>
    </Dialog>
  );
}
