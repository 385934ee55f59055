// One step in words.
import type { LogLine } from '@xenotable/kernel';
import { Badge } from '../../kit/draw/Badge.tsx';
import { Marked } from '../../kit/Marked.tsx';
import { linesOf, wordsOf } from '../../table/film/pictures.ts';
import type { GameModule, SeatPanel } from '../../table/contract.ts';
import { voiceOf } from '../../table/log/voice.ts';
import type { Replay } from './useReplay.ts';

/** A decision without a picture: its words in the log, or that there is nothing to see. */
function unseenWords(name: string, told: readonly LogLine[], own: boolean): string {
  if (told.length > 0) return told.map(({ words }) => words).join(' ');
  return own
    ? `${name} decides; nothing on the board changes.`
    : `${name} decides; nothing of it is seen from here.`;
}

/** Who decided in this step, and its result. */
export function StepNote({
  replay: { state, at, marks, lines, viewer, beat, beats },
  panels,
  names,
  module,
}: {
  replay: Replay;
  module: GameModule;
  panels: readonly SeatPanel[];
  names: RegExp | null;
}) {
  const mark = marks[at - 1];
  const panel = mark && panels[mark.seat];
  const { film } = state;
  const picture = film?.pictures[film.at ?? 0];
  const words =
    at === 0 || panel === undefined
      ? 'The table as it was laid out.'
      : mark!.kind === 'undo'
        ? `${panel.name} takes a choice back.`
        : picture === undefined
          ? unseenWords(
              panel.name,
              lines.filter((line) => line.entry === at - 1),
              viewer === mark!.seat,
            )
          : wordsOf(picture);
  const [told] = picture === undefined ? [] : linesOf(picture);
  // What happens is the act of whoever does it, also after somebody else's decision.
  const voice = told === undefined ? panel : voiceOf(module, told, state);
  return (
    <section className="section step-note" aria-label="This step">
      {panel && voice && <Badge side={voice.side} letter={voice.letter} size={30} />}
      <p>
        <Marked text={words} names={names} />
        {beats > 1 && (
          <span className="muted">
            {' '}
            Happening {beat} of {beats} in this step.
          </span>
        )}
      </p>
    </section>
  );
}
