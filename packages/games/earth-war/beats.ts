// How happenings are shown on the table: shots, bites, cards that turn, armour, deaths; dice where they matter.
import type { Beat, BeatDice, HappeningOf, ThingId } from '@xenotable/kernel';
import { isEnemyKind } from './content/cards.ts';
import { nameOnCard } from './content/kinds.ts';
import type { Happening } from './happenings.ts';
import { BANDS } from './table.ts';
import { several } from './words.ts';
import { cardThing, slotThing, unitThing } from './things.ts';

type Of<T extends Happening['type']> = HappeningOf<Happening, T>;

/** EW-RN-02 A check: an RN that must not be above a rating. */
const check = (rn: number, rating: number): { dice?: BeatDice } =>
  rn === 0 ? {} : { dice: { values: [rn], sides: 10, need: `≤ ${rating}`, counts: [rn <= rating] } };

/** The name of a card's kind. */
const nameOf = (card: string): string => nameOnCard(card) ?? card;

const isEnemy = (card: string): boolean => isEnemyKind(nameOf(card));

/** Book-keeping: a counter changes, and a line of the log. */
const NOTE: Beat = { kind: 'note', weight: 0 };

const shown = (kind: Beat['kind'], weight: Beat['weight'], more: Omit<Beat, 'kind' | 'weight'>): Beat => ({
  kind,
  weight,
  ...more,
});

const ofUnit = (what: { unit: string }): { actor: ThingId; target: ThingId } => ({
  actor: unitThing(what.unit),
  target: unitThing(what.unit),
});

/** What happens to a card is not its act. */
const atCard = (what: { card: string }): { target: ThingId } => ({ target: cardThing(what.card) });

const ofCard = (what: { card: string }): { actor: ThingId; target: ThingId } => ({
  actor: cardThing(what.card),
  target: cardThing(what.card),
});

/** A unit shoots, fights or sets charges. */
function checked(what: Of<'checked'>): Beat {
  const made = several(what.sl, what.act === 'charges' ? 'charge' : 'hit');
  return shown(what.act === 'melee' ? 'blow' : 'shot', 1, {
    ...ofUnit(what),
    plate: what.sl === 0 ? 'miss' : made,
    tone: what.sl === 0 ? 'miss' : 'good',
    ...check(what.rn, what.rating),
  });
}

/** A card is nobody's act: whoever turns it up, it shows what it is. */
function turnedUp({ card, slot }: Of<'turned up'>): Beat {
  const enemy = isEnemy(card);
  return shown('reveal', 1, {
    target: slotThing(slot),
    plate: nameOf(card) === 'Merely Shadows' ? 'shadows' : nameOf(card),
    ...(enemy && { tone: 'bad' as const }),
  });
}

/** An enemy ranges and attacks; armour may still stop what it makes. */
function struck(what: Of<'struck'>): Beat {
  const plate =
    what.rating === 0
      ? `no reach at ${BANDS[what.band]}`
      : what.wounds === 0
        ? 'miss'
        : several(what.wounds, 'wound');
  return shown('blow', 1, {
    actor: cardThing(what.card),
    target: cardThing(what.card),
    plate,
    tone: what.wounds > 0 ? 'bad' : 'miss',
    ...check(what.roll, what.rating),
  });
}

