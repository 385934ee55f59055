// Everything about a thing, for the zoom panel.
import type { Asked, SeatPlan } from '@xenotable/kernel';
import type { Detail } from '../../table/contract.ts';
import { commanderOf, glyphOf, isShared, letterOf, sideOf } from './shared/faces.ts';
import { seatName } from './shared/seats.ts';
import { type Skill, explained, profileOf, typeOf } from '@xenotable/enemy-eternal/content';
import { type Model, type View, nameOfThing } from '@xenotable/enemy-eternal/preview';
import { dotted } from '../../kit/words.ts';

/** EE-ARM-02 What stops damage: a test on HEALTH, or on what its card says. */
function armourWords(m: Model, skills: Record<Skill, number>): string {
  const { armourOn = 'HEALTH', rules } = profileOf(m);
  return rules.includes('Unarmed') ? 'none' : `2D6 ≤ ${skills[armourOn]} (${armourOn}) stops it`;
}

/** EE-COO-01 Who decides for it, where several people lead its side. */
function commandedBy(view: View, m: Model, seats: readonly SeatPlan[]): NonNullable<Detail['facts']> {
  const seat = commanderOf(view, m);
  if (seat < 0 || m.neutral || !isShared(view, m.control)) return [];
  const value = seat === view.viewer ? `${seatName(seats, seat)} (you)` : seatName(seats, seat);
  return [{ label: 'Commanded by', value, rule: 'EE-COO-01' }];
}

export function detailOf(
  thing: string,
  view: View,
  _ask: Asked | null = null,
  seats: readonly SeatPlan[] = [],
): Detail | null {
  const [kind, id = ''] = thing.split(':');
  if (kind === 'piece') {
    const piece = view.pieces[Number(id)];
    return piece === undefined
      ? null
      : {
          title: piece.kind,
          kind: piece.done ? 'objective, done' : 'objective',
          text: piece.done
            ? 'It has given what it had.'
            : 'A model beside it can work it: a test, with its chance in the list of actions.',
          rule: 'EE-OBJ-01',
        };
  }
  if (kind === 'marker')
    return { title: 'Civilian', kind: 'marker', text: 'May be an Infiltrator.', rule: 'EE-SPC-30' };
  const m = kind === 'unit' ? view.models.find((one) => one.name === nameOfThing(thing)) : undefined;
  const shown = view.shown.units.find((one) => one.id === m?.id);
  if (m === undefined || shown === undefined) return null;
  const { skills } = shown;
  return {
    token: { side: sideOf(view, m), glyph: glyphOf(m.unit), letter: letterOf(m) },
    title: m.name,
    kind: dotted(
      typeOf(m),
      m.own?.unit !== undefined && `home-made, like ${m.unit}`,
      m.leader && 'Leader',
      m.down !== 'no' && 'Down',
      m.overwatch !== null && 'Overwatch',
      m.mind !== null && 'controlled',
    ),
    text: `AIM ${skills.AIM}, HEALTH ${skills.HEALTH}, MOBILITY ${skills.MOBILITY}, HACK ${skills.HACK}, WILL ${skills.WILL}, DODGE ${skills.DODGE}, PSI ${skills.PSI}`,
    facts: [
      ...commandedBy(view, m, seats),
      { label: 'Wounds', value: `${m.wounds} of ${m.skills.HEALTH}`, rule: 'EE-DMG-09' },
      { label: 'Armour test', value: armourWords(m, skills), rule: 'EE-ARM-02' },
      {
        label: 'Resistance',
        value:
          Object.entries(shown.resistances)
            .map(([type, value]) => `${type} ${value}`)
            .join(', ') || 'none',
        rule: 'EE-DMG-11',
      },
      ...shown.weapons.map((weapon) => ({
        label: [m.own?.primary, m.own?.secondary].some((own) => own?.name === weapon.name)
          ? `${weapon.name} (home-made)`
          : weapon.name,
        value: `${weapon.range === 0 ? 'close' : weapon.range} · ${weapon.damage}${weapon.rules.length > 0 ? ` · ${weapon.rules.map(explained).join('; ')}` : ''}`,
      })),
      { label: 'Special rules', value: profileOf(m).rules.map(explained).join('; ') || 'none' },
    ],
    rule: profileOf(m).id,
  };
}
