// One step in words.
import type { LogLine } from '@xenotable/kernel';
import { Badge } from '../../kit/draw/Badge.tsx';
import { Marked } from '../../kit/Marked.tsx';
import { wordsOf } from '../../table/film/pictures.ts';
import type { SeatPanel } from '../../table/contract.ts';
import type { Replay } from './useReplay.ts';

/** A decision without a picture: what the log tells of it, or that there is nothing to see. */
function unseenWords(name: string, told: readonly LogLine[], own: boolean): string {
  if (told.length > 0) return told.map(({ words }) => words).join(' ');
  return own
    ? `${name} decides; nothing on the board changes.`
    : `${name} decides; nothing of it is seen from here.`;
}

/** Who decided in this step, and what it led to. */
export function StepNote({
  replay: { state, at, marks, lines, viewer, beat, beats },
  panels,
  names,
}: {
  replay: Replay;
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
  return (
    <section className="section step-note" aria-label="This step">
      {panel && <Badge side={panel.side} letter={panel.letter} size={30} />}
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
