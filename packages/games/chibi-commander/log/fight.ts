// The log of attacks, wounds, healing, minds and stars, and of what turns up.
import type { BeatDice, LogItem } from '@xenotable/kernel';
import { forgivesSlips, hitChance } from '../book/fight/strike.ts';
import { type TypeName, typeOf } from '../content/units.ts';
import type { Happening } from '../happenings.ts';
import { cellName } from '../places.ts';
import { cellThing, unitThing } from '../things.ts';
import {
  type Kinds,
  who,
  times,
  sum,
  thrown,
  heavy,
  self,
  about,
  shown,
  actorOf,
  still,
  throwing,
  oneDie,
} from './kit.ts';

/** 'move 1, range 2, damage 1' for 'M1 R2 D1'. */
const SYMBOLS: Readonly<Record<string, string>> = {
  'L:': 'both actions',
  'X2:': 'twice',
  M: 'move',
  T: 'teleport',
  R: 'range',
  D: 'damage',
  E: 'explosion',
  H: 'heal',
  P: 'PSI',
};
const chainText = (chain: string): string =>
  chain
    .split(' ')
    .map((sign) => SYMBOLS[sign] ?? `${SYMBOLS[sign.charAt(0)] ?? sign.charAt(0)} ${sign.slice(1)}`)
    .join(', ');

type StrikeThrow = Extract<Happening, { type: 'strike throw' }>;
const inMelee = ({ dice, distance }: StrikeThrow): boolean => dice.length === 1 && distance === 1;
const strikeNeed = (what: StrikeThrow): string => (inMelee(what) ? '2+' : `> ${what.distance}`);

/** CC-HIT-04 Slips spoil a throw that is high enough: its chance is counted by the rule itself. */
const strikeChance = (what: StrikeThrow): Pick<BeatDice, 'chance'> =>
  inMelee(what) ? {} : { chance: hitChance(what.dice.length, what.distance) };

/** CC-HIT-02 to CC-HIT-04 Why a throw hit or missed. */
function strikeItems(what: StrikeThrow): LogItem[] {
  const slips = what.dice.filter((die) => die === 1).length;
  return [
    { label: 'Thrown, ones count nothing', value: String(sum(what.dice) - slips), rule: 'CC-HIT-02' },
    { label: 'Distance', value: String(what.distance), rule: 'CC-MAP-24' },
    ...(slips > 0
      ? [
          {
            label: forgivesSlips(what.dice.length, what.distance)
              ? 'Ones, forgiven at this distance'
              : 'A one spoils the throw',
            value: String(slips),
            rule: 'CC-HIT-04',
          },
        ]
      : []),
  ];
}

/** CC-DMG-02, CC-COV-01 What held damage back. */
function wardItems({ kind, cover }: { kind: TypeName; cover?: true }): LogItem[] {
  const { armor } = typeOf(kind);
  return [
    ...(armor > 0 ? [{ label: 'Armor', value: `−${armor}`, rule: 'CC-DMG-02' }] : []),
    ...(cover ? [{ label: 'Cover', value: '−1', rule: 'CC-COV-01' }] : []),
  ];
}

export const fight: Kinds<
  | 'uses'
  | 'attacked'
  | 'strike throw'
  | 'damage throw'
  | 'explosion'
  | 'scattered'
  | 'dud'
  | 'hurt'
  | 'unhurt'
  | 'fell into coma'
  | 'coma throw'
  | 'died'
  | 'heals'
  | 'heal throw'
  | 'healed'
  | 'woke'
  | 'star spent'
  | 'PSI throw'
  | 'panics'
  | 'controlled'
  | 'made to run'
