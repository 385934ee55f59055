// The numerals at the foot of a card: power, health with its boxes, or one figure in words.
import { type CardFace, type Inks, leftOf } from './cardFace.ts';
import { TIERS, type Tier } from './cardShape.ts';
import { IconAt } from './Icon.tsx';
import { clipped, textWidth } from './text.ts';

interface NumeralsProps {
  face: CardFace;
  tier: Tier;
  y: number;
  height: number;
  inks: Inks;
}

/** The positions of numerals and the signs beside them. */
const linesOf = ({ tier, y, height }: NumeralsProps) => {
  const { num } = TIERS[tier];
  return { base: y + height * 0.5 + num * 0.35, sign: y + height / 2 - num * 0.25 };
};

function Power(props: NumeralsProps) {
  const { face, tier, inks } = props;
  const { num } = TIERS[tier];
  const { base, sign } = linesOf(props);
  return (
    <>
      <IconAt name="power" x={8} y={sign} size={num * 0.5} colour={inks.soft} width={1} />
      <text x={12 + num * 0.5} y={base} fill={inks.text} style={{ font: `700 ${num}px var(--font-head)` }}>
        {face.power}
      </text>
    </>
  );
}

function Health({ hp, ...props }: NumeralsProps & { hp: number }) {
  const { face, tier, y, height, inks } = props;
  const { w, num } = TIERS[tier];
  const { base, sign } = linesOf(props);
  const { lost = 0 } = face;
  const left = leftOf(hp, lost);
  const box = Math.min(9, (w * 0.3) / hp);
  // On a small card the boxes lie below the numerals, not between them.
  const [boxTop, boxHeight] = tier === 'mini' ? [y + height - 5, 3] : [y + height - 9, 5];
  return (
    <>
      <text
        x={w - 10}
        y={base}
        textAnchor="end"
        fill={inks.text}
        style={{ font: `700 ${num}px var(--font-head)` }}
      >
        {left}
      </text>
      <IconAt
        name="heart"
        x={w - 14 - num * 0.5 - textWidth(String(left), num, 0.6)}
        y={sign}
        size={num * 0.5}
        colour={inks.soft}
        width={1}
      />
      {lost > 0 &&
        Array.from({ length: hp }, (_, i) => (
          <rect
            key={i}
            x={w / 2 - (hp * box) / 2 + i * box}
            y={boxTop}
            width={box - Math.min(2, box * 0.35)}
            height={boxHeight}
            fill={i < left ? inks.text : 'none'}
            stroke={i < left ? inks.text : 'var(--side-b)'}
          />
        ))}
    </>
  );
}

export function CardNumerals(props: NumeralsProps) {
  const { face, tier, y, height, inks } = props;
  const { w } = TIERS[tier];
  const size = tier === 'hand' ? 13 : 14;
  return (
    <>
      <path d={`M.75 ${y}H${w - 0.75}`} stroke={inks.line} />
      {face.power !== undefined && <Power {...props} />}
      {face.hp !== undefined && <Health {...props} hp={face.hp} />}
      {face.stat && (
        <text
          x={w / 2}
          y={y + height * 0.5 + 5}
          textAnchor="middle"
          fill={inks.text}
          style={{ font: `600 ${size}px var(--font-text)` }}
        >
          {clipped(face.stat, size, w - 10)}
        </text>
      )}
    </>
  );
}
