// What the cards and units look like.
import type { CardFace } from '../../kit/draw/cardFace.ts';
import type { Side } from '../../kit/draw/sides.ts';
import { type CardKind, nameOnCard } from '@xenotable/earth-war/content';
import type { SlotView, View } from '@xenotable/earth-war/preview';
import type { ThingId } from '../../boards/things.ts';
import type { Fact } from '../../table/contract.ts';
import { cardGlyph } from './shared/glyphs.ts';
import { keywords } from './shared/keywords.ts';
import { cardTitle, madeLike } from './shared/made.ts';

export const isShadow = (kind: string | null): boolean => kind === 'Merely Shadows';

export const isBystander = (kind: string | null): boolean => kind === 'Civilian' || kind === 'Survivor';

/** Whether a card that a line names is somebody who should not be shot. */
export function isBystanderThing(thing: ThingId): boolean {
  const [what, name = ''] = thing.split(':');
  return what === 'card' && isBystander(nameOnCard(name) ?? null);
}

/** What the keywords of a card mean, each with its rule. */
export const keywordFacts = (kind: CardKind): Fact[] =>
  [
    kind.ambush === true && {
      label: 'Ambush',
      value:
        'in its first round in the row, shot at or not: the wounds on it in that round do not count. Never while a Dog Team stands.',
      rule: 'EW-K-01',
    },
    kind.acid !== undefined && {
      label: `Acid ${kind.acid}`,
      value: `killed with somebody at CLOSE: on ${kind.acid} or less the first there takes a wound, past all armour.`,
      rule: 'EW-K-02',
    },
    kind.armoured !== undefined && {
      label: `Armoured ${kind.armoured}`,
      value: `the first ${kind.armoured === 1 ? 'wound' : `${kind.armoured} wounds`} of each round do nothing.`,
      rule: 'EW-K-03',
    },
    kind.shift !== undefined && {
      label: kind.shift < 0 ? `Fast ${-kind.shift}` : `Distant ${kind.shift}`,
      value: `strikes from ${Math.abs(kind.shift)} ${kind.shift < 0 ? 'nearer' : 'farther'} than its number says.`,
      rule: 'EW-K-04',
    },
    kind.implant === true && {
      label: 'Implants',
      value: 'a wound that armour does not stop puts the unit DOWN, whatever HITS it has.',
      rule: 'EW-K-05',
    },
  ].filter((one) => one !== false);

/** A card that lies face up, or that the viewer has seen. */
export function faceOf(slot: SlotView, kind: CardKind): CardFace {
  const glyph = cardGlyph(kind);
  if (isShadow(kind.name))
    return {
      tone: 'carbon',
      side: 'x',
      name: kind.name,
      icon: 'ghost',
      glyph,
      keys: 'No enemy here',
      stat: 'stays in deck',
      text: kind.text,
      rule: kind.id,
    };
  return {
    tone: isBystander(kind.name) ? 'paper' : 'carbon',
    side: isBystander(kind.name) ? 'n' : 'b',
    name: cardTitle(kind, slot.card),
    icon: isBystander(kind.name) ? 'heart' : 'burst',
    glyph,
    hp: slot.kills,
    lost: slot.before,
    keys: keywords(kind) || (isBystander(kind.name) ? 'Do not shoot' : 'XX121'),
    kind: isBystander(kind.name) ? 'Bystander' : `XX121${madeLike(kind.like)}`,
    text: kind.text,
    rule: kind.id,
  };
}

/** The chance that a face-down card is an enemy, in percent. */
export const enemyChance = (slot: SlotView): number =>
  slot.could === null || slot.could.of === 0 ? 0 : Math.round((100 * slot.could.enemy) / slot.could.of);

/** The chance that it is somebody who should not be shot. */
export const bystanderChance = ({ could }: SlotView): number =>
  could === null || could.of === 0 ? 0 : Math.round((100 * could.bystander) / could.of);

/** What is left of a hundred, so that the three add up. */
export const shadowChance = (slot: SlotView): number => 100 - enemyChance(slot) - bystanderChance(slot);

const SQUAD_SIDES: readonly Side[] = ['a', 'c', 'd', 'n'];

/** The colour of a seat: the hive's own, and one for each person of the squad. */
export function sideOf(view: View, seat: number): Side {
  if (view.table.seats[seat]?.kind === 'hive') return 'b';
  return SQUAD_SIDES[seat % SQUAD_SIDES.length] ?? 'a';
}

/** The squad is everybody's who does not sit with the hive. */
export const squadSides = (view: View): Side[] =>
  view.table.seats.flatMap(({ kind }, seat) => (kind === 'hive' ? [] : [sideOf(view, seat)]));
