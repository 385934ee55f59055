// A link as a QR code, drawn as one path. Links that are too long for one are left out.
import { encode } from 'uqr';

/** Longer ones need so many squares that a printed code of 22 mm can no longer be read. */
const LONGEST = 900;

export function Qr({ link }: { link: string }) {
  if (link.length > LONGEST) return null;
  const { data, size } = encode(link, { ecc: 'L', border: 2 });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg
      className="print-qr"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label="QR code: this sheet on the screen"
    >
      <path d={path} fill="#000" />
    </svg>
  );
}
