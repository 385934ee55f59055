// Models, markers and tokens on the board.
import { memo } from 'react';
import { centreOf } from '../../boards/square/cells.ts';
import { Piece } from '../../boards/Piece.tsx';
import { tokenStates } from '../../boards/standing.ts';
import { IconAt } from '../../kit/draw/Icon.tsx';
import { TokenAt, type TokenState } from '../../kit/draw/Token.tsx';
import type { BoardProps } from '../../table/contract.ts';
import { MODEL, Sized, Tag } from './Figure.tsx';
import { Cover } from './Overlay.tsx';
import { glyphOf, letterOf, sideOf } from './shared/faces.ts';
import { isBeside } from './things.ts';
import { type Model, type View, unitThing } from '@xenotable/enemy-eternal/preview';

const statesOf = (m: Model, acts: boolean): TokenState[] => [
  ...(m.down !== 'no' ? (['down'] as const) : []),
  ...(acts ? (['selected'] as const) : m.activated > 0 ? (['spent'] as const) : []),
  ...(m.suppressed > 0 ? (['suppressed'] as const) : []),
];

export const Units = memo(function Units({
  view,
  standing,
}: {
  view: View;
  standing: BoardProps<View>['standing'];
}) {
  const columns = view.shown.board.width;
  const shown = new Map(view.shown.units.map((unit) => [unit.id, unit]));
  const models = view.models.filter((m) => m.place === 'board');
  const crowded = new Set(
    models.filter((m) => models.some((other) => other !== m && isBeside(m.cell, other.cell, columns))),
  );
  return (
    <>
      {view.tokens.map((token) => {
        if (token.cell < 0) return null;
        const { x, y } = centreOf(token.cell, columns);
        return (
          <IconAt key={`token${token.id}`} name="star" x={x - 8} y={y - 8} size={16} colour="var(--warn)" />
        );
      })}
      {view.pods.map((pod) => {
        if (pod.state === 'placed' || pod.cell < 0) return null;
        const { x, y } = centreOf(pod.cell, columns);
        return <TokenAt key={`pod${pod.letter}`} x={x} y={y} d={30} side="x" letter={pod.letter.slice(-1)} />;
      })}
      {view.markers.map((marker) => {
        const { x, y } = centreOf(marker.cell, columns);
        return <TokenAt key={`marker${marker.id}`} x={x} y={y} d={30} side="n" glyph="unknown" />;
      })}
      {models.map((m) => {
        const { x, y } = centreOf(m.cell, columns);
        return (
          <Piece key={m.id} x={x} y={y}>
            <Sized beside={crowded.has(m)}>
              <Cover cover={shown.get(m.id)?.cover ?? []} />
              <TokenAt
                x={0}
                y={0}
                d={MODEL}
                side={sideOf(view, m)}
                glyph={glyphOf(m.unit)}
                letter={letterOf(m)}
                pips={m.leader ? 1 : 0}
                wounds={{ max: m.skills.HEALTH, lost: m.skills.HEALTH - m.wounds }}
                state={tokenStates(
                  standing(unitThing(m.name)),
                  statesOf(m, m.id === view.shown.active?.model),
                )}
              />
            </Sized>
          </Piece>
        );
      })}
      {models.map((m) => {
        const { x, y } = centreOf(m.cell, columns);
        return (
          <Piece key={m.id} x={x} y={y}>
            <Tag side={sideOf(view, m)} letter={letterOf(m)} beside={crowded.has(m)} />
            <Sized beside={crowded.has(m)}>
              {m.carries.length > 0 && <IconAt name="bag" x={-16} y={6} size={11} colour="var(--warn)" />}
              {m.overwatch !== null && <IconAt name="eye" x={7} y={-18} size={13} colour="var(--warn)" />}
              {m.shield > 0 && <IconAt name="shield" x={-16} y={-17} size={11} colour="var(--accent)" />}
            </Sized>
          </Piece>
        );
      })}
    </>
  );
});