> = {
  uses: still((what) => `${who(what)} uses ${chainText(what.chain)}.`),
  attacked: {
    words: (what) => `${who(what)} attacks ${what.whom ?? cellName(what.at)}.`,
    opens: (what) => `${who(what)} attacks ${what.whom ?? cellName(what.at)}`,
    beat: (what) => ({
      kind: 'shot',
      weight: 1,
      actor: unitThing(what.unit),
      target: what.target === undefined ? cellThing(what.at) : unitThing(what.target),
    }),
    about: (what) => [...self(what), ...(what.target === undefined ? [] : [unitThing(what.target)])],
  },
  'strike throw': {
    ...throwing(
      (what) =>
        `${who(what)} throws ${what.dice.join(' ')} against distance ${what.distance}: ${what.hit ? 'a hit' : 'a miss'}.`,
    ),
    beat: (what) => ({
      kind: 'roll',
      weight: 1,
      actor: unitThing(what.unit),
      plate: what.hit ? 'hit' : 'miss',
      tone: what.hit ? 'hit' : 'miss',
      dice: {
        values: what.dice,
        sides: 6,
        need: strikeNeed(what),
        counts: [what.hit],
        ...strikeChance(what),
      },
    }),
    items: strikeItems,
  },
  'damage throw': {
    ...throwing((what) => `Damage dice for ${who(what)}: ${thrown(what)}.`),
    beat: (what) => ({
      kind: 'blow',
      weight: 1,
      target: unitThing(what.unit),
      dice: { values: what.worth ?? what.dice, sides: 3 },
    }),
  },
  explosion: {
    words: (what) => `An explosion at ${cellName(what.at)}.`,
    beat: (what) => ({ kind: 'shot', weight: 2, target: cellThing(what.at) }),
  },
  scattered: (what) => `The shot goes astray to ${cellName(what.to)}.`,
  dud: () => 'A dud.',
  hurt: {
    words: (what) =>
      `${who(what)} takes ${times(what.points, 'point', 'points')}${what.cover ? ' behind cover' : ''}${what.left > 0 ? ` and has ${times(what.left, 'heart', 'hearts')} left` : ''}.`,
    about: self,
    beat: (what) => ({
      kind: 'loss',
      weight: heavy(what),
      target: unitThing(what.unit),
      plate: `−${what.points}`,
      // Points beyond the last heart take none.
      points: what.points - (what.beyond ?? 0),
      tone: 'hit',
    }),
    items: wardItems,
  },
  unhurt: {
    words: (what) => `${who(what)} is not hurt${what.cover ? ': cover' : ''}.`,
    about: self,
    beat: (what) => ({
      kind: 'save',
      weight: 1,
      target: unitThing(what.unit),
      plate: what.cover ? 'cover' : 'unhurt',
      tone: 'miss',
    }),
    items: wardItems,
  },
  'fell into coma': {
    words: (what) => `${who(what)} falls into coma.`,
    about: self,
    beat: (what) => ({
      kind: 'loss',
      weight: heavy(what),
      target: unitThing(what.unit),
      plate: 'coma',
      tone: 'bad',
    }),
  },
  'coma throw': {
    ...oneDie(
      (what) =>
        `${who(what)} lies in coma and throws ${what.die}${what.die === 1 ? ': death' : what.die === 6 ? ': awake' : ''}.`,
    ),
    // Whoever acted last has nothing to do with it.
    opens: (what) => `${who(what)} lies in coma`,
    beat: (what) => ({
      kind: 'nerve',
      // Who stands again or is lost for good is the event of a turn.
      weight: what.die === 1 || what.die === 6 ? 3 : 1,
      actor: unitThing(what.unit),
      plate: what.die === 1 ? 'dies' : what.die === 6 ? 'wakes' : 'still lies',
      tone: what.die === 1 ? 'bad' : what.die === 6 ? 'good' : 'miss',
      dice: {
        values: [what.die],
        sides: 6,
        need: '6',
        counts: [what.die === 6],
        // CC-WND-08 Only a 1 kills: a throw that does not wake is no death yet.
        ...(what.die === 1 ? { test: 'survival', whole: 5 / 6 } : { test: 'waking' }),
      },
    }),
  },
  died: {
    words: (what) => `${who(what)} dies.`,
    about: self,
    beat: (what) => ({
      kind: 'death',
      weight: heavy(what),
      target: unitThing(what.unit),
      plate: 'dead',
      tone: 'bad',
    }),
  },
  heals: {
    words: (what) => `${who(what)} heals ${what.whom}.`,
    opens: (what) => `${who(what)} heals ${what.whom}`,
    about: (what) => [...self(what), unitThing(what.target)],
  },
  'heal throw': {
    ...throwing((what) => `Healing dice for ${who(what)}: ${thrown(what)}.`),
    beat: (what) => ({
      kind: 'roll',
      weight: 1,
      target: unitThing(what.unit),
      dice: { values: what.worth ?? what.dice, sides: 3 },
    }),
  },
  healed: shown(
    (what) =>
      what.points === 0
        ? `${who(what)} is no better.`
        : `${who(what)} regains ${times(what.points, 'heart', 'hearts')}.`,
    (what) =>
      what.points === 0
        ? { kind: 'save', weight: 1, plate: '0', tone: 'miss' }
        : { kind: 'save', weight: 2, plate: `+${what.points}`, tone: 'good' },
  ),
  woke: shown(
    (what) => `${who(what)} wakes.`,
    () => ({ kind: 'save', weight: 2, plate: 'awake', tone: 'good' }),
  ),
  'star spent': about((what) => `${who(what)} spends a star.`),
  'PSI throw': {
    words: (what) =>
      `${who(what)} reaches for the mind of ${what.whom}: ${what.dice.join(' ')} against ${what.needed}, ${what.success ? 'it gives way' : 'in vain'}.`,
    about: (what) => [...self(what), unitThing(what.victim)],
    dice: (what) => what.dice,
    opens: (what) => `${who(what)} reaches for the mind of ${what.whom}`,
    beat: (what) => ({
      kind: 'nerve',
      weight: what.success ? 2 : 1,
      actor: unitThing(what.unit),
      target: unitThing(what.victim),
      plate: what.success ? 'gives way' : 'holds',
      tone: what.success ? 'bad' : 'good',
      dice: {
        values: what.dice,
        sides: 6,
        need: `${what.needed + 1}+`,
        counts: what.dice.map((die) => die > what.needed),
      },
    }),
  },
  panics: shown(
    (what) => `${who(what)} panics.`,
    () => ({ kind: 'nerve', weight: 2, plate: 'panic', tone: 'bad' }),
  ),
  controlled: {
    words: (what) => `${who(what)} is under control.`,
    about: (what) => [...self(what), unitThing(what.by)],
  },
  'made to run': {
    words: (what) => `${who(what)} is made to run.`,
    about: (what) => [...self(what), unitThing(what.by)],
  },
};

