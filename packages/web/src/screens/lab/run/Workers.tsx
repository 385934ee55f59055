// How many workers play on this device.
import { coresHere } from '../../../storage/labSettings.ts';
import { Icon } from '../../../kit/draw/Icon.tsx';
import { counted } from '../../../kit/words.ts';
import { perSecond } from '../charts/numbers.ts';
import type { Runner, RunState } from './runner.ts';

export function Workers({ runner, state }: { runner: Runner; state: RunState }) {
  const cores = coresHere();
  const saving = state.workers === 1 && cores > 1;
  return (
    <section className="chart-panel" aria-labelledby="workers">
      <header>
        <h2 id="workers">Who is playing</h2>
        <span>batches of about half a second, kept one by one</span>
        {cores > 1 && (
          <button
            type="button"
            className="button small"
            aria-pressed={saving}
            onClick={() => runner.setWorkers(saving ? cores : 1)}
          >
            <Icon name="power" size={13} />
            Save battery
          </button>
        )}
      </header>
      <div className="lab-workers">
        <Icon name="play" size={13} />
        <b>This page</b>
        <label>
          <span className="visually-hidden">Workers of this page</span>
          <select
            className="field"
            value={state.workers}
            onChange={(event) => runner.setWorkers(Number(event.target.value))}
          >
            {Array.from({ length: cores }, (_, i) => i + 1).map((count) => (
              <option key={count} value={count}>
                {counted(count, 'worker')}
              </option>
            ))}
          </select>
        </label>
        <span>
          of {cores} {cores === 1 ? 'core' : 'cores'}
        </span>
        <b className="numeral">{state.phase === 'running' ? `${perSecond(state.perSecond)} games/s` : '–'}</b>
      </div>
    </section>
  );
}
