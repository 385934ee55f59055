// A link as a QR code, drawn as one path. Links that are too long for one are left out.
import { modulesOf, pathOf } from '../../kit/qr/modules.ts';

/** Longer links need so many squares that a printed code of 22 mm cannot be read. */
const LONGEST = 600;

export function Qr({ link }: { link: string }) {
  if (link.length > LONGEST) return null;
  const modules = modulesOf(link, 'low');
  const size = modules.length;
  return (
    <svg
      className="print-qr"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label="QR code: this sheet on the screen"
    >
      <path d={pathOf(modules)} fill="#000" />
    </svg>
  );
}
