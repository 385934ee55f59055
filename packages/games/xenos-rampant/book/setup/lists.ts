// Lists at the table: what may be spent, which are legal, whom they may hate (XR-DET-12, XR-XEN-06, XR-XEN-19).
import { BadInput, type Refusal, type Seat, applies } from '@xenotable/kernel';
import { type Choice, field, shaped } from '../../choices.ts';
import { fitted, samplesFor } from '../../detachment/fit.ts';
import { faultsOf } from '../../detachment/judge.ts';
import type { List } from '../../detachment/list.ts';
import { readList, writeList } from '../../detachment/text.ts';
import { type Table, hasTrait, profileOf, sideOf, ownerOf } from '../../table.ts';
import { type Play } from '../chapter.ts';

/** Seats that lead a detachment; the waves of a Last Stand have none. */
export const leaders = (w: Table): Seat[] =>
  w.owners.flatMap((owner, seat) => (w.options.scenario === 'LAST' && owner.side === 1 ? [] : [seat]));

/** XR-DET-01, XR-T-13, XR-T-18, XR-C-07 What a seat may spend, and the total that its limits follow. */
export function pointsOf(w: Table, seat: Seat): { points: number; budget: number } {
  const team = w.owners.filter((owner) => owner.side === ownerOf(w, seat).side).length;
  const agreed =
    w.campaign?.owners[seat]?.total ?? (w.options.scenario === 'LAST' && team > 1 ? 12 : w.options.size);
  const shift =
    (hasTrait(w, seat, 'Logistician') ? 2 : 0) - (hasTrait(w, seat, 'Incompetent Paper Pusher') ? 2 : 0);
  return { points: agreed, budget: agreed + shift };
}

/** XR-SCN-09 A unit of one's own is the scenario's, to the letter. */
function foreign(w: Table, { entries }: List): Refusal | undefined {
  const known = (w.options.own?.content ?? []).map((one) => JSON.stringify(one));
  const entry = entries.find(({ own }) => own !== undefined && !known.includes(JSON.stringify(own)));
  return entry && { rule: 'XR-SCN-09', reason: `${entry.own?.name} is no unit of this scenario.` };
}

export function judgeList(w: Table, seat: Seat, choice: unknown): Refusal | null {
  const text = field(choice, 'list');
  if (!shaped(choice, 'list') || typeof text !== 'string' || text.length > 20_000)
    return { rule: 'XR-DET-12', reason: 'Hand in a list as text.' };
  try {
    const { points, budget } = pointsOf(w, seat);
    const list = readList(text, 'list', w.options.own?.content);
    const fault = foreign(w, list) ?? faultsOf(list, points, budget)[0];
    return fault === undefined ? null : { rule: fault.rule, reason: fault.reason };
  } catch (error) {
    if (error instanceof BadInput) return { rule: 'XR-DET-07', reason: error.message };
    throw error;
  }
}

/** The list that was named for a seat when the table was made, cut down to its points; null if none was. */
export function namedList(w: Table, seat: Seat): List | null {
  const { points, budget } = pointsOf(w, seat);
  const text = w.options.lists[seat] ?? '';
  return text === '' ? null : fitted(readList(text), points, budget);
}

/** XR-DET-14 A named list needs no question: it is legal as it stands, no trait changed the points, and no campaign asks for a new one. */
export function fieldedAsNamed(w: Table, seat: Seat): string | null {
  const { points, budget } = pointsOf(w, seat);
  if (w.campaign !== null) return null;
  if (budget !== points) {
    applies('XR-DET-14');
    return null;
  }
  const list = namedList(w, seat);
  const text = w.options.lists[seat] ?? '';
  if (list === null || list.entries.length !== readList(text).entries.length) return null;
  applies('XR-DET-14');
  return writeList(list);
}

export function listOffers(w: Table, seat: Seat): Choice[] {
  const { points, budget } = pointsOf(w, seat);
  const own = namedList(w, seat);
  return (own !== null ? [own] : samplesFor(points, budget)).map((list) => ({ list: writeList(list) }));
}

export function lock(play: Play, seat: Seat, text: string): void {
  const owner = ownerOf(play.w, seat);
  owner.list = readList(text, 'list', play.w.options.own?.content);
  owner.locked = true;
  play.tell?.({ type: 'list chosen', seat, list: text }, 'XR-DET-12', [seat], { type: 'list chosen', seat });
}

/** XR-XEN-06, XR-XEN-19 Types that can be named: xeno kinds and the enemy's tags. */
export function namedTypes(w: Table, seat: Seat): string[] {
  const tags = w.units
    .filter((unit) => sideOf(w, unit) !== ownerOf(w, seat).side)
    .flatMap((unit) => [unit.species, ...(unit.faith === null ? [] : [unit.faith])]);
  return ['Demonic', 'Mechanoid', 'Undead', ...new Set(tags)];
}

const ownTypes = (w: Table, seat: Seat): string[] =>
  w.units
    .filter((unit) => unit.owner === seat)
    .flatMap((unit) => {
      const p = profileOf(unit);
      return [
        unit.species,
        unit.faith ?? '',
        p.demonic ? 'Demonic' : '',
        p.mechanoid ? 'Mechanoid' : '',
        p.undead ? 'Undead' : '',
      ];
    });

export const needs = (w: Table, seat: Seat, rule: 'Hatred' | 'Crusader'): boolean =>
  w.units.some((unit) => unit.owner === seat && profileOf(unit).xeno[rule] !== undefined);

export const crusadeTypes = (w: Table, seat: Seat): string[] =>
  namedTypes(w, seat).filter((type) => !ownTypes(w, seat).includes(type));
