// A fight on a phone, drawn in the place of the panel: attacker, target, dice and result. A swipe goes one picture forward or back.
import type { Json, ThingId } from '@xenotable/kernel';
import { type PointerEvent, useRef } from 'react';
import { Card } from '../../kit/draw/Card.tsx';
import { Token } from '../../kit/draw/Token.tsx';
import type { TableState } from '../client/tableState.ts';
import type { GameModule } from '../contract.ts';
import type { Film, FilmState } from '../film/film.ts';
import { BeatMark, leading } from './BeatMark.tsx';
import { wordsOf } from '../film/pictures.ts';
import { type PlateMark, marksOf } from './marks.ts';
import { meaningFor } from './sides.ts';
import { Tray, trayTitle } from './Tray.tsx';
import './fightFigure.css';

interface FightFigureProps {
  film: Film;
  shown: FilmState;
  module: GameModule;
  state: TableState;
}

/** The minimum length of a swipe, in pixels. */
const SWIPE = 40;

/** To the left: the next beat; to the right: the one before. */
function useSwipe(film: Film) {
  const from = useRef<number | null>(null);
  return {
    onPointerDown(event: PointerEvent): void {
      from.current = event.clientX;
    },
    onPointerUp(event: PointerEvent): void {
      const by = from.current === null ? 0 : event.clientX - from.current;
      from.current = null;
      if (by < -SWIPE) film.next();
      else if (by > SWIPE) film.back();
    },
  };
}

interface FighterProps {
  thing: ThingId;
  module: GameModule;
  view: Json;
  plate: PlateMark | undefined;
}

function Fighter({ thing, module, view, plate }: FighterProps) {
  const detail = module.detail(thing, view);
  return (
    <div className="fighter">
      {detail?.card ? (
        <Card tier="hand" {...detail.card} />
      ) : (
        detail?.token && <Token size={56} {...detail.token} />
      )}
      {detail && !detail.card && <b>{detail.title}</b>}
      {plate && (
        <span className="happened" data-tone={plate.tone}>
          {plate.words}
        </span>
      )}
    </div>
  );
}

export default function FightFigure({ film, shown, module, state }: FightFigureProps) {
  const { view } = state;
  const swipe = useSwipe(film);
  const { pictures, at } = shown;
  const picture = at === null ? undefined : pictures[at];
  if (at === null || picture === undefined) return null;
  const { plates, trays } = marksOf(
    pictures,
    at,
    meaningFor(module, state, pictures[0]?.scenes[0]?.view ?? view),
  );
  const { actor, target } = leading(picture);
  // A unit that is gone and no longer known has no picture: the words say what happened to it.
  const fighters = [...new Set([actor, target])]
    .filter((thing) => thing !== undefined)
    .filter((thing) => module.detail(thing, view) !== null);
  return (
    <section className="fight-figure" aria-label="What happens" {...swipe}>
      <div className="fighters">
        {fighters.map((thing, i) => (
          <div key={thing} className="side">
            {i > 0 && <BeatMark picture={picture} colour="var(--text-1)" />}
            <Fighter
              {...{ thing, module, view }}
              plate={plates.find((one) => one.thing === thing && one.current)}
            />
          </div>
        ))}
      </div>
      {fighters.length + trays.length === 0 && <p className="plain-words">{wordsOf(picture)}</p>}
      {trays.map(({ thing, dice }) => (
        <div key={thing} className="tray">
          <Tray
            title={trayTitle(module.detail(thing, view)?.title ?? '', dice)}
            dice={dice}
            numerals={module.numerals === true}
          />
        </div>
      ))}
    </section>
  );
}
