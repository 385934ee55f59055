// A link as a QR code: black on white with its quiet zone, on any background.
import { useMemo } from 'react';
import { modulesOf, pathOf } from './modules.ts';
import './qr.css';

/** `words` say where it leads. */
export default function QrCode({ link, words }: { link: string; words: string }) {
  const modules = useMemo(() => modulesOf(link), [link]);
  const size = modules.length;
  return (
    <svg
      className="qr-code"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={`QR code: ${words}`}
      data-link={link}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={pathOf(modules)} fill="#000" />
    </svg>
  );
}
