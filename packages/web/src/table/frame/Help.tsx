// How to play here, and what the keys do: always one key away.
import { Dialog } from '../../kit/Dialog.tsx';

const KEYS: readonly (readonly [keys: string, does: string])[] = [
  ['Tab', 'next thing on the table'],
  ['Arrows', 'move along lanes, cells and lists'],
  ['Enter', 'pick up, target, or play the first button'],
  ['Esc', 'one step back'],
  ['U', 'undo'],
  ['E', 'end: ready or pass'],
  ['Space', 'close the catch-up, next event'],
  ['/', 'find an action by typing'],
  ['A', 'actions'],
  ['O', 'odds'],
  ['L', 'log'],
  ['G', 'goals and briefing'],
  ['H', 'a hint: the best three things to do'],
  ['P', 'online: point the others at what has the focus'],
  ['1 – 4', 'the buttons of the prompt'],
  ['?', 'this help'],
];

export default function Help({ close }: { close(): void }) {
  return (
    <Dialog title="Help" close={close}>
      <p className="muted">
        Tap or click a thing to pick it up, then its target. Once more, or the first button, plays it. Hold a
        thing, or rest on it, to read about it. Everything is also in the list of actions, in words.
      </p>
      <dl className="keys donly">
        {KEYS.map(([keys, does]) => (
          <div key={keys}>
            <dt>
              <span className="keycap">{keys}</span>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <p className="muted">
        Four corner brackets mark a legal target, a thick edge what is picked up, hatching what cannot be done
        now and why. Chips such as XS-CMB-05 open the rule.
      </p>
    </Dialog>
  );
}
