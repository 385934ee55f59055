// A sentence in which the names of cards and units stand out.
import { type PointerEvent, createContext, useContext, useEffect, useMemo, useRef } from 'react';

/** Shows what a name stands for, or (null) no more; `from` is the element with the name. */
export type OpenName = (name: string | null, from: Element) => void;
export const NameOpener = createContext<OpenName | null>(null);

/** Milliseconds that the mouse rests on a name before it opens. */
const RESTS = 250;

const escaped = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A pattern for all names, longest first. */
export function useNames(names: readonly string[]): RegExp | null {
  const key = names.join('|');
  return useMemo(() => {
    const longest = [...new Set(key.split('|'))]
      .filter((name) => name.length > 1)
      .sort((a, b) => b.length - a.length);
    return longest.length === 0
      ? null
      : new RegExp(`(?<![\\w-])(${longest.map(escaped).join('|')})(?![\\w-])`, 'g');
  }, [key]);
}

/** A name opens when the mouse rests on it, or when it is tapped. */
function Name({ name, open }: { name: string; open: OpenName }) {
  const timer = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);
  const touched = ({ pointerType }: PointerEvent): boolean => pointerType === 'touch';
  const enter = (event: PointerEvent): void => {
    const { currentTarget } = event;
    if (!touched(event)) timer.current = window.setTimeout(() => open(name, currentTarget), RESTS);
  };
  const leave = (event: PointerEvent): void => {
    clearTimeout(timer.current);
    if (!touched(event)) open(null, event.currentTarget);
  };
  return (
    <b
      className="named"
      onPointerEnter={enter}
      onPointerLeave={leave}
      onPointerUp={(event) => touched(event) && open(name, event.currentTarget)}
    >
      {name}
    </b>
  );
}

export function Marked({ text, names }: { text: string; names: RegExp | null }) {
  const open = useContext(NameOpener);
  if (names === null) return text;
  return text.split(names).map((part, i) => {
    if (i % 2 === 0) return part;
    return open === null ? <b key={i}>{part}</b> : <Name key={i} name={part} open={open} />;
  });
}
