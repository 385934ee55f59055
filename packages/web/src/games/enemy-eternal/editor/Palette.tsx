// The palette: ground and levels, zones and pieces, areas. Each tool shows what it lays.
import { type Scenario, SIGNS } from '@xenotable/enemy-eternal/content';
import { useEffect, useRef } from 'react';
import { CELL } from '../../../boards/square/cells.ts';
import { Icon } from '../../../kit/draw/Icon.tsx';
import { ToolGroup } from '../../../workshop/ToolGroup.tsx';
import { type ToolMode, ToolPanel } from '../../../workshop/ToolPanel.tsx';
import { boardOf } from '../shared/MiniMap.tsx';
import { Terrain } from '../shared/Terrain.tsx';
import {
  type Brush,
  GROUPS,
  MIRRORS,
  MIRROR_WORDS,
  SHAPES,
  type Tool,
  ZONE_GROUPS,
  after,
  sameTool,
  toolWords,
} from './tools.ts';

type Page = 'map' | 'zones' | 'look';

const PAGES: readonly (readonly [page: Page, name: string])[] = [
  ['map', 'Ground'],
  ['zones', 'Zones'],
  ['look', 'Look'],
];

const isGround = (tool: Tool): boolean =>
  tool.kind === 'sign' && GROUPS.some(([, signs]) => signs.includes(tool.sign));

const pageOf = (tool: Tool): Page => (tool.kind === 'hand' ? 'look' : isGround(tool) ? 'map' : 'zones');

const FIRST: Record<Page, Tool> = {
  map: { kind: 'sign', sign: 'H' },
  zones: { kind: 'sign', sign: 'A' },
  look: { kind: 'hand' },
};

/** One cell, drawn as the board draws it, or its letter. */
function Swatch({ tool }: { tool: Tool }) {
  if (tool.kind !== 'sign') return <Icon name={tool.kind === 'area' ? 'fit' : 'eye'} size={28} />;
  const letter = '.ABEXabcdrV12='.includes(tool.sign) ? tool.sign : null;
  return (
    <svg viewBox={`0 0 ${CELL} ${CELL}`} className="ee-scope" aria-hidden="true">
      <rect width={CELL} height={CELL} fill="var(--terrain-ground)" />
      <Terrain board={boardOf([tool.sign])} />
      {letter !== null && letter !== '.' && (
        <text className="ee-swatch" x={CELL / 2} y={CELL / 2}>
          {letter}
        </text>
      )}
    </svg>
  );
}

interface PaletteProps {
  scenario: Scenario;
  brush: Brush;
  setBrush(brush: Brush): void;
}

const Tools = ({
  label,
  tools,
  brush,
  setBrush,
}: Omit<PaletteProps, 'scenario'> & { label: string; tools: readonly Tool[] }) => (
  <ToolGroup
    label={label}
    tools={tools}
    chosen={tools.findIndex((tool) => sameTool(tool, brush.tool))}
    choose={(tool) => setBrush({ ...brush, tool })}
    nameOf={toolWords}
    Picture={Swatch}
  />
);

const MODE_NAMES: Record<Brush['shape'], string> = { cell: 'Cells', rectangle: 'Rectangle', line: 'Line' };

export function modesOf(brush: Brush, setBrush: (brush: Brush) => void): ToolMode[] {
  return [
    {
      icon: 'fit',
      name: MODE_NAMES[brush.shape],
      key: 'R',
      on: brush.shape !== 'cell',
      toggle: () => setBrush({ ...brush, shape: after(SHAPES, brush.shape) }),
    },
    {
      icon: 'flag',
      name: MIRROR_WORDS[brush.mirror],
      key: 'M',
      on: brush.mirror !== 'none',
      toggle: () => setBrush({ ...brush, mirror: after(MIRRORS, brush.mirror) }),
    },
    {
      icon: 'trash',
      name: 'Erase',
      key: 'X',
      on: brush.erase,
      toggle: () => setBrush({ ...brush, erase: !brush.erase }),
    },
  ];
}

export function Palette({ scenario, brush, setBrush }: PaletteProps) {
  const page = pageOf(brush.tool);
  const last = useRef(FIRST);
  useEffect(() => {
    last.current = { ...last.current, [page]: brush.tool };
  }, [page, brush.tool]);
  const groups = page === 'map' ? GROUPS : ZONE_GROUPS;
  return (
    <ToolPanel
      pages={PAGES}
      page={page}
      setPage={(id) => setBrush({ ...brush, tool: last.current[id] })}
      modes={page === 'look' ? [] : modesOf(brush, setBrush)}
    >
      {page === 'look' ? (
        <p className="muted">
          Drag the map to move it. {SIGNS.H} stops shots, {SIGNS.s.toLowerCase()} half of them.
        </p>
      ) : (
        groups.map(([label, signs]) => (
          <Tools
            key={label}
            label={label}
            brush={brush}
            setBrush={setBrush}
            tools={signs.map((sign) => ({ kind: 'sign', sign }))}
          />
        ))
      )}
      {page === 'zones' && scenario.areas.length > 0 && (
        <Tools
          label="Areas"
          brush={brush}
          setBrush={setBrush}
          tools={scenario.areas.map(({ name }) => ({ kind: 'area', area: name }))}
        />
      )}
    </ToolPanel>
  );
}
