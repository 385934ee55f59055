// What is drawn over the board: the current or last picture, and what others have done.
import { type RefObject, Suspense, useMemo } from 'react';
import { later } from '../../kit/later.ts';
import { useSize } from '../../kit/size.ts';
import type { TableState } from '../client/tableState.ts';
import type { GameModule } from '../contract.ts';
import { voiceOf } from '../log/voice.ts';
import { panelsOf } from '../seats/panels.ts';
import type { Memory } from './memory.ts';
import { type Marks, type Meaning, marksOf, noMarks } from './marks.ts';
import { meaningFor } from './sides.ts';
import { useFilmSounds } from './useFilmSounds.ts';
import type { Aftermath } from './useAftermath.ts';

const Overlay = later(() => import('./Overlay.tsx'));
const Trails = later(() => import('./Trails.tsx'));

export interface HappeningsProps {
  stage: RefObject<HTMLElement | null>;
  state: TableState;
  module: GameModule;
  aftermath: Aftermath | null;
  /** The player is planning: earlier happenings are dimmed. */
  planning: boolean;
  /** There is no board to draw on just now. */
  hidden?: boolean;
  /** In a replay: the step that is shown. */
  step?: number;
}

/** The current picture; after the film its last group without dice and rings, if there is room beside the cards. */
function marksNow({ film }: TableState, meaning: Meaning, planning: boolean, phone: boolean): Marks {
  if (film === null) return noMarks();
  if (film.at !== null) return marksOf(film.pictures, film.at, meaning);
  if (phone) return noMarks();
  const { tracers, plates, struck } = marksOf(film.pictures, film.pictures.length - 1, meaning);
  return planning ? noMarks() : { ...noMarks(), tracers, plates, struck };
}

export default function HappeningsLayer(props: HappeningsProps & { memory: Memory }) {
  const { stage, state, module, aftermath, planning, hidden = false, memory } = props;
  const { film, view } = state;
  const phone = useSize() === 'phone';
  const marks = useMemo(() => {
    const before = state.film?.pictures[0]?.scenes[0]?.view ?? state.view;
    const now = marksNow(state, meaningFor(module, state, before), planning, phone);
    // On a phone dice have their own figure.
    return phone ? { ...now, trays: [] } : now;
  }, [state, module, planning, phone]);
  const line = film === null || film.at === null ? undefined : film.pictures[film.at]?.scenes.at(-1)?.line;
  const panel = state.viewer === 'table' ? undefined : panelsOf(module, state)[state.viewer];
  useFilmSounds(film, line !== undefined && voiceOf(module, line, state).side !== panel?.side);
  return (
    <Suspense>
      {film !== null && !hidden && (
        <Overlay
          {...{ stage, memory, module, view, marks }}
          pace={film.pace}
          after={film.at === null}
          picture={`${film.pictures.length} ${film.at}`}
        />
      )}
      {aftermath !== null && film?.at == null && !hidden && (
        <Trails {...{ stage, memory, module, view, aftermath }} faded={planning} />
      )}
    </Suspense>
  );
}
