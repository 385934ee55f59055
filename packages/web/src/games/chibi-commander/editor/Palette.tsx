// The palette: the map, its zones, everybody who stands on it. Each tool shows what it lays.
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { fieldSigns, SIDES, typeOf, type Scenario, called } from '@xenotable/chibi-commander/content';
import { Swatch } from './Swatch.tsx';
import { areasOf } from './areas.ts';
import { type Measured, MeasureField } from './Measure.tsx';
import { canHide } from './edit.ts';
import { PIECES } from './map.ts';
import {
  COVER,
  EDGES,
  GROUND,
  KINS,
  type Kin,
  type Tool,
  ZONES,
  sameTool,
  toolWords,
  kinOfTool,
  typesOf,
  zoneName,
} from './tools.ts';
import { capital } from '../../../kit/words.ts';
import { oneOf } from '../../../kit/oneOf.ts';
import { ToolGroup } from '../../../workshop/ToolGroup.tsx';
import { type ToolMode, ToolPanel } from '../../../workshop/ToolPanel.tsx';

export interface Brush {
  tool: Tool;
  erase: boolean;
  rectangle: boolean;
  /** What is measured on the map. */
  measured: Measured;
}

type Page = 'map' | 'zones' | 'units' | 'look';

/** Where a tool lies. */
const PAGE_OF: Record<Tool['kind'], Page> = {
  field: 'map',
  edge: 'map',
  piece: 'map',
  zone: 'zones',
  target: 'zones',
  area: 'zones',
  'open door': 'zones',
  unit: 'units',
  hand: 'look',
};

/** What a page begins with. */
const FIRST: Record<Page, Tool> = {
  map: { kind: 'piece', piece: 'house' },
  zones: { kind: 'zone', side: 'Earth', zone: 'start' },
  units: { kind: 'unit', type: 'Soldier', blip: false },
  look: { kind: 'hand' },
};

interface PaletteProps {
  brush: Brush;
  setBrush(brush: Brush): void;
}

const shortName = (tool: Tool): string => {
  if (tool.kind === 'zone') return capital(zoneName(tool.zone));
  return tool.kind === 'unit' ? called(tool.type) : capital(toolWords(tool));
};

const Tools = ({
  label,
  tools,
  brush,
  setBrush,
}: PaletteProps & { label: string; tools: readonly Tool[] }) => (
  <ToolGroup
    label={label}
    tools={tools}
    chosen={tools.findIndex((tool) => sameTool(tool, brush.tool))}
    choose={(tool) => setBrush({ ...brush, tool })}
    nameOf={(tool) => capital(toolWords(tool))}
    shortOf={shortName}
    Picture={Swatch}
  />
);

const fieldTools = (signs: readonly string[]): Tool[] =>
  signs.filter((sign) => fieldSigns[sign] !== undefined).map((sign) => ({ kind: 'field', sign }));

function MapTools(props: PaletteProps) {
  return (
    <>
      <Tools {...props} label="Pieces" tools={PIECES.map((piece) => ({ kind: 'piece', piece }))} />
      <Tools {...props} label="On the lines" tools={EDGES.map(([sign]) => ({ kind: 'edge', sign }))} />
      <Tools {...props} label="In the way" tools={fieldTools(COVER)} />
      <Tools {...props} label="Ground" tools={fieldTools(GROUND)} />
    </>
  );
}

