// A brood that grows with its victims.
import { type RuleId, applies } from '@xenotable/kernel';
import { addUnit, put } from '../../book/movement/arrivals.ts';
import { spot } from '../../book/blips/blips.ts';
import type { Play } from '../../book/chapter.ts';
import { ask } from '../../book/question.ts';
import { awake, isCivilian, unitOf } from '../../book/who.ts';
import { type TypeName, called, factionOfType, typeNamed, typeOf } from '../../content/units.ts';
import { exitOf, kindOf } from '../../names.ts';
import { NONE, type Table, type Unit, type UnitId } from '../../table.ts';
import { count, ofSide } from '../kit.ts';
import { type Due, type Question, byName } from '../mission.ts';
import { common, list } from '../state.ts';

/** CC-M-BP-04 Victims and their killers for whom the hatchery has not thrown yet, by twos. */
export const hatcheryMemo = common.with({ hatchery: list('hatchery') });

/** Who may hatch, and by which rules. */
export interface Brood {
  types: readonly TypeName[];
  rules: { throws: RuleId; hatches: RuleId; grows: RuleId };
}

/** CC-GEN-23 Figures of a type that are not on the map. */
function available(w: Table, type: TypeName): boolean {
  applies('CC-GEN-23');
  return count(w, (unit) => unit.type === type && unit.cell !== NONE) < typeOf(type).figures;
}

/** What a hatching may become: a new creature (CC-M-BP-05), or the killer's promotion (CC-M-BP-06). */
function hatchings(w: Table, { types, rules }: Brood, victim: UnitId, killer: UnitId): string[] {
  const field = unitOf(w, victim).exit;
  const free = !w.units.some((unit) => unit.cell === field);
  const parent = w.units[killer];
  applies(rules.hatches);
  applies(rules.grows);
  const grown =
    parent !== undefined && awake(parent) && typeOf(parent.type).level === 2
      ? typeOf(parent.type).promotes.filter((type) => available(w, type))
      : [];
  return [
    ...(free ? types.filter((type) => available(w, type)).map((type) => `new ${type}`) : []),
    ...grown.map((type) => `grow ${type}`),
  ];
}

function hatch(play: Play, { rules }: Brood, key: string, victim: number, killer: number): void {
  const { w } = play;
  const type = typeNamed(key.slice(key.indexOf(' ') + 1));
  if (key.startsWith('new')) {
    const creature = addUnit(w, type, 'Invaders', factionOfType(type), w.units[killer]?.seat ?? 0);
    put(creature, unitOf(w, victim).exit);
    creature.activated = true;
    play.tell?.({ type: 'hatched', unit: creature.id, kind: type, cell: creature.cell }, rules.hatches);
  } else {
    const parent = unitOf(w, killer);
    parent.type = type;
    parent.lost = Math.min(parent.lost, typeOf(type).hearts - 1);
    play.tell?.({ type: 'promoted', unit: killer, kind: type }, rules.grows);
  }
  spot(play);
}

/** CC-M-BP-04 A throw for every kill: 4 or more, and the hatchery works. */
export function hatchery(play: Play, brood: Brood): Due {
  const { w } = play;
  const pending = hatcheryMemo.of(w).hatchery ?? [];
  while (pending.length > 0) {
    const [victim = NONE, killer = NONE] = pending.splice(0, 2);
    const die = play.roll(6, brood.rules.throws);
    play.tell?.({ type: 'hatchery', die }, brood.rules.throws);
    if (die >= 4 && hatchings(w, brood, victim, killer).length > 0)
      return { call: ask('hatch', w.units[killer]?.seat ?? 0, [victim, killer]) };
  }
}

/** A human whom Invaders killed. */
export function noteVictim(w: Table, unit: Unit, what: string): void {
  const counts =
    what === 'died' &&
    (unit.by === 'Aliens' || unit.by === 'Reapers') &&
    (ofSide(unit, 'Earth') || isCivilian(unit));
  if (counts) (hatcheryMemo.of(w).hatchery ??= []).push(unit.id, unit.byUnit);
}

export const hatchQuestion = (brood: Brood): Question =>
  byName<[victim: UnitId, killer: UnitId]>({
    rule: brood.rules.throws,
    prompt: (w, [victim]) => `The hatchery works: what becomes of ${called(unitOf(w, victim).type)}?`,
    keys: (w, [victim, killer]) => [...hatchings(w, brood, victim, killer), 'nothing'],
    words(look, key, [victim, killer]) {
      const [verb, type = ''] = key.split(/ (.*)/s);
      if (verb === 'grow') return `${kindOf(look, killer)} becomes ${called(type)}`;
      return verb === 'new' ? `A ${called(type)} hatches on ${exitOf(look, victim)}` : 'Nothing';
    },
    take(play, key, [victim, killer]) {
      if (key !== 'nothing') hatch(play, brood, key, victim, killer);
    },
  });
