// What the list of actions adds to the words of a choice.
import type { Seat } from '@xenotable/kernel';
import { type Notes, noteIn } from '../../table/notes.ts';
import type { OfferNote } from '../../table/contract.ts';
import { isBystander } from './faces.ts';
import { hireLine } from './shared/units.ts';
import { branchWords, itemKind, itemNamed, sheetHere, unitNamed } from '@xenotable/earth-war/content';
import {
  BANDS,
  type Choice,
  type ChoiceOf,
  type Unit,
  type Verb,
  type View,
  averageHits,
  bandAhead,
  doomedBystanders,
  fireAt,
  onAverage,
  rangedUnit,
  several,
  stillToFire,
  tenths,
  witsAsked,
} from '@xenotable/earth-war/preview';

const unitIn = (view: View, id: number) => view.table.squad.find((unit) => unit.id === id);

/** FIRE or MELEE of a unit in its band. */
function shotNote(choice: ChoiceOf<'fire' | 'melee'>, view: View): OfferNote {
  const shown = view.squad.find((unit) => unit.id === choice.unit);
  const fires = choice.do === 'fire';
  const rating = (fires ? shown?.fire : shown?.melee) ?? 0;
  const cap = unitIn(view, choice.unit)?.cap ?? 0;
  const hits = averageHits(rating, cap);
  return {
    icon: fires ? 'target' : 'cross',
    group: 'Fire',
    value: `${10 * rating} %`,
    detail: `${fires ? 'FIRE' : 'MELEE'} ${rating} at ${shown?.band ?? ''}: ${onAverage(hits, 'hit')}, at most ${Math.min(cap, rating)}`,
  };
}

/** Where the unit would stand, and how well it fires there. An order moves more for the same CP: orders come first. */
function rangeNote(choice: ChoiceOf<'range'>, view: View): OfferNote {
  const note: OfferNote = { icon: 'ruler', group: 'Ranges', value: '1 CP', last: true };
  const unit = rangedUnit(view, choice.unit);
  if (unit === undefined) return note;
  const fire = (at: number): string => `${BANDS[at]} ${fireAt(view, unit, at) || '–'}`;
  const ahead = bandAhead(view, choice);
  if (ahead === null) return { ...note, detail: `still ${BANDS[unit.band]}: changes nothing`, idle: true };
  const change = `FIRE ${fire(unit.band)} → ${fire(ahead.band)}`;
  return ahead.cp === 1
    ? { ...note, detail: change }
    : {
        ...note,
        detail: `step 1 of ${ahead.cp} to ${BANDS[ahead.band]}, alone no change (${change})`,
        behind: 1,
      };
}

/** Where an order takes the unit, and how well it fires there. */
function moveNote(choice: ChoiceOf<'move'>, view: View): OfferNote {
  const note: OfferNote = { icon: 'run', group: 'Move', atOnce: true };
  const unit = unitIn(view, choice.unit);
  if (unit === undefined) return note;
  const fire = (at: number): string => `${BANDS[at]} ${fireAt(view, unit, at) || '–'}`;
  return {
    ...note,
    detail: `FIRE ${fire(unit.band)} → ${fire(unit.band + (view.table.combat?.moving ?? 0))}`,
  };
}

/** By how much 'Let's rock!' lifts what the squad hits on average. */
function rockGain(view: View): number {
  return view.squad.reduce((sum, shown) => {
    const unit = unitIn(view, shown.id);
    if (unit === undefined || unit.act !== '' || shown.fire === 0) return sum;
    return sum + averageHits(Math.min(9, shown.fire + 1), unit.cap) - averageHits(shown.fire, unit.cap);
  }, 0);
}

