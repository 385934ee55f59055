// Everything about one thing, for the zoom panel.
import type { Detail } from '../../table/contract.ts';
import type { ThingId } from '../../boards/things.ts';
import {
  chainWords,
  colourOf,
  glyphOf,
  heartsWords,
  letterOf,
  sideOfUnit,
  standing,
  unitOf,
} from './shared/faces.ts';
import {
  factionOfType,
  type TypeName,
  typeNamed,
  typeNames,
  typeOf,
  type UnitType,
  called,
  isOwnType,
  printedBehind,
} from '@xenotable/chibi-commander/content';
import { type BlipView, couldBe, nameOf, type View } from '@xenotable/chibi-commander/preview';
import { capital } from '../../kit/words.ts';
import { percent } from './shared/words.ts';

const levelWords = (card: UnitType): string => (card.level === 0 ? card.kin : `${card.kin}, LV${card.level}`);

const cardFacts = (card: UnitType): { label: string; value: string; rule: string }[] => [
  ...card.chains.map((chain) => ({
    label: chain.long ? 'Both actions' : 'One action',
    value: chainWords({ ...chain, long: false }),
    rule: 'CC-UNIT-06',
  })),
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
    kind: isOwnType(unit.type)
      ? `${levelWords(card)}, home-made, like ${printedBehind(unit.type)}`
      : levelWords(card),
    text: [
      ...(states.length === 0 ? [] : [`${capital(states.join('; '))}.`]),
      ...(card.kin === 'animal' ? ['An animal, not a civilian: where civilians score, it does not.'] : []),
    ].join(' '),
    facts: [
      { label: 'Hearts', value: heartsWords(unit), rule: 'CC-UNIT-02' },
      ...cardFacts(card),
      ...(unit.seat < 0 && unit.faction !== null
        ? [{ label: 'By the book', value: unit.mode.toLowerCase() }]
        : []),
    ],
  };
}

/** What is behind a Blip, as far as the viewer can tell. */
function behind(view: View, blip: BlipView): string {
  const unit = blip.unit !== null && blip.unit >= 0 ? unitOf(view, blip.unit) : null;
  if (unit !== null) return `${called(unit.type)} hides here.`;
  if (blip.unit === -1) return 'A Ghost: nothing is behind it.';
  return blip.unit === -2
    ? 'Nobody knows what it is until it is revealed.'
    : 'A unit or a Ghost: only its commander knows.';
}

function ofBlip(id: number, view: View): Detail | null {
  const blip = view.blips.find((one) => one.id === id);
  if (blip === undefined) return null;
  return {
    title: `Blip ${id + 1}`,
    kind: blip.faction,
    text: behind(view, blip),
    facts: [
      ...couldBe(view, blip).map(({ what, chance }) => ({
        label: what,
        value: percent(chance),
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
    token: { side: colourOf(factionOfType(name)), glyph: glyphOf(name) },
    title: called(name),
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
  if (kind === 'promote') return ofType(typeNamed(name.split(/:(.*)/s)[1] ?? ''));
  return kind === 'type' || kind === 'dismiss' || kind === 'reanimate' ? ofType(typeNamed(name)) : null;
}

/** A unit by its name, or its type. */
export function detailNamed(name: string, view: View): Detail | null {
  const unit = standing(view).find((one) => nameOf(view, one.id) === name);
  if (unit !== undefined) return ofUnit(unit.id, view);
  const type = typeNames.find((one) => one === name);
  return type === undefined ? null : ofType(type);
}
