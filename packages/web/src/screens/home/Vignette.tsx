// A small picture of each game, drawn from the same kit as its board.
import type { ReactNode } from 'react';
import { CardShape } from '../../kit/draw/Card.tsx';
import { CardBackShape } from '../../kit/draw/CardBack.tsx';
import { TIERS, type Tier } from '../../kit/draw/cardShape.ts';
import { Brackets } from '../../kit/draw/Brackets.tsx';
import { TokenAt } from '../../kit/draw/Token.tsx';
import {
  GridLines,
  Ground,
  Hill,
  House,
  Log,
  Ruin,
  Saucer,
  Stone,
  Tree,
  Wood,
} from '../../kit/draw/terrain.tsx';
import type { Title } from '@xenotable/shelf';

function Placed({
  x,
  y,
  width,
  tier,
  turn = 0,
  children,
}: {
  x: number;
  y: number;
  width: number;
  tier: Tier;
  turn?: number;
  children: ReactNode;
}) {
  const scale = width / TIERS[tier].w;
  return (
    <g
      transform={`rotate(${turn} ${x + width / 2} ${y + TIERS[tier].h * scale}) translate(${x} ${y}) scale(${scale})`}
    >
      {children}
    </g>
  );
}

const militia = {
  tone: 'paper',
  side: 'a',
  name: 'Militia',
  icon: 'shield',
  glyph: 'militia',
  power: 1,
  hp: 2,
  keys: 'Troop',
} as const;

function Lanes() {
  return (
    <>
      {[8, 180].map((x) => (
        <Placed key={x} x={x} y={-58} width={72} tier="lane">
          <CardBackShape tier="lane" deck="Hive wave 2" mark="II" />
        </Placed>
      ))}
      <Placed x={89} y={-46} width={82} tier="lane">
        <CardShape
          tier="lane"
          tone="carbon"
          side="b"
          name="Prowler"
          icon="burst"
          glyph="prowler"
          power={4}
          hp={3}
          keys="Reveal"
        />
      </Placed>
      {[8, 180].map((x) => (
        <Placed key={x} x={x} y={86} width={72} tier="lane">
          <CardShape tier="lane" {...militia} />
        </Placed>
      ))}
      <Placed x={89} y={82} width={82} tier="lane">
        <CardShape
          tier="lane"
          tone="paper"
          side="a"
          name="Ranger"
          cost={2}
          glyph="soldier"
          power={2}
          hp={3}
          keys="Troop"
        />
      </Placed>
    </>
  );
}

function Squares() {
  return (
    <>
      <Ground x={0} y={0} w={260} h={150} />
      <GridLines columns={9} rows={6} cell={30} />
      <Saucer x={130} y={72} rx={92} ry={66} />
      <TokenAt x={112} y={66} d={26} side="b" glyph="grey" state={['hidden']} letter="1" />
      <TokenAt x={148} y={66} d={26} side="x" shape="hex" glyph="ghost" state={['hidden']} letter="2" />
      <TokenAt x={104} y={98} d={26} side="b" glyph="scribit" state={['hidden']} letter="3" />
      <Tree x={232} y={30} r={12} />
      <Stone x={24} y={128} r={10} />
    </>
  );
}

function Overwatch() {
  return (
    <>
      <Ground x={0} y={0} w={260} h={150} />
      <GridLines columns={9} rows={6} cell={30} />
      <path
        d="M182 124L28 18V124z"
        fill="var(--warn)"
        fillOpacity=".1"
        stroke="var(--side-b-text)"
        strokeDasharray="4 3"
      />
      <path d="M58 78L122 38" stroke="var(--legal)" strokeWidth="1.6" />
      <House x={90} y={-20} columns={1} rows={2} cell={26} />
      <TokenAt x={56} y={80} d={26} side="a" glyph="sniper" />
      <g transform="translate(124 36)">
        <TokenAt x={0} y={0} d={26} side="b" glyph="advent" letter="1" />
        <Brackets x={-17} y={-17} w={34} h={34} arm={7} />
      </g>
      <TokenAt x={182} y={124} d={26} side="b" glyph="advent" letter="2" />
      <TokenAt x={230} y={48} d={26} side="b" glyph="grey" letter="5" />
      <Log x={148} y={62} length={30} />
    </>
  );
}

function Inches() {
  return (
    <>
      <Ground x={0} y={0} w={260} h={150} />
      <Hill
        d="M-10 70C30 40 90 60 96 104S40 170 -10 160z"
        contours={['M-6 84C26 64 66 76 72 106S34 150 -6 146']}
      />
      <Wood d="M150 118C180 96 224 110 236 132S190 164 160 156 132 132 150 118z" />
      <Ruin x={96} y={12} w={62} h={50} />
      <circle
        cx="86"
        cy="96"
        r="118"
        fill="none"
        stroke="var(--text-1)"
        strokeWidth="1.2"
        strokeDasharray="7 5"
      />
      <path d="M86 94L212 58" stroke="var(--legal)" strokeWidth="1.6" />
      <TokenAt x={42} y={98} d={34} side="a" shape="vehicle" glyph="tank" letter="V" />
      <TokenAt x={86} y={94} d={28} side="a" shape="vehicle" glyph="tank" state={['ghost']} />
      <TokenAt x={216} y={56} d={30} side="b" glyph="xeno" letter="1" />
    </>
  );
}

function Shadows() {
  return [0, 1, 2, 3, 4].map((i) => (
    <Placed key={i} x={11 + i * 39} y={26 + Math.abs(i - 2) * 6} width={82} tier="slim" turn={(i - 2) * 6}>
      <CardBackShape tier="slim" deck="XX121 shadows" mark="?" />
    </Placed>
  ));
}

const PICTURES: Record<Title['accent'], () => ReactNode> = {
  xs: Lanes,
  cc: Squares,
  ee: Overwatch,
  xr: Inches,
  ew: Shadows,
};

export function Vignette({ accent }: { accent: Title['accent'] }) {
  const Picture = PICTURES[accent];
  return (
    <svg
      viewBox="0 0 260 150"
      width="100%"
      height="100%"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <Picture />
    </svg>
  );
}
