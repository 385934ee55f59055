// Everything about one thing, for the zoom panel.
import type { Detail, ThingId } from '../contract.ts';
import { chainWords, colourOf, glyphOf, heartsWords, letterOf, sideOfUnit, unitOf } from './faces.ts';
import {
  type BlipView,
  type Faction,
  type TypeName,
  type UnitType,
  type View,
  nameOf,
  typeOf,
} from './rulebook.ts';
import { capital } from '../../app/words.ts';

const levelWords = (card: UnitType): string => (card.level === 0 ? card.kin : `${card.kin}, LV${card.level}`);

const cardFacts = (card: UnitType): { label: string; value: string; rule: string }[] => [
  ...card.chains.map((chain) => ({ label: chain.text, value: chainWords(chain), rule: 'CC-UNIT-06' })),
  ...(card.promotes.length > 0
    ? [{ label: 'Promotes to', value: card.promotes.join(' or '), rule: 'CC-LVL-07' }]
    : []),
  { label: 'Movement', value: `${card.move} points`, rule: 'CC-UNIT-05' },
  ...(card.armor > 0 ? [{ label: 'Armor', value: String(card.armor), rule: 'CC-UNIT-03' }] : []),
  ...(card.stars > 0 ? [{ label: 'Leader stars', value: String(card.stars), rule: 'CC-UNIT-04' }] : []),
];

function ofUnit(id: number, view: View): Detail | null {
  const unit = unitOf(view, id);
  if (unit === null) return null;
  const card = typeOf(unit.type);
  const states = [
    unit.activated && unit.seat >= 0 && 'has acted in this round',
    unit.panics > 0 && `panics: misses ${unit.panics} ${unit.panics === 1 ? 'action' : 'actions'}`,
    unit.groggy && 'just woken: one action next time',
    unit.coma && 'lies in coma',
  ].filter((one): one is string => one !== false);
  return {
    token: { side: sideOfUnit(unit), glyph: glyphOf(unit.type), letter: letterOf(view, unit) },
    title: nameOf(view, id),
    kind: levelWords(card),
    text: states.length === 0 ? '' : `${capital(states.join('; '))}.`,
    facts: [
      { label: 'Hearts', value: heartsWords(unit), rule: 'CC-UNIT-02' },
      ...cardFacts(card),
      ...(unit.seat < 0 && unit.faction !== null
        ? [{ label: 'By the book', value: unit.mode.toLowerCase() }]
        : []),
    ],
  };
}

/** CC-NPC-01 What an unknown Blip could be, likeliest first, from 0 to 1. */
export function couldBe(view: View, blip: BlipView): { what: string; chance: number }[] {
  const pool = view.pools[blip.pool];
  if (pool === undefined || blip.unit !== -2) return [];
  const found = new Map<string, number>();
  const spread = (bag: { kinds: readonly string[]; left: readonly number[] }, share: number): void => {
    const all = bag.left.reduce((sum, count) => sum + count, 0);
    bag.kinds.forEach((kind, i) => {
      const chance = all === 0 ? 0 : (share * bag.left[i]!) / all;
      if (chance === 0) return;
      if (kind === 'any') spread(pool.types, chance);
      else if (kind === 'any LV3') spread(pool.types3, chance);
      else found.set(kind, (found.get(kind) ?? 0) + chance);
    });
  };
  spread(pool.blips, 1);
  return [...found].map(([what, chance]) => ({ what, chance })).sort((a, b) => b.chance - a.chance);
}

function ofBlip(id: number, view: View): Detail | null {
  const blip = view.blips.find((one) => one.id === id);
  if (blip === undefined) return null;
  const unit = blip.unit !== null && blip.unit >= 0 ? unitOf(view, blip.unit) : null;
  return {
    title: `Blip ${id + 1}`,
    kind: blip.faction,
    text:
      unit !== null
        ? `${unit.type} hides here.`
        : blip.unit === -1
          ? 'A Ghost: nothing is behind it.'
          : blip.unit === -2
            ? 'Nobody knows what it is until it is revealed.'
            : 'A unit or a Ghost: only its commander knows.',
    facts: [
      ...couldBe(view, blip).map(({ what, chance }) => ({
        label: what,
        value: `${Math.round(100 * chance)} %`,
      })),
      ...(blip.unit === -2 ? [{ label: 'By the book', value: blip.mode.toLowerCase() }] : []),
    ],
    rule: blip.unit === -2 ? 'CC-NPC-01' : 'CC-BLP-01',
  };
}

function ofVeteran(at: number, view: View): Detail | null {
  const one = view.campaign?.rosters.find((roster) => !roster.hidden)?.units[at];
  return one === undefined ? null : ofType(one.type);
}

function ofType(name: TypeName): Detail {
  const card = typeOf(name);
  return {
    token: { side: colourOf(card.kin as Faction), glyph: glyphOf(name) },
    title: name,
    kind: levelWords(card),
    text: '',
    facts: [{ label: 'Hearts', value: String(card.hearts), rule: 'CC-UNIT-02' }, ...cardFacts(card)],
  };
}

export function detailOf(thing: ThingId, view: View): Detail | null {
  const [kind, name = ''] = thing.split(/:(.*)/s);
  if (kind === 'unit') return ofUnit(Number(name), view);
  if (kind === 'blip') return ofBlip(Number(name), view);
  if (kind === 'veteran') return ofVeteran(Number(name), view);
  if (kind === 'promote') return ofType(name.split(/:(.*)/s)[1] as TypeName);
  return kind === 'type' || kind === 'dismiss' || kind === 'reanimate' ? ofType(name as TypeName) : null;
}
