// Buttons of the player: sections, steps, play, speed.
import { itemAt } from '@xenotable/kernel';
import { Icon } from '../../kit/draw/Icon.tsx';
import { partAfter, partBefore } from './steps.ts';
import type { Replay, Speed } from './useReplay.ts';

const SPEEDS: readonly Speed[] = [1, 2, 4];

export function Transport({ replay }: { replay: Replay }) {
  const { at, beat, beats, last, parts, playing, speed, goTo, step, setPlaying, setSpeed } = replay;
  const toggle = (): void => {
    if (!playing && at === last && beat >= beats) goTo(0);
    setPlaying(!playing);
  };
  return (
    <div className="transport">
      <div className="buttons">
        <button
          type="button"
          className="icon-button"
          aria-label="Previous part"
          disabled={at === 0}
          onClick={() => goTo(partBefore(parts, at))}
        >
          <Icon name="prev" size={18} />
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label="Step back"
          disabled={at === 0}
          onClick={() => step(-1)}
        >
          <Icon name="left" size={18} />
        </button>
        <button type="button" className="play" aria-label={playing ? 'Pause' : 'Play'} onClick={toggle}>
          <Icon name={playing ? 'pause' : 'play'} size={22} />
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label="Step forward"
          disabled={at === last && beat >= beats}
          onClick={() => step(1)}
        >
          <Icon name="right" size={18} />
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label="Next part"
          disabled={at === last}
          onClick={() => goTo(partAfter(parts, at, last))}
        >
          <Icon name="next" size={18} />
        </button>
      </div>
      <div className="where">
        <span>
          Step {at} <span className="muted">of {last}</span>
          {beats > 1 && (
            <span className="muted">
              {' '}
              · {beat} of {beats}
            </span>
          )}
        </span>
        <button
          type="button"
          className="button small quiet"
          aria-label={`Speed ${speed}, change`}
          onClick={() => setSpeed(itemAt(SPEEDS, (SPEEDS.indexOf(speed) + 1) % SPEEDS.length))}
        >
          {speed}×
        </button>
      </div>
    </div>
  );
}
