// How happenings are shown on the board: what is a picture of its own, who does what to whom, and the few letters beside them.
import { type Beat, type BeatDice, total } from '@xenotable/kernel';
import type { Happening } from './happenings.ts';
import { houseThing, unitThing } from './things.ts';

const NOTHING: Beat = { kind: 'note', weight: 0 };

interface Thrown {
  dice: readonly number[];
  need: number;
  /** The hits of each. */
  each: readonly number[] | undefined;
}

const diceOf = ({ dice, need, each }: Thrown): BeatDice => ({
  values: dice,
  sides: 6,
  need: `${need}+`,
  ...(each !== undefined && { counts: each.map((one) => one > 0) }),
  // A Heavy Weapon; dice without a six do not tell it.
  ...(each?.includes(2) === true && { twice: 6 }),
});

/** A volley: dice at whom it is aimed, and how many of them hit. */
function volley(h: Extract<Happening, { type: 'shot' | 'return fire' | 'fought' | 'barrage' }>): Beat {
  const house = 'house' in h && h.house >= 0 ? houseThing(h.house) : null;
  const need = 'need' in h ? h.need : 4;
  return {
    kind: h.type === 'fought' ? 'blow' : 'shot',
    weight: h.hits > 0 ? 2 : 1,
    actor: unitThing(h.unit),
    ...(h.target >= 0 ? { target: unitThing(h.target) } : house !== null && { target: house }),
    plate: h.hits === 0 ? 'miss' : h.hits === 1 ? '1 hit' : `${h.hits} hits`,
    tone: h.hits > 0 ? 'hit' : 'miss',
    dice: diceOf({ dice: h.dice, need, each: h.each }),
    ...(h.type === 'fought' &&
      h.back.length > 0 && { back: diceOf({ dice: h.back, need: h.backNeed, each: h.backEach }) }),
  };
}

const NERVES = { passed: 'Courage holds', failed: 'Courage fails', broken: 'Courage breaks' } as const;

const RALLIES = { passed: 'rallies', failed: 'does not rally', broken: 'breaks' } as const;

function nerve(h: Extract<Happening, { type: 'courage test' | 'rally test' }>): Beat {
  const held = h.result === 'passed';
  return {
    kind: 'nerve',
    weight: held ? 1 : 2,
    actor: unitThing(h.unit),
    plate: (h.type === 'rally test' ? RALLIES : NERVES)[h.result],
    tone: held ? 'good' : 'bad',
    dice: {
      values: h.dice,
      sides: 6,
      need: `${h.courage}+`,
      modifier: total(h.modifiers),
      test: h.type === 'rally test' ? 'rally' : 'Courage',
    },
  };
}

function test(h: Extract<Happening, { type: 'activation' }>): Beat {
  return {
    kind: 'roll',
    weight: 1,
    actor: unitThing(h.unit),
    plate: h.success ? 'obeyed' : 'not obeyed',
    tone: h.success ? 'good' : 'bad',
    dice: {
      values: h.dice,
      sides: 6,
      need: `${h.value}+`,
      modifier: total(h.modifiers),
      test: 'order',
    },
  };
}

/** A loss that is seen at the unit itself. */
const at = (
  kind: Beat['kind'],
  weight: Beat['weight'],
  unit: number,
  plate?: string,
  tone?: Beat['tone'],
): Beat => ({
  kind,
  weight,
  actor: unitThing(unit),
  ...(plate !== undefined && { plate }),
  ...(tone !== undefined && { tone }),
});

const rolled = (beat: Beat, values: readonly number[], need: string): Beat => ({
  ...beat,
  dice: { values, sides: 6, need },
});

