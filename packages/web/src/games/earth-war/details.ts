// Everything about one thing, for the zoom panel.
import type { Detail } from '../../table/contract.ts';
import type { ThingId } from '../../boards/things.ts';
import { faceOf, isBystander, keywordFacts, unitGlyph } from './faces.ts';
import { riskFacts } from './riskFacts.ts';
import { CARD_GLYPHS } from './shared/glyphs.ts';
import {
  type CardKind,
  type ItemName,
  KINDS,
  type UnitType,
  cardKind,
  isEnemyKind,
  isItem,
  isUnitType,
  itemKind,
  unitKind,
} from '@xenotable/earth-war/content';
import { BANDS, type SlotView, type View } from '@xenotable/earth-war/preview';

const dash = (rating: number): string => (rating === 0 ? '–' : String(rating));

/** By the first letters of CLOSE, SHORT, MEDIUM and LONG. */
const IN_BANDS = BANDS.map((band) => band.charAt(0)).join('/');
const FIRE_LABEL = `FIRE ${IN_BANDS}`;

function ofUnit(id: number, view: View): Detail | null {
  const unit = view.table.squad.find((one) => one.id === id);
  const shown = view.squad.find((one) => one.id === id);
  if (unit === undefined || shown === undefined) return null;
  return {
    token: { side: 'a', glyph: unitGlyph(unit.type), letter: unit.name.charAt(0) },
    title: unit.name,
    kind: unit.type,
    text: shown.trait,
    facts: [
      ...(view.table.combat !== null && unit.status === 'standing'
        ? [{ label: 'Range', value: `${unit.rn}, ${shown.band}`, rule: 'EW-RNG-01' }]
        : []),
      { label: FIRE_LABEL, value: unit.fire.map(dash).join('/'), rule: 'EW-BND-03' },
      ...shown.fireBecause.map((one) => ({
        label: one.label ?? '',
        value: one.value > 0 ? `+${one.value}` : String(one.value),
        rule: one.because,
      })),
      { label: 'MELEE', value: dash(unit.melee) },
      { label: 'CAP', value: String(unit.cap), rule: 'EW-RN-04' },
      { label: 'HITS', value: `${unit.hits - unit.wounds} of ${unit.hits}`, rule: 'EW-SQD-06' },
      { label: 'ARM', value: String(unit.arm), rule: 'EW-S7-02' },
      { label: 'WITS', value: String(unit.wits), rule: 'EW-NOD-03' },
      ...riskFacts(view, id),
      ...(unit.xp > 0 ? [{ label: 'Experience', value: `${unit.xp} XP`, rule: 'EW-CAM-04' }] : []),
      ...shown.items.map((item) => ({
        label: item.name,
        value: item.of > 0 ? `${item.uses} of ${item.of}: ${item.text}` : item.text,
        rule: itemKind(item.name).id,
      })),
    ],
    rule: unitKind(unit.type).id,
  };
}

/** An enemy: how it strikes, what kills it, and what its keywords mean. */
const ofEnemy = (kind: CardKind, title: string, slot?: SlotView): Detail => ({
  token: { side: 'b', glyph: CARD_GLYPHS[kind.name] ?? 'unknown' },
  title,
  kind: 'XX121',
  text: kind.text,
  facts: [
    { label: `ATTACK ${IN_BANDS}`, value: kind.attack.map(dash).join('/'), rule: 'EW-S5-01' },
    ...(kind.cap > 0
      ? [{ label: 'Strikes', value: `up to ${kind.cap}, the ${kind.target.toLowerCase()}`, rule: 'EW-S6-01' }]
      : []),
    {
      label: 'Wounds that kill it',
      value:
        slot === undefined || slot.before === 0
          ? String(kind.wounds)
          : `${slot.kills - slot.before} of ${slot.kills}`,
      rule: 'EW-S7-04',
    },
    ...keywordFacts(kind),
  ],
  rule: kind.id,
});

