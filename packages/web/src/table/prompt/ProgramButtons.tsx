// What a person can do while a program thinks, or after it has failed.
import { Icon } from '../../kit/draw/Icon.tsx';
import type { ProgramsHere } from '../client/table.ts';
import type { Thinking } from '../client/tableState.ts';

export function ProgramButtons({
  thinking: { seat, problem },
  programs,
}: {
  thinking: Thinking;
  programs: ProgramsHere;
}) {
  if (problem === null)
    return (
      <button
        type="button"
        className="button"
        onClick={() => programs.stop()}
        title="It plays the best that it has found so far."
      >
        <Icon name="stop" />
        Stop <span className="keycap">Space</span>
      </button>
    );
  return (
    <>
      <button type="button" className="button primary" onClick={() => programs.retry()}>
        <Icon name="sync" />
        Let it try again
      </button>
      <button type="button" className="button" onClick={() => void programs.seat(seat, null)}>
        <Icon name="people" />
        Play it yourself
      </button>
    </>
  );
}