function ZoneTools({ scenario, ...props }: PaletteProps & { scenario: Scenario }) {
  const areas = areasOf(scenario).map(({ id, name }): Tool => ({ kind: 'area', id, name }));
  return (
    <>
      {SIDES.map((side) => (
        <Tools
          key={side}
          {...props}
          label={side === 'Earth' ? 'Earth Force' : 'Invaders'}
          tools={ZONES.map(([zone]) => ({ kind: 'zone', side, zone }))}
        />
      ))}
      <Tools {...props} label="Both" tools={[{ kind: 'target' }, { kind: 'open door' }]} />
      {areas.length > 0 && <Tools {...props} label="Areas of this mission" tools={areas} />}
      <dl className="muted">
        {ZONES.map(([zone, name, what]) => (
          <div key={zone}>
            <dt>{capital(name)}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** Ghosts come after all levels. */
const GHOSTS = 9;

function UnitTools({ scenario, ...props }: PaletteProps & { scenario: Scenario }) {
  const { tool } = props.brush;
  const [kin, setKin] = useState<Kin>(tool.kind === 'unit' ? kinOfTool(tool.type) : 'CHIBI COM');
  const [blip, setBlip] = useState(true);
  const types = typesOf(kin, scenario);
  const hides = types.some((type) => type !== 'Ghost' && canHide(type));
  const toolOf = (type: (typeof types)[number]): Tool => ({
    kind: 'unit',
    type,
    blip: type === 'Ghost' ? kin === 'Reapers' : hides && blip,
  });
  const levelOf = (type: (typeof types)[number]): number => (type === 'Ghost' ? GHOSTS : typeOf(type).level);
  const levels = [...new Set(types.map(levelOf))];
  const change = (hidden: boolean): void => {
    setBlip(hidden);
    if (tool.kind === 'unit' && tool.type !== 'Ghost' && canHide(tool.type))
      props.setBrush({ ...props.brush, tool: { ...tool, blip: hidden } });
  };
  return (
    <>
      <label className="kind-picker">
        <span className="visually-hidden">Faction</span>
        <select
          className="field"
          value={kin}
          onChange={(event) => setKin(oneOf(KINS, event.target.value) ?? kin)}
        >
          {KINS.map((one) => (
            <option key={one} value={one}>
              {capital(one)}
            </option>
          ))}
        </select>
      </label>
      {hides && (
        <label className="check">
          <input type="checkbox" checked={blip} onChange={(event) => change(event.target.checked)} />
          Hidden under Blips
        </label>
      )}
      {levels.map((level) => (
        <Tools
          key={`${kin} ${level}`}
          {...props}
          label={level === GHOSTS ? 'Ghosts' : level > 0 ? `LV${level}` : 'Civilians and animals'}
          tools={types.filter((type) => levelOf(type) === level).map(toolOf)}
        />
      ))}
    </>
  );
}

const PAGES: readonly (readonly [page: Page, name: string])[] = [
  ['map', 'Map'],
  ['zones', 'Zones'],
  ['units', 'Units'],
  ['look', 'Look'],
];

/** `chosen`: the unit that is looked at. */
export function Palette({
  scenario,
  brush,
  setBrush,
  chosen,
}: PaletteProps & { scenario: Scenario; chosen: ReactNode }) {
  const page = PAGE_OF[brush.tool.kind];
  const last = useRef(FIRST);
  useEffect(() => {
    last.current = { ...last.current, [page]: brush.tool };
  }, [page, brush.tool]);
  const modes: readonly ToolMode[] = [
    {
      icon: 'fit',
      name: 'Rectangle',
      key: 'R',
      on: brush.rectangle,
      toggle: () => setBrush({ ...brush, rectangle: !brush.rectangle }),
    },
    {
      icon: 'trash',
      name: 'Erase',
      key: 'X',
      on: brush.erase,
      toggle: () => setBrush({ ...brush, erase: !brush.erase }),
    },
  ];
  return (
    <ToolPanel
      pages={PAGES}
      page={page}
      setPage={(id) => setBrush({ ...brush, tool: last.current[id] })}
      modes={page === 'look' ? [] : modes}
    >
      {page === 'map' && <MapTools brush={brush} setBrush={setBrush} />}
      {page === 'zones' && <ZoneTools scenario={scenario} brush={brush} setBrush={setBrush} />}
      {page === 'units' && <UnitTools scenario={scenario} brush={brush} setBrush={setBrush} />}
      {page === 'look' && (
        <>
          <MeasureField value={brush.measured} change={(measured) => setBrush({ ...brush, measured })} />
          {chosen ?? (
            <p className="muted">Drag the map to move it. Click on a unit to change how it stands there.</p>
          )}
        </>
      )}
    </ToolPanel>
  );
}