function ofSlot(number: number, view: View): Detail | null {
  const slot = view.slots.find((one) => one.number === number);
  if (slot === undefined) return null;
  if (slot.kind !== null) {
    const kind = cardKind(slot.kind);
    if (isEnemyKind(kind.name)) return ofEnemy(kind, `${kind.name} ${slot.card ?? ''}`, slot);
    const printed = faceOf(slot, slot.kind);
    const idle = view.mission.number === 0 && isBystander(slot.kind);
    const face = idle
      ? { ...printed, text: 'Counts for nothing on a patrol: it neither gives nor costs points.' }
      : printed;
    return { card: face, title: face.name, kind: face.kind ?? '', text: '' };
  }
  const { could } = slot;
  return {
    title: `Slot ${number}`,
    kind: 'face down',
    text: `One of the cards that nobody has seen; every face-down card is alike.`,
    facts:
      could?.kinds.map(({ kind, parts }) => ({
        label: kind,
        value: `${Math.round((100 * parts) / could.of)} %`,
      })) ?? [],
    rule: 'EW-GEN-05',
  };
}

function ofItem(name: ItemName): Detail {
  const item = itemKind(name);
  return { title: name, kind: `Equipment, ${item.rp} RP, ${item.moment}`, text: item.text, rule: item.id };
}

function ofUnitForHire(type: UnitType): Detail {
  const unit = unitKind(type);
  return {
    token: { side: 'a', glyph: unitGlyph(type) },
    title: type,
    kind: `Unit, ${unit.rp} RP`,
    text: unit.trait,
    facts: [
      { label: FIRE_LABEL, value: unit.fire.map(dash).join('/') },
      {
        label: 'MELEE, CAP, HITS, ARM, WITS',
        value: [unit.melee, unit.cap, unit.hits, unit.arm, unit.wits].join(', '),
      },
    ],
    rule: unit.id,
  };
}

/** An enemy that lies nowhere now, by what is printed on its card: D2. */
function ofCardNamed(name: string): Detail | null {
  const kind = KINDS.find(({ letter, copies }) =>
    Array.from({ length: copies }, (_, i) => `${letter}${i + 1}`).includes(name),
  );
  return kind === undefined || !isEnemyKind(kind.name) ? null : ofEnemy(kind, `${kind.name} ${name}`);
}

/** Why no order can be given in the middle of another. */
export const orderUnderWay = ({ table: { combat } }: View): string | null =>
  combat !== null && (combat.moves > 0 || combat.flips > 0) ? 'The order that was given comes first.' : null;

export function detailOf(thing: ThingId, view: View): Detail | null {
  const [kind, name = ''] = thing.split(/:(.*)/s);
  switch (kind) {
    case 'unit': {
      const unit = view.table.squad.find((one) => one.id === Number(name) || one.name === name);
      return unit === undefined ? null : ofUnit(unit.id, view);
    }
    case 'card': {
      const slot = view.slots.find((one) => one.card === name);
      return slot === undefined ? ofCardNamed(name) : ofSlot(slot.number, view);
    }
    case 'slot':
      return ofSlot(Number(name), view);
    case 'order': {
      const order = view.orders.find((one) => one.order === name);
      return order === undefined
        ? null
        : {
            title: order.order,
            kind: `Order, ${order.cp} CP, ${order.moment}`,
            text: [order.text, order.refusal?.reason ?? orderUnderWay(view)].filter(Boolean).join(' '),
            rule: order.rule,
          };
    }
    case 'shop':
      if (isItem(name)) return ofItem(name);
      return isUnitType(name) ? ofUnitForHire(name) : null;
    default:
      return null;
  }
}

/** A soldier, or a kind of card. */
export function detailNamed(name: string, view: View): Detail | null {
  const unit = view.table.squad.find((one) => one.name === name);
  if (unit !== undefined) return ofUnit(unit.id, view);
  const kind = KINDS.find((one) => one.name === name);
  if (kind === undefined) return null;
  return isEnemyKind(kind.name)
    ? ofEnemy(kind, kind.name)
    : {
        title: kind.name,
        kind: 'Card',
        text: kind.text,
        rule: kind.id,
      };
}
