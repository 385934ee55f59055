// What the automaton will do: announced moves and shots.
import type { View, XrIntent } from '@xenotable/xenos-rampant/preview';
import { Plate } from '../../boards/Plate.tsx';
import { across, down, pathOf } from '../../boards/measured/measured.tsx';
import { percent } from '../../kit/draw/text.ts';

interface AnnouncedProps {
  view: View;
  intents: readonly XrIntent[];
  height: number;
}

/** Arrows and plates of what the automaton announces. */
export function IntentLayer({ view, intents, height }: AnnouncedProps) {
  return (
    <g className="intents">
      <defs>
        <marker
          id="xr-arrow"
          viewBox="0 0 8 8"
          refX="7"
          refY="4"
          markerWidth="6"
          markerHeight="6"
          orient="auto"
        >
          <path d="M0 0L8 4L0 8z" />
        </marker>
      </defs>
      {intents.map((intent) => {
        const unit = view.units[intent.unit];
        const target = intent.aimed === null ? undefined : view.units[intent.aimed];
        if (unit === undefined || unit.state !== 'table') return null;
        const end = intent.at ?? unit;
        const x = across(unit.x - unit.radius * 0.75);
        const y = down(unit.y + unit.radius * 0.75, height);
        return (
          <g key={intent.unit} className={intent.certain === 'yes' ? 'certain' : 'open'}>
            {intent.at !== null && (
              <path
                className="announced-way"
                d={pathOf([unit, intent.at], height)}
                markerEnd="url(#xr-arrow)"
              />
            )}
            {intent.at !== null && (
              <circle
                className="announced-end"
                cx={across(end.x)}
                cy={down(end.y, height)}
                r={across(unit.radius) * 0.9}
              />
            )}
            {target !== undefined && <path className="announced-aim" d={pathOf([end, target], height)} />}
            <path className="number" d={`M${x} ${y - 9}L${x + 9} ${y}L${x} ${y + 9}L${x - 9} ${y}z`} />
            <text x={x} y={y + 4} textAnchor="middle" fontSize="11">
              {intent.order}
            </text>
          </g>
        );
      })}
    </g>
  );
}

/** The sum at each own unit that is aimed at. */
export function IntentPlates({ view, intents, height }: AnnouncedProps) {
  const aimed = new Map<number, number>();
  for (const { aimed: target, hurt = 0 } of intents)
    if (target !== null && hurt > 0) aimed.set(target, 1 - (1 - (aimed.get(target) ?? 0)) * (1 - hurt));
  return [...aimed].map(([id, chance]) => {
    const unit = view.units[id];
    return unit === undefined ? null : (
      <Plate
        key={id}
        x={across(unit.x)}
        y={down(unit.y - unit.radius, height) + 12}
        text={`hurt ${percent(chance)} %`}
        look="danger"
      />
    );
  });
}
