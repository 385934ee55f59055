/** Four corner brackets: a legal target. */
export function Brackets({
  x,
  y,
  w,
  h,
  arm = 8,
  width = 2,
  stroke = 'var(--legal)',
}: {
  x: number;
  y: number;
  w: number;
  h: number;
  arm?: number;
  width?: number;
  stroke?: string;
}) {
  const right = x + w;
  const foot = y + h;
  const d = `M${x} ${y + arm}V${y}H${x + arm}M${right - arm} ${y}H${right}V${y + arm}M${right} ${foot - arm}V${foot}H${right - arm}M${x + arm} ${foot}H${x}V${foot - arm}`;
  return <path d={d} fill="none" stroke={stroke} strokeWidth={width} />;
}
