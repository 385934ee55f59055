// Everybody who has not acted fires, or holds, in one go.
import type { Asked, Json, LogLine } from '@xenotable/kernel';
import { type Choice, type ChoiceOf, type View, choiceIn, several } from '@xenotable/earth-war/preview';

type Shot = ChoiceOf<'fire' | 'melee'>;

const isShot = (choice: Choice): choice is Shot => choice.do === 'fire' || choice.do === 'melee';

/** The better of FIRE and MELEE of a unit, as far as they are there. */
function bestShot(choices: readonly Choice[], { squad }: View, id: number): Shot | undefined {
  const [first, second] = choices.filter(isShot).filter(({ unit }) => unit === id);
  const shown = squad.find((unit) => unit.id === id);
  if (second === undefined || shown === undefined) return first;
  const wanted = shown.melee > shown.fire ? 'melee' : 'fire';
  return first?.do === wanted ? first : second;
}

/** What pointing at a unit means that has not acted: its best shot. */
export function usualShot(choices: readonly Json[], view: View): Json | null {
  const known = choices.map(choiceIn);
  const shot = known.find(isShot);
  return shot === undefined ? null : (bestShot(known, view, shot.unit) ?? null);
}

/** The better of FIRE and MELEE for every unit that has not acted; whoever turns up a card by it comes last. */
export function volleyFire(ask: Asked | null, view: View): Choice[] {
  const offers = (ask?.offers ?? []).map((offer) => choiceIn(offer.choice));
  const shots = view.squad.flatMap(({ id }) => bestShot(offers, view, id) ?? []);
  const lights = (id: number): number =>
    Number(view.table.squad.find((unit) => unit.id === id)?.type === 'Incinerator');
  return shots.toSorted((a, b) => lights(a.unit) - lights(b.unit));
}

/** Every unit that has not acted. */
export const holdFire = (ask: Asked | null): Choice[] =>
  (ask?.offers ?? []).map((offer) => choiceIn(offer.choice)).filter((choice) => choice.do === 'hold');

/** What a shot made, as its plate says. */
const hitsOf = ({ beat: { kind, plate = '' } }: LogLine): number =>
  kind === 'shot' || kind === 'blow' ? Number(/^(\d+) hits?$/.exec(plate)?.[1] ?? 0) : 0;

const isOwnShot = ({ beat: { kind, actor = '', dice } }: LogLine): boolean =>
  (kind === 'shot' || kind === 'blow') && actor.startsWith('unit:') && dice !== undefined;

/** The shots of several units in all: '9 wounds from 6 shots, 2 missed'; one shot may make several. */
export function volleySum(lines: readonly LogLine[]): string[] {
  const shots = lines.filter(isOwnShot);
  if (shots.length < 2) return [];
  const made = shots.map(hitsOf);
  const missed = made.filter((hits) => hits === 0).length;
  const wounds = several(
    made.reduce((sum, hits) => sum + hits, 0),
    'wound',
  );
  return [`${wounds} from ${shots.length} shots${missed === 0 ? '' : `, ${missed} missed`}`];
}