/** Kinds with a picture of their own; the others are book-keeping. */
export const BEATS: { [T in Happening['type']]?: (what: Of<T>) => Beat } = {
  ordered: (o) => shown('order', 1, { actor: unitThing(o.by), target: unitThing(o.by), plate: o.order }),
  moved: (o) => shown('move', 1, { ...ofUnit(o), plate: BANDS[o.band] ?? '' }),
  scanned: (o) => shown('reveal', 2, { ...ofUnit(o), plate: several(o.shadows, 'shadow') }),
  deployed: (o) => shown('order', 1, { ...ofUnit(o), plate: 'Sentry Gun' }),
  checked,
  'threw grenades': (o) => shown('shot', 1, { ...ofUnit(o), plate: '3 hits', tone: 'good' }),
  used: (o) => shown('order', 1, { ...ofUnit(o), plate: o.item }),
  'charges set': (o) => shown('note', 1, { plate: `${o.charges} charges` }),
  assigned: (o) =>
    shown('shot', 1, { path: o.split.flatMap((count, i) => (count > 0 ? [slotThing(i + 1)] : [])) }),
  'command renewed': (o) =>
    shown('note', 1, {
      plate: o.gained === 0 ? `limit ${o.of} CP` : `${o.gained > 0 ? '+' : '−'}${Math.abs(o.gained)} CP`,
      tone: o.gained > 0 ? 'good' : 'bad',
    }),
  spent: (o) => shown('loss', 2, { plate: `−${o.ammo} AMMO`, tone: 'bad' }),
  'turned up': turnedUp,
  'hive looked': (o) =>
    shown('reveal', 1, { path: o.slots.map(slotThing), plate: 'the hive looks', tone: 'bad' }),
  'hive exchanged': (o) => shown('move', 2, { path: o.slots.map(slotThing), plate: 'exchanged' }),
  ambushed: (o) =>
    shown('answer', 2, {
      ...ofCard(o),
      plate: o.cancelled > 0 ? `ambush used: −${several(o.cancelled, 'hit')}` : 'ambush used',
      tone: 'bad',
    }),
  struck,
  wounded: (o) =>
    shown('blow', 1, { actor: cardThing(o.by), target: unitThing(o.unit), plate: 'hit', tone: 'bad' }),
  shielded: (o) =>
    shown('answer', 2, { actor: cardThing(o.by), target: cardThing(o.by), plate: 'shields her' }),
  armour: (o) =>
    o.stopped
      ? shown('save', 1, { ...ofUnit(o), plate: 'armour holds', tone: 'good', ...check(o.rn, o.rating) })
      : shown('save', 2, {
          ...ofUnit(o),
          plate: 'through',
          points: 1,
          tone: 'bad',
          ...check(o.rn, o.rating),
        }),
  ignored: (o) => shown('answer', 2, { ...ofUnit(o), plate: 'treated', tone: 'good' }),
  stimmed: (o) => shown('answer', 2, { ...ofUnit(o), plate: 'stim', tone: 'good' }),
  implanted: (o) => shown('death', 3, { ...ofUnit(o), plate: 'implanted', tone: 'bad' }),
  hurt: (o) =>
    shown('loss', 2, {
      ...ofUnit(o),
      plate: `${o.hits - o.wounds} of ${o.hits} HITS left`,
      points: o.taken ?? 1,
      tone: 'bad',
    }),
  down: (o) => shown('death', 3, { ...ofUnit(o), plate: 'DOWN', tone: 'bad' }),
  hit: (o) => shown('loss', 1, { ...atCard(o), plate: `${o.wounds} of ${o.of}`, tone: 'hit' }),
  killed: (o) =>
    shown('death', 2, {
      ...atCard(o),
      plate: 'killed',
      result: `${nameOf(o.card)} killed`,
      tone: isEnemy(o.card) ? 'good' : 'bad',
    }),
  acid: (o) =>
    shown('blow', 1, {
      ...ofCard(o),
      plate: o.rn <= o.acid ? 'acid splashes' : 'no splash',
      tone: o.rn <= o.acid ? 'bad' : 'miss',
      ...check(o.rn, o.acid),
    }),
  burnt: (o) =>
    shown('loss', 2, {
      ...ofUnit(o),
      plate: `acid: ${o.hits - o.wounds} of ${o.hits} left`,
      points: 1,
      tone: 'bad',
    }),
  joined: (o) => shown('reveal', 2, { ...ofCard(o), plate: `${nameOf(o.card)} is called`, tone: 'bad' }),
  hatched: (o) => shown('reveal', 2, { ...ofCard(o), plate: 'it opens', tone: 'bad' }),
  escaped: (o) => shown('retreat', 2, { ...ofCard(o), plate: 'escapes', tone: 'bad' }),
  matured: (o) => shown('reveal', 2, { ...ofCard(o), plate: 'matures', tone: 'bad' }),
  rescued: (o) => shown('goal', 2, { ...ofCard(o), plate: 'rescued', tone: 'good' }),
  'bystander lost': (o) => shown('goal', 2, { ...ofCard(o), plate: several(o.points, 'point'), tone: 'bad' }),
  reinforced: (o) =>
    shown('reveal', o.card === null ? 0 : 2, {
      plate: o.card === null ? 'nobody comes' : `${nameOf(o.card)} comes`,
      tone: o.card === null ? 'good' : 'bad',
    }),
  enlisted: (o) => shown('answer', 1, { ...ofUnit(o), plate: 'joins', tone: 'good' }),
  contact: (o) => shown('reveal', 1, { plate: several(o.count, 'card') }),
  'combat over': (o) => shown('goal', 2, { plate: o.end, tone: o.end === 'failed' ? 'bad' : 'good' }),
  'fire clock': (o) => shown('goal', o.clock >= 4 ? 3 : 1, { plate: `fire clock ${o.clock}`, tone: 'bad' }),
  KIA: (o) => shown('death', 3, { ...ofUnit(o), plate: 'KIA', tone: 'bad' }),
  carried: (o) =>
    shown('nerve', 1, { ...ofUnit(o), plate: o.rn <= 2 ? 'it bursts' : 'holds on', ...check(o.rn, 2) }),
  'pulled through': (o) =>
    shown('save', 2, { ...ofUnit(o), plate: 'pulls through', tone: 'good', ...check(o.rn, o.rating) }),
  lost: (o) => shown('save', 2, { ...ofUnit(o), plate: 'lost', tone: 'bad', ...check(o.rn, o.rating) }),
  healed: (o) => shown('answer', 1, { ...ofUnit(o), plate: 'healed', tone: 'good' }),
  tried: (o) => {
    const passed = o.rn > 0 && o.rn <= o.rating;
    return shown('nerve', 2, {
      ...ofUnit(o),
      plate: passed ? 'success' : 'failure',
      tone: passed ? 'good' : 'bad',
      ...check(o.rn, o.rating),
    });
  },
  'check passed': () => shown('goal', 2, { plate: 'success', tone: 'good' }),
  'check failed': () => shown('goal', 2, { plate: 'failure', tone: 'bad' }),
  'mission won': (o) => shown('goal', 3, { plate: `${o.mission} is won`, tone: 'good' }),
  'mission lost': (o) => shown('goal', 3, { plate: `${o.mission} is lost`, tone: 'bad' }),
  promoted: (o) => shown('answer', 1, { ...ofUnit(o), plate: o.gain, tone: 'good' }),
  'campaign over': (o) => shown('goal', 3, { plate: o.grade }),
};

const beatAs = <T extends Happening['type']>(type: T, what: Of<T>): Beat => BEATS[type]?.(what) ?? NOTE;

export const beatOf = (what: Happening): Beat => beatAs(what.type, what);
