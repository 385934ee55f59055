// How units look: silhouette, letter, side.
import { seatOfLetter } from '@xenotable/kernel';
import { initial } from '../../../kit/words.ts';
import type { GlyphName } from '../../../kit/draw/Glyph.tsx';
import type { Side as Colour } from '../../../kit/draw/sides.ts';
import type { Faction, UnitName } from '@xenotable/enemy-eternal/content';
import { type Model, type Side, type View, nameOfThing, sideOfSeat } from '@xenotable/enemy-eternal/preview';

const GLYPHS: Partial<Record<UnitName, GlyphName>> = {
  Rookie: 'soldier',
  Ranger: 'soldier',
  Grenadier: 'heavy',
  Sharpshooter: 'sniper',
  Specialist: 'engineer',
  'Psi Operative': 'brain',
  'The Commander': 'commander',
  SPARK: 'mech',
  Reaper: 'reaper',
  Skirmisher: 'militia',
  Templar: 'warrior',
  'Central Officer Bradford': 'commander',
  'Chief Engineer Shen': 'engineer',
  'Resistance Militia': 'militia',
  Sectoid: 'grey',
  Faceless: 'shadow',
  Viper: 'serpent',
  'ADVENT MEC': 'mech',
  'ADVENT Turret': 'tank',
  Muton: 'greater',
  Berserker: 'primitive',
  Archon: 'birdy',
  Chryssalid: 'prowler',
  Avatar: 'xeno',
  Civilian: 'civilian',
};

export const glyphOf = (unit: UnitName): GlyphName => GLYPHS[unit] ?? 'advent';

export const sideOfFaction = (faction: Faction): Colour => (faction === 'XCOM' ? 'a' : 'b');

/** EE-COO-01 Colours of the players who share a side, the first player's first. */
const SHARED: Readonly<Record<'a' | 'b', readonly Colour[]>> = {
  a: ['a', 'c', 'd', 'n'],
  b: ['b', 'd', 'c', 'n'],
};

/** EE-SPC-17 The seat that decides for a model: of a controlled mind the caster's. Below 0: the automaton. */
export const commanderOf = (view: View, m: Pick<Model, 'player' | 'mind'>): number =>
  m.mind === null ? m.player : (view.models.find((one) => one.id === m.mind?.by)?.player ?? m.player);

/** Everybody who shares a side has a colour of his own. */
export function colourOfSeat(view: View, seat: number): Colour {
  const side = sideOfSeat(view, seat);
  return SHARED[colourOfSide(view, side)][view.sides[side].seats.indexOf(seat)] ?? colourOfSide(view, side);
}

/** XCOM is sky, ADVENT vermilion; where both sides are of one faction, side B is vermilion. A partner's models have another colour. Civilians of nobody are white. */
export function sideOf(view: View, m: Pick<Model, 'control' | 'neutral' | 'player' | 'mind'>): Colour {
  if (m.neutral) return 'n';
  const seat = commanderOf(view, m);
  return seat < 0 ? colourOfSide(view, m.control) : colourOfSeat(view, seat);
}

export function colourOfSide(view: View, side: Side): 'a' | 'b' {
  const [a, b] = view.sides;
  if (a.faction === b.faction) return side === 0 ? 'a' : 'b';
  return view.sides[side].faction === 'ADVENT' ? 'b' : 'a';
}

/** The letter of a side: of its faction, or of the side where both are of one faction. */
export function letterOfSide(view: View, side: Side): string {
  const [a, b] = view.sides;
  const { faction } = view.sides[side];
  return faction === null || a.faction === b.faction ? (side === 0 ? 'A' : 'B') : initial(faction);
}

/** Whose loss a model is, whoever controls its mind; also when it has been destroyed. A partner's is the viewer's own too. */
export function sidesOfModel(view: View, thing: string): Colour[] {
  const m = view.models.find((one) => one.name === nameOfThing(thing));
  if (m === undefined) return [];
  if (m.neutral) return ['n'];
  const { viewer } = view;
  const seat = viewer !== 'table' && view.sides[m.side].seats.includes(viewer) ? viewer : m.player;
  return [seat < 0 ? colourOfSide(view, m.side) : colourOfSeat(view, seat)];
}

/** Whether several people lead this side, so that it must be said whose a model is. */
export const isShared = (view: View, side: Side): boolean => view.sides[side].seats.length > 1;

/** Units whose first letter another unit of the faction has too. */
const LETTERS: Partial<Record<UnitName, string>> = {
  Ranger: 'Ra',
  Reaper: 'Re',
  Sharpshooter: 'Sh',
  Specialist: 'Sp',
  SPARK: 'SP',
  Skirmisher: 'Sk',
  'The Commander': 'Co',
  'Central Officer Bradford': 'Br',
  'Chief Engineer Shen': 'En',
  'ADVENT Trooper': 'Tr',
  'ADVENT Turret': 'Tu',
  'ADVENT Priest': 'Pr',
  'ADVENT Purifier': 'Pu',
  'ADVENT Stun Lancer': 'St',
  Sectoid: 'Se',
  Archon: 'Ar',
  Avatar: 'Av',
};

const initialsOf = (name: string): string =>
  name
    .split(/[\s-]+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');

/** The initials of a soldier with a name, the number of a model in its unit, or a letter or two of the unit. */
export const letterOf = (m: Pick<Model, 'name' | 'unit' | 'called'>): string =>
  m.called !== undefined
    ? initialsOf(m.called)
    : (/(\d+)(?: of B)?$/.exec(m.name)?.[1] ??
      LETTERS[m.unit] ??
      m.unit.replace(/^(ADVENT|Resistance) /, '').charAt(0));

/** How a die looks: as the models that it activates. */
export const colourOfDie = (view: View, die: string): Colour =>
  die === 'automaton'
    ? colourOfSide(view, view.sides[0].seats.length === 0 ? 0 : 1)
    : colourOfSeat(view, seatOfLetter(die));

export function modelIn(view: View, id: number): Model {
  const m = view.models.find((one) => one.id === id);
  if (m === undefined) throw new Error(`the view has no model ${id}`);
  return m;
}

/** EE-DIF-01 Dice of the automaton in the bag; it may have fewer than models. */
export const automatonDice = ({ shown }: View): number =>
  shown.bag.find(({ colour }) => colour === 'automaton')?.left ?? 0;
