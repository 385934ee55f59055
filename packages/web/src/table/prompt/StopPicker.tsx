// How this kind of window is answered from now on.
import type { Trigger } from '../contract.ts';
import type { Stop } from '../../storage/stops.ts';

const WORDS: Record<Stop, string> = { ask: 'Ask me', pass: 'Always pass', use: 'Always use' };

export function StopPicker({
  trigger,
  stop,
  setStop,
}: {
  trigger: Trigger;
  stop: Stop;
  setStop(stop: Stop): void;
}) {
  const choices: Stop[] = trigger.use === null ? ['ask', 'pass'] : ['ask', 'pass', 'use'];
  return (
    <fieldset className="stops">
      <legend>{trigger.label}</legend>
      {choices.map((one) => (
        <label key={one} className={one === stop ? 'active' : ''}>
          <input type="radio" name="stop" checked={one === stop} onChange={() => setStop(one)} />
          {WORDS[one]}
        </label>
      ))}
    </fieldset>
  );
}