function orderNote(choice: ChoiceOf<'order'>, view: View): OfferNote {
  const order = view.orders.find((one) => one.order === choice.order);
  const note: OfferNote = {
    icon: 'cp',
    group: 'Orders',
    value: `${order?.cp ?? 0} CP`,
    detail: order?.text ?? '',
  };
  const unit = 'unit' in choice ? unitIn(view, choice.unit) : undefined;
  if (choice.order === "Let's rock!")
    return { ...note, detail: `${note.detail} ${tenths(rockGain(view))} hits more on average.` };
  if (choice.order === 'Check your targets!')
    return { ...note, detail: targetsDetail(view, note.detail ?? '') };
  if (choice.order === 'One more burst!' && unit !== undefined)
    return {
      ...note,
      detail: `${unit.act.toUpperCase()} ${unit.rating} again: ${onAverage(averageHits(unit.rating, unit.cap), 'hit')} instead of ${unit.sl}.`,
    };
  if ('wound' in choice && unit !== undefined)
    return {
      ...note,
      detail: `ignores the wound by a ${choice.wound}: ${unit.name} ${afterTreatment(unit)}`,
    };
  return note;
}

/** What it costs to spare the bystanders; on a patrol they count for nothing (EW-M-PATROL-01). */
function targetsDetail(view: View, text: string): string {
  const wounds = view.slots.reduce((sum, slot) => sum + (isBystander(slot.kind) ? slot.wounds : 0), 0);
  const worth = view.mission.number === 0 ? ' On a patrol they give no points.' : '';
  return `${text} ${wounds} AMMO.${worth}`;
}

/** What a unit has left when one of its wounds is treated. */
const afterTreatment = (unit: Unit): string =>
  `keeps ${Math.max(0, unit.hits - unit.wounds - unit.incoming.length + 1)} of ${unit.hits} HITS`;

/** A Medic's Medkit in Step 7, and how often it can be used after that. */
function treatNote({ unit: id, by }: ChoiceOf<'treat'>, view: View): OfferNote {
  const note: OfferNote = { icon: 'heal', group: 'Heal' };
  const unit = unitIn(view, id);
  const at = unitIn(view, by)?.items.findIndex(({ name, uses }) => name === 'Medkit' && uses > 0) ?? -1;
  const kit = view.squad.find((one) => one.id === by)?.items[at];
  if (unit === undefined || kit === undefined) return note;
  return {
    ...note,
    value: kit.name,
    detail: `${afterTreatment(unit)}; ${kit.uses - 1} of ${several(kit.of, 'use')} left`,
  };
}

/** One wound less. */
function healNote({ do: how, unit: id }: ChoiceOf<'heal' | 'medkit'>, view: View): OfferNote {
  const note: OfferNote = { icon: 'heal', group: 'Heal' };
  const unit = unitIn(view, id);
  if (unit === undefined) return note;
  const left = unit.hits - unit.wounds;
  const price = how === 'heal' ? 'uses no Medkit' : 'uses a Medkit once';
  return { ...note, detail: `${left} of ${unit.hits} HITS, then ${left + 1}; ${price}` };
}

/** Who dies by the squad's own fire is told before the enemies strike. */
function afterTheReveal({ table }: View): string {
  const doomed = doomedBystanders(table);
  const deaths = doomed === null ? '' : `Kills ${doomed.who}: ${several(doomed.points, 'point')} lost. `;
  return `${deaths}Then the enemies strike.`;
}

/** The names of some seats: 'Jonas and Ines'. */
export const namesOf = ({ table: { seats } }: View, some: readonly Seat[]): string =>
  some.map((seat) => seats[seat]?.name ?? '').join(' and ');

/** Hits are placed when the last of the squad has fired. */
function afterTheShots(view: View, seat: Seat): string {
  const others = stillToFire(view.table, seat);
  if (others.length === 0) return 'Then the hits are placed.';
  const fire = `${namesOf(view, others)} still ${others.length === 1 ? 'fires' : 'fire'}`;
  return seat === view.leaderSeat ? `${fire}; you give no more orders in this step.` : `${fire}.`;
}

/** What follows if one goes on. */
export function goingOn(view: View, seat: Seat): string {
  const { combat } = view.table;
  if (view.phase === 'muster') return 'The squad sets out.';
  if (combat === null) return 'On to the next place.';
  if (combat.step === 1) return combat.moves > 0 ? 'The order is over.' : 'Then the squad fires.';
  if (combat.step === 2) return afterTheShots(view, seat);
  if (combat.step === 4) return afterTheReveal(view);
  if (combat.step === 6) return 'Then the wounds fall by the book.';
  return combat.step === 7 ? 'Then the losses count.' : '';
}

