// The prompt during a film: the sentence of the picture, the strip, and the controls. The bright button never skips.
import { Badge } from '../../kit/draw/Badge.tsx';
import { Icon, type IconName } from '../../kit/draw/Icon.tsx';
import { Marked } from '../../kit/Marked.tsx';
import { changeSettings } from '../../storage/settings.ts';
import type { TableState } from '../client/tableState.ts';
import type { GameModule } from '../contract.ts';
import type { Film, FilmState } from '../film/film.ts';
import type { Speed } from '../film/pace.ts';
import { actWords, weightOf, wordsOf } from '../film/pictures.ts';
import { voiceOf } from '../log/voice.ts';
import { Strip } from './Strip.tsx';
import './filmBar.css';

interface FilmBarProps {
  state: TableState;
  module: GameModule;
  film: Film;
  names: RegExp | null;
  undo(): void;
}

interface KeyButtonProps {
  icon: IconName;
  words: string;
  keys: string;
  bright?: boolean;
  press(): void;
}

function KeyButton({ icon, words, keys, bright = false, press }: KeyButtonProps) {
  return (
    <button type="button" className={bright ? 'button primary' : 'button optional'} onClick={press}>
      <Icon name={icon} />
      {words} <span className="keycap">{keys}</span>
    </button>
  );
}

const SPEEDS: readonly (readonly [speed: Speed, words: string])[] = [
  ['slow', 'Slow'],
  ['normal', 'Normal'],
  ['fast', 'Fast'],
];

function SpeedButton({ speed }: { speed: Speed }) {
  const at = SPEEDS.findIndex(([one]) => one === speed);
  const [next] = SPEEDS[(at + 1) % SPEEDS.length]!;
  return (
    <button
      type="button"
      className="button small quiet speed"
      aria-label={`Speed: ${SPEEDS[at]![1]}, change`}
      onClick={() => changeSettings({ film: next })}
    >
      {SPEEDS[at]![1]}
    </button>
  );
}

function Buttons({ film, shown, state, undo }: FilmBarProps & { shown: FilmState }) {
  const { playing, live, pace } = shown;
  const play = !playing && <KeyButton icon="play" words="Play" keys="Space" press={() => film.play()} />;
  return (
    <div className="prompt-buttons">
      {playing ? (
        <KeyButton icon="pause" words="Pause" keys="Space" bright press={() => film.pause()} />
      ) : (
        <KeyButton
          icon="right"
          words={pace.wholeActs ? 'Next act' : 'Next beat'}
          keys="→"
          bright
          press={() => film.next()}
        />
      )}
      {/* A narrow screen has room for one of the two: who steps by hand rather skips than plays. */}
      {!pace.waits && play}
      <KeyButton
        icon="next"
        words={live ? 'To your next choice' : 'Back to the table'}
        keys={live ? 'End' : 'Esc'}
        press={() => (live ? film.skip() : film.finish())}
      />
      {pace.waits && play}
      {live && state.undo > 0 && (
        <button type="button" className="button" onClick={undo}>
          <Icon name="undo" />
          Undo
        </button>
      )}
    </div>
  );
}

export default function FilmBar(props: FilmBarProps & { shown: FilmState }) {
  const { state, module, film, names, shown } = props;
  const { pictures, at, live } = shown;
  const picture = pictures[at ?? 0];
  if (at === null || picture === undefined) return null;
  const act = pictures.filter(({ group }, i) => i <= at && group === picture.group);
  const words = shown.pace.wholeActs ? actWords(act) : wordsOf(picture);
  const voice = voiceOf(module, picture.scenes.at(-1)!.line, state);
  return (
    <section className="prompt film-bar" aria-label="Prompt">
      <div className="prompt-words">
        <Badge side={voice.side} letter={voice.letter} size={34} />
        <div className="telling">
          <p aria-live={weightOf(picture) === 3 ? 'assertive' : 'polite'}>
            {!live && (
              <span className="muted">
                Looking back, beat {at + 1} of {pictures.length}.{' '}
              </span>
            )}
            <Marked text={words} names={names} />
          </p>
          <div className="beats">
            <button
              type="button"
              className="icon-button"
              aria-label="One beat back"
              disabled={at === 0}
              onClick={() => film.back()}
            >
              <Icon name="left" />
            </button>
            <Strip film={film} shown={shown} module={module} state={state} />
            <SpeedButton speed={shown.pace.speed} />
          </div>
        </div>
      </div>
      <Buttons {...props} />
    </section>
  );
}
