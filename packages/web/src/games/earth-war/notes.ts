// What the list of actions adds to the words of a choice.
import type { IconName } from '../../kit/draw/Icon.tsx';
import type { OfferNote } from '../../table/contract.ts';
import { isBystander } from './faces.ts';
import { type UnitType, branchWords, itemKind, missionSheet, unitKind } from '@xenotable/earth-war/content';
import {
  BANDS,
  type Choice,
  type ChoiceOf,
  type Unit,
  type View,
  averageHits,
  bandHere,
} from '@xenotable/earth-war/preview';

const ACTS: Record<string, [icon: IconName, group: string]> = {
  hold: ['stop', 'Hold'],
  watch: ['eye', 'Look'],
  flip: ['eye', 'Look'],
  look: ['eye', 'Look'],
  grenades: ['burst', 'Fire'],
  charges: ['flag', 'Fire'],
  strike: ['burst', 'Hit'],
  trauma: ['heal', 'Heal'],
  operate: ['heal', 'Heal'],
  stim: ['power', 'Stim'],
  fall: ['down', 'Stim'],
  skip: ['x', 'Check'],
  breach: ['burst', 'Check'],
  gift: ['bag', 'Gift'],
  refill: ['sync', 'Supply'],
  'take over': ['swap', 'Supply'],
  assign: ['target', ''],
  blow: ['burst', ''],
  exchange: ['swap', ''],
  repeat: ['undo', ''],
};

const one = (value: number): string => String(Math.round(value * 10) / 10);

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
    detail: `${fires ? 'FIRE' : 'MELEE'} ${rating} at ${shown?.band ?? ''}, ${one(hits)} hits on average`,
  };
}

/** Where the unit would stand, and how well it fires there. */
function rangeNote(choice: ChoiceOf<'range'>, view: View): OfferNote {
  const note: OfferNote = { icon: 'ruler', group: 'Ranges', value: '1 CP' };
  const unit = unitIn(view, choice.unit);
  if (unit === undefined) return note;
  const band = bandHere(view.table, unit.rn + choice.by);
  const fire = (at: number): string => `${BANDS[at]} ${unit.fire[at] || '–'}`;
  return {
    ...note,
    detail:
      band === unit.band
        ? `still ${BANDS[band]}: changes nothing`
        : `FIRE ${fire(unit.band)} → ${fire(band)}`,
  };
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
    return { ...note, detail: `${note.detail} ${one(rockGain(view))} hits more on average.` };
  if (choice.order === 'Check your targets!')
    return { ...note, detail: targetsDetail(view, note.detail ?? '') };
  if (choice.order === 'One more burst!' && unit !== undefined)
    return {
      ...note,
      detail: `${unit.act.toUpperCase()} ${unit.rating} again: ${one(averageHits(unit.rating, unit.cap))} hits on average instead of ${unit.sl}.`,
    };
  if (choice.order === 'Medic!' && unit !== undefined) return { ...note, detail: afterTreatment(unit) };
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

const HEALED: ReadonlySet<string> = new Set(['heal', 'medkit']);

function healNote(choice: Choice, view: View): OfferNote | null {
  if (!('unit' in choice)) return null;
  const unit = unitIn(view, choice.unit);
  if (unit === undefined) return null;
  if (HEALED.has(choice.do))
    return {
      icon: 'heal',
      group: 'Heal',
      detail: `${unit.hits - unit.wounds} of ${unit.hits} HITS, then ${unit.hits - unit.wounds + 1}`,
    };
  return choice.do === 'treat' ? { icon: 'heal', group: 'Heal', detail: afterTreatment(unit) } : null;
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

/** Ends or gives something up: never the bright button. */
const QUIET: ReadonlySet<string> = new Set(['done', 'hold', 'skip', 'fall', 'dismiss']);

export function noteOf(choice: Choice, view: View): OfferNote {
  const note = healNote(choice, view) ?? plainNote(choice, view);
  return QUIET.has(choice.do) ? { ...note, quiet: true } : note;
}

function plainNote(choice: Choice, view: View): OfferNote {
  switch (choice.do) {
    case 'done':
      return { icon: 'right', detail: goingOn(view) };
    case 'order':
      return orderNote(choice, view);
    case 'range':
      return rangeNote(choice, view);
    case 'move':
      return moveNote(choice, view);
    case 'fire':
    case 'melee':
      return shotNote(choice, view);
    case 'check': {
      const here = view.table.mission;
      const node = missionSheet(here.number).nodes[here.node - 1];
      const wits =
        (unitIn(view, choice.unit)?.wits ?? 0) + (node?.kind === 'check' ? node.wits : branchWits(view));
      return {
        icon: 'search',
        group: 'Check',
        value: `${10 * Math.min(9, Math.max(0, wits))} %`,
        detail: `WITS ${wits}`,
      };
    }
    case 'branch': {
      const sheet = missionSheet(view.mission.number);
      const branch = sheet.nodes
        .flatMap((node) => (node.kind === 'choice' ? node.branches : []))
        .find((way) => way.name === choice.branch);
      return { icon: 'branch', group: 'Ways', ...(branch && { detail: branchWords(branch, sheet) }) };
    }
    case 'use':
      return { icon: 'bag', group: 'Items', detail: itemKind(choice.item).text };
    case 'buy':
      return {
        icon: 'bag',
        group: 'Equipment',
        value: `${itemKind(choice.item).rp} RP`,
        detail: itemKind(choice.item).text,
      };
    case 'recruit':
      return {
        icon: 'people',
        group: 'Hire',
        value: `${unitKind(choice.type).rp} RP`,
        detail: hireLine(choice.type),
      };
    case 'promote':
      return { icon: 'up', group: 'Promotions', detail: promotionLine(choice, view) };
    default: {
      const [icon, group] = ACTS[choice.do] ?? ['right', ''];
      return { icon, ...(group !== '' && { group }) };
    }
  }
}

/** The change of WITS in the branch whose check is made. */
function branchWits(view: View): number {
  const taken = view.flow.at(-1);
  const name = taken !== undefined && 'branch' in taken ? taken.branch : '';
  for (const node of missionSheet(view.mission.number).nodes)
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

function promotionLine({ unit: id, gain, bands }: ChoiceOf<'promote'>, view: View): string {
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