/** What ends or gives something up is quiet: never the bright button. */
const NOTES: Notes<{ [V in Verb]: ChoiceOf<V> }, View> = {
  done: (_choice, view, seat) => ({ icon: 'right', detail: goingOn(view, seat), quiet: true }),
  skip: { icon: 'x', group: 'Check', quiet: true },
  range: rangeNote,
  order: orderNote,
  move: moveNote,
  fire: shotNote,
  melee: shotNote,
  hold: { icon: 'stop', group: 'Hold', last: true },
  watch: { icon: 'eye', group: 'Look' },
  grenades: { icon: 'burst', group: 'Fire' },
  charges: { icon: 'flag', group: 'Fire' },
  use: ({ item }) => ({ icon: 'bag', group: 'Items', detail: itemKind(item).text }),
  flip: { icon: 'eye', group: 'Look' },
  assign: { icon: 'target' },
  look: { icon: 'eye', group: 'Look' },
  exchange: { icon: 'swap' },
  strike: { icon: 'burst', group: 'Hit' },
  treat: treatNote,
  stim: { icon: 'power', group: 'Stim' },
  fall: { icon: 'down', group: 'Stim', quiet: true },
  heal: healNote,
  medkit: healNote,
  check: ({ unit: id }, view) => {
    const unit = unitIn(view, id);
    const wits = unit === undefined ? 0 : witsAsked(view, unit);
    return { icon: 'search', group: 'Check', value: `${10 * wits} %`, detail: `WITS ${wits}` };
  },
  breach: { icon: 'burst', group: 'Check' },
  operate: { icon: 'heal', group: 'Heal' },
  trauma: { icon: 'heal', group: 'Heal' },
  'promote to leader': { icon: 'right' },
  hire: { icon: 'right' },
  dismiss: { icon: 'right', quiet: true },
  stay: { icon: 'right' },
  bring: { icon: 'right' },
  gift: { icon: 'bag', group: 'Gift' },
  blow: { icon: 'burst' },
  'take over': { icon: 'swap', group: 'Supply' },
  refill: { icon: 'sync', group: 'Supply' },
  branch: ({ branch: name }, view) => {
    const sheet = sheetHere(view.table);
    const branch = sheet.nodes
      .flatMap((node) => (node.kind === 'choice' ? node.branches : []))
      .find((way) => way.name === name);
    return { icon: 'branch', group: 'Ways', ...(branch && { detail: branchWords(branch, sheet) }) };
  },
  recruit: ({ type }, view) => {
    const unit = unitNamed(view.table, type);
    return { icon: 'people', group: 'Hire', value: `${unit.rp} RP`, detail: hireLine(unit) };
  },
  buy: ({ item }, view) => {
    const { rp, text } = itemNamed(view.table, item);
    return { icon: 'bag', group: 'Equipment', value: `${rp} RP`, detail: text };
  },
  promote: (choice, view) => ({ icon: 'up', group: 'Promotions', detail: promotionLine(choice, view) }),
  repeat: { icon: 'undo' },
};

export const noteOf = (choice: Choice, view: View, seat: Seat): OfferNote =>
  noteIn(NOTES, choice.do, choice, view, seat);

export function promotionLine({ unit: id, gain, bands }: ChoiceOf<'promote'>, view: View): string {
  const unit = unitIn(view, id);
  if (unit === undefined) return '';
  const raised: Record<string, number> = {
    MELEE: unit.melee,
    WITS: unit.wits,
    HITS: unit.hits,
    CAP: unit.cap,
    COMMAND: unit.command,
  };
  if (gain === 'FIRE')
    return bands
      .map((band) => `${BANDS[band]} ${unit.fire[band]} → ${(unit.fire[band] ?? 0) + 1}`)
      .join(', ');
  const now = raised[gain] ?? 0;
  return `${gain} ${now} → ${now + 1}`;
}