/** Losses, and what leads to them. */
function lossBeat(h: Happening): Beat | null {
  switch (h.type) {
    case 'struck':
      return at(
        'save',
        1,
        h.unit,
        h.points === 0 ? 'armour holds' : `\u2212${h.points}`,
        h.points > 0 ? 'hit' : 'miss',
      );
    case 'lost':
      return at('loss', 2, h.unit, `\u2212${h.points}, ${h.left} left`, 'bad');
    case 'destroyed':
    case 'routed':
      return at('death', h.commander ? 3 : 2, h.unit, h.type, 'bad');
    case 'suppressed':
      return at('note', 2, h.unit, 'Suppressed', 'bad');
    case 'stunned':
      return at('note', 1, h.unit, 'stunned', 'bad');
    case 'force field':
      return rolled(at('save', 1, h.unit, `saves ${h.saved}`, h.saved > 0 ? 'good' : 'miss'), h.dice, '5+');
    case 'medic':
      return at('save', 1, h.medic, h.saved ? 'saves 1' : 'cannot save', h.saved ? 'good' : 'miss');
    case 'healed':
      return at('note', 1, h.unit, '+1', 'good');
    case 'blocked':
      return rolled(at('roll', 1, h.unit, 'blocked', 'bad'), h.dice, '5+');
    case 'building hit':
      return { kind: 'loss', weight: 2, actor: houseThing(h.house), plate: `\u2212${h.points}`, tone: 'hit' };
    case 'collapsed':
      return { kind: 'death', weight: 2, actor: houseThing(h.house), plate: 'collapses', tone: 'bad' };
    case 'explosion':
      return at('blow', 2, h.unit, 'explodes', 'hit');
    default:
      return null;
  }
}

/** Everything that goes somewhere. */
function moveBeat(h: Happening): Beat | null {
  switch (h.type) {
    case 'moved':
    case 'boarded':
    case 'entered':
    case 'withdrawn':
    case 'stormed':
    case 'jumped':
    case 'put out':
    case 'infiltrates':
      return at('move', 1, h.unit);
    case 'stood still':
      return at('note', 1, h.unit, 'stays');
    case 'charged':
      return {
        ...at('move', 1, h.unit, 'charge'),
        target: h.target >= 0 ? unitThing(h.target) : houseThing(h.house),
      };
    case 'counter-charged':
      return at('answer', 1, h.unit, 'meets it');
    case 'retreated':
      return at('retreat', h.far > 0 ? 1 : 0, h.unit, h.cover ? 'into cover' : 'falls back', 'bad');
    case 'moved back':
      return at('move', 1, h.unit, 'makes room');
    case 'landed':
    case 'reborn':
      return at('reveal', 2, h.unit, 'arrives');
    case 'went to ground':
      return at('note', 1, h.unit, 'to ground', 'good');
    default:
      return null;
  }
}

/** The course of the battle. */
function courseBeat(h: Happening): Beat | null {
  switch (h.type) {
    case 'wild charge':
      return { ...at('order', 1, h.unit, 'Wild Charge'), target: unitThing(h.target) };
    case 'manifested':
      return { ...at('order', 1, h.unit, h.power), ...(h.target >= 0 && { target: unitThing(h.target) }) };
    case 'resisted':
      return at('answer', 1, h.unit, 'resists', 'good');
    case 'fight lost':
      return at('note', 1, h.unit, 'loses the fight', 'bad');
    case 'stayed':
      return at('note', 1, h.unit, 'stays in cover', 'good');
    case 'no contact':
      return at('note', 1, h.unit, 'no contact', 'miss');
    case 'held':
      return at('note', 1, h.unit, 'holds the line', 'good');
    case 'new ranks':
      return at('reveal', 1, h.unit);
    case 'rolled again':
      return rolled(at('roll', 1, h.unit, `${h.hits} hits`), h.dice, 'rolled again');
    case 'jump rolled':
      return rolled(at('roll', 1, h.unit), h.dice, 'jump');
    case 'vip taken':
    case 'vip left':
      return at('goal', 3, h.unit, h.type === 'vip taken' ? 'takes the VIP' : 'leaves the VIP');
    case 'vip out':
      return at('goal', 3, h.unit, 'the VIP is out');
    case 'wave':
    case 'errand':
    case 'army tests':
      return { kind: h.type === 'army tests' ? 'nerve' : 'reveal', weight: 2 };
    case 'fate':
    case 'scored':
    case 'counted':
      return { kind: 'goal', weight: 3 };
    case 'phase lost':
      return { kind: 'note', weight: 1 };
    default:
      return null;
  }
}

export function beatOf(h: Happening): Beat {
  switch (h.type) {
    case 'shot':
    case 'return fire':
    case 'fought':
    case 'barrage':
      return volley(h);
    case 'courage test':
    case 'rally test':
      return nerve(h);
    case 'activation':
      return test(h);
    default:
      return lossBeat(h) ?? moveBeat(h) ?? courseBeat(h) ?? NOTHING;
  }
}
