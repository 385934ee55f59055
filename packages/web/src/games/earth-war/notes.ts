// What the list of actions adds to the words of a choice.
import type { Seat } from '@xenotable/kernel';
import { type Notes, noteIn } from '../../table/notes.ts';
import type { OfferNote } from '../../table/contract.ts';
import { isBystander } from './faces.ts';
import { type UnitType, branchWords, itemKind, sheetHere, unitKind } from '@xenotable/earth-war/content';
import {
  BANDS,
  type Choice,
  type ChoiceOf,
  type Unit,
  type Verb,
  type View,
  averageHits,
  bandAhead,
  onAverage,
  rangedUnit,
  tenths,
} from '@xenotable/earth-war/preview';

const unitIn = (view: View, id: number) => view.table.squad.find((unit) => unit.id === id);

/** FIRE or MELEE of a unit in its band. */
function shotNote(choice: ChoiceOf<'fire' | 'melee'>, view: View): OfferNote {
  const shown = view.squad.find((unit) => unit.id === choice.unit);
  const fires = choice.do === 'fire';
  const rating = (fires ? shown?.fire : shown?.melee) ?? 0;
  const hits = averageHits(rating, unitIn(view, choice.unit)?.cap ?? 0);
  return {
    icon: fires ? 'target' : 'cross',
    group: 'Fire',
    value: `${10 * rating} %`,
    detail: `${fires ? 'FIRE' : 'MELEE'} ${rating} at ${shown?.band ?? ''}, ${onAverage(hits, 'hit')}`,
  };
}

/** Where the unit would stand, and how well it fires there. */
function rangeNote(choice: ChoiceOf<'range'>, view: View): OfferNote {
  const note: OfferNote = { icon: 'ruler', group: 'Ranges', value: '1 CP' };
  const unit = rangedUnit(view, choice.unit);
  if (unit === undefined) return note;
  const fire = (at: number): string => `${BANDS[at]} ${unit.fire[at] || '–'}`;
  const ahead = bandAhead(view, choice);
  if (ahead === null) return { ...note, detail: `still ${BANDS[unit.band]}: changes nothing`, idle: true };
  const change = `FIRE ${fire(unit.band)} → ${fire(ahead.band)}`;
  return ahead.cp === 1
    ? { ...note, detail: change }
    : { ...note, detail: `${change} by ${ahead.cp} CP together`, idle: 'alone' };
}

/** Where an order takes the unit, and how well it fires there. */
function moveNote(choice: ChoiceOf<'move'>, view: View): OfferNote {
  const note: OfferNote = { icon: 'run', group: 'Move' };
  const unit = unitIn(view, choice.unit);
  if (unit === undefined) return note;
  const fire = (at: number): string => `${BANDS[at]} ${unit.fire[at] || '–'}`;
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

/** One wound less. */
function healNote({ unit: id }: ChoiceOf<'heal' | 'medkit'>, view: View): OfferNote {
  const note: OfferNote = { icon: 'heal', group: 'Heal' };
  const unit = unitIn(view, id);
  if (unit === undefined) return note;
  const left = unit.hits - unit.wounds;
  return { ...note, detail: `${left} of ${unit.hits} HITS, then ${left + 1}` };
}

/** What follows if one goes on. */
export function goingOn(view: View): string {
  const { combat } = view.table;
  if (view.phase === 'muster') return 'The squad sets out.';
  if (combat === null) return 'On to the next place.';
  if (combat.step === 1) return combat.moves > 0 ? 'The order is over.' : 'Then the squad fires.';
  if (combat.step === 2) return 'Then the hits are placed.';
  if (combat.step === 4) return 'Then the enemies strike.';
  if (combat.step === 6) return 'Then the wounds fall by the book.';
  return combat.step === 7 ? 'Then the losses count.' : '';
}

/** What ends or gives something up is quiet: never the bright button. */
const NOTES: Notes<{ [V in Verb]: ChoiceOf<V> }, View> = {
  done: (_choice, view) => ({ icon: 'right', detail: goingOn(view), quiet: true }),
  skip: { icon: 'x', group: 'Check', quiet: true },
  range: rangeNote,
  order: orderNote,
  move: moveNote,
  fire: shotNote,
  melee: shotNote,
  hold: { icon: 'stop', group: 'Hold', quiet: true },
  watch: { icon: 'eye', group: 'Look' },
  grenades: { icon: 'burst', group: 'Fire' },
  charges: { icon: 'flag', group: 'Fire' },
  use: ({ item }) => ({ icon: 'bag', group: 'Items', detail: itemKind(item).text }),
  flip: { icon: 'eye', group: 'Look' },
  assign: { icon: 'target' },
  look: { icon: 'eye', group: 'Look' },
  exchange: { icon: 'swap' },
  strike: { icon: 'burst', group: 'Hit' },
  treat: ({ unit: id }, view) => {
    const unit = unitIn(view, id);
    return { icon: 'heal', group: 'Heal', ...(unit !== undefined && { detail: afterTreatment(unit) }) };
  },
  stim: { icon: 'power', group: 'Stim' },
  fall: { icon: 'down', group: 'Stim', quiet: true },
  heal: healNote,
  medkit: healNote,
  check: ({ unit }, view) => {
    const here = view.table.mission;
    const node = sheetHere(view.table).nodes[here.node - 1];
    const wits = (unitIn(view, unit)?.wits ?? 0) + (node?.kind === 'check' ? node.wits : branchWits(view));
    return {
      icon: 'search',
      group: 'Check',
      value: `${10 * Math.min(9, Math.max(0, wits))} %`,
      detail: `WITS ${wits}`,
    };
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
  recruit: ({ type }) => ({
    icon: 'people',
    group: 'Hire',
    value: `${unitKind(type).rp} RP`,
    detail: hireLine(type),
  }),
  buy: ({ item }) => ({
    icon: 'bag',
    group: 'Equipment',
    value: `${itemKind(item).rp} RP`,
    detail: itemKind(item).text,
  }),
  promote: (choice, view) => ({ icon: 'up', group: 'Promotions', detail: promotionLine(choice, view) }),
  repeat: { icon: 'undo' },
};

export const noteOf = (choice: Choice, view: View, seat: Seat): OfferNote =>
  noteIn(NOTES, choice.do, choice, view, seat);

/** The change of WITS in the branch whose check is made. */
function branchWits(view: View): number {
  const taken = view.flow.at(-1);
  const name = taken !== undefined && 'branch' in taken ? taken.branch : '';
  for (const node of sheetHere(view.table).nodes)
    if (node.kind === 'choice')
      for (const branch of node.branches) if (branch.name === name) return branch.check?.wits ?? 0;
  return 0;
}

const dash = (rating: number): string => (rating === 0 ? '–' : String(rating));

/** What one hires, in one line. */
export function hireLine(type: UnitType): string {
  const { fire, melee, hits, arm, wits, ammo } = unitKind(type);
  return `FIRE ${fire.map(dash).join('/')}, MELEE ${melee}, HITS ${hits}, ARM ${arm}, WITS ${wits}, ${ammo} AMMO`;
}

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
