// Buttons over a board: show all of it, my unit, zoom in, zoom out, and the board's own.
import { Icon, type IconName } from '../kit/draw/Icon.tsx';
import type { Area } from './camera.ts';
import type { Eye } from './useCamera.ts';

export interface BoardTool {
  icon: IconName;
  label: string;
  on?: boolean;
  use(): void;
}

const STEP = 1.5;

export function BoardTools({
  eye,
  mine,
  extra = [],
}: {
  eye: Eye;
  mine: Area | null;
  extra?: readonly BoardTool[];
}) {
  const tools: BoardTool[] = [
    { icon: 'fit', label: 'Whole board', use: eye.fit },
    ...(mine === null ? [] : [{ icon: 'target' as const, label: 'My unit', use: () => eye.show(mine) }]),
    { icon: 'plus', label: 'Nearer', use: () => eye.zoom(STEP) },
    { icon: 'minus', label: 'Farther', use: () => eye.zoom(1 / STEP) },
    ...extra,
  ];
  return (
    <div className="board-tools" role="toolbar" aria-label="Board">
      {tools.map((tool) => (
        <button
          key={tool.label}
          type="button"
          className={`icon-button${tool.on ? ' active' : ''}`}
          aria-label={tool.label}
          title={tool.label}
          aria-pressed={tool.on}
          onClick={tool.use}
        >
          <Icon name={tool.icon} size={18} />
        </button>
      ))}
    </div>
  );
}
