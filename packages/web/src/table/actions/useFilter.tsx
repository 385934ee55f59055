// The field that finds an action by its words: Enter plans the first match and then plays it, arrow keys move through the list, Escape forgets the words.
import { Keycap } from '../Keycap.tsx';
import { type Asked, type Json, type Worded, same } from '@xenotable/kernel';
import { type KeyboardEvent, type RefObject, useState } from 'react';
import { useSize } from '../../kit/size.ts';
import { Icon } from '../../kit/draw/Icon.tsx';
import { hasWords } from './hasWords.ts';

/** Shorter lists show the field only while it is used. */
const MANY = 9;
const MANY_ON_PHONE = 15;

interface FilterProps {
  ask: Asked | null;
  /** In the order of the list. */
  fitting: readonly Worded[];
  /** What stands under the words of an action in the list. */
  detailOf(offer: Worded): string;
  picked: Json | null;
  pick(choice: Json): void;
  commit(choice: Json): void;
}

/** Moves the focus from the field into the list, and between actions. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const acts = [
    ...(event.currentTarget.closest('.pnl-act')?.querySelectorAll<HTMLElement>('button.action') ?? []),
  ];
  const at = acts.findIndex((act) => act === document.activeElement);
  const next = acts[event.key === 'ArrowDown' ? at + 1 : at - 1];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}

export function useFilter(props: FilterProps, search: RefObject<HTMLInputElement | null>) {
  const { ask, fitting, detailOf, picked, pick, commit } = props;
  const [typed, setTyped] = useState<{ ask: Asked | null; words: string }>({ ask: null, words: '' });
  const [used, setUsed] = useState(false);
  const most = useSize() === 'phone' ? MANY_ON_PHONE : MANY;
  const long = ask !== null && ask.offers.length + ask.refused.length > most;
  // The text belongs to its question and is forgotten after an act.
  const sought = typed.ask === ask ? typed.words : '';
  const isNamed = ({ words }: Worded): boolean => hasWords(words, sought);
  // The words of actions come first; only if none has them, what stands below them is searched.
  const has = fitting.some(isNamed)
    ? isNamed
    : (one: Worded): boolean => hasWords(`${one.words} ${detailOf(one)}`, sought);
  const found = fitting.filter(has);
  const press = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key === 'Escape') return setTyped({ ask, words: '' });
    if (event.key !== 'Enter') return walk(event);
    const first = found.find((offer) => picked !== null && same(offer.choice, picked)) ?? found[0];
    if (first === undefined || event.repeat) return;
    event.preventDefault();
    if (picked === null || !same(first.choice, picked)) return pick(first.choice);
    // After this, letters are commands again.
    event.currentTarget.blur();
    commit(first.choice);
  };
  const field = ask !== null && (
    <label className={`filter${long || used ? '' : ' visually-hidden'}`}>
      <Icon name="search" size={14} />
      <span className="visually-hidden">Find an action</span>
      <input
        ref={search}
        value={sought}
        onChange={(event) => setTyped({ ask, words: event.target.value })}
        onKeyDown={press}
        onFocus={() => setUsed(true)}
        onBlur={() => setUsed(false)}
        placeholder="Find an action"
      />
      <Keycap command="search" />
    </label>
  );
  return { has, field, walk, found: sought === '' ? null : found.length };
}
