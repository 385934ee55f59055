// The buttons of the prompt, and how many of them fit.
import { type Json, type Worded, same } from '@xenotable/kernel';
import type { Selection } from '../actions/selection.ts';
import type { TableState } from '../client/tableState.ts';
import type { GameModule, OfferNote } from '../contract.ts';
import { apart, beginning, promptButtons, readable } from './promptButtons.ts';

interface LayoutProps {
  state: TableState;
  module: GameModule;
  selection: Selection;
}

/** Splits offers into those that end or give something up, and the others. */
export function parted({ state: { ask, view }, module }: LayoutProps, offers: readonly Worded[]) {
  const ends = (offer: Worded): boolean =>
    ask !== null && module.note(offer.choice, view, ask.seat).quiet === true;
  return { endings: offers.filter(ends), others: offers.filter((offer) => !ends(offer)) };
}

const MOST_ENDINGS = 2;

/** A planned ending always has a button. */
function shownEndings(all: readonly Worded[], picked: Json | null): Worded[] {
  const planned = all.findIndex((offer) => same(offer.choice, picked));
  return planned < MOST_ENDINGS
    ? all.slice(0, MOST_ENDINGS)
    : [...all.slice(0, MOST_ENDINGS - 1), ...all.slice(planned, planned + 1)];
}

/** Offers that change nothing have no button; they can be picked in the list of actions. Those behind others follow them. */
function useful(
  { state: { ask, view }, module, selection }: LayoutProps,
  offers: readonly Worded[],
): Worded[] {
  const noteOf = ({ choice }: Worded): Partial<OfferNote> =>
    ask === null || same(choice, selection.picked) ? {} : module.note(choice, view, ask.seat);
  const behind = (offer: Worded): number => noteOf(offer).behind ?? 0;
  return offers.filter((offer) => noteOf(offer).idle !== true).toSorted((a, b) => behind(a) - behind(b));
}

/** What becomes of the units that the offers are about; '' where nothing is said. */
const consequencesOf = ({ state: { ask, view }, module }: LayoutProps, offers: readonly Worded[]): string[] =>
  offers.map(({ choice }) => (ask === null ? '' : (module.note(choice, view, ask.seat).consequence ?? '')));

const longer = (a: string, b = ''): string => (b.length > a.length ? b : a);

/** All buttons, in the order of their keys: first those that may be bright, then the endings. */
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
  // A page that takes the whole table shows its own actions: the prompt has only the endings.
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
  const consequences = consequencesOf(props, others);
  const read = readable(
    apart(words).map((label, i) => longer(label, consequences[i])),
    onPage ? 'page' : size,
  );
  // A phone shows both answers of a question with two, if necessary one above the other; nothing moves while something is selected.
  const stacked = size === 'phone' && others.length === 2 && read < 2 && path.length === 0 && picked === null;
  const fit = stacked ? 2 : read;
  return {
    sentence: plan?.sentence,
    shown: others.slice(0, fit),
    /** On a phone the planned choice takes the place of the endings. */
    endings: size === 'phone' && others.length > 0 && picked !== null ? [] : endings,
    labels: apart(words.slice(0, fit)),
    consequences,
    /** The common beginning of all buttons, shown once. */
    shared: beginning(words.slice(0, fit)).join(' '),
    hidden: module.wide?.(view) === true ? 0 : others.length - fit,
    layout: stacked ? ' stacked' : fit > 2 ? ' many' : '',
  };
}

export type Layout = ReturnType<typeof layOut>;
