// A sentence in which the names of cards and units are marked.
import {
  type FocusEvent,
  type PointerEvent,
  createContext,
  useContext,
  useEffect,
  useMemo,
  useRef,
} from 'react';

/** Shows the details of a name, or (null) hides them; `from` is the element with the name. */
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

const touched = ({ pointerType }: PointerEvent): boolean => pointerType === 'touch';

/** Handlers of an element that stands for a name: its details open when the mouse rests on it, when it is tapped, and with the keyboard's focus. */
export function useOpensName(name: string) {
  const open = useContext(NameOpener);
  const timer = useRef(0);
  const focused = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);
  if (open === null) return {};
  return {
    onPointerEnter: (event: PointerEvent) => {
      const { currentTarget } = event;
      if (!touched(event)) timer.current = window.setTimeout(() => open(name, currentTarget), RESTS);
    },
    onPointerLeave: (event: PointerEvent) => {
      clearTimeout(timer.current);
      if (!touched(event)) open(null, event.currentTarget);
    },
    onPointerUp: (event: PointerEvent) => touched(event) && open(name, event.currentTarget),
    onFocus: ({ currentTarget }: FocusEvent) => {
      focused.current = currentTarget.matches(':focus-visible');
      if (focused.current) open(name, currentTarget);
    },
    onBlur: ({ currentTarget }: FocusEvent) => {
      if (focused.current) open(null, currentTarget);
      focused.current = false;
    },
  };
}

function Name({ name }: { name: string }) {
  return (
    <b className="named" {...useOpensName(name)}>
      {name}
    </b>
  );
}

export function Marked({ text, names }: { text: string; names: RegExp | null }) {
  const open = useContext(NameOpener);
  if (names === null) return text;
  return text.split(names).map((part, i) => {
    if (i % 2 === 0) return part;
    return open === null ? <b key={i}>{part}</b> : <Name key={i} name={part} />;
  });
}
