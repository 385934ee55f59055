// What the buttons of the prompt are, and how many of them can be read.
import { type Json, type Worded, same } from '@xenotable/kernel';
import type { Selection } from '../actions/selection.ts';
import type { TableState } from '../client/tableState.ts';
import type { GameModule } from '../contract.ts';
import { apart, beginning, promptButtons, readable } from './promptButtons.ts';

interface LayoutProps {
  state: TableState;
  module: GameModule;
  selection: Selection;
}

/** The offers among these that end or give something up, and the others. */
export function parted({ state: { ask, view }, module }: LayoutProps, offers: readonly Worded[]) {
  const ends = (offer: Worded): boolean =>
    ask !== null && module.note(offer.choice, view, ask.seat).quiet === true;
  return { endings: offers.filter(ends), others: offers.filter((offer) => !ends(offer)) };
}

const MOST_ENDINGS = 2;

/** What is planned is always among those that have a button. */
function shownEndings(all: readonly Worded[], picked: Json | null): Worded[] {
  const planned = all.findIndex((offer) => same(offer.choice, picked));
  return planned < MOST_ENDINGS
    ? all.slice(0, MOST_ENDINGS)
    : [...all.slice(0, MOST_ENDINGS - 1), ...all.slice(planned, planned + 1)];
}

/** What changes nothing has no button of its own: it stays in the list of actions, from where it can be picked. */
function useful(
  { state: { ask, view }, module, selection }: LayoutProps,
  offers: readonly Worded[],
): Worded[] {
  const idle = ({ choice }: Worded): true | 'alone' | undefined =>
    ask === null || same(choice, selection.picked) ? undefined : module.note(choice, view, ask.seat).idle;
  return [
    ...offers.filter((offer) => idle(offer) === undefined),
    ...offers.filter((offer) => idle(offer) === 'alone'),
  ];
}

/** All buttons, in the order of their keys: what may be bright first, then what ends something. */
export function buttonsOf(props: LayoutProps): { endings: Worded[]; others: Worded[] } {
  const { state, module, selection } = props;
  const { ask, view } = state;
  if (ask === null) return { endings: [], others: [] };
  const { endings, others } = parted(
    props,
    promptButtons(selection, ask, (choice) => module.say?.(choice, view)),
  );
  // The end of a turn keeps its place while something is planned.
  const standing = parted(props, selection.plain).endings;
  const all = [
    ...standing,
    ...endings.filter((one) => !standing.some((end) => same(end.choice, one.choice))),
  ];
  // A page that takes the whole table shows what can be done on it: the prompt only says how it ends.
  const onPage = selection.picked === null && all.length > 0 && module.wide?.(view) === true;
  return { endings: shownEndings(all, selection.picked), others: onPage ? [] : useful(props, others) };
}

export function layOut(props: LayoutProps, size: 'phone' | 'wide') {
  const { state, module, selection } = props;
  const { picked, path } = selection;
  const { ask, view } = state;
  const plan = picked === null || ask === null ? null : (module.planned?.(picked, view, ask.seat) ?? null);
  const { endings, others } = buttonsOf(props);
  const words =
    plan === null || others[0] === undefined
      ? others
      : [{ ...others[0], words: plan.button }, ...others.slice(1)];
  // Under a page without columns the prompt is as wide as the screen.
  const onPage = size === 'wide' && module.wide?.(view) === true;
  const read = readable(apart(words), onPage ? 'page' : size);
  // Of the two answers to a question a phone shows both, if need be one above the other; nothing jumps while something is in hand.
  const stacked = size === 'phone' && others.length === 2 && read < 2 && path.length === 0 && picked === null;
  const fit = stacked ? 2 : read;
  return {
    sentence: plan?.sentence,
    shown: others.slice(0, fit),
    /** On a phone what is planned takes the place. */
    endings: size === 'phone' && others.length > 0 && picked !== null ? [] : endings,
    labels: apart(words.slice(0, fit)),
    /** What all buttons begin with: it is said once. */
    shared: beginning(words.slice(0, fit)).join(' '),
    hidden: module.wide?.(view) === true ? 0 : others.length - fit,
    layout: stacked ? ' stacked' : fit > 2 ? ' many' : '',
  };
}

export type Layout = ReturnType<typeof layOut>;
