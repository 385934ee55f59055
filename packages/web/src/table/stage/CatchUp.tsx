// What happened since this viewer last looked.
import { useEffect, useRef } from 'react';
import { Badge } from '../../kit/draw/Badge.tsx';
import { Icon } from '../../kit/draw/Icon.tsx';
import type { GameModule } from '../contract.ts';
import type { TableState } from '../client/tableState.ts';
import { Marked } from '../../kit/Marked.tsx';
import { Rolled } from '../log/Rolled.tsx';
import { RuleChip } from '../rules/RuleChip.tsx';
import { DigestBody } from './Digest.tsx';
import { toldOf } from './useAftermath.ts';
import { voiceOf } from '../log/voice.ts';

const MOST = 8;

export default function CatchUp({
  state,
  module,
  names,
  close,
  stepThrough,
}: {
  state: TableState;
  module: GameModule;
  names: RegExp | null;
  close(): void;
  /** Steps through the decisions from this moment on. */
  stepThrough(from: number): void;
}) {
  const goOn = useRef<HTMLButtonElement>(null);
  useEffect(() => goOn.current?.focus(), []);
  const lines = state.lines.slice(state.seen).filter((line) => !state.undone.has(line.entry));
  const [first] = lines;
  const title = state.online ? 'While you were away' : 'Since you looked';
  const shown = lines.slice(-MOST);
  const told = toldOf(module, state, lines, state.view);
  return (
    <section className="catchup digest" aria-label={title}>
      <header>
        <h2 className="label">{title}</h2>
        {lines.length > MOST && (
          <span className="muted">{lines.length - MOST} earlier lines are in the log</span>
        )}
      </header>
      {told.acts.length > 0 && <DigestBody told={told} names={names} />}
      <ol className="log-lines still">
        {shown.map((line, i) => {
          const voice = voiceOf(module, line, state);
          return (
            <li key={i}>
              <Badge side={voice.side} letter={voice.letter} />
              <span>
                <Marked text={line.words} names={names} />
                <Rolled dice={line.dice} numerals={module.numerals} />
              </span>
              <RuleChip rule={line.rule} />
            </li>
          );
        })}
      </ol>
      <div className="flex-row">
        {first !== undefined && (
          <button type="button" className="button" onClick={() => stepThrough(Math.max(0, first.entry))}>
            <Icon name="next" size={14} />
            Step through it
          </button>
        )}
        <button type="button" className="button primary" onClick={close} ref={goOn}>
          Go on <span className="keycap">Space</span>
        </button>
      </div>
    </section>
  );
}