export const covered: Kinds<
  'revealed' | 'ghost vanished' | 'blip spotted' | 'blip left' | 'hid' | 'cold throw'
> = {
  revealed: shown(
    (what) => `${who(what)} is revealed at ${cellName(what.cell)}.`,
    (what) => ({ kind: 'reveal', weight: 2, plate: what.kind }),
  ),
  'ghost vanished': {
    words: (what) => `${who(what)} was a Ghost.`,
    about: self,
    beat: (what) => ({ kind: 'reveal', weight: 2, target: cellThing(what.cell), plate: 'Ghost' }),
  },
  'blip spotted': shown(
    (what) => `${who(what)} is spotted at ${cellName(what.cell)}.`,
    () => ({ kind: 'reveal', weight: 1, plate: 'seen' }),
  ),
  'blip left': about((what) => `${who(what)} leaves the map.`),
  hid: about((what) => `${who(what)} hides.`),
  'cold throw': {
    words: (what) =>
      `${'blip' in what || what.unit !== undefined ? who(what) : 'A sleeper'} throws ${what.die} and ${what.die === 6 ? 'wakes' : 'sleeps on'}.`,
    about: (what) => ('blip' in what || what.unit !== undefined ? self(what) : []),
    dice: (what) => [what.die],
    beat: (what) =>
      what.die === 6
        ? {
            kind: 'reveal',
            weight: 2,
            ...('blip' in what || what.unit !== undefined ? actorOf(what) : {}),
            plate: 'wakes',
            tone: 'bad',
            dice: { values: [6], sides: 6, need: '6', counts: [true], test: 'waking' },
          }
        : {
            kind: 'note',
            weight: 0,
            ...('blip' in what || what.unit !== undefined ? actorOf(what) : {}),
            dice: { values: [what.die], sides: 6, need: '6', counts: [false], test: 'waking' },
          },
  },
};
